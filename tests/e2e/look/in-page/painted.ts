import type { Box, Point } from './boxes.ts'

/** Whether the text of an element is visible at a point, with nothing opaque over it. */
export function isPaintedAt(element: Element, point: Point) {
  const pile = document.elementsFromPoint(...point)
  const index = pile.indexOf(element)
  return index >= 0 && !pile.slice(0, index).some(isOpaque)
}

const isOpaque = (element: Element) =>
  (/^(IMG|VIDEO|IFRAME)$/.test(element.tagName) || alphaOf(getComputedStyle(element).backgroundColor) > 0.9) &&
  opacityOf(element) > 0.9

function alphaOf(colour: string) {
  const given = /^rgba\(.*,\s*([\d.]+)\)$/.exec(colour) ?? /\/\s*([\d.]+)\)$/.exec(colour)
  return given ? Number(given[1]) : 1
}

const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

/** Runs `look` while everything painted at a point can be hit there, even elements without pointer events. */
export function withAllInReach<Seen>(look: () => Seen): Seen {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  try {
    return look()
  } finally {
    document.adoptedStyleSheets.pop()
  }
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d')

/** The part of a line that is painted: its box extends above and below its letters. */
export function inkOf(words: string, line: Box, element: Element): Box {
  if (!canvas) return line
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  const size = canvas.measureText(words)
  const scale = (line.bottom - line.top) / (size.fontBoundingBoxAscent + size.fontBoundingBoxDescent)
  const baseline = line.top + size.fontBoundingBoxAscent * scale
  return {
    left: line.left,
    right: line.right,
    top: baseline - size.actualBoundingBoxAscent * scale,
    bottom: baseline + size.actualBoundingBoxDescent * scale,
  }
}
