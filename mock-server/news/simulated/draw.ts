import { DAY, newYork, type Phase, phaseAt, type Span, sessionSpan, weekSpan } from './clock.ts'
import { type Instrument, type Quote, quoteOf } from './quotes.ts'
import { createStream, hash, mix } from './random.ts'
import { type Listed, listed } from './universe.ts'

export type Where = (company: Listed) => boolean

/** What an item is made of: choices that depend on seed and item, prices that depend on seed and time. */
export type Draw = {
  at: number
  phase: Phase
  chance: (probability: number) => boolean
  pick: <Choice>(choices: readonly Choice[]) => Choice
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  /** One of those, larger ones more often. */
  company: (where?: Where) => Listed
  session: (instrument: Instrument) => Quote
  week: (instrument: Instrument) => Quote
  lastDay: (instrument: Instrument) => Quote
  share: (company: Listed) => Quote
  /** Choices that stay the same all day for the same key, whichever item makes them. */
  today: (key: string) => Draw
}

export const shareOf = (company: Listed): Instrument => ({
  name: company.ticker,
  base: company.price,
  volatility: company.marketValue > 300 ? 0.014 : 0.02,
  follows: ['us', 0.5],
  digits: 2,
  prefix: '$',
})

function chooser(stream: () => number) {
  function pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[Math.floor(stream() * choices.length)]
    if (choice === undefined) throw new Error('There is nothing to choose from.')
    return choice
  }
  const between = (low: number, high: number) => low + stream() * (high - low)
  return {
    pick,
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    chance: (probability: number) => stream() < probability,
  }
}

export function createDraw(seed: number, start: number, at: number): Draw {
  const choose = chooser(createStream(start))
  const quoted = (span: Span) => (instrument: Instrument) => quoteOf(seed, instrument, span)
  const session = quoted(sessionSpan(at))
  return {
    ...choose,
    at,
    phase: phaseAt(at),
    company(where = () => true) {
      const choices = listed.filter(where)
      const [first, second] = [choose.pick(choices), choose.pick(choices)]
      return second.marketValue > first.marketValue && choose.chance(0.4) ? second : first
    },
    session,
    week: quoted(weekSpan(at)),
    lastDay: quoted({ from: at - DAY, until: at }),
    share: (company) => session(shareOf(company)),
    today: (key) => createDraw(seed, mix(seed, newYork(at).day, hash(key)), at),
  }
}
