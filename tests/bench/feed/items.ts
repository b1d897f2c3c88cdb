import { LIST_LIMIT, type NewsItem } from '../../../src/contract/shared/news.ts'
import { Topic } from '../../../src/contract/shared/topics.ts'
import { dayOf } from '../../../src/rules/shared/time/formats.ts'

/** The items are of the user's current day. */
export const TODAY = dayOf(Date.now())
const START = new Date(`${TODAY}T00:00:00`).getTime()

const companies = ['Apple', 'Nvidia', 'Tesla', 'Exxon', 'Pfizer', 'Boeing', 'Visa', 'Intel', 'Shell', 'Ford', 'Nike']
const tickers = ['AAPL', 'NVDA', 'TSLA', 'XOM', 'PFE', 'BA', 'V', 'INTC', 'SHEL', 'F', 'NKE', 'MSFT', 'AMZN']
const deeds = [
  'beats estimates',
  'cuts its outlook for the year',
  'is sued over a patent',
  'names a new chief of finance',
]
const reasons = ['as demand holds up', 'after a weak quarter in Asia', 'while rates stay where they are, analysts say']
const wires = ['Test Wire', 'Market Desk', 'The Daily Ledger']

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/** The same item for the same index, each a second after the previous one. */
function itemAt(index: number): NewsItem {
  const published = new Date(START + index * 1_000).toISOString()
  return {
    id: `item-${index}`,
    publishedDatetime: published,
    receivedDatetime: published,
    title: `${at(companies, index)} ${at(deeds, index * 3)} ${at(reasons, index * 7)} (${index})`,
    source: 'injected',
    articleSource: at(wires, index),
    link: `https://example.test/${index}`,
    summary: 'Two cuts are still likely this year, and the next figures are due on Thursday.',
    sentiment: at(['positive', 'neutral', 'negative'], index),
    sentimentScore: 0,
    tickers: Array.from({ length: 1 + (index % 3) }, (_, nth) => at(tickers, index * 5 + nth)),
    topics: [at(Topic.options, index), at(Topic.options, index + 3)].slice(0, 1 + (index % 2)),
    sectors: [],
    industries: [],
  }
}

/** One in ten updates an item that arrived a little earlier. */
const isCorrection = (index: number) => index % 10 === 9
function nextAt(index: number): NewsItem {
  if (!isCorrection(index)) return itemAt(index)
  const earlier = itemAt(index - 4)
  return { ...earlier, title: `${earlier.title}, corrected` }
}

/** A full list, then an endless series of batches. */
export function createItems() {
  let index = LIST_LIMIT
  return {
    first: Array.from({ length: LIST_LIMIT }, (_, nth) => itemAt(nth)),
    batch: (size: number) => Array.from({ length: size }, () => nextAt(index++)),
  }
}
