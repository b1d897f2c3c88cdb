import { describe, expect, it } from 'vitest'
import { LONGEST_WORD, SearchContext } from '../../../../src/contract/shared/search-context.ts'
import { matches } from '../../../../src/rules/shared/match.ts'
import { withLists } from '../../../../src/rules/shared/query/lists.ts'
import { writtenOut } from '../../../../src/rules/shared/query/written-out.ts'
import { namesList } from '../../../../src/rules/shared/search.ts'
import { newsItem } from '../../feed/news-item.ts'

const cars = { name: 'My Cars', symbols: ['F', 'GM', 'BRK.B'] }
const long = { name: 'Long', symbols: Array.from({ length: 90 }, (_, at) => `LNG${at}`) }
const tooLong = { name: 'Longest', symbols: Array.from({ length: 101 }, (_, at) => `LNG${at}`) }
const abroad = { name: 'Abroad', symbols: ['0700.HK'] }
const lists = [cars, long, tooLong, abroad, { name: 'Empty', symbols: [] }]
const query = (...keywords: string[]): SearchContext => ({ keywords, queryLanguage: 2 })
const group = '($F OR $GM OR $BRK.B)'

describe('a search whose lists are written out', () => {
  it.each<[string, SearchContext, SearchContext]>([
    ['one that names none', query('oil', 'gas'), query('oil', 'gas')],
    ['one of an earlier release', { keywords: ['list:long'] }, { keywords: ['list:long'] }],
    ['a list alone asks for its tickers', query('list:"my cars"'), { tickers: cars.symbols }],
    ['however long', query('list:long'), { tickers: long.symbols }],
    ['before other words', query('list:long oil'), { tickers: long.symbols, ...query('oil') }],
    ['after other words', query('"rate cut" list:long'), { tickers: long.symbols, ...query('"rate cut"') }],
    [
      'between words it stays there: they are no name',
      query('General list:"my cars" Motors'),
      query(`General ${group} Motors`),
    ],
    ['beside an alternative', query('oil OR list:"my cars"'), query(`oil OR ${group}`)],
    ['left out', query('oil -list:"my cars"'), query(`oil -${group}`)],
    ['beside another search', query('list:"my cars"', 'oil'), query(group, 'oil')],
    ['beside tickers', { tickers: ['SAP'], ...query('list:"my cars"') }, { tickers: ['SAP'], ...query(group) }],
    ['twice', query('list:"my cars" list:"MY CARS"'), query(`${group} ${group}`)],
    ['muted', { exclude: query('list:long', 'sport') }, { exclude: { tickers: long.symbols, ...query('sport') } }],
    [
      'muted beside muted tickers',
      { exclude: { tickers: ['F', 'SAP'], ...query('list:"my cars"') } },
      { exclude: { tickers: ['F', 'SAP', 'GM', 'BRK.B'] } },
    ],
    ['muted with a word', { exclude: query('list:"my cars" recall') }, { exclude: query(`${group} recall`) }],
  ])('QRY-11 FED-24 %s', (_, search, expected) => {
    const written = writtenOut(search, lists)
    expect([written, SearchContext.safeParse(written).success]).toEqual([expected, true])
  })

  it.each<[string, SearchContext]>([
    ['a list that there is not', query('list:mine')],
    ['an empty one', query('oil OR list:empty')],
    ['an empty one that is muted', { exclude: query('list:empty') }],
    ['more than a keyword takes', query('oil OR list:long')],
    ['more tickers than a search takes', query('list:longest')],
    ['what no query can ask for', query('oil OR list:abroad')],
  ])('QRY-11 FED-24 cannot have %s', (_, search) => {
    expect(writtenOut(search, lists)).toBeUndefined()
  })

  const titles = ['Oil rises', 'General Motors recalls', 'Sport', 'A rate cut']
  const tickers = [[], ['F'], ['SAP'], ['BRK.B', 'SAP'], ['LNG7'], ['0700.HK']]
  const items = titles.flatMap((title) =>
    tickers.map((named) => newsItem(`${title} ${named.join()}`, { title, tickers: named })),
  )
  const parts = [
    'oil',
    'list:"my cars"',
    '-list:"my cars"',
    'OR',
    '(',
    ')',
    'General',
    'Motors',
    'list:long',
    'NOT',
    '"rate cut"',
  ]
  const pick = (seed: number, at: number) => parts[(seed * 31 + at * 17 + ((seed >> at) % 7)) % parts.length] ?? ''
  const texts = Array.from({ length: 600 }, (_, seed) =>
    Array.from({ length: 1 + (seed % 5) }, (__, at) => pick(seed, at)).join(' '),
  )
  it('QRY-11 FED-24 finds what it found with its lists, whatever the query', () => {
    const searches = texts.flatMap((text): SearchContext[] => [query(text), { exclude: query(text, 'sport') }])
    const compared = searches.flatMap((search) => {
      const written = writtenOut(search, lists)
      if (!written || !namesList(search)) return []
      const found = (one: SearchContext) => items.map((item) => matches(item, withLists(one, lists)))
      return [
        [
          search,
          namesList(written),
          (written.keywords ?? []).every(({ length }) => length <= LONGEST_WORD),
          found(written),
        ],
      ].map((now) => [now, [search, false, true, found(search)]])
    })
    expect(compared.length).toBeGreaterThan(200)
    expect(compared.map(([now]) => now)).toEqual(compared.map(([, before]) => before))
  })
})
