import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewsPitSearchContext } from '../../../src/contract/content/content.ts'
import {
  categoryGroups,
  categoryIn,
  entryIn,
  quickFilters,
  spotlightStart,
  toggleCategory,
  toggleEntry,
  withPhrase,
  wordsIn,
} from '../../../src/rules/news-pit/news-pit.ts'

const entries = categoryGroups.flatMap((group) => group.entries)

describe('the category panel', () => {
  it('PIT-08 has these groups, each entry with its topics', () => {
    expect(
      categoryGroups.map((group) => [group.name, group.entries.map(({ name, topics }) => `${name}: ${topics}`)]),
    ).toEqual([
      [
        'Financial Flows',
        [
          'Commodities: METALS,OIL_AND_GAS',
          'Cryptocurrency: CRYPTO',
          'Market Research: RESEARCH',
          'Foreign Exchange: CURRENCIES',
          'Fixed Income and Rates: FIXED_INCOME_AND_INTEREST_RATES',
        ],
      ],
      [
        'Business Forward',
        [
          'Analyst Ratings: ANALYST_RATINGS',
          'Corporate Actions: CORPORATE_ACTIONS',
          'Earnings Reports: EARNINGS',
          'Healthcare: HEALTHCARE',
          'Real Estate: REAL_ESTATE',
          'Technology: TECHNOLOGY',
        ],
      ],
      ['Economic Lens', ['Oil and Gas: OIL_AND_GAS', 'Macro Economics: MACRO', 'Precious Metals: METALS']],
      ['Politics Unpacked', ['Environmental: ENVIRONMENT', 'Geopolitics: GEOPOLITICS', 'Legal: LEGAL']],
    ])
  })

  it('PIT-08 an entry is selected by its topics alone, so no two may have the same', () => {
    const selected = entries.map(({ name }) => entryIn(toggleEntry({ contentCategories: ['top_stories'] }, name)))
    expect(selected).toEqual(entries.map(({ name }) => name))
  })

  it('PIT-08 one entry replaces another, deselecting it removes its topics, and the rest of the search stays', () => {
    const search: NewsPitSearchContext = { keywords: ['gold'], contentCategories: ['most_active'] }
    const metals = toggleEntry(search, 'Precious Metals')
    const oil = toggleEntry(metals, 'Oil and Gas')
    expect([metals, oil, toggleEntry(oil, 'Oil and Gas'), toggleEntry(oil, 'No such')]).toEqual([
      { ...search, topics: ['METALS'] },
      { ...search, topics: ['OIL_AND_GAS'] },
      search,
      oil,
    ])
  })
})

describe('the quick filters', () => {
  it('PIT-01 PIT-07 are these four; one replaces another, and pressing it again clears it', () => {
    const stories = toggleCategory({ topics: ['LEGAL'] }, 'top_stories')
    const movers = toggleCategory(stories, 'top_movers')
    expect([
      quickFilters.map(({ name, category }) => [name, category]),
      stories,
      categoryIn(movers),
      toggleCategory(movers, 'top_movers'),
    ]).toEqual([
      [
        ['Top Stories', 'top_stories'],
        ['Most Active', 'most_active'],
        ['Unusual Volume', 'unusual_volume'],
        ['Notable Movers', 'top_movers'],
      ],
      { topics: ['LEGAL'], contentCategories: ['top_stories'] },
      'top_movers',
      { topics: ['LEGAL'] },
    ])
  })
})

it('PIT-06 typed text becomes the keywords; blanks remove them', () => {
  const search = withPhrase({ topics: ['LEGAL'], keywords: ['old'] }, '  rate  cut ')
  expect([search, withPhrase(search, '   ')]).toEqual([
    { topics: ['LEGAL'], keywords: ['rate cut'], queryLanguage: 2 },
    { topics: ['LEGAL'] },
  ])
})

it('PIT-06 PIT-07 PIT-08 a search is described in words: its quick filter, its entry, its keywords', () => {
  const search: NewsPitSearchContext = {
    contentCategories: ['most_active'],
    topics: ['LEGAL'],
    keywords: ['gold', 'oil'],
  }
  expect([wordsIn(search), wordsIn({ topics: ['CRYPTO'] }), wordsIn({})]).toEqual([
    ['Most Active', 'Legal', '“gold”', '“oil”'],
    ['Cryptocurrency'],
    [],
  ])
  expect([entryIn({}), categoryIn({})]).toEqual([undefined, undefined])
})

describe('the start of the Spotlight', () => {
  const startOn = (day: number) => new Date(spotlightStart(new Date(2026, 0, day, 15, 30).getTime()))
  const local = (date: Date) => [
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  ]

  it('PIT-09 is four days back on Sunday, Monday and Tuesday, else two', () => {
    // 4 January 2026 is a Sunday
    expect([4, 5, 6, 7, 8, 9, 10].map((day) => startOn(day).getDate())).toEqual([31, 1, 2, 5, 6, 7, 8])
  })

  it('PIT-09 is the start of a day in the user’s zone, across months, years and changes of the clock', () => {
    const instants = fc.date({ min: new Date(2020, 0, 1), max: new Date(2035, 0, 1), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (now) => {
        const start = new Date(spotlightStart(now.getTime()))
        const back = [0, 1, 2].includes(now.getDay()) ? 4 : 2
        const expected = new Date(now)
        expected.setDate(now.getDate() - back)
        expected.setHours(0, 0, 0, 0)
        expect(local(start)).toEqual(local(expected))
      }),
    )
  })
})
