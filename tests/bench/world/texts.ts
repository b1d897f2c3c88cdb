import type { ContentItem } from '../../../src/contract/content/content.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { DAY, type Served, timeOf } from './served.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A company's symbol, its name, or the first word of its name where that is long enough to mean it. */
function namesOf(served: Served) {
  const patterns = new Map<string, RegExp>()
  for (const { symbol, title } of served.instruments) {
    const bare = title.replace(/,? (Inc|Corp|Corporation|Company|Co|plc|Ltd|Group|Holdings|The)\b\.?/gi, '').trim()
    const [first = ''] = bare.split(' ')
    const names = [symbol, title, bare, ...(first.length > 4 ? [first] : [])]
    patterns.set(symbol, new RegExp(`(?<![\\w.])(?:${names.map(escaped).join('|')})(?![\\w])`))
  }
  return patterns
}

export type Named = {
  tickers: number
  named: number
  unnamed: (NewsItem | ContentItem)[]
  stories: number
  evident: number
  inapt: ContentItem[]
  later: ContentItem[]
}

const textOf = (item: NewsItem | ContentItem) =>
  'title' in item
    ? `${item.title} ${item.summary}`
    : item.contentData.contentSummary.summarizations.map(({ headline, summary }) => `${headline} ${summary}`).join(' ')

export function auditNames(served: Served): Named {
  const found: Named = { tickers: 0, named: 0, unnamed: [], stories: 0, evident: 0, inapt: [], later: [] }
  const names = namesOf(served)
  const byId = new Map(served.news.map((item) => [item.id, item]))
  for (const item of [...served.news, ...served.stories]) {
    const text = textOf(item)
    for (const ticker of item.tickers) {
      found.tickers += 1
      if ((names.get(ticker) ?? new RegExp(`\\b${escaped(ticker)}\\b`)).test(text)) found.named += 1
      else found.unnamed.push(item)
    }
  }
  for (const story of served.stories) {
    found.stories += 1
    const sources = story.contentData.contentSummary.referenceIds.flatMap((id) => byId.get(id) ?? [])
    if (sources.length > 0 && sources.every((source) => concerns(source, story))) found.evident += 1
    else found.inapt.push(story)
    if (sources.some((source) => timeOf(source) > timeOf(story))) found.later.push(story)
  }
  return found
}

const common = new Set(
  'after from with that this have will more than into over their about says said first year week month percent million billion shares stock stocks trading market markets company'.split(
    ' ',
  ),
)
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z&]{4,}/g) ?? []).filter((word) => !common.has(word)))

/** A source shares a ticker with its story; where the story has none, three words that carry meaning. */
function concerns(source: NewsItem, story: ContentItem) {
  if (story.tickers.length > 0) return source.tickers.some((ticker) => story.tickers.includes(ticker))
  const own = wordsOf(story.contentData.contentSummary.summarizations.map(({ headline }) => headline).join(' '))
  return [...wordsOf(`${source.title} ${source.summary}`)].filter((word) => own.has(word)).length >= 3
}

const WEEK = 7 * DAY
const numbers =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|million|billion|trillion)\b/gi
const NAME = /(?:\b[A-Z][\w&.'’/-]*(?:\s(?=[A-Z]))?)+/g

/** A title without names and figures, and the names that it had. */
export function skeletonOf({ title, tickers }: NewsItem) {
  const bare = title
    .replace(/\([A-Z.]{1,6}\)/g, '')
    .replace(/[-+−]?[$€£]?\d[\d,.:/-]*\d?(?:%|st|nd|rd|th)?/g, '#')
    .replace(numbers, '#')
  const [first = ''] = bare.split(' ')
  const rest = bare.slice(first.length)
  const skeleton = `${/^[A-Z][a-z]+$/.test(first) ? first.toLowerCase() : 'Name'}${rest.replace(NAME, 'Name')}`.replace(
    /\s+/g,
    ' ',
  )
  const subject = tickers.length > 0 ? tickers.join() : (title.match(NAME) ?? []).join()
  return `${skeleton} | ${subject}`
}

export type Repeats = { items: number; identical: NewsItem[]; again: NewsItem[] }
const isCorrection = ({ title }: NewsItem) => /^correct(ed|ion)\b/i.test(title)

export function auditRepeats({ news }: Served): Repeats {
  const [titles, skeletons] = [new Map<string, number>(), new Map<string, number>()]
  const found: Repeats = { items: 0, identical: [], again: [] }
  for (const item of news) {
    const at = timeOf(item)
    const key = `${item.articleSource} ${item.title}`
    const skeleton = skeletonOf(item)
    found.items += 1
    if (at - (titles.get(key) ?? Number.NEGATIVE_INFINITY) <= WEEK) found.identical.push(item)
    if (at - (skeletons.get(skeleton) ?? Number.NEGATIVE_INFINITY) <= DAY && !isCorrection(item)) found.again.push(item)
    titles.set(key, at)
    skeletons.set(skeleton, at)
  }
  return found
}
