import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewsItem } from '../../../../src/contract/shared/news.ts'
import { LEDGER_SOURCES, Ledger } from '../../../../src/contract/sources/ledger.ts'
import { ledgerOf } from '../../../../src/rules/sources/ledger.ts'
import { orderedBy, rowsOf } from '../../../../src/rules/sources/ledger-rows.ts'
import { durationWords, withinWords } from '../../../../src/rules/sources/ledger-words.ts'
import { newsItem } from '../../feed/news-item.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-28T12:00:00.000Z')
const at = (time: string) => `2026-11-${time}:00.000Z`
let count = 0
/** `received`: a time of the same form, or seconds after it was published. */
function item(published: string, received: string | number, more: Partial<NewsItem> = {}) {
  const publishedDatetime = at(published)
  const receivedDatetime =
    typeof received === 'string'
      ? at(received)
      : new Date(Date.parse(publishedDatetime) + received * 1000).toISOString()
  count += 1
  return newsItem(`led-${count}`, { articleSource: 'Coast Wire', publishedDatetime, receivedDatetime, ...more })
}
const ledger = (items: NewsItem[], firsts: string[] = []) =>
  ledgerOf(items, { origin: 'real', now, firsts: new Set(firsts) })
const only = (items: NewsItem[], firsts?: string[]) => ledger(items, firsts).sources[0]

