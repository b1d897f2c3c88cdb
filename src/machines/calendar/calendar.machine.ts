import type { SnapshotFrom } from 'xstate'
import { windowIn } from '../../rules/calendar/calendar-window.ts'
import type { Day } from '../../rules/shared/time/day.ts'
import { addDays } from '../../rules/shared/time/days.ts'
import { dayIn } from '../../rules/shared/time/zones.ts'
import {
  begin,
  type CalendarContext,
  type CalendarInput,
  type CalendarTab,
  calendarParts,
  zoneIn,
} from './calendar-parts.ts'

type Ticked = { context: CalendarContext; event: { now: number } }
const newDay = ({ context, event }: Ticked) => dayIn(zoneIn(context), event.now)
export const todayOf = ({ context }: { context: CalendarContext }) => context.today
const pickedDay = ({ event }: { event: { day: Day } }) => event.day
const dayAWeekOn = ({ context, event }: { context: CalendarContext; event: { by: 1 | -1 } }) =>
  addDays(context.selected, 7 * event.by)
type Typed = { event: { phrase: string } }
const economicPhraseIn = ({ event }: Typed) => ({ tab: 'economic' as const, phrase: event.phrase })
const earningsPhraseIn = ({ event }: Typed) => ({ tab: 'earnings' as const, phrase: event.phrase })
const initialContext = ({ input }: { input: CalendarInput }) => begin(input)
const phraseIn = ({ event }: Typed) => event.phrase
const listsIn = <Value>({ event }: { event: { lists: Value } }) => event.lists
const nowIn = <Value>({ event }: { event: { now: Value } }) => event.now
const impactIn = <Value>({ event }: { event: { impact: Value } }) => event.impact
const countryIn = <Value>({ event }: { event: { country: Value } }) => event.country
const zoneGiven = <Value>({ event }: { event: { zone?: Value } }) => event.zone
const reachIn = <Value>({ event }: { event: { reach: Value } }) => event.reach
const tabIn = <Value>({ event }: { event: { tab: Value } }) => event.tab

/** The calendar as the user sees it: day, week, tab, words, filters, zone (CAL-01 to CAL-09, CAL-11). */
export const calendarMachine = calendarParts.createMachine({
  id: 'calendar',
  description: 'What the user has chosen in the calendar: day, tab, words, filters and time zone.',
  context: initialContext,
  type: 'parallel',
  invoke: [
    { id: 'watchClock', src: 'watchClock' },
    { id: 'followLists', src: 'followLists' },
    { id: 'keepChoices', src: 'keepChoices' },
  ],
  on: {
    'clock.ticked': [
      { guard: { type: 'isSameDay', params: nowIn }, actions: { type: 'keepNow', params: nowIn } },
      { guard: 'isElsewhere', actions: [{ type: 'keepNow', params: nowIn }, 'takeToday'] },
      // a desk that stands at today overnight stands at the new day in the morning
      {
        guard: { type: 'isNearBound', params: newDay },
        actions: [
          { type: 'keepNow', params: nowIn },
          'takeToday',
          { type: 'go', params: newDay },
          'aim',
          'widenWindow',
          'announceWindow',
        ],
      },
      { actions: [{ type: 'keepNow', params: nowIn }, 'takeToday', { type: 'go', params: newDay }, 'aim'] },
    ],
    'day.picked': [
      {
        guard: { type: 'isNearBound', params: pickedDay },
        actions: [{ type: 'go', params: pickedDay }, 'aim', 'widenWindow', 'announceWindow'],
      },
      { actions: [{ type: 'go', params: pickedDay }, 'aim'] },
    ],
    'day.seen': [
      {
        guard: { type: 'isNearBound', params: pickedDay },
        actions: [{ type: 'go', params: pickedDay }, 'forgetAim', 'widenWindow', 'announceWindow'],
      },
      { actions: [{ type: 'go', params: pickedDay }, 'forgetAim'] },
    ],
    'week.paged': [
      {
        guard: { type: 'isNearBound', params: dayAWeekOn },
        actions: [{ type: 'go', params: dayAWeekOn }, 'aim', 'widenWindow', 'announceWindow'],
      },
      { actions: [{ type: 'go', params: dayAWeekOn }, 'aim'] },
    ],
    'today.pressed': [
      {
        guard: { type: 'isNearBound', params: todayOf },
        actions: [{ type: 'go', params: todayOf }, 'aim', 'widenWindow', 'announceWindow'],
      },
      { actions: [{ type: 'go', params: todayOf }, 'aim'] },
    ],
    'impact.toggled': {
      actions: [{ type: 'toggleImpact', params: impactIn }, 'keepChoices'],
    },
    'country.toggled': {
      actions: [{ type: 'toggleCountry', params: countryIn }, 'keepChoices'],
    },
    'filters.cleared': { actions: ['clearFilters', 'keepChoices'] },
    'earnings.expected': { actions: 'wantEarnings' },
    'lists.changed': { actions: { type: 'keepLists', params: listsIn } },
    'zone.chosen': {
      actions: [{ type: 'keepZone', params: zoneGiven }, 'aim', 'announceWindow', 'keepChoices'],
    },
  },
  states: {
    // nothing is asked for until somebody looks
    interest: {
      description: 'Whether anybody has looked at the calendar yet.',
      initial: 'none',
      states: {
        none: {
          description: 'The calendar has not been shown, so nothing is loaded.',
          on: { 'panel.shown': { target: 'there', actions: 'announceWindow' } },
        },
        there: {
          description: 'The calendar has been shown, and its dates are loaded.',
        },
      },
    },
    tab: {
      description: 'Which of the two calendars is shown.',
      initial: 'economic',
      on: {
        'tab.chosen': [
          { guard: { type: 'isEarnings', params: tabIn }, target: '.earnings', actions: ['aim', 'wantEarnings'] },
          { target: '.economic', actions: 'aim' },
        ],
      },
      states: {
        economic: {
          description: 'The user sees economic events.',
          on: {
            'phrase.changed': { actions: { type: 'keepPhrase', params: economicPhraseIn } },
            'export.pressed': { actions: { type: 'askEconomicExport', params: reachIn } },
          },
        },
        earnings: {
          description: 'The user sees earnings reports.',
          on: {
            'phrase.changed': {
              actions: [
                { type: 'keepPhrase', params: earningsPhraseIn },
                { type: 'askForLists', params: phraseIn },
              ],
            },
            'export.pressed': { actions: { type: 'askEarningsExport', params: reachIn } },
          },
        },
      },
    },
    options: {
      description: 'Whether the menu with filters and export is open.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The menu is closed.',
          on: { 'options.toggled': 'open' },
        },
        open: {
          description: 'The menu is open.',
          on: { 'options.toggled': 'closed', 'options.left': 'closed' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof calendarMachine>
export const tabOf = (snapshot: Snapshot): CalendarTab => snapshot.value.tab
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrases[tabOf(snapshot)]
/** Undefined until they are known. */
export const listsOf = ({ context }: Snapshot) => context.lists
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
/** Undefined once the reader has scrolled on. */
export const aimOf = ({ context }: Snapshot) => context.aim
/** The window of the calls, as the charts of the two lists want it. */
export const windowOf = ({ context }: Snapshot) => windowIn(zoneIn(context), context.days)
