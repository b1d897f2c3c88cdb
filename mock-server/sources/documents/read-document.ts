import { millisecondsInDay } from 'date-fns/constants'
import { HttpLink } from '../../../src/contract/shared/fields.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { Topic } from '../../../src/contract/shared/topics.ts'
import { withImportance } from '../../../src/rules/feed/importance.ts'
import { type Meaning, readMeaning } from '../../feed/meaning/read-meaning.ts'
import { type DateHints, dateOrderOf, parseDate } from '../dates/parse-date.ts'
import { type Notice, noticeOf } from '../notices/read-notice.ts'
import { timesOf } from '../sort-times.ts'
import { BrokenDocument, MAX_DOCUMENT_BYTES, tooLarge } from './broken-document.ts'
import { decodeDocument } from './decode.ts'
import { digestOf, sanitiseName } from './document-name.ts'
import type { Entry } from './entries.ts'
import { MAX_TICKERS, tickersOf, topicsOf } from './labels.ts'
import type { Pace } from './pace.ts'
import { parseFeed } from './parse-feed.ts'
import { cut, toLine, toParagraphs } from './to-text.ts'

/** Items beyond this number are left out, because a document must not block the backend. */
const MAX_ITEMS = 10_000
const MAX_TITLE = 500
const MAX_SUMMARY = 5000
const MAX_SOURCE_TITLE = 200
const TITLE_FROM_SUMMARY = 120
const OTHER: Topic = 'OTHER'
/** A date that is farther ahead is a mistake, not an announcement. */
const FUTURE_ALLOWED_MS = 366 * millisecondsInDay

type Reading = { item: NewsItem; revised: number | undefined; isDateUnclear: boolean }
type Setting = { name: string; feedTitle: string; ownTitle: string; received: number; hints: DateHints }
export type ReadDocument = { title: string; items: NewsItem[]; problems: string[]; pace: Pace }
/** Facts about a document besides its bytes. */
export type Surroundings = {
  /** The name for people, instead of the feed's own title. */
  title?: string
  /** Its own address, for links without one. */
  base?: string | undefined
  /** The encoding from the server's header. */
  charset?: string | undefined
}

/** The news of an RSS, Atom or JSON document, in its order. `received` is epoch milliseconds. Throws `BrokenDocument`. */
export function readDocument(
  bytes: Uint8Array,
  name: string,
  received: number,
  { title: ownTitle = '', base, charset }: Surroundings = {},
): ReadDocument {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge()
  const { feed, announced, repair } = parseFeed(decodeDocument(bytes, charset), MAX_ITEMS, base)

  const feedTitle = cut(ownTitle || toLine(feed.title), MAX_SOURCE_TITLE)
  const hints = { order: orderIn(feed.entries), near: received }
  const setting = { name: sanitiseName(name), feedTitle, ownTitle, received, hints }
  const readings = feed.entries.flatMap((entry) => readEntry(entry, setting) ?? [])
  if (readings.length === 0 && announced > 0)
    throw new BrokenDocument('None of its items has a title, a text or a link.')
  const items = withoutRepeats(readings)
  const problems = [
    ...(repair === undefined ? [] : [repair]),
    ...problem(announced - MAX_ITEMS, `left out: only the first ${MAX_ITEMS} are read`),
    ...problem(Math.min(announced, MAX_ITEMS) - readings.length, 'left out: no title, text or link'),
    ...problem(readings.length - items.length, 'left out: the id repeats, the newest text stays'),
    ...problem(
      readings.filter(({ isDateUnclear }) => isDateUnclear).length,
      'dated by the time of receipt: the date is unclear',
    ),
  ]
  return { title: feedTitle || setting.name, items, problems, pace: feed.pace ?? {} }
}

