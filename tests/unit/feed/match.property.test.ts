import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../../src/rules/shared/match.ts'
import { newsItem } from './news-item.ts'

const word = fc.constantFrom('oil', 'Oil', 'gas', 'xom', 'up 5%', ' oil  gas ')
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const some = <Value>(...values: Value[]) => fc.array(fc.constantFrom(...values), { maxLength: 2 })
const topics = some('MACRO' as const, 'LEGAL' as const)
const item: fc.Arbitrary<NewsItem> = fc
  .record({
    title: text,
    summary: text,
    articleSource: fc.constantFrom('Wire', 'WIRE', 'Desk'),
    tickers: some('XOM', 'GAS'),
    topics,
    sectors: some('Energy', 'energy'),
    industries: some('Oil', 'Gas'),
  })
  .map((named) => newsItem('x', named))
const lists = {
  keywords: fc.array(word, { maxLength: 2 }),
  topics,
  tickers: some('XOM', 'xom', 'GA'),
  sectors: some('Energy'),
  industries: some('Oil'),
  newsSources: some('wire', 'Desk'),
}
const wanted = fc.record(lists, { requiredKeys: [] })
const context: fc.Arbitrary<ListedSearch> = fc.record({ ...lists, exclude: wanted }, { requiredKeys: [] })

/** The words of the contract, read one after the other. */
function belongs(item: NewsItem, { exclude, origin: _, lists: __, ...asked }: ListedSearch) {
  const hitsOf = ({ queryLanguage: _, ...wanted }: Omit<ListedSearch, 'exclude' | 'origin' | 'lists'>) =>
    Object.entries(wanted)
      .filter(([, values]) => values.length > 0)
      .map(([key, values]) => values.some((value: string) => hits(item, key, value)))
  return !hitsOf(asked).includes(false) && !hitsOf(exclude ?? {}).includes(true)
}

function hits(item: NewsItem, key: string, value: string) {
  if (key === 'tickers') return item.tickers.some((ticker) => ticker === value.toUpperCase())
  if (key === 'newsSources') return item.articleSource.toLowerCase() === value.toLowerCase()
  if (key !== 'keywords') {
    return Object.entries(item).some(
      ([name, all]) => name === key && Array.isArray(all) && all.some((one) => one === value),
    )
  }
  const [title, summary] = [item.title.toLowerCase(), item.summary.toLowerCase()]
  const stands = (one: string) =>
    title.includes(one) || summary.includes(one) || item.tickers.includes(one.toUpperCase())
  return value
    .toLowerCase()
    .split(' ')
    .filter((one) => one !== '')
    .every(stands)
}

it('FED-16 history and live agree for any context, because both use one function that follows the contract', () => {
  fc.assert(
    fc.property(item, context, (item, context) => {
      expect(compileContext(context)(item)).toBe(belongs(item, context))
    }),
    { numRuns: 2000 },
  )
})
