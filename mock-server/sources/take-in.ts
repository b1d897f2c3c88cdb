import type { NewsItem } from '../../src/contract/shared/news.ts'
import { isSame, sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import { isUndated, placed, withPlace } from './place.ts'

export type Intake = {
  /** Which of the ids are stored already. */
  known(ids: readonly string[]): Promise<NewsItem[]>
  keep(items: readonly NewsItem[]): Promise<void>
  /** Epoch milliseconds: items published before that are not kept any more. */
  oldest(): number
}
const BATCH = 500

/** Stores the new and corrected items of a document. Returns whether there were any. */
export async function takeIn(
  items: readonly NewsItem[],
  undated: Readonly<Record<string, number>>,
  { known, keep, oldest }: Intake,
): Promise<boolean> {
  const limit = oldest()
  let isNew = false
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = items.slice(start, start + BATCH).map((item) => firstHad(item, undated[item.id]))
    const young = batch.filter((item) => Date.parse(sortDatetimeOf(item)) >= limit)
    const before = new Map((await known(young.map(({ id }) => id))).map((item) => [item.id, item]))
    const news = young.map((item) => inPlace(item, before.get(item.id))).filter((item) => item !== undefined)
    if (news.length > 0) await keep(news)
    isNew ||= news.length > 0
  }
  return isNew
}

function firstHad(item: NewsItem, time: number | undefined): NewsItem {
  if (time === undefined) return item
  const instant = new Date(time).toISOString()
  return placed(item, withPlace(instant, instant))
}

/** A corrected item keeps its place: a later date does not move it up. Undefined when nothing has changed. */
function inPlace(item: NewsItem, before: NewsItem | undefined): NewsItem | undefined {
  if (!before) return item
  const publishedDatetime = isUndated(item) ? before.publishedDatetime : item.publishedDatetime
  const corrected = placed(item, withPlace(publishedDatetime, before.receivedDatetime, before))
  return isSame(corrected, before) ? undefined : corrected
}
