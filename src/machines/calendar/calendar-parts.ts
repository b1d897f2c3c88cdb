import type { CalendarWindow, Impact } from '../../contract/calendar/calendar.ts'
import type { CalendarChoices } from '../../contract/calendar/calendar-choices.ts'
import type { Asked } from '../../rules/calendar/calendar-list.ts'
import { type Days, daysAround } from '../../rules/calendar/calendar-window.ts'
import type { Day } from '../../rules/shared/time/day.ts'
import { addDays, weekOf } from '../../rules/shared/time/days.ts'
import { dayIn } from '../../rules/shared/time/zones.ts'

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
  | { type: 'impact.toggled'; impact: Impact }
  | { type: 'country.toggled'; country: string }
  | { type: 'filters.cleared' }
  | { type: 'zone.chosen'; zone?: string }
  | { type: 'options.toggled' }
  | { type: 'options.left' }
  | { type: 'export.pressed'; reach: ExportReach }
/** What of a list goes into a file. `now`: when it is written, in epoch milliseconds. */
export type ExportAsk = { asked: Asked; days: Days; zone: string; now: number }
export type CalendarEmitted =
  | { type: 'window.changed'; window: CalendarWindow }
  | { type: 'economicExport.asked'; ask: ExportAsk }
  | { type: 'earningsExport.asked'; ask: ExportAsk }
export type ChoicesEvent = { type: 'choices.made'; choices: CalendarChoices }
export type CalendarInput = { now: number; homeZone: string; choices?: CalendarChoices }

/** The zone by which days are split and times shown. */
export const zoneIn = ({ zone, homeZone }: Pick<CalendarContext, 'zone' | 'homeZone'>) => zone ?? homeZone

const noChoices: CalendarChoices = { impacts: [], countries: [] }

export function begin({ now, homeZone, choices = noChoices }: CalendarInput): CalendarContext {
  const today = dayIn(zoneIn({ ...choices, homeZone }), now)
  const place = { today, selected: today, week: weekOf(today), days: daysAround(today) }
  return { ...choices, homeZone, now, ...place, phrases: { economic: '', earnings: '' }, aim: { day: today, at: now } }
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
const askedIn = ({ phrases, impacts, countries }: CalendarContext, tab: CalendarTab): Asked => ({
  phrase: phrases[tab],
  impacts,
  countries,
})

export function exportOf(context: CalendarContext, tab: CalendarTab, reach: ExportReach): ExportAsk {
  const { week, days, now } = context
  const reached = reach === 'week' ? { first: week, last: addDays(week, 6) } : days
  return { asked: askedIn(context, tab), days: reached, zone: zoneIn(context), now }
}
