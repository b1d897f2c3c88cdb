import type { Taller } from '../../../rules/feed/window.ts'

/** The line of the last visit, in pixels. */
export const LINE_HEIGHT = 28
/** The heading of a day, in pixels. */
export const DAY_HEIGHT = 24

/** What stands above rows and belongs to them, in pixels by index: the headings of days, and the line of the last visit. */
export function heightsAbove(days: Iterable<number>, line?: number): ReadonlyMap<number, number> {
  const above = new Map([...days].map((index) => [index, DAY_HEIGHT]))
  if (line !== undefined) above.set(line, (above.get(line) ?? 0) + LINE_HEIGHT)
  return above
}

/** The rows that are not of the common height: opened ones by their measured heights, and those with something above them. */
export function tallerRows(
  items: readonly { readonly id: string }[],
  heights: ReadonlyMap<string, number>,
  opened: ReadonlySet<string>,
  rowHeight: number,
  aboveRows: ReadonlyMap<number, number>,
): Taller[] {
  const taller = new Map([...aboveRows].map(([index, above]) => [index, { index, height: rowHeight + above, above }]))
  if (opened.size > 0) {
    for (const [index, { id }] of items.entries()) {
      const height = opened.has(id) ? heights.get(id) : undefined
      const above = aboveRows.get(index) ?? 0
      if (height !== undefined) taller.set(index, { index, height: height + above, above })
    }
  }
  return [...taller.values()].sort((a, b) => a.index - b.index)
}
