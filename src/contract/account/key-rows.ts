const ROWS_OF_KEYS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const COLUMNS_OF_KEYS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol']
const ORDERS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz']
/** What the keys of the digits type with shift, from 0 on. */
const SHIFTED_DIGITS = ')!@#$%^&*('

const RUN_LENGTH = 3
const RUNS = new Set(
  [...ROWS_OF_KEYS, ...COLUMNS_OF_KEYS, ...ORDERS].flatMap((line) => [
    ...runsOf(line),
    ...runsOf([...line].reverse().join('')),
  ]),
)

function runsOf(line: string) {
  return Array.from({ length: line.length - RUN_LENGTH + 1 }, (_, at) => line.slice(at, at + RUN_LENGTH))
}

const KNOWN = /(.)\1{2,}|(?:19|20)\d\d/gsu
const SIGN = /[^\p{L}\p{N}]/u

/**
 * Returns the characters of a text in lower case that belong to no row or column of keys, sequence or repetition of at least 3 characters,
 * and to no year; without the signs next to those, which only separate them. Linear in the length. The library's reading misses short rows between separators.
 * @example withoutRuns('asdf-zxcv-1234x') // 'x'
 */
export function withoutRuns(lower: string) {
  const typed = lower.replace(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED_DIGITS.indexOf(sign)))
  const isPart = new Array<boolean>(lower.length).fill(false)
  for (let at = 0; at + RUN_LENGTH <= typed.length; at++)
    if (RUNS.has(typed.slice(at, at + RUN_LENGTH))) isPart.fill(true, at, at + RUN_LENGTH)
  for (const { index, 0: found } of lower.matchAll(KNOWN)) isPart.fill(true, index, index + found.length)
  return Array.from({ length: lower.length }, (_, at) => lower.charAt(at))
    .filter((one, at) => !isPart[at] && !(SIGN.test(one) && (isPart[at - 1] || isPart[at + 1])))
    .join('')
}
