import { describe, expect, it } from 'vitest'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import {
  filterCount,
  filterWords,
  hasExclusions,
  isEmpty,
  isOlder,
  isPressed,
  phraseFor,
  press,
  searchOf,
  searchWords,
  withoutExclusions,
} from '../../../src/rules/shared/search.ts'

describe('searchOf', () => {
  it.each<[string, SearchContext, SearchContext]>([
    ['oil', {}, { keywords: ['oil'], queryLanguage: 2 }],
    [' oil', { keywords: ['oil'] }, { keywords: ['oil'] }],
    [' oil   price ', { topics: ['MACRO'] }, { topics: ['MACRO'], keywords: ['oil price'], queryLanguage: 2 }],
    [
      'oil',
      { keywords: ['gas', 'gold'], exclude: { tickers: ['XOM'] } },
      { keywords: ['oil'], queryLanguage: 2, exclude: { tickers: ['XOM'] } },
    ],
    ['  ', { topics: ['MACRO'], keywords: ['oil'] }, {}],
  ])('FED-01 %j beside %j is %j', (phrase, search, expected) => {
    expect(searchOf(phrase, search)).toEqual(expected)
  })
})

it.each<[SearchContext, boolean]>([
  [{}, false],
  [{ keywords: [] }, false],
  [{ keywords: ['oil'] }, true],
  [{ keywords: ['oil'], queryLanguage: 2 }, false],
  [{ keywords: ['oil'], queryLanguage: 2, exclude: { keywords: ['war'] } }, true],
  [{ exclude: { keywords: ['war'], queryLanguage: 2 } }, false],
])('QRY-08 whether %j has keywords of an earlier release: %j', (search, expected) => {
  expect(isOlder(search)).toBe(expected)
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

  it('FED-01 the field stays empty for a search without a keyword when nothing was typed', () => {
    expect(phraseFor({})).toBe('')
  })
})

describe('what a search asks for', () => {
  it.each<[SearchContext, number, string, boolean]>([
    [{}, 0, '', true],
    [{ keywords: [], exclude: { topics: [] } }, 0, '', true],
    [{ keywords: ['oil'] }, 0, '', false],
    [{ keywords: ['oil', 'gas'], queryLanguage: 2, tickers: ['XOM'] }, 3, 'oil, gas, XOM', false],
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

it('TRM-07 a feed is named after all that it searches for', () => {
  const searches: SearchContext[] = [
    {},
    { origin: 'real', keywords: ['oil'] },
    { topics: ['OIL_AND_GAS'], tickers: ['XOM'], exclude: { keywords: ['ad'] } },
  ]
  expect(searches.map(searchWords)).toEqual(['', 'oil', 'XOM, Oil & Gas, not ad'])
})

describe('what a search mutes', () => {
  const muting = { topics: ['MACRO'], exclude: { tickers: ['XOM'] } } satisfies SearchContext

  it('FED-01 is distinguished from a search that mutes nothing', () => {
    const searches: SearchContext[] = [muting, { exclude: { tickers: [] } }, { topics: ['MACRO'] }, {}]
    expect(searches.map(hasExclusions)).toEqual([true, false, false, false])
  })

  it('FED-01 is removed, and the rest of the search stays', () => {
    expect(withoutExclusions(muting)).toEqual({ topics: ['MACRO'] })
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
    [
      { exclude: { tickers: ['CVX'], topics: ['MACRO'] } },
      ticker,
      { tickers: ['XOM'], exclude: { tickers: ['CVX'], topics: ['MACRO'] } },
    ],
    [{ exclude: { topics: ['LEGAL'] } }, ticker, { tickers: ['XOM'], exclude: { topics: ['LEGAL'] } }],
    [
      { exclude: { tickers: ['MACRO'], topics: ['LEGAL', 'MACRO'] } },
      topic,
      { topics: ['MACRO'], exclude: { tickers: ['MACRO'], topics: ['LEGAL'] } },
    ],
  ])('FED-15 to %j, %j makes %j', (search, pressed, expected) => {
    expect(press(search, pressed)).toEqual(expected)
  })

  it('FED-15 a value counts as pressed where it is the only one of its key', () => {
    const searches: SearchContext[] = [{ tickers: ['XOM'] }, { tickers: ['XOM', 'CVX'] }, { tickers: ['CVX'] }, {}]
    expect(searches.map((search) => isPressed(search, ticker))).toEqual([true, false, false, false])
  })

  const important = { key: 'important' } as const
  it.each<[SearchContext, SearchContext]>([
    [{}, { keywords: ['is:important'], queryLanguage: 2 }],
    [
      { topics: ['MACRO'], origin: 'real' },
      { topics: ['MACRO'], origin: 'real', keywords: ['is:important'], queryLanguage: 2 },
    ],
    [
      { keywords: ['oil', 'fed OR ecb', '(gas)'], queryLanguage: 2, exclude: { keywords: ['war'], queryLanguage: 2 } },
      {
        keywords: ['is:important oil', 'is:important (fed OR ecb)', 'is:important (gas)'],
        queryLanguage: 2,
        exclude: { keywords: ['war'], queryLanguage: 2 },
      },
    ],
    [
      { keywords: ['oil', 'is:important'], queryLanguage: 2 },
      { keywords: ['is:important oil', 'is:important is:important'], queryLanguage: 2 },
    ],
    // what would change by its place: an operator at the end, an open quotation, brackets side by side
    ...[
      'oil NOT',
      'bitcoin OR',
      '"bitcoin',
      '(bitcoin) (lower)',
      '(a OR b) (c OR d)',
      'NOT is:important',
      '"is:important"',
    ].map((keyword): [SearchContext, SearchContext] => [
      { keywords: [keyword], queryLanguage: 2 },
      {
        keywords: [keyword === 'bitcoin OR' ? 'is:important (bitcoin OR)' : `is:important ${keyword}`],
        queryLanguage: 2,
      },
    ]),
    [
      { keywords: ['bitcoin OR is:important'], queryLanguage: 2 },
      { keywords: ['is:important (bitcoin OR is:important)'], queryLanguage: 2 },
    ],
  ])('FED-23 important, pressed, adds to %j what makes %j', (search, expected) => {
    expect([press(search, important), isPressed(search, important)]).toEqual([expected, false])
    expect(isPressed(expected, important)).toBe(true)
  })

  it.each<[SearchContext, SearchContext]>([
    [{ keywords: ['is:important'], queryLanguage: 2, topics: ['MACRO'] }, { topics: ['MACRO'] }],
    [
      {
        keywords: ['oil Is:Important', '(fed OR ecb) is:important', 'is:important', 'a is:important b'],
        queryLanguage: 2,
      },
      { keywords: ['oil', 'fed OR ecb', 'a b'], queryLanguage: 2 },
    ],
    [
      { keywords: ['(bitcoin) (lower) is:important'], queryLanguage: 2 },
      { keywords: ['(bitcoin) (lower)'], queryLanguage: 2 },
    ],
  ])('FED-23 important, pressed again, takes from %j what leaves %j', (search, expected) => {
    expect([isPressed(search, important), press(search, important)]).toEqual([true, expected])
  })

  it('FED-23 important, pressed, changes nothing where a keyword would become too long', () => {
    const search: SearchContext = { keywords: ['x'.repeat(190)], queryLanguage: 2 }
    expect(press(search, important)).toBe(search)
  })
})
