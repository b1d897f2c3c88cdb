import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { Impact } from '../contract/calendar.ts'
import { addDays, type Day, dayIn, weekOf } from '../rules/calendar-days.ts'
import { widened, windowIn } from '../rules/calendar-window.ts'
import {
  begin,
  type CalendarContext,
  type CalendarEmitted,
  type CalendarEvent,
  type CalendarInput,
  type CalendarTab,
  type ExportReach,
  inZone,
  toggled,
  zoneIn,
} from './calendar-parts.ts'
import { stream } from './ports.ts'

type Ticked = { context: CalendarContext; event: { now: number } }
const newDay = ({ context, event }: Ticked) => dayIn(zoneIn(context), event.now)
const keepNow = { type: 'keepNow' as const, params: ({ event }: Ticked) => event.now }
export const todayOf = ({ context }: { context: CalendarContext }) => context.today
const pickedDay = ({ event }: { event: { day: Day } }) => event.day
const dayAWeekOn = ({ context, event }: { context: CalendarContext; event: { by: 1 | -1 } }) =>
  addDays(context.selected, 7 * event.by)
const keepPhraseOf = (tab: CalendarTab) => ({
  type: 'keepPhrase' as const,
  params: ({ event }: { event: { phrase: string } }) => ({ tab, phrase: event.phrase }),
})

/** CAL-06: where the change of the week brings it near a bound, the window is asked for anew. */
const going = <Args, const Extra extends readonly unknown[]>(dayOf: (args: Args) => Day, ...extra: Extra) => {
  const go = { type: 'go' as const, params: dayOf }
  return [
    {
      guard: { type: 'isNearBound' as const, params: dayOf },
      actions: [...extra, go, 'widenWindow' as const, 'announceWindow' as const],
    },
    { actions: [...extra, go] },
  ]
}

