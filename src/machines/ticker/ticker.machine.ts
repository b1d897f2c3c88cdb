import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { TickerProfile } from '../../contract/ticker/ticker.ts'
import { tickerPath } from '../../rules/shared/page/ticker-path.ts'
import { type FeedSlot, firstWorkspace } from '../../rules/shared/page/workspace.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** What is known of a symbol, if it is known. */
export type Known = TickerProfile | undefined
/**
 * `search`: what the page's headlines are searched for, the symbol always among it. `priced`: the last symbol that was found to have prices: asking for
 * others would be refused.
 */
type Context = { symbol: string; search: SearchContext; priced: string; profile?: Known }
type Event =
  | { type: 'ticker.reached'; symbol: string }
  | { type: 'ticker.left' }
  /** In the page's list of headlines. */
  | { type: 'search.chosen'; search: SearchContext }
  /** Of a headline, in the price chart. */
  | { type: 'mark.pressed'; id: string }
  | { type: 'desk.asked' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
type Emitted =
  | { type: 'place.asked'; path: string }
  /** The desk is to turn to the symbol. */
  | { type: 'symbol.chosen'; symbol: string; slot: FeedSlot }
  | { type: 'row.asked'; id: string }

const initialContext = (): Context => ({ symbol: '', search: {}, priced: firstWorkspace.symbol })
const symbolIn = ({ event }: { event: { symbol: string } }) => event.symbol
const searchIn = ({ event }: { event: { search: SearchContext } }) => event.search
const idIn = ({ event }: { event: { id: string } }) => event.id
const symbolNow = ({ context }: { context: Context }) => context.symbol
const outputOf = ({ event }: { event: DoneActorEvent<Known> }) => event.output

/** The one other symbol that a search is for. */
const otherIn = ({ tickers = [] }: SearchContext, symbol: string) => tickers.find((ticker) => ticker !== symbol)

/** TCK-01 to TCK-06: the page of one symbol. What is known of it is loaded again every few minutes while the page is open. */
export const tickerMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { loadProfile: port<Known, string>('loadProfile') },
  actions: {
    takeSymbol: assign((_, symbol: string) => ({ symbol, search: { tickers: [symbol] }, profile: undefined })),
    takeSearch: assign(({ context }, search: SearchContext) => ({ search: { ...search, tickers: [context.symbol] } })),
    keepProfile: assign(({ context }, profile: Known) => ({
      profile,
      priced: profile?.hasPrices ? profile.symbol : context.priced,
    })),
    goToOther: report(({ context }, search: SearchContext) => ({
      type: 'place.asked' as const,
      path: tickerPath(otherIn(search, context.symbol) ?? context.symbol),
    })),
    askForRow: report((_, id: string) => ({ type: 'row.asked' as const, id })),
    /** As from the palette: the first feed follows, where none does. */
    turnDesk: report(({ context }) => ({ type: 'symbol.chosen' as const, symbol: context.symbol, slot: 0 })),
    goToDesk: report({ type: 'place.asked', path: '/terminal' }),
  },
  guards: {
    isOther: ({ context }, symbol: string) => symbol !== context.symbol,
    namesOther: ({ context }, search: SearchContext) => otherIn(search, context.symbol) !== undefined,
    isKnown: (_, profile: Known) => profile !== undefined,
  },
  delays: { freshTime: 300_000 },
}).createMachine({
  id: 'ticker',
  description: 'The page of one symbol.',
  context: initialContext,
  initial: 'away',
  on: {
    'ticker.reached': [
      {
        guard: { type: 'isOther', params: symbolIn },
        target: '.open',
        reenter: true,
        actions: { type: 'takeSymbol', params: symbolIn },
      },
      { target: '.open' },
    ],
  },
  states: {
    away: {
      description: 'The user is at another page.',
    },
    open: {
      description: 'The user is at the page of a symbol.',
      on: {
        'ticker.left': 'away',
        'search.chosen': [
          { guard: { type: 'namesOther', params: searchIn }, actions: { type: 'goToOther', params: searchIn } },
          { actions: { type: 'takeSearch', params: searchIn } },
        ],
        'mark.pressed': { actions: { type: 'askForRow', params: idIn } },
        'desk.asked': { actions: ['turnDesk', 'goToDesk'] },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'What is known of the symbol is on its way.',
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: symbolNow,
            onDone: [
              {
                guard: { type: 'isKnown', params: outputOf },
                target: 'shown',
                actions: { type: 'keepProfile', params: outputOf },
              },
              { target: 'unknown', actions: { type: 'keepProfile', params: outputOf } },
            ],
            onError: 'failed',
          },
        },
        shown: {
          description: 'What is known of the symbol is on the page.',
          after: { freshTime: 'loading' },
        },
        unknown: {
          description: 'The directory does not know the symbol; there may be headlines about it.',
        },
        failed: {
          description: 'The profile could not be loaded, and the user can try again.',
          on: { 'retry.pressed': 'loading', 'network.returned': 'loading' },
          after: { freshTime: 'loading' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof tickerMachine>
export const symbolOf = (snapshot: Snapshot) => snapshot.context.symbol
export const profileOf = (snapshot: Snapshot) => snapshot.context.profile
export const pricedOf = (snapshot: Snapshot) => snapshot.context.priced
/** What the page's headlines are searched for; undefined while it is not open. */
export const searchOf = (snapshot: Snapshot) => (snapshot.matches('open') ? snapshot.context.search : undefined)
export const isUnknown = (snapshot: Snapshot) => snapshot.matches({ open: 'unknown' })
/** It could not be loaded, and nothing older is there. */
export const hasFailed = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'failed' }) && snapshot.context.profile === undefined
