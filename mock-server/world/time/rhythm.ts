import { millisecondsInHour } from 'date-fns/constants'
import { createStream, mix } from '../random/random.ts'
import { newYork, phaseAt } from './clock.ts'

/** Time is divided into slots, and no slot is empty, so no gap is longer than two of them (80 s). */
export const SLOT = 40_000
export const SLOTS_IN_BLOCK = 24
/** The span that is written in one go. */
export const BLOCK = SLOTS_IN_BLOCK * SLOT

const RHYTHM = 1
const WAVE = 2

/** The average number of items per slot until a minute of a weekday in New York. */
const weekdayRates = [
  [4 * 60, 1.4],
  [7 * 60, 2.2],
  [8.5 * 60, 4.2],
  [8.5 * 60 + 5, 12],
  [9.5 * 60, 5.2],
  [10 * 60, 9],
  [10 * 60 + 5, 9],
  [15 * 60, 4.8],
  [16 * 60, 5.6],
  [16 * 60 + 45, 10],
  [20 * 60, 3],
  [24 * 60, 1.5],
] as const

function rateAt(at: number) {
  if (phaseAt(at) === 'weekend') return 1.25
  const { minute } = newYork(at)
  return weekdayRates.find(([until]) => minute < until)?.[1] ?? 1.5
}

function liveliness(seed: number, slot: number, unit: number) {
  const wave = 0.75 + (mix(seed, WAVE, Math.floor((slot * SLOT) / (millisecondsInHour / 8))) / 2 ** 32) * 0.5
  if (unit < 0.22) return 0.15 * wave
  return unit < 0.8 ? 0.9 * wave : 2.1 * wave
}

function poisson(mean: number, stream: () => number) {
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = stream(); product > limit; product *= stream()) count += 1
  return count
}

/** When the items of a slot are published (epoch milliseconds), each later than the one before. */
export function momentsOf(seed: number, slot: number): number[] {
  const stream = createStream(mix(seed, RHYTHM, slot))
  const start = slot * SLOT
  const count = 1 + poisson((rateAt(start) - 1) * liveliness(seed, slot, stream()), stream)
  const offsets = [Math.floor(stream() * SLOT)]
  for (let index = 1; index < count; index += 1) {
    const isClose = stream() < 0.5
    const free = Math.floor(stream() * SLOT)
    const close = (offsets[index - 1] ?? 0) + 150 + Math.floor(stream() * 1800)
    offsets.push((isClose ? close : free) % SLOT)
  }
  return [...new Set(offsets)].sort((one, other) => one - other).map((offset) => start + offset)
}
