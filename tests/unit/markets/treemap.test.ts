import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, changeOf, heatOf, layOut, neighbourOf, squarify } from '../../../src/rules/markets/treemap.ts'
import { tile } from '../../model/markets/market-data.ts'

const sectors = ['Energy', 'Financials', 'Health Care', 'Utilities']
const anyTiles = fc
  .array(fc.record({ cap: fc.integer({ min: 1, max: 1_000_000 }), sector: fc.constantFrom(...sectors) }), {
    minLength: 1,
    maxLength: 120,
  })
  .map((all) => all.map(({ cap, sector }, i) => tile(`S${i}`, cap, 1, sector)))
const side = fc.integer({ min: 40, max: 2000 })
const headings = ['left', 'right', 'up', 'down'] as const
const area = ({ width, height }: Box) => width * height
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const isWithin = (box: Box, width: number, height: number) =>
  box.x >= -0.01 && box.y >= -0.01 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01

describe('the heatmap', () => {
  it('EMB-02 boxes are sized by their weights, fill the area and do not overlap', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(weights, side, side, (given, width, height) => {
        const falling = [...given].sort((a, b) => b - a)
        const sum = falling.reduce((total, weight) => total + weight, 0)
        const boxes = squarify(falling, { x: 0, y: 0, width, height })
        const isTrue = (box: Box, i: number) =>
          Math.abs(area(box) - ((falling[i] ?? 0) / sum) * width * height) < 0.001 * width * height
        const isClear = (box: Box, i: number) => boxes.slice(i + 1).every((other) => overlap(box, other) < 0.01)
        expect({
          count: boxes.length,
          untrue: boxes.filter((box, i) => !isTrue(box, i)),
          overlapping: boxes.filter((box, i) => !isClear(box, i)),
          outside: boxes.filter((box) => !isWithin(box, width, height)),
        }).toEqual({ count: falling.length, untrue: [], overlapping: [], outside: [] })
      }),
    )
  })

  it('EMB-02 boxes lie as in the example of Bruls, Huizing and van Wijk', () => {
    const rounded = squarify([6, 6, 4, 3, 2, 2, 1], { x: 10, y: 20, width: 6, height: 4 }).map(
      ({ x, y, width, height }) => [x, y, width, height].map((length) => Math.round(length * 1000) / 1000),
    )
    expect(rounded).toEqual([
      [10, 20, 3, 2],
      [10, 22, 3, 2],
      [13, 20, 1.714, 2.333],
      [14.714, 20, 1.286, 2.333],
      [13, 22.333, 1.2, 1.667],
      [14.2, 22.333, 1.2, 1.667],
      [15.4, 22.333, 0.6, 1.667],
    ])
    expect(squarify([0, 0], { x: 0, y: 0, width: 6, height: 4 }).map(area)).toEqual([0, 0])
  })

  it('EMB-02 the largest sector and the largest share come first; a name has space, and each sector a gap', () => {
    const market = [
      tile('S', 1, 4, 'Energy'),
      tile('M', 2, 3, 'Tech'),
      tile('L', 3, -2, 'Tech'),
      tile('XS', 0, 9, 'Tech'),
    ]
    const rounded = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round)
    const laidOut = layOut(market, 600, 300).map(({ name, changePercentage, hasName, box, tiles }) => {
      return [name, changePercentage, hasName, rounded(box), tiles.map((one) => [one.tile.symbol, ...rounded(one.box)])]
    })
    expect(laidOut).toEqual([
      [
        'Tech',
        0,
        true,
        [1, 1, 498, 298],
        [
          ['L', 1, 17, 299, 282],
          ['M', 300, 17, 199, 282],
          ['XS', 300, 299, 0, 0],
        ],
      ],
      ['Energy', 4, true, [501, 1, 98, 298], [['S', 501, 17, 98, 282]]],
    ])
    const hasNames = (width: number, height: number) => layOut([tile('A', 1)], width, height).map((one) => one.hasName)
    expect([hasNames(58, 50), hasNames(57, 50), hasNames(58, 49), hasNames(400, 20)]).toEqual([
      [true],
      [false],
      [false],
      [false],
    ])
    expect(layOut([tile('A', 1)], 1, 1).map(({ box }) => area(box))).toEqual([0])
  })

  it('EMB-02 an arrow key moves to the nearest box, preferring one straight ahead', () => {
    const at = (symbol: string, x: number, y: number, size: number) => ({
      tile: tile(symbol, 1),
      box: { x: x - size, y: y - size, width: 2 * size, height: 2 * size },
    })
    const beside = [at('NE', 20, -20, 2), at('SE', 20, 20, 3), at('SW', -20, 20, 4), at('NW', -20, -20, 5)]
    const straight = [at('N', 0, -28, 9), at('E', 28, 0, 1), at('S', 0, 28, 8), at('W', -28, 0, 6)]
    const laidOut = [
      { name: 'Tech', changePercentage: 0, box: { x: 0, y: 0, width: 0, height: 0 }, hasName: false },
    ].map((sector) => ({ ...sector, tiles: [...beside, ...straight, at('C', 0, 0, 3)] }))
    const from = (symbol: string) => headings.map((heading) => neighbourOf(laidOut, symbol, heading))
    expect([from('C'), from('NE'), from('W')]).toEqual([
      ['W', 'E', 'N', 'S'],
      ['N', 'E', 'N', 'E'],
      [undefined, 'C', 'NW', 'SW'],
    ])
  })

  it('EMB-02 a common market has no slivers', () => {
    const caps = Array.from({ length: 60 }, (_, i) => 4000 / (i + 1))
    const shapes = squarify(caps, { x: 0, y: 0, width: 1200, height: 700 }).map(({ width, height }) =>
      Math.max(width / height, height / width),
    )
    expect(Math.max(...shapes)).toBeLessThan(3)
  })

  it('EMB-02 each share occurs once, within its sector; a small area has only the largest', () => {
    fc.assert(
      fc.property(anyTiles, side, side, (tiles, width, height) => {
        const laidOut = layOut(tiles, width, height)
        const shown = laidOut.flatMap((sector) => sector.tiles.map((one) => one.tile))
        const least = Math.min(...shown.map(({ marketCap }) => marketCap))
        const left = tiles.filter((one) => !shown.includes(one))
        return (
          new Set(shown).size === shown.length &&
          left.every(({ marketCap }) => marketCap <= least) &&
          laidOut.every((sector) => sector.tiles.every((one) => one.tile.sector === sector.name)) &&
          laidOut.every(({ box, tiles: own }) => own.every((one) => area(one.box) - overlap(one.box, box) < 0.01))
        )
      }),
    )
    const many = Array.from({ length: 300 }, (_, i) => tile(`S${i}`, 1000 - i))
    const count = (width: number, height: number) => layOut(many, width, height).flatMap((one) => one.tiles).length
    expect([count(200, 100), count(400, 200), count(1600, 900)]).toEqual([20, 57, 300])
  })

  it('EMB-02 the arrow keys never lead back to where they were pressed', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const laidOut = layOut(tiles, 900, 600)
        const all = laidOut.flatMap((sector) => sector.tiles.map((one) => one.tile.symbol))
        const leadsBack = (symbol: string) =>
          headings.some((heading) => neighbourOf(laidOut, symbol, heading) === symbol)
        expect(all.filter(leadsBack)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    [900, 600],
    [340, 240],
    [1600, 900],
  ])('EMB-02 in a common market the arrow keys lead from any share to any other, in %i by %i px', (width, height) => {
    const market = Array.from({ length: 60 }, (_, i) => tile(`S${i}`, 4000 / (i + 1), 1, sectors[i % 4]))
    const laidOut = layOut(market, width, height)
    const all = laidOut.flatMap((sector) => sector.tiles.map((one) => one.tile.symbol))
    const reachedFrom = (start: string) => {
      const seen = new Set([start])
      for (const symbol of seen) {
        for (const next of headings.map((heading) => neighbourOf(laidOut, symbol, heading))) if (next) seen.add(next)
      }
      return seen.size
    }
    expect(all.map(reachedFrom)).toEqual(all.map(() => all.length))
  })

  it('EMB-02 an arrow key on a removed symbol moves to the first', () => {
    const laidOut = layOut([tile('A', 2), tile('B', 1)], 400, 300)
    expect([neighbourOf(laidOut, 'gone', 'left'), neighbourOf([], 'gone', 'left')]).toEqual(['A', undefined])
  })

  it('EMB-02 colours go by whole percent from three down to three up; a sector moves with its largest', () => {
    expect([-9, -2.6, -0.5, -0.4, 0.4, 0.5, 1.5, 4].map(heatOf).map((heat) => heat + 0)).toEqual([
      -3, -3, 0, 0, 0, 1, 2, 3,
    ])
    expect(changeOf([tile('A', 9, 1), tile('B', 1, -9)])).toBeCloseTo(0)
    expect([changeOf([tile('A', 9, 2), tile('B', 1, -8)]), changeOf([])]).toEqual([1, 0])
  })
})
