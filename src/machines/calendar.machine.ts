import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { CalendarWindow, Impact } from '../contract/calendar.ts'
import { addDays, type Day, dayIn, weekOf } from '../rules/calendar-days.ts'
import { type Days, daysAround, widened, windowIn } from '../rules/calendar-window.ts'
import { stream } from './ports.ts'

export type CalendarTab = 'economic' | 'earnings'
/** What a reader has chosen for longer than a visit; an empty list asks nothing, no zone is the browser's. */
export type CalendarChoices = { zone?: string; impacts: readonly Impact[]; countries: readonly string[] }
type Context = CalendarChoices & {
  homeZone: string
  /** Epoch milliseconds, to the second. */
  now: number
  today: Day
  selected: Day
  /** The Sunday of the visible week. */
  week: Day
  days: Days
  phrases: Record<CalendarTab, string>
  /** How often a day was asked for: the list goes there each time. */
  aimed: number
}
type Event =
  | { type: 'clock.ticked'; now: number }
  | { type: 'day.picked'; day: Day }
  /** The reader has scrolled to it. */
  | { type: 'day.seen'; day: Day }
  | { type: 'week.paged'; by: 1 | -1 }
  | { type: 'today.pressed' }
  | { type: 'tab.chosen'; tab: CalendarTab }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'impact.toggled'; impact: Impact }
  | { type: 'country.toggled'; country: string }
  | { type: 'filters.cleared' }
  /** None: the browser's. */
  | { type: 'zone.chosen'; zone?: string }
  | { type: 'options.toggled' }
  | { type: 'options.left' }
  | { type: 'export.pressed'; reach: 'week' | 'all' }
type Emitted =
  | { type: 'window.changed'; window: CalendarWindow }
  | { type: 'choices.made'; choices: CalendarChoices }
  | { type: 'export.asked'; reach: 'week' | 'all' }
type Input = { now: number; homeZone: string; choices?: CalendarChoices }

const zoneIn = ({ zone, homeZone }: Pick<Context, 'zone' | 'homeZone'>) => zone ?? homeZone
const toggled = <Value>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

function begin({ now, homeZone, choices = { impacts: [], countries: [] } }: Input): Context {
  const today = dayIn(zoneIn({ ...choices, homeZone }), now)
  const place = { today, selected: today, week: weekOf(today), days: daysAround(today) }
  return { ...choices, homeZone, now, ...place, phrases: { economic: '', earnings: '' }, aimed: 0 }
}
