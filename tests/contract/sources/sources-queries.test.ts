import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeptStories } from '../../../mock-server/content/history/kept-stories.ts'
import { storyOf } from '../../../mock-server/content/story-of.ts'
import { mayMatch } from '../../../mock-server/feed/candidates.ts'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { createKeptSearch } from '../../../mock-server/feed/search-kept.ts'
import type { Store } from '../../../mock-server/store/open-store.ts'
import { items } from '../../../mock-server/store/schema.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../../src/contract/shared/user/listed-search.ts'
import { compileContent } from '../../../src/rules/content/content-match.ts'
import { compileContext } from '../../../src/rules/shared/match.ts'
import { byNewest } from '../../../src/rules/shared/merge.ts'
import { namedLists, newsOf, queries } from '../../unit/shared/query/generated.ts'
import { lendStore } from '../store/stores.ts'

/** A store of generated items, all of which `isStory` takes, and of some whose words the index cannot tell apart. */
const generated = fc.sample(newsOf, { numRuns: 200, seed: 7 }).map((item, i) => ({ ...item, id: `i${i}` }))
const alike = ['US yields', 'With us yields', 'A rate cut now', 'Rate cut: they cut now', 'Companies met', 'Compan met']
const stored = [
  ...generated,
  ...generated.slice(0, alike.length).map((item, i) => ({ ...item, id: `a${i}`, title: alike[i] ?? '', summary: '' })),
]
let store: Store
beforeAll(async () => {
  store = await lendStore()
  await createItemStore(store.database).keep(stored, true)
})
afterAll(() => store.close())

const idsOf = (found: readonly NewsItem[]) => found.map(({ id }) => id)
const live = (context: ListedSearch) => idsOf(stored.filter(compileContext(context)).sort(byNewest))

describe('a query over all stored items', () => {
  it('QRY-07 finds what live lists find, whatever the query is, also in what was stored without words, or without pairs of them', async () => {
    const search = createKeptSearch(store.database)
    for (const [wordsVersion, some] of [
      [0, 'i1%'],
      [1, 'i2%'],
      [2, 'i3%'],
    ] as const)
      await store.database
        .update(items)
        .set({ wordsVersion, search: sql`''::tsvector`, labels: [] })
        .where(sql`id like ${some}`)
    await fc.assert(
      fc.asyncProperty(queries, queries, async (asked, muted) => {
        const context: ListedSearch = {
          ...(asked.length > 0 && { keywords: asked, queryLanguage: 2 }),
          ...(muted.length > 0 && { exclude: { keywords: muted, queryLanguage: 2 } }),
          lists: namedLists,
        }
        expect(idsOf((await search(context, 1000)).items)).toEqual(live(context))
      }),
      { numRuns: 100, seed: 11 },
    )
    await createItemStore(store.database).addWords(async () => {})
    const [left] = await store.database
      .select({ count: sql<number>`count(*)::int` })
      .from(items)
      .where(sql`words_version < 3`)
    expect(left).toEqual({ count: 0 })
    for (const keywords of [
      ['apple', '-war'],
      ['is:important', 'apple is:positive'],
    ]) {
      const context: ListedSearch = { keywords, queryLanguage: 2 }
      expect(idsOf((await search(context, 1000)).items)).toEqual(live(context))
    }
  })

  it.each(['apple war', '"apple war"', 'zirc*', 'AAPL OR fed', '#earnings apple'])(
    'QRY-07 the database finds what may match %s by its indexes, however many items there are',
    async (query) => {
      const explained = await store.database.transaction(async (database) => {
        // a table of this size would be read as a whole
        for (const way of ['seqscan', 'indexscan']) await database.execute(sql.raw(`SET LOCAL enable_${way} = off`))
        return database.execute(sql`EXPLAIN SELECT id FROM items WHERE ${mayMatch([query])}`)
      })
      const plan = JSON.stringify(explained)
      expect(plan).toMatch(/items_(search|labels)/)
      expect(plan).toContain('items_without_words')
      expect(plan).not.toContain('Seq Scan')
    },
  )

  it.each(['US yields', '"rate cut now"', 'company*', 'US OR company', '"cut now" -rate'])(
    'QRY-07 finds for %s what live lists do, though the index has the same words for more',
    async (query) => {
      const context: ListedSearch = { keywords: [query], queryLanguage: 2 }
      expect(idsOf((await createKeptSearch(store.database)(context, 1000)).items)).toEqual(live(context))
    },
  )

  it('QRY-07 a phrase is looked for by its pairs of neighbours alone, each of whose words may be in most items', async () => {
    const asked = new PgDialect().sqlToQuery(mayMatch(['"rate cut now"']) ?? sql``)
    const words = String(asked.params[0])
    expect([words.match(/'==/g)?.length, words.match(/'=[^=]/g)]).toEqual([2, null])
  })

  it('QRY-07 pages through what the matcher leaves, each item once', async () => {
    const search = createKeptSearch(store.database)
    const context: ListedSearch = { keywords: ['-war'], queryLanguage: 2 }
    const ids: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: Awaited<ReturnType<typeof search>> = await search(context, 7, cursor)
      ids.push(...idsOf(page.items))
      cursor = page.next
    }
    expect(ids).toEqual(live(context))
  })

  it('QRY-07 finds the same stories', async () => {
    const kept = createKeptStories(store.database)
    await fc.assert(
      fc.asyncProperty(queries, async (keywords) => {
        const context = { keywords, queryLanguage: 2 as const }
        const belongs = compileContent(context)
        const expected = [...stored].sort(byNewest).map(storyOf).filter(belongs)
        expect((await kept(context, belongs, undefined, 1000)).map(({ id }) => id)).toEqual(
          expected.map(({ id }) => id),
        )
      }),
      { numRuns: 50, seed: 13 },
    )
  })
})
