type Box = { left: number; top: number; right: number; bottom: number }

const AIR = 8

/** How far to scroll for what is wanted, all in the window's pixels: the first box in any case, of the others what has space beside it. */
export function wayTo([first, ...others]: readonly Box[], frame: Box) {
  if (!first) return { left: 0, top: 0 }
  const view = { left: frame.left + AIR, top: frame.top + AIR, right: frame.right - AIR, bottom: frame.bottom - AIR }
  const wanted = others.reduce((box, other) => {
    const both = around(box, other)
    return hasSpace(both, view) ? both : box
  }, first)
  return {
    left: distance(wanted.left, wanted.right, view.left, view.right),
    top: distance(wanted.top, wanted.bottom, view.top, view.bottom),
  }
}

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

const hasSpace = (box: Box, view: Box) =>
  box.right - box.left <= view.right - view.left && box.bottom - box.top <= view.bottom - view.top

/** What is out of sight comes to the middle; of what is too large, the beginning. */
function distance(start: number, end: number, from: number, to: number) {
  if (start >= from && end <= to) return 0
  return end - start > to - from ? start - from : (start + end - from - to) / 2
}
