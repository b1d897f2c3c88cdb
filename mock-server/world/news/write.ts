import { millisecondsInMinute } from 'date-fns/constants'
import { type NewsItem, type Sentiment, SIMULATED } from '../../../src/contract/shared/news.ts'
import type { Topic } from '../../../src/contract/shared/topics.ts'
import { withImportance } from '../../../src/rules/feed/importance.ts'
import { fill } from '../random/fill.ts'
import { part } from '../random/parts.ts'
import { hash } from '../random/random.ts'
import { remember } from '../random/remember.ts'
import type { Planned } from './plan/day.ts'
import type { Telling } from './plan/telling.ts'
import { kindOf } from './read-kinds.ts'
import { wireOf } from './wires.ts'

export function sentimentOf(score: number): Sentiment {
  if (score > 0.1) return 'positive'
  return score < -0.1 ? 'negative' : 'neutral'
}

const distinct = (names: string[]) => (names.length < 2 ? names : [...new Set(names)])

/** A reaction is first about what caused it, then about the price. Other looks have the topics of their kind, and a fact may have its own. */
function topicsOf({ fact, kind }: Telling): readonly [Topic, ...Topic[]] {
  const { topics } = kindOf(kind)
  if (kind === fact.kind) return fact.topics ?? topics
  const [cause] = fact.topics ?? kindOf(fact.kind).topics
  return kind.startsWith('reaction') && cause !== 'OTHER' && cause !== topics[0] ? [cause, ...topics] : topics
}

const corrections = [
  'Corrects the time stamp of the earlier headline; figures are unchanged.',
  'Corrects a slip of spelling in the text below the headline; figures are unchanged.',
  'Corrects the topics that the earlier headline was filed under; figures are unchanged.',
  'Removes a sentence that stood twice in the earlier text; figures are unchanged.',
]

const numbers = (count: number) => Array.from({ length: count }, (_, number) => String(number + count).slice(1))
const [seconds, thousandths] = [numbers(100), numbers(1000)]
const minuteOf = remember(10, (minute: number) => new Date(minute * millisecondsInMinute).toISOString().slice(0, -7))

/** What `toISOString` gives for a whole number of milliseconds, in a fraction of the time: most moments are of the minute of the one before. */
function isoAt(at: number) {
  const minute = Math.floor(at / millisecondsInMinute)
  const rest = at - minute * millisecondsInMinute
  return `${minuteOf(minute)}${seconds[Math.floor(rest / 1000)]}.${thousandths[rest % 1000]}Z`
}

/** Writes a planned headline. */
export function writeItem(id: string, { telling, title }: Planned): NewsItem {
  const { at, fact, kind, role, more, tone = fact.tone, corrects } = telling
  const sentences = kindOf(kind)
  const key = hash(`${fact.id} ${role}`)
  const summary = sentences.summaries[Math.floor(part(key, 1) * sentences.summaries.length)] ?? ''
  const words = fact.words()
  const added = more?.(title + summary)
  const topics = topicsOf(telling)
  const score = Math.round(Math.max(-1, Math.min(1, tone + 0.06 * (part(key, 2) - 0.5))) * 100) / 100
  return withImportance({
    id,
    publishedDatetime: isoAt(at),
    receivedDatetime: isoAt(at + 200 + Math.floor(1800 * part(key, 3))),
    title: fill(title, words, added),
    source: SIMULATED,
    articleSource: wireOf(role, topics[0]),
    link: null,
    summary: fill(corrects ? `${corrections[key % corrections.length]} ${summary}` : summary, words, added),
    sentiment: sentimentOf(score),
    sentimentScore: score,
    tickers: fact.companies.map(({ ticker }) => ticker),
    topics: [...topics],
    sectors: distinct(fact.companies.map(({ sector }) => sector)),
    industries: distinct(fact.companies.map(({ industry }) => industry)),
  })
}
