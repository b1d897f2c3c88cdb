import { LIST_LIMIT, type NewsItem } from '../../contract/shared/news.ts'
import { byNewest, idsOf, mergeNewest } from '../shared/merge.ts'

type Items = readonly NewsItem[]

/** What a search without its exclusions finds, and the ids of what they leave out. */
export type Unmuted = { items: Items; muted: readonly string[] }

/** `muted` after a batch of the same search: what the exclusions leave out is in it, what they no longer leave out is not. */
export function muteIn(muted: Items, batch: Unmuted): Items {
  const ids = new Set(batch.muted)
  const latest = [...new Map(batch.items.map((item) => [item.id, item])).values()]
  const passed = new Set(latest.filter(({ id }) => !ids.has(id)).map(({ id }) => id))
  const kept = muted.some(({ id }) => passed.has(id)) ? muted.filter(({ id }) => !passed.has(id)) : muted
  return mergeNewest(
    kept,
    latest.filter(({ id }) => ids.has(id)),
  )
}

/** What is muted within the time that a list spans: a full one ends somewhere. */
export function mutedWithin(list: Items, muted: Items): Items {
  const last = list.length < LIST_LIMIT ? undefined : list.at(-1)
  return last ? muted.filter((item) => byNewest(item, last) < 0) : muted
}

/** Both in one list. What is the same in both counts as not muted. */
export const withMuted = (list: Items, muted: Items): Items =>
  mergeNewest(
    list,
    mutedWithin(list, muted).filter(({ id }) => !idsOf(list).has(id)),
    Number.POSITIVE_INFINITY,
  )

/** A list that does not move gets what is muted below its first row. */
export const withMutedBelow = (list: Items, muted: Items): Items => {
  const [first] = list
  return withMuted(list, first ? muted.filter((item) => byNewest(first, item) < 0) : muted)
}

export const withoutMuted = (list: Items, muted: Items): Items => list.filter(({ id }) => !idsOf(muted).has(id))
