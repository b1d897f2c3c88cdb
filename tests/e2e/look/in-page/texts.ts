import {
  type Box,
  centreOf,
  common,
  type Frame,
  frameInside,
  frameOf,
  isLarge,
  type Point,
  paddingBoxOf,
  partInSight,
  withInSight,
} from './boxes.ts'
import { inkOf, isPaintedAt } from './painted.ts'

/** A line of text, where it is laid out. */
export type Line = { element: Element; words: string; box: Box; frame: Frame }

/** Every line of text in `root` that is visible, or becomes so by scrolling. */
export function linesIn(root: Element): Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const shown = new Map<Element, boolean>()
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue?.trim()
    const element = node.parentElement
    if (!words || !element) continue
    if (!shown.has(element)) shown.set(element, isShown(element))
    if (shown.get(element)) lines.push(...linesOf(node, element, words))
  }
  return lines
}

/** Neither hidden nor transparent. */
export const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

const range = document.createRange()

function linesOf(node: Node, element: Element, words: string): Line[] {
  range.selectNodeContents(node)
  const frame = frameInside(element)
  return [...range.getClientRects()]
    .filter((box) => isLarge(common(box, frame.clip), 2))
    .map((box) => ({ element, words, box, frame }))
}

/** A line as positioned in a scrolling box; `via` is the inner box that scrolls it, if there is one. */
type Spot = { line: Line; box: Box; via: Element | undefined }

/** Pairs of lines that overlap. */
export function overlapsAmong(lines: Line[]): [Line, Line][] {
  const found: [Line, Line][] = []
  for (const [scroller, group] of Map.groupBy(lines.flatMap(spotsOf), ({ scroller }) => scroller)) {
    group.sort((a, b) => a.box.top - b.box.top)
    for (const [index, one] of group.entries()) {
      for (let next = index + 1; next < group.length; next++) {
        const other = group[next]
        if (!other || other.box.top > one.box.bottom) break
        if (areOnEachOther(one, other, scroller)) found.push([one.line, other.line])
      }
    }
  }
  return found
}

/** The position of a line in the nearest scrolling box, in the box that scrolls that one, and so on. */
function spotsOf(line: Line) {
  const spots: (Spot & { scroller: Element })[] = []
  let { box, frame }: { box: Box; frame: Frame } = line
  for (let via: Element | undefined; ; frame = frameOf(via)) {
    box = common(box, frame.clip)
    if (!isLarge(box)) return spots
    spots.push({ line, box, via, scroller: frame.scroller })
    if (frame.scroller === document.documentElement) return spots
    via = frame.scroller
    box = common(box, paddingBoxOf(via))
  }
}

function areOnEachOther(one: Spot, other: Spot, scroller: Element) {
  const [a, b] = [one.line.element, other.line.element]
  const areOfOne = a === b || (one.via !== undefined && one.via === other.via)
  if (areOfOne || !isLarge(common(one.box, other.box))) return false
  const part = common(inked(one), inked(other))
  if (!isLarge(part)) return false
  const arePainted = (at: Point) => isPaintedAt(a, at) && isPaintedAt(b, at)
  const seen = partInSight(part, scroller)
  return isLarge(seen) ? arePainted(centreOf(seen)) : withInSight(centreOf(part), scroller, arePainted)
}

const inked = ({ line, box }: Spot) => common(box, inkOf(line.words, line.box, line.element))
