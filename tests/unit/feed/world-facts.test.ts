import { describe, expect, it } from 'vitest'
import { createEarningsCalendar } from '../../../mock-server/calendar/earnings.ts'
import { createEconomicCalendar } from '../../../mock-server/calendar/economic.ts'
import { listed } from '../../../mock-server/world/companies/listed.ts'
import { factsBetween } from '../../../mock-server/world/facts/timeline.ts'
import { createMarket } from '../../../mock-server/world/markets/market.ts'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { hash } from '../../../mock-server/world/random/random.ts'

const DAY = 86_400_000
/** A week in a season of results. */
const from = Date.parse('2026-02-02T05:00:00.000Z')
const until = from + 5 * DAY
const sourced = createSimulatedNews('facts').sourced(from, until)
const [economic, earnings] = [createEconomicCalendar('facts'), createEarningsCalendar('facts')]

it('WLD-01 what happens at a time is the same, whatever was asked before', () => {
  const said = (start: number) => factsBetween(hash('once'), start, start + DAY).map(({ id, at }) => `${id} ${at}`)
  const first = said(from)
  said(from - 400 * DAY)
  said(from + 800 * DAY)
  expect([said(from), first.length > 20]).toEqual([first, true])
})

it('WLD-02 every company that reports has a headline with its figures, and none before', () => {
  const reports = earnings.search(from, until, until + DAY)
  const flashes = new Map(
    sourced
      .filter(({ fact: { kind } }) => /^results\.(beat|mixed|inline|miss)$/.test(kind))
      .map(({ item, fact }) => [fact.id, item]),
  )
  const silent = reports.filter(({ id, eps, earningsDateTime }) => {
    const item = [...sourced].find(
      ({ fact, item: { title, publishedDatetime } }) =>
        fact.id === id && title.includes(`$${eps?.toFixed(2)}`) && publishedDatetime >= earningsDateTime,
    )
    return !item && Date.parse(earningsDateTime) < until - DAY
  })
  expect([reports.length > 100, flashes.size > 100, silent.map(({ ticker }) => ticker)]).toEqual([true, true, []])
})

it('WLD-02 every release of high impact is reported within a minute, with its figure', () => {
  const high = economic
    .search(from, until, until + DAY)
    .filter(({ impact, actual }) => impact === 'high' && actual !== null)
  const late = high.filter(({ id, updatedDateTime }) => {
    const known = Date.parse(updatedDateTime)
    return !sourced.some(
      ({ fact, item }) => fact.id === id && Math.abs(Date.parse(item.publishedDatetime) - known) < 60_000,
    )
  })
  expect([high.length > 5, late]).toEqual([true, []])
})

it('WLD-03 one day has no sentence twice about one subject', () => {
  const day = sourced.filter(({ item }) => Date.parse(item.publishedDatetime) < from + DAY)
  const titles = day.map(({ item }) => item.title).filter((title) => !title.startsWith('Corrected'))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

it('WLD-04 a report moves the price of its company from the first trade after it', () => {
  const market = createMarket('facts')
  const moved = factsBetween(hash('facts'), from, from + 3 * DAY).flatMap(({ kind, at, shocks: [shock] }) => {
    if (!/^results\.(beat|miss)$/.test(kind) || !shock || Math.abs(shock[1]) < 0.05) return []
    const [before, after] = [market.quote(shock[0], at - 60_000)?.price, market.quote(shock[0], at + DAY)?.price]
    return [Math.sign((after ?? 0) - (before ?? 0)) === Math.sign(shock[1])]
  })
  expect([moved.length > 10, moved.filter(Boolean).length / moved.length > 0.85]).toEqual([true, true])
})

it('WLD-05 what is reported about crime, fraud and accidents names no listed company', () => {
  const dark =
    /\b(fraud|irregularities|breach|sued|class action|fire|chapter 11|recall\w*|restate|inquiry|evacuated)\b/i
  const names = listed.map(({ shortName }) => shortName).filter((name) => name.length > 4)
  const wrong = sourced.filter(
    ({ item: { title, tickers } }) =>
      dark.test(title) && (tickers.length > 0 || names.some((name) => `${title} `.startsWith(`${name} `))),
  )
  expect(wrong.map(({ item }) => item.title)).toEqual([])
})

describe('what comes on the same days of each week', () => {
  const start = Date.parse('2026-06-01T00:00:00.000Z')
  const facts = factsBetween(hash('regular'), start, start + 84 * DAY)
  const said = (kind: RegExp) => facts.filter((fact) => kind.test(fact.kind))

  it.each([
    ['mortgage rates', /^mortgage$/, 'rate', 'before', 11],
    ['targets for the S&P 500', /^outlook\.(raised|cut)$/, 'target', 'before', 4],
    ['export sales', /^exports$/, 'tons', 'side', 40],
    ['crops', /^crops$/, 'rating', 'side', 30],
  ] as const)('WLD-07 %s are compared with what was published before', (_, kind, now, then, least) => {
    const last = new Map<string, string>()
    const compared = said(/^outlook/.test(kind.source) ? /^outlook/ : kind).flatMap(({ kind: own, subject, words }) => {
      const before = last.get(subject)
      last.set(subject, words()[now] ?? '')
      if (before === undefined || !kind.test(own)) return []
      const given = words()[then] ?? ''
      return [given.startsWith('unchanged') ? words()[now] === before : given.endsWith(before)]
    })
    expect([compared.length >= least, compared.every(Boolean)]).toEqual([true, true])
  })

  it('WLD-07 a metal, a coin and the airports have one figure a day, a mortgage rate comes once a week', () => {
    const times = (kind: RegExp) => {
      const days = said(kind).map(({ at, subject }) => `${subject} ${Math.floor(at / DAY)}`)
      return days.length - new Set(days).size
    }
    expect([times(/^stocks$/), times(/^coin\.(flow|out)$/), times(/^travel$/)]).toEqual([0, 0, 0])
    expect(said(/^mortgage$/)).toHaveLength(12)
  })
})

it('WLD-07 a weekend looks back on the week, with the closes of its Fridays', () => {
  const saturday = Date.parse('2026-02-07T16:00:00.000Z')
  const looks = createSimulatedNews('facts')
    .sourced(saturday, saturday + DAY)
    .filter(({ fact: { kind } }) => kind === 'mover.week')
  const market = createMarket('facts')
  const close = Date.parse('2026-02-06T21:00:00.000Z')
  const wrong = looks.filter(({ item: { title }, fact: { subject } }) => {
    const { price = 0, digits = 2 } = market.quote(subject, close) ?? {}
    return / (to|at|last) \$/.test(title) && !title.includes(price.toFixed(digits).replace(/\B(?=(\d{3})+\.)/g, ','))
  })
  expect([looks.length > 20, wrong.map(({ item }) => item.title)]).toEqual([true, []])
})
