import { expect, it } from 'vitest'
import { LIST_LIMIT } from '../../../src/contract/shared/news.ts'
import { newsFigures } from '../../../src/rules/ticker/news-figures.ts'
import { newsWords } from '../../../src/rules/ticker/ticker-words.ts'
import { newsItem } from '../feed/news-item.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-20T15:00:00.000Z')
const aged = (hours: number, ...tickers: string[]) =>
  newsItem(`n${hours}-${tickers.join('-')}`, {
    publishedDatetime: new Date(now - hours * HOUR).toISOString(),
    tickers: ['NVDA', ...tickers],
  })
const figures = (items: ReturnType<typeof aged>[], since = now - 100 * HOUR) =>
  newsFigures(items, 'NVDA', { since, now })

it('TCK-01 counts the last 24 hours, and what was usual in the time before, since when all headlines are known', () => {
  const items = [1, 23, 25, 30, 60, 70].map((hours) => aged(hours))
  expect(figures(items, now - 72 * HOUR).news).toEqual({ lastDay: 2, usual: 2 })
})

it('TCK-01 the usual number is not known where less than a day before is', () => {
  const items = [aged(1), aged(47)]
  expect([figures(items, now - 47.9 * HOUR).news.usual, figures(items, now - 48 * HOUR).news.usual]).toEqual([null, 1])
})

it('TCK-01 a list that is full says nothing of the time before its oldest', () => {
  const items = Array.from({ length: LIST_LIMIT }, (_, nth) => aged(nth / 20))
  expect(figures(items, now - 1000 * HOUR).news).toEqual({ lastDay: 480, usual: null })
})

it('TCK-01 the numbers in words', () => {
  expect([
    newsWords({ lastDay: 1, usual: null }),
    newsWords({ lastDay: 12, usual: 4.54 }),
    newsWords({ lastDay: 0, usual: 0.0003 }),
  ]).toEqual([
    '1 headline in 24 hours',
    '12 headlines in 24 hours, usually 4.5',
    '0 headlines in 24 hours, usually none',
  ])
})

it('TCK-05 peers share at least two headlines that are about few symbols, the most frequent first', () => {
  const crowd = ['A', 'B', 'C', 'D', 'E', 'AMD']
  const items = [
    ...[aged(1, 'TSM'), aged(2, 'AMD', 'TSM'), aged(3, 'TSM', 'AMD'), aged(4, 'INTC')],
    ...[aged(5, ...crowd), aged(6, ...crowd)],
  ]
  expect(figures(items).peers).toEqual([
    { symbol: 'TSM', together: 3 },
    { symbol: 'AMD', together: 2 },
  ])
})
