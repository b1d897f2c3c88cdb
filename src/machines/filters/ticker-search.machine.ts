import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { SymbolSuggestion } from '../../contract/filters/symbols.ts'
import { soughtIn } from '../../rules/filters/tickers.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Suggestions = readonly SymbolSuggestion[]
/**
 * `text`: what is typed in the field, a list whose end is looked for. `at`: which reading of the end has found something (`soughtIn`).
 * `index`: of the option that the user is at, undefined while they type.
 */
type Context = { text: string; at: number; found: Suggestions; index: number | undefined }
type Event =
  | { type: 'box.opened' }
  | { type: 'box.left' }
  | { type: 'text.changed'; text: string }
  | { type: 'option.reached'; at: number }
  | { type: 'option.taken'; symbol: string }
/** The typed list with the symbol at its end. */
type Emitted = { type: 'symbol.chosen'; text: string }

const firstReading = ({ context }: { context: Context }) => soughtIn(context.text)[0]?.phrase ?? ''
const secondReading = ({ context }: { context: Context }) => soughtIn(context.text)[1]?.phrase ?? ''
const textIn = <Value>({ event }: { event: { text: Value } }) => event.text
const keptText = ({ context }: { context: Context }) => context.text
const atIn = <Value>({ event }: { event: { at: Value } }) => event.at
const symbolIn = <Value>({ event }: { event: { symbol: Value } }) => event.symbol
const outputOf = ({ event }: { event: DoneActorEvent<Suggestions> }) => event.output
const foundFirst = ({ event }: { event: DoneActorEvent<Suggestions> }) => ({ at: 0, found: event.output })
const foundSecond = ({ event }: { event: DoneActorEvent<Suggestions> }) => ({ at: 1, found: event.output })

/** FED-19: what the directory of listed companies suggests for the end of what is typed in the field of tickers. */
export const tickerSearchMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { suggestSymbols: port<Suggestions, string>('suggestSymbols') },
  actions: {
    keepText: assign((_, text: string) => ({ text, index: undefined })),
    keepFound: assign((_, { at, found }: Pick<Context, 'at' | 'found'>) => ({ at, found, index: undefined })),
    keepIndex: assign((_, index: number) => ({ index })),
    forgetFound: assign({ at: 0, found: [], index: undefined }),
    announce: report(({ context: { text, at } }, symbol: string): Emitted => {
      const sought = soughtIn(text)
      return { type: 'symbol.chosen', text: `${(sought[at] ?? sought[0])?.before ?? ''}${symbol}` }
    }),
  },
  guards: {
    isSought: (_, text: string) => soughtIn(text).length > 0,
    isAmbiguous: ({ context }, found: Suggestions) => found.length === 0 && soughtIn(context.text).length > 1,
  },
  delays: { typingPause: 150 },
}).createMachine({
  id: 'tickerSearch',
  description: 'What is suggested for the end of a typed list of tickers.',
  context: { text: '', at: 0, found: [], index: undefined },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is suggested.',
      entry: 'forgetFound',
      on: {
        'box.opened': { guard: { type: 'isSought', params: keptText }, target: 'open.asking' },
        'text.changed': [
          {
            guard: { type: 'isSought', params: textIn },
            target: 'open',
            actions: { type: 'keepText', params: textIn },
          },
          { actions: { type: 'keepText', params: textIn } },
        ],
      },
    },
    open: {
      description: 'Symbols are suggested for what is typed; until the next answer they are those of the last one.',
      initial: 'pausing',
      on: {
        'box.left': 'closed',
        // an answer to an older text is dropped
        'text.changed': [
          {
            guard: { type: 'isSought', params: textIn },
            target: '.pausing',
            actions: { type: 'keepText', params: textIn },
          },
          { target: 'closed', actions: { type: 'keepText', params: textIn } },
        ],
        'option.reached': { actions: { type: 'keepIndex', params: atIn } },
        'option.taken': { target: 'closed', actions: { type: 'announce', params: symbolIn } },
      },
      states: {
        pausing: {
          description: 'The user is typing.',
          after: { typingPause: 'asking' },
        },
        asking: {
          description: 'The directory is asked for the words since the last comma, which may be a name.',
          invoke: {
            id: 'suggestSymbols',
            src: 'suggestSymbols',
            input: firstReading,
            onDone: [
              { guard: { type: 'isAmbiguous', params: outputOf }, target: 'narrowing' },
              { target: 'listed', actions: { type: 'keepFound', params: foundFirst } },
            ],
            onError: 'failed',
          },
        },
        narrowing: {
          description: 'The words name nothing, and the directory is asked for the last of them.',
          invoke: {
            id: 'suggestSymbols',
            src: 'suggestSymbols',
            input: secondReading,
            onDone: { target: 'listed', actions: { type: 'keepFound', params: foundSecond } },
            onError: 'failed',
          },
        },
        listed: {
          description: 'The user sees what the directory has suggested.',
        },
        failed: {
          description: 'The directory has not answered; whatever is typed can be added all the same.',
          entry: 'forgetFound',
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof tickerSearchMachine>
/** The best first. */
export const foundOf = (snapshot: Snapshot) => snapshot.context.found
/** The index, among those found, of the option that the user is at. */
export const indexOf = (snapshot: Snapshot) => snapshot.context.index
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ open: 'failed' })
/** There is something to see: suggestions, that there are none, or that the directory has not answered. */
export const isShown = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'listed' }) ||
  hasFailed(snapshot) ||
  (snapshot.matches('open') && snapshot.context.found.length > 0)
