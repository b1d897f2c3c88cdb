import { describe, expect, it } from 'vitest'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { dayAt, dayStarts } from '../../../src/rules/feed/days.ts'
import { mutedWithin, muteIn, withMuted, withMutedBelow, withoutMuted } from '../../../src/rules/feed/muted.ts'
import { subjectOf } from '../../../src/rules/feed/subject.ts'
import { delayWords } from '../../../src/rules/shared/delay.ts'
import { directionOf, orderOf } from '../../../src/rules/shared/feed-keys.ts'
import { newestReceived, rowTo, visitLine } from '../../../src/rules/shared/rows.ts'
import { heightsAbove, tallerRows } from '../../../src/ui/feed/rows/taller-rows.ts'
import { newsItem } from './news-item.ts'

const at = (id: string, minute: number) =>
  newsItem(id, { publishedDatetime: new Date(Date.UTC(2026, 2, 2, 14, minute)).toISOString() })
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')

describe('delayWords', () => {
  it.each([
    [-1, 'before its stated time'],
    [0, 'at once'],
    [1, '1 s later'],
    [12, '12 s later'],
    [59, '59 s later'],
    [60, '1 min later'],
    [3_599, '59 min later'],
    [3_600, '1 h later'],
    [7_200, '2 h later'],
    [86_400, '1 day later'],
    [4 * 86_400, '4 days later'],
  ])('FED-15 %i s after its publication an item was received %s', (seconds, words) => {
    const published = Date.UTC(2026, 2, 2)
    expect(delayWords(new Date(published).toISOString(), new Date(published + seconds * 1000).toISOString())).toBe(
      words,
    )
  })
})

describe('rows', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  it.each([
    [undefined, 'next', 'a'],
    ['a', 'next', 'b'],
    ['c', 'next', undefined],
    ['a', 'previous', undefined],
    ['c', 'previous', 'b'],
    ['b', 'first', 'a'],
    ['b', 'last', 'c'],
    ['gone', 'next', 'a'],
    ['gone', 'previous', 'a'],
  ] as const)('FED-15 from %s the %s row is %s', (current, to, row) => {
    expect(rowTo(rows, current, to)).toBe(row)
  })

  it('FED-15 an empty list has no row in any direction', () => {
    expect((['next', 'previous', 'first', 'last'] as const).map((to) => rowTo([], undefined, to))).toEqual(Array(4))
  })

  const received = (...minutes: number[]) =>
    minutes.map((minute) => ({ receivedDatetime: new Date(Date.UTC(2026, 2, 2, 14, minute)).toISOString() }))
  const visit = new Date(Date.UTC(2026, 2, 2, 14, 30)).toISOString()
  it.each([
    ['some are new', received(40, 31, 30, 10), visit, 2],
    ['nothing is new', received(30, 20), visit, undefined],
    ['all of it is new', received(40, 31), visit, undefined],
    ['there was no visit', received(40, 20), undefined, undefined],
    ['the list is empty', [], visit, undefined],
  ])('FED-15 puts the line of the last visit where %s', (_, list, lastVisit, line) => {
    expect(visitLine(list, lastVisit)).toBe(line)
  })

  it('FED-15 the most recently received item need not be first', () => {
    expect([newestReceived(received(10, 40, 20)), newestReceived([])]).toEqual([
      received(40)[0]?.receivedDatetime,
      undefined,
    ])
  })

  it('FED-15 open rows, the first ones of their days and the one below the line are taller', () => {
    const heights = new Map([['c', 200]])
    const tall = (opened: string, days: number[], line?: number) =>
      tallerRows(rows, heights, new Set(opened), 24, heightsAbove(days, line))
    expect([tall('c', [], 1), tall('c', [0, 2], 2), tall('b', [0]), tall('', [])]).toEqual([
      [
        { index: 1, height: 52, above: 28 },
        { index: 2, height: 200, above: 0 },
      ],
      [
        { index: 0, height: 48, above: 24 },
        { index: 2, height: 252, above: 52 },
      ],
      [{ index: 0, height: 48, above: 24 }],
      [],
    ])
  })

  it('FED-15 a day begins at its newest row, by when a row stands in the list and not by when it says it was published', () => {
    const on = (id: string, day: number, hour: number) =>
      newsItem(id, { publishedDatetime: new Date(2026, 2, day, hour).toISOString() })
    const list = [
      on('a', 4, 9),
      { ...on('b', 9, 9), sortDatetime: new Date(2026, 2, 4, 0).toISOString() },
      on('c', 3, 23),
      on('d', 3, 0),
      on('late', 4, 8),
      on('e', 1, 12),
    ]
    const days = dayStarts(list)
    expect([[...days], dayAt(days, 1), dayAt(days, 4), [...dayStarts([])]]).toEqual([
      [
        [0, '2026-03-04'],
        [2, '2026-03-03'],
        [5, '2026-03-01'],
      ],
      '2026-03-04',
      '2026-03-03',
      [],
    ])
  })

  it('ENT-02 FED-15 a row is about its first ticker, else its first topic', () => {
    expect([
      subjectOf({ tickers: ['V', 'AAPL'], topics: ['LEGAL'] }),
      subjectOf({ tickers: [], topics: ['OTHER', 'OIL_AND_GAS', 'LEGAL'] }),
      subjectOf({ tickers: [], topics: [] }),
    ]).toEqual([
      { ticker: 'V', topic: 'Legal' },
      { ticker: undefined, topic: 'Oil & Gas' },
      { ticker: undefined, topic: undefined },
    ])
  })
})

