import { expect, it } from 'vitest'
import { SPARK, sparkPoints } from '../../../src/rules/markets/spark.ts'
import { candle } from '../../model/markets/market-data.ts'

const day = (...closes: number[]) => ({ candles: closes.map((close) => candle('2026-11-20T16:50:00.000Z', 1, close)) })

it('PIT-15 a spark goes from the close before through those of the day, the highest at its top and the lowest at its foot', () => {
  expect(sparkPoints(day(30, 20), 10)).toBe('1,15 28,1 55,8')
})

it('PIT-15 a day that has just begun has a line, one without a move in the middle, and a day without prices none', () => {
  expect([sparkPoints(day(6), 5), sparkPoints(day(5), 5), sparkPoints(day(), 5)]).toEqual([
    ...['1,15 55,1', '1,8 55,8', undefined],
  ])
})

it('PIT-15 a spark of a long day has at most a point for each pixel, and begins and ends as the day', () => {
  const points = sparkPoints(day(...Array.from({ length: 390 }, (_, nth) => nth)), 0)?.split(' ') ?? []
  expect([points.length, points[0], points.at(-1)]).toEqual([SPARK.width - 2, '1,15', '55,1'])
})
