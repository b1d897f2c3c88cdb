import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSimulatedContent } from '../../../mock-server/world/content/simulated-content.ts'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { type ContentItem, ContentPage, type NewsPitSearchContext } from '../../../src/contract/content/content.ts'
import { compileContent } from '../../../src/rules/content/content-match.ts'
import { byNewest } from '../../../src/rules/shared/merge.ts'
import { moverOf, publishedAt, storyOf } from '../../unit/content/content-item.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'
import { encoded, searchContent } from './content-cases.ts'

/** A Wednesday, while New York trades. */
const noon = Date.parse('2026-01-14T17:00:00.000Z')

async function pageOf(backend: TestBackend, context: NewsPitSearchContext) {
  const { body } = await searchContent(backend, context)
  const { data } = ContentPage.parse(body)
  return data ?? { contentItems: [], searchAfter: null }
}

/** All pages of a search; `meanwhile` runs before each but the first. */
async function allOf(backend: TestBackend, context: NewsPitSearchContext, meanwhile = async (_page: number) => {}) {
  const pages: ContentItem[][] = []
  for (let searchAfter: string | null | undefined; searchAfter !== null; ) {
    if (pages.length > 0) await meanwhile(pages.length)
    const page = await pageOf(backend, { ...context, ...(searchAfter ? { searchAfter } : {}) })
    pages.push(page.contentItems)
    searchAfter = page.searchAfter
    // so many pages a minute exceed the limit
    backend.pass(60_000)
  }
  return pages
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const inject = (backend: TestBackend, items: Record<string, unknown>[]) =>
  backend.call('POST', '/mock/news', { body: { items } })

describe('real items', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await sharedBackend()
  })
  beforeEach(() => backend.call('POST', '/mock/reset'))

  it('API-06 RT-02 a news item becomes a top story whose source is the item, and which is not marked as simulated', async () => {
    const [at, articleSource] = [publishedAt(0), 'The Wire']
    const summary = `${'A first sentence that says what it is all about. '.repeat(2)}And a second one.`
    await inject(backend, [
      {
        id: 'whole',
        title: 'Rates held',
        summary,
        publishedDatetime: at,
        source: 'feed:a',
        articleSource,
        tickers: ['JPM'],
        topics: ['MACRO'],
      },
      { id: 'bare', title: 'No more than a title', publishedDatetime: publishedAt(-1) },
    ])
    const { contentItems, searchAfter } = await pageOf(backend, {})
    const [whole, bare] = contentItems
    const got = await backend.call('GET', '/api/content/whole')
    expect([got.body, idsOf(contentItems), searchAfter]).toEqual([{ data: whole }, ['whole', 'bare'], null])
    expect([whole, bare?.contentData.contentSummary]).toEqual([
      {
        id: 'whole',
        importance: { weight: 3, why: 'central bank' },
        publishedDatetime: at,
        contentCategory: 'top_stories',
        contentData: {
          contentSummary: {
            summarizations: [
              {
                headline: 'Rates held',
                summary:
                  'A first sentence that says what it is all about. A first sentence that says what it is all about.',
              },
              { headline: 'Rates held', summary },
            ],
            referenceIds: ['whole'],
          },
        },
        source: 'feed:a',
        articleSource,
        sentiment: 'neutral',
        sentimentScore: 0,
        tickers: ['JPM'],
        topics: ['MACRO'],
        contentImageUrl: null,
      },
      {
        summarizations: [{ headline: 'No more than a title', summary: 'No more than a title' }],
        referenceIds: ['bare'],
      },
    ])
  })

  it.each<NewsPitSearchContext>([
    { searchPhrase: 'OIL price' },
    { searchPhrase: 'rude' },
    { searchPhrase: '"quoted" 100%_\\' },
    { searchPhrase: 'Größe' },
    { searchPhrase: 'xom' },
    { searchPhrase: 'gas metals' },
    { keywords: ['gold', 'oil crude', '…'] },
    { keywords: ['&'] },
    { topics: ['METALS', 'CRYPTO'] },
    { contentCategories: ['top_movers'] },
    { contentCategories: ['top_stories', 'top_movers'], topics: ['OIL_AND_GAS'], startDate: publishedAt(2) },
    { keywords: [], contentCategories: [], topics: [] },
  ])('API-06 RT-02 a search for %o finds the same items as the live list', async (context) => {
    await inject(backend, [
      {
        id: 'a',
        title: 'Oil prices up',
        summary: 'Crude "quoted" at 100%_\\ more.',
        topics: ['OIL_AND_GAS'],
        publishedDatetime: publishedAt(1),
      },
      { id: 'b', title: 'Gold of GRÖSSE größe', topics: ['METALS', 'OIL_AND_GAS'], publishedDatetime: publishedAt(2) },
      { id: 'c', title: 'Nothing', tickers: ['XOM'], topics: ['CRYPTO'], publishedDatetime: publishedAt(3) },
    ])
    await backend.call('POST', '/mock/content', {
      body: { items: [moverOf('d', 'XOM', { topics: ['OIL_AND_GAS'], at: 4, source: 'injected' })] },
    })
    const live = backend.newsroom.search({})
    const all = [...idsOf(live), 'd']
    const items = (await pageOf(backend, {})).contentItems
    const { contentItems } = await pageOf(backend, context)
    expect([idsOf(items), idsOf(contentItems)]).toEqual([
      all.toSorted().reverse(),
      idsOf(items.filter(compileContent(context))),
    ])
  })

  it('API-06 a page has as many items as requested, fifty by default', async () => {
    await inject(
      backend,
      Array.from({ length: 60 }, (_, at) => ({ id: `n${at}`, title: 'News', publishedDatetime: publishedAt(at) })),
    )
    const lengths = async (context: NewsPitSearchContext) => (await allOf(backend, context)).map(({ length }) => length)
    expect([await lengths({}), await lengths({ size: 20 }), await lengths({ size: 1000 })]).toEqual([
      [50, 10],
      [20, 20, 20],
      [60],
    ])
  })

  it.each([
    [
      'another position',
      (cursor: string) => `${Buffer.from(`0${publishedAt(99)}z`).toString('base64url')}.${cursor.split('.')[1]}`,
    ],
    ['another signature', (cursor: string) => `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}`],
    ['no position', () => 'nonsense'],
  ])('API-06 a tampered cursor (%s) finds nothing', async (_, tamper) => {
    await inject(backend, [{ title: 'One' }, { title: 'Two' }])
    const { searchAfter } = await pageOf(backend, { size: 1 })
    const { status, body } = await searchContent(backend, { searchAfter: tamper(searchAfter ?? '') })
    expect([status, body]).toEqual([200, { data: { contentItems: [], searchAfter: null } }])
  })

  it.each([
    ['an invalid token', async () => 'a.b.c'],
    ['an unknown field', () => encoded({ tickers: ['XOM'] })],
    ['too large a page', () => encoded({ size: 1001 })],
    ['an impossible date', () => encoded({ startDate: '2026-02-30T00:00:00.000Z' })],
  ])('API-06 a search with %s is refused', async (_, data) => {
    const body = { data: await data() }
    expect((await backend.call('POST', '/api/content/search-by-context', { body })).status).toBe(400)
  })

  it('API-06 five thousand items appear once each, even if ten more arrive with every page', async () => {
    const before: string[] = []
    for (let batch = 0; batch < 5; batch += 1) {
      // seven per second, so that pages end between items of the same time
      const items = Array.from({ length: 1000 }, (_, index) => ({
        id: `old-${batch}-${index}`,
        title: 'Old news',
        publishedDatetime: publishedAt(Math.floor((batch * 1000 + index) / 7)),
      }))
      before.push(...idsOf(items))
      await inject(backend, items)
    }
    const pages = await allOf(backend, { size: 124 }, async (page) => {
      const title = 'New news'
      await inject(
        backend,
        Array.from({ length: 10 }, (_, index) => ({ title, publishedDatetime: publishedAt(5000 + page * 10 + index) })),
      )
    })
    const shown = idsOf(pages.flat())
    expect([shown.length, shown.toSorted(), pages.length]).toEqual([5000, before.toSorted(), 41])
  }, 300_000)
})

