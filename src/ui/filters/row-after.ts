/** How far Page Up and Page Down go. */
const PAGE = 8

/** Where a key leads in a list of `count` rows; undefined for a key that leads nowhere. */
export function rowAfter(key: string, row: number, count: number) {
  const steps: Partial<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + PAGE,
    PageUp: row - PAGE,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next))
}
