import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pollSource } from '../../../mock-server/sources/poll/poll-source.ts'
import type { SourceState } from '../../../mock-server/sources/poll/state.ts'
import { readGiven } from '../../../mock-server/sources/read/reading.ts'
import { takeIn } from '../../../mock-server/sources/take-in.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import {
  aSource,
  type FeedServer,
  item,
  NOON,
  never,
  openFetch,
  rss,
  startFeedServer,
  stateOf,
} from './sources-scene.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let server: FeedServer
let now: number
let kept: Map<string, NewsItem>
let batches: string[][]

beforeAll(async () => {
  server = await startFeedServer()
})
afterAll(() => server.close())
beforeEach(() => {
  now = NOON
  kept = new Map()
  batches = []
})

const intake = {
  known: async (ids: readonly string[]) => ids.flatMap((id) => kept.get(id) ?? []),
  alike: async () => [],
  most: 50_000,
  keep: async (items: readonly NewsItem[]) => {
    for (const one of items) kept.set(one.id, one)
    batches.push(items.map(({ title }) => title))
  },
  oldest: () => now - 30 * DAY,
}
function poll(path: string, state: SourceState, said = {}) {
  const parts = {
    fetch: openFetch({ now: () => now }),
    read: async (given: Parameters<typeof readGiven>[0]) => readGiven(given),
    take: (items: readonly NewsItem[], undated: Readonly<Record<string, number>>) => takeIn(items, undated, intake),
    now: () => now,
    random: () => 0.5,
  }
  return pollSource(aSource(`${server.url}${path}`, said), state, parts, never)
}
const reported = () =>
  [...kept.values()].map(({ title, publishedDatetime, receivedDatetime, sortDatetime }) =>
    [title, publishedDatetime, receivedDatetime, sortDatetime].filter((part) => part !== undefined),
  )

