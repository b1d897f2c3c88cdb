// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'
import { createDrawing } from '../../../src/adapters/markets/drawing.ts'
import type { CandleSeries, Quote } from '../../../src/contract/markets/markets.ts'
import { readColours } from '../../../src/ui/markets/heatmap/colours.ts'
import { Change } from '../../../src/ui/markets/tape/Change.tsx'
import { ContentCardFigures } from '../../../src/ui/news-pit/cards/ContentCardFigures.tsx'
import { dialogRecipe, menuRecipe } from '../../../src/ui/theme/layer-recipes.ts'
import { earningsReport, economicEvent } from '../calendar/calendar-items.ts'
import { showCalendar } from '../calendar/ui-calendar.tsx'
import { moverOf } from '../content/content-item.ts'

/** How each series of a chart was asked for: a canvas cannot be read in jsdom. */
const { drawn, marked } = vi.hoisted(() => ({ drawn: [] as object[], marked: [] as object[] }))
vi.mock('lightweight-charts', () => {
  const silence = () => undefined
  const part = { subscribeSizeChange: silence, fitContent: silence, applyOptions: silence, setData: silence }
  const addSeries = (_: unknown, options: object) => {
    drawn.push(options)
    return part
  }
  const createChart = (chartElement: Element) => ({
    ...{ addSeries, timeScale: () => part, priceScale: () => part, chartElement: () => chartElement },
    ...{ subscribeCrosshairMove: silence, subscribeClick: silence, applyOptions: silence },
  })
  const createSeriesMarkers = () => ({ setMarkers: (markers: object[]) => marked.push(...markers) })
  const series = { AreaSeries: {}, CandlestickSeries: {}, HistogramSeries: {} }
  return { createChart, createSeriesMarkers, ...series, ColorType: {}, CrosshairMode: {} }
})

// other files in the same worker draw for themselves
afterAll(() => {
  vi.doUnmock('lightweight-charts')
  vi.resetModules()
})

