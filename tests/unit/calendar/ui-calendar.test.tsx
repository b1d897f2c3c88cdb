// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import { selectedOf, zoneOf } from '../../../src/machines/calendar/calendar.machine.ts'
import { zoneChoiceCode } from '../../../src/ui/calendar/zone-choice-code.ts'
import { until } from '../../setup.ts'
import { earningsReport, economicEvent } from './calendar-items.ts'
import { noon, showCalendar } from './ui-calendar.tsx'

const cpi = economicEvent('cpi', { previous: null })
const jobs = economicEvent('jobs', {
  eventName: 'Unemployment Rate (Sep)',
  country: 'Japan',
  eventDateTime: '2026-10-05T08:30:00.000Z',
  actual: 4.5,
  estimate: 4.3,
  impact: 'low',
})
const rate = economicEvent('rate', { eventName: 'Rate Decision', eventDateTime: '2026-10-06T14:00:00.000Z' })
const events = async () => [cpi, jobs, rate]
const reports = async () => [earningsReport('n', { eps: 1.3 })]

const panel = () => screen.getByRole('region', { name: 'Calendar' })
const day = (name: RegExp) => within(screen.getByRole('group', { name }))
const rowsOf = (name: RegExp) => day(name).getAllByRole('listitem')
const words = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
const pressed = () => within(panel()).getByRole('button', { pressed: true }).getAttribute('aria-label')

