import type { Topic } from '../../../src/contract/shared/topics.ts'
import { phraseBook } from './phrase-book.ts'
import { allTopics } from './topics/shared/all-topics.ts'

/** A phrase and its points: 0 where it means something else. */
export type Worth = { topic: Topic; points: number }
export type Pair = { topic: Topic; after: ReadonlySet<string>; name: string }

export const SAYS = 2
export const HINTS = 1
export const NOTHING = 0

/** All phrases of all topics. Where a phrase is listed twice for a topic, the first entry counts: `never` before `says`. */
export const phrases = phraseBook<Worth>(
  allTopics.flatMap(({ topic, never = [], says = [], hints = [] }) => [
    ...worth(topic, never, NOTHING),
    ...worth(topic, says, SAYS),
    ...worth(topic, hints, HINTS),
  ]),
)

/** The pairs by the first word of each. */
export const pairs: ReadonlyMap<string, readonly Pair[]> = byWord(
  allTopics.flatMap(({ topic, pairs = [] }) =>
    pairs.map(
      ([words, after], index) => [words, { topic, after: new Set(wordsOf(after)), name: `pair ${index}` }] as const,
    ),
  ),
)
export const doings: ReadonlyMap<string, readonly Topic[]> = byWord(
  allTopics.map(({ topic, afterCompany = '' }) => [afterCompany, topic] as const),
)
export const doubts: ReadonlyMap<string, readonly Topic[]> = byWord(
  allTopics.map(({ topic, unless = '' }) => [unless, topic] as const),
)
export const topicsOfTrade: ReadonlyMap<string, readonly Topic[]> = byWord(
  allTopics.map(({ topic, industries = [] }) => [industries.join('|'), topic] as const),
)

function worth(topic: Topic, written: readonly string[], points: number) {
  return written.map((phrase) => [phrase, { topic, points }] as const)
}

function byWord<Value>(written: readonly (readonly [words: string, value: Value])[]): Map<string, Value[]> {
  const map = new Map<string, Value[]>()
  for (const [words, value] of written)
    for (const word of wordsOf(words)) map.set(word, [...(map.get(word) ?? []), value])
  return map
}

function wordsOf(text: string) {
  return text
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean)
}
