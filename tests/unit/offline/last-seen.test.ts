import { beforeEach, describe, expect, it } from 'vitest'
import { createLastSeen } from '../../../src/adapters/offline/last-seen.ts'
import { NewsItem } from '../../../src/contract/shared/news.ts'
import type { ValueStore } from '../../../src/contract/shared/storage.ts'
import { itemOf } from '../../model/feed/live-feed.seen.ts'

const kept = new Map<string, unknown>()
const store: ValueStore = {
  get: async <Value>(name: string) => kept.get(name) as Value | undefined,
  // stores a copy, as the browser does
  set: async (name: string, value: unknown) => void kept.set(name, structuredClone(value)),
  clear: async () => kept.clear(),
}
beforeEach(() => kept.clear())

const [one, two] = [itemOf('one', 2), itemOf('two', 1)]
const search = { keywords: ['oil'] }
const lastSeen = () => createLastSeen({ database: () => store }, { now: () => 1_000 })

describe('the last seen items', () => {
  it('FED-16 are stored per list, with its search and the time', async () => {
    await lastSeen().keep('feed 0', { search, items: [one, two] })
    await lastSeen().keep('feed 1', { search: {}, items: [two] })
    expect(await Promise.all(['feed 0', 'feed 1', 'feed 2'].map((name) => lastSeen().recall(name, NewsItem)))).toEqual([
      { at: 1_000, search, items: [one, two] },
      { at: 1_000, search: {}, items: [two] },
      undefined,
    ])
  })

  it('FED-16 are the newest hundred', async () => {
    const items = Array.from({ length: 150 }, (_, i) => itemOf(`n${i}`, 200 - i))
    await lastSeen().keep('feed 0', { search, items })
    expect((await lastSeen().recall('feed 0', NewsItem))?.items).toEqual(items.slice(0, 100))
  })

  it.each([
    ['is no list', 'feed'],
    ['has another shape', { items: [one] }],
    ['has no item of the contract', { at: 1, search, items: [{ id: 'one' }, null] }],
  ])('FED-16 that %s are not recalled', async (_, value) => {
    kept.set('feed 0', value)
    expect(await lastSeen().recall('feed 0', NewsItem)).toBe(undefined)
  })

  it('FED-16 leave out items that do not match the contract', async () => {
    kept.set('feed 0', { at: 1, search, items: [{ ...one, link: 'javascript:alert(1)' }, two] })
    expect(await lastSeen().recall('feed 0', NewsItem)).toEqual({ at: 1, search, items: [two] })
  })

  it('LEG-04 are deleted when consent is withdrawn', async () => {
    await lastSeen().keep('feed 0', { search, items: [one] })
    await lastSeen().forget()
    expect([kept.size, await lastSeen().recall('feed 0', NewsItem)]).toEqual([0, undefined])
  })
})