describe('a poll', () => {
  it('BCK-05 stores the items of a feed and the validators for the next poll', async () => {
    const document = rss('<ttl>15</ttl><skipHours><hour>3</hour></skipHours>', item('1', 'Oil up'), '<item/>')
    server.serve('/first', document, { etag: '"1"' })
    const state = await poll('/first', stateOf())
    expect([state, batches]).toEqual([
      {
        nextAt: NOON + 15 * MINUTE,
        every: 5 * MINUTE,
        failures: 0,
        triedAt: NOON,
        succeededAt: NOON,
        trouble: undefined,
        title: 'Wire',
        items: 1,
        problems: ['1 item left out: no title, text or link.'],
        movedTo: undefined,
        validators: { etag: '"1"', lastModified: undefined },
        digest: expect.any(String),
        pace: { ttlMinutes: 15, skipHours: [3] },
        undated: {},
      },
      [['Oil up']],
    ])
  })

  it('BCK-05 of an unchanged feed transfers no document', async () => {
    let asked = 0
    server.on('/same', ({ headers }, response) => {
      asked += 1
      if (headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"1"' }).end(rss(item('1', 'Oil up')))
    })
    const first = await poll('/same', stateOf())
    const second = await poll('/same', first)
    expect([asked, batches, second.every, second.validators]).toEqual([2, [['Oil up']], 7.5 * MINUTE, first.validators])
  })

  it('BCK-05 of an unchanged document without validators stores nothing twice', async () => {
    server.serve('/again', rss(item('1', 'Oil up')))
    const first = await poll('/again', stateOf())
    const second = await poll('/again', first)
    server.serve('/again', rss(item('1', 'Oil up'), '\n'))
    await poll('/again', second)
    expect([batches, second.every]).toEqual([[['Oil up']], 7.5 * MINUTE])
  })

  it('BCK-05 BCK-21 replaces an item with its corrected version and new date, in its old place', async () => {
    server.serve('/corrected', rss(item('1', 'Oil up'), item('2', 'Tin up')))
    const first = await poll('/corrected', stateOf())
    now += MINUTE
    server.serve('/corrected', rss(item('1', 'Oil down', 'Tue, 10 Nov 2026 11:00:00 GMT'), item('2', 'Tin up')))
    await poll('/corrected', first)
    expect([batches, reported()]).toEqual([
      [['Oil up', 'Tin up'], ['Oil down']],
      [
        ['Oil down', '2026-11-10T11:00:00.000Z', '2026-11-10T12:00:00.000Z', '2026-11-09T10:00:00.000Z'],
        ['Tin up', '2026-11-09T10:00:00.000Z', '2026-11-10T12:00:00.000Z'],
      ],
    ])
  })

  it('BCK-05 dates an undated item by its first receipt, as long as it is in the feed', async () => {
    server.serve('/undated', rss(item('1', 'Oil up', '')))
    const first = await poll('/undated', stateOf())
    now += 20 * DAY
    kept.clear()
    server.serve('/undated', rss(item('1', 'Oil up', ''), item('2', 'Tin up', '')))
    const second = await poll('/undated', first)
    now += 11 * DAY
    server.serve('/undated', rss(item('2', 'Tin up', ''), item('1', 'Oil up, still', '')))
    await poll('/undated', second)
    expect([batches, reported()]).toEqual([
      [['Oil up'], ['Oil up', 'Tin up']],
      [
        ['Oil up', '2026-11-10T12:00:00.000Z', '2026-11-10T12:00:00.000Z'],
        ['Tin up', '2026-11-30T12:00:00.000Z', '2026-11-30T12:00:00.000Z'],
      ],
    ])
  })

  it('BCK-05 leaves out items older than the retention period', async () => {
    server.serve('/old', rss(item('1', 'Old', 'Mon, 05 Oct 2026 10:00:00 GMT'), item('2', 'Young')))
    await poll('/old', stateOf())
    expect(batches).toEqual([['Young']])
  })

  it('BCK-05 that fails reports why, waits longer each time and loses nothing', async () => {
    server.on('/failing', (_, response) => response.writeHead(500).end())
    const before = stateOf({ title: 'Wire', validators: { etag: '"1"' }, succeededAt: 1 })
    const first = await poll('/failing', before)
    const second = await poll('/failing', first)
    server.on('/failing', (_, response) => response.writeHead(429, { 'retry-after': '7200' }).end())
    const third = await poll('/failing', second)
    expect([first, second.nextAt, third.nextAt, third.trouble]).toEqual([
      {
        ...before,
        triedAt: NOON,
        failures: 1,
        nextAt: NOON + 1.5 * MINUTE,
        trouble: 'It answers 500 Internal Server Error.',
      },
      NOON + 3 * MINUTE,
      NOON + 120 * MINUTE,
      'It answers 429 Too Many Requests.',
    ])
  })

  it('BCK-05 of a broken document reports why and keeps the stored items', async () => {
    server.serve('/broken', '<rss><channel>')
    const state = await poll('/broken', stateOf())
    expect([state.trouble, state.failures, batches]).toEqual([
      'It is not well-formed XML: it ends before <channel> of line 1 is closed.',
      1,
      [],
    ])
  })

  it('BCK-05 that is answered with 410 Gone reports it and switches the source off', async () => {
    server.on('/gone', (_, response) => response.writeHead(410).end())
    const { isGone, trouble } = await poll('/gone', stateOf())
    expect([isGone, trouble]).toEqual([true, 'Its server reports that it was removed permanently (410).'])
  })

  it('BCK-05 remembers a permanent redirect once a feed was found there', async () => {
    server.on('/left', (_, response) => response.writeHead(301, { location: '/new' }).end())
    server.serve('/new', '<html><p>Sign in to this network</p></html>')
    const captured = await poll('/left', stateOf())
    server.serve('/new', rss(item('1', 'Oil up')))
    const moved = await poll('/left', captured)
    server.received.length = 0
    await poll('/left', moved)
    expect([captured.movedTo, moved.movedTo, server.received.map(({ path }) => path)]).toEqual([
      undefined,
      `${server.url}/new`,
      ['/new'],
    ])
  })

  it('BCK-05 returns to the first address when a redirect has failed five times', async () => {
    const lost = stateOf({ movedTo: `${server.url}/nowhere`, validators: { etag: '"1"' }, failures: 3 })
    const fourth = await poll('/first-again', lost)
    const fifth = await poll('/first-again', fourth)
    expect([fourth.movedTo, fifth.movedTo, fifth.validators, fifth.failures]).toEqual([
      lost.movedTo,
      undefined,
      undefined,
      5,
    ])
  })

  it('BCK-05 of a web page continues once with the feed that it names', async () => {
    server.serve(
      '/page',
      '<!doctype html><html><head><link rel="stylesheet" href="/x.css"><link rel=alternate type="application/rss+xml" href="feed?a=1&amp;b=2"></head>',
    )
    server.serve('/feed', rss(item('1', 'Oil up')))
    const state = await poll('/page', stateOf())
    server.received.length = 0
    await poll('/page', state)
    expect([batches, state.movedTo, server.received.map(({ path }) => path)]).toEqual([
      [['Oil up']],
      `${server.url}/feed?a=1&b=2`,
      ['/feed?a=1&b=2'],
    ])
  })

  it('BCK-05 of a web page that names another page ends there', async () => {
    server.serve('/loop', '<html><link rel="alternate" type="application/atom+xml" href="/loop">')
    const { trouble } = await poll('/loop', stateOf())
    expect(trouble).toBe(
      'It is a web page (HTML), not a feed. And of the feed that it names: It is a web page (HTML), not a feed.',
    )
  })

  it('BCK-05 gives items the source name that the user has set', async () => {
    server.serve('/named', rss(item('1', 'Oil up')))
    await poll('/named?key=secret', stateOf(), { name: 'My wire' })
    expect([...kept.values()].map(({ articleSource, source }) => [articleSource, source])).toEqual([
      ['My wire', expect.stringMatching(/^feed:127\.0\.0\.1:\d+\/named\?[\w-]{8}$/)],
    ])
  })
})
