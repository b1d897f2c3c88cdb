import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import { hash, mix, mixOn, mixTwo } from '../random/random.ts'
import { remember } from '../random/remember.ts'
import type { Span } from '../time/clock.ts'
import { type Hours, lastTrade } from '../time/hours.ts'
import { companyShock, factorShock } from './shocks.ts'

export type Instrument = {
  /** The name within a sentence, and what the price follows from. */
  name: string
  /** The name within a sentence where another decides on the price: a price of the dollar rises when the other currency falls. */
  spoken?: string
  /** The level that it moves around. */
  base: number
  /** The move of a typical day: a fraction of the level, for yields percentage points. */
  volatility: number
  /** The factors that it correlates with, and how closely (-1 to 1). */
  follows?: readonly (readonly [factor: string, weight: number])[]
  /** A share's: the index of its company in the list. What happens to it moves the price. */
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

const REMEMBERED_SEEDS = 4

/** `half`: of the hash of a key and a wave. Between two points it is eased; those of the last time are kept, because most waves are slow. */
type Wave = { period: number; height: number; half: number; index: number; left: number; right: number }

const pointOf = (half: number, index: number) => (mixOn(half, index) / 2 ** 32) * 2 - 1

function waveAt(wave: Wave, at: number) {
  const position = at / wave.period
  const index = Math.floor(position)
  if (index !== wave.index) {
    wave.index = index
    wave.left = pointOf(wave.half, index)
    wave.right = pointOf(wave.half, index + 1)
  }
  const part = position - index
  const ease = part * part * (3 - 2 * part)
  return wave.left * (1 - ease) + wave.right * ease
}

/** There are few names, and each is asked for very often. */
const wavesOf = remember(REMEMBERED_SEEDS, (seed: number) => {
  const known = new Map<string, readonly Wave[]>()
  return (name: string) => {
    const found = known.get(name)
    if (found) return found
    const key = mix(seed, hash(name))
    const made = waves.map(([period, height], wave) => {
      const half = mixTwo(key, wave)
      return { period, height, half, index: Number.NaN, left: 0, right: 0 }
    })
    known.set(name, made)
    return made
  }
})

function drift(seed: number, name: string, at: number): number {
  let sum = 0
  for (const wave of wavesOf(seed)(name)) sum += wave.height * waveAt(wave, at)
  return sum
}

/** A factor is requested for hundreds of prices of one moment, and of the close before it: the last few are kept. */
type Moment = { seed: number; at: number; value: number }
const factors = new Map<string, Moment[]>()
const MOST_MOMENTS = 8

function factorAt(seed: number, factor: string, at: number) {
  const moments = factors.get(factor) ?? []
  for (const moment of moments) if (moment.at === at && moment.seed === seed) return moment.value
  const value = drift(seed, factor, at) + factorShock(seed, factor, at)
  if (moments.length === 0) factors.set(factor, moments)
  if (moments.length === MOST_MOMENTS) moments.shift()
  moments.push({ seed, at, value })
  return value
}

/** The level of an instrument at any time: the same for the same seed, and continuous but for what facts do. */
function levelAt(seed: number, instrument: Instrument, at: number): number {
  let [common, shared] = [0, 0]
  for (const [factor, weight] of instrument.follows ?? []) {
    common += weight * factorAt(seed, factor, at)
    shared += weight * weight
  }
  const own = Math.sqrt(Math.max(0, 1 - shared)) * drift(seed, instrument.name, at)
  const moved = instrument.volatility * (common + own)
  if (instrument.isYield) return instrument.base + moved
  const jumped = instrument.company === undefined ? 0 : companyShock(seed, instrument.company, at)
  return instrument.base * Math.exp(moved + jumped)
}

/** The price of an instrument's last trade, to the second: the single figure that headlines, tape, charts and heatmap round for display. */
export const priceAt = (seed: number, instrument: Instrument, at: number) =>
  levelAt(seed, instrument, Math.floor(lastTrade(instrument.hours, at) / millisecondsInSecond) * millisecondsInSecond)

/** The close of a share is asked for by every look of the next day, and by means of many days. */
const closesOf = remember(REMEMBERED_SEEDS, (_: number) => new Map<number, number>())
const MOST_CLOSES = 20_000

/** The same at a close, which is remembered. `at` is on a full minute, which leaves space for the company in the key. */
export function closeAt(seed: number, instrument: Instrument, at: number) {
  if (instrument.company === undefined || at % millisecondsInMinute !== 0) return priceAt(seed, instrument, at)
  const closes = closesOf(seed)
  const key = at + instrument.company
  const known = closes.get(key)
  if (known !== undefined) return known
  if (closes.size >= MOST_CLOSES) closes.clear()
  const made = priceAt(seed, instrument, at)
  closes.set(key, made)
  return made
}

function shownLevel({ digits }: Instrument, level: number) {
  const steps = 10 ** digits
  return Math.round(level * steps) / steps
}

/** The move of an instrument, computed from the displayed levels, so that the figures of a text agree. */
export function quoteOf(seed: number, instrument: Instrument, span: Span): Quote {
  const level = shownLevel(instrument, priceAt(seed, instrument, span.until))
  const before = shownLevel(instrument, closeAt(seed, instrument, span.from))
  if (instrument.isYield) {
    const change = Math.round((level - before) * 100)
    return { level, before, change, size: Math.abs(change) / 100 / instrument.volatility }
  }
  const change = (level / before - 1) * 100
  return { level, before, change, size: Math.abs(change) / 100 / instrument.volatility }
}
