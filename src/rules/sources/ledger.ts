import type { NewsItem, Origin } from '../../contract/shared/news.ts'
import {
  LEDGER_DAYS,
  LEDGER_SOURCES,
  type Ledger,
  type SourceFigures,
  type SourceRecord,
} from '../../contract/sources/ledger.ts'
import { publishersOf } from '../shared/match.ts'
import { sortDatetimeOf } from '../shared/merge.ts'
import { strippedTitle } from '../stories/title.ts'
import { type Figures, figuresOf, type Headline, type Span } from './figures.ts'

const DAY_MS = 86_400_000
/** A day whose longest silence is as many times that of other days is unusual (SRC-03). */
const UNUSUAL = 1.5
const FEWEST_OTHERS = 2

type Counted = { item: NewsItem; at: number }
type Facts = {
  origin: Origin
  /** Epoch milliseconds. */
  now: number
  /** The ids of the headlines that were the first of several publishers' about one fact. */
  firsts: ReadonlySet<string>
}

/** SRC-01 to SRC-03: what each publisher has brought in up to seven days of UTC, of the headlines of one origin that are at hand. */
export function ledgerOf(items: Iterable<NewsItem>, { origin, now, firsts }: Facts): Ledger {
  const first = startOfDay(now) - (LEDGER_DAYS - 1) * DAY_MS
  const counted: Counted[] = []
  let oldest = now
  for (const item of items) {
    const at = Date.parse(sortDatetimeOf(item))
    oldest = Math.min(oldest, at)
    if (at >= first && at <= now) counted.push({ item, at })
  }
  const since = Math.max(first, oldest)
  const days = daysBetween(since, now)
  const all = [...headlinesOf(counted, firsts)].map(([name, headlines]) => recordOf(name, headlines, days))
  return {
    origin,
    since: iso(since),
    until: iso(now),
    days: days.map(({ from }) => iso(from).slice(0, 'yyyy-mm-dd'.length)),
    sources: all
      .sort((one, other) => other.whole.items - one.whole.items || (one.name < other.name ? -1 : 1))
      .slice(0, LEDGER_SOURCES),
    count: all.length,
  }
}

const startOfDay = (at: number) => Math.floor(at / DAY_MS) * DAY_MS
const iso = (at: number) => new Date(at).toISOString()

/** The days of a time, the last one first, each as far as it belongs to it. */
function daysBetween(since: number, now: number) {
  const days: Span[] = []
  for (let start = startOfDay(now); start + DAY_MS > since; start -= DAY_MS)
    days.push({ from: Math.max(start, since), to: Math.min(start + DAY_MS, now), end: start + DAY_MS })
  return days
}

/** The headlines of each publisher. Of one that others brought, too, the rest is known of the first alone. */
function headlinesOf(counted: readonly Counted[], firsts: ReadonlySet<string>) {
  const byName = new Map<string, Headline[]>()
  const received = firstReceived(counted)
  for (const { item, at } of counted) {
    for (const name of publishersOf(item)) {
      const isOwn = name === item.articleSource
      const headlines = byName.get(name) ?? []
      byName.set(name, headlines)
      headlines.push({
        at,
        lag: isOwn ? lagOf(item, received.get(name) ?? '') : undefined,
        isFirst: isOwn && firsts.has(item.id),
        isCorrection: isOwn && strippedTitle(item.title, name).mark === 'correction',
      })
    }
  }
  return byName
}

/** When a publisher's first headline was received. */
function firstReceived(counted: readonly Counted[]) {
  const first = new Map<string, string>()
  for (const { item } of counted) {
    const { articleSource, receivedDatetime } = item
    const earliest = first.get(articleSource)
    if (earliest === undefined || receivedDatetime < earliest) first.set(articleSource, receivedDatetime)
  }
  return first
}

/** In milliseconds; undefined for what was there before its publisher was followed, for a time in the future, and where there is none but that of receipt. */
function lagOf({ publishedDatetime, receivedDatetime }: NewsItem, followedSince: string) {
  if (publishedDatetime < followedSince || publishedDatetime >= receivedDatetime) return undefined
  return Date.parse(receivedDatetime) - Date.parse(publishedDatetime)
}

function recordOf(name: string, headlines: readonly Headline[], days: readonly Span[]): SourceRecord {
  const first = headlines.reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY)
  const known = days.map((day) => ({ ...day, from: Math.max(day.from, first) }))
  const ofDays = known.map((day) => figuresOf(headlines, day))
  const marked = ofDays.map((figures, index) => withSilence(figures, isUnusual(ofDays, known, index)))
  const whole = { from: first, to: days[0]?.to ?? first, end: days[0]?.end ?? first }
  const newest = headlines.reduce((latest, { at }) => Math.max(latest, at), first)
  return {
    name,
    newestAt: iso(newest),
    whole: withSilence(figuresOf(headlines, whole), marked[0]?.silence?.isUnusual ?? false),
    days: marked,
  }
}

const withSilence = ({ longest, ...figures }: Figures, isUnusual: boolean): SourceFigures => ({
  ...figures,
  silence: longest === undefined ? null : { longest, isUnusual },
})

/** SRC-03: compared with the middle one of the whole other days. */
function isUnusual(ofDays: readonly Figures[], days: readonly Span[], index: number) {
  const others = ofDays
    .filter((_, other) => other !== index && isWhole(days[other]))
    .flatMap(({ longest }) => longest ?? [])
    .sort((one, other) => one - other)
  const middle = others[Math.floor((others.length - 1) / 2)]
  return others.length >= FEWEST_OTHERS && middle !== undefined && (ofDays[index]?.longest ?? 0) > UNUSUAL * middle
}

const isWhole = (day: Span | undefined) => day !== undefined && day.to - day.from === DAY_MS
