import { expect, it } from 'vitest'
import { createEarningsCalendar } from '../../../mock-server/calendar/earnings.ts'
import { createEconomicCalendar } from '../../../mock-server/calendar/economic.ts'
import { createMarket } from '../../../mock-server/world/markets/market.ts'
import { momentOf } from '../../../mock-server/world/moments/moment-of.ts'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { newYork } from '../../../mock-server/world/time/clock.ts'
import { Scenario } from '../../../src/contract/mock/mock.ts'

const HOUR = 3_600_000
const after = Date.parse('2026-03-04T15:00:00.000Z')
const scenarios = Scenario.options
const of = Object.fromEntries(scenarios.map((scenario) => [scenario, momentOf(scenario, 'demo', after)])) as Record<
  Scenario,
  number
>

it('WLD-06 a scenario begins at a moment that the seed decides on, after a time', () => {
  expect(scenarios.map((scenario) => [momentOf(scenario, 'demo', after), of[scenario] > after])).toEqual(
    scenarios.map((scenario) => [of[scenario], true]),
  )
})

it('WLD-06 ten companies report in the evening of earnings, the Fed decides on its day, and a Sunday is one', () => {
  const [economic, earnings] = [createEconomicCalendar('demo'), createEarningsCalendar('demo')]
  const [night, day] = [of['earnings-night'], of['fed-day']]
  const reports = earnings.search(night, night + HOUR, night + 2 * HOUR)
  const decided = economic.search(day, day + HOUR, day + HOUR).map(({ eventName }) => eventName)
  expect([reports.length >= 10, decided.includes('Fed Interest Rate Decision')]).toEqual([true, true])
  expect(newYork(of['quiet-sunday'])).toMatchObject({ weekday: 0, minute: 720 })
})

it('WLD-06 the whole market falls within minutes of the crash', () => {
  const market = createMarket('demo')
  const crash = of['flash-crash']
  const before = market.quote('ES1', crash)?.price ?? 0
  expect((market.quote('ES1', crash + HOUR / 3)?.price ?? 0) / before).toBeLessThan(0.98)
})

/** Two days on which wires once said what annoys a trader. */
const read = [
  ...createSimulatedNews('reader-1').between(Date.UTC(2026, 0, 21, 14), Date.UTC(2026, 0, 22)),
  ...createSimulatedNews('reader-2').between(Date.UTC(2026, 0, 28, 14), Date.UTC(2026, 0, 29)),
].map(({ title }) => title)

it('WLD-03 a price in units per dollar is called the dollar’s, so that it rises when the other currency falls', () => {
  const moved =
    /\b(yen|franc|rupee|won|peso|real|yuan) (rises|gains|climbs|advances|falls|drops|declines|retreats|higher|lower)\b/
  const perDollar = read.filter((title) => moved.test(title))
  expect([perDollar.length > 5, perDollar.filter((title) => !/\bdollar-/i.test(title))]).toEqual([true, []])
})

it('WLD-03 no headline gives one reason twice, and makers of industrial gases pump no oil', () => {
  const twice = read.filter((title) => /: ([^:,]+), \1$/.test(title))
  const oil = read.filter((title) => /^(Linde|Air Products|Atmos).*\b(drilling|rigs|barrels)\b/.test(title))
  expect([twice, oil]).toEqual([[], []])
})
