export type Box = { left: number; top: number; right: number; bottom: number }
export type Point = readonly [x: number, y: number]

const FAR = 1e6

export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** Whether it is larger than a hairline in both directions (px). */
export const isLarge = ({ left, top, right, bottom }: Box, thanPx = 1) => right - left > thanPx && bottom - top > thanPx

export const centreOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2]

/** Within the borders and the scrollbars. */
export function paddingBoxOf(element: Element): Box {
  const box = element.getBoundingClientRect()
  const [left, top] = [box.left + element.clientLeft, box.top + element.clientTop]
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight }
}

/** The layout container of an element: the nearest scrolling box, and what is clipped in it at every scroll position. */
export type Frame = { scroller: Element; clip: Box }

const frames = new Map<Element, Frame>()

/** The layout container of the text and the children of an element. */
export function frameInside(element: Element): Frame {
  const known = frames.get(element)
  if (known) return known
  const frame = element === document.documentElement ? pageFrame(element) : innerFrame(element)
  frames.set(element, frame)
  return frame
}

/** The layout container of an element itself. */
export function frameOf(element: Element): Frame {
  const { position } = getComputedStyle(element)
  const isLifted = /^(absolute|fixed)$/.test(position) && element instanceof HTMLElement
  return frameInside((isLifted ? element.offsetParent : element.parentElement) ?? document.documentElement)
}

const pageFrame = (scroller: Element): Frame => ({
  scroller,
  clip: { left: 0, top: -FAR, right: scroller.clientWidth, bottom: FAR },
})

function innerFrame(element: Element): Frame {
  const around = frameOf(element)
  const { overflowX, overflowY, display } = getComputedStyle(element)
  if (/^(inline|contents)$/.test(display) || (overflowX === 'visible' && overflowY === 'visible')) return around
  const scrollsX = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth
  const scrollsY = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight
  const box = paddingBoxOf(element)
  const clip = {
    left: scrollsX || overflowX === 'visible' ? -FAR : box.left,
    right: scrollsX || overflowX === 'visible' ? FAR : box.right,
    top: scrollsY || overflowY === 'visible' ? -FAR : box.top,
    bottom: scrollsY || overflowY === 'visible' ? FAR : box.bottom,
  }
  return scrollsX || scrollsY
    ? { scroller: element, clip }
    : { scroller: around.scroller, clip: common(around.clip, clip) }
}

/** The part of a box within `scroller` that is visible at the current scroll positions. */
export function partInSight(box: Box, scroller: Element): Box {
  if (scroller === document.documentElement) {
    return common(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  }
  const frame = frameOf(scroller)
  return partInSight(common(common(box, paddingBoxOf(scroller)), frame.clip), frame.scroller)
}

/** Looks at a point within `scroller` while everything is scrolled to make it visible. */
export function withInSight<Seen>([x, y]: Point, scroller: Element, look: (point: Point) => Seen): Seen {
  const [centreX, centreY] = centreOf(paddingBoxOf(scroller))
  const { scrollLeft: left, scrollTop: top } = scroller
  const scrollTo = (toLeft: number, toTop: number) => {
    scroller.scrollTo({ left: toLeft, top: toTop, behavior: 'instant' })
    frames.clear()
  }
  scrollTo(left + x - centreX, top + y - centreY)
  const moved: Point = [x - (scroller.scrollLeft - left), y - (scroller.scrollTop - top)]
  try {
    if (scroller === document.documentElement) return look(moved)
    return withInSight(moved, frameOf(scroller).scroller, look)
  } finally {
    scrollTo(left, top)
  }
}