const read = (file: string) => readFileSync(`src/ui/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
/** The value of a property in the rule with exactly this selector, or with one that ends with it. */
function declared(file: string, selector: string, property: string) {
  const rules = [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const body = rules.find(([, before = '']) => before.trim().endsWith(selector))?.[2] ?? ''
  return new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+)`).exec(body)?.[1]
}
/** Whether a token is green or red, in the light and in the dark theme. */
function hueOf(file: string, token: string) {
  const said = new RegExp(`${token}:\\s*light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(read(file))
  return said?.slice(1).map((hex) => {
    const [red = 0, green = 0] = [0, 2].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    return green > red ? 'green' : 'red'
  })
}
const tokenOf = (value = '') => /var\((--[\w-]+)\)/.exec(value)?.[1] ?? value
/** The colour of a text, by the rule of the last of its classes: `_up_1fbcf0` stands for `.up`. */
function colourOf(element: Element | null | undefined, file: string) {
  const name = /_(\w+?)_\w+$/.exec(element?.className ?? '')?.[1]
  return name && tokenOf(declared(file, `.${name}`, 'color'))
}

it('CAL-08 ENT-05 gains are green and losses are red in both themes', () => {
  expect([hueOf('theme/tokens.css', '--up'), hueOf('theme/tokens.css', '--down')]).toEqual([
    ['green', 'green'],
    ['red', 'red'],
  ])
})

it('EMB-02 rising prices have the colour of gains, falling ones that of losses', () => {
  const of = (changePercentage: number): Quote =>
    ({ kind: 'share', change: changePercentage, changePercentage }) as unknown as Quote
  const changes = [1, -1].map((change) => render(<Change of={of(change)} />).container.firstElementChild)
  expect(changes.map((change) => colourOf(change, 'markets/tape/Change.module.css'))).toEqual(['--up', '--down'])
})

it('EMB-02 tiles of the heatmap are greener the more they rise, and redder the more they fall', () => {
  const file = 'markets/chart/ChartsPanel.module.css'
  const tokens = [-3, -2, -1, 1, 2, 3].map((heat) => tokenOf(declared(file, `[data-heat="${heat}"]`, 'background')))
  expect([tokens, tokens.map((token) => hueOf(file, token)?.join())]).toEqual([
    ['--heat-down-3', '--heat-down-2', '--heat-down-1', '--heat-up-1', '--heat-up-2', '--heat-up-3'],
    ['red,red', 'red,red', 'red,red', 'green,green', 'green,green', 'green,green'],
  ])
})

it('EMB-02 the chart draws with the colours of the theme', () => {
  const { up, down, ...colours } = readColours(document.body)
  const candle = { at: '2026-01-05T15:00:00.000Z', open: 1, high: 3, low: 1, close: 2, volume: 1 }
  const series = { symbol: 'ES1', range: '1D', minutes: 5, digits: 2, candles: [candle] } as unknown as CandleSeries
  const drawing = createDrawing(
    document.body,
    () => undefined,
    () => undefined,
  )
  drawing.show({ series, look: 'candles', colours: { up, down, ...colours }, marks: [] })
  expect([up, down, drawn.at(-1)]).toEqual([
    'var(--up)',
    'var(--down)',
    expect.objectContaining({ upColor: up, wickUpColor: up, downColor: down, wickDownColor: down }),
  ])
})

it('TCK-03 headlines are marked beneath their candle with their number, reports above it', () => {
  const candle = { startDateTime: '2026-01-05T15:00:00.000Z', open: 1, high: 3, low: 1, close: 2, volume: 1 }
  const series = { symbol: 'ES1', range: '1D', minutes: 5, digits: 2, candles: [candle] } as unknown as CandleSeries
  const silence = () => undefined
  const marks = [
    { index: 0, kind: 'news' as const, ids: ['a', 'b'] },
    { index: 0, kind: 'news' as const, ids: ['d'], isLit: true },
    { index: 0, kind: 'report' as const, ids: ['c'] },
    { index: 7, kind: 'news' as const, ids: ['of a candle that is gone'] },
  ]
  createDrawing(document.body, silence, silence).show({
    series,
    look: 'candles',
    colours: readColours(document.body),
    marks,
  })
  expect(marked).toEqual([
    expect.objectContaining({ position: 'belowBar', color: 'var(--accent)', text: '2' }),
    expect.objectContaining({ position: 'belowBar', color: 'var(--text-quiet)', size: 1.4 }),
    expect.objectContaining({ position: 'aboveBar', color: 'var(--text-quiet)', text: 'E' }),
  ])
})

it('ENT-05 figures of a story are green for a gain and red for a loss', () => {
  render(<ContentCardFigures item={moverOf('a', 'IBM')} />)
  const colours = screen
    .getAllByRole('definition')
    .map((figure) => [figure.textContent, colourOf(figure, 'news-pit/cards/ContentCardFigures.module.css')])
  expect(colours.filter(([, colour]) => colour)).toEqual([
    [expect.stringContaining('up 4.00%'), '--up'],
    [expect.stringContaining('down 1.50%'), '--down'],
  ])
})

it('FED-15 a good sentiment is green, a bad one red', () => {
  const file = 'feed/rows/FeedDetails.module.css'
  expect(['.positive', '.negative'].map((name) => tokenOf(declared(file, name, 'color')))).toEqual(['--up', '--down'])
})

it('CAL-08 a figure is green when it beats its estimate, and red when it misses it', async () => {
  const jobs = economicEvent('jobs', { eventName: 'Unemployment Rate (Sep)', actual: 4.5, estimate: 4.3 })
  const better = economicEvent('better', { eventName: 'Unemployment Rate (Aug)', actual: 4.1, estimate: 4.3 })
  await showCalendar({ events: async () => [jobs, better], reports: async () => [earningsReport('n')] })
  const colours = ['miss', 'beat'].map((outcome) => {
    const figure = document.querySelector(`[class*="_${outcome}_"]`)
    return [figure?.textContent, colourOf(figure, 'calendar/days/Days.module.css')]
  })
  expect(colours).toEqual([
    [expect.stringContaining('miss, above'), '--down'],
    [expect.stringContaining('beat, below'), '--up'],
  ])
})

it('NTF-01 NTF-02 a notification is above every dialog and menu', () => {
  const notice = Number(declared('notification/Notification.module.css', '.region', 'z-index'))
  const { backdrop, positioner } = dialogRecipe.base ?? {}
  const layers = [backdrop, positioner, menuRecipe.base?.content].map((layer) => Number(layer?.zIndex))
  expect([notice, ...layers].every(Number.isInteger)).toBe(true)
  expect(notice).toBeGreaterThan(Math.max(...layers))
})
