/** A hash of 32 bits in which every bit of the input matters. */
function scramble(bits: number) {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  return scramble(bits)
}

/** The first half of `mix`, for keys from which very many numbers follow. */
export const mixTwo = (first: number, second: number) => scramble(Math.imul(scramble(first ^ 0x9e3779b9), 31) + second)

/** The second half of `mix`. */
export const mixOn = (half: number, third: number, fourth = 0) =>
  scramble(Math.imul(scramble(Math.imul(half, 31) + third), 31) + fourth)

/** Combines several numbers into one of 32 bits; their order matters. */
export const mix = (first: number, second: number, third = 0, fourth = 0) => mixOn(mixTwo(first, second), third, fourth)

/** A stream of numbers in [0, 1) that is the same for the same start value. */
export function createStream(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
