import type { Taller } from '../../../rules/feed/window.ts'

/** The line of the last visit, in pixels: it belongs to the row beneath it. */
export const LINE_HEIGHT = 28

/** The rows that are not of the common height: opened ones by their measured heights, and the one under the line. */
export function tallerRows(
  items: readonly { readonly id: string }[],
  heights: ReadonlyMap<string, number>,
  opened: ReadonlySet<string>,
  rowHeight: number,
  line?: number,
): Taller[] {
  if (opened.size === 0) return line === undefined ? [] : [{ index: line, height: rowHeight + LINE_HEIGHT }]
  return items.flatMap(({ id }, index) => {
    const height = opened.has(id) ? heights.get(id) : undefined
    if (height === undefined && index !== line) return []
    return [{ index, height: (height ?? rowHeight) + (index === line ? LINE_HEIGHT : 0) }]
  })
}
