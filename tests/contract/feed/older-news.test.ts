import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { type NewsPosition, OlderNews } from '../../../src/contract/feed/older-news.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../../src/rules/shared/match.ts'
import { sortDatetimeOf } from '../../../src/rules/shared/merge.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const inject = (backend: TestBackend, items: Record<string, unknown>[]) =>
  backend.call('POST', '/mock/news', { body: { items } })
const positionOf = (item: NewsItem): NewsPosition => ({ at: sortDatetimeOf(item), id: item.id })
const ask = (backend: TestBackend, body: unknown) => backend.call('POST', '/api/news/older', { body })

async function pageOf(backend: TestBackend, searchContext: ListedSearch, below: NewsPosition) {
  const { status, body } = await ask(backend, { searchContext, below })
  return { status, ...z.object({ data: OlderNews }).parse(body).data }
}

/** All pages below a position; `meanwhile` runs before each but the first. */
async function pagesBelow(
  backend: TestBackend,
  context: ListedSearch,
  below: NewsPosition,
  meanwhile = async () => {},
) {
  const pages: NewsItem[][] = []
  for (let next: NewsPosition | null = below; next; ) {
    if (pages.length > 0) await meanwhile()
    const page = await pageOf(backend, context, next)
    pages.push(page.items)
    next = page.next
  }
  return pages
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString()
const headline = (minute: number, title = 'Oil prices') => ({ id: `n${minute}`, title, publishedDatetime: at(minute) })
/** Below everything that the tests inject. */
const top: NewsPosition = { at: '2027-01-01T00:00:00.000Z', id: 'z' }

describe('what is real', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await sharedBackend()
  })
  beforeEach(() => backend.call('POST', '/mock/reset'))

  it('API-15 FED-22 below the 500th of a live list stand the others, a hundred a page, whatever comes meanwhile', async () => {
    // several at the same time: a page ends between them
    const many = Array.from({ length: 750 }, (_, nth) => ({ ...headline(nth), publishedDatetime: at(nth >> 2) }))
    await inject(backend, many)
    const live = backend.newsroom.search({})
    const last = live[499] as NewsItem
    let more = 1000
    const pages = await pagesBelow(backend, {}, positionOf(last), async () => {
      await inject(backend, [headline(more++)])
    })
    const { items: stored } = await backend.newsroom.searchKept({}, 1000)
    const whole = idsOf(stored).filter((id) => Number(id.slice(1)) < 1000)
    expect([live.length, pages.map(({ length }) => length), idsOf(pages.flat())]).toEqual([
      500,
      [100, 100, 50],
      whole.slice(500),
    ])
  })

  it.each<[string, ListedSearch]>([
    ['a query', { keywords: ['oil -crude'], queryLanguage: 2 }],
    ['what is muted', { exclude: { keywords: ['crude'], queryLanguage: 2 } }],
    ['a ticker', { tickers: ['XOM'] }],
    ['a list', { keywords: ['list:mine'], queryLanguage: 2, lists: [{ name: 'mine', symbols: ['XOM'] }] }],
    ['older keywords', { keywords: ['oil', 'gold'] }],
  ])('API-15 a search by %s finds what its live list would', async (_, context) => {
    const titles = ['Oil prices', 'Crude oil prices', 'Gold prices', 'Nothing']
    await inject(
      backend,
      Array.from({ length: 40 }, (_, nth) => ({
        ...headline(nth, titles[nth % 4]),
        tickers: nth % 3 === 0 ? ['XOM'] : [],
      })),
    )
    const all = backend.newsroom.search({})
    const expected = idsOf(all.filter(compileContext(context)))
    const { items, next } = await pageOf(backend, context, top)
    expect(expected.length).toBeGreaterThan(5)
    expect([idsOf(items), next]).toEqual([expected, null])
  })

  it('API-15 of an origin alone: what was fetched is real, what was injected belongs to both', async () => {
    await inject(backend, [
      { ...headline(1), source: 'feed:wire' },
      { ...headline(2), source: 'simulated' },
      headline(3),
    ])
    const found = async (origin?: 'real' | 'simulated') =>
      idsOf((await pageOf(backend, origin ? { origin } : {}, top)).items)
    // the installation has what is real alone
    expect([await found(), await found('simulated')]).toEqual([
      ['n3', 'n1'],
      ['n3', 'n1'],
    ])
  })

  it('API-15 what was read of documents stands among what is stored', async () => {
    const reading = await startTestBackend()
    onTestFinished(reading.close)
    const read = (minute: number) => newsItem(`read${minute}`, { publishedDatetime: at(minute), source: 'feed:own' })
    reading.newsroom.takeRead([read(2), read(4), read(6)])
    await inject(reading, [
      { ...headline(3), source: 'feed:wire' },
      { ...headline(5), source: 'feed:wire' },
    ])
    const { items, next } = await pageOf(reading, {}, { at: at(6), id: 'read6' })
    const searched = await pageOf(reading, { keywords: ['oil'], queryLanguage: 2 }, { at: at(6), id: 'read6' })
    expect([idsOf(items), next, idsOf(searched.items)]).toEqual([['n5', 'read4', 'n3', 'read2'], null, ['n5', 'n3']])
  })

  it.each<[string, unknown]>([
    ['no position', { searchContext: {} }],
    ['a time that is none', { searchContext: {}, below: { at: '2026-02-30T00:00:00.000Z', id: 'a' } }],
    ['an id that is none', { searchContext: {}, below: { at: at(1), id: 'a/b' } }],
    ['another field', { searchContext: {}, below: { at: at(1), id: 'a' }, size: 9 }],
    ['a search that is none', { searchContext: { keywords: [''] }, below: { at: at(1), id: 'a' } }],
  ])('API-15 what has %s is refused', async (_, body) => {
    expect((await ask(backend, body)).status).toBe(400)
  })
})

