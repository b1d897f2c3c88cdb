import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../backend.ts'
import { type NewsReader, readNews } from '../feed/news-reader.ts'
import { noPostgres, postgresFolder, startPostgres } from './postgres.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>
let postgres: Postgres
beforeAll(async () => {
  if (postgresFolder) postgres = await startPostgres(postgresFolder)
}, 120_000)
afterAll(() => postgres?.stop())

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})
async function start() {
  const backend = await startTestBackend({ storage: { databaseUrl: postgres.url } })
  opened.push(backend)
  return backend
}
async function read({ url }: TestBackend) {
  const reader = await readNews(url)
  opened.push(reader)
  return reader
}

/** The list of a new search. */
async function search(reader: NewsReader) {
  reader.socket.emit('search', { keywords: ['copper'] })
  for (;;) {
    const received = await reader.next()
    if (received.event === 'initial') return received.ids
  }
}
/** `before`: what a search at the other finds at first. */
async function startTwo() {
  const [one, other] = [await start(), await start()]
  const reader = await read(other)
  return { one, other, reader, before: await search(reader) }
}
async function updatesOf(reader: NewsReader, count: number) {
  const ids: string[] = []
  while (ids.length < count) {
    const received = await reader.next()
    if (received.event === 'update') ids.push(...received.ids)
  }
  return ids.sort()
}
const inject = async ({ call }: TestBackend, ...names: string[]) => {
  const { body } = await call('POST', '/mock/news', {
    body: { items: names.map((id) => ({ id, title: `Copper ${id}` })) },
  })
  expect(body).toEqual({ ids: names })
}

describe('servers of one database', () => {
  it('BCK-35 what one takes in comes to the lists of another, once, and a new search finds it there', async ({
    skip,
  }) => {
    if (!postgresFolder) return skip(noPostgres)
    const { one, other, reader, before } = await startTwo()
    await Promise.all([inject(one, 'a', 'b'), inject(other, 'c'), inject(one, 'd')])
    expect([before, await updatesOf(reader, 4)]).toEqual([[], ['a', 'b', 'c', 'd']])
    expect((await search(await read(other))).sort()).toEqual(['a', 'b', 'c', 'd'])
    await inject(one, 'e')
    expect(await updatesOf(reader, 1)).toEqual(['e'])
  })

  it('BCK-35 a third that is started then has all of it', async ({ skip }) => {
    if (!postgresFolder) return skip(noPostgres)
    await inject(await start(), 'f')
    const third = await start()
    expect(await search(await read(third))).toContain('f')
  })

  it('BCK-35 what was taken in while the connection to the database was broken comes once it stands again', async ({
    skip,
  }) => {
    if (!postgresFolder) return skip(noPostgres)
    const { one, reader } = await startTwo()
    for (const round of [1, 2, 3]) {
      await one.database.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`)
      await inject(one, `g${round}`)
      expect(await updatesOf(reader, 1)).toEqual([`g${round}`])
    }
  })

  it('BCK-35 a database that was stopped hard loses nothing that was acknowledged, and lists go on', async ({
    skip,
  }) => {
    if (!postgresFolder) return skip(noPostgres)
    const { one, other, reader } = await startTwo()
    await inject(one, 'h')
    expect(await updatesOf(reader, 1)).toEqual(['h'])
    await postgres.restart()
    await inject(one, 'i')
    expect(await updatesOf(reader, 1)).toEqual(['i'])
    expect(await search(await read(other))).toEqual(expect.arrayContaining(['h', 'i']))
  })
})
