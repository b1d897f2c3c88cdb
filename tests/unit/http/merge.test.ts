import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byNewest, idsOf, isSame, mergeNewest, replaceNewest } from '../../../src/rules/shared/merge.ts'

type Item = { id: string; publishedDatetime: string; title: string; tags: string[] }
const LIMIT = 8

const item = fc.record({
  id: fc.integer({ min: 0, max: 15 }).map((number) => `i${number}`),
  publishedDatetime: fc.integer({ min: 0, max: 9 }).map((minute) => `2026-01-05T12:0${minute}:00.000Z`),
  title: fc.constantFrom('up', 'down'),
  tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
})
const batch = fc.array(item, { maxLength: 12 })
const list = batch.map((items) => plainMerge([], items, LIMIT))

/** The simplest implementation: the last of each id, sorted and cut. */
function plainMerge(known: readonly Item[], items: readonly Item[], limit: number): Item[] {
  const all: Item[] = []
  for (const one of [...known, ...items]) {
    const index = all.findIndex(({ id }) => id === one.id)
    if (index >= 0) all.splice(index, 1)
    all.push(one)
  }
  return all.sort(byNewest).slice(0, limit)
}

describe('mergeNewest', () => {
  it('RT-02 FED-16 matches the plain model', () => {
    fc.assert(
      fc.property(list, batch, (known, items) => {
        expect(mergeNewest(known, items, LIMIT)).toEqual(plainMerge(known, items, LIMIT))
      }),
    )
  })

  it('FED-16 RT-02 BCK-21 has an item of the future where it was received, until then and later', () => {
    const at = (id: string, publishedDatetime: string, sortDatetime?: string) => ({
      id,
      publishedDatetime,
      sortDatetime,
    })
    const merged = mergeNewest(
      [at('now', '2026-01-05T12:00:00.000Z')],
      [at('ahead', '2026-01-09T12:00:00.000Z', '2026-01-05T11:00:00.000Z'), at('past', '2026-01-05T10:00:00.000Z')],
    )
    expect(merged.map(({ id }) => id)).toEqual(['now', 'ahead', 'past'])
  })

  it('FED-16 keeps unchanged items and an unchanged list as the same objects', () => {
    fc.assert(
      fc.property(list, batch, (known, items) => {
        const merged = mergeNewest(known, items, LIMIT)
        const copies = merged.filter((one) => known.some((old) => old !== one && isSame(old, one)))
        expect([copies, merged === known]).toEqual([[], isSame(merged, known)])
      }),
    )
  })

  it('RT-02 batches one after the other end as one batch of all does, while nothing falls out', () => {
    fc.assert(
      fc.property(list, batch, batch, (known, first, second) => {
        const apart = mergeNewest(mergeNewest(known, first, 100), second, 100)
        expect(apart).toEqual(mergeNewest(known, [...first, ...second], 100))
      }),
    )
  })

  it('FED-16 mutates neither list nor batch, and holds 500 items by default', () => {
    const made = (from: number, count: number): Item[] =>
      Array.from({ length: count }, (_, index) => ({
        id: `n${from + index}`,
        publishedDatetime: new Date(Date.UTC(2026, 0, 5) + (from + index) * 1000).toISOString(),
        title: 'up',
        tags: [],
      }))
    const known = Object.freeze(made(0, 500).reverse())
    const merged = mergeNewest(known, Object.freeze(made(400, 200)))
    expect(merged.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => `n${599 - index}`))
  })
})

describe('replaceNewest', () => {
  it('FED-16 returns what a new list would, and keeps unchanged items as the same objects', () => {
    fc.assert(
      fc.property(list, batch, (known, items) => {
        const replaced = replaceNewest(known, structuredClone(items), LIMIT)
        expect(replaced).toEqual(plainMerge([], items, LIMIT))
        const copies = replaced.filter((one) => known.some((old) => old !== one && isSame(old, one)))
        expect([copies, replaced === known]).toEqual([[], isSame(replaced, known)])
      }),
    )
  })
})

it('FED-16 the ids of a list are gathered once', () => {
  const known = [{ id: 'a', publishedDatetime: '' }]
  const ids = idsOf(known)
  expect([[...ids], idsOf(known) === ids]).toEqual([['a'], true])
})

describe('a list that is sent again', () => {
  const received = (id: string, title = 'up'): Item => ({
    id,
    publishedDatetime: '2026-01-05T12:00:00.000Z',
    title,
    tags: ['a'],
  })
  const known = ['c', 'b', 'a'].map((id) => received(id))

  it('FED-16 word for word stays the same list', () => {
    const again = structuredClone(known)
    expect([mergeNewest(known, again) === known, replaceNewest(known, again) === known]).toEqual([true, true])
  })

  it('FED-16 with one item changed is another list, of the same other items', () => {
    const changed = received('b', 'down')
    const items = [...structuredClone(known).filter(({ id }) => id !== 'b'), changed]
    for (const list of [mergeNewest(known, items), replaceNewest(known, items)]) {
      expect(list.map((one, index) => one === known[index])).toEqual([true, false, true])
      expect(list[1]).toBe(changed)
    }
  })

  it('RT-02 with nothing new is cut to a smaller limit all the same', () => {
    expect(mergeNewest(known, [], 2)).toEqual(known.slice(0, 2))
  })
})

describe('isSame', () => {
  it('FED-16 agrees with JSON on plain JSON, whatever the order of keys', () => {
    const mirrored = (value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, inner]) => [key, mirrored(inner)]),
          )
        : value
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (one, other) => {
        expect(isSame(one, mirrored(one))).toBe(true)
        if (isSame(one, other)) expect(one).toEqual(other)
      }),
    )
    const different = [
      [[], {}],
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: undefined }, { b: undefined }],
      [[1], [1, 2]],
      [null, {}],
    ]
    expect(different.map(([one, other]) => isSame(one, other))).toEqual([false, false, false, false, false])
  })
})
