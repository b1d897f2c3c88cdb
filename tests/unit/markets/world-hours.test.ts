import { describe, expect, it } from 'vitest'
import { listed } from '../../../mock-server/world/companies/listed.ts'
import { reportOf } from '../../../mock-server/world/facts/reports.ts'
import { factsBetween } from '../../../mock-server/world/facts/timeline.ts'
import { createMarket } from '../../../mock-server/world/markets/market.ts'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { hash } from '../../../mock-server/world/random/random.ts'
import { timeIn } from '../../../src/rules/shared/time/zones.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('after the close', () => {
  const close = Date.parse('2026-01-28T21:00:00.000Z')
  const reported = createSimulatedNews('harbor').sourced(close, close + 4 * HOUR)
  const late = reported.filter(({ kind }) => kind === 'reaction.late')

  it('WLD-09 a report is answered by its share within twenty minutes, from the close on, and the headline says when', () => {
    const answered = new Set(late.map(({ fact }) => fact.id))
    const moving = reported.filter(
      ({ fact: { id, at, shocks } }) =>
        /^ern-[A-Z.-]+-\d+$/.test(id) && Math.abs(shocks[0]?.[1] ?? 0) > 0.01 && at >= close && at < close + 3 * HOUR,
    )
    const reports = new Set(moving.map(({ fact }) => fact.id))
    expect(reports.size).toBeGreaterThan(5)
    const market = createMarket('harbor')
    const still = late.filter(({ item, fact }) => {
      const [now, then] = [Date.parse(item.publishedDatetime), fact.at - 1].map(
        (at) => market.quote(item.tickers[0] ?? '', at)?.price,
      )
      return now === then
    })
    expect([[...reports].filter((id) => !answered.has(id)), still]).toEqual([[], []])
    const soon = late.filter(({ item, fact }) => Date.parse(item.publishedDatetime) - fact.at < 20 * 60_000)
    expect(new Set(soon.map(({ fact }) => fact.id)).size).toBeGreaterThanOrEqual(reports.size)
    expect(late.filter(({ item }) => !/extended trading|after hours|after the close/i.test(item.title))).toEqual([])
  })

  it('WLD-09 what belongs to a session happens before an early close, and nothing looks back on it two hours after', () => {
    const early = Date.parse('2026-11-27T18:00:00.000Z')
    const ofSession = /^(selloff\.hit|ipo\.trades|notes\.priced|conference\.said)$/
    const seeds = Array.from({ length: 8 }, (_, index) => hash(`early ${index}`))
    const inSession = seeds.flatMap((seed) =>
      factsBetween(seed, early - 9 * HOUR, early + 8 * HOUR).filter(({ kind }) => ofSession.test(kind)),
    )
    expect(inSession.length).toBeGreaterThan(20)
    expect(inSession.filter(({ at }) => at >= early)).toEqual([])
    const evening = createSimulatedNews('harbor').sourced(early + 2 * HOUR, early + 6 * HOUR)
    expect(evening.filter(({ kind }) => kind === 'mover')).toEqual([])
  })

  it('WLD-09 from two hours after it, no headline looks back on the session but those about what moved a share', () => {
    const looks = reported.filter(
      ({ item, kind }) => /^(mover|price\.index)/.test(kind) && Date.parse(item.publishedDatetime) > close + 2 * HOUR,
    )
    expect(looks.filter(({ kind }) => kind === 'mover')).toEqual([])
  })
})

