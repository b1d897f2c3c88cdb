import { describe, expect, it } from 'vitest'
import type { SearchContext } from '../../src/contract/search-context.ts'
import { filterCount, filterWords, isEmpty, phraseFor, press, searchOf } from '../../src/rules/search.ts'

describe('searchOf', () => {
  it.each<[string, SearchContext, SearchContext]>([
    ['oil', {}, { keywords: ['oil'] }],
    [' oil   price ', { topics: ['MACRO'] }, { topics: ['MACRO'], keywords: ['oil price'] }],
    [
      'oil',
      { keywords: ['gas', 'gold'], exclude: { tickers: ['XOM'] } },
      { keywords: ['oil'], exclude: { tickers: ['XOM'] } },
    ],
    ['  ', { topics: ['MACRO'], keywords: ['oil'] }, {}],
  ])('FED-01 %j beside %j is %j', (phrase, search, expected) => {
    expect(searchOf(phrase, search)).toEqual(expected)
  })
})

describe('phraseFor', () => {
  it.each<[SearchContext, string, string]>([
    [{ keywords: ['oil'] }, '', 'oil'],
    [{ keywords: ['oil price'] }, 'oil  price ', 'oil  price '],
    [{ keywords: ['oil', 'gas'] }, 'oil', ''],
    [{ topics: ['MACRO'] }, 'oil', ''],
    [{}, ' ', ' '],
  ])('FED-01 of %j after %j the box shows %j', (search, typed, expected) => {
    expect(phraseFor(search, typed)).toBe(expected)
  })
})

describe('what a search asks for', () => {
  it.each<[SearchContext, number, string, boolean]>([
    [{}, 0, '', true],
    [{ keywords: [], exclude: { topics: [] } }, 0, '', true],
    [{ keywords: ['oil'] }, 0, '', false],
    [{ keywords: ['oil', 'gas'], tickers: ['XOM'] }, 3, 'oil, gas, XOM', false],
    [
      { keywords: ['oil'], topics: ['OIL_AND_GAS'], exclude: { topics: ['LEGAL'], keywords: ['ad'] } },
      3,
      'Oil & Gas, not ad, not Legal',
      false,
    ],
  ])('FED-01 %j counts %i: %s', (search, count, words, isNothing) => {
    expect([filterCount(search), filterWords(search), isEmpty(search)]).toEqual([count, words, isNothing])
  })
})

describe('press', () => {
  const ticker = { key: 'tickers', value: 'XOM' } as const
  const topic = { key: 'topics', value: 'MACRO' } as const
  it.each<[SearchContext, typeof ticker | typeof topic, SearchContext]>([
    [{}, ticker, { tickers: ['XOM'] }],
    [{ keywords: ['oil'], tickers: ['AAPL', 'XOM'] }, ticker, { keywords: ['oil'], tickers: ['XOM'] }],
    [{ keywords: ['oil'], tickers: ['XOM'] }, ticker, { keywords: ['oil'] }],
    [{ exclude: { tickers: ['XOM', 'CVX'] } }, ticker, { tickers: ['XOM'], exclude: { tickers: ['CVX'] } }],
    [
      { tickers: ['XOM'], exclude: { topics: ['MACRO'] } },
      topic,
      { tickers: ['XOM'], topics: ['MACRO'], exclude: { topics: [] } },
    ],
  ])('FED-15 to %j, %j makes %j', (search, pressed, expected) => {
    expect(press(search, pressed)).toEqual(expected)
  })
})
