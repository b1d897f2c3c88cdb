import { expect, it } from 'vitest'
import { noneWords, tilesFor } from '../../../src/rules/markets/heatmap-search.ts'
import { tile } from '../../model/markets/market-data.ts'

const tiles = [
  tile('XOM', 900),
  tile('CVX', 400),
  tile('JPM', 800, 0, 'Financials'),
  tile('BRK.B', 900, 1, 'Financials'),
]
const lists = [
  { name: 'My Cars', symbols: ['XOM', 'JPM', 'ES1'] },
  { name: 'Börse', symbols: ['BRK.B', 'JPM'] },
  { name: 'Empty', symbols: [] },
]

it.each([
  ['', ['XOM', 'CVX', 'JPM', 'BRK.B']],
  ['financials', ['JPM', 'BRK.B']],
  ['of energy xo', ['XOM']],
  ['coal jpm', ['JPM']],
  ['list:"my cars"', ['XOM', 'JPM']],
  ['-list:borse', ['XOM', 'CVX']],
  ['list:"my cars" financials', ['JPM']],
  ['list:empty', []],
  ['list:mine', []],
])('EMB-03 “%s” finds the shares of its words and of its lists', (phrase, found) => {
  expect(tilesFor(tiles, { phrase, lists })?.map(({ symbol }) => symbol)).toEqual(found)
})

it('EMB-03 what a list has is not known until the list is, and nothing else waits for it', () => {
  const before = (phrase: string) => tilesFor(tiles, { phrase })?.length
  expect([before('list:borse'), before('jpm'), before('')]).toEqual([undefined, 1, 4])
})

it.each([
  ['there are no shares', [], 'list:mine', 'No shares are traded here.'],
  ['no list has the name', tiles, 'list:borse list:"our cars"', 'No such list: “our cars”.'],
  ['a list has no symbols', tiles, 'list:empty', 'The list “empty” is empty.'],
  ['nothing matches', tiles, 'list:borse oil', 'No share matches.'],
])('EMB-03 why none is shown where %s', (_, all, phrase, words) => {
  expect(noneWords(all, { phrase, lists })).toBe(words)
})