describe('who rests', () => {
  const holidays = [
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
  ]

  it.each(holidays)('WLD-10 no statistic of the United States is published on %s', (day) => {
    const start = Date.parse(`${day}T05:00:00.000Z`)
    const releases = factsBetween(hash('rest'), start, start + DAY).filter(({ id }) => id.startsWith('eco-us-'))
    expect(releases.map(({ id }) => id)).toEqual([])
  })

  it('WLD-10 payrolls of a holiday come the day before, and the count of private ones always before them', () => {
    const facts = factsBetween(
      hash('rest'),
      Date.parse('2025-12-20T00:00:00.000Z'),
      Date.parse('2027-01-01T00:00:00.000Z'),
    )
    const times = (name: string) => facts.filter(({ subject }) => subject === `us ${name}`).map(({ at }) => at)
    const [payrolls, privately] = [times('Nonfarm Payrolls'), times('ADP Nonfarm Employment Change')]
    expect(payrolls.map((at) => new Date(at).toISOString().slice(0, 10))).toContain('2026-07-02')
    const gaps = payrolls.map((at) => Math.min(...privately.filter((one) => one < at).map((one) => at - one)) / DAY)
    expect([payrolls.length, gaps.filter((gap) => gap >= 3)]).toEqual([12, []])
  })

  it('WLD-10 on a holiday of New York Europe trades until its close, shares and Treasuries rest', () => {
    const start = Date.parse('2026-11-26T10:00:00.000Z')
    const looks = createSimulatedNews('rest')
      .sourced(start, start + 14 * HOUR)
      .filter(({ kind }) => /^(price|mover|options|level)/.test(kind))
    const named = (pattern: RegExp) => looks.filter(({ fact }) => pattern.test(fact.subject))
    const european = named(/DAX|FTSE|CAC|Stoxx/).map(({ fact }) => fact.at)
    expect(european.length).toBeGreaterThan(5)
    expect(Math.max(...european)).toBeLessThan(Date.parse('2026-11-26T16:30:00.000Z'))
    expect(named(/Treasury|S&P 500|Nasdaq|Dow|Kospi|Nikkei/)).toEqual([])
    expect(looks.filter(({ kind, item }) => !kind.startsWith('price') || /in Asian trading/.test(item.title))).toEqual(
      [],
    )
  })

  it('WLD-10 no price moves outside of the hours in which it is traded', () => {
    const start = Date.parse('2026-02-02T05:00:00.000Z')
    const looks = createSimulatedNews('rest').sourced(start, start + 5 * DAY)
    const between = (pattern: RegExp, zone: string) =>
      looks
        .filter(({ kind, fact }) => /^price\.(name|index)$/.test(kind) && pattern.test(fact.subject))
        .map(({ fact }) => timeIn(zone, fact.at))
        .sort()
    for (const [pattern, zone, from, until] of [
      [/Hang Seng/, 'Asia/Hong_Kong', '09:30', '16:00'],
      [/Nifty/, 'Asia/Kolkata', '09:15', '15:30'],
      [/live cattle/, 'America/Chicago', '08:30', '13:05'],
      [/gilt|Bund/, 'Europe/London', '08:00', '17:30'],
    ] as const) {
      const times = between(pattern, zone)
      expect([times.length > 5, (times[0] ?? '') >= from, (times.at(-1) ?? '') < until]).toEqual([true, true, true])
    }
  })
})

describe('why a price moves', () => {
  const start = Date.parse('2026-01-28T05:00:00.000Z')
  const looks = createSimulatedNews('harbor')
    .sourced(start, start + DAY)
    .filter(({ kind }) => kind.startsWith('price.'))
  const CAUTION = /caution before/

  it('WLD-11 no share index rises, and no dollar falls, out of caution', () => {
    const careful = looks.filter(
      ({ item, fact }) => CAUTION.test(item.title) && /S&P|Nasdaq|Dow|Russell|dollar index/.test(fact.subject),
    )
    const wrong = careful.filter(({ item, fact }) => {
      const rises = /climb|rise|gain|advance|jump|rall|surge|higher|edges up|inches up/.test(item.title)
      return rises !== (fact.subject === 'dollar index')
    })
    expect([careful.length > 0, wrong.map(({ item }) => item.title)]).toEqual([true, []])
  })

  it('WLD-11 after a decision of the Fed the dollar moves on it for hours, though it was expected', () => {
    const decided = Date.parse('2026-01-28T19:05:00.000Z')
    const soon = looks.filter(
      ({ item, fact }) => fact.at > decided && fact.at < decided + 2 * HOUR && item.topics[0] === 'CURRENCIES',
    )
    const reasons = soon.filter(({ item }) => CAUTION.test(item.title) || /position-squaring|exporter/.test(item.title))
    expect([soon.length > 5, reasons.map(({ item }) => item.title)]).toEqual([true, []])
  })
})

describe('reports', () => {
  const reports = (tickers: string) =>
    tickers.split(' ').flatMap((ticker) => {
      const company = listed.find((one) => one.ticker === ticker)
      return company ? [8100, 8101, 8102, 8103].map((quarter) => reportOf(company, 7, quarter)) : []
    })

  it('WLD-12 banks, oil and consumer goods report before the open, technology and the large platforms after the close', () => {
    const early = reports('JPM WFC XOM CVX PG KO MRK JNJ UNH DE GE DUK')
    const late = reports('AAPL MSFT NVDA AMZN META GOOGL TSLA NFLX AVGO MU NKE ADBE')
    expect([early.length, early.filter(({ isEarly }) => !isEarly).map(({ id }) => id)]).toEqual([48, []])
    expect([late.length, late.filter(({ isEarly }) => isEarly).map(({ id }) => id)]).toEqual([48, []])
  })

  it('WLD-12 results move utilities less than technology, and none by more than a fifth', () => {
    const sizesOf = (sector: string) =>
      listed
        .filter((one) => one.sector === sector)
        .flatMap((company) =>
          [8100, 8101, 8102, 8103].map((quarter) => Math.abs(reportOf(company, 7, quarter).reaction)),
        )
        .sort((one, other) => one - other)
    const [utilities, technology] = [sizesOf('Utilities'), sizesOf('Information Technology')]
    const middle = (sizes: number[]) => sizes[Math.floor(sizes.length / 2)] ?? 0
    expect(middle(technology) / middle(utilities)).toBeGreaterThan(2)
    expect([Math.max(...utilities) < 0.06, Math.max(...technology) < 0.2]).toEqual([true, true])
  })
})
