import { expect, it } from 'vitest'
import { countWithout } from '../../../mock-server/filters/count-without.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { onlyPart, partsOf, withoutPart } from '../../../src/rules/filters/parts.ts'
import { newsItem } from '../feed/news-item.ts'

const search: SearchContext = {
  ...{ keywords: ['oil'], queryLanguage: 2, tickers: ['F'], topics: [], origin: 'real' },
  exclude: { keywords: ['war'], queryLanguage: 2 },
}

it('FED-21 the parts of a search are its lists with values, and what it mutes', () => {
  expect([partsOf(search), partsOf({ topics: [], exclude: { tickers: [] } })]).toEqual([
    ['keywords', 'tickers', 'exclude'],
    [],
  ])
})

it('FED-21 a part alone, and a search without it, keep what its keywords mean', () => {
  expect(partsOf(search).map((part) => onlyPart(search, part))).toEqual([
    { keywords: ['oil'], queryLanguage: 2 },
    { tickers: ['F'] },
    { exclude: search.exclude },
  ])
  const { keywords, tickers, exclude, queryLanguage, ...others } = search
  expect(partsOf(search).map((part) => withoutPart(search, part))).toEqual([
    { ...others, tickers, exclude },
    { ...others, keywords, queryLanguage, exclude },
    { ...others, keywords, queryLanguage, tickers },
  ])
})

it('API-10 an item counts for the one part that it misses, the largest number comes first, and work is done in pieces', async () => {
  const items = [
    newsItem('a', { title: 'Oil rises', tickers: ['XOM'] }),
    newsItem('b', { title: 'Oil falls', tickers: ['CVX'] }),
    newsItem('c', { title: 'Oil and war', tickers: ['F'] }),
    newsItem('d', { title: 'Trucks', tickers: ['F'] }),
    newsItem('e', { title: 'Trucks', tickers: ['GM'] }),
    ...Array.from({ length: 1000 }, (_, index) => newsItem(`${index}`, { title: 'Steel', tickers: ['GM'] })),
  ]
  let turns = 0
  const counts = await countWithout(items, search, async () => void turns++)
  expect([counts, turns]).toEqual([
    [
      { part: 'tickers', count: 2 },
      { part: 'keywords', count: 1 },
      { part: 'exclude', count: 1 },
    ],
    3,
  ])
})
