import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offsetOf, rowAt, windowOf } from '../../../src/rules/feed/window.ts'

const lists = fc
  .record({
    count: fc.integer({ min: 0, max: 60 }),
    rowHeight: fc.integer({ min: 20, max: 80 }),
    tall: fc.dictionary(fc.nat(59).map(String), fc.integer({ min: 20, max: 400 }), { maxKeys: 6 }),
  })
  .map(({ count, rowHeight, tall }) => ({
    count,
    rowHeight,
    taller: Object.entries(tall)
      .map(([index, height]) => ({ index: Number(index), height }))
      .filter(({ index }) => index < count)
      .sort((a, b) => a.index - b.index),
  }))

it('FED-16 the rendered rows are the visible ones, and the space before and after is exact', () => {
  fc.assert(
    fc.property(lists, fc.nat(4000), fc.integer({ min: 1, max: 900 }), fc.nat(5), (list, top, height, overscan) => {
      const heights = Array.from(
        { length: list.count },
        (_, i) => list.taller.find(({ index }) => index === i)?.height ?? list.rowHeight,
      )
      const sum = (part: number[]) => part.reduce((all, one) => all + one, 0)
      const { start, end, before, after } = windowOf(list, { top, bottom: top + height }, overscan)
      const inSight = heights.flatMap((own, i) => {
        const y = sum(heights.slice(0, i))
        return y < top + height && y + own > top ? [i] : []
      })
      expect({ before, after, isAllDrawn: inSight.every((i) => i >= start && i < end) }).toEqual({
        before: sum(heights.slice(0, start)),
        after: sum(heights.slice(end)),
        isAllDrawn: true,
      })
      const closed = Math.ceil(height / list.rowHeight)
      expect(end - start).toBeLessThanOrEqual(Math.max(inSight.length, closed) + 2 * overscan + 2)
    }),
  )
})

it('an opened row moves those below it', () => {
  const list = { count: 10, rowHeight: 44, taller: [{ index: 2, height: 200 }] }
  expect([offsetOf(list, 2), offsetOf(list, 3), windowOf(list, { top: 250, bottom: 300 }, 0)]).toEqual([
    88,
    288,
    { start: 2, end: 4, before: 88, after: 264 },
  ])
})

it('FED-16 beneath an opened row stand the rows that are in sight once it is closed', () => {
  const list = { count: 100, rowHeight: 10, taller: [{ index: 1, height: 100 }] }
  expect(windowOf(list, { top: 0, bottom: 100 }, 0)).toEqual({ start: 0, end: 11, before: 0, after: 890 })
})

it.each([
  [-5, 0],
  [43, 0],
  [44, 1],
  [87, 1],
  [88, 2],
  [287, 2],
  [288, 3],
  [331, 3],
  [332, 4],
  [9999, 9],
])('FED-16 the row at %i px, one being opened, is row %i', (y, row) => {
  expect(rowAt({ count: 10, rowHeight: 44, taller: [{ index: 2, height: 200 }] }, y)).toBe(row)
})

it('FED-16 a list without rows is at its first row', () => {
  expect(rowAt({ count: 0, rowHeight: 44, taller: [] }, 500)).toBe(0)
})

it('FED-16 eight more rows are rendered on either side', () => {
  const list = { count: 100, rowHeight: 10, taller: [] }
  expect(windowOf(list, { top: 500, bottom: 600 })).toEqual({ start: 42, end: 69, before: 420, after: 310 })
})
