import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { kindOf } from './classify.ts'
import type { Results } from './results.ts'
import { type Served, timeOf } from './served.ts'
import type { Statistics } from './statistics.ts'
import type { Named } from './texts.ts'

const none = { test: () => false }
const BOUGHT = /\b(?:to (?:acquire|buy)|acquires|buys|agrees to (?:buy|acquire)|purchase of) ((?:[A-Z][\w&'’-]*\s?)+)/
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'short' })

/** Assets that two companies buy. */
function twiceBought({ news }: Served) {
  const buyers = new Map<string, Set<string>>()
  const examples: NewsItem[] = []
  for (const item of news) {
    const asset = kindOf(item, none) === 'deal' ? BOUGHT.exec(item.title)?.[1]?.trim() : undefined
    const [buyer = item.title.split(' ')[0] ?? ''] = item.tickers
    if (!asset || asset.split(' ').length < 2) continue
    const known = buyers.get(asset) ?? new Set()
    if (known.size > 0 && !known.has(buyer)) examples.push(item)
    buyers.set(asset, known.add(buyer))
  }
  return examples
}

const listedOnWeekend = ({ news }: Served) =>
  news.filter((item) => kindOf(item, none) === 'listing' && /Sat|Sun/.test(weekday.format(timeOf(item))))

/** Each kind with the items that show it. */
export const contradictionsOf = (served: Served, statistics: Statistics, results: Results, names: Named) => ({
  'two buyers of one asset': twiceBought(served),
  'a statistic before its release': statistics.early,
  'a result before its report': results.early,
  'a result in the open session': results.inSession,
  'a listing on a weekend': listedOnWeekend(served),
  'evidence later than its story': names.later,
})
