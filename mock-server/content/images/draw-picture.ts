import { escaped } from '../../escaped.ts'
import type { Picture } from './picture.ts'

const WIDTH = 640
const HEIGHT = 360
const LEFT = 28
const RIGHT = 612
const TOP = 116
/** Beneath the line: with bars and without. */
const FLOORS = { bars: 246, none: 308 }
const BARS = { top: 262, bottom: 316 }

const colours = {
  ground: '#111314',
  line: '#2b3034',
  text: '#e8e9ea',
  quiet: '#a7adb2',
  accent: '#f5a623',
  up: '#41c285',
  down: '#f3716f',
}
/** The same on a light page. This is the only way for a picture to know its page: browsers pass it the colour scheme of the element that it is in. */
const onLight: typeof colours = {
  ground: '#f5f6f7',
  line: '#d3d7da',
  text: '#16181a',
  quiet: '#596066',
  accent: '#8a5200',
  up: '#0b7a47',
  down: '#bb2a2e',
}
const names = ['ground', 'line', 'text', 'quiet', 'accent', 'up', 'down'] as const
const lightRules = names.flatMap((name) =>
  ['fill', 'stroke'].map((part) => `[${part}="${colours[name]}"]{${part}:${onLight[name]}}`),
)
const STYLE = `<style>@media(prefers-color-scheme:light){${lightRules.join('')}}</style>`
const FONT = 'font-family="Inter,\'Helvetica Neue\',Arial,sans-serif"'

const across = (position: number) => (LEFT + (RIGHT - LEFT) * Math.min(1, Math.max(0, position))).toFixed(1)
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

type Style = { size: number; colour: string; weight?: number; end?: boolean }
const word = (x: number | string, y: number, text: string, { size, colour, weight = 400, end }: Style) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}"${end ? ' text-anchor="end"' : ''}>${escaped(text)}</text>`

/** 16:9, dark on a dark page and light on a light one. It loads nothing. */
export function drawPicture(picture: Picture): string {
  const { title, subtitle, fact, price, change, isUp, labels } = picture
  const colour = isUp ? colours.up : colours.down
  const quiet = { size: 17, colour: colours.quiet }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ${FONT}>`,
    `<title>${escaped(`Simulated: ${title}, ${price}, ${change}. ${fact}.`)}</title>`,
    STYLE,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>`,
    word(LEFT, 46, cut(title, 20), { size: 30, colour: colours.text, weight: 700 }),
    word(RIGHT, 46, price, { size: 30, colour: colours.text, weight: 600, end: true }),
    word(LEFT, 72, cut(subtitle, 38), quiet),
    word(RIGHT, 72, change, { size: 20, colour, weight: 600, end: true }),
    word(LEFT, 98, fact, { size: 17, colour: colours.accent, weight: 600 }),
    ...curve(picture, colour),
    ...bars(picture),
    ...labels.map(({ position, text }) => word(across(position), 342, text, { ...quiet, size: 15 })),
    word(RIGHT, 98, 'Simulated', { ...quiet, size: 15, end: true }),
    '</svg>',
  ].join('')
}

function curve({ line, reference, bars }: Picture, colour: string) {
  const floor = bars.length > 0 ? FLOORS.bars : FLOORS.none
  const prices = [...line.map(({ price }) => price), reference]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const up = (price: number) => (floor - ((price - low) / (high - low || 1)) * (floor - TOP)).toFixed(1)
  // below the line the exact shape is invisible
  const area = line
    .filter((_, index) => index % 2 === 0 || index === line.length - 1)
    .map(({ position, price }) => `${Math.round(Number(across(position)))} ${Math.round(Number(up(price)))}`)
  const points = line.map(({ position, price }) => `${across(position)} ${up(price)}`)
  const [x = '', y = ''] = points.at(-1)?.split(' ') ?? []
  return [
    `<path d="M${across(line[0]?.position ?? 0)} ${floor}L${area.join('L')}V${floor}Z" fill="${colour}" fill-opacity=".13"/>`,
    `<path d="M${LEFT} ${up(reference)}H${RIGHT}" stroke="${colours.quiet}" stroke-dasharray="3 5"/>`,
    `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"/>`,
    `<circle cx="${x}" cy="${y}" r="5" fill="${colour}" stroke="${colours.ground}" stroke-width="2"/>`,
  ]
}

/** The busiest one stands out. */
function bars({ bars: all }: Picture) {
  const most = Math.max(...all.map(({ volume }) => volume), 1)
  const drawn = all.map(({ position, volume }) => {
    const top = Math.round(BARS.bottom - (volume / most) * (BARS.bottom - BARS.top))
    return { path: `M${across(position)} ${BARS.bottom}V${top}`, isMost: volume === most }
  })
  const path = (isMost: boolean) =>
    drawn
      .filter((bar) => bar.isMost === isMost)
      .map((bar) => bar.path)
      .join('')
  if (all.length === 0) return []
  return [
    `<path d="M${LEFT} ${BARS.bottom}H${RIGHT}" stroke="${colours.line}"/>`,
    `<path d="${path(false)}" stroke="${colours.quiet}" stroke-width="2.6" stroke-opacity=".55"/>`,
    `<path d="${path(true)}" stroke="${colours.accent}" stroke-width="3"/>`,
  ]
}
