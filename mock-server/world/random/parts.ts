import { mix } from './random.ts'

/** A number in [0, 1) that is the same for the same key, kind of question and index. */
export const part = (key: number, question: number, index = 0) => mix(key, question, index) / 2 ** 32

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

/** An index in a list of this length for each of its turns: every index comes once before any comes again. */
export function turnOf(key: number, turn: number, length: number): number {
  if (length < 2) return 0
  const step = strideOf(length, 1 + Math.floor(part(key, 71) * (length - 1)))
  const first = Math.floor(part(key, 72) * length)
  return (((first + turn * step) % length) + length) % length
}

const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other))

/** A number near `wanted` that has no factor in common with the length. */
function strideOf(length: number, wanted: number) {
  let stride = wanted
  while (common(length, stride) !== 1) stride = (stride % length) + 1
  return stride
}

/** One of each list, such that a combination comes again only after all others. */
export function comboOf(key: number, turn: number, ...lists: readonly (readonly string[])[]): string[] {
  let rest = turnOf(
    key,
    turn,
    lists.reduce((product, { length }) => product * length, 1),
  )
  return lists.map((list) => {
    const one = list[rest % list.length] ?? ''
    rest = Math.floor(rest / list.length)
    return one
  })
}

/** A number between two others, as rounded as `step`: neighbouring turns have others, and each comes again only after all. */
export function stepOf(key: number, turn: number, low: number, high: number, step: number): number {
  return low + step * turnOf(key, turn, Math.max(1, Math.round((high - low) / step)))
}
