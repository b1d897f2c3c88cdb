import type { Listed } from '../../companies/listed.ts'
import type { Words } from '../../facts/fact.ts'
import { type Instrument, type Quote, quoteOf } from '../../prices/quotes.ts'
import { shareOf } from '../../prices/share.ts'
import { extendedSpan, phaseAt, sessionSpan, weekSpan } from '../../time/clock.ts'
import { basisPoints, grouped, percent } from '../figures.ts'

export type Direction = 'up' | 'down'

/** singular present, plural present, past */
type Verb = readonly [string, string, string]

const verbs: Record<Direction, Record<'small' | 'common' | 'big', readonly Verb[]>> = {
  up: {
    small: [
      ['edges up', 'edge up', 'edged up'],
      ['inches up', 'inch up', 'inched up'],
      ['ticks higher', 'tick higher', 'ticked higher'],
    ],
    common: [
      ['rises', 'rise', 'rose'],
      ['gains', 'gain', 'gained'],
      ['climbs', 'climb', 'climbed'],
      ['advances', 'advance', 'advanced'],
    ],
    big: [
      ['jumps', 'jump', 'jumped'],
      ['rallies', 'rally', 'rallied'],
      ['surges', 'surge', 'surged'],
    ],
  },
  down: {
    small: [
      ['edges down', 'edge down', 'edged down'],
      ['slips', 'slip', 'slipped'],
      ['ticks lower', 'tick lower', 'ticked lower'],
    ],
    common: [
      ['falls', 'fall', 'fell'],
      ['drops', 'drop', 'dropped'],
      ['declines', 'decline', 'declined'],
      ['retreats', 'retreat', 'retreated'],
    ],
    big: [
      ['slides', 'slide', 'slid'],
      ['tumbles', 'tumble', 'tumbled'],
      ['sinks', 'sink', 'sank'],
    ],
  },
}

const sizeOf = (size: number) => {
  if (size < 0.3) return 'small'
  return size < 1.6 ? 'common' : 'big'
}

const shown = (instrument: Instrument, level: number) =>
  `${instrument.prefix ?? ''}${grouped(level, instrument.digits)}${instrument.suffix ?? ''}`

/** Undefined for a negligible move, which is not newsworthy. */
export function directionOf({ size, change }: Quote): Direction | undefined {
  if (size < 0.04 || Math.abs(change) < 0.05) return undefined
  return change > 0 ? 'up' : 'down'
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `{rises}` agrees with the instrument; `{rise}` is the plural and `{rose}` the past of the same verb. */
export function moveWords(instrument: Instrument, quote: Quote, direction: Direction, choice: number): Words {
  const choices = verbs[direction][sizeOf(quote.size)]
  const [rises, rise, rose] = choices[Math.floor(choice * choices.length)] ?? choices[0] ?? ['', '', '']
  const { spoken = instrument.name } = instrument
  return {
    what: spoken,
    What: capital(spoken),
    rises: instrument.isPlural ? rise : rises,
    ends: instrument.isPlural ? 'end' : 'ends',
    rise,
    rose,
    change: instrument.isYield ? basisPoints(quote.change) : percent(quote.change),
    level: shown(instrument, quote.level),
    before: shown(instrument, quote.before),
    higher: direction === 'up' ? 'higher' : 'lower',
  }
}

/** Maps a move to a score: a large one, twice the typical day's, gives 0.7. */
export function scoreOf({ size, change }: Quote): number {
  const strength = Math.min(0.85, 0.2 + size * 0.25)
  return change > 0 ? strength : -strength
}

const sessions = {
  night: 'the last session',
  pre: 'premarket trading',
  open: 'New York trading',
  post: 'the session',
  holiday: 'the last session',
  weekend: 'the week',
}

export const sessionOf = (at: number) => sessions[phaseAt(at)]

/** Milliseconds: what happens so shortly before the close is answered after it. */
const BEFORE_CLOSE = 3 * 60_000

const whens = {
  night: 'in Asian trading',
  pre: 'in European trading',
  open: 'in New York trading',
  post: 'in late New York trading',
  holiday: 'in holiday trading',
  weekend: 'last week',
}

export const whenOf = (at: number) => whens[phaseAt(at)]

const DAYS_OF_WEEK = 5

/** The move of the last whole week: as large as a move of a day if it is as rare. */
export function weekQuote(seed: number, instrument: Instrument, at: number): Quote {
  const quote = quoteOf(seed, instrument, weekSpan(at))
  return { ...quote, size: quote.size / Math.sqrt(DAYS_OF_WEEK) }
}

/** The state of a share at a moment, as its quote gives it then. */
export const shareQuote = (seed: number, company: Listed, at: number) =>
  quoteOf(seed, shareOf(company), sessionSpan(at))

/** The same after the close, against the close, where something has happened since; undefined at other times. */
export function extendedQuote(seed: number, company: Listed, at: number, since: number) {
  const span = extendedSpan(at)
  return span && since >= span.from - BEFORE_CLOSE && since < at ? quoteOf(seed, shareOf(company), span) : undefined
}

/** The words for the move of a share: those of its company come with the fact. */
export function shareWords(company: Listed, quote: Quote, at: number, choice: number): Words {
  const direction: Direction = quote.change < 0 ? 'down' : 'up'
  return { ...moveWords(shareOf(company), quote, direction, choice), session: sessionOf(at) }
}
