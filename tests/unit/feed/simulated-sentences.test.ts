import { describe, expect, it } from 'vitest'
import { universe } from '../../../mock-server/world/companies/listed.ts'
import { factsBetween } from '../../../mock-server/world/facts/timeline.ts'
import { basisPoints, grouped, money, percent, signed } from '../../../mock-server/world/news/figures.ts'
import { formsOf, kinds } from '../../../mock-server/world/news/read-kinds.ts'
import { fill } from '../../../mock-server/world/random/fill.ts'
import { hash } from '../../../mock-server/world/random/random.ts'
import { newYork, phaseAt, sessionSpan, weekSpan } from '../../../mock-server/world/time/clock.ts'

const HOUR = 3_600_000

const momentOf = {
  night: Date.parse('2026-11-18T04:00:00.000Z'),
  pre: Date.parse('2026-11-18T13:50:00.000Z'),
  open: Date.parse('2026-11-18T17:00:00.000Z'),
  post: Date.parse('2026-11-18T22:00:00.000Z'),
  weekend: Date.parse('2026-11-21T12:00:00.000Z'),
}

const start = Date.parse('2026-04-01T00:00:00.000Z')
/** A quarter, in which nearly everything that can happen does. */
const facts = factsBetween(hash('kinds'), start, start + 91 * 24 * HOUR - 1)

describe('sentences', () => {
  it('WLD-03 every sentence of every kind of fact can be filled with the words of its facts, and names its companies', () => {
    const wrong: string[] = []
    for (const fact of new Map(facts.map((one) => [one.kind, one])).values()) {
      const kind = kinds.get(fact.kind)
      const titles = Object.values(kind?.titles ?? {}).flat()
      if (titles.length === 0) wrong.push(`${fact.kind} has no titles`)
      for (const title of [...titles, ...(kind?.summaries ?? [])]) {
        const text = fill(title, fact.words())
        if (fact.companies.some(({ ticker }) => !new RegExp(`\\b${ticker}\\b`).test(text))) wrong.push(text)
      }
    }
    expect(wrong).toEqual([])
  })

  it('WLD-03 a line with choices stands for all of its forms', () => {
    expect(formsOf('{co} (holds|keeps) rate(|, as seen)').sort()).toEqual([
      '{co} holds rate',
      '{co} holds rate, as seen',
      '{co} keeps rate',
      '{co} keeps rate, as seen',
    ])
  })

  it('BCK-04 an unfilled placeholder is refused', () => {
    expect(() => fill('{what} rises', {})).toThrow('Nothing fills {what} in "{what} rises"')
  })

  it('BCK-04 articles follow the sound of the next word', () => {
    const say = (what: string) => fill('a(n) {what}', { what })
    expect(['8% rise', '11.5% rise', '18% cut', '80% share', '110% rise', '7% rise'].map(say)).toEqual([
      'An 8% rise',
      'An 11.5% rise',
      'An 18% cut',
      'An 80% share',
      'A 110% rise',
      'A 7% rise',
    ])
    expect(
      ['Overweight rating', 'Underperform rating', 'Buy rating', 'NHL club', 'US order', 'MLB park'].map(say),
    ).toEqual([
      'An Overweight rating',
      'An Underperform rating',
      'A Buy rating',
      'An NHL club',
      'A US order',
      'An MLB park',
    ])
  })

  it('WLD-03 there are more than 1,000 forms of titles, and a summary for each kind', () => {
    const all = [...kinds.values()]
    const forms = new Set(all.flatMap(({ titles }) => Object.values(titles).flat()))
    expect([forms.size > 1000, all.filter(({ summaries }) => summaries.length === 0)]).toEqual([true, []])
  })
})

