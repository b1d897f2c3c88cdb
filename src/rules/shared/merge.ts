type Timed = { readonly publishedDatetime: string; readonly sortDatetime?: string | undefined }
type Dated = Timed & { readonly id: string }

/** When an item stands in lists, in searches by time and in the store: an item of tomorrow is not the newest until then. */
export const sortDatetimeOf = ({ sortDatetime, publishedDatetime }: Timed) => sortDatetime ?? publishedDatetime

/** When the newest of a list was published. */
export const newestAt = ([first]: readonly Timed[]) => first && sortDatetimeOf(first)

/** Newest first, then by id, descending: instants compare as text. */
export const byNewest = (a: Dated, b: Dated) => compare(sortDatetimeOf(b), sortDatetimeOf(a)) || compare(b.id, a.id)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * `list` (newest first, each id once) with `batch` (any order, ids may repeat: the last counts) in it, the newest `limit` of both.
 * An item that did not change stays the same object; when nothing changed, so does the list (FED-16, RT-02).
 */
export function mergeNewest<T extends Dated>(list: readonly T[], batch: readonly T[], limit = 500): readonly T[] {
  const incoming = new Map(batch.map((item) => [item.id, item]))
  const kept = list.filter((item) => {
    const next = incoming.get(item.id)
    if (!next) return true
    if (!isSame(item, next)) return false
    incoming.delete(item.id)
    return true
  })
  if (incoming.size === 0 && list.length <= limit) return list
  const merged = mergeSorted(kept, [...incoming.values()].sort(byNewest), limit)
  return isSameList(merged, list) ? list : merged
}

/**
 * What `items` (any order, ids may repeat: the last counts) make as a list of their own. What stands in `list` already and did not change
 * stays the same object, and so does a list with equal content.
 */
export function replaceNewest<T extends Dated>(list: readonly T[], items: readonly T[], limit = 500): readonly T[] {
  const known = new Map(list.map((item) => [item.id, item]))
  const kept = items.map((item) => {
    const before = known.get(item.id)
    return before && isSame(before, item) ? before : item
  })
  const replaced = mergeNewest([], kept, limit)
  return isSameList(replaced, list) ? list : replaced
}

/** `list` with `older` in it: of an item that both have, the list knows the latest. */
export const addOlder = <T extends Dated>(list: readonly T[], older: readonly T[], limit = 500): readonly T[] =>
  mergeNewest(
    list,
    older.filter(({ id }) => !idsOf(list).has(id)),
    limit,
  )

/** `list` with those of `others` that stand below its first: nothing above it moves. */
export function addBelow<T extends Dated>(list: readonly T[], others: readonly T[], limit = 500): readonly T[] {
  const [first] = list
  return addOlder(list, first ? others.filter((item) => byNewest(first, item) < 0) : others, limit)
}

/** `list` with those of `others` that stand below its last: nothing moves. */
export function addAtEnd<T extends Dated>(list: readonly T[], others: readonly T[], limit = 500): readonly T[] {
  const last = list.at(-1)
  return last
    ? addOlder(
        list,
        others.filter((item) => byNewest(last, item) < 0),
        limit,
      )
    : list
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

const sets = new WeakMap<readonly Dated[], ReadonlySet<string>>()

/** The ids of a list, made once for each list. */
export function idsOf(list: readonly Dated[]): ReadonlySet<string> {
  const known = sets.get(list)
  if (known) return known
  const made = new Set(list.map(({ id }) => id))
  sets.set(list, made)
  return made
}

/** The ids in `list` that were not in `known`, each once. */
export function newIn(list: readonly Dated[], known: readonly Dated[]): readonly string[] {
  if (list === known) return []
  const before = idsOf(known)
  return [...idsOf(list)].filter((id) => !before.has(id))
}

function mergeSorted<T extends Dated>(older: readonly T[], newer: readonly T[], limit: number) {
  const merged: T[] = []
  let fromOlder = 0
  let fromNewer = 0
  while (merged.length < limit) {
    const [a, b] = [newer[fromNewer], older[fromOlder]]
    if (a && (!b || byNewest(a, b) < 0)) {
      merged.push(a)
      fromNewer += 1
    } else if (b) {
      merged.push(b)
      fromOlder += 1
    } else break
  }
  return merged
}

/** Whether two JSON values are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const [ofA, ofB] = [Object.entries(a), new Map(Object.entries(b))]
  return ofA.length === ofB.size && ofA.every(([key, value]) => ofB.has(key) && isSame(value, ofB.get(key)))
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The first index in a list of this length for which something holds, or its length. It holds for all that follow, too, so halves are left out. */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
