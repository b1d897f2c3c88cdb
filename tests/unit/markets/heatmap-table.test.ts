import { expect, it } from 'vitest'
import {
  firstOrder,
  heatWords,
  orderedBy,
  sortedTiles,
  type TileColumn,
} from '../../../src/rules/markets/heatmap-table.ts'

const tile = (symbol: string, title: string, price: number, changePercentage: number, marketCap = price) => ({
  ...{ symbol, title, price, changePercentage, marketCap },
  ...{ sector: 'Sector', industry: 'Industry' },
})
const tiles = [
  tile('B', 'Beta', 10, 0),
  tile('C', 'alpha', 9, 2.5),
  tile('A', 'Gamma', 100, -1.25),
  tile('D', 'Delta', 9, 2.5),
]
const sorted = (...pressed: TileColumn[]) =>
  sortedTiles(tiles, pressed.reduce(orderedBy, firstOrder))
    .map(({ symbol }) => symbol)
    .join('')

it('EMB-04 the table is sorted by the column that is pressed, figures from the largest, words from A, and then the other way round', () => {
  expect([
    sorted(),
    sorted('changePercentage'),
    sorted('price'),
    sorted('price', 'price'),
    sorted('title'),
    sorted('symbol', 'symbol'),
    sorted('marketCap', 'changePercentage'),
  ]).toEqual(['CDBA', 'ABCD', 'ABCD', 'CDBA', 'CBDA', 'DCBA', 'CDBA'])
})

it('EMB-04 a sentence says how many rise and fall, and which the most', () => {
  expect(heatWords(tiles)).toBe('2 up, 1 down, of 4 shares. Best C +2.50%, worst A −1.25%.')
  expect(heatWords([])).toBe('')
})
