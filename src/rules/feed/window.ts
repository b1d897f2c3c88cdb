/** A row that is not of the common height, together with what stands above it and belongs to it. Pixels. */
export type Taller = { index: number; height: number; above?: number }
export type RowList = { count: number; rowHeight: number; taller: readonly Taller[] }
/** `start` to `end` (exclusive) are to be drawn; `before` and `after` is the space of the others, in pixels. */
export type RowWindow = { start: number; end: number; before: number; after: number }

/**
 * Which rows stand between `top` and `bottom` (pixels from the list's top), with `overscan` more to either side: at least as many as there would be if
 * all had the common height, for a row may become lower without a further drawing. `taller` is sorted by index.
 */
export function windowOf(list: RowList, { top, bottom }: { top: number; bottom: number }, overscan = 8): RowWindow {
  const first = rowAt(list, top)
  const start = Math.max(0, first - overscan)
  const last = Math.max(rowAt(list, bottom), first + Math.floor((bottom - top) / list.rowHeight))
  const end = Math.min(list.count, last + 1 + overscan)
  return { start, end, before: offsetOf(list, start), after: offsetOf(list, list.count) - offsetOf(list, end) }
}

/** Pixels from the list's top to row `index` itself, beneath what stands above it. */
export const topOf = (list: RowList, index: number) =>
  offsetOf(list, index) + (list.taller.find((row) => row.index === index)?.above ?? 0)

/** Pixels from the list's top to the end of the row before `index`. */
export function offsetOf({ rowHeight, taller }: RowList, index: number) {
  const extra = taller.filter((row) => row.index < index).reduce((sum, { height }) => sum + height - rowHeight, 0)
  return index * rowHeight + extra
}

/** The row at `y` pixels from the list's top; the last one beneath it. */
export function rowAt(list: RowList, y: number) {
  const { count, rowHeight, taller } = list
  let [from, at] = [0, 0]
  for (const { index, height } of taller) {
    const top = at + (index - from) * rowHeight
    if (y < top) break
    if (y < top + height) return index
    from = index + 1
    at = top + height
  }
  return Math.min(Math.max(count - 1, 0), Math.max(0, from + Math.floor((y - at) / rowHeight)))
}