describe('the ledger of sources', () => {
  it('SRC-01 SRC-02 counts the headlines of each publisher by days of UTC, today first, and of one that others brought for each of them', () => {
    const found = ledger([
      item('28T11:59', 0),
      item('28T00:00', 0, { otherSources: ['Dale Ledger'] }),
      item('27T23:59', 0),
      item('26T08:00', 0, { articleSource: 'Dale Ledger' }),
    ])
    expect(Ledger.parse(found)).toMatchObject({
      origin: 'real',
      since: at('26T08:00'),
      until: at('28T12:00'),
      days: ['2026-11-28', '2026-11-27', '2026-11-26'],
      count: 2,
    })
    expect(
      found.sources.map(({ name, newestAt, whole, days }) => [
        name,
        newestAt,
        whole.items,
        days.map(({ items }) => items),
      ]),
    ).toEqual([
      ['Coast Wire', at('28T11:59'), 3, [2, 1, 0]],
      ['Dale Ledger', at('28T00:00'), 2, [1, 0, 1]],
    ])
  })

  it('SRC-01 has seven days at most, nothing of the future, and no days before the oldest headline', () => {
    const old = [item('22T00:00', 0), item('21T23:59', 0), item('28T12:00', 0), item('28T12:01', 60)]
    expect(ledger(old)).toMatchObject({ since: at('22T00:00'), days: { length: 7 } })
    expect(only(old)?.whole.items).toBe(2)
    expect(ledger([])).toMatchObject({ since: at('28T12:00'), days: ['2026-11-28'], sources: [], count: 0 })
  })

  it('SRC-02 a headline of the future counts when it was received', () => {
    const early = item('29T09:00', '28T10:00', { sortDatetime: at('28T10:00') })
    expect(only([early])?.days[0]).toMatchObject({ items: 1, lag: null })
  })

  it('SRC-02 lag is that of the headlines published since the first of the publisher was received: the middle one, and what 95 of 100 do not exceed', () => {
    const backlog = [item('27T01:00', '27T09:00'), item('27T08:59', '27T09:00')]
    const lags = Array.from({ length: 20 }, (_, index) => item('27T10:00', index + 1))
    expect(only([...backlog, ...lags])?.days).toMatchObject([
      { items: 0, lag: null },
      { items: 22, lag: { median: 10_000, p95: 19_000 } },
    ])
    expect(only(backlog)?.whole.lag).toBeNull()
    expect(only([...backlog, item('27T09:00', 7)])?.whole.lag).toEqual({ median: 7000, p95: 7000 })
  })

  it('SRC-02 a headline without a time of its own, which has that of receipt, has no lag', () => {
    const dated = [item('27T01:00', '27T09:00'), item('27T10:00', 5)]
    expect(only([...dated, item('27T11:00', 0), item('27T12:00', 0)])?.whole.lag).toEqual({ median: 5000, p95: 5000 })
  })

  it('SRC-02 what several brought has the lag, the place and the correction of the first publisher alone', () => {
    const both = item('28T10:00', 1, {
      title: 'CORRECTED-Orbex sells dairy unit',
      otherSources: ['Dale Ledger'],
    })
    const before = item('28T09:00', '28T09:30')
    const [coast, dale] = ledger([both, before], [both.id]).sources
    expect([coast?.whole, dale?.whole]).toMatchObject([
      { items: 2, lag: { median: 1000, p95: 1000 }, firsts: 1, corrections: 1 },
      { items: 1, lag: null, firsts: 0, corrections: 0 },
    ])
    expect(only([item('28T10:00', 0, { title: 'UPDATE 2-Orbex sells dairy unit' })])?.whole.corrections).toBe(0)
  })

  it('SRC-03 the longest silence of a day is its longest time without a headline, from its start and to its end or now', () => {
    const found = only([item('26T02:00', 0), item('26T20:00', 0), item('27T09:00', 0), item('28T01:00', 0)])
    expect(found?.days.map(({ silence }) => (silence?.longest ?? Number.NaN) / HOUR)).toEqual([11, 15, 18])
    expect(found?.whole.silence?.longest).toBe(18 * HOUR)
    expect(
      only([item('27T22:00', 0), item('28T03:00', 0)])?.days.map(
        ({ silence }) => (silence?.longest ?? Number.NaN) / HOUR,
      ),
    ).toEqual([9, 2])
  })

  it('SRC-03 a publisher is not silent before its first headline', () => {
    const noise = item('22T00:00', 0, { articleSource: 'Dale Ledger' })
    const coast = ledger([noise, item('26T12:00', 0), item('27T00:00', 0), item('28T00:00', 0)]).sources[0]
    expect(coast?.days.map(({ silence }) => (silence?.longest ?? Number.NaN) / HOUR)).toEqual([
      12,
      24,
      12,
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ])
    expect(coast?.whole.silence).toEqual({ longest: 24 * HOUR, isUnusual: false })
  })

  it('SRC-03 it is unusual from one and a half times the middle one of at least two other whole days on', () => {
    const daily = (days: string[], hours: string[]) =>
      days.flatMap((day) => hours.map((hour) => item(`${day}T${hour}:00`, 0)))
    const spread = ['00', '04', '08', '12', '16', '20']
    const noise = item('22T00:00', 0, { articleSource: 'Dale Ledger' })
    const unusual = (items: NewsItem[]) =>
      ledger([noise, ...items])
        .sources.find(({ name }) => name === 'Coast Wire')
        ?.days.flatMap(({ silence }, index) => (silence?.isUnusual ? [28 - index] : []))
    const before = daily(['22', '23', '24', '25', '26', '27'], spread)
    expect(unusual([...before, ...daily(['28'], ['00', '06'])])).toEqual([])
    expect(unusual([...before, ...daily(['28'], ['00', '05'])])).toEqual([28])
    expect(unusual([...daily(['22', '23', '24'], spread), ...daily(['25'], ['00', '20'])])).toEqual([28, 27, 26, 25])
    const whole = (items: NewsItem[]) => only(items)?.whole.silence?.isUnusual
    expect(whole([...before, ...daily(['28'], ['00', '05'])])).toBe(true)
    const earlier = [...daily(['22', '23', '24', '26', '27'], spread), ...daily(['25'], ['00', '20'])]
    expect([
      unusual([...earlier, ...daily(['28'], ['00', '04', '08'])]),
      whole([...earlier, ...daily(['28'], ['00', '04', '08'])]),
    ]).toEqual([[25], false])
    // one whole day is no usual
    expect(only([...daily(['27'], spread), item('28T00:00', 0)])?.whole.silence?.isUnusual).toBe(false)
  })

  it('SRC-01 further publishers than it names are counted', () => {
    const many = Array.from({ length: LEDGER_SOURCES + 3 }, (_, index) =>
      item('28T10:00', 0, { articleSource: `Wire ${String(index).padStart(4, '0')}` }),
    )
    const { sources, count: all } = Ledger.parse(ledger(many))
    expect([sources.length, sources.at(-1)?.name, all]).toEqual([300, 'Wire 0299', 303])
  })

  it('SRC-02 the figures of all days are the sums of those of the days, whatever comes', () => {
    const any = fc.record({ minutes: fc.integer({ min: 0, max: 12 * 1440 }), lag: fc.nat(100_000), from: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 60 }), (all) => {
        const items = all.map(({ minutes, lag, from }, index) => {
          const published = now - minutes * 60_000
          return newsItem(`any-${index}`, {
            articleSource: `Wire ${from}`,
            publishedDatetime: new Date(published).toISOString(),
            receivedDatetime: new Date(published + lag).toISOString(),
          })
        })
        const { sources, since } = Ledger.parse(ledgerOf(items, { origin: 'real', now, firsts: new Set(['any-1']) }))
        for (const key of ['items', 'firsts', 'corrections'] as const)
          for (const { whole, days } of sources)
            expect(days.reduce((sum, figures) => sum + figures[key], 0)).toBe(whole[key])
        const inside = items.filter(({ publishedDatetime }) => publishedDatetime >= since)
        expect(sources.reduce((sum, { whole }) => sum + whole.items, 0)).toBe(inside.length)
      }),
    )
  })
})

