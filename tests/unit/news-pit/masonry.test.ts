import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorAt, assignLanes, between, layOut, nearest } from '../../../src/rules/shared/masonry.ts'

const none = new Map<string, number>()
const heightOf = (heights: Record<string, number>) => (id: string) => heights[id] ?? 100
const lanesOf = (lanes: Map<string, number>) => Object.fromEntries(lanes)
const laidOut = (ids: string[], heights: Record<string, number> = {}, count = 3) =>
  layOut(ids, assignLanes(ids, none, count, heightOf(heights)), heightOf(heights), 10)

describe('the lanes', () => {
  it('PIT-02 the newest cards stand side by side from the left', () => {
    expect(lanesOf(assignLanes(['f', 'e', 'd', 'c', 'b', 'a'], none, 3, () => 100))).toMatchObject({ f: 0, e: 1, d: 2 })
  })

  it('PIT-02 a new card goes to the shortest lane, and changes the lane of no other', () => {
    const known = new Map([
      ['c', 0],
      ['b', 1],
      ['a', 2],
    ])
    const heights = heightOf({ a: 300, b: 100, c: 200 })
    expect(lanesOf(assignLanes(['e', 'd', 'c', 'b', 'a'], known, 3, heights))).toEqual({ a: 2, b: 1, c: 0, d: 1, e: 0 })
  })

  it('PIT-02 every card keeps its lane through all changes, and the lanes are about equally long', () => {
    const lists = fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(lists, lists, fc.integer({ min: 1, max: 3 }), (older, newer, count) => {
        const heights = [...newer, ...older]
        const ids = heights.map((_, index) => `n${index}`)
        const tall = (id: string) => heights[Number(id.slice(1))] ?? 0
        const before = assignLanes(ids.slice(newer.length), none, count, tall)
        const after = assignLanes(ids, before, count, tall)
        const ends = Array.from({ length: count }, (_, lane) =>
          ids.filter((id) => after.get(id) === lane).reduce((sum, id) => sum + tall(id), 0),
        )
        expect([...before].filter(([id, lane]) => after.get(id) !== lane)).toEqual([])
        expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(400)
      }),
    )
  })

  it('PIT-02 a card whose lane was removed gets another', () => {
    expect([...assignLanes(['b', 'a'], new Map([['a', 2]]), 1, () => 10).values()]).toEqual([0, 0])
  })
})

describe('the layout', () => {
  it('PIT-02 an opened card moves only the cards below it in its lane', () => {
    const ids = ['f', 'e', 'd', 'c', 'b', 'a']
    const lanes = assignLanes(ids, none, 3, () => 100)
    const closed = layOut(ids, lanes, () => 100, 10)
    const open = layOut(ids, lanes, heightOf({ e: 500 }), 10)
    const moved = open.stands.filter(({ top }, index) => top !== closed.stands[index]?.top)
    expect([moved.map(({ id, top }) => [id, top]), open.height]).toEqual([
      [[ids.find((id) => id !== 'e' && lanes.get(id) === lanes.get('e')), 510]],
      620,
    ])
  })

  it('PIT-02 renders cards that are fully or partly visible', () => {
    const masonry = laidOut(['d', 'c', 'b', 'a'], { c: 300 }, 2)
    const inSight = (top: number, bottom: number) =>
      between(masonry, top, bottom).map((index) => masonry.stands[index]?.id)
    expect([inSight(0, 50), inSight(105, 109), inSight(150, 151)]).toEqual([['d', 'c'], ['c'], ['c', 'b']])
  })

  it('PIT-02 cards nearest to the viewport come first, above or below it', () => {
    const masonry = laidOut(['e', 'd', 'c', 'b', 'a'], {}, 1)
    const from = (top: number, count: number) => nearest(masonry, { top, bottom: top + 100 }, count)
    expect([from(220, 3), from(0, 1), from(440, 9)]).toEqual([['c', 'd', 'b'], ['e'], ['a', 'b', 'c', 'd', 'e']])
  })

  it('PIT-02 the anchor is the topmost card whose top is visible', () => {
    const masonry = laidOut(['d', 'c', 'b', 'a'], { c: 300 }, 2)
    expect([anchorAt(masonry, 0)?.id, anchorAt(masonry, 1)?.id, anchorAt(masonry, 9_999)?.id]).toEqual(['d', 'b', 'a'])
  })
})
