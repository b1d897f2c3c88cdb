import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { Instrument } from '../../contract/markets/markets.ts'
import { findInstruments } from '../../rules/markets/quotes.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Instruments = readonly Instrument[]
/** `index`: of the option that the user is at, among those found. */
type Context = { phrase: string; instruments: Instruments; index: number }
type Event =
  | { type: 'box.opened' }
  | { type: 'box.left' }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'option.reached'; at: number }
  | { type: 'option.taken'; symbol: string }
  | { type: 'retry.pressed' }
type Emitted = { type: 'symbol.chosen'; symbol: string }

/** As many as are looked over at a glance. */
const LIMIT = 8

const found = ({ instruments, phrase }: Context) => findInstruments(instruments, phrase, LIMIT)

const phraseIn = <Value>({ event }: { event: { phrase: Value } }) => event.phrase
const outputOf = ({ event }: { event: DoneActorEvent<Instruments> }) => event.output
const atIn = <Value>({ event }: { event: { at: Value } }) => event.at
const symbolIn = <Value>({ event }: { event: { symbol: Value } }) => event.symbol

/** The box in which a symbol is looked for: a combobox whose list opens beneath it. */
export const symbolSearchMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { listInstruments: port<Instruments, void>('listInstruments') },
  actions: {
    keepPhrase: assign((_, phrase: string) => ({ phrase, index: 0 })),
    keepInstruments: assign((_, instruments: Instruments) => ({ instruments })),
    keepIndex: assign((_, index: number) => ({ index })),
    clear: assign({ phrase: '', index: 0 }),
    announce: report((_, symbol: string): Emitted => ({ type: 'symbol.chosen', symbol })),
  },
  guards: {
    isListed: ({ context }) => context.instruments.length > 0,
  },
}).createMachine({
  id: 'symbolSearch',
  description: 'The box in which a symbol is looked for.',
  context: { phrase: '', instruments: [], index: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'The list beneath the box is closed.',
      on: {
        'box.opened': 'open',
        'phrase.changed': { target: 'open', actions: { type: 'keepPhrase', params: phraseIn } },
      },
    },
    open: {
      description: 'The list beneath the box is open.',
      on: {
        'box.left': { target: 'closed', actions: 'clear' },
        'phrase.changed': { actions: { type: 'keepPhrase', params: phraseIn } },
      },
      initial: 'recalling',
      states: {
        recalling: {
          description: 'It is checked whether the symbols are known already.',
          always: [{ guard: 'isListed', target: 'listed' }, { target: 'loading' }],
        },
        loading: {
          description: 'The symbols are on their way.',
          invoke: {
            id: 'listInstruments',
            src: 'listInstruments',
            onDone: {
              target: 'listed',
              actions: {
                type: 'keepInstruments',
                params: outputOf,
              },
            },
            onError: 'failed',
          },
        },
        failed: {
          description: 'The symbols could not be loaded, and the user can try again.',
          on: { 'retry.pressed': 'loading' },
        },
        listed: {
          description: 'The user sees the symbols that match.',
          on: {
            'option.reached': { actions: { type: 'keepIndex', params: atIn } },
            'option.taken': {
              target: '#symbolSearch.closed',
              actions: [{ type: 'announce', params: symbolIn }, 'clear'],
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof symbolSearchMachine>
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
export const isOpen = (snapshot: Snapshot) => snapshot.matches('open')
export const isLoading = (snapshot: Snapshot) => snapshot.matches({ open: 'loading' })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ open: 'failed' })
/** The best first. A new array each time. */
export const foundOf = (snapshot: Snapshot) => (snapshot.matches({ open: 'listed' }) ? found(snapshot.context) : [])
/** The index, among those found, of the option that the user is at. */
export const indexOf = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'listed' }) && found(snapshot.context).length > 0 ? snapshot.context.index : undefined
