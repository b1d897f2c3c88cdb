import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  aimOf,
  areOptionsOpen,
  calendarMachine,
  chosenZoneOf,
  countriesOf,
  daysOf,
  impactsOf,
  listsOf,
  nowOf,
  phraseOf,
  selectedOf,
  tabOf,
  todayOf,
  weekShownOf,
  windowOf,
  zoneOf,
} from '../../../src/machines/calendar/calendar.machine.ts'
import { widened } from '../../../src/rules/calendar/calendar-window.ts'
import { addDays, weekOf } from '../../../src/rules/shared/time/days.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import { home, noon, outcomeOf } from './calendar.outcome.ts'

const HOUR = 3_600_000
const input = { now: noon, homeZone: home }
const page = (by: 1 | -1) => ({ type: 'week.paged', says: by === 1 ? 'on' : 'back', by })
const tick = (says: string, hours: number) => ({ type: 'clock.ticked', says, now: noon + hours * HOUR })
const elsewhere = { type: 'zone.chosen', says: 'Kiritimati', zone: 'Pacific/Kiritimati' }
const ownZone = { type: 'zone.chosen', says: 'own' }
const today = { type: 'today.pressed' }
const pick = (day: string) => ({ type: 'day.picked', says: day, day })
const see = (day: string) => ({ type: 'day.seen', says: day, day })

const moving = [
  tick('a second later', 1 / 3600),
  tick('a day later', 24),
  tick('a week later', 7 * 24),
  pick('2026-10-07'),
  pick('2026-10-21'),
  see('2026-10-22'),
  page(1),
  page(-1),
  today,
  elsewhere,
  ownZone,
]
const choosing = [
  { type: 'panel.shown' },
  { type: 'tab.chosen', says: 'earnings', tab: 'earnings' },
  { type: 'tab.chosen', says: 'economic', tab: 'economic' },
  { type: 'earnings.expected' },
  { type: 'phrase.changed', phrase: 'cpi' },
  { type: 'lists.changed', lists: [{ name: 'Mine', symbols: ['NVDA'] }] },
  { type: 'impact.toggled', impact: 'high' },
  { type: 'country.toggled', country: 'Japan' },
  { type: 'filters.cleared' },
  { type: 'options.toggled' },
  { type: 'options.left' },
  { type: 'export.pressed', says: 'week', reach: 'week' },
  { type: 'export.pressed', says: 'all', reach: 'all' },
]
/** What the guards read: which day it is, whether the user is elsewhere, and whether a week on or back moves a bound. */
const positionOf = ({ context }: AnyMachineSnapshot) => [
  context.today,
  context.zone,
  context.selected === context.today,
  ...[7, -7].map((days) => widened(context.days, weekOf(addDays(context.selected, days))) === context.days),
]
const filtersOf = ({ context }: AnyMachineSnapshot) => [context.impacts, context.countries]

const streams = ['watchClock', 'followLists', 'keepChoices']
const start = () => drive(calendarMachine, { streams, input })
function seen({ snapshot, said, sentTo }: ReturnType<typeof start>) {
  const now = snapshot()
  return {
    now: nowOf(now),
    zone: zoneOf(now),
    today: todayOf(now),
    selected: selectedOf(now),
    week: weekShownOf(now),
    days: daysOf(now),
    tab: tabOf(now),
    phrases: now.context.phrases,
    lists: listsOf(now),
    wanted: sentTo('followLists'),
    impacts: impactsOf(now),
    countries: countriesOf(now),
    isOpen: areOptionsOpen(now),
    aim: aimOf(now),
    said: [...said],
    kept: sentTo('keepChoices'),
  }
}
const calendarAfter = async (...events: AnyEventObject[]) => {
  const calendar = start()
  await calendar.walk(events)
  return calendar
}

