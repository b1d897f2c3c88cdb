import type { Draw } from '../random/draw.ts'
import { basisPoints, grouped, percent } from './figures.ts'
import type { Instrument, Quote } from './quotes.ts'
import type { Words } from './scene.ts'

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
  return size < 1.4 ? 'common' : 'big'
}

const shown = (instrument: Instrument, level: number) =>
  `${instrument.prefix ?? ''}${grouped(level, instrument.digits)}${instrument.suffix ?? ''}`

/** Undefined for a negligible move, which is not newsworthy. */
export function directionOf(quote: Quote): Direction | undefined {
  const isStill = quote.size < 0.08 || Math.abs(quote.change) < 0.06
  if (isStill) return undefined
  return quote.change > 0 ? 'up' : 'down'
}

/** `{rises}` agrees with the instrument; `{rise}` is the plural and `{rose}` the past of the same verb. */
export function moveWords(draw: Draw, instrument: Instrument, quote: Quote, direction: Direction): Words {
  const [rises, rise, rose] = draw.pick(verbs[direction][sizeOf(quote.size)])
  const verb = instrument.isPlural ? rise : rises
  const change = instrument.isYield ? basisPoints(quote.change) : percent(quote.change)
  return {
    what: instrument.name,
    rises: verb,
    ends: instrument.isPlural ? 'end' : 'ends',
    rise,
    rose,
    change,
    level: shown(instrument, quote.level),
    number: grouped(quote.level, instrument.digits),
    before: `${instrument.prefix ?? ''}${grouped(quote.before, instrument.digits)}${instrument.isYield ? '%' : ''}`,
    higher: direction === 'up' ? 'higher' : 'lower',
  }
}

/** Maps a move to a score: a large one, twice the typical day's, gives 0.7. */
export function scoreOf(quote: Quote): number {
  const strength = Math.min(0.85, 0.2 + quote.size * 0.25)
  return quote.change > 0 ? strength : -strength
}
