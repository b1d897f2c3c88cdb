import { millisecondsInMinute } from 'date-fns/constants'
import { hash, mix } from '../random/random.ts'
import type { TradingDay } from '../time/hours.ts'
import type { Traded } from './instruments.ts'

/** A day's volume consists of slots: the volume of any span is a sum of slots, so that the spans of a day add up to the day's volume. */
const SLOT = 5 * millisecondsInMinute
/** Before this moment of a share's day, which begins with the premarket, little is traded. */
const OPENING = 330 * millisecondsInMinute

const part = (...path: [number, number, number?, number?]) => mix(...path) / 2 ** 32

/** The volume traded from the day's beginning until `at`. */
export type Traffic = (at: number) => number

/** Undefined where volume is not counted. */
export function trafficOf(seed: number, traded: Traded, day: TradingDay): Traffic | undefined {
  const key = mix(seed, hash(`volume of ${traded.symbol}`))
  const liveliness = (slot: number) => 0.45 + part(key, day.day, slot, 1)
  return spread(traded, day, busynessOf(key, day.day), liveliness)
}

/** The usual volume by each time of a day: the mean of many days. */
export const usualTrafficOf = (traded: Traded, day: TradingDay) => spread(traded, day, USUAL_BUSYNESS, () => 1)

/** Spreads a day's volume over its slots. */
function spread({ volume, kind }: Traded, day: TradingDay, busyness: number, liveliness: (slot: number) => number) {
  if (volume === undefined) return undefined
  const total = volume * busyness
  const slots = Math.ceil((day.until - day.from) / SLOT)
  const closing = (day.settles - day.from) / SLOT
  const sums = [0]
  for (let slot = 0; slot < slots; slot += 1) {
    const weight = kind === 'share' ? shareWeight(slot, closing) : 1
    sums.push((sums[slot] ?? 0) + weight * liveliness(slot))
  }
  const whole = sums[slots] ?? 1
  return (at: number) => {
    const position = Math.min(Math.max((at - day.from) / SLOT, 0), slots)
    const slot = Math.min(Math.floor(position), slots - 1)
    const [before = 0, after = 0] = [sums[slot], sums[slot + 1]]
    return Math.round((total * (before + (after - before) * (position - slot))) / whole)
  }
}

/** The mean of `busynessOf`. */
const USUAL_BUSYNESS = 0.7 + 0.6 / 2 + 4 / 25

/** Most days are typical ones; a few are several times as busy. */
function busynessOf(key: number, day: number) {
  return 0.7 + 0.6 * part(key, day, 0, 2) + 4 * part(key, day, 0, 3) ** 24
}

/** Volume is high at the open and the close, and low before and after. */
function shareWeight(slot: number, closing: number) {
  const opening = OPENING / SLOT
  if (slot < opening || slot >= closing) return 0.03
  const position = (slot + 0.5 - opening) / (closing - opening)
  return 0.55 + 1.8 * (2 * position - 1) ** 2 * (position > 0.5 ? 1.15 : 1)
}
