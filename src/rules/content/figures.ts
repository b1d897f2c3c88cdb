import type { ContentItem } from '../../contract/content/content.ts'
import { dayFormatter } from '../shared/time/day-names.ts'
import { headlineOf } from './content.ts'

/** One figure of an item. `move` is the direction in which it points, and `spoken` is how that is read out. */
export type Figure = { name: string; text: string; move?: 'gain' | 'loss' | 'none'; spoken?: string }
type Figured = Pick<ContentItem, 'contentData'>

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const inShort = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

/** ENT-05: `4.00%`, `(1.50%)`. What rounds to nothing has not moved. */
export function percentText(change: number) {
  const size = Math.abs(change).toFixed(2)
  return isBelow(change) ? `(${size}%)` : `${size}%`
}

/** ENT-05: `1,234,568`. */
export const volumeText = (shares: number) => whole.format(shares)
/** ENT-05: `3x`. */
export const factorText = (factor: number) => `${whole.format(factor)}x`
/** ENT-05: `$1.2B`, of thousandths of a dollar. */
export const dollarsText = (notional: number) => inShort.format(notional / 1000)

const isBelow = (change: number) => Number(change.toFixed(2)) < 0

function moveOf(name: string, change: number): Figure {
  const size = `${Math.abs(change).toFixed(2)}%`
  const text = percentText(change)
  if (isBelow(change)) return { name, text, move: 'loss', spoken: `down ${size}` }
  if (Number(size.slice(0, -1)) === 0) return { name, text, move: 'none', spoken: 'unchanged' }
  return { name, text, move: 'gain', spoken: `up ${size}` }
}

/** ENT-04: the figures of a category, the most important first; none for a category without figures. */
export function figuresOf({ contentData }: Figured): Figure[] {
  if (!('price' in contentData)) return []
  return [
    { name: 'Price', text: cents.format(contentData.price) },
    moveOf('1 day', contentData.pctChange1d),
    moveOf('5 days', contentData.pctChange5d),
    ...ownFiguresOf(contentData),
  ]
}

function ownFiguresOf(contentData: ContentItem['contentData']): Figure[] {
  if ('unusualVolumeFactor' in contentData) {
    return [
      { name: 'Volume', text: volumeText(contentData.volume) },
      { name: 'Of usual', text: factorText(contentData.unusualVolumeFactor) },
    ]
  }
  if (!('notionalTraded' in contentData)) return []
  return [
    { name: 'Traded', text: dollarsText(contentData.notionalTraded) },
    { name: 'Usually', text: dollarsText(contentData.avgNotionalTraded) },
    { name: 'Of usual', text: factorText(contentData.volumeFactor) },
  ]
}

/** The company and, of a mover, what it does: `IT Consulting, Information Technology`. */
export function companyOf({ contentData }: Figured) {
  if (!('companyName' in contentData)) return undefined
  const { ticker, companyName: name } = contentData
  return { ticker, name, line: 'sector' in contentData ? `${contentData.industry}, ${contentData.sector}` : undefined }
}

const monthAndDate = dayFormatter({ month: 'short', day: 'numeric' })
/** The contract lets through days that no calendar has. */
const dayName = (day: string) => (Number.isNaN(Date.parse(day)) ? day : monthAndDate(day, 'en'))

/** When the figures were taken, where the exchange is: `Jan 5, 09:31 in New York`. */
export const takenAt = ({ contentData }: Figured) =>
  'date' in contentData ? `${dayName(contentData.date)}, ${contentData.time} in New York` : undefined

/** A description of an item's picture in words, for users who do not see it. */
export function imageWordsOf(item: Pick<ContentItem, 'contentData' | 'topics'>) {
  const company = companyOf(item)
  if (!company) return `Price chart: ${headlineOf(item)}`
  const [price, day] = figuresOf(item)
  return `Chart of ${company.name} (${company.ticker}): ${price?.text}, ${day?.spoken} over one day`
}

/** A picture of the app's own host. Nothing is asked of others before consent, and the page's policy allows none of their pictures. */
export const ownImageOf = ({ contentImageUrl: image }: Pick<ContentItem, 'contentImageUrl'>) =>
  image?.startsWith('/') ? image : undefined
