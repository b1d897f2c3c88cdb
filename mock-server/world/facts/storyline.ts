import { millisecondsInDay } from 'date-fns/constants'
import type { Topic } from '../../../src/contract/shared/topics.ts'
import type { Listed } from '../companies/listed.ts'
import { type Choices, createChoices } from '../random/choices.ts'
import { part } from '../random/parts.ts'
import { mix } from '../random/random.ts'
import { quarterStart, type Window } from '../time/quarters.ts'
import { type Fact, NO_COMPANIES, NO_SHOCKS, type Shock, type Words } from './fact.ts'
import { momentFor, type Occasion } from './moments.ts'

/** One step of a storyline; `days` after the step before, and only if chance lets it come so far. */
export type Stage = {
  kind: string
  days: readonly [number, number]
  tone: number
  chance?: number
  /** For the company's own price: the least and the most. */
  move?: readonly [number, number]
  shocks?: readonly Shock[]
  /** As the reason of a move. */
  cause?: string
  when?: Occasion
  topics?: readonly [Topic, ...Topic[]]
}

/** A storyline drawn whole: what its stages have in common, and one of several ends. */
export type Storyline = {
  name: string
  words(draw: Choices): Words
  stages: readonly Stage[]
  /** Each continues the stages; the first numbers are how likely each is. */
  ends?: readonly (readonly [weight: number, stages: readonly Stage[]])[]
}

type About = {
  id: string
  subject: string
  companies?: readonly Listed[]
  quarter: number
  key: number /** How far into the quarter, from 0 to 1. */
  begins: number
} & Window

function endOf({ ends = [] }: Storyline, drawn: number) {
  const total = ends.reduce((sum, [weight]) => sum + weight, 0)
  let rest = drawn * total
  for (const [weight, stages] of ends) {
    rest -= weight
    if (rest < 0) return stages
  }
  return []
}

/** Weekends and holidays come between a stage and the day that was drawn for it. */
const SHIFT_DAYS = 7
/** The same in milliseconds. */
export const LONGEST_SHIFT = SHIFT_DAYS * millisecondsInDay

const daysOf = (stages: readonly Stage[]) => stages.reduce((sum, { days: [, most] }) => sum + most + SHIFT_DAYS, 0)

/** The longest time (milliseconds) from the beginning of a storyline to its last stage. */
export const longest = ({ stages, ends = [] }: Storyline) =>
  (daysOf(stages) + Math.max(0, ...ends.map(([, end]) => daysOf(end)))) * millisecondsInDay

/** Whether a storyline of a company can move its price. */
export const isFelt = ({ stages, ends = [] }: Storyline) =>
  [stages, ...ends.map(([, end]) => end)].flat().some(({ move }) => move !== undefined)

/** When a storyline begins; epoch milliseconds. */
export function firstOf({ quarter, begins }: Pick<About, 'quarter' | 'begins'>) {
  const start = quarterStart(quarter)
  return start + begins * (quarterStart(quarter + 1) - start)
}

/** Whether what begins at a time and lasts for so long at most (milliseconds) has nothing in a window. */
export const isOutside = (first: number, lasts: number, { since, until }: Window) =>
  first >= until || first + lasts < since

/** The facts in a window of a storyline that begins in a quarter; none is later than the end of the next. */
export function tell(
  storyline: Storyline,
  { id, subject, companies = NO_COMPANIES, quarter, key, begins, since, until }: About,
): Fact[] {
  const end = Math.min(until, quarterStart(quarter + 2))
  const words = () => storyline.words(createChoices(mix(key, 5)))
  const facts: Fact[] = []
  let at = firstOf({ quarter, begins })
  for (const [number, stage] of [...storyline.stages, ...endOf(storyline, part(key, 2))].entries()) {
    if (part(key, 3, number) > (stage.chance ?? 1)) break
    const [least, most] = stage.days
    const wanted = at + (number === 0 ? 0 : (least + part(key, 4, number) * (most - least)) * millisecondsInDay)
    at = momentFor(stage.when ?? 'working', wanted, key, 10 + number)
    if (at >= end) break
    if (at >= since) facts.push(factOf(stage, { id: `${id}-${number}`, at, subject, companies, key, number, words }))
  }
  return facts
}

type Drawn = Pick<Fact, 'id' | 'at' | 'subject' | 'companies' | 'words'> & { key: number; number: number }

function shocksOf({ move, shocks }: Stage, company: Listed | undefined, drawn: number): readonly Shock[] {
  if (!company || !move) return shocks ?? NO_SHOCKS
  const own: Shock = [company.ticker, move[0] + drawn * (move[1] - move[0])]
  return shocks ? [own, ...shocks] : [own]
}

function factOf(stage: Stage, { id, at, subject, companies, words, key, number }: Drawn): Fact {
  const { kind, tone, cause, topics } = stage
  const shocks = shocksOf(stage, companies[0], part(key, 6, number))
  const fact: Fact = { id, kind, at, subject, companies, tone, shocks, words }
  if (cause !== undefined) fact.cause = cause
  if (topics !== undefined) fact.topics = topics
  return fact
}
