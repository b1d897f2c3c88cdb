import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { MarketSymbol, QUOTES_LIMIT, type Quote } from '../../contract/markets/markets.ts'
import { mergeQuotes } from '../../rules/markets/quotes.ts'
import { stream } from '../shared/ports.ts'

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
  /** Whether the installation has prices. */
  | { type: 'kind.begun' }
  | { type: 'kind.ended' }
  | { type: 'tape.stopped' }
  | { type: 'tape.started' }
export type QuotesEvent = { type: 'symbols.asked'; symbols: Symbols }

const isOfMarkets = (symbol: string) => MarketSymbol.safeParse(symbol).success

/** The tape's, then what was wanted last: a client may ask for so many and no more. One that no market can have (`BTC-USD`) would have all refused. */
const askedOf = ({ tape = [], ...others }: Context['wanted']) =>
  [...new Set([...tape, ...Object.values(others).reverse().flat()])].filter(isOfMarkets).slice(0, QUOTES_LIMIT)

const initialContext = ({ input }: { input: { tape: Symbols } }): Context => ({
  wanted: { tape: input.tape },
  quotes: {},
})
const wantedIn = ({ event }: { event: { by: string; symbols: Symbols } }) => event
const quotesIn = ({ event }: { event: { quotes: readonly Quote[] } }) => event.quotes
const atIn = ({ event }: { event: { at: number } }) => event.at

/** The live prices of whatever the page shows, and whether the ticker tape runs (EMB-02, TRM-05). `input`: the symbols of the tape. */
export const quotesMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { tape: Symbols } },
  actors: { watchQuotes: stream<QuotesEvent>('watchQuotes') },
  actions: {
    want: assign(({ context }, { by, symbols }: { by: string; symbols: Symbols }) => {
      const { [by]: _, ...others } = context.wanted
      return { wanted: symbols.length > 0 ? { ...others, [by]: symbols } : others }
    }),
    ask: sendTo(
      'watchQuotes',
      ({ context }): QuotesEvent => ({
        type: 'symbols.asked',
        symbols: askedOf(context.wanted),
      }),
    ),
    merge: assign(({ context }, batch: readonly Quote[]) => ({ quotes: mergeQuotes(context.quotes, batch) })),
    forget: assign({ quotes: {} }),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
  },
  delays: { quietTime: 120_000 },
}).createMachine({
  id: 'quotes',
  description: 'The live prices on the page, and the ticker tape.',
  context: initialContext,
  invoke: { id: 'watchQuotes', src: 'watchQuotes' },
  type: 'parallel',
  entry: 'ask',
  on: { 'symbols.wanted': { actions: [{ type: 'want', params: wantedIn }, 'ask'] } },
  states: {
    prices: {
      description: 'Where the prices come from and how old they are.',
      initial: 'connecting',
      on: { 'kind.ended': { target: '.off', actions: 'forget' } },
      states: {
        off: {
          description: 'The installation has no prices.',
          // it says so over the connection, which is open
          on: { 'kind.begun': { target: 'loading', actions: 'ask' } },
        },
        connecting: {
          description: 'There is no connection yet.',
          on: { 'connection.opened': 'loading' },
        },
        loading: {
          description: 'The first prices are on their way.',
          on: {
            'quotes.merged': {
              target: 'live',
              actions: {
                type: 'merge',
                params: quotesIn,
              },
            },
            'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
          },
        },
        live: {
          description: 'Prices change as they come.',
          initial: 'speaking',
          on: {
            'quotes.merged': {
              target: '.speaking',
              actions: {
                type: 'merge',
                params: quotesIn,
              },
            },
            'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
          },
          states: {
            speaking: {
              description: 'A price came a short while ago.',
              after: { quietTime: 'quiet' },
            },
            quiet: {
              description: 'No price has come for a while, so the age of the newest one is shown.',
            },
          },
        },
        stale: {
          description: 'The connection is lost, and older prices stay in sight.',
          on: { 'connection.opened': 'loading' },
        },
      },
    },
    tape: {
      description: 'Whether the ticker tape moves.',
      initial: 'running',
      states: {
        running: {
          description: 'The ticker tape moves.',
          on: { 'tape.stopped': 'stopped' },
        },
        stopped: {
          description: 'The user has stopped the ticker tape.',
          on: { 'tape.started': 'running' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof quotesMachine>
export const quoteOf = (snapshot: Snapshot, symbol: string): Quote | undefined => snapshot.context.quotes[symbol]
export const isOff = (snapshot: Snapshot) => snapshot.matches({ prices: 'off' })
export const isStale = (snapshot: Snapshot) => snapshot.matches({ prices: 'stale' })
/** Connected, but no price has come for a while: the age of the newest must be shown. As an instant, undefined while prices come. */
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
/** The symbols that have a price, with spaces between them: the same text as long as they are the same. */
export const pricedIn = ({ context }: Snapshot) => Object.keys(context.quotes).join(' ')