/** The calendar as its reader has it before them: day, week, tab, words, filters, zone (CAL-01 to CAL-09, CAL-11). */
export const calendarMachine = setup({
  types: {
    context: {} as CalendarContext,
    events: {} as CalendarEvent,
    emitted: {} as CalendarEmitted,
    input: {} as CalendarInput,
  },
  actors: { watchClock: stream('watchClock') },
  actions: {
    keepNow: assign((_, now: number) => ({ now })),
    takeToday: assign(({ context }) => ({ today: dayIn(zoneIn(context), context.now) })),
    go: assign((_, day: Day) => ({ selected: day, week: weekOf(day) })),
    aim: assign(({ context }) => ({ aimed: context.aimed + 1 })),
    widenWindow: assign(({ context }) => ({ days: widened(context.days, context.week) })),
    announceWindow: emit(({ context }) => ({
      type: 'window.changed' as const,
      window: windowIn(zoneIn(context), context.days),
    })),
    keepPhrase: assign(({ context }, said: { tab: CalendarTab; phrase: string }) => ({
      phrases: { ...context.phrases, [said.tab]: said.phrase },
    })),
    toggleImpact: assign(({ context }, impact: Impact) => ({ impacts: toggled(context.impacts, impact) })),
    toggleCountry: assign(({ context }, country: string) => ({ countries: toggled(context.countries, country) })),
    clearFilters: assign({ impacts: [], countries: [] }),
    keepZone: assign(({ context }, zone: string | undefined) => inZone(context, zone)),
    announceChoices: emit(({ context: { zone, impacts, countries } }) => ({
      type: 'choices.made' as const,
      choices: { ...(zone === undefined ? {} : { zone }), impacts, countries },
    })),
    announceExport: emit((_, reach: ExportReach) => ({ type: 'export.asked' as const, reach })),
  },
  guards: {
    isNearBound: ({ context }, day: Day) =>
      weekOf(day) !== context.week && widened(context.days, weekOf(day)) !== context.days,
    isSameDay: ({ context }, now: number) => dayIn(zoneIn(context), now) === context.today,
    isEarnings: (_, tab: CalendarTab) => tab === 'earnings',
    isElsewhere: ({ context }) => context.selected !== context.today,
  },
}).createMachine({
  id: 'calendar',
  context: ({ input }) => begin(input),
  type: 'parallel',
  invoke: { id: 'watchClock', src: 'watchClock' },
  on: {
    'clock.ticked': [
      { guard: { type: 'isSameDay', params: ({ event }) => event.now }, actions: keepNow },
      { guard: 'isElsewhere', actions: [keepNow, 'takeToday'] },
      // a desk that stands at today overnight stands at the new day in the morning
      ...going(newDay, keepNow, 'takeToday' as const, 'aim' as const),
    ],
    'day.picked': going(pickedDay, 'aim' as const),
    'day.seen': going(pickedDay),
    'week.paged': going(dayAWeekOn, 'aim' as const),
    'today.pressed': going(todayOf, 'aim' as const),
    'impact.toggled': {
      actions: [{ type: 'toggleImpact', params: ({ event }) => event.impact }, 'announceChoices'],
    },
    'country.toggled': {
      actions: [{ type: 'toggleCountry', params: ({ event }) => event.country }, 'announceChoices'],
    },
    'filters.cleared': { actions: ['clearFilters', 'announceChoices'] },
    'zone.chosen': {
      actions: [{ type: 'keepZone', params: ({ event }) => event.zone }, 'aim', 'announceWindow', 'announceChoices'],
    },
    'export.pressed': { actions: { type: 'announceExport', params: ({ event }) => event.reach } },
  },
  states: {
    // nothing is asked for until somebody looks
    interest: {
      initial: 'none',
      states: {
        none: { on: { 'panel.shown': { target: 'there', actions: 'announceWindow' } } },
        there: {},
      },
    },
    tab: {
      initial: 'economic',
      on: {
        'tab.chosen': [
          { guard: { type: 'isEarnings', params: ({ event }) => event.tab }, target: '.earnings' },
          { target: '.economic' },
        ],
      },
      states: {
        economic: { on: { 'phrase.changed': { actions: keepPhraseOf('economic') } } },
        earnings: { on: { 'phrase.changed': { actions: keepPhraseOf('earnings') } } },
      },
    },
    options: {
      initial: 'closed',
      states: {
        closed: { on: { 'options.toggled': 'open' } },
        open: { on: { 'options.toggled': 'closed', 'options.left': 'closed' } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof calendarMachine>
export const tabOf = (snapshot: Snapshot): CalendarTab => snapshot.value.tab
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrases[tabOf(snapshot)]
/** What is asked of the list; the same values until one of them changes. */
export const askedOf = (snapshot: Snapshot) => {
  const { impacts, countries } = snapshot.context
  return { phrase: phraseOf(snapshot), impacts, countries }
}
export const areOptionsOpen = (snapshot: Snapshot) => snapshot.matches({ options: 'open' })
/** What splits the list into days; the same object until one of them changes. */
export const daysOf = ({ context }: Snapshot) => context.days
export const zoneOf = ({ context }: Snapshot) => zoneIn(context)
/** Undefined for the browser's. */
export const chosenZoneOf = ({ context }: Snapshot) => context.zone
export const homeZoneOf = ({ context }: Snapshot) => context.homeZone
export const impactsOf = ({ context }: Snapshot) => context.impacts
export const countriesOf = ({ context }: Snapshot) => context.countries
export const nowOf = ({ context }: Snapshot) => context.now
export const selectedOf = ({ context }: Snapshot) => context.selected
export const weekShownOf = ({ context }: Snapshot) => context.week
export const aimedOf = ({ context }: Snapshot) => context.aimed
/** The window of the calls, as the charts of the two lists want it. */
export const windowOf = ({ context }: Snapshot) => windowIn(zoneIn(context), context.days)