function readEntry(entry: Entry, { name, feedTitle, ownTitle, received, hints }: Setting): Reading | undefined {
  const link = linkOf(entry)
  const summary = cut(entry.texts.map(toParagraphs).find((text) => text !== '') ?? '', MAX_SUMMARY)
  const title = toLine(entry.title) || cut(summary.replace(/\s+/g, ' '), TITLE_FROM_SUMMARY) || (link ?? '')
  if (title === '') return undefined

  const notice = noticeOf(title, link, summary, entry.halt)
  const published = timeOf(entry.dates, received, hints)
  const categories = entry.categories.map((category) => category.replace(/\s+/g, ' ').trim())
  const item = withImportance({
    id: digestOf(`feed:${name}\n${entry.id ?? entry.links[0] ?? `${title}\n${entry.dates[0] ?? ''}`}`),
    ...timesOf(new Date(published ?? received).toISOString(), new Date(received).toISOString()),
    title: cut(entry.halt && notice?.sentence ? `${title}: ${notice.sentence}` : title, MAX_TITLE),
    source: `feed:${name}`,
    articleSource: (ownTitle ? '' : cut(toLine(entry.publisher), MAX_SOURCE_TITLE)) || feedTitle || name,
    link,
    summary: cut(entry.halt ? summary : withSentence(notice, summary), MAX_SUMMARY),
    sentiment: 'neutral',
    sentimentScore: 0,
    ...aboutOf(categories, notice, title, summary),
  })
  return {
    item,
    revised: timeOf([...entry.revisions, ...entry.dates], received, hints),
    isDateUnclear: published === undefined && entry.dates.length > 0,
  }
}

/** A text that is the form alone is said by the sentence. */
const withSentence = (notice: Notice | undefined, summary: string) =>
  [notice?.sentence, notice?.sentence && summary === notice.form ? '' : summary].filter(Boolean).join('\n\n')

/** The publisher's own labels come first, then those found in the text, unless its form says what it is about. */
function aboutOf(categories: readonly string[], notice: Notice | undefined, title: string, summary: string) {
  const meaning = notice ? meaningOf(notice) : readMeaning({ title, summary })
  const topics = [...new Set([...topicsOf(categories), ...meaning.topics])]
  return {
    ...meaning,
    tickers: [...new Set([...tickersOf(categories), ...meaning.tickers])].slice(0, MAX_TICKERS),
    topics: topics.length > 0 ? topics : [OTHER],
  }
}

function meaningOf({ companies, topics }: Notice): Meaning {
  const known = companies.filter(({ sector }) => sector !== '')
  return {
    tickers: companies.map(({ ticker }) => ticker).filter(Boolean),
    topics,
    sectors: [...new Set(known.map(({ sector }) => sector))],
    industries: [...new Set(known.map(({ industry }) => industry))],
  }
}

function linkOf({ links, base }: Entry) {
  const addresses = links.filter((link) => URL.canParse(link, base)).map((link) => new URL(link, base).href)
  return addresses.find((address) => HttpLink.safeParse(address).success) ?? null
}

/** The first valid date that is not too far in the future. */
function timeOf(dates: readonly string[], received: number, hints: DateHints) {
  return dates
    .map((date) => parseDate(date, hints))
    .find((time) => time !== undefined && time <= received + FUTURE_ALLOWED_MS)
}

/** How a feed orders day and month: as the dates that leave no choice do, if they agree. */
function orderIn(entries: readonly Entry[]) {
  const said = new Set(entries.flatMap(({ dates, revisions }) => [...dates, ...revisions].map(dateOrderOf)))
  said.delete(undefined)
  return said.size === 1 ? [...said][0] : undefined
}

/** One item per id: the latest by date, else the last in the document. */
function withoutRepeats(readings: readonly Reading[]) {
  const kept = new Map<string, Reading>()
  for (const reading of readings) {
    const before = kept.get(reading.item.id)
    if (!before || !isOlder(reading, before)) kept.set(reading.item.id, reading)
  }
  return [...kept.values()].map(({ item }) => item)
}

const isOlder = (one: Reading, other: Reading) =>
  one.revised !== undefined && other.revised !== undefined && one.revised < other.revised

const problem = (count: number, what: string) =>
  count > 0 ? [`${count === 1 ? '1 item' : `${count} items`} ${what}.`] : []
