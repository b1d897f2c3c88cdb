import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { systemEnvironment } from '../../mock-server/environment.ts'
import { createItemStore } from '../../mock-server/feed/item-store.ts'
import { createNewsroom } from '../../mock-server/feed/newsroom.ts'
import { createKeptSearch } from '../../mock-server/feed/search-kept.ts'
import { openSources } from '../../mock-server/sources/open-sources.ts'
import { openStore } from '../../mock-server/store/open-store.ts'
import { items as stored } from '../../mock-server/store/schema.ts'

/** `npm run bench -- prune`: whether a start waits until 150,000 of 200,000 fetched items are deleted, and what others wait meanwhile. */
const STORED = Number(process.env.STORED ?? 200_000)
const KEPT = 50_000
const folder = await mkdtemp(join(tmpdir(), 'bench-prune-'))
const store = await openStore({ folder }, systemEnvironment)
const newest = Date.now()
await store.database.execute(sql`
  INSERT INTO items (id, published, item, is_fetched, likeness, labels, search, words_version)
  SELECT 'i' || n, ${newest}::bigint - n * 1000, json_build_object('id', 'i' || n, 'title', 'Report ' || n || ' on oil and banks',
    'publishedDatetime', '2026-11-25T00:00:00.000Z', 'tickers', json_build_array('AAPL'), 'topics', json_build_array('MACRO')),
    true, 'l' || n, ARRAY['ticker:AAPL', 'topic:MACRO'], to_tsvector('simple', 'Report ' || n || ' on oil and banks'), 1
  FROM generate_series(1, ${STORED}::int) AS n`)
await store.database.execute(sql`ANALYZE items`)
const items = createItemStore(store.database)

const millisecondsOf = async (work: () => Promise<unknown>) => {
  const before = performance.now()
  await work()
  return performance.now() - before
}
const before = process.cpuUsage()
const started = performance.now()
const newsroom = createNewsroom(items, createKeptSearch(store.database), console.error)
const sources = await openSources(
  { feeds: [], privateFeeds: true },
  { newsroom, database: store.database, report: console.error, environment: systemEnvironment },
)
const opened = performance.now() - started
const count = () => store.database.$count(stored)
const atStart = await count()
const waits: number[] = []
while ((await count()) > KEPT) waits.push(await millisecondsOf(() => items.known(['i1'])))
const took = performance.now() - started
const { user, system } = process.cpuUsage(before)
await sources.close()
await store.close()
await rm(folder, { recursive: true })

waits.sort((one, other) => one - other)
console.table({
  'sources are open after, ms': Math.round(opened),
  'items that were still there then': atStart,
  'others wait, median ms': Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
  'others wait, longest ms': Math.round(waits.at(-1) ?? 0),
  'all is pruned after, s': Number((took / 1000).toFixed(1)),
  'processor until then, s': Number(((user + system) / 1e6).toFixed(1)),
})
process.exit(0)
