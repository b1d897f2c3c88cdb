import type { Draw, Where } from '../random/draw.ts'
import { type Direction, directionOf, moveWords, scoreOf } from './moves.ts'
import type { Instrument, Quote } from './quotes.ts'
import type { Compose, Words } from './scene.ts'
import { reasonsOf } from './templates/words/reasons.ts'
import type { Listed } from './universe.ts'

type Tone = readonly [number, number]

export const good: Tone = [0.3, 0.75]
export const fair: Tone = [0.15, 0.4]
export const even: Tone = [-0.08, 0.08]
export const poor: Tone = [-0.4, -0.15]
export const bad: Tone = [-0.75, -0.3]

export const sector =
  (...sectors: string[]): Where =>
  (company) =>
    sectors.includes(company.sector)
export const industry =
  (...industries: string[]): Where =>
  (company) =>
    industries.some((name) => company.industry.includes(name))
export const oneOf =
  (...tickers: string[]): Where =>
  (company) =>
    tickers.includes(company.ticker)

const possessive = (name: string) => {
  if (name.endsWith("'s")) return name
  return name.endsWith('s') ? `${name}'` : `${name}'s`
}

/** How text refers to a company: `{co}` is 'Nvidia (NVDA)' but 'IBM', `{cos}` is "Nvidia's (NVDA)". */
export function named(company: Listed): Words {
  const { shortName, ticker } = company
  const symbol = shortName === ticker ? '' : ` (${ticker})`
  return {
    co: `${shortName}${symbol}`,
    cos: `${possessive(shortName)}${symbol}`,
  }
}

function rivalWords(company: Listed): Words {
  return { rival: named(company).co ?? '' }
}

/** News of one company. */
export function about(where: Where, tone: Tone, more: (draw: Draw, company: Listed) => Words = () => ({})): Compose {
  return (draw) => {
    const company = draw.company(where)
    return { words: { ...named(company), ...more(draw, company) }, companies: [company], score: draw.between(...tone) }
  }
}

/** News about two companies; `partner` selects the second, given the first. */
export function aboutTwo(
  where: Where,
  partner: (first: Listed) => Where,
  tone: Tone,
  more: (draw: Draw) => Words = () => ({}),
): Compose {
  return (draw) => {
    const first = draw.company(where)
    const isPartner = partner(first)
    const second = draw.company((company) => company !== first && isPartner(company))
    const words = { ...named(first), ...rivalWords(second), ...more(draw) }
    return { words, companies: [first, second], score: draw.between(...tone) }
  }
}

/** News that names no company. */
export function plain(tone: Tone, more: (draw: Draw) => Words = () => ({})): Compose {
  return (draw) => ({ words: more(draw), score: draw.between(...tone) })
}

type Reading = (draw: Draw, instrument: Instrument) => Quote | undefined
export const inSession: Reading = (draw, instrument) => draw.session(instrument)
/** Once a weekend. */
export const inWeek: Reading = (draw, instrument) => (draw.isTurn(instrument.name) ? draw.week(instrument) : undefined)
export const inLastDay: Reading = (draw, instrument) => draw.lastDay(instrument)

/** The move of one of these instruments in one direction; undefined while none of them has moved that way. */
export function move(
  instruments: readonly Instrument[],
  direction: Direction,
  reading: Reading,
  more: (draw: Draw) => Words = () => ({}),
): Compose {
  return (draw) => {
    const first = draw.whole(0, instruments.length - 1)
    for (const instrument of [...instruments.slice(first), ...instruments.slice(0, first)]) {
      const quote = reading(draw, instrument)
      if (quote === undefined || directionOf(quote) !== direction) continue
      const words = { ...moveWords(draw, instrument, quote, direction), when: whenWords(draw), ...more(draw) }
      return { words, score: scoreOf(quote) }
    }
    return undefined
  }
}

/** For figures whose rise is bad news, and for neutral ones. */
export const weighed =
  (compose: Compose, weight: number): Compose =>
  (draw) => {
    const composition = compose(draw)
    return composition === undefined ? undefined : { ...composition, score: composition.score * weight }
  }

function whenWords(draw: Draw) {
  const words = {
    night: 'in Asian trading',
    pre: 'in European trading',
    open: 'in New York trading',
    post: 'in late New York trading',
    weekend: 'last week',
  }
  return words[draw.phase]
}

export const reason = (draw: Draw, company: Listed, direction: Direction) => draw.pick(reasonsOf(company)[direction])
