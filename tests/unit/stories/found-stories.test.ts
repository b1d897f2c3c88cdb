import { expect, it } from 'vitest'
import { createSignal } from '../../../mock-server/signal.ts'
import { createStories } from '../../../mock-server/stories/stories.ts'
import type { NewsItem, Origin } from '../../../src/contract/shared/news.ts'
import { STORY_LIMIT } from '../../../src/contract/stories/stories.ts'
import { byNewest } from '../../../src/rules/shared/merge.ts'
import { isOf } from '../../../src/rules/shared/origin.ts'
import { newsItem } from '../feed/news-item.ts'

const MINUTE = 60_000
const start = Date.parse('2026-03-02T14:00:00.000Z')
const deal = 'Orbex Foods to buy Halden Dairy for $2.4 billion'

/** A headline that is published so many minutes after the start. */
const wired = (id: string, minute: number, more: Partial<NewsItem> = {}) =>
  newsItem(id, { title: deal, publishedDatetime: new Date(start + minute * MINUTE).toISOString(), ...more })

/** A newsroom with these headlines, and how often others had a turn. */
function open(...first: NewsItem[]) {
  let items = first
  let [turns, now] = [0, 0]
  const [news, replaced, pruned] = [createSignal<readonly NewsItem[]>(), createSignal(), createSignal()]
  const { storyOf, follow } = createStories(
    {
      all: (origin) => items.filter((item) => isOf(item, origin)).toSorted(byNewest),
      onNews: news.listen,
      onReplaced: replaced.listen,
      onPruned: pruned.listen,
    },
    {
      elapsed: () => now,
      async turn() {
        turns += 1
      },
    },
  )
  return {
    async idsOf(id: string, origin: Origin = 'real') {
      return (await storyOf(id, origin))?.members.map((member) => member.id)
    },
    storyOf,
    follow,
    turns: () => turns,
    wait(ms: number) {
      now += ms
    },
    come(...added: NewsItem[]) {
      items = [...items, ...added]
      news.notify(added)
    },
    replace(...others: NewsItem[]) {
      items = others
      replaced.notify()
    },
    /** They are thrown away. */
    prune(...ids: string[]) {
      items = items.filter(({ id }) => !ids.includes(id))
      pruned.notify()
    },
    /** They leave the newsroom without a word. */
    lose() {
      items = []
    },
  }
}

it('STY-07 what is real and what is simulated is never in one story', async () => {
  const { idsOf } = open(
    wired('a', 0, { source: 'simulated' }),
    wired('b', 1, { source: 'feed:coast' }),
    wired('c', 2, { source: 'simulated' }),
    wired('d', 3, { source: 'feed:harbour' }),
  )
  expect([await idsOf('d'), await idsOf('c', 'simulated'), await idsOf('c'), await idsOf('d', 'simulated')]).toEqual([
    ['b', 'd'],
    ['a', 'c'],
    undefined,
    undefined,
  ])
})

it('STY-07 what comes later belongs to it, and nothing that was there before a reset', async () => {
  const { idsOf, come, replace } = open(wired('b', 5))
  const alone = await idsOf('b')
  come(wired('a', 0), wired('c', 9))
  const together = await idsOf('b')
  replace(wired('c', 9))
  expect([alone, together, await idsOf('c'), await idsOf('b')]).toEqual([['b'], ['a', 'b', 'c'], ['c'], undefined])
})

it('STY-07 headlines are grouped in pieces, so that other calls are answered between two of them', async () => {
  const { idsOf, turns } = open(...Array.from({ length: 12 }, (_, i) => wired(`a${i}`, i)))
  await Promise.all(['a0', 'a1', 'a2'].map((id) => idsOf(id)))
  const first = turns()
  await idsOf('a1')
  expect([first, turns()]).toEqual([2, 2])
})

it('STY-07 a story of many names the first 50, the one that was asked for among them, and counts all', async () => {
  const many = Array.from({ length: STORY_LIMIT + 7 }, (_, i) => wired(`a${String(i).padStart(2, '0')}`, i))
  const { storyOf } = open(...many)
  const seen = ['a03', 'a55'].map(async (id) => {
    const story = await storyOf(id, 'real')
    return [story?.members.length, story?.members[0]?.id, story?.members.at(-1)?.id, story?.count]
  })
  expect(await Promise.all(seen)).toEqual([
    [50, 'a00', 'a49', 57],
    [50, 'a00', 'a55', 57],
  ])
})