describe('what is muted', () => {
  const list = [at('d', 40), at('b', 20)]
  const muted = [at('e', 50), at('c', 30), at('a', 10)]
  it('FED-16 is shown in its place, or below the first row where nothing may move, and can be removed', () => {
    const whole = withMuted(list, muted)
    const seen = [whole, withMutedBelow(list, muted), withoutMuted(whole, muted), withMutedBelow([], muted)]
    expect(seen.map(ids)).toEqual(['edcba', 'dcba', 'db', 'eca'])
  })

  it('FED-16 contains what a search finds only without its exclusions, until the search finds it', () => {
    const titled = (id: string, minute: number, title: string) => ({ ...at(id, minute), title })
    const [oil, both] = [titled('o', 10, 'Oil'), titled('b', 20, 'Oil and gold')]
    const of = (...items: NewsItem[]) => ({
      items,
      muted: items.filter(({ title }) => title.includes('gold')).map(({ id }) => id),
    })
    const muted = muteIn([], of(oil, both))
    const corrected = { ...both, title: 'Oil alone' }
    expect([
      muted,
      muteIn(muted, of(titled('c', 5, 'Oil for gold'))).map(({ id }) => id),
      muteIn(muted, of(corrected)),
      muteIn(muted, of(corrected, both)).length,
      muteIn([titled('z', 1, 'Oil, gold'), ...muted], of(corrected)).map(({ id }) => id),
      muteIn(muted, of(oil)) === muted,
    ]).toEqual([[both], ['b', 'c'], [], 1, ['z'], true])
  })

  it('FED-16 is counted within the time that a full list spans', () => {
    const full = Array.from({ length: 500 }, (_, i) =>
      newsItem(`n${i}`, { publishedDatetime: at('x', 20).publishedDatetime }),
    )
    expect([ids(mutedWithin(list, muted)), ids(mutedWithin(full, muted))]).toEqual(['eca', 'ec'])
  })
})

describe('keys of a feed', () => {
  it('are few, and a held key only moves on', () => {
    const keys = ['j', 'k', 'o', 's', '/', ' ', 'J', 'Enter']
    const typeOf = (isRepeated: boolean) => keys.map((key) => orderOf(key, isRepeated)?.type)
    expect([typeOf(false), typeOf(true)]).toEqual([
      ['row.wanted', 'row.wanted', 'current.toggled', 'share.asked', 'box.wanted', 'pin.toggled', undefined, undefined],
      ['row.wanted', 'row.wanted', undefined, undefined, undefined, undefined, undefined, undefined],
    ])
    expect(['j', 'k'].map((key) => orderOf(key, false))).toEqual([
      { type: 'row.wanted', to: 'next' },
      { type: 'row.wanted', to: 'previous' },
    ])
    expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'j'].map(directionOf)).toEqual([
      ...['next', 'previous', 'next', 'previous', 'first', 'last'],
      undefined,
    ])
  })
})