describe('the calendar', () => {
  const covered = coverage(calendarMachine)
  const all = [
    ...walks(calendarMachine, moving, positionOf, input),
    ...walks(calendarMachine, choosing, filtersOf, input),
  ]
  for (const { name, events } of all) {
    it(`CHT-02 CAL-06 calendar: ${name}`, async () => {
      const calendar = start()
      await calendar.walk(events, (soFar) => expect(seen(calendar)).toEqual(outcomeOf(soFar)))
      covered.add(calendar.walked)
    })
  }
  covered.prove()
})

describe('the calendar of a reader', () => {
  it('CAL-05 CAL-06 the first page of a week moves both bounds 60 days, once, and asks again', async () => {
    const calendar = await calendarAfter(page(1))
    const before = { ...daysOf(calendar.snapshot()) }
    await calendar.step(page(1))
    expect([before, daysOf(calendar.snapshot()), calendar.said.length]).toEqual([
      { first: '2026-07-17', last: '2026-12-24' },
      { first: '2026-07-17', last: '2026-12-24' },
      1,
    ])
  })

  it('CAL-06 only the bound that the week comes near moves', async () => {
    const calendar = await calendarAfter(page(1), page(1), page(1))
    expect([daysOf(calendar.snapshot()), calendar.said.length]).toEqual([
      { first: '2026-07-17', last: '2027-02-22' },
      2,
    ])
  })

  it('CAL-02 a day picked within the week, or Today, asks for nothing', async () => {
    const calendar = await calendarAfter(pick('2026-10-09'), today)
    expect([calendar.said, selectedOf(calendar.snapshot())]).toEqual([[], '2026-10-05'])
  })

  it('CAL-07 Today resets the week and the selection', async () => {
    const calendar = await calendarAfter(page(-1), page(-1), today)
    expect([weekShownOf(calendar.snapshot()), selectedOf(calendar.snapshot())]).toEqual(['2026-10-04', '2026-10-05'])
  })

  it('CAL-02 a day that is scrolled to is selected, and the list is not sent there', async () => {
    const calendar = await calendarAfter(see('2026-10-14'))
    const { selected, week, aim } = seen(calendar)
    expect([selected, week, aim]).toEqual(['2026-10-14', '2026-10-11', undefined])
  })

  it('CAL-02 a day that is picked again after its reader has scrolled within it is where the list goes', async () => {
    const aims = []
    const calendar = await calendarAfter(pick('2026-10-07'))
    for (const event of [see('2026-10-07'), pick('2026-10-07')]) {
      await calendar.step(event)
      aims.push(aimOf(calendar.snapshot()))
    }
    expect(aims).toEqual([undefined, { day: '2026-10-07', at: noon }])
  })

  it('CAL-11 another zone splits the same days elsewhere and asks for them again', async () => {
    const calendar = await calendarAfter({ type: 'zone.chosen', zone: 'Asia/Tokyo' })
    expect([calendar.said[0], chosenZoneOf(calendar.snapshot()), windowOf(calendar.snapshot())]).toEqual([
      {
        type: 'window.changed',
        window: { startDate: '2026-09-14T15:00:00.000Z', endDate: '2026-10-25T14:59:59.999Z' },
      },
      'Asia/Tokyo',
      { startDate: '2026-09-14T15:00:00.000Z', endDate: '2026-10-25T14:59:59.999Z' },
    ])
  })

  it('CAL-09 each tab keeps its own words', async () => {
    const calendar = await calendarAfter(
      { type: 'phrase.changed', phrase: 'cpi' },
      { type: 'tab.chosen', tab: 'earnings' },
      { type: 'phrase.changed', phrase: 'nvda' },
      { type: 'tab.chosen', tab: 'economic' },
    )
    expect(phraseOf(calendar.snapshot())).toBe('cpi')
  })

  it('CAL-11 begins with what was chosen before', () => {
    const choices = { zone: 'Pacific/Kiritimati', impacts: ['high'] as const, countries: ['Japan'] }
    const calendar = drive(calendarMachine, { streams, input: { ...input, choices } })
    const { zone, today: day, impacts, countries } = seen(calendar)
    expect([zone, day, impacts, countries]).toEqual(['Pacific/Kiritimati', '2026-10-06', ['high'], ['Japan']])
  })
})
