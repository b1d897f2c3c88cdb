import type { NewsItem } from '../../../src/contract/shared/news.ts'

const common =
  `shares stock profit rises falls cuts outlook deal bank oil rate inflation report quarter sales growth chief executive plan board
  investor market price record loss target upgrade offer regulator court union strike plant factory order export import tax budget bond yield
  dollar euro yen gold copper wheat corn crude gas output supply demand forecast estimate guidance dividend buyback merger stake talks probe`.split(
    /\s+/,
  )
const rare = Array.from({ length: 5000 }, (_, i) => `w${(i * 7919).toString(36)}`)
const symbols = ['AAPL', 'NVDA', 'MSFT', 'F', 'T', 'GIS', 'WFC', 'JPM', 'XOM', 'TSLA', 'AMD', 'INTC', 'KO', 'PG', 'MRK']
const names = ['apple', 'nvidia', 'microsoft', 'walmart', 'pfizer', 'boeing', 'netflix', 'starbucks']

/** A number from 0 to 1 that only the seed decides on. */
const drawn = (seed: number) => {
  const x = Math.sin(seed * 12.9898) * 43758.5453
  return x - Math.floor(x)
}
const one = <Value>(values: readonly Value[], seed: number) => values[Math.floor(drawn(seed) * values.length)]

/** Words as in a text: few are everywhere, many are rare. */
const word = (seed: number) => (drawn(seed + 0.5) < 0.7 ? one(common, seed) : one(rare, seed)) ?? ''
const words = (count: number, seed: number) => Array.from({ length: count }, (_, i) => word(seed * 101 + i)).join(' ')

export const headline = (i: number): NewsItem => ({
  id: `h${i}`,
  publishedDatetime: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString(),
  receivedDatetime: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString(),
  title: words(10, i),
  source: 'feed:bench',
  articleSource: `Wire ${i % 50}`,
  link: null,
  summary: words(30, i + 0.25),
  sentiment: 'neutral',
  sentimentScore: 0,
  tickers: [one(symbols, i)].filter((symbol) => symbol !== undefined),
  topics: i % 3 === 0 ? ['EARNINGS'] : ['MACRO'],
  sectors: [],
  industries: [],
})

/** What people search for, in a fixed mixture. */
export const querySet = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const kinds = [
      () => one(rare, i),
      () => `${one(rare, i)} ${one(common, i + 1)}`,
      () => `"${one(common, i)} ${one(common, i + 3)}"`,
      () => `${one(names, i)} ${one(common, i)}`,
      () => `$${one(symbols, i)} ${one(common, i)}`,
      () => `${one(rare, i)} OR ${one(rare, i + 2)}`,
      () => `${one(rare, i)} -${one(common, i)}`,
      () => `#earnings ${one(rare, i)}`,
    ]
    return kinds[i % kinds.length]?.() ?? ''
  })