describe('the calendar panel', () => {
  it('CAL-01 CAL-02 CAL-07 shows the month and the week of the selected day, and pages by a week', async () => {
    await showCalendar()
    const week = within(screen.getByRole('group', { name: 'Week of Sunday, October 4' }))
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeTruthy()
    expect([week.getAllByRole('button').map(words), pressed()]).toEqual([
      ['Sun4', 'Mon5', 'Tue6', 'Wed7', 'Thu8', 'Fri9', 'Sat10'],
      'Monday, October 5',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next Week' }))
    expect(pressed()).toBe('Monday, October 19')
    await userEvent.click(screen.getByRole('button', { name: 'Today' }))
    await userEvent.click(screen.getByRole('button', { name: 'Prev Week' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(pressed()).toBe('Monday, September 21')
  })

  it('CAL-02 one day can be tabbed to; keys move the selection and the focus with it', async () => {
    const { calendar } = await showCalendar()
    screen.getByRole('button', { name: 'Monday, October 5' }).focus()
    const seen: string[] = []
    for (const key of ['{ArrowRight}', '{ArrowLeft}{ArrowLeft}{ArrowLeft}', '{PageDown}', '{Home}', '{End}']) {
      await userEvent.keyboard(key)
      seen.push(`${selectedOf(calendar.getSnapshot())} ${document.activeElement?.getAttribute('aria-label')}`)
    }
    expect(seen).toEqual([
      '2026-10-06 Tuesday, October 6',
      '2026-10-03 Saturday, October 3',
      '2026-10-10 Saturday, October 10',
      '2026-10-04 Sunday, October 4',
      '2026-10-10 Saturday, October 10',
    ])
    const stops = within(screen.getByRole('group', { name: /^Week of/ })).getAllByRole('button')
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('CAL-04 CAL-08 shows each day with its count, each event as specified, and a line for now', async () => {
    await showCalendar({ events })
    const today = rowsOf(/^Monday, October 5/).map(words)
    expect(today).toEqual([
      '08:30Unemployment Rate (Sep)JapanA: 4.5% ▲ (miss, above the estimate) E: 4.3% P: 3.1%Low impact',
      'Now 12:00',
      '12:30CPI (YoY) (Sep)United StatesA: - E: 3% P: -High impact',
    ])
    expect(day(/^Monday, October 5/).getByText('2').textContent).toBe('2 events')
    expect(day(/^Wednesday, October 7/).getByText('No Scheduled Events')).toBeTruthy()
  })

  it('CAL-08 shows whether an inflation figure is above or below its estimate, without calling it a miss', async () => {
    await showCalendar({ events: async () => [economicEvent('cpi', { actual: 2.8 })] })
    const [row] = rowsOf(/^Monday, October 5/).filter((one) => one.textContent?.includes('CPI'))
    expect([words(row), row?.querySelectorAll('[class*="miss"], [class*="beat"]').length]).toEqual([
      '12:30CPI (YoY) (Sep)United StatesA: 2.8% ▼ (below the estimate) E: 3% P: 3.1%High impact',
      0,
    ])
  })

  it('CAL-16 a figure that a release has revised is marked, with what it was at first in words', async () => {
    const revised = economicEvent('revised', { actual: 3, previous: 3.1, revisedFrom: 3.4 })
    await showCalendar({ events: async () => [revised, { ...cpi, previous: 3.1 }] })
    const rows = rowsOf(/^Monday, October 5/).map(words)
    expect(rows.filter((row) => row?.includes('CPI')).map((row) => row?.match(/P: .*%(?=\)|High|)/)?.[0])).toEqual([
      'P: 3.1%',
      'P: 3.1%R (revised from 3.4%',
    ])
    expect(screen.getByTitle('Revised from 3.4%').textContent).toBe('R')
  })

  it('CAL-08 shows a report with ticker, company, currency, time and figures', async () => {
    await showCalendar({ reports })
    await userEvent.click(screen.getByRole('tab', { name: 'Earnings' }))
    expect(words(rowsOf(/^Monday, October 5/).find((row) => row.textContent?.startsWith('NVDA')))).toBe(
      'NVDANvidia Corp.AMC USD20:05EPS 1.30 ▲ (beat, above the estimate) E: 1.25 Rev - E: 55B',
    )
  })

  it('CAL-03 CAL-09 each tab searches its displayed items by its own words', async () => {
    await showCalendar({ events, reports })
    await userEvent.type(screen.getByPlaceholderText('Search Economic Event or Country...'), 'japan rate')
    expect(screen.queryByText('CPI (YoY) (Sep)')).toBeNull()
    expect(screen.getByText('Unemployment Rate (Sep)')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Earnings' }))
    await userEvent.type(screen.getByPlaceholderText('Search Ticker or Company Name...'), 'nothing')
    expect(screen.getByRole('status').textContent).toContain('Nothing matches')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(screen.getByText('NVDA')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Economic' }))
    expect(screen.getByDisplayValue('japan rate')).toBeTruthy()
  })

  it('CAL-18 the earnings of a list are shown, one that there is not is said, and neither has a subscription', async () => {
    const { calendar, notify } = await showCalendar({ events, reports })
    await notify(() => calendar.send({ type: 'tab.chosen', tab: 'earnings' }))
    await userEvent.type(screen.getByPlaceholderText('Search Ticker or Company Name...'), 'list:"my chips"')
    await notify(() => calendar.send({ type: 'lists.changed', lists: [] }))
    const unknown = screen.getByRole('status').textContent
    await notify(() => calendar.send({ type: 'lists.changed', lists: [{ name: 'My chips', symbols: ['NVDA'] }] }))
    expect(screen.getByText('NVDA')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Filters, time zone, export/ }))
    expect([
      unknown,
      screen.queryByRole('link', { name: 'Subscribe' }),
      screen.getByText(/^A subscription cannot follow/).textContent,
    ]).toEqual(['No such list: “my chips”.Show all', null, 'A subscription cannot follow a list: search without it.'])
  })

  it('CAL-10 a released actual appears in its row', async () => {
    const { economicCalendar, notify } = await showCalendar({ events })
    const before = rowsOf(/^Monday, October 5/).length
    await notify(() => economicCalendar.send({ type: 'items.updated', items: [{ ...cpi, actual: 3 }] }))
    expect(words(rowsOf(/^Monday, October 5/)[2])).toContain('A: 3% (in line with the estimate)')
    expect([before, rowsOf(/^Monday, October 5/).length]).toEqual([3, 3])
  })

  it('CAL-13 a figure marks its row for five seconds from when it became known', async () => {
    const updatedDateTime = '2026-10-05T12:00:01.000Z'
    const { calendar, economicCalendar, notify } = await showCalendar({ events })
    const marked = () =>
      rowsOf(/^Monday, October 5/).flatMap((row) => ('new' in row.dataset ? [row.textContent?.slice(5, 8)] : []))
    const at = (second: number) => notify(() => calendar.send({ type: 'clock.ticked', now: noon + second * 1000 }))
    await notify(() =>
      economicCalendar.send({ type: 'items.updated', items: [{ ...cpi, actual: 3, updatedDateTime }] }),
    )
    const seen = [marked()]
    for (const second of [1, 5, 6]) {
      await at(second)
      seen.push(marked())
    }
    await notify(() => economicCalendar.send({ type: 'items.updated', items: [{ ...cpi, updatedDateTime }] }))
    await at(2)
    expect([...seen, marked()]).toEqual([[], ['CPI'], ['CPI'], [], []])
  })

  it('CAL-10 an updated report replaces the one with its id; a new one is added', async () => {
    const { earningsCalendar, notify } = await showCalendar({ reports })
    await userEvent.click(screen.getByRole('tab', { name: 'Earnings' }))
    const received = [earningsReport('n', { eps: 1.4 }), earningsReport('m', { ticker: 'AMD', companyName: 'AMD' })]
    await notify(() => earningsCalendar.send({ type: 'items.updated', items: received }))
    const rows = rowsOf(/^Monday, October 5/).map((row) =>
      /^(AMD|NVDA).*EPS ([\d.]+|-)/.exec(row.textContent ?? '')?.slice(1),
    )
    expect(rows.filter(Boolean)).toEqual([
      ['AMD', expect.any(String)],
      ['NVDA', '1.40'],
    ])
  })

  it('CAL-14 the options have the address of a subscription to what is shown, to copy and to open', async () => {
    const { calendar, notify } = await showCalendar({ events, reports })
    await userEvent.type(screen.getByPlaceholderText('Search Economic Event or Country...'), 'rate')
    await userEvent.click(screen.getByRole('button', { name: /^Filters, time zone, export/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /High/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Japan/ }))
    const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address to subscribe to' })
    const path = '/api/economic-calendar/calendar.ics?search=rate&impacts=high&countries=Japan'
    expect(address().value).toBe(`${location.origin}${path}`)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Subscribe' }).href).toBe(
      `webcal://${location.host}${path}`,
    )
    await userEvent.click(address())
    expect([address().selectionStart, address().selectionEnd]).toEqual([0, address().value.length])
    await notify(() => calendar.send({ type: 'tab.chosen', tab: 'earnings' }))
    expect(address().value).toBe(`${location.origin}/api/earnings-calendar/calendar.ics`)
  })

  it('CAL-14 the options close when Tab leaves them, so that they cover nothing that has the focus', async () => {
    await showCalendar({ events })
    const button = screen.getByRole('button', { name: /^Filters, time zone, export/ })
    await userEvent.click(button)
    screen.getByRole('link', { name: 'Subscribe' }).focus()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('dialog', { name: 'Calendar options' })).toBeTruthy()
    screen.getByRole('link', { name: 'Subscribe' }).focus()
    await userEvent.tab()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Previous')
  })

  it('CAL-08 a currency’s unit stands once, before the impact', async () => {
    const trade = economicEvent('trade', { eventName: 'Trade Balance', actual: -0.28, estimate: null, unit: 'JPY T' })
    await showCalendar({ events: async () => [trade] })
    expect(rowsOf(/^Monday, October 5/).map(words)).toContain(
      '12:30Trade BalanceUnited StatesA: -0.28 E: - P: 3.1JPY THigh impact',
    )
  })

  it('CAL-11 times and days are in the user’s zone', async () => {
    const { calendar } = await showCalendar({ events, homeZone: 'Asia/Tokyo' })
    expect([
      zoneOf(calendar.getSnapshot()),
      rowsOf(/^Monday, October 5/).map((row) => words(row)?.slice(0, 9)),
    ]).toEqual(['Asia/Tokyo', ['17:30Unem', 'Now 21:00', '21:30CPI ']])
  })

  it('CAL-08 shows the time until the next release', async () => {
    const { calendar, notify } = await showCalendar({ events })
    const next = () => words(screen.getByRole('button', { name: /^Next CPI|^Next Rate/ }))
    const first = next()
    await notify(() => calendar.send({ type: 'clock.ticked', now: noon + 31 * 60_000 }))
    expect([first, next()]).toEqual([
      'Next CPI (YoY) (Sep), United Statesin 30:00',
      'Next Rate Decision, United Statesin 1 d 1 h',
    ])
  })

  it('CAL-08 nothing is named as next before the dates have come, though something may have changed live', async () => {
    let answer: (dates: readonly EconomicEvent[]) => void = () => undefined
    const asked = new Promise<readonly EconomicEvent[]>((resolve) => {
      answer = resolve
    })
    const { economicCalendar, notify } = await showCalendar({ events: () => asked })
    const next = () => words(screen.queryByRole('button', { name: /^Next [A-Z].*, United States/ }) ?? undefined)
    const late = economicEvent('late', { eventDateTime: '2026-10-20T12:30:00.000Z', eventName: 'Durable Goods' })
    await notify(() => economicCalendar.send({ type: 'items.updated', items: [late] }))
    const before = next()
    await notify(() => answer([economicEvent('soon')]))
    expect([before, next()]).toEqual([undefined, 'Next CPI (YoY) (Sep), United Statesin 30:00'])
  })
})

describe('the states of the calendar panel', () => {
  it('ERR-07 CAL-06 a list that failed to load shows an error and can be retried', async () => {
    let isBroken = true
    await showCalendar({
      events: async () => {
        if (isBroken) throw new Error('no')
        return events()
      },
    })
    expect(screen.getByText('The calendar could not be loaded.')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('CPI (YoY) (Sep)')).toBeTruthy()
  })

  it('RT-04 is not Live before the connection, or above a list that failed to load', async () => {
    const { connection, notify } = await showCalendar({ events: async () => Promise.reject(new Error('gone')) })
    const seen: unknown[] = []
    const see = () => seen.push(panel().querySelector('header')?.textContent)
    see()
    await notify(() => connection.send({ type: 'connection.failed', at: noon }))
    see()
    await notify(() => connection.send({ type: 'connection.opened', at: noon }))
    see()
    await userEvent.click(screen.getByRole('tab', { name: 'Earnings' }))
    see()
    expect([screen.queryByText('The calendar could not be loaded.'), seen]).toEqual([
      null,
      ['CalendarNot loaded', 'CalendarReconnecting', 'CalendarNot loaded', 'CalendarLive'],
    ])
  })

  it('RT-04 is Live only once the connection is there', async () => {
    const { connection, notify } = await showCalendar({ events })
    const seen = [panel().querySelector('header')?.textContent]
    await notify(() => connection.send({ type: 'connection.opened', at: noon }))
    expect([...seen, panel().querySelector('header')?.textContent]).toEqual([
      'CalendarConnecting…Simulated',
      'CalendarLiveSimulated',
    ])
  })

  it('CAL-06 shows that it is loading until the first answer', async () => {
    await showCalendar({ events: () => new Promise(() => undefined) })
    expect(within(screen.getByRole('tabpanel')).getByText('Loading the calendar')).toBeTruthy()
  })

  it('ERR-07 days that failed to load leave the others unchanged', async () => {
    let count = 0
    const { calendar, economicCalendar, notify } = await showCalendar({
      events: async () => {
        count += 1
        if (count > 1) throw new Error('no')
        return events()
      },
    })
    calendar.on('window.changed', ({ window }) => economicCalendar.send({ type: 'window.asked', window }))
    await notify(() => calendar.send({ type: 'week.paged', by: 1 }))
    expect(screen.getByText('Some days could not be loaded.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Today' }))
    expect(screen.getByText('CPI (YoY) (Sep)')).toBeTruthy()
  })

  it('BCK-04 simulated items are marked', async () => {
    await showCalendar({ events })
    expect(within(panel()).getByText('Simulated')).toBeTruthy()
  })
})

describe('the options of the calendar', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const options = () => within(screen.getByRole('dialog', { name: 'Calendar options' }))

  it('CAL-09 filter by impact and country, show how many are on, and are cleared together', async () => {
    await showCalendar({ events })
    await open()
    await userEvent.click(options().getByRole('checkbox', { name: 'Low' }))
    await userEvent.click(options().getByRole('checkbox', { name: 'Japan' }))
    expect(screen.getByRole('button', { name: 'Filters, time zone, export (2 filters)' })).toBeTruthy()
    expect([screen.queryByText('CPI (YoY) (Sep)'), screen.getByText('Unemployment Rate (Sep)') === null]).toEqual([
      null,
      false,
    ])
    await userEvent.click(options().getByRole('button', { name: 'Clear filters' }))
    expect(screen.getByText('CPI (YoY) (Sep)')).toBeTruthy()
  })

  it('CAL-11 the code of the time zones is fetched once the button of the options is hovered', async () => {
    const { lazyOf } = await showCalendar({ events })
    const states: unknown[] = []
    lazyOf(zoneChoiceCode).subscribe(({ value }) => states.push(value))
    await userEvent.hover(screen.getByRole('button', { name: 'Filters, time zone, export' }))
    await until(() => expect(states).toEqual([{ absent: 'fetching' }, { absent: 'resting' }]))
  })

  it('CAL-11 another zone shows other times, and other days', async () => {
    // jsdom has none
    vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') })
    await showCalendar({ events })
    await open()
    const zone = () => options().getByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
    await until(() => expect(zone().value).toBe('Yours: UTC'))
    await userEvent.click(zone())
    await userEvent.click(options().getByRole('option', { name: 'Tokyo (UTC+9)' }))
    expect([zone().value, zone().getAttribute('aria-expanded')]).toEqual(['Tokyo (UTC+9)', 'false'])
    expect(rowsOf(/^Monday, October 5/).map(words)[2]).toContain('21:30CPI (YoY)')
    await userEvent.type(zone(), 'auck{Enter}')
    expect(rowsOf(/^Tuesday, October 6/).map(words)[1]).toContain('01:30CPI (YoY)')
    await userEvent.click(zone())
    const at = () => document.getElementById(zone().getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(at()).toBe('Yours: UTC')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(at()).toBe('Chicago (UTC−5)')
    await userEvent.keyboard('{Escape}')
    expect(zone().value).toBe('Auckland (UTC+13)')
    await userEvent.clear(zone())
    await userEvent.type(zone(), 'nowhere{Enter}')
    expect([options().queryAllByRole('option'), options().getByText('No matching time zones.').tagName]).toEqual([
      [],
      'P',
    ])
  })

  it('CAL-08 export the week or all listed items', async () => {
    const { said } = await showCalendar({ events })
    await open()
    await userEvent.click(options().getByRole('button', { name: 'This week 3' }))
    await userEvent.click(options().getByRole('button', { name: 'All listed 3' }))
    const asked = { phrase: '', impacts: [], countries: [] }
    const week = { first: '2026-10-04', last: '2026-10-10' }
    const all = { first: '2026-09-15', last: '2026-10-25' }
    expect(said).toEqual([
      { type: 'economicExport.asked', ask: { asked, days: week, zone: 'UTC', now: noon } },
      { type: 'economicExport.asked', ask: { asked, days: all, zone: 'UTC', now: noon } },
    ])
  })

  it('CAL-03 are closed by Escape, which returns the focus, and by a click outside', async () => {
    await showCalendar({ events })
    await open()
    await userEvent.keyboard('{Escape}')
    expect([screen.queryByRole('dialog'), document.activeElement?.id]).toEqual([null, 'calendar-options-button'])
    await open()
    await userEvent.click(screen.getByRole('heading', { name: 'October 2026' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
