import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import { hash, mix } from '../random/random.ts'
import type { Span } from '../time/clock.ts'
import { type Hours, lastTrade } from '../time/hours.ts'
import { companyShock, factorShock } from './shocks.ts'

export type Instrument = {
  /** The name within a sentence. */
  name: string
  /** The level that it moves around. */
  base: number
  /** The move of a typical day: a fraction of the level, for yields percentage points. */
  volatility: number
  /** The factors that it correlates with, and how closely (-1 to 1). */
  follows?: readonly (readonly [factor: string, weight: number])[]
  /** A share's: the place of its company in the list. What happens to it moves the price. */
  company?: number
  digits: number
  /** When it can be traded; left out where that makes no difference. */
  hours?: Hours
  prefix?: string
  suffix?: string
  isPlural?: boolean
  isYield?: boolean
}

/** `change` is in percent, for yields in basis points; `size` in multiples of a typical day's move. */
export type Quote = { level: number; before: number; change: number; size: number }

const waves = [
  [23 * millisecondsInDay, 4],
  [3.1 * millisecondsInDay, 1.6],
  [15 * millisecondsInHour, 0.8],
  [3.3 * millisecondsInHour, 0.45],
  [23 * millisecondsInMinute, 0.15],
  [4.5 * millisecondsInMinute, 0.066],
  [50 * millisecondsInSecond, 0.028],
  [9 * millisecondsInSecond, 0.012],
  [2 * millisecondsInSecond, 0.006],
  [131 * millisecondsInDay, 7],
] as const

const pointOf = (key: number, wave: number, index: number) => (mix(key, wave, index) / 2 ** 32) * 2 - 1

function waveAt(key: number, wave: number, position: number) {
  const index = Math.floor(position)
  const part = position - index
  const ease = part * part * (3 - 2 * part)
  return pointOf(key, wave, index) * (1 - ease) + pointOf(key, wave, index + 1) * ease
}

function drift(key: number, at: number): number {
  let sum = 0
  let wave = 0
  for (const [period, height] of waves) {
    sum += height * waveAt(key, wave, at / period)
    wave += 1
  }
  return sum
}

const keys = new Map<string, number>()

/** There are few names, and each is asked for very often. */
function keyOf(name: string) {
  const known = keys.get(name) ?? hash(name)
  keys.set(name, known)
  return known
}

/** A factor is requested for hundreds of prices of one moment. */
const factors = new Map<string, { seed: number; at: number; value: number }>()

function factorAt(seed: number, factor: string, at: number) {
  const known = factors.get(factor)
  if (known && known.seed === seed && known.at === at) return known.value
  const value = drift(mix(seed, keyOf(factor)), at) + factorShock(seed, factor, at)
  factors.set(factor, { seed, at, value })
  return value
}

/** The level of an instrument at any time: the same for the same seed, and continuous but for what facts do. */
function levelAt(seed: number, instrument: Instrument, at: number): number {
  let [common, shared] = [0, 0]
  for (const [factor, weight] of instrument.follows ?? []) {
    common += weight * factorAt(seed, factor, at)
    shared += weight * weight
  }
  const own = Math.sqrt(Math.max(0, 1 - shared)) * drift(mix(seed, keyOf(instrument.name)), at)
  const moved = instrument.volatility * (common + own)
  if (instrument.isYield) return instrument.base + moved
  const jumped = instrument.company === undefined ? 0 : companyShock(seed, instrument.company, at)
  return instrument.base * Math.exp(moved + jumped)
}

/** The price of an instrument's last trade, to the second: the single figure that headlines, tape, charts and heatmap round for display. */
export const priceAt = (seed: number, instrument: Instrument, at: number) =>
  levelAt(seed, instrument, Math.floor(lastTrade(instrument.hours, at) / millisecondsInSecond) * millisecondsInSecond)

const shownLevel = (instrument: Instrument, level: number) => Number(level.toFixed(instrument.digits))

/** The move of an instrument, computed from the displayed levels, so that the figures of a text agree. */
export function quoteOf(seed: number, instrument: Instrument, span: Span): Quote {
  const level = shownLevel(instrument, priceAt(seed, instrument, span.until))
  const before = shownLevel(instrument, priceAt(seed, instrument, span.from))
  if (instrument.isYield) {
    const change = Math.round((level - before) * 100)
    return { level, before, change, size: Math.abs(change) / 100 / instrument.volatility }
  }
  const change = (level / before - 1) * 100
  return { level, before, change, size: Math.abs(change) / 100 / instrument.volatility }
}