it('STY-07 the oldest headlines leave once there are too many; whatever is left has its story, also of years ago', async () => {
  const many = Array.from({ length: 5000 }, (_, i) => wired(`a${i}`, i * 3000, { title: `Item ${i}` }))
  const { idsOf, come } = open(...many)
  const before = await idsOf('a0')
  come(...Array.from({ length: 251 }, (_, i) => wired(`b${i}`, 15_000_000 + i, { title: `Other ${i}` })))
  expect([before, await idsOf('a0'), await idsOf('a250'), await idsOf('a251')]).toEqual([
    ['a0'],
    undefined,
    undefined,
    ['a251'],
  ])
})

it('STY-07 groups that were not asked for in ten minutes are given up with the next headline, and made again', async () => {
  const desk = open(wired('a', 0))
  await desk.idsOf('a')
  desk.lose()
  desk.wait(10 * MINUTE)
  desk.come(wired('b', 1))
  const kept = await desk.idsOf('b')
  desk.wait(10 * MINUTE + 1)
  desk.come(wired('c', 2))
  desk.lose()
  expect([kept, await desk.idsOf('c')]).toEqual([['a', 'b'], undefined])
})

it('STY-07 what was thrown away is in no story any more, also before it was grouped; others have theirs', async () => {
  const { idsOf, come, prune } = open(wired('a', 0), wired('b', 1), wired('c', 2))
  const before = await idsOf('c')
  prune('a')
  const after = [await idsOf('a'), await idsOf('c')]
  come(wired('d', 3), wired('e', 4))
  prune('b', 'd')
  const others = [await idsOf('d'), await idsOf('e')]
  expect([before, after, others]).toEqual([
    ['a', 'b', 'c'],
    [undefined, ['b', 'c']],
    [undefined, ['c', 'e']],
  ])
})

/** Notes what a follower is informed of: the counts of these headlines. */
function followed(desk: ReturnType<typeof open>, ids: readonly string[]) {
  const seen: unknown[] = []
  const stop = desk.follow('real', (countOf, changed) => {
    const known = ids.filter((id) => !changed || changed.has(id))
    seen.push(Object.fromEntries(known.map((id) => [id, countOf(id)])))
  })
  return { stop, take: () => seen.splice(0) }
}

it('STY-09 who follows is informed of the other publishers of each headline, then of each group that changes, also when members leave', async () => {
  const of = (articleSource: string) => ({ articleSource })
  const desk = open(
    wired('a', 0, of('Coast')),
    wired('b', 1, of('Harbour')),
    wired('c', 2, { title: 'Tin falls 3.1%' }),
  )
  const { take, stop } = followed(desk, ['a', 'b', 'c', 'd', 'e'])
  await desk.idsOf('a')
  const first = take()
  desk.come(wired('d', 3, of('Harbour')), wired('e', 4, of('Dale')))
  await desk.idsOf('a')
  const second = take()
  desk.prune('a', 'b', 'd')
  await desk.idsOf('c')
  const third = take()
  stop()
  desk.come(wired('f', 5, of('Fell')))
  await desk.idsOf('e')
  expect({ first: first.at(-1), second, third, fourth: take() }).toEqual({
    first: { a: 1, b: 1, c: 0, d: 0, e: 0 },
    second: [{ a: 2, b: 2, d: 2, e: 2 }],
    third: [{ a: 0, b: 0, d: 0, e: 0 }],
    fourth: [],
  })
})

it('STY-09 groups that are followed are kept however long nothing is asked, and made again after a reset', async () => {
  const desk = open(wired('a', 0, { articleSource: 'Coast' }))
  const { take } = followed(desk, ['a', 'b'])
  await desk.idsOf('a')
  desk.wait(3_600_000)
  take()
  desk.come(wired('b', 1, { articleSource: 'Dale' }))
  await desk.idsOf('a')
  const late = take()
  desk.replace(wired('b', 1, { articleSource: 'Dale' }))
  await desk.idsOf('b')
  expect([late, take().at(-1)]).toEqual([[{ a: 1, b: 1 }], { a: 0, b: 0 }])
})
