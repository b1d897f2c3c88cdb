import { rootOf } from './roots.ts'

/** A figure in ones (1.8 billion are 1,800,000,000), and the size of its last digit that is no zero: 100,000,000. */
type Figure = { value: number; step: number }
/** `start` and `end`: where it stands, with its currency and size ('$1.8 billion'). */
type WrittenFigure = Figure & { start: number; end: number; unit: string }
/** The figures of a headline by their unit: '$', '%', '# flight'. */
export type Figures = ReadonlyMap<string, readonly Figure[]>

const FIGURE =
  /(?<![\p{L}\p{N}.,])((?:US|A|C|HK|NZ|S)?[$€£¥])?\(?(\d[\d,]*(?:\.\d+)?)\)?(?:\s?-?\s?(million|billion|trillion|thousand|mln|bln|bn|mn|tn|k|m|b)(?![\p{L}]))?(?:\s?-?\s?(%|percentage points?|per ?cent|pct|basis points?|bps?|cents?|euros?|dollars?|pounds?|yen|yuan)(?!\p{L}))?/giu
const SIZES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mln: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  bln: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
  tn: 1e12,
}
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:%|per ?cent|pct)/i, '%'],
  [/^(?:percentage|basis|bp)/i, 'points'],
  [/^cent/i, 'cents'],
  [/^euro/i, '€'],
  [/^dollar/i, '$'],
  [/^pound/i, '£'],
  [/^(?:yen|yuan)/i, '¥'],
]
/** Money from here on is a sum, below it a price or what is earned a share: they are not compared. */
const LARGE = 1e5
/** A little more than half, as figures are rounded in either direction. */
const HALF = 0.501
const YEAR = /^(?:19|20)\d\d$/

export const figuresIn = (text: string): Figures => figuresOf(writtenFigures(text))

export function figuresOf(written: readonly WrittenFigure[]): Figures {
  const figures = new Map<string, Figure[]>()
  for (const { unit, value, step } of written) figures.set(unit, [...(figures.get(unit) ?? []), { value, step }])
  return figures
}

/** The figures as they stand in a text, in their order. */
export function writtenFigures(text: string): WrittenFigure[] {
  return [...text.matchAll(FIGURE)].flatMap((found) => {
    const [all, money, written = '', size, unit] = found
    const [start, end] = [found.index, found.index + all.length]
    const rest = text.slice(end)
    if (!money && !size && !unit && isNoFigure(written, text.slice(0, start), rest)) return []
    const digits = written.replaceAll(',', '')
    const times = SIZES[size?.toLowerCase() ?? ''] ?? 1
    const value = Number(digits) * times
    return [{ start, end, unit: unitOf(money, unit, value) ?? countedIn(rest), value, step: stepOf(digits) * times }]
  })
}

/** Whether both have figures of a unit, and none in common. */
export function contradict(one: Figures, other: Figures): boolean {
  for (const [unit, values] of one) {
    const others = other.get(unit)
    if (others && !values.some((figure) => others.some((another) => areSame(figure, another)))) return true
  }
  return false
}

/** Rounded figures are the same: 179 and 179.2, 14,000 and 14,213. */
const areSame = (one: Figure, other: Figure) =>
  Math.abs(one.value - other.value) <= Math.max(one.step, other.step) * HALF

/** The size of the last digit that is no zero, unless zeros were written after a point. */
function stepOf(digits: string) {
  const [, decimals] = digits.split('.')
  if (decimals !== undefined) return 10 ** -decimals.length
  return 10 ** (/0*$/.exec(digits)?.[0].length ?? 0)
}

/** Years, days of a month, quarters and parts of names: 'March 10', '2013', 'Chapter 11', '4Q'. */
const isNoFigure = (written: string, before: string, rest: string) =>
  YEAR.test(written) ||
  /^(?:st|nd|rd|th|q|h)\b/i.test(rest) ||
  /(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? $/i.test(before) ||
  /^ (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b/i.test(rest) ||
  /[-:'’]$/.test(before) ||
  /^[-:]\d/.test(rest)

function unitOf(money: string | undefined, unit: string | undefined, value: number) {
  const named = unit && UNITS.find(([pattern]) => pattern.test(unit))?.[1]
  const currency = money ?? (named && /[€$£¥]/.test(named) ? named : undefined)
  if (currency) return value >= LARGE ? `${currency} large` : currency
  return named
}

/** What is counted is the word after the number ('8500 job cuts', '14,000 flights'), or after that which it led to: 'up 1,050 to 106,700 tons'. */
function countedIn(rest: string) {
  const [, word = ''] = /^(?: to \d[\d,.]*)?[\s-]([\p{L}]+)/u.exec(rest) ?? []
  return `# ${rootOf(word.toLowerCase())}`
}
