import { expect, it } from 'vitest'
import { turnedBack } from '../../../src/rules/shared/page/selection.ts'
import { stepTo, turned } from '../../../src/rules/shared/page/trail.ts'

it('TRM-09 a feed that follows shows the symbol alone, and keeps its other filters', () => {
  const before = {
    topics: ['CRYPTO' as const],
    tickers: ['AAPL'],
    exclude: { tickers: ['NVDA', 'GIS'], keywords: ['oil'] },
  }
  const now = turned(before, 'NVDA')
  expect([now, turned(now, 'NVDA'), turnedBack({ ...now, keywords: ['gas'] }, before)]).toEqual([
    { topics: ['CRYPTO'], tickers: ['NVDA'], exclude: { tickers: ['GIS'], keywords: ['oil'] } },
    now,
    { ...before, keywords: ['gas'] },
  ])
})

it('TRM-09 a feed of everything is one of everything again', () => {
  expect(turnedBack(turned({}, 'NVDA'), {})).toEqual({})
})

it('TRM-08 the trail goes on from where the user is, and has no symbol twice in a row', () => {
  const trail = ['A', 'B', 'B', 'C'].reduce(stepTo, { symbols: [], at: -1 })
  const many = Array.from({ length: 60 }, (_, n) => `S${n}`).reduce(stepTo, trail)
  expect([trail, stepTo({ ...trail, at: 0 }, 'D'), many.symbols.length, many.symbols[many.at]]).toEqual([
    { symbols: ['A', 'B', 'C'], at: 2 },
    { symbols: ['A', 'D'], at: 1 },
    50,
    'S59',
  ])
})
