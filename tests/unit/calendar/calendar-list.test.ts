import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CalendarWindow, type EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import { byDays, listed, mergeById, nextOf } from '../../../src/rules/calendar/calendar-list.ts'
import { searches } from '../../../src/rules/calendar/calendar-search.ts'
import { dayHeight } from '../../../src/rules/calendar/calendar-sections.ts'
import { daysAround, widened, windowIn } from '../../../src/rules/calendar/calendar-window.ts'
import { namesLists, unknownLists } from '../../../src/rules/shared/query/phrase.ts'
import { addDays, daysBetween } from '../../../src/rules/shared/time/days.ts'
import { earningsReport, economicEvent } from './calendar-items.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 9, 5, hour)).toISOString()
const event = (id: string, hour: number, said: Partial<EconomicEvent> = {}) =>
  economicEvent(id, { eventDateTime: at(hour), ...said })
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const all = { phrase: '', impacts: [], countries: [] }

describe('merging', () => {
  it('CAL-10 RT-01 items replace those with the same id and are sorted by time', () => {
    const before = [event('a', 8), event('b', 10)]
    const after = mergeById(before, [event('c', 9), event('a', 11, { actual: 3.2 })])
    expect(after.map(({ id, actual }) => [id, actual])).toEqual([
      ['c', null],
      ['b', null],
      ['a', 3.2],
    ])
  })

  it('CAL-10 unchanged items stay the same objects, and so does an unchanged list', () => {
    const before = [event('a', 8), event('b', 10)]
    const after = mergeById(before, [event('b', 10, { actual: 1 })])
    expect([mergeById(before, [event('a', 8)]) === before, after[0] === before[0]]).toEqual([true, true])
  })

  it('CAL-10 any batches leave each id once, in its latest version and in the order of time', () => {
    const received = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), hour: fc.nat(23), actual: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(fc.array(received)), (batches) => {
        const model = new Map<string, EconomicEvent>()
        let list: readonly EconomicEvent[] = []
        for (const batch of batches) {
          const items = batch.map(({ id, hour, actual }) => event(id, hour, { actual }))
          for (const item of items) model.set(item.id, item)
          list = mergeById(list, items)
        }
        const expected = [...model.values()].sort((a, b) =>
          `${a.eventDateTime}${a.id}` < `${b.eventDateTime}${b.id}` ? -1 : 1,
        )
        expect(list).toEqual(expected)
      }),
    )
  })
})

describe('watchlists in the search', () => {
  const reports = ['NVDA', 'F', 'GM', 'BRK.B'].map((ticker) => earningsReport(ticker, { ticker, companyName: ticker }))
  const lists = [
    { name: 'My Cars', symbols: ['F', 'GM'] },
    { name: 'Börse', symbols: ['BRK.B', 'GM'] },
  ]

  it.each([
    ['list:borse', ['GM', 'BRK.B']],
    ['list:"my cars"', ['F', 'GM']],
    ['list:"my cars" list:borse', ['GM']],
    ['list:"my cars" -list:borse', ['F']],
    ['NOT list:"my cars"', ['NVDA', 'BRK.B']],
    ['g list:"my cars"', ['GM']],
    ['list:"my cars" nv', []],
    ['list:mine', []],
    ['list', []],
  ])('CAL-18 %s finds the reports of their tickers', (phrase, found) => {
    expect(ids(reports.filter(searches(phrase, lists)))).toEqual(found)
  })

  it('CAL-18 those that there are not are named, and an economic event is in none', () => {
    const event = economicEvent('cpi')
    expect([
      unknownLists('list:mine list:"my cars" -list:"old ones"', lists),
      [namesLists('cars list:mine'), namesLists('my list')],
      [searches('list:borse', lists)(event), searches('-list:borse', lists)(event)],
    ]).toEqual([
      ['mine', 'old ones'],
      [true, false],
      [false, false],
    ])
  })
})

