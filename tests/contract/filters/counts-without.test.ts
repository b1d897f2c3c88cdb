import { beforeAll, expect, it } from 'vitest'
import { newsItem } from '../../unit/feed/news-item.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
  await backend.call('POST', '/mock/news', {
    body: {
      items: [
        newsItem('a', { title: 'Oil rises', tickers: ['XOM'], topics: ['COMMODITIES'] }),
        newsItem('b', { title: 'Oil falls', tickers: ['CVX'], topics: ['COMMODITIES'] }),
        newsItem('c', { title: 'Trucks', tickers: ['F'], topics: ['EARNINGS'] }),
        newsItem('d', { title: 'War and trucks', tickers: ['F'], topics: ['COMMODITIES'] }),
      ],
    },
  })
})

async function counted(searchContext: object) {
  const { status, body } = await backend.call('POST', '/api/filters/counts-without', { body: { searchContext } })
  return [status, body]
}

it('API-10 counts what matches without each part of a search, the largest number first, and leaves parts without any out', async () => {
  const search = { tickers: ['F'], topics: ['COMMODITIES'], exclude: { keywords: ['war'], queryLanguage: 2 } }
  expect([await counted(search), await counted({ ...search, sectors: ['Energy'] }), await counted({})]).toEqual([
    [
      200,
      {
        data: [
          { part: 'tickers', count: 2 },
          { part: 'topics', count: 1 },
          { part: 'exclude', count: 1 },
        ],
      },
    ],
    [200, { data: [] }],
    [200, { data: [] }],
  ])
})
