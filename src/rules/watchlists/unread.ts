import type { NewsItem } from '../../contract/shared/news.ts'
import type { Lists } from './edits.ts'
import { symbolKey } from './panel.ts'

/** More are not counted. */
export const UNREAD_LIMIT = 100

/** The ids of the headlines about each list that its reader has not looked at, by the list's id. */
export type Unread = Readonly<Record<string, readonly string[]>>
/** A headline that came. `lists`: the ids of those that have one of its symbols. */
export type Arrival = { id: string; lists: readonly string[] }
/** The ids of the lists that have a symbol, by how symbols are compared. */
export type ListsBySymbol = ReadonlyMap<string, readonly string[]>

/** Made once for all headlines: what a headline costs does not depend on how long the lists are. */
export function listsBySymbol(lists: Lists): ListsBySymbol {
  const bySymbol = new Map<string, readonly string[]>()
  for (const { id, symbols } of lists) {
    const alone = [id]
    for (const key of new Set(symbols.map(symbolKey))) {
      const others = bySymbol.get(key)
      bySymbol.set(key, others ? [...others, id] : alone)
    }
  }
  return bySymbol
}

/** The ids of the lists that a headline is about. */
export const listsAbout = (bySymbol: ListsBySymbol, { tickers }: Pick<NewsItem, 'tickers'>): readonly string[] => [
  ...new Set(tickers.flatMap((symbol) => bySymbol.get(symbolKey(symbol)) ?? [])),
]

/** With the headlines that came, each once, but for the list that is looked at. The same object where nothing is new. */
export function withNew(unread: Unread, came: readonly Arrival[], lookedAt: string | undefined): Unread {
  const grown = new Map<string, readonly string[]>()
  for (const { id, lists } of came)
    for (const list of lists) {
      const known = grown.get(list) ?? unread[list] ?? []
      if (list !== lookedAt && !known.includes(id) && known.length < UNREAD_LIMIT) grown.set(list, [...known, id])
    }
  return grown.size === 0 ? unread : { ...unread, ...Object.fromEntries(grown) }
}

/** What was kept, and what has come since. */
export const joined = (kept: Unread, since: Unread, lookedAt: string | undefined): Unread =>
  withNew(
    withoutList(kept, lookedAt),
    Object.entries(since).flatMap(([list, ids]) => ids.map((id) => ({ id, lists: [list] }))),
    lookedAt,
  )

/** The same object where the list has none. */
export const withoutList = (unread: Unread, list: string | undefined): Unread =>
  list === undefined || !unread[list]
    ? unread
    : Object.fromEntries(Object.entries(unread).filter(([id]) => id !== list))

/** Of lists that are there. */
export const ofLists = (unread: Unread, lists: Lists): Unread =>
  Object.fromEntries(Object.entries(unread).filter(([id]) => lists.some((list) => list.id === id)))

export const unreadIn = (unread: Unread, list: string): number => unread[list]?.length ?? 0
/** Of all lists: a headline about several of them is one. */
export const unreadInAll = (unread: Unread): number => new Set(Object.values(unread).flat()).size

/** `3 new`; '' for none. */
export const newWords = (count: number): string =>
  count === 0 ? '' : `${count < UNREAD_LIMIT ? count : `${UNREAD_LIMIT - 1}+`} new`

/** What a list is called where there are several: `Banks (12)`, `Banks, 3 new`. */
export const listWords = ({ name, symbols }: Lists[number], unread: number): string =>
  unread === 0 ? `${name} (${symbols.length})` : `${name}, ${newWords(unread)}`
