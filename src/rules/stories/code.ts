const START = 0x811c9dc5
const FACTOR = 0x01000193
/** Numbers of up to 30 bits are kept in arrays as they are. */
const SHORTENED = 2

/** A whole number for a word (FNV-1a): comparing numbers is much quicker, and of two words in headlines hardly ever the same. */
export function codeOf(word: string): number {
  let code = START
  for (let at = 0; at < word.length; at++) code = Math.imul(code ^ word.charCodeAt(at), FACTOR)
  return code >>> SHORTENED
}
