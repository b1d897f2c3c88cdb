import { mix } from '../world/random/random.ts'

/** A number in [0, 1) that is the same for the same key, kind of question and index. */
export const part = (key: number, question: number, index: number) => mix(key, question, index) / 2 ** 32

/** The same in [-1, 1). */
export const swing = (key: number, question: number, index: number) => part(key, question, index) * 2 - 1

/** A smooth path between swings that are `period` apart, in [-1, 1]. */
export function wave(key: number, question: number, index: number, period: number) {
  const step = Math.floor(index / period)
  const along = index / period - step
  const ease = along * along * (3 - 2 * along)
  return swing(key, question, step) * (1 - ease) + swing(key, question, step + 1) * ease
}

/** `value` with this many digits after the point, and never minus zero. */
export const rounded = (value: number, digits: number) => Number(value.toFixed(digits)) + 0
