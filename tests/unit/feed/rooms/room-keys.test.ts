import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newsKeys } from '../../../../mock-server/feed/news-keys.ts'
import { createRooms } from '../../../../mock-server/lists/rooms.ts'
import type { NewsItem } from '../../../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../../../src/rules/shared/match.ts'
import { namedLists, newsOf, queries } from '../../shared/query/generated.ts'

const context: fc.Arbitrary<ListedSearch> = fc
  .record({
    keywords: queries,
    isOlder: fc.boolean(),
    tickers: fc.subarray(['aapl', 'F']),
    topics: fc.subarray(['EARNINGS'] as const),
    newsSources: fc.subarray(['WIRE']),
    muted: queries,
  })
  .map(({ isOlder, muted, ...lists }) => ({
    ...lists,
    ...(!isOlder && { queryLanguage: 2 }),
    exclude: { keywords: muted, queryLanguage: 2 },
    lists: namedLists,
  }))

it('QRY-10 an item reaches the searches that it matches, and is matched for those alone that wait for something it has', () => {
  fc.assert(
    fc.property(fc.array(context, { maxLength: 20 }), fc.array(newsOf, { maxLength: 3 }), (contexts, items) => {
      const rooms = createRooms<ListedSearch, NewsItem>(compileContext, newsKeys)
      for (const [i, context] of contexts.entries()) for (const _ of [1, 2]) rooms.enter(`r${i}`, context)
      const left = contexts.filter((_, i) => i % 3 === 0)
      for (const i of left.keys()) for (const _ of [1, 2]) rooms.leave(`r${3 * i}`)
      const expected = contexts
        .map((context, i) => ({ name: `r${i}`, items: items.filter(compileContext(context)) }))
        .filter(({ items }, i) => i % 3 > 0 && items.length > 0)
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
      expect(rooms.sort(items).sort(byName)).toEqual(expected.sort(byName))
    }),
    { numRuns: 300 },
  )
  const tested: string[] = []
  const rooms = createRooms<string, NewsItem>((name) => () => tested.push(name) > 0, {
    ...newsKeys,
    ofContext: (keyword) => newsKeys.ofContext({ keywords: [keyword], queryLanguage: 2 }),
  })
  const enter = (...keywords: string[]) => keywords.forEach((keyword) => void rooms.enter(keyword, keyword))
  const items = fc
    .sample(newsOf, 1)
    .map((item) => ({ ...item, title: 'Oil talks', summary: '', tickers: ['F'], topics: [] }))
  rooms.sort(items)
  enter('oil OR apple', 'peace', 'peace talk*', '$F', '-peace', 'oil peace')
  rooms.sort(items)
  expect(tested.sort()).toEqual(['$F', '-peace', 'oil OR apple'])
})
