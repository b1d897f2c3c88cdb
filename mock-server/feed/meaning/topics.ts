import type { Topic } from '../../../src/contract/shared/topics.ts'
import { movesByPercent } from './clues.ts'
import type { Company } from './directory.ts'
import { suffixes } from './evidence-words.ts'
import { type Found, phrasesAt } from './phrase-book.ts'
import type { Passage, Token } from './tokens.ts'
import {
  doings,
  doubts,
  HINTS,
  NOTHING,
  type Pair,
  pairs,
  phrases,
  SAYS,
  topicsOfTrade,
  type Worth,
} from './topic-rules.ts'

/** A passage with the facts known about it: words of a company's name are no evidence for a topic, but its industry may be. */
export type TopicSource = {
  passage: Passage
  isTaken: readonly boolean[]
  named: readonly { company: Company; last: number }[]
  weight: number
}
type Sign = { topic: Topic; points: number; at: number; what: string }
type Tally = { points: number; at: number; seen: Set<string> }

const ENOUGH = 2
/** How many points more a topic takes that a word of the text makes doubtful. */
const DOUBT = 3
const PAIR_WIDTH = 8

/** The topics of a story, in the order of their first evidence. */
export function topicsIn(sources: readonly TopicSource[]): Topic[] {
  const tallies = new Map<Topic, Tally>()
  let offset = 0
  for (const source of sources) {
    for (const sign of signsOf(source))
      count(tallies, { ...sign, points: sign.points * source.weight, at: sign.at + offset })
    offset += source.passage.tokens.length + 1
  }
  const words = sources.flatMap(({ passage }) => passage.tokens)
  const doubtful = new Set(words.flatMap(({ word }) => doubts.get(word) ?? []))
  return [...tallies]
    .filter(([topic, { points }]) => points >= (doubtful.has(topic) ? ENOUGH + DOUBT : ENOUGH))
    .sort(([, one], [, other]) => one.at - other.at)
    .map(([topic]) => topic)
}

/** Adds a piece of evidence to the points of its topic, unless the same was seen before. */
function count(tallies: Map<Topic, Tally>, { topic, points, at, what }: Sign) {
  const tally = tallies.get(topic) ?? { points: 0, at, seen: new Set() }
  tallies.set(topic, tally)
  if (tally.seen.has(what)) return
  tally.seen.add(what)
  tally.points += points
  tally.at = Math.min(tally.at, at)
}

function signsOf({ passage: { tokens }, isTaken, named }: TopicSource): Sign[] {
  const found = longestByTopic(tokens, isTaken)
  const denied = found.filter(({ value }) => value.points === NOTHING)
  const isDenied = (topic: Topic, at: number) =>
    denied.some(({ value, first, last }) => value.topic === topic && first <= at && at <= last)
  const said = found
    .filter(({ value }) => value.points !== NOTHING)
    .map(({ first, last, value }) => ({ ...value, at: first, what: phraseAt(tokens, first, last) }))
  const doing = named.flatMap(({ last }) => {
    const next = wordAfter(tokens, last, isTaken)
    const topics = doings.get(tokens[next]?.word ?? '') ?? []
    return topics
      .filter((topic) => !isDenied(topic, next))
      .map((topic) => ({ topic, points: SAYS, at: next, what: 'doing' }))
  })
  const trade = named.flatMap(({ company }) =>
    (topicsOfTrade.get(company.industry) ?? []).map((topic) => ({
      topic,
      points: HINTS,
      at: tokens.length,
      what: 'trade',
    })),
  )
  const moves = named
    .filter(({ last }) => movesByPercent(tokens, last))
    .map(({ last }) => ({ topic: 'STOCK_MARKETS' as const, points: SAYS, at: last, what: 'move' }))
  return [...said, ...moves, ...pairsIn(tokens, isTaken, isDenied), ...doing, ...trade]
}

/** The phrases of every topic, longest first, without overlaps within a topic. */
function longestByTopic(tokens: readonly Token[], isTaken: readonly boolean[]): Found<Worth>[] {
  const reached = new Map<Topic, number>()
  return tokens.flatMap((_, first) => {
    const longest = new Map<Topic, Found<Worth>>()
    for (const found of phrasesAt(phrases, tokens, first, isTaken)) {
      const { topic } = found.value
      const isWithin = first <= (reached.get(topic) ?? -1)
      if (!isWithin && found.last !== longest.get(topic)?.last) longest.set(topic, found)
    }
    for (const { value, last } of longest.values()) reached.set(value.topic, last)
    return [...longest.values()]
  })
}

function pairsIn(
  tokens: readonly Token[],
  isTaken: readonly boolean[],
  isDenied: (topic: Topic, at: number) => boolean,
): Sign[] {
  const isFree = (topic: Topic, at: number) => !isTaken[at] && !isDenied(topic, at)
  const completes = ({ topic, after }: Pair, at: number) =>
    tokens
      .slice(at + 1, at + 1 + PAIR_WIDTH)
      .some(({ word }, ahead) => after.has(word) && isFree(topic, at + 1 + ahead))
  return tokens.flatMap(({ word }, at) =>
    (pairs.get(word) ?? [])
      .filter((pair) => isFree(pair.topic, at) && completes(pair, at))
      .map(({ topic, name }) => ({ topic, points: SAYS, at, what: name })),
  )
}

/** The word after a name, past everything that belongs to the name: 'Arm (ARM) falls', 'Block Inc slips'. */
const wordAfter = (tokens: readonly Token[], last: number, isTaken: readonly boolean[]) =>
  tokens.findIndex(({ word }, at) => at > last && !isTaken[at] && !suffixes.has(word))

const phraseAt = (tokens: readonly Token[], first: number, last: number) =>
  tokens
    .slice(first, last + 1)
    .map(({ stem }) => stem)
    .join(' ')
