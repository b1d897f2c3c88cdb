import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CannotStart } from '../../../mock-server/cannot-start.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { createCheckpoints } from '../../../mock-server/store/checkpoints.ts'
import { makeFolder, troubleOf } from '../../../mock-server/store/open-folder.ts'
import { openStore } from '../../../mock-server/store/open-store.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { prepareFolder } from './empty-database.ts'
import { lendStore } from './stores.ts'

it('BCK-02 the error about a damaged data folder says so and suggests remedies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await prepareFolder(folder)
  await writeFile(join(folder, 'store/global/pg_control'), 'damaged')
  const error: unknown = await openStore({ folder }, systemEnvironment).catch((error: unknown) => error)
  await rm(folder, { recursive: true, force: true })
  expect([error instanceof CannotStart, String(error)]).toEqual([
    true,
    expect.stringMatching(
      /^Error: The data folder \S+ cannot be read \(.+\)\. Put a copy of it back, .*npm run reset$/s,
    ),
  ])
})

it('BCK-10 a long query keeps no other call waiting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await prepareFolder(folder)
  const store = await openStore({ folder }, systemEnvironment)
  let isAnswered = false
  const asked = store.database.execute('SELECT count(*) FROM generate_series(1, 1000000)').then(() => {
    isAnswered = true
  })
  let turns = 0
  for (; !isAnswered; turns += 1) await new Promise((resolve) => setImmediate(resolve))
  await asked
  await store.close()
  await rm(folder, { recursive: true, force: true })
  // on this thread the query would take one
  expect(turns).toBeGreaterThan(20)
})

it('BCK-10 the store counts its items again after a thousand new ones, or searches for rare words take seconds', async () => {
  const store = await lendStore()
  const { keep } = createItemStore(store.database)
  const news = Array.from({ length: 1000 }, (_, index) => newsItem(`${index}`))
  const counted = () => store.database.execute("SELECT reltuples AS count FROM pg_class WHERE relname = 'items'")
  await keep(news.slice(1))
  const before = await counted()
  await keep(news.slice(0, 1))
  const after = await counted()
  await store.close()
  expect([before, after]).toMatchObject([{ rows: [{ count: -1 }] }, { rows: [{ count: 1000 }] }])
})

it('BCK-02 a data folder is made for the user of the server alone, and left alone if it exists', async () => {
  const above = await mkdtemp(join(tmpdir(), 'market-flux-'))
  const [made, existing] = [join(above, 'new', 'data'), join(above, 'existing')]
  await mkdir(existing)
  await chmod(existing, 0o755)
  for (const folder of [made, existing]) makeFolder(folder)
  const modes = await Promise.all([made, existing].map((folder) => stat(folder)))
  await rm(above, { recursive: true })
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '755'])
})

it.each([
  [
    'EACCES',
    'The data folder data may not be written by this user. Give it the right to, or name another folder: DATA_DIR=other npm start',
  ],
  [
    'EROFS',
    'The data folder data may not be written by this user. Give it the right to, or name another folder: DATA_DIR=other npm start',
  ],
  ['ENOSPC', 'There is no space left for the data folder data. Make some and start again.'],
])('BCK-02 a data folder that is refused by %s is explained in a sentence', (code, sentence) => {
  expect(troubleOf('data', Object.assign(new Error('refused'), { code }))).toBe(sentence)
})

it('BCK-30 the write-ahead log of a data folder is 64 MB at most, however much is written, and cut when the server ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await prepareFolder(folder)
  const store = await openStore({ folder }, systemEnvironment)
  const log = join(folder, 'store/pg_wal')
  // files of 16 MB each
  const sizeOfLog = async () => 16 * (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
  // as it is: to try to compress what is random takes longer than to write it
  await store.database.execute(sql`CREATE TABLE filled (text text STORAGE EXTERNAL)`)
  let largest = 0
  for (let megabyte = 0; megabyte < 160; megabyte += 1) {
    await store.database.execute(sql`INSERT INTO filled VALUES (${randomBytes(2 ** 19).toString('hex')})`)
    largest = Math.max(largest, await sizeOfLog())
  }
  const filled = await store.database.execute(sql`SELECT count(*)::int AS count FROM filled`)
  await store.close()
  const left = await sizeOfLog()
  await rm(folder, { recursive: true, force: true })
  expect(filled).toMatchObject({ rows: [{ count: 160 }] })
  expect(largest).toBeGreaterThan(0)
  expect([largest <= 64, left <= 64]).toEqual([true, true])
})

it('BCK-30 within a transaction the log waits, and is cut after it', async () => {
  const asked: string[] = []
  const checkpoints = createCheckpoints({
    exec: async (query) => {
      asked.push(query)
      return []
    },
  })
  const large = new Uint8Array(9_000_000)
  const answers = ['Z....T', 'Z....E', 'Z....I', 'Z....I'].map((text) => new TextEncoder().encode(text))
  const counts: number[] = []
  for (const answer of answers) {
    await checkpoints.after(large.subarray(0, answer === answers[3] ? 100 : undefined), answer)
    counts.push(asked.length)
  }
  expect([counts, asked]).toEqual([[0, 0, 1, 1], ['CHECKPOINT']])
})
