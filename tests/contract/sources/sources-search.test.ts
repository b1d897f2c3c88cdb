import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItemStore } from '../../../mock-server/feed/item-store.ts'
import { createKeptSearch } from '../../../mock-server/feed/search-kept.ts'
import type { Store } from '../../../mock-server/store/open-store.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { compileContext } from '../../../src/rules/shared/match.ts'
import { byNewest } from '../../../src/rules/shared/merge.ts'
import { lendStore } from '../store/stores.ts'

const anItem = (id: string, title: string, said: Partial<NewsItem> = {}): NewsItem => ({
  id,
  publishedDatetime: '2026-11-10T12:00:00.000Z',
  receivedDatetime: '2026-11-10T12:00:00.000Z',
  title,
  source: 'feed:wire',
  articleSource: 'Wire',
  link: null,
  summary: '',
  sentiment: 'neutral',
  sentimentScore: 0,
  tickers: [],
  topics: ['OTHER'],
  sectors: [],
  industries: [],
  ...said,
})
const kept = [
  anItem('a', "Acme's profit rises 5%", { tickers: ['ACME'], topics: ['EARNINGS'], sectors: ['Energy'] }),
  anItem('B', 'Oil & gas: AT&T says "no"', { summary: 'Acme is named here', articleSource: 'The Desk' }),
  anItem('c', 'Börse fester', { publishedDatetime: '2026-11-10T13:00:00.000Z', topics: ['MACRO', 'EARNINGS'] }),
  anItem('d', 'Nothing of note: (x | y) & !z', { industries: ['Banks'], tickers: ['BRK.B'] }),
  anItem('e', 'Half \ud83d and zero \u0000 characters', { publishedDatetime: '2026-11-10T11:00:00.000Z' }),
]
let store: Store
let search: ReturnType<typeof createKeptSearch>
beforeAll(async () => {
  store = await lendStore()
  search = createKeptSearch(store.database)
  await createItemStore(store.database).keep(kept, true)
})
afterAll(() => store.close())

const idsOf = async (context: SearchContext) => (await search(context, 100)).items.map(({ id }) => id)

describe('the search of all stored items', () => {
  it.each<[SearchContext, string[]]>([
    [{}, ['c', 'd', 'a', 'B', 'e']],
    [{ keywords: ['acme'] }, ['a', 'B']],
    [{ keywords: ['profit RISES'] }, ['a']],
    [{ keywords: ['profit oil'] }, []],
    [{ keywords: ['at&t', 'börse'] }, ['c', 'B']],
    [{ keywords: ["acme's"] }, ['a']],
    [{ keywords: ['brk.b'] }, ['d']],
    [{ tickers: ['acme'] }, ['a']],
    [{ topics: ['EARNINGS'] }, ['c', 'a']],
    [{ topics: ['EARNINGS'], sectors: ['Energy'] }, ['a']],
    [{ industries: ['Banks'] }, ['d']],
    [{ newsSources: ['the desk'] }, ['B']],
    [{ topics: ['EARNINGS'], exclude: { keywords: ['profit'] } }, ['c']],
    [{ exclude: { topics: ['OTHER'], tickers: ['ACME'] } }, ['c']],
    [{ topics: [], keywords: [' '], exclude: { topics: [] } }, ['c', 'd', 'a', 'B', 'e']],
  ])('BCK-05 a search for %j finds the same items as live lists', async (context, ids) => {
    const live = kept.filter(compileContext(context)).sort(byNewest)
    expect([await idsOf(context), live.map(({ id }) => id)]).toEqual([ids, ids])
  })

  it.each(["'", "a' | 'b", '\\', "\\'", ':*', '!!!', '&', '\u0000', '\ud83d', '<->'])(
    'BCK-05 %j is treated as a word, not as a command',
    async (keyword) => {
      expect(await idsOf({ keywords: [keyword] })).toEqual([])
    },
  )

  it('BCK-05 a search continues where a page ended, across items of the same time', async () => {
    const pages: string[][] = []
    let cursor: string | undefined = ''
    while (cursor !== undefined) {
      const page: Awaited<ReturnType<typeof search>> = await search({}, 2, cursor)
      pages.push(page.items.map(({ id }) => id))
      cursor = page.next
    }
    const lost = await search({}, 1, "x' or 1=1")
    expect([pages, lost.items.map(({ id }) => id)]).toEqual([[['c', 'd'], ['a', 'B'], ['e']], ['c']])
  })
})