describe('figures in words', () => {
  it('BCK-04 amounts are rounded as a wire rounds them', () => {
    const said = [0.0042, 0.044, 0.852, 0.9999, 1.5, 2.34, 4, 12.04, 20, 30, 400, 998, 1250].map(money)
    expect(said).toEqual([
      '$4 million',
      '$44 million',
      '$850 million',
      '$1 billion',
      '$1.5 billion',
      '$2.34 billion',
      '$4 billion',
      '$12 billion',
      '$20 billion',
      '$30 billion',
      '$400 billion',
      '$998 billion',
      '$1.3 trillion',
    ])
  })

  it('BCK-04 thousands are separated, and signs are kept where they matter', () => {
    expect([grouped(1_234_567), grouped(1234.5, 2), grouped(999.5), grouped(-12.3, 1), grouped(-4321)]).toEqual([
      '1,234,567',
      '1,234.50',
      '1,000',
      '-12.3',
      '-4,321',
    ])
    expect([percent(-3.24), signed(0.31), signed(-0.2), basisPoints(1), basisPoints(-5)]).toEqual([
      '3.2%',
      '+0.3%',
      '-0.2%',
      '1 basis point',
      '5 basis points',
    ])
  })
})

describe('the universe', () => {
  it('BCK-04 about 500 companies of all eleven sectors, each symbol once', () => {
    expect(universe.length >= 480 && universe.length <= 520).toBe(true)
    expect(new Set(universe.map(({ ticker }) => ticker)).size).toBe(universe.length)
    expect([...new Set(universe.map(({ sector }) => sector))].sort()).toEqual([
      'Communication Services',
      'Consumer Discretionary',
      'Consumer Staples',
      'Energy',
      'Financials',
      'Health Care',
      'Industrials',
      'Information Technology',
      'Materials',
      'Real Estate',
      'Utilities',
    ])
    expect(Object.keys(universe[0] ?? {})).toEqual(['ticker', 'name', 'shortName', 'sector', 'industry'])
  })
})

describe('the clock of New York', () => {
  it('BCK-04 wall time is right on both sides of both changes of the clock', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    for (
      let at = Date.parse('2026-01-01T00:00:00.000Z');
      at < Date.parse('2028-01-01T00:00:00.000Z');
      at += 5.5 * HOUR
    ) {
      const [hour, minute] = format.format(at).split(':').map(Number)
      expect(newYork(at).minute).toBe((hour ?? 0) * 60 + (minute ?? 0))
    }
    expect(newYork(Date.parse('2026-03-08T06:59:00.000Z')).minute).toBe(119)
    expect(newYork(Date.parse('2026-03-08T07:00:00.000Z')).minute).toBe(180)
    expect(newYork(Date.parse('2026-11-01T05:59:00.000Z')).minute).toBe(119)
    expect(newYork(Date.parse('2026-11-01T06:00:00.000Z')).minute).toBe(60)
  })

  it('BCK-04 phases and the spans that prices are compared over', () => {
    expect(Object.values(momentOf).map(phaseAt)).toEqual(['night', 'pre', 'open', 'post', 'weekend'])
    const said = ({ from, until }: { from: number; until: number }) =>
      [from, until].map((at) => new Date(at).toISOString())
    expect(said(sessionSpan(momentOf.open))).toEqual(['2026-11-17T21:00:00.000Z', '2026-11-18T17:00:00.000Z'])
    expect(said(sessionSpan(momentOf.post))).toEqual(['2026-11-17T21:00:00.000Z', '2026-11-18T21:00:00.000Z'])
    expect(said(sessionSpan(momentOf.night))).toEqual(['2026-11-17T21:00:00.000Z', '2026-11-18T04:00:00.000Z'])
    expect(said(sessionSpan(momentOf.weekend))).toEqual(['2026-11-19T21:00:00.000Z', '2026-11-20T21:00:00.000Z'])
    expect(said(weekSpan(momentOf.weekend))).toEqual(['2026-11-13T21:00:00.000Z', '2026-11-20T21:00:00.000Z'])
    expect(said(sessionSpan(Date.parse('2026-11-23T02:00:00.000Z')))).toEqual([
      '2026-11-20T21:00:00.000Z',
      '2026-11-23T02:00:00.000Z',
    ])
  })
})
