import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import { hash, mix } from '../random/random.ts'
import type { Span } from '../time/clock.ts'
import { type Hours, lastTrade } from '../time/hours.ts'

export type Instrument = {
  /** The name within a sentence. */
  name: string
  /** The level that it moves around. */
  base: number
  /** The move of a typical day: a fraction of the level, for yields percentage points. */
  volatility: number
  /** The factor that it correlates with, and how closely (-1 to 1). */
  follows?: readonly [string, number]
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

function pointOf(key: number, wave: number, index: number) {
  return (mix(key, wave, index) / 2 ** 32) * 2 - 1
}

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

/** The level of an instrument at any time: continuous, and the same for the same seed. */
function levelAt(seed: number, instrument: Instrument, at: number): number {
  const [leader, weight] = instrument.follows ?? ['', 0]
  const common = weight === 0 ? 0 : weight * drift(mix(seed, hash(leader)), at)
  const own = Math.sqrt(1 - weight * weight) * drift(mix(seed, hash(instrument.name)), at)
  const moved = instrument.volatility * (common + own)
  return instrument.isYield ? instrument.base + moved : instrument.base * Math.exp(moved)
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