describe('what is simulated', () => {
  const news = createSimulatedNews('test')
  /** A Wednesday, while New York trades. */
  const noon = Date.parse('2026-01-14T17:00:00.000Z')
  let backend: TestBackend
  beforeAll(async () => {
    backend = await sharedBackend({ isSimulated: true })
    await backend.call('POST', '/mock/clock', { body: { now: new Date(noon).toISOString(), rate: 0 } })
  })

  it('API-15 FED-22 is made page by page, with what was injected between', async () => {
    const expected = news.newest(700, noon)
    const [before, after] = [expected[549], expected[550]]
    const between = new Date(Date.parse(before?.publishedDatetime ?? '') - 1).toISOString()
    await inject(backend, [{ id: 'between', title: 'Real news', publishedDatetime: between }])
    const first = await pageOf(backend, {}, positionOf(expected[499] as NewsItem))
    const second = await pageOf(backend, {}, first.next ?? top)
    const ids = idsOf(expected)
    expect(after).toBeDefined()
    expect(idsOf([...first.items, ...second.items])).toEqual([
      ...ids.slice(500, 550),
      'between',
      ...ids.slice(550, 699),
    ])
    expect([first.items.length, first.items[0]]).toEqual([100, expected[500]])
  }, 300_000)

  it('API-15 is not looked for any further after four days without a match; what was injected goes on', async () => {
    const title = 'A word that is never invented: quuxly'
    await inject(backend, [
      { id: 'month-old', title, publishedDatetime: new Date(noon - 30 * 86_400_000).toISOString() },
      { id: 'year-old', title, publishedDatetime: new Date(noon - 365 * 86_400_000).toISOString() },
    ])
    const context: ListedSearch = { keywords: ['quuxly'], queryLanguage: 2 }
    const page = await pageOf(backend, context, { at: new Date(noon).toISOString(), id: 'z' })
    const over = await pageOf(backend, context, { ...positionOf(page.items[0] as NewsItem), isSimulationOver: true })
    expect([idsOf(page.items), page.next, idsOf(over.items), over.next]).toEqual([
      ['month-old', 'year-old'],
      null,
      ['year-old'],
      null,
    ])
  }, 300_000)
})
