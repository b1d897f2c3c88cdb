import { millisecondsInDay } from 'date-fns/constants'
import { LIST_LIMIT, type NewsItem } from '../../contract/shared/news.ts'
import { PEERS_LIMIT, type TickerProfile } from '../../contract/ticker/ticker.ts'
import { sortDatetimeOf } from '../shared/merge.ts'

export type NewsFigures = Pick<TickerProfile, 'news'> & { peers: Omit<TickerProfile['peers'][number], 'name'>[] }

/** A symbol that shares fewer headlines than this is no peer. */
const TOGETHER = 2
/** Lists of many symbols ("stocks on the move") say nothing about two of them. */
const MOST_SYMBOLS = 6

/** `since`: since when all headlines are known, unless there are more than a list holds. Both in epoch milliseconds. */
type Span = { since: number; now: number }

/** How much is written about a symbol, and what else the same headlines are about. `items`: the headlines about it, newest first. */
export function newsFigures(items: readonly NewsItem[], symbol: string, { since, now }: Span): NewsFigures {
  const times = items.map((item) => Date.parse(sortDatetimeOf(item)))
  const dayAgo = now - millisecondsInDay
  const lastDay = times.filter((at) => at > dayAgo).length
  const oldest = times.at(-1) ?? now
  const daysBefore = (dayAgo - (items.length < LIST_LIMIT ? Math.min(since, oldest) : oldest)) / millisecondsInDay
  const usual = daysBefore >= 1 ? (items.length - lastDay) / daysBefore : null
  return { news: { lastDay, usual }, peers: peersOf(items, symbol) }
}

function peersOf(items: readonly NewsItem[], symbol: string) {
  const counts = new Map<string, number>()
  for (const { tickers } of items)
    if (tickers.length <= MOST_SYMBOLS)
      for (const other of new Set(tickers)) if (other !== symbol) counts.set(other, (counts.get(other) ?? 0) + 1)
  return [...counts]
    .filter(([, together]) => together >= TOGETHER)
    .sort(([, a], [, b]) => b - a)
    .slice(0, PEERS_LIMIT)
    .map(([other, together]) => ({ symbol: other, together }))
}