describe('the displayed items', () => {
  const cpi = economicEvent('cpi')
  const pmi = economicEvent('pmi', { eventName: 'Services PMI', country: 'Euro Zone', currency: 'EUR', impact: 'low' })
  const talk = economicEvent('talk', { eventName: 'Speech', country: 'Euro Zone', currency: 'EUR', impact: null })
  const nvidia = earningsReport('nvda')

  it.each([
    ['', ['cpi', 'pmi', 'nvda']],
    ['   ', ['cpi', 'pmi', 'nvda']],
    ['CPI united', ['cpi']],
    ['usd', ['cpi', 'nvda']],
    ['zone services eur', ['pmi']],
    ['nvidia NVDA', ['nvda']],
    ['cpi eur', []],
    ['nasdaq', []],
  ])('CAL-09 the words of "%s" must all match', (phrase, found) => {
    expect(ids([cpi, pmi, nvidia].filter(searches(phrase)))).toEqual(found)
  })

  it('CAL-09 impacts and countries narrow economic events, and nothing else', () => {
    const items = [cpi, pmi, talk, nvidia]
    expect([
      ids(listed(items, all)),
      ids(listed(items, { ...all, impacts: ['low', 'medium'] })),
      ids(listed(items, { ...all, countries: ['Euro Zone'] })),
      ids(listed(items, { phrase: 'pmi', impacts: ['low'], countries: ['Euro Zone'] })),
    ]).toEqual([['cpi', 'pmi', 'talk', 'nvda'], ['pmi', 'nvda'], ['pmi', 'talk', 'nvda'], ['pmi']])
  })

  it('CAL-04 every day of the window has a list, even an empty one, and items outside it are left out', () => {
    const items = [
      event('before', 1, { eventDateTime: '2026-10-03T23:59:59.999Z' }),
      event('first', 1, { eventDateTime: '2026-10-04T00:00:00.000Z' }),
      event('last', 1, { eventDateTime: '2026-10-06T23:59:59.999Z' }),
      event('after', 1, { eventDateTime: '2026-10-07T00:00:00.000Z' }),
    ]
    const lists = byDays(items, { first: '2026-10-04', last: '2026-10-06' }, 'UTC')
    expect(lists.map((list) => [list.day, ...ids(list.items)])).toEqual([
      ['2026-10-04', 'first'],
      ['2026-10-05'],
      ['2026-10-06', 'last'],
    ])
  })

  it('CAL-08 the next releases are all those at the next instant', () => {
    const items = [event('a', 8), event('b', 10), event('c', 10), event('d', 12)]
    const next = (hour: number) => ids(nextOf(items, Date.parse(at(hour))))
    expect([next(7), next(8), next(10), next(12)]).toEqual([['a'], ['b', 'c'], ['d'], []])
  })
})

describe('the window', () => {
  it('CAL-06 starts at 20 days either side of today', () => {
    expect(daysAround('2026-10-05')).toEqual({ first: '2026-09-15', last: '2026-10-25' })
  })

  it.each([
    ['both bounds near', { first: '2026-09-15', last: '2026-10-25' }, { first: '2026-07-17', last: '2026-12-24' }],
    ['the last 60 days away', { first: '2026-01-01', last: '2026-12-16' }, { first: '2026-01-01', last: '2027-02-14' }],
    ['the last 61 days away', { first: '2026-01-01', last: '2026-12-17' }, { first: '2026-01-01', last: '2026-12-17' }],
    [
      'the first 60 days away',
      { first: '2026-08-12', last: '2027-12-31' },
      { first: '2026-06-13', last: '2027-12-31' },
    ],
    [
      'the first 61 days away',
      { first: '2026-08-11', last: '2027-12-31' },
      { first: '2026-08-11', last: '2027-12-31' },
    ],
  ])('CAL-06 a week of October 11 with %s', (_, days, wider) => {
    expect(widened(days, '2026-10-11')).toEqual(wider)
  })

  it.each(['2028-01-02', '2024-06-02'])('CAL-06 WLD-08 a jump of the clock to %s begins a new window', (week) => {
    expect(widened(daysAround('2026-10-11'), week)).toEqual(daysAround(week))
  })

  it('CAL-06 stays the same object when no bound moves', () => {
    const days = { first: '2026-01-01', last: '2026-12-31' }
    expect(widened(days, '2026-07-05')).toBe(days)
  })

  it.each([
    ['forward', 7],
    ['back', -7],
  ])('CAL-06 a user who pages %s for ten years always has the week within a valid window', (_, step) => {
    let week = '2026-10-11'
    let days = daysAround(week)
    for (let paged = 0; paged < 520; paged += 1) {
      week = addDays(week, step)
      days = widened(days, week)
      const isInside = days.first <= week && addDays(week, 6) <= days.last
      const asked = CalendarWindow.safeParse(windowIn('America/New_York', days))
      expect([week, isInside, asked.success]).toEqual([week, true, true])
    }
    expect(daysBetween(days.first, days.last)).toBe(798)
  })
})

it('CAL-04 a day has the height of its header and its rows, or of a message when it is empty', () => {
  expect([2, 0, 1].map(dayHeight)).toEqual([124, 64, 76])
})
