import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createWorld } from '../../../src/adapters/installation/world-clock.ts'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import type { Sockets } from '../../../src/adapters/sockets/sockets.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { ListedSearch } from '../../../src/contract/shared/user/listed-search.ts'
import { countriesOf, impactsOf, listsOf, nowOf, zoneOf } from '../../../src/machines/calendar/calendar.machine.ts'
import { isLoading, itemsOf } from '../../../src/machines/calendar/calendar-list.machine.ts'
import { createCalendarCharts } from '../../../src/root/calendar/calendar.ts'
import type { Calls } from '../../../src/root/session/session.ts'
import type { Listed } from '../../../src/root/shared/listed.ts'
import { startRoot } from '../../../src/root/start.ts'
import { createSite, createTexts, createTime, openPage } from '../../model/drive/page.ts'
import { until } from '../../setup.ts'
import { createPlainSocket } from '../sockets/plain-socket.ts'
import { earningsReport, economicEvent } from './calendar-items.ts'

const window = { startDate: '2026-10-04T00:00:00.000Z', endDate: '2026-10-11T00:00:00.000Z' }
const START = Date.parse('2026-10-05T12:00:00.250Z')

let site: ReturnType<typeof createSite>
let ofTheTab: ReturnType<typeof createTexts>
beforeEach(() => {
  site = createSite()
  ofTheTab = createTexts()
})

/** The calendar as a page has it that is loaded now, and the windows that the server was asked for. */
function loadPage() {
  const time = createTime(START)
  const { environment } = openPage('/terminal', { site, ofTheTab, time, fetch })
  const world = createWorld(environment)
  const windows: unknown[][] = []
  const answer = async <Item>(name: string, asked: unknown, item: Item) => {
    windows.push([name, asked])
    return [item]
  }
  const http = {
    searchEconomicCalendar: (asked: unknown) => answer('economic', asked, economicEvent('loaded')),
    searchEarningsCalendar: (asked: unknown) => answer('earnings', asked, earningsReport('loaded')),
  }
  const follows: { keywords: unknown; begin: (search: ListedSearch) => void; isOver: boolean }[] = []
  const listed: Listed = (search, begin) => {
    const follow = { keywords: search.keywords, begin, isOver: false }
    follows.push(follow)
    return () => {
      follow.isOver = true
    }
  }
  const { socket, receive } = createPlainSocket()
  const root = startRoot(environment)
  onTestFinished(() => void root.root.stop())
  const charts = root.admit(
    createCalendarCharts({
      calls: (async () => ({ http })) as unknown as Calls,
      sockets: { financial: () => socket } as unknown as Sockets,
      choices: createChoices(createStorage(environment), environment),
      listed,
      environment: world,
    }),
  )
  return { ...charts, windows, follows, receive, pass: (milliseconds: number) => time.clock.increment(milliseconds) }
}
type Page = ReturnType<typeof loadPage>
const idsIn = (page: Page, name: 'economicCalendar' | 'earningsCalendar') =>
  itemsOf<{ id: string }>(page[name].getSnapshot() as never).map(({ id }) => id)

it.each([
  ['economic', 'economicCalendar', economicEvent('live'), ['loaded', 'live'], []],
  ['earnings', 'earningsCalendar', earningsReport('live'), [], ['loaded', 'live']],
] as const)(
  'CAL-10 the %s list has what was loaded for its window and what comes in live, the other list neither',
  async (name, role, item, economic, earnings) => {
    const page = loadPage()
    page[role].send({ type: 'window.asked', window })
    page[role].send({ type: 'list.wanted' })
    await until(() => expect(isLoading(page[role].getSnapshot())).toBe(false))
    page.receive(`${name}-calendar.update`, [item])
    expect([
      page.windows,
      idsIn(page, 'economicCalendar').toSorted(),
      idsIn(page, 'earningsCalendar').toSorted(),
    ]).toEqual([[[name, window]], economic.toSorted(), earnings.toSorted()])
  },
)

it('CAL-12 the calendar follows the clock second by second', () => {
  const { calendar, pass } = loadPage()
  const seen = [nowOf(calendar.getSnapshot())]
  for (const milliseconds of [749, 1, 1_000]) {
    pass(milliseconds)
    seen.push(nowOf(calendar.getSnapshot()))
  }
  expect(seen.map((now) => now - START)).toEqual([0, 0, 750, 1_750])
})

it('CAL-11 LEG-04 zone, impact and countries are known to the next page', () => {
  const first = loadPage()
  first.calendar.send({ type: 'zone.chosen', zone: 'Asia/Tokyo' })
  first.calendar.send({ type: 'impact.toggled', impact: 'high' })
  first.calendar.send({ type: 'country.toggled', country: 'Japan' })
  const now = loadPage().calendar.getSnapshot()
  expect([zoneOf(now), impactsOf(now), countriesOf(now)]).toEqual(['Asia/Tokyo', ['high'], ['Japan']])
})

it('CAL-18 the lists that are named in the search for earnings are followed while they are', () => {
  const { calendar, follows } = loadPage()
  const type = (phrase: string) => calendar.send({ type: 'phrase.changed', phrase })
  type('list:economic')
  calendar.send({ type: 'tab.chosen', tab: 'earnings' })
  type('nvidia')
  type('list:mine')
  const lists = [{ name: 'Mine', symbols: ['NVDA'] }]
  follows[0]?.begin({ keywords: ['list:mine'], lists })
  const known = listsOf(calendar.getSnapshot())
  type('list:my')
  follows[1]?.begin({ keywords: ['list:my'] })
  const unknown = listsOf(calendar.getSnapshot())
  type('')
  expect([known, unknown, follows.map(({ keywords, isOver }) => [keywords, isOver])]).toEqual([
    lists,
    [],
    [
      [['list:mine'], true],
      [['list:my'], true],
    ],
  ])
})

it('CAL-09 a file has what of its days is listed, and nothing else', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    },
  )
  const page = loadPage()
  const later = '2026-10-20T12:30:00.000Z'
  page.receive('economic-calendar.update', [
    economicEvent('a', { eventName: 'Payrolls' }),
    economicEvent('b', { eventName: 'Retail sales' }),
    economicEvent('c', { eventName: 'Payrolls of later', eventDateTime: later }),
  ])
  const asked = { phrase: 'payrolls', impacts: [], countries: [] }
  const days = { first: '2026-10-04', last: '2026-10-10' }
  page.economicCalendar.send({ type: 'export.asked', ask: { asked, days, zone: 'UTC', now: START } })
  const text = await files[0]?.text()
  expect([files.length, text?.match(/SUMMARY:.*/g)]).toEqual([1, [expect.stringContaining('Payrolls')]])
})
