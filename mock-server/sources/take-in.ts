import type { NewsItem } from '../../src/contract/shared/news.ts'
import { publishersOf } from '../../src/rules/shared/match.ts'
import { byNewest, isSame, sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import { areOne, likenessOf } from '../feed/likeness.ts'
import { isUndated, timesOf, withTimes } from './sort-times.ts'

export type Intake = {
  /** Which of the ids are stored already. */
  known(ids: readonly string[]): Promise<NewsItem[]>
  /** The stored items of these likenesses. */
  alike(likenesses: readonly string[]): Promise<NewsItem[]>
  keep(items: readonly NewsItem[]): Promise<void>
  /** Epoch milliseconds: items that stand before that are not kept any more. */
  oldest(): number
  /** How many items are kept in all. */
  most: number
}
const BATCH = 500
const MOST_SOURCES = 20

/** Stores the new and corrected items of a document. Returns whether there were any. */
export async function takeIn(
  items: readonly NewsItem[],
  undated: Readonly<Record<string, number>>,
  intake: Intake,
): Promise<boolean> {
  const limit = intake.oldest()
  const ids = new Set(items.map(({ id }) => id))
  const young = items
    .map((item) => firstHad(item, undated[item.id]))
    .filter((item) => Date.parse(sortDatetimeOf(item)) >= limit)
  if (young.length > intake.most) young.sort(byNewest).splice(intake.most)
  let isNew = false
  for (let start = 0; start < young.length; start += BATCH) {
    const news = await newOf(young.slice(start, start + BATCH), ids, intake)
    if (news.length > 0) await intake.keep(news)
    isNew ||= news.length > 0
  }
  return isNew
}

/** What is to be stored of some items of a document, each id once. `ids`: all of the document. */
async function newOf(items: readonly NewsItem[], ids: ReadonlySet<string>, { known, alike }: Intake) {
  const before = new Map((await known(items.map(({ id }) => id))).map((item) => [item.id, item]))
  const strangers = items.filter(({ id }) => !before.has(id))
  const similar = groupedByLikeness(await alike(strangers.map(likenessOf)))
  const news = new Map<string, NewsItem>()
  for (const item of items) {
    const own = before.get(item.id)
    const others = similar.get(likenessOf(item)) ?? []
    const twin = own ? undefined : twinOf(item, others, ids)
    const kept =
      own || twin?.source === item.source ? correctionOf(item, own ?? twin) : twin ? withSource(twin, item) : item
    if (!kept) continue
    news.set(kept.id, kept)
    similar.set(likenessOf(kept), [kept, ...others])
  }
  return [...news.values()]
}

/** The same item under another id: of another feed, or of this one, if its ids change from one poll to the next. */
function twinOf(item: NewsItem, others: readonly NewsItem[], ids: ReadonlySet<string>) {
  return others.find(
    (other) => (other.source === item.source ? !ids.has(other.id) : item.link !== null) && areOne(other, item),
  )
}

function groupedByLikeness(items: readonly NewsItem[]) {
  const groups = new Map<string, NewsItem[]>()
  for (const item of items) groups.set(likenessOf(item), [...(groups.get(likenessOf(item)) ?? []), item])
  return groups
}

/** An item that another publisher brings, too; undefined when that is known. */
function withSource(item: NewsItem, { articleSource }: NewsItem): NewsItem | undefined {
  const { otherSources = [] } = item
  if (publishersOf(item).includes(articleSource) || otherSources.length === MOST_SOURCES) return undefined
  return { ...item, otherSources: [...otherSources, articleSource] }
}

function firstHad(item: NewsItem, time: number | undefined): NewsItem {
  if (time === undefined) return item
  const instant = new Date(time).toISOString()
  return withTimes(item, timesOf(instant, instant))
}

/** A corrected item keeps its id and position: a later date does not move it up. Undefined when nothing has changed. */
function correctionOf(item: NewsItem, before: NewsItem | undefined): NewsItem | undefined {
  if (!before) return item
  const { id, otherSources } = before
  const publishedDatetime = isUndated(item) ? before.publishedDatetime : item.publishedDatetime
  const times = timesOf(publishedDatetime, before.receivedDatetime, before)
  const corrected = withTimes({ ...item, id, ...(otherSources && { otherSources }) }, times)
  return isSame(corrected, before) ? undefined : corrected
}