describe('the rows of a ledger', () => {
  const found = ledger([
    item('28T10:00', 5, { articleSource: 'B' }),
    item('28T10:00', '28T10:00', { articleSource: 'B' }),
    item('28T09:00', 13, { articleSource: 'C', otherSources: ['B'] }),
    item('28T07:00', '28T08:00', { articleSource: 'C' }),
    item('27T09:00', '28T08:00', { articleSource: 'A' }),
    item('27T09:00', '28T08:00', { articleSource: 'a' }),
  ])
  const names = (day: string | undefined, order: Parameters<typeof rowsOf>[2]) =>
    rowsOf(found, day, order)?.map(({ name }) => name)

  it('SRC-04 are those of a day or of all, in the order of a column, with what has no value last and equal ones by name', () => {
    expect([
      names(undefined, { by: 'items', direction: 'descending' }),
      names('2026-11-27', { by: 'items', direction: 'descending' }),
      names(undefined, { by: 'median', direction: 'descending' }),
      names(undefined, { by: 'median', direction: 'ascending' }),
      names(undefined, { by: 'name', direction: 'descending' }),
      names('2026-11-20', { by: 'name', direction: 'descending' }),
    ]).toEqual([
      ['B', 'C', 'a', 'A'],
      ['a', 'A', 'B', 'C'],
      ['C', 'B', 'a', 'A'],
      ['B', 'C', 'a', 'A'],
      ['C', 'B', 'A', 'a'],
      undefined,
    ])
  })

  it('SRC-04 a pressed column is sorted by, its largest first, names from A on; pressed again the other way round', () => {
    const first = orderedBy({ by: 'items', direction: 'descending' }, 'p95')
    expect([
      first,
      orderedBy(first, 'p95'),
      orderedBy(orderedBy(first, 'p95'), 'p95'),
      orderedBy(first, 'name'),
    ]).toEqual([
      { by: 'p95', direction: 'descending' },
      { by: 'p95', direction: 'ascending' },
      { by: 'p95', direction: 'descending' },
      { by: 'name', direction: 'ascending' },
    ])
  })

  it.each([
    [0, '0.0 s'],
    [449, '0.4 s'],
    [9_940, '9.9 s'],
    [10_000, '10 s'],
    [59_999, '59 s'],
    [60_000, '1 min'],
    [90_000, '1 min 30 s'],
    [3_599_999, '59 min 59 s'],
    [3_600_000, '1 h'],
    [7_860_000, '2 h 11 min'],
    [86_400_000, '1 d'],
    [273_600_000, '3 d 4 h'],
  ])('SRC-04 writes %i ms as %s', (ms, words) => {
    expect(durationWords(ms)).toBe(words)
  })

  it.each([
    [20_001, '21 s'],
    [9_910, '10 s'],
    [1_120, '1.2 s'],
    [60_000, '1 min'],
    [3_600_001, '1 h 1 min'],
  ])('SRC-02 what 95 of 100 are within is rounded up: %i ms is %s', (ms, words) => {
    expect(withinWords(ms)).toBe(words)
  })
})
