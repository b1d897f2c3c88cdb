import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { SymbolSuggestion } from '../../contract/filters/symbols.ts'
import { isSymbol } from '../../rules/filters/tickers.ts'
import { port } from '../shared/ports.ts'

type Suggestions = readonly SymbolSuggestion[]
/** `waiting`: the tickers that are still to be checked, the first of them next. */
type Context = { waiting: readonly string[]; known: readonly string[]; unknown: readonly string[] }
type Event = { type: 'tickers.shown'; tickers: readonly string[] }

const tickersIn = ({ event }: { event: Event }) => event.tickers
const nextTicker = ({ context }: { context: Context }) => context.waiting[0] ?? ''
const outputOf = ({ event }: { event: DoneActorEvent<Suggestions> }) => event.output

/** FED-20: which of the tickers that filters have are in the directory of listed companies; each is asked for once. */
export const tickerCheckMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { suggestSymbols: port<Suggestions, string>('suggestSymbols') },
  actions: {
    keepShown: assign(({ context: { waiting, known, unknown } }, tickers: readonly string[]) => {
      const added = tickers.filter((ticker) => ![...waiting, ...known, ...unknown].includes(ticker))
      return {
        waiting: [...waiting, ...added.filter(isSymbol)],
        unknown: [...unknown, ...added.filter((ticker) => !isSymbol(ticker))],
      }
    }),
    keepAnswer: assign(({ context: { waiting, known, unknown } }, found: Suggestions) => {
      const [checked = '', ...others] = waiting
      const isKnown = found.some(({ symbol }) => symbol === checked)
      return {
        waiting: others,
        known: isKnown ? [...known, checked] : known,
        unknown: isKnown ? unknown : [...unknown, checked],
      }
    }),
  },
  guards: { isAnyWaiting: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'tickerCheck',
  description: 'Which tickers the directory of listed companies knows.',
  context: { waiting: [], known: [], unknown: [] },
  initial: 'resting',
  on: { 'tickers.shown': { actions: { type: 'keepShown', params: tickersIn } } },
  states: {
    resting: {
      description: 'Every ticker that was shown has been checked.',
      always: { guard: 'isAnyWaiting', target: 'checking' },
    },
    checking: {
      description: 'The directory is asked for the next ticker.',
      invoke: {
        id: 'suggestSymbols',
        src: 'suggestSymbols',
        input: nextTicker,
        onDone: { target: 'resting', actions: { type: 'keepAnswer', params: outputOf } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The directory has not answered: nothing is said of what waits, until tickers are shown again.',
      on: { 'tickers.shown': { target: 'resting', actions: { type: 'keepShown', params: tickersIn } } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof tickerCheckMachine>
export const unknownOf = (snapshot: Snapshot) => snapshot.context.unknown
