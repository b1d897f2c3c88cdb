import type { Instrument, Quote } from '../../contract/markets/markets.ts'

export type Direction = 'up' | 'down' | 'flat'
type Moved = Pick<Quote, 'kind' | 'change' | 'changePercentage'>

const grouped = new Map<number, Intl.NumberFormat>()

/** `6,463.30`: with as many decimals as the symbol is quoted with. */
export function priceText(price: number, digits: number) {
  const known = grouped.get(digits)
  const format =
    known ?? new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  if (!known) grouped.set(digits, format)
  return format.format(price).replace('-', '−')
}

/** The move of a share of which no more is known than its percents. */
export const shareMove = (changePercentage: number): Moved => ({
  kind: 'share',
  change: changePercentage,
  changePercentage,
})

/** A yield moves by basis points, everything else by percent. */
const figureOf = ({ kind, change, changePercentage }: Moved) =>
  kind === 'yield'
    ? { value: Number((change * 100).toFixed(1)), digits: 1, unit: ' bp', word: ' basis points' }
    : { value: Number(changePercentage.toFixed(2)), digits: 2, unit: '%', word: '%' }

/** As the user sees it: what rounds to nothing has not moved. */
export function directionOf(moved: Moved): Direction {
  const { value } = figureOf(moved)
  if (value === 0) return 'flat'
  return value > 0 ? 'up' : 'down'
}

const signs: Record<Direction, string> = { up: '+', down: '−', flat: '' }
export const arrows: Record<Direction, string> = { up: '▲', down: '▼', flat: '•' }

/** `+0.42%`, `−1.30%`, `0.00%`; for a yield `+3.1 bp`. */
export function changeText(moved: Moved) {
  const { value, digits, unit } = figureOf(moved)
  return `${signs[directionOf(moved)]}${Math.abs(value).toFixed(digits)}${unit}`
}

/** `+0.4`, `−1.3`, `0.0`: percent where there is little space. */
export function moveText({ changePercentage }: Moved) {
  const text = Math.abs(changePercentage).toFixed(1)
  return text === '0.0' ? text : `${changePercentage > 0 ? '+' : '−'}${text}`
}

/** `up 0.42%`, `down 4.5 basis points`, `unchanged`: for those who listen. */
export function spokenChange(moved: Moved) {
  const { value, digits, word } = figureOf(moved)
  const direction = directionOf(moved)
  return direction === 'flat' ? 'unchanged' : `${direction} ${Math.abs(value).toFixed(digits)}${word}`
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })

/** `4.14T`, `52.92M`. */
export const compactText = (amount: number) => compact.format(amount)

/** Quotes by symbol with others in them. */
export const mergeQuotes = (quotes: Readonly<Record<string, Quote>>, batch: readonly Quote[]) => ({
  ...quotes,
  ...Object.fromEntries(batch.map((quote) => [quote.symbol, quote])),
})

/** How well a phrase fits a symbol, the best first; -1 for not at all. */
function fitOf({ symbol, title }: Instrument, phrase: string) {
  const [ofSymbol, ofTitle] = [symbol.toLowerCase(), title.toLowerCase()]
  const fits = [
    ofSymbol === phrase,
    ofSymbol.startsWith(phrase),
    ofTitle.startsWith(phrase),
    ofTitle.split(/[\s&.-]+/).some((word) => word.startsWith(phrase)),
    ofTitle.includes(phrase),
  ]
  return fits.indexOf(true)
}

/** Those that a phrase names, the best first, at most `limit`; without a phrase the first of all. */
export function findInstruments(instruments: readonly Instrument[], phrase: string, limit: number) {
  const sought = phrase.trim().toLowerCase()
  if (sought === '') return instruments.slice(0, limit)
  return instruments
    .map((instrument) => ({ instrument, fit: fitOf(instrument, sought) }))
    .filter(({ fit }) => fit >= 0)
    .sort((a, b) => a.fit - b.fit)
    .slice(0, limit)
    .map(({ instrument }) => instrument)
}
