import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { type Instrument, type Quote, quoteOf } from '../news/quotes.ts'
import { type Listed, listed } from '../news/universe.ts'
import { newYork, type Phase, phaseAt, sessionSpan, weekendSpan, weekSpan } from '../time/clock.ts'
import { BLOCK } from '../time/rhythm.ts'
import { createStream, hash, mix } from './random.ts'

const TURN = 4

export type Where = (company: Listed) => boolean

/** Choices that are the same for the same start value. */
export type Choices = {
  chance: (probability: number) => boolean
  pick: <Choice>(choices: readonly Choice[]) => Choice
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
}

/** The ingredients of an item: choices that depend on seed and item, prices that depend on seed and time. */
export type Draw = Choices & {
  at: number
  phase: Phase
  /** One of the companies, larger ones more often. */
  company: (where?: Where) => Listed
  session: (instrument: Instrument) => Quote
  week: (instrument: Instrument) => Quote
  lastDay: (instrument: Instrument) => Quote
  share: (company: Listed) => Quote
  /** Whether this is the one block of the weekend that may mention it. */
  isTurn: (key: string) => boolean
  /** Choices that stay the same all day for the same key, for all items. */
  today: (key: string) => Choices
}

export const shareOf = (company: Listed): Instrument => ({
  name: company.ticker,
  base: company.price,
  volatility: company.marketValue > 300 ? 0.014 : 0.02,
  follows: ['us', 0.5],
  digits: 2,
  hours: 'shares',
  prefix: '$',
})

function createChoices(start: number): Choices {
  const stream = createStream(start)
  const between = (low: number, high: number) => low + stream() * (high - low)
  return {
    between,
    chance: (probability) => stream() < probability,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick(choices) {
      const choice = choices[Math.floor(stream() * choices.length)]
      if (choice === undefined) throw new Error('There is nothing to choose from.')
      return choice
    },
  }
}

const remembered = new WeakMap<Where, readonly Listed[]>()

function companiesFor(where: Where): readonly Listed[] {
  const companies = remembered.get(where) ?? listed.filter(where)
  remembered.set(where, companies)
  return companies
}

export function createDraw(seed: number, start: number, at: number): Draw {
  const choices = createChoices(start)
  const session = (instrument: Instrument) => quoteOf(seed, instrument, sessionSpan(at))
  return {
    between: choices.between,
    chance: choices.chance,
    pick: choices.pick,
    whole: choices.whole,
    at,
    phase: phaseAt(at),
    company(where) {
      const companies = where === undefined ? listed : companiesFor(where)
      const [first, second] = [choices.pick(companies), choices.pick(companies)]
      return second.marketValue > first.marketValue && choices.chance(0.4) ? second : first
    },
    session,
    week: (instrument) => quoteOf(seed, instrument, weekSpan(at)),
    lastDay: (instrument) => quoteOf(seed, instrument, { from: at - millisecondsInDay, until: at }),
    share: (company) => session(shareOf(company)),
    isTurn(key) {
      const { from, until } = weekendSpan(at)
      const turn = from + (mix(seed, TURN, from / millisecondsInMinute, hash(key)) / 2 ** 32) * (until - from)
      return Math.floor(turn / BLOCK) === Math.floor(at / BLOCK)
    },
    today: (key) => createChoices(mix(seed, newYork(at).day, hash(key))),
  }
}
