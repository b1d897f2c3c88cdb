import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import { type CandleSeries, MarketSymbol } from '../../contract/markets/markets.ts'
import { port } from '../shared/ports.ts'

type Symbols = readonly string[]
/** `wanted`: the symbol of each card in sight. `priced`: those that have a price. `asked`: those whose answer is no older than `freshTime`. */
type Context = {
  wanted: Readonly<Record<string, string>>
  priced: Symbols
  asked: Symbols
  series: Readonly<Record<string, CandleSeries>>
}
type Card = { card: string; symbol: string }
type Event =
  | ({ type: 'card.neared' } & Card)
  | { type: 'card.left'; card: string }
  | { type: 'symbols.priced'; symbols: Symbols }
  | { type: 'network.returned' }
  /** Whether the installation has prices. */
  | { type: 'kind.begun' }
  | { type: 'kind.ended' }

/** How many series are kept. */
const MOST = 200

const cardIn = ({ event: { card, symbol } }: { event: Card }) => ({ card, symbol })
const leftIn = ({ event }: { event: { card: string } }) => event.card
const symbolsIn = ({ event }: { event: { symbols: Symbols } }) => event.symbols
const outputOf = ({ event }: { event: DoneActorEvent<CandleSeries> }) => event.output
const atFirst = (): Context => ({ wanted: {}, priced: [], asked: [], series: {} })
/** One that has no price, or that no market can have (`BTC-USD`), would be refused. */
const dueIn = ({ wanted, priced, asked }: Context) =>
  Object.values(wanted).find(
    (symbol) => priced.includes(symbol) && !asked.includes(symbol) && MarketSymbol.safeParse(symbol).success,
  )
const lastAsked = ({ context: { asked } }: { context: Context }) => asked.at(-1) ?? ''

/** PIT-15: the day's prices of what the cards in sight are about, one request for each symbol, one after the other. */
export const sparksMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { loadDay: port<CandleSeries, string>('loadDay') },
  actions: {
    want: assign(({ context: { wanted } }, { card, symbol }: Card) => ({ wanted: { ...wanted, [card]: symbol } })),
    drop: assign(({ context }, card: string) => {
      const { [card]: _, ...wanted } = context.wanted
      return { wanted }
    }),
    notePriced: assign((_, priced: Symbols) => ({ priced })),
    takeNext: assign(({ context }) => ({ asked: [...context.asked, dueIn(context) ?? ''] })),
    keep: assign(({ context: { series } }, day: CandleSeries) => {
      const { [day.symbol]: _, ...others } = series
      return { series: Object.fromEntries([...Object.entries(others), [day.symbol, day] as const].slice(-MOST)) }
    }),
    /** What is shown stays until it is answered again. */
    doubt: assign({ asked: [] }),
    forget: assign({ asked: [], series: {} }),
  },
  guards: { isDue: ({ context }) => dueIn(context) !== undefined },
  delays: { freshTime: 300_000 },
}).createMachine({
  id: 'sparks',
  description: 'The day’s prices of what the cards in sight are about.',
  context: atFirst,
  on: {
    'card.neared': { actions: { type: 'want', params: cardIn } },
    'card.left': { actions: { type: 'drop', params: leftIn } },
    'symbols.priced': { actions: { type: 'notePriced', params: symbolsIn } },
  },
  initial: 'served',
  states: {
    off: {
      description: 'The installation has no prices.',
      on: { 'kind.begun': 'served' },
    },
    served: {
      description: 'Prices are asked for as cards come into sight, and again once they are old.',
      on: {
        'kind.ended': { target: 'off', actions: 'forget' },
        'network.returned': { target: 'served', reenter: true, actions: 'doubt' },
      },
      after: { freshTime: { target: 'served', reenter: true, actions: 'doubt' } },
      initial: 'resting',
      states: {
        resting: {
          description: 'All that is in sight and has a price has been asked for.',
          always: { guard: 'isDue', target: 'asking', actions: 'takeNext' },
        },
        asking: {
          description: 'The day of one symbol is on its way.',
          invoke: {
            id: 'loadDay',
            src: 'loadDay',
            input: lastAsked,
            onDone: { target: 'resting', actions: { type: 'keep', params: outputOf } },
            onError: 'resting',
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof sparksMachine>
/** The symbol of each card in sight. */
export const wantedOf = ({ context }: Snapshot) => context.wanted
/** The day of a symbol, as far as it is known. */
export const dayOf = ({ context }: Snapshot, symbol: string): CandleSeries | undefined => context.series[symbol]