describe('simulated items', () => {
  const content = createSimulatedContent('test')
  let backend: TestBackend
  beforeAll(async () => {
    backend = await sharedBackend({ isSimulated: true })
    await backend.call('POST', '/mock/clock', { body: { now: new Date(noon).toISOString(), rate: 0 } })
  })

  it('API-06 they are computed afresh page by page, beyond those in memory', async () => {
    const expected = idsOf(content.newest(620, noon))
    const ids: string[] = []
    for (let searchAfter: string | null = ''; ids.length < expected.length && searchAfter !== null; ) {
      const page = await pageOf(backend, { size: 200, ...(searchAfter ? { searchAfter } : {}) })
      ids.push(...idsOf(page.contentItems))
      searchAfter = page.searchAfter
    }
    expect(ids.slice(0, expected.length)).toEqual(expected)
  }, 300_000)

  it('API-06 PIT-09 they are sorted among real items by time', async () => {
    const [newest, second] = content.newest(2, noon)
    const between = new Date(Date.parse(newest?.publishedDatetime ?? '') - 1).toISOString()
    await inject(backend, [{ id: 'real', title: 'Real news', publishedDatetime: between }])
    await backend.call('POST', '/mock/content', { body: { items: [storyOf('injected', { at: 8 * 86_400 })] } })
    const { contentItems } = await pageOf(backend, { size: 4 })
    expect([
      idsOf(contentItems)
        .filter((id) => id !== 'injected')
        .slice(0, 3),
      contentItems.toSorted(byNewest),
    ]).toEqual([[newest?.id, 'real', second?.id], contentItems])
  })

  it('API-06 the simulation is not searched any further after a week without a match; real items continue', async () => {
    const [title, searchPhrase] = ['A word that is never invented: quuxly', 'quuxly']
    await inject(backend, [
      { id: 'month-old', title, publishedDatetime: new Date(noon - 30 * 86_400_000).toISOString() },
      { id: 'year-old', title, publishedDatetime: new Date(noon - 365 * 86_400_000).toISOString() },
    ])
    expect((await allOf(backend, { searchPhrase, size: 1 })).map(idsOf)).toEqual([['month-old'], ['year-old']])
  }, 300_000)

  it('API-06 an item is found by its id, including news without an article, and nothing from the future', async () => {
    const news = createSimulatedNews('test').newest(1, noon - 40 * 86_400_000)[0]
    const old = content.newest(1, noon - 40 * 86_400_000)[0]
    const [coming] = content.between(noon, content.next(noon))
    const asked = [old?.id, news?.id, coming?.id, 'simc-1-zzzzzzzzzzzz-0', `${old?.id}0`]
    const answers = await Promise.all(asked.map((id) => backend.call('GET', `/api/content/${id}`)))
    const [first, story] = answers
    expect([answers.map(({ status }) => status), first?.body]).toEqual([[200, 200, 404, 404, 404], { data: old }])
    expect(story?.body).toMatchObject({
      data: {
        id: news?.id,
        contentCategory: 'top_stories',
        contentData: { contentSummary: { referenceIds: [news?.id] } },
      },
    })
  })

  it('ENT-01 ENT-03 a day contains all categories, with summaries whose sources exist', async () => {
    const startDate = new Date(noon - 86_400_000).toISOString()
    const items = (await pageOf(backend, { size: 1000, startDate })).contentItems
    const received = new Set(
      createSimulatedNews('test')
        .between(noon - 2 * 86_400_000, noon)
        .map(({ id }) => id),
    )
    const simulated = items.filter(({ id }) => id.startsWith('simc-'))
    const categories = new Set(simulated.map(({ contentCategory }) => contentCategory))
    const unknown = simulated.filter(
      ({ contentData }) => !contentData.contentSummary.referenceIds.every((id) => received.has(id)),
    )
    expect([categories.size, unknown]).toEqual([5, []])
  })
})
