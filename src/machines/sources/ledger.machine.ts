import { assign, type DoneActorEvent, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate'
import type { Ledger } from '../../contract/sources/ledger.ts'
import type { Column, Order } from '../../rules/sources/ledger-rows.ts'
import { orderedBy } from '../../rules/sources/ledger-rows.ts'
import { port } from '../shared/ports.ts'

/** `day`: whose figures are shown; undefined for those of all days. */
type Context = { ledgers?: readonly Ledger[]; day?: string | undefined; order: Order }
type Event =
  | { type: 'sources.reached' }
  | { type: 'sources.left' }
  | { type: 'day.chosen'; day: string | undefined }
  | { type: 'column.pressed'; column: Column }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }

const initialContext = (): Context => ({ order: { by: 'items', direction: 'descending' } })
const dayIn = ({ event }: { event: { day: string | undefined } }) => event.day
const columnIn = ({ event }: { event: { column: Column } }) => event.column
const outputOf = ({ event }: { event: DoneActorEvent<readonly Ledger[]> }) => event.output

/** SRC-01, SRC-04: the page of sources. What is shown is loaded again every minute while the page is open. */
export const ledgerMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { loadLedgers: port<readonly Ledger[], NonReducibleUnknown>('loadLedgers') },
  actions: {
    keepLedgers: assign((_, ledgers: readonly Ledger[]) => ({ ledgers })),
    takeDay: assign((_, day: string | undefined) => ({ day })),
    takeOrder: assign(({ context }, column: Column) => ({ order: orderedBy(context.order, column) })),
  },
  delays: { freshTime: 60_000 },
}).createMachine({
  id: 'ledger',
  description: 'The page of sources: what each publisher has brought.',
  context: initialContext,
  initial: 'away',
  on: {
    'day.chosen': { actions: { type: 'takeDay', params: dayIn } },
    'column.pressed': { actions: { type: 'takeOrder', params: columnIn } },
  },
  states: {
    away: {
      description: 'The user is at another page.',
      on: { 'sources.reached': 'open' },
    },
    open: {
      description: 'The user is at the page of sources.',
      on: { 'sources.left': 'away' },
      initial: 'loading',
      states: {
        loading: {
          description: 'What the publishers have brought is on its way; what was loaded before stays.',
          invoke: {
            id: 'loadLedgers',
            src: 'loadLedgers',
            onDone: { target: 'shown', actions: { type: 'keepLedgers', params: outputOf } },
            onError: 'failed',
          },
        },
        shown: {
          description: 'What the publishers have brought is on the page.',
          after: { freshTime: 'loading' },
        },
        failed: {
          description: 'It could not be loaded, and the user can try again.',
          on: { 'retry.pressed': 'asking', 'network.returned': 'asking' },
          after: { freshTime: 'asking' },
        },
        asking: {
          description: 'It is asked for again after a failure.',
          invoke: {
            id: 'askAgain',
            src: 'loadLedgers',
            onDone: { target: 'shown', actions: { type: 'keepLedgers', params: outputOf } },
            onError: 'failed',
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof ledgerMachine>
/** Undefined until they are loaded. */
export const ledgersOf = (snapshot: Snapshot) => snapshot.context.ledgers
export const dayOf = (snapshot: Snapshot) => snapshot.context.day
export const orderOf = (snapshot: Snapshot) => snapshot.context.order
/** Also while it is asked for again. */
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ open: 'failed' }) || isAsking(snapshot)
export const isAsking = (snapshot: Snapshot) => snapshot.matches({ open: 'asking' })
