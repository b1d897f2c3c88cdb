import type { SnapshotFrom } from 'xstate'
import type { EconomicEvent } from '../../contract/calendar/calendar.ts'
import type { CalendarStep } from '../../rules/calendar/calendar-sight.ts'
import { type Events, outputOf, releaseHistoryParts } from './release-history-parts.ts'

const eventIn = ({ event }: { event: { event: EconomicEvent } }) => event.event
const idIn = ({ event }: { event: { id: string } }) => event.id
const itemsIn = ({ event }: { event: { items: Events } }) => event.items
const stepIn = ({ event }: { event: { step: CalendarStep | undefined } }) => event.step
const idNow = ({ context }: { context: { id?: string | undefined } }) => context.id ?? ''
const initialContext = () => ({ history: [], items: [] })

/** CAL-15, RTE-20: the history of the statistic of one event, which its row opens, or the address. */
export const releaseHistoryMachine = releaseHistoryParts.createMachine({
  id: 'releaseHistory',
  description: 'The history of the statistic of an economic event.',
  context: initialContext,
  initial: 'closed',
  on: {
    'items.changed': { actions: { type: 'keepItems', params: itemsIn } },
    'step.changed': { actions: { type: 'keepStep', params: stepIn } },
    'history.asked': { target: '.open', reenter: true, actions: { type: 'takeEvent', params: eventIn } },
    'release.reached': { target: '.awaited', reenter: true, actions: { type: 'takeId', params: idIn } },
    'kind.ended': { target: '.off', actions: 'forget' },
  },
  states: {
    off: {
      description: 'The installation has no economic calendar.',
      on: {
        'history.asked': {},
        'release.reached': { actions: 'announceMissed' },
        'kind.begun': 'closed',
      },
    },
    closed: {
      description: 'No history is open.',
    },
    awaited: {
      description: 'The address names an event, and the calendar comes into sight step by step.',
      entry: 'askForStep',
      always: { guard: 'isInSight', target: 'open' },
      on: {
        'step.changed': { target: 'awaited', reenter: true, actions: { type: 'keepStep', params: stepIn } },
      },
    },
    open: {
      description: 'The user looks at the history of an event.',
      initial: 'loading',
      on: {
        'history.left': { target: 'closed', actions: 'forget' },
        // what cannot be seen has no address
        'step.changed': {
          guard: { type: 'isOutOfSight', params: stepIn },
          target: 'closed',
          actions: [{ type: 'keepStep', params: stepIn }, 'forget'],
        },
        'items.changed': {
          guard: { type: 'isChanged', params: itemsIn },
          target: '.loading',
          reenter: true,
          actions: { type: 'keepItems', params: itemsIn },
        },
      },
      states: {
        loading: {
          description: 'The releases are on their way; those that were there before stay.',
          invoke: {
            id: 'readHistory',
            src: 'readHistory',
            input: idNow,
            onDone: [
              { guard: { type: 'isUnknown', params: outputOf }, target: 'unknown' },
              {
                guard: { type: 'hasReleases', params: outputOf },
                target: 'shown',
                actions: { type: 'keepHistory', params: outputOf },
              },
              { target: 'empty', actions: { type: 'keepHistory', params: outputOf } },
            ],
            onError: 'failed',
          },
        },
        shown: {
          description: 'The user sees the releases.',
        },
        empty: {
          description: 'No release of the statistic is known, or the event has no figures.',
        },
        unknown: {
          description: 'The calendar has no such event, as in an address that was typed.',
        },
        failed: {
          description: 'The releases could not be loaded, and the user can try again.',
          on: { 'retry.pressed': 'loading', 'network.returned': 'loading' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof releaseHistoryMachine>
/** The id of the event; undefined while no history is open. */
export const openedOf = (snapshot: Snapshot) => (snapshot.matches('open') ? snapshot.context.id : undefined)
/** Undefined for one that the calendar has not loaded. */
export const eventOf = (snapshot: Snapshot) => snapshot.context.event
/** What names the statistic: the event, else the newest of its releases. */
export const namingOf = (snapshot: Snapshot) => snapshot.context.event ?? snapshot.context.history[0]
export const historyOf = (snapshot: Snapshot) => snapshot.context.history
export const isHistoryEmpty = (snapshot: Snapshot) => snapshot.matches({ open: 'empty' })
export const isReleaseUnknown = (snapshot: Snapshot) => snapshot.matches({ open: 'unknown' })
export const hasHistoryFailed = (snapshot: Snapshot) => snapshot.matches({ open: 'failed' })
