import { beforeEach, describe, expect, it } from 'vitest'
import { likenessOf } from '../../../mock-server/feed/likeness.ts'
import { readDocument } from '../../../mock-server/sources/documents/read-document.ts'
import { takeIn } from '../../../mock-server/sources/take-in.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { newsItem } from '../feed/news-item.ts'
import { item as one, rss } from './documents-scene.ts'
import { NOON } from './sources-scene.ts'

const MINUTE = 60_000
let kept: Map<string, NewsItem>
beforeEach(() => {
  kept = new Map()
})

const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString()
const item = (id: string, said: Partial<NewsItem> = {}) =>
  newsItem(id, {
    title: 'Oil up',
    source: 'feed:a',
    articleSource: 'A',
    link: 'https://a.example/oil',
    publishedDatetime: at(-60),
    receivedDatetime: at(0),
    ...said,
  })
const take = (items: readonly NewsItem[], said = {}) =>
  takeIn(
    items,
    {},
    {
      known: async (ids) => ids.flatMap((id) => kept.get(id) ?? []),
      alike: async (likenesses) => [...kept.values()].filter((one) => likenesses.includes(likenessOf(one))),
      keep: async (news) => {
        for (const one of news) kept.set(one.id, one)
      },
      oldest: () => 0,
      most: 100,
      ...said,
    },
  )
const stored = () => [...kept.values()].map(({ id, title, otherSources }) => [id, title, ...(otherSources ?? [])])

describe('what is taken in', () => {
  it('BCK-32 a document that is read again corrects nothing by its importance, a changed title does', async () => {
    const read = (title: string) => readDocument(Buffer.from(rss(one('1', title))), 'wire.xml', NOON).items
    const news = [
      await take(read('Fed cuts rates')),
      await take(read('Fed cuts rates')),
      await take(read('Fed opens garden')),
    ]
    expect([news, [...kept.values()].map(({ importance }) => importance)]).toEqual([[true, false, true], [undefined]])
  })

  it('BCK-23 an item whose id changes at every poll is the same item', async () => {
    const undated = { publishedDatetime: at(5), receivedDatetime: at(5) }
    const news = [
      await take([item('1')]),
      await take([
        item('2', {
          link: 'https://www.a.example/oil/?utm_source=rss&fbclid=x',
          title: 'Oil  up!',
          receivedDatetime: at(5),
        }),
      ]),
      await take([item('3', undated)]),
    ]
    expect([news, stored(), [...kept.values()].map(({ publishedDatetime }) => publishedDatetime)]).toEqual([
      [true, true, true],
      [['1', 'Oil up']],
      [at(-60)],
    ])
    expect(await take([item('4')])).toBe(false)
  })

  it('BCK-23 the same item of two feeds is stored once, with both sources', async () => {
    const other = { source: 'feed:b', articleSource: 'B', publishedDatetime: at(-60), summary: 'In other words.' }
    const news = [await take([item('1')]), await take([item('9', other)]), await take([item('9', other)])]
    expect([news, stored()]).toEqual([[true, true, false], [['1', 'Oil up', 'B']]])
    await take([item('1', { title: 'Oil down' })])
    expect(stored()).toEqual([['1', 'Oil down', 'B']])
  })

  it('BCK-23 items of one title and page are several where their times or the document say so', async () => {
    await take([item('1'), item('2'), item('3', { publishedDatetime: at(-30) })])
    await take([
      item('4', { source: 'feed:b', publishedDatetime: at(-20) }),
      item('5', { source: 'feed:b', link: null }),
    ])
    expect([...kept.keys()]).toEqual(['1', '2', '3', '4', '5'])
    expect(await take([item('1'), item('2')])).toBe(false)
  })

  it('BCK-23 no more than is kept, and nothing that was pruned, comes in', async () => {
    const many = Array.from({ length: 5 }, (_, minute) =>
      item(`${minute}`, { title: `T${minute}`, link: null, publishedDatetime: at(-minute) }),
    )
    await take(many, { most: 3 })
    const before = [...kept.keys()]
    kept.clear()
    await take(many, { oldest: () => NOON - MINUTE })
    expect([before, [...kept.keys()]]).toEqual([
      ['0', '1', '2'],
      ['0', '1'],
    ])
  })
})
