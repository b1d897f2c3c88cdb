/** Heights in pixels, the same as in the calendar's style sheet. */
export const HEAD = 28
export const ROW = 48
export const EMPTY = 36

/** Where the days of a list stand: `tops[n]` is the top of the nth in pixels, the last one the end of the list. */
export type Sections = { tops: readonly number[] }

/** Of days with so many rows each. */
export function sectionsOf(counts: readonly number[]): Sections {
  const tops = [0]
  for (const count of counts) tops.push((tops.at(-1) ?? 0) + HEAD + (count === 0 ? EMPTY : count * ROW))
  return { tops }
}

/** Which day stands at `y`. */
export function sectionAt({ tops }: Sections, y: number) {
  let [low, high] = [0, Math.max(0, tops.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** The days of which something stands between `top` and `bottom`, `end` without it, and the room of the others. */
export function sectionWindow(sections: Sections, { top, bottom }: { top: number; bottom: number }) {
  const { tops } = sections
  const start = sectionAt(sections, Math.max(0, top))
  const end = Math.min(tops.length - 1, sectionAt(sections, bottom) + 1)
  return { start, end, before: tops[start] ?? 0, after: (tops.at(-1) ?? 0) - (tops[end] ?? 0) }
}
