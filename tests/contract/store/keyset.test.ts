import { desc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { comesAfter } from '../../../mock-server/feed/keyset.ts'
import { items } from '../../../mock-server/store/schema.ts'
import { lendStore } from './stores.ts'

it('API-06 BCK-10 a page far back is found in the index, without a scan of all newer items', async () => {
  const store = await lendStore()
  const query = store.database
    .select({ id: items.id })
    .from(items)
    .where(comesAfter(1_000_000, 'n500'))
    .orderBy(desc(items.published), sql`${items.id} collate "C" desc`)
    .limit(500)
  const explained = await store.database.transaction(async (step) => {
    await step.execute('SET LOCAL enable_seqscan = off')
    await step.execute('SET LOCAL enable_bitmapscan = off')
    return step.execute(sql`EXPLAIN ${query.getSQL()}`)
  })
  await store.close()
  const { rows } = explained as { rows: object[] }
  const plan = rows.flatMap((row) => Object.values(row)).map(String)
  expect(plan.filter((line) => line.includes('Index Cond'))).toEqual([
    expect.stringContaining("(published <= '1000000'::bigint)"),
  ])
})
