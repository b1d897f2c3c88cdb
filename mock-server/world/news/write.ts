import { type NewsItem, type Sentiment, SIMULATED } from '../../../src/contract/shared/news.ts'
import { fill } from '../random/fill.ts'
import { part } from '../random/parts.ts'
import { hash } from '../random/random.ts'
import type { Planned } from './plan/day.ts'
import { kindOf } from './read-kinds.ts'
import { wireOf } from './wires.ts'

export function sentimentOf(score: number): Sentiment {
  if (score > 0.1) return 'positive'
  return score < -0.1 ? 'negative' : 'neutral'
}

const distinct = (names: string[]) => (names.length < 2 ? names : [...new Set(names)])

const CORRECTION = 'Corrects the time stamp of the earlier headline; figures are unchanged.'

/** Writes a planned headline. */
export function writeItem(id: string, { telling, title }: Planned): NewsItem {
  const { at, fact, kind, role, more, tone = fact.tone, corrects } = telling
  const sentences = kindOf(kind)
  const key = hash(`${fact.id} ${role}`)
  const summary = sentences.summaries[Math.floor(part(key, 1) * sentences.summaries.length)] ?? ''
  const words = { ...fact.words(), ...more?.(title + summary) }
  // a look at a share has the topics of its kind, a fact may have its own
  const topics = kind === fact.kind ? (fact.topics ?? sentences.topics) : sentences.topics
  const score = Math.round(Math.max(-1, Math.min(1, tone + 0.06 * (part(key, 2) - 0.5))) * 100) / 100
  return {
    id,
    publishedDatetime: new Date(at).toISOString(),
    receivedDatetime: new Date(at + 200 + Math.floor(1800 * part(key, 3))).toISOString(),
    title: fill(title, words),
    source: SIMULATED,
    articleSource: wireOf(role, topics[0]),
    link: null,
    summary: fill(corrects ? `${CORRECTION} ${summary}` : summary, words),
    sentiment: sentimentOf(score),
    sentimentScore: score,
    tickers: fact.companies.map(({ ticker }) => ticker),
    topics: [...topics],
    sectors: distinct(fact.companies.map(({ sector }) => sector)),
    industries: distinct(fact.companies.map(({ industry }) => industry)),
  }
}
