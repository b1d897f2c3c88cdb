import { expect, it } from 'vitest'
import type { CandleSeries } from '../../../src/contract/markets/markets.ts'
import { headlineOf, litBy, marksOf, markWords } from '../../../src/rules/markets/marks.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`)
const candle = (time: string) => ({
  startDateTime: `2026-11-20T${time}:00.000Z`,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
})
/** Five minutes each; nothing was traded between 15:10 and 20:00. */
const series: CandleSeries = {
  ...{ symbol: 'NVDA', title: 'Nvidia', kind: 'share', range: '1D', minutes: 5, digits: 2, source: 'simulated' },
  candles: ['15:00', '15:05', '20:00'].map(candle),
}
const happened = (...times: string[]) => times.map((time) => ({ id: time, at: at(time) }))

it('TCK-03 a headline stands at the candle of its time, several at one candle together, the newest first', () => {
  expect(marksOf(series, 'news', happened('15:00', '15:07', '15:09'))).toEqual([
    { index: 0, kind: 'news', ids: ['15:00'] },
    { index: 1, kind: 'news', ids: ['15:09', '15:07'] },
  ])
})

it('TCK-03 what happened while nothing was traded stands at the candle after, or at the last one', () => {
  expect(marksOf(series, 'report', happened('15:10', '19:59', '20:05', '23:00'))).toEqual([
    { index: 2, kind: 'report', ids: ['23:00', '20:05', '19:59', '15:10'] },
  ])
})

it('TCK-03 what was before the range is left out, and a range without candles has no marks', () => {
  expect([
    marksOf(series, 'news', happened('14:59')),
    marksOf({ ...series, candles: [] }, 'news', happened('15:00')),
  ]).toEqual([[], []])
})

it('TCK-03 the marks of a candle are read out', () => {
  const marks = [
    ...marksOf(series, 'news', happened('15:01', '15:02')),
    ...marksOf(series, 'report', happened('15:03')),
  ]
  expect([markWords(marks, 0), markWords(marks, 1)]).toEqual(['2 headlines, 1 earnings report', ''])
})

it('TCK-03 the mark of an opened headline is lit', () => {
  const marks = marksOf(series, 'news', happened('15:01', '15:02', '15:06'))
  expect(litBy(marks, ['15:01']).map(({ ids, isLit }) => [ids, isLit])).toEqual([
    [['15:02', '15:01'], true],
    [['15:06'], undefined],
  ])
})

it('TCK-03 a mark leads to the newest of its headlines, and that of a report to none', () => {
  const marks = [
    ...marksOf(series, 'news', happened('15:01', '15:02')),
    ...marksOf(series, 'report', happened('15:03')),
  ]
  expect(marks.map(headlineOf)).toEqual(['15:02', undefined])
})
