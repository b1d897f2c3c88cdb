import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { Ledger } from '../../../src/contract/sources/ledger.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

let real: TestBackend
beforeAll(async () => {
  real = await sharedBackend()
})

const now = Date.now()
const iso = (at: number) => new Date(at).toISOString()
const wired = (id: string, minutesAgo: number, lag: number, more: Partial<NewsItem> = {}) => {
  const at = now - minutesAgo * 60_000
  const times = { publishedDatetime: iso(at), receivedDatetime: iso(at + lag) }
  return newsItem(id, { source: 'injected', articleSource: 'Coast Wire', ...times, ...more })
}
const inject = (items: NewsItem[]) => real.call('POST', '/mock/news', { body: { items } })
async function ledgersOf(backend: TestBackend) {
  const { status, body } = await backend.call('GET', '/api/sources')
  return { status, ledgers: z.object({ data: z.array(Ledger) }).parse(body).data }
}

/** The same figures, counted by the database; what is the first of a story it does not know. */
async function recount(ledger: Ledger) {
  const counted = await real.database.execute(sql`
    WITH brought AS (
      SELECT item->>'articleSource' AS source, item->>'title' AS title,
        (item->>'publishedDatetime')::timestamptz AS published, (item->>'receivedDatetime')::timestamptz AS received,
        min(item->>'receivedDatetime') OVER (PARTITION BY item->>'articleSource') AS followed,
        to_char(to_timestamp(published / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
      FROM items WHERE published >= ${Date.parse(ledger.since)} AND published <= ${Date.parse(ledger.until)}
    ), timed AS (
      SELECT *, CASE WHEN published >= followed::timestamptz AND published < received
        THEN round(extract(epoch FROM received - published) * 1000)::int END AS lag FROM brought
    )
    SELECT source, day, count(*)::int AS items,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY lag) AS median, percentile_disc(0.95) WITHIN GROUP (ORDER BY lag) AS p95,
      (count(*) FILTER (WHERE title ~ '^CORRECTED'))::int AS corrections
    FROM timed GROUP BY source, day ORDER BY source, day`)
  return z.object({ rows: z.array(z.unknown()) }).parse(counted).rows
}

it('API-14 SRC-02 the figures of each publisher and day are those that the store gives when it is counted again', async () => {
  const spread = (source: string, count: number, step: number) =>
    Array.from({ length: count }, (_, index) =>
      wired(`led-${source.replace(' ', '-')}-${index}`, index * step, ((index * 7919) % 90) * 1000 + index, {
        articleSource: source,
        ...(index % 9 === 4 && { title: `CORRECTED-Tarvik Motors recalls ${index} vans` }),
      }),
    )
  await inject([
    ...spread('Coast Wire', 90, 61),
    ...spread('Dale Ledger', 40, 190),
    ...spread('Harbour Press', 3, 4000),
  ])
  const { status, ledgers } = await ledgersOf(real)
  const [ledger] = ledgers
  if (!ledger) throw new Error('There is no ledger.')
  const served = ledger.sources
    .flatMap(({ name, days }) =>
      days.map(({ items, lag, corrections }, index) => ({
        ...{ source: name, day: ledger.days[index], items },
        ...{ median: lag?.median ?? null, p95: lag?.p95 ?? null, corrections },
      })),
    )
    .filter(({ items }) => items > 0)
    .sort((one, other) => `${one.source}${one.day}`.localeCompare(`${other.source}${other.day}`))
  expect([status, ledgers.length, ledger.origin, ledger.count]).toEqual([200, 1, 'real', 3])
  expect(served.length).toBeGreaterThan(12)
  expect(served).toEqual(await recount(ledger))
})

it('API-14 SRC-02 who was the first of several publishers is counted, and not who was alone or follows itself', async () => {
  const title = 'Orbex Foods to buy Halden Dairy for $2.4 billion'
  await inject([
    wired('led-first', 9, 0, { title, articleSource: 'First Wire' }),
    wired('led-second', 8, 0, { title: `UPDATE 1-${title}`, articleSource: 'Second Wire' }),
    wired('led-own', 7, 0, { title: 'Tarvik recalls 36,000 vans over brake pedals', articleSource: 'Own Wire' }),
    wired('led-again', 6, 0, {
      title: 'UPDATE 1-Tarvik recalls 36,000 vans over brake pedals',
      articleSource: 'Own Wire',
    }),
  ])
  const { ledgers } = await ledgersOf(real)
  const firsts = ledgers[0]?.sources
    .filter(({ name }) => / Wire$/.test(name) && name !== 'Coast Wire')
    .map(({ name, whole }) => [name, whole.items, whole.firsts])
    .sort()
  expect(firsts).toEqual([
    ['First Wire', 1, 1],
    ['Own Wire', 2, 0],
    ['Second Wire', 1, 0],
  ])
})

it('API-14 SRC-01 real and simulated headlines have ledgers of their own, and where either is not served it has none', async () => {
  const both = await startTestBackend({ isSimulated: true, feeds: ['http://127.0.0.1:9/feed'], privateFeeds: true })
  onTestFinished(both.close)
  await both.warmUp()
  const item = wired('led-feed', 3, 0, { source: 'feed:wire', articleSource: 'Coast Wire' })
  await both.call('POST', '/mock/news', { body: { items: [item] } })
  const { ledgers } = await ledgersOf(both)
  const simulated = await ledgersOf(await sharedBackend({ isSimulated: true }))
  const namesOf = ({ sources }: Ledger) => sources.map(({ name }) => name)
  expect(ledgers.map(({ origin }) => origin)).toEqual(['real', 'simulated'])
  expect(ledgers.map(namesOf)[0]).toEqual(['Coast Wire'])
  expect(ledgers.map(namesOf)[1]?.filter((name) => !name.startsWith('Simulated'))).toEqual([])
  expect(simulated.ledgers.map(({ origin, count }) => [origin, count > 3])).toEqual([['simulated', true]])
  expect((await ledgersOf(real)).ledgers.map(({ origin }) => origin)).toEqual(['real'])
})
