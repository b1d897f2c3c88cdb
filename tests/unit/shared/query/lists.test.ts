import { describe, expect, it } from 'vitest'
import type { SearchContext } from '../../../../src/contract/shared/search-context.ts'
import { LISTED_LIMIT, ListedSearch } from '../../../../src/contract/shared/user/listed-search.ts'
import { matches } from '../../../../src/rules/shared/match.ts'
import { explain } from '../../../../src/rules/shared/query/explain.ts'
import { withLists } from '../../../../src/rules/shared/query/lists.ts'
import { namesList } from '../../../../src/rules/shared/search.ts'
import { newsItem } from '../../feed/news-item.ts'

const cars = { name: 'My Cars', symbols: ['F', 'GM'] }
const boerse = { name: 'Börse', symbols: ['SAP'] }
const empty = { name: 'Empty', symbols: [] }
const lists = [cars, boerse, empty]
const query = (...keywords: string[]): SearchContext => ({ keywords, queryLanguage: 2 })

describe('the lists of a search', () => {
  it.each<[string, SearchContext, object[] | undefined]>([
    ['one that is named', query('list:"my cars"'), [cars]],
    ['whatever its case and accents', query('LIST:borse'), [boerse]],
    ['each once', query('list:"My Cars" OR list:"my cars"', '-list:"my cars"'), [cars]],
    [
      'of several keywords, within brackets, and left out',
      query('oil (war -list:borse)', 'list:empty'),
      [boerse, empty],
    ],
    ['that are muted', { exclude: query('list:borse') }, [boerse]],
    ['none without a name', query('list: borse "list:borse"', 'cars'), undefined],
    ['none that is not known', query('list:mine'), undefined],
    ['none in a search of an earlier release', { keywords: ['list:borse'] }, undefined],
  ])('QRY-11 go with it: %s', (_, search, named) => {
    expect(withLists(search, lists)).toEqual({ ...search, ...(named && { lists: named }) })
  })

  it('QRY-11 are those of now, with as many symbols as a search may name', () => {
    const long = { name: 'Long', symbols: Array.from({ length: 1_500 }, (_, at) => `S${at}`) }
    const search = withLists(query('list:long OR list:other'), [long, { ...long, name: 'Other' }])
    const counts = search.lists?.map(({ symbols }) => symbols.length)
    expect([counts, ListedSearch.safeParse(search).success]).toEqual([[1_500, LISTED_LIMIT - 1_500], true])
  })

  it('QRY-11 have a limit of their own beside that of the search', () => {
    const symbols = Array.from({ length: LISTED_LIMIT }, (_, at) => `${at}`.padEnd(16, 'A'))
    const isValid = (search: ListedSearch) => ListedSearch.safeParse(search).success
    expect([
      isValid({ ...query('list:a'), lists: [{ name: 'a', symbols }] }),
      isValid({ ...query('list:a'), lists: [{ name: 'a', symbols: [...symbols, 'F'] }] }),
      isValid(query(...Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(200, 'x')))),
    ]).toEqual([true, false, false])
  })

  it.each([
    [query('oil', 'list:mine'), true],
    [{ exclude: query('List:mine') }, true],
    [query('lists', 'the list'), false],
    [{}, false],
  ])('QRY-11 %j may name one: %s', (search, may) => {
    expect(namesList(search)).toBe(may)
  })
})

describe('a headline', () => {
  const hit = (search: ListedSearch, ...tickers: string[]) => matches(newsItem('a', { title: 'Oil', tickers }), search)

  it('QRY-11 is found by a list that has one of its tickers, also together with words, and left out by one', () => {
    const listed = { ...query('list:"my cars"'), lists }
    const both = { ...query('oil list:"my cars"'), lists }
    const without = { ...query('oil -list:"my cars"'), lists }
    const muted = { exclude: query('list:"my cars"'), lists }
    const seen = [listed, both, without, muted].map((search) => [
      hit(search, 'TM', 'GM'),
      hit(search, 'TM'),
      hit(search),
    ])
    expect(seen).toEqual([
      [true, false, false],
      [true, false, false],
      [false, true, true],
      [false, true, true],
    ])
  })

  it('QRY-11 is not found by a list that is not there, or is empty', () => {
    expect([hit({ ...query('list:mine'), lists }, 'F'), hit({ ...query('list:empty'), lists }, 'F')]).toEqual([
      false,
      false,
    ])
  })
})

describe('what is said of a list', () => {
  it.each([
    ['list:"my cars" oil', lists, 'list My Cars (2 symbols) and oil', []],
    ['list:BORSE', lists, 'list Börse (1 symbol)', []],
    ['list:empty', lists, 'list Empty (no symbols)', []],
    ['list:mine', lists, 'list mine', ['No such list: mine']],
    ['list:mine', undefined, 'list mine', []],
    ['list:long', [{ name: 'Long', symbols: Array(1_000).fill('F') }], 'list Long (1,000 symbols)', []],
  ])('QRY-04 QRY-11 of %j', (text, known, words, troubles) => {
    expect(explain(text, known)).toEqual({ words, isPlain: false, troubles, readings: [] })
  })
})
