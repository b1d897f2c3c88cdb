/** Every number of a text, with the signs, separators and units that wires use: '$1.25 billion', '-2.459 million', '37,000', '(0.3%)'. */
export function numbersIn(text: string): number[] {
  const found: number[] = []
  for (const [whole, sign, digits = '', , unit] of text.matchAll(
    /([-−]|\b)?\$?(\d[\d,]*(\.\d+)?)\s?(trillion|billion|million|thousand|tn|bn|mln|[TBMK]\b)?/gi,
  )) {
    const value = Number(digits.replaceAll(',', ''))
    const isNegative = sign === '-' || sign === '−' || /[-−]\$?\d/.test(whole)
    if (Number.isFinite(value)) found.push((isNegative ? -1 : 1) * value * factorOf(unit))
  }
  return found
}

function factorOf(unit: string | undefined) {
  const letter = unit?.charAt(0).toLowerCase()
  return { t: unit?.toLowerCase() === 'thousand' ? 1e3 : 1e12, b: 1e9, m: 1e6, k: 1e3 }[letter ?? ''] ?? 1
}

/** Whether a stated number is the exact one, as rounded as the text has it. */
export const isStated = (numbers: readonly number[], exact: number) =>
  numbers.some((number) => {
    const size = Math.abs(exact)
    const isSame = (value: number) => Math.abs(Math.abs(value) - size) <= Math.max(size * 0.0051, 0.0051)
    return isSame(number)
  })

const factors: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 }

/** A figure of the calendar in whole units: 41 with the unit K is 41,000. */
export const wholeOf = (value: number, unit: string) => value * (factors[unit.split(' ').at(-1) ?? ''] ?? 1)
