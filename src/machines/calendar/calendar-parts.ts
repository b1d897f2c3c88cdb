import { assign, sendTo, setup } from 'xstate'
import type { CalendarWindow, Impact } from '../../contract/calendar/calendar.ts'
import type { CalendarChoices } from '../../contract/calendar/calendar-choices.ts'
import type { Asked } from '../../rules/calendar/calendar-list.ts'
import { type Days, daysAround, widened, windowIn } from '../../rules/calendar/calendar-window.ts'
import type { NamedSymbols } from '../../rules/shared/query/query.ts'
import type { Day } from '../../rules/shared/time/day.ts'
import { addDays, weekOf } from '../../rules/shared/time/days.ts'
import { dayIn } from '../../rules/shared/time/zones.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

export type CalendarTab = 'economic' | 'earnings'
/** Which of what is listed goes into a file: the visible week's, or all. */
export type ExportReach = 'week' | 'all'

export type CalendarContext = CalendarChoices & {
  homeZone: string
  /** Epoch milliseconds. */
  now: number
  today: Day
  selected: Day
  /** The Sunday of the visible week. */
  week: Day
  days: Days
  phrases: Record<CalendarTab, string>
  /** The watchlists that the words for earnings name; undefined until they are known. */
  lists?: readonly NamedSymbols[] | undefined
  /** The day that was asked for, and when in epoch milliseconds: the list stands there until its reader scrolls on. */
  aim?: { day: Day; at: number }
}

/** `day.seen`: the user has scrolled there. */
export type CalendarEvent =
  | { type: 'clock.ticked'; now: number }
  | { type: 'panel.shown' }
  | { type: 'day.picked'; day: Day }
  | { type: 'day.seen'; day: Day }
  | { type: 'week.paged'; by: 1 | -1 }
  | { type: 'today.pressed' }
  | { type: 'tab.chosen'; tab: CalendarTab }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'lists.changed'; lists: readonly NamedSymbols[] }
  | { type: 'impact.toggled'; impact: Impact }
  | { type: 'country.toggled'; country: string }
  | { type: 'filters.cleared' }
  | { type: 'zone.chosen'; zone?: string }
  /** A pointer or the focus is where the tab can be chosen. */
  | { type: 'earnings.expected' }
  | { type: 'options.toggled' }
  | { type: 'options.left' }
  | { type: 'export.pressed'; reach: ExportReach }
/** What of a list goes into a file. `now`: when it is written, in epoch milliseconds. */
export type ExportAsk = { asked: Asked; days: Days; zone: string; now: number }
export type CalendarEmitted =
  | { type: 'window.changed'; window: CalendarWindow }
  | { type: 'earnings.wanted' }
  | { type: 'economicExport.asked'; ask: ExportAsk }
  | { type: 'earningsExport.asked'; ask: ExportAsk }
/** What is typed for earnings: the lists that it names are wanted, now and whenever they change. */
export type ListsEvent = { type: 'phrase.said'; phrase: string }
export type ChoicesEvent = { type: 'choices.made'; choices: CalendarChoices }
export type CalendarInput = { now: number; homeZone: string; choices?: CalendarChoices }

/** The zone by which days are split and times shown. */
export const zoneIn = ({ zone, homeZone }: Pick<CalendarContext, 'zone' | 'homeZone'>) => zone ?? homeZone
const noChoices: CalendarChoices = { impacts: [], countries: [] }

export function begin({ now, homeZone, choices = noChoices }: CalendarInput): CalendarContext {
  const today = dayIn(zoneIn({ ...choices, homeZone }), now)
  const dates = { today, selected: today, week: weekOf(today), days: daysAround(today) }
  return { ...choices, homeZone, now, ...dates, phrases: { economic: '', earnings: '' }, aim: { day: today, at: now } }
}

/** In another zone it may be another day: who was at today is so there. */
export function inZone(context: CalendarContext, zone: string | undefined) {
  const today = dayIn(zoneIn({ ...context, zone }), context.now)
  const selected = context.selected === context.today ? today : context.selected
  return { zone, today, selected, week: weekOf(selected) }
}

export const toggled = <Value>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

/** What is asked of a tab's list. */
const askedIn = ({ phrases, impacts, countries, lists }: CalendarContext, tab: CalendarTab): Asked => ({
  phrase: phrases[tab],
  impacts,
  countries,
  lists,
})

export function exportOf(context: CalendarContext, tab: CalendarTab, reach: ExportReach): ExportAsk {
  const { week, days, now } = context
  const reached = reach === 'week' ? { first: week, last: addDays(week, 6) } : days
  return { asked: askedIn(context, tab), days: reached, zone: zoneIn(context), now }
}

/** The ports, actions and guards of the calendar's chart. */
export const calendarParts = setup({
  types: {
    context: {} as CalendarContext,
    events: {} as CalendarEvent,
    emitted: {} as CalendarEmitted,
    input: {} as CalendarInput,
  },
  actors: {
    watchClock: stream('watchClock'),
    followLists: stream<ListsEvent, string | undefined>('followLists'),
    keepChoices: stream<ChoicesEvent>('keepChoices'),
  },
  actions: {
    keepNow: assign((_, now: number) => ({ now })),
    takeToday: assign(({ context }) => ({ today: dayIn(zoneIn(context), context.now) })),
    go: assign((_, day: Day) => ({ selected: day, week: weekOf(day) })),
    aim: assign(({ context }) => ({ aim: { day: context.selected, at: context.now } })),
    forgetAim: assign({ aim: undefined }),
    widenWindow: assign(({ context }) => ({ days: widened(context.days, context.week) })),
    announceWindow: report(({ context }) => ({
      type: 'window.changed' as const,
      window: windowIn(zoneIn(context), context.days),
    })),
    wantEarnings: report({ type: 'earnings.wanted' as const }),
    keepPhrase: assign(({ context }, said: { tab: CalendarTab; phrase: string }) => ({
      phrases: { ...context.phrases, [said.tab]: said.phrase },
    })),
    askForLists: sendTo('followLists', (_, phrase: string): ListsEvent => ({ type: 'phrase.said', phrase })),
    keepLists: assign((_, lists: readonly NamedSymbols[]) => ({ lists })),
    toggleImpact: assign(({ context }, impact: Impact) => ({ impacts: toggled(context.impacts, impact) })),
    toggleCountry: assign(({ context }, country: string) => ({ countries: toggled(context.countries, country) })),
    clearFilters: assign({ impacts: [], countries: [] }),
    keepZone: assign(({ context }, zone: string | undefined) => inZone(context, zone)),
    keepChoices: sendTo(
      'keepChoices',
      ({ context: { zone, impacts, countries } }): ChoicesEvent => ({
        type: 'choices.made',
        choices: { ...(zone === undefined ? {} : { zone }), impacts, countries },
      }),
    ),
    askEconomicExport: report(({ context }, reach: ExportReach) => ({
      type: 'economicExport.asked' as const,
      ask: exportOf(context, 'economic', reach),
    })),
    askEarningsExport: report(({ context }, reach: ExportReach) => ({
      type: 'earningsExport.asked' as const,
      ask: exportOf(context, 'earnings', reach),
    })),
  },
  guards: {
    isNearBound: ({ context }, day: Day) =>
      weekOf(day) !== context.week && widened(context.days, weekOf(day)) !== context.days,
    isSameDay: ({ context }, now: number) => dayIn(zoneIn(context), now) === context.today,
    isEarnings: (_, tab: CalendarTab) => tab === 'earnings',
    isElsewhere: ({ context }) => context.selected !== context.today,
  },
})
