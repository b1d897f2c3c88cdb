import type { NewsItem } from '../../src/contract/shared/news.ts'
import { sortDatetimeOf } from '../../src/rules/shared/merge.ts'

type Times = Pick<NewsItem, 'publishedDatetime' | 'receivedDatetime' | 'sortDatetime'>

/** The times of an item that stands in lists at the earlier of both, or, as a correction, no later than `before` does. */
export function timesOf(publishedDatetime: string, receivedDatetime: string, before?: NewsItem): Times {
  const candidates = [publishedDatetime, receivedDatetime, ...(before ? [sortDatetimeOf(before)] : [])]
  const sortDatetime = candidates.reduce((earliest, one) => (one < earliest ? one : earliest))
  const times = { publishedDatetime, receivedDatetime }
  return sortDatetime === publishedDatetime ? times : { ...times, sortDatetime }
}

/** An item with other times. */
export const withTimes = ({ sortDatetime: _, ...item }: NewsItem, times: Times): NewsItem => ({ ...item, ...times })

/** The time of receipt stands for its date. */
export const isUndated = ({ publishedDatetime, receivedDatetime }: NewsItem) => publishedDatetime === receivedDatetime
