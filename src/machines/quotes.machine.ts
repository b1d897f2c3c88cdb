import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Quote } from '../contract/markets.ts'
import { mergeQuotes } from '../rules/quotes.ts'
import { stream } from './ports.ts'

type Symbols = readonly string[]
/** `wanted`: the symbols that each part of the page shows. `staleSince`: epoch milliseconds. */
type Context = {
  wanted: Readonly<Record<string, Symbols>>
  quotes: Readonly<Record<string, Quote>>
  staleSince?: number
}
type Event =
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; at: number }
  | { type: 'quotes.merged'; quotes: readonly Quote[] }
  | { type: 'symbols.wanted'; by: string; symbols: Symbols }
  | { type: 'tape.stopped' }
  | { type: 'tape.started' }
export type QuotesTold = { type: 'symbols.asked'; symbols: Symbols }

const noteLoss = { type: 'noteLoss' as const, params: ({ event }: { event: { at: number } }) => event.at }
const merge = {
  type: 'merge' as const,
  params: ({ event }: { event: { quotes: readonly Quote[] } }) => event.quotes,
}

/** The live prices of whatever the page shows, and whether the ticker tape runs (EMB-02, TRM-05). `input`: the symbols of the tape. */
export const quotesMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { tape: Symbols } },
  actors: { watchQuotes: stream<QuotesTold>('watchQuotes') },
  actions: {
    want: assign(({ context }, { by, symbols }: { by: string; symbols: Symbols }) => ({
      wanted: { ...context.wanted, [by]: symbols },
    })),
    ask: sendTo(
      'watchQuotes',
      ({ context }): QuotesTold => ({
        type: 'symbols.asked',
        symbols: [...new Set(Object.values(context.wanted).flat())],
      }),
    ),
    merge: assign(({ context }, batch: readonly Quote[]) => ({ quotes: mergeQuotes(context.quotes, batch) })),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
  },
  delays: { quietTime: 120_000 },
}).createMachine({
  id: 'quotes',
  context: ({ input }) => ({ wanted: { tape: input.tape }, quotes: {} }),
  invoke: { id: 'watchQuotes', src: 'watchQuotes' },
  type: 'parallel',
  entry: 'ask',
  on: { 'symbols.wanted': { actions: [{ type: 'want', params: ({ event }) => event }, 'ask'] } },
  states: {
    prices: {
      initial: 'connecting',
      states: {
        connecting: { on: { 'connection.opened': 'loading' } },
        loading: {
          on: {
            'quotes.merged': { target: 'live', actions: merge },
            'connection.lost': { target: 'stale', actions: noteLoss },
          },
        },
        live: {
          initial: 'speaking',
          on: {
            'quotes.merged': { target: '.speaking', actions: merge },
            'connection.lost': { target: 'stale', actions: noteLoss },
          },
          states: { speaking: { after: { quietTime: 'quiet' } }, quiet: {} },
        },
        stale: { on: { 'connection.opened': 'loading' } },
      },
    },
    tape: {
      initial: 'running',
      states: {
        running: { on: { 'tape.stopped': 'stopped' } },
        stopped: { on: { 'tape.started': 'running' } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof quotesMachine>
export const quoteOf = (snapshot: Snapshot, symbol: string): Quote | undefined => snapshot.context.quotes[symbol]
export const isStale = (snapshot: Snapshot) => snapshot.matches({ prices: 'stale' })
/** Connected, and no price has come for a while: how old the newest is has to be said. As an instant, undefined while prices come. */
export const quietSince = (snapshot: Snapshot) =>
  snapshot.matches({ prices: { live: 'quiet' } })
    ? Object.values(snapshot.context.quotes)
        .map(({ quoteDateTime }) => quoteDateTime)
        .sort()
        .at(-1)
    : undefined
/** Epoch milliseconds, undefined while prices are of now. */
export const staleSince = (snapshot: Snapshot) => (isStale(snapshot) ? snapshot.context.staleSince : undefined)
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ prices: 'connecting' }) || snapshot.matches({ prices: 'loading' })
export const isTapeStopped = (snapshot: Snapshot) => snapshot.matches({ tape: 'stopped' })
