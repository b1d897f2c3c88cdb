import { array, assert, constantFrom, integer, oneof, property, record, stringMatching, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FilterKey } from '../../../src/contract/filters/filters.ts'
import { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { topicLabels } from '../../../src/contract/shared/topics.ts'
import {
  activeOf,
  addTyped,
  asksSame,
  categories,
  changeFilters,
  countOf,
  type ListAction,
  onlyIn,
  searchOptions,
  selectAll,
  summaryOf,
  totalOf,
} from '../../../src/rules/filters/filters.ts'
import { inOneLine, soughtIn, tickersIn } from '../../../src/rules/filters/tickers.ts'

const keys = ['keywords', 'topics', 'tickers'] as const
const values = { keywords: ['oil', 'gas', 'rates'], topics: ['MACRO', 'CRYPTO', 'OTHER'], tickers: ['A', 'B', 'C'] }
const optionsOf = (...labels: string[]) => labels.map((value) => ({ value, label: value }))
const change = (search: SearchContext, ...actions: ListAction[]) =>
  actions.reduce((now, action) => changeFilters(now, action) ?? now, search)

/** The plain model: for each key what each active value is. */
type Model = Record<string, Map<string, 'shown' | 'muted'>>
const empty = (): Model => Object.fromEntries(FilterKey.options.map((key) => [key, new Map()]))

function step(model: Model, action: ListAction): Model {
  if (action.type === 'override') return modelOf(action.search)
  if (action.type === 'clearAll') return empty()
  const list = new Map(model[action.key])
  const next = { ...model, [action.key]: list }
  if (action.type === 'restore') return { ...model, [action.key]: modelOf(action.from)[action.key]! }
  if (action.type === 'clear') list.clear()
  else if (action.type === 'set') {
    list.clear()
    for (const value of action.values) list.set(value, model[action.key]!.get(value) ?? 'shown')
  } else if (action.type === 'add') list.has(action.value) || list.set(action.value, 'shown')
  else if (action.type === 'remove') list.delete(action.value)
  else if (action.type === 'toggle') list.delete(action.value) || list.set(action.value, 'shown')
  else if (list.has(action.value)) list.set(action.value, list.get(action.value) === 'shown' ? 'muted' : 'shown')
  return next
}

function modelOf(search: SearchContext): Model {
  const model = empty()
  for (const key of FilterKey.options) {
    for (const value of search[key] ?? []) model[key]!.set(value, 'shown')
    for (const value of search.exclude?.[key] ?? []) model[key]!.set(value, 'muted')
  }
  return model
}

const sorted = (model: Model) =>
  Object.fromEntries(Object.entries(model).map(([key, list]) => [key, [...list].sort(([a], [b]) => (a < b ? -1 : 1))]))

const aKey = constantFrom(...keys)
const aValue = aKey.chain((key) => tuple(constantFrom(key), constantFrom(...values[key])))
const aSet = aKey.chain((key) => tuple(constantFrom(key), array(constantFrom(...values[key]), { maxLength: 4 })))
const aSearch = record({ shown: aSet, muted: aSet }).map(
  ({ shown, muted }) =>
    change(
      {},
      { type: 'set', key: shown[0], values: shown[1] },
      { type: 'set', key: muted[0], values: muted[1] },
      ...muted[1].map((value): ListAction => ({ type: 'flip', key: muted[0], value })),
    ) as SearchContext,
)
const anAction = oneof(
  aSearch.map((search): ListAction => ({ type: 'override', search })),
  constantFrom<ListAction>({ type: 'clearAll' }),
  aKey.map((key): ListAction => ({ type: 'clear', key })),
  aSet.map(([key, all]): ListAction => ({ type: 'set', key, values: all })),
  tuple(constantFrom('add', 'remove', 'toggle', 'flip'), aValue).map(
    ([type, [key, value]]): ListAction => ({ type, key, value }),
  ),
  tuple(aKey, aSearch).map(([key, from]): ListAction => ({ type: 'restore', key, from })),
)

describe('the actions on the lists of a search', () => {
  it('FED-05 match a plain model in any sequence, and keep to the contract', () => {
    assert(
      property(aSearch, array(anAction, { maxLength: 20 }), (start, actions) => {
        const search = change(start, ...actions)
        const model = actions.reduce(step, modelOf(start))
        expect(sorted(modelOf(search))).toEqual(sorted(model))
        expect(SearchContext.safeParse(search).data).toEqual(search)
        expect(JSON.stringify(search)).not.toContain('[]')
        expect(totalOf(search)).toBe(Object.values(model).reduce((sum, { size }) => sum + size, 0))
      }),
    )
  })

  it('FED-05 each have their own effect', () => {
    const start: SearchContext = { topics: ['MACRO'], keywords: ['oil', 'gas'], exclude: { keywords: ['gold'] } }
    const key = 'keywords'
    const exclude = { keywords: ['gold'], queryLanguage: 2 }
    const changed = (action: ListAction) => changeFilters(start, action)
    expect([
      changed({ type: 'set', key, values: ['rates', 'gold'] }),
      changed({ type: 'override', search: { tickers: ['A'] } }),
      changed({ type: 'clear', key }),
      changed({ type: 'clearAll' }),
      changed({ type: 'toggle', key, value: 'gold' }),
      changed({ type: 'toggle', key, value: 'rates' }),
      changed({ type: 'add', key, value: 'oil' }),
      changed({ type: 'remove', key, value: 'oil' }),
      changed({ type: 'flip', key, value: 'oil' }),
      changed({ type: 'flip', key, value: 'gold' }),
      changed({ type: 'flip', key, value: 'rates' }),
      changed({ type: 'restore', key, from: { keywords: ['oil'] } }),
    ]).toEqual([
      { topics: ['MACRO'], keywords: ['rates'], queryLanguage: 2, exclude },
      { tickers: ['A'] },
      { topics: ['MACRO'] },
      {},
      { topics: ['MACRO'], keywords: ['oil', 'gas'], queryLanguage: 2 },
      { topics: ['MACRO'], keywords: ['oil', 'gas', 'rates'], queryLanguage: 2, exclude },
      start,
      { topics: ['MACRO'], keywords: ['gas'], queryLanguage: 2, exclude },
      {
        topics: ['MACRO'],
        keywords: ['gas'],
        queryLanguage: 2,
        exclude: { keywords: ['gold', 'oil'], queryLanguage: 2 },
      },
      { topics: ['MACRO'], keywords: ['oil', 'gas', 'gold'], queryLanguage: 2 },
      start,
      { topics: ['MACRO'], keywords: ['oil'] },
    ])
  })

  it('FED-05 are ignored when they would exceed the limits of a context', () => {
    const many = Array.from({ length: 101 }, (_, i) => `word ${i}`)
    expect([
      changeFilters({}, { type: 'set', key: 'keywords', values: many }),
      changeFilters({ keywords: many.slice(1) }, { type: 'add', key: 'keywords', value: 'word 0' }),
      changeFilters({}, { type: 'add', key: 'topics', value: 'WEATHER' }),
    ]).toEqual([undefined, undefined, undefined])
  })

  it('a value that a context both asks for and mutes is muted', () => {
    expect(activeOf({ tickers: ['A', 'B', 'B'], exclude: { tickers: ['B'] } }, 'tickers')).toEqual([
      { value: 'A', label: 'A', isMuted: false },
      { value: 'B', label: 'B', isMuted: true },
    ])
  })
})

describe('selecting all', () => {
  const key = 'sectors'
  const options = optionsOf('Energy', 'Materials', 'Real Estate')
  const all = (search: SearchContext, text = '') => {
    const action = selectAll(search, key, { options, text })
    return action && change(search, action)
  }

  it('FED-06 selects every option, or clears when all are selected; a muted one stays muted', () => {
    const every = ['Energy', 'Materials', 'Real Estate']
    expect([
      all({ topics: ['MACRO'] }),
      all({ sectors: ['Energy'] }),
      all({ sectors: every, topics: ['MACRO'] }),
      all({ exclude: { sectors: ['Energy'] } }),
      all({ sectors: ['Shipping'] }),
    ]).toEqual([
      { topics: ['MACRO'], sectors: every },
      { sectors: every },
      { topics: ['MACRO'] },
      { sectors: ['Materials', 'Real Estate'], exclude: { sectors: ['Energy'] } },
      { sectors: every },
    ])
  })

  it('FED-06 with a search adds the matches, clears the key when all of them are selected, and does nothing without any', () => {
    expect([
      all({ sectors: ['Energy'] }, 'mat|real'),
      all({ sectors: ['Energy', 'Materials'] }, ' mat '),
      all({ sectors: ['Energy'] }, 'zebra'),
    ]).toEqual([{ sectors: ['Energy', 'Materials', 'Real Estate'] }, {}, undefined])
  })

  it('FED-06 clears when used twice, whatever was selected before', () => {
    const some = array(constantFrom('Energy', 'Materials', 'Real Estate'), { maxLength: 2 })
    assert(
      property(some, constantFrom('', 'e', 'mat', 'R.*e'), integer({ min: 0, max: 2 }), (selected, text, flips) => {
        const actions = selected.slice(0, flips).map((value): ListAction => ({ type: 'flip', key, value }))
        const before = change({}, { type: 'set', key, values: selected }, ...actions)
        const matches = searchOptions(options, text).map(({ value }) => value)
        const wereAll = matches.every((value) => activeOf(before, key).some((one) => one.value === value))
        const once = all(before, text) ?? before
        expect(countOf(wereAll ? once : (all(once, text) ?? once), key)).toBe(0)
      }),
    )
  })

  it('FED-03 is for topics, sectors and industries only; keywords and tickers are free', () => {
    expect(categories.map(({ key, name, isFree, hasAll }) => [key, name, isFree, hasAll])).toEqual([
      ['keywords', 'Keywords', true, false],
      ['topics', 'Topics Tags', false, true],
      ['tickers', 'Tickers', true, false],
      ['sectors', 'Sectors', false, true],
      ['industries', 'Industries', false, true],
      ['newsSources', 'News Sources', false, false],
    ])
  })
})

describe('typed and shown values', () => {
  const typed = (key: 'keywords' | 'tickers', text: string, search: SearchContext = {}) =>
    changeFilters(search, addTyped(search, key, text))

  it('FED-08 keywords are trimmed, tickers split at commas, semicolons, spaces and lines, without $ and exchange, in upper case, with a dot before a class', () => {
    expect([
      typed('keywords', '  Oil, price '),
      typed('tickers', ' brk.b '),
      typed('tickers', 'BRK-B brk/b BRK.B bf-a btc-usd'),
      typed('tickers', '$NVDA, aapl  BRK.B\r\nmsft;;$f\taapl,'),
      typed('tickers', 'nasdaq:AAPL,$NYSE:brk-b CME_MINI:ES1! SIX:'),
      [' ', ',; $'].map((text) => typed('tickers', text)),
    ]).toEqual([
      { keywords: ['Oil, price'], queryLanguage: 2 },
      { tickers: ['BRK.B'] },
      { tickers: ['BRK.B', 'BF.A', 'BTC-USD'] },
      { tickers: ['NVDA', 'AAPL', 'BRK.B', 'MSFT', 'F'] },
      { tickers: ['AAPL', 'BRK.B', 'ES1!', 'SIX:'] },
      [{}, {}],
    ])
  })

  it('FED-08 no word of any list is lost, and none is added', () => {
    const word = stringMatching(/^[a-zA-Z0-9.^=]{1,6}$/)
    const gap = constantFrom(',', ', ', ';', ' ', '\n', '\r\n', '\t', ' , $', '\n$')
    assert(
      property(array(tuple(word, gap), { maxLength: 30 }), (list) => {
        const text = list.flat().join('')
        const words = [...new Set(list.map(([one]) => one.toUpperCase()))]
        expect([tickersIn(text), tickersIn(inOneLine(text))]).toEqual([words, words])
      }),
    )
  })

  it('FED-08 what is typed keeps what is active, and what is muted stays muted', () => {
    const before: SearchContext = { tickers: ['F'], exclude: { tickers: ['TSLA'] } }
    const many = Array.from({ length: 101 }, (_, at) => `T${at}`).join(' ')
    expect([typed('tickers', 'tsla nvda f', before), typed('tickers', many, before)]).toEqual([
      { tickers: ['F', 'NVDA'], exclude: { tickers: ['TSLA'] } },
      undefined,
    ])
  })

  it('FED-19 the end of a list is looked for as the words since the last comma, then as its last word', () => {
    const sought = (text: string) => soughtIn(text).map(({ before, phrase }) => [before, phrase])
    expect([
      ...['nvda', 'NVDA, $app', 'f; berkshire hath', 'NVDA aap '].map(sought),
      ...['', 'NVDA, ', '$', 'x'.repeat(51), `${'x '.repeat(30)}aap`].map(sought),
    ]).toEqual([
      [['', 'nvda']],
      [['NVDA, ', 'app']],
      [
        ['f; ', 'berkshire hath'],
        ['f; berkshire ', 'hath'],
      ],
      [
        ['', 'NVDA aap'],
        ['NVDA ', 'aap'],
      ],
      ...[[], [], [], []],
      [['x '.repeat(30), 'aap']],
    ])
  })

  it('FED-08 empty and repeated values are ignored', () => {
    const add = (key: 'keywords' | 'tickers', ...values: string[]) =>
      values.reduce<SearchContext | undefined>(
        (search, text) => search && changeFilters(search, { type: 'add', key, value: text }),
        {},
      )
    expect([add('keywords', 'oil', 'gas', 'oil'), add('tickers', 'NVDA', 'NVDA')]).toEqual([
      { keywords: ['oil', 'gas'], queryLanguage: 2 },
      { tickers: ['NVDA'] },
    ])
  })

  it('FED-09 a list is searched by its labels; a blank search shows all', () => {
    const options = [
      { value: 'OIL_AND_GAS', label: 'Oil & Gas' },
      { value: 'MACRO', label: 'Macro' },
    ]
    const found = (text: string) => searchOptions(options, text).map(({ value }) => value)
    expect([found('oil & g'), found(' '), found('_'), found('^m')]).toEqual([
      ['OIL_AND_GAS'],
      ['OIL_AND_GAS', 'MACRO'],
      [],
      ['MACRO'],
    ])
  })

  it('FED-17 the differences of two contexts include muted values, and values muted in only one of them', () => {
    const a: SearchContext = { keywords: ['Gas', 'OIL'], tickers: ['NVDA'], exclude: { topics: ['MACRO'] } }
    const b: SearchContext = { keywords: ['OIL'], exclude: { tickers: ['NVDA'] } }
    expect([onlyIn(a, b), onlyIn(b, a), onlyIn(a, a), onlyIn({ ...b, queryLanguage: 2 }, b)]).toEqual([
      ['Gas', `Not ${topicLabels.MACRO}`, 'NVDA'],
      ['Not NVDA'],
      [],
      ['OIL'],
    ])
  })

  it('two contexts are equal in any order of their values', () => {
    const a: SearchContext = { tickers: ['A', 'B'], exclude: { topics: ['MACRO', 'OTHER'] } }
    const b: SearchContext = { exclude: { topics: ['OTHER', 'MACRO'] }, tickers: ['B', 'A'], keywords: [] }
    expect([
      asksSame(a, b),
      asksSame(a, { ...b, exclude: {} }),
      asksSame(a, { tickers: ['A', 'B'], topics: ['MACRO', 'OTHER'] }),
    ]).toEqual([true, false, false])
  })

  it('FED-04 a topic is shown by its label, any other value as it is, in its case', () => {
    expect([
      activeOf({ topics: ['OIL_AND_GAS'] }, 'topics').map(({ label }) => label),
      activeOf({ keywords: ['OIL_AND_GAS'] }, 'keywords').map(({ label }) => label),
      countOf({ keywords: ['US', 'us', 'us'] }, 'keywords'),
    ]).toEqual([['Oil & Gas'], ['OIL_AND_GAS'], 2])
  })

  it('a context is summarized in a few words', () => {
    expect([summaryOf({ topics: ['MACRO'], exclude: { topics: ['OTHER'], tickers: ['A'] } }), summaryOf({})]).toEqual([
      'Topics Tags 2 · Tickers 1',
      'No filters',
    ])
  })
})
