import { describe, expect, it } from 'vitest'
import { tickersIn } from '../../../src/rules/filters/tickers.ts'
import {
  addition,
  arrangement,
  currentOf,
  missingIn,
  nameProblem,
  removal,
  renaming,
  shift,
  symbolsProblem,
  unwatching,
  watchedAs,
} from '../../../src/rules/watchlists/panel.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'GM', 'TM'] }
const oil = { id: 'oil', name: 'Öl', symbols: ['XOM'] }
const lists = [cars, oil]
const many = (count: number) => Array.from({ length: count }, (_, at) => `S${at}`)

describe('the panel of watchlists', () => {
  it('WCH-07 shows the first list until one is chosen, and where the chosen one is gone', () => {
    expect([undefined, 'oil', 'gone'].map((id) => currentOf(lists, id)?.id)).toEqual(['cars', 'oil', 'cars'])
    expect(currentOf([], 'oil')).toBeUndefined()
  })

  it.each([
    ['Chips', ''],
    ['  ', 'Give the list a name.'],
    ['x'.repeat(51), 'A name has at most 50 characters.'],
    ['my "cars"', 'A name needs a letter or a digit, and has no quotation marks.'],
    ['--', 'A name needs a letter or a digit, and has no quotation marks.'],
    [' ol', 'You have a list “Öl” already.'],
  ])('WCH-02 the name %j of a new list: %j', (name, words) => {
    expect(nameProblem(name, lists)).toBe(words)
  })

  it('WCH-02 a list may be written otherwise than before, but not like another', () => {
    expect([nameProblem('CARS', lists, cars), nameProblem('öl', lists, cars)]).toEqual([
      '',
      'You have a list “Öl” already.',
    ])
  })

  it('WCH-01 there are 50 lists at most', () => {
    const full = many(50).map((name) => ({ id: name, name, symbols: [] }))
    expect([nameProblem('Chips', full), nameProblem('Chips', full, full[0])]).toEqual([
      'There can be 50 lists at most.',
      '',
    ])
  })

  it('WCH-08 symbols are split at commas, semicolons, spaces and lines, without an exchange before them', () => {
    expect(tickersIn('nvda, $aapl;NASDAQ:MSFT\nbrk-b\tnvda')).toEqual(['NVDA', 'AAPL', 'MSFT', 'BRK.B'])
  })

  it('WCH-01 what is no symbol, nothing, and more than 1,000 of them are refused', () => {
    const full = { ...cars, symbols: many(1000) }
    const cases: [string[], typeof cars | undefined][] = [
      [[], cars],
      [['%%'], cars],
      [['S1'], full],
      [['AAPL'], full],
      [['AAPL'], undefined],
    ]
    expect(cases.map(([symbols, list]) => symbolsProblem(symbols, list))).toEqual([
      'Type a symbol, such as NVDA.',
      '“%%” is not a symbol.',
      '',
      'A list has at most 1,000 symbols.',
      '',
    ])
  })

  it('WCH-08 symbols come at the end, each once, and make the first list where there is none', () => {
    const base = { symbols: cars.symbols }
    expect([addition(cars, ['GM', 'RIVN']), addition(undefined, ['NVDA'])]).toEqual([
      { kind: 'changed', id: 'cars', symbols: ['F', 'GM', 'TM', 'RIVN'], base },
      { kind: 'added', name: 'Watchlist', symbols: ['NVDA'] },
    ])
  })

  it('WCH-08 a symbol is removed, and moved as far as the list goes', () => {
    const edits = [removal(cars, 'GM'), shift(cars, 'GM', -1), shift(cars, 'GM', 9)]
    expect(edits.map((edit) => 'symbols' in edit && edit.symbols)).toEqual([
      ['F', 'TM'],
      ['GM', 'F', 'TM'],
      ['F', 'TM', 'GM'],
    ])
  })

  it('WCH-07 lists are renamed with what they were called before, and arranged', () => {
    expect([renaming(cars, ' Motors '), arrangement(lists, 'oil', -1)]).toEqual([
      { kind: 'changed', id: 'cars', name: 'Motors', base: { name: 'Cars' } },
      { kind: 'arranged', ids: ['oil', 'cars'] },
    ])
  })
})

it.each([
  ['BRK.B', ['BRK-B', 'BRK/B', 'BRK.B']],
  ['BTC-USD', ['BTCUSD', 'BTC/USD', 'BTC.USD']],
])('WCH-11 %s is on a list in another form', (symbol, forms) => {
  const lists = forms.map((form) => ({ id: form, name: form, symbols: [form] }))
  expect(lists.map((list) => [watchedAs(list, symbol), missingIn(list, [symbol, 'F', symbol])])).toEqual(
    forms.map((form) => [form, ['F']]),
  )
  const list = { id: 'all', name: 'All', symbols: ['F', ...forms] }
  expect([watchedAs({ ...list, symbols: ['F'] }, symbol), unwatching(list, symbol)]).toEqual([
    undefined,
    { kind: 'changed', id: 'all', symbols: ['F'], base: { symbols: list.symbols } },
  ])
})
