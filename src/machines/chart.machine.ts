import { assign, type DoneActorEvent, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../contract/failure.ts'
import type { CandleSeries, ChartRange } from '../contract/markets.ts'
import { port } from './ports.ts'

export type ChartLook = 'candles' | 'line' | 'table'
export type ChartAsk = { symbol: string; range: ChartRange }
/** `pointed`: the candle that the reader points at, by its place. */
type Context = ChartAsk & { look: ChartLook; series?: CandleSeries; pointed?: number }
type Event =
  | { type: 'panel.opened' }
  | { type: 'panel.left' }
  /** By the reader. */
  | { type: 'symbol.chosen'; symbol: string }
  /** By the arrangement that the reader left behind. */
  | { type: 'symbol.given'; symbol: string }
  | { type: 'range.chosen'; range: ChartRange }
  | { type: 'look.chosen'; look: ChartLook }
  | { type: 'candle.pointed'; place?: number }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
type Emitted = { type: 'symbol.chosen'; symbol: string } | { type: 'symbol.shown'; symbol?: string }

const keepSeries = {
  type: 'keepSeries' as const,
  params: ({ event }: { event: DoneActorEvent<CandleSeries> }) => event.output,
}
const loadSeries = {
  id: 'loadSeries',
  src: 'loadSeries' as const,
  input: ({ context: { symbol, range } }: { context: Context }): ChartAsk => ({ symbol, range }),
}
const isUnknown = {
  type: 'isUnknown' as const,
  params: ({ event }: { event: ErrorActorEvent }) => event.error,
}
const takeSymbol = {
  type: 'takeSymbol' as const,
  params: ({ event }: { event: { symbol: string } }) => event.symbol,
}
const announceChoice = {
  type: 'announceChoice' as const,
  params: ({ event }: { event: { symbol: string } }) => event.symbol,
}
const isOther = { type: 'isOther' as const, params: ({ event }: { event: { symbol: string } }) => event.symbol }
const whenAskedAgain = { 'retry.pressed': 'refreshing', 'network.returned': 'refreshing' } as const

/** The prices of one symbol over a range (EMB-02). They are asked for while a panel shows them, and again each minute; what comes between are quotes. */
export const chartMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, input: {} as { symbol: string } },
  actors: { loadSeries: port<CandleSeries, ChartAsk>('loadSeries') },
  actions: {
    takeSymbol: assign((_, symbol: string) => ({ symbol, series: undefined, pointed: undefined })),
    takeRange: assign((_, range: ChartRange) => ({ range, pointed: undefined })),
    takeLook: assign((_, look: ChartLook) => ({ look })),
    point: assign((_, pointed: number | undefined) => ({ pointed })),
    keepSeries: assign((_, series: CandleSeries) => ({ series })),
    dropSeries: assign({ series: undefined }),
    announceChoice: emit((_, symbol: string): Emitted => ({ type: 'symbol.chosen', symbol })),
    announceShown: emit(({ context }): Emitted => ({ type: 'symbol.shown', symbol: context.symbol })),
    announceHidden: emit({ type: 'symbol.shown' }),
  },
  guards: {
    isUnknown: (_, error: unknown) => refusalStatus(error) === 404,
    isOther: ({ context }, symbol: string) => symbol !== context.symbol,
    isNewRange: ({ context }, range: ChartRange) => range !== context.range,
  },
  delays: { freshTime: 60_000 },
}).createMachine({
  id: 'chart',
  context: ({ input }) => ({ symbol: input.symbol, range: '1D', look: 'candles' }),
  initial: 'away',
  on: {
    'look.chosen': { actions: { type: 'takeLook', params: ({ event }) => event.look } },
    'candle.pointed': { actions: { type: 'point', params: ({ event }) => event.place } },
  },
  states: {
    away: {
      on: {
        'panel.opened': 'open',
        'symbol.given': { guard: isOther, actions: takeSymbol },
        'symbol.chosen': [{ guard: isOther, actions: [takeSymbol, announceChoice] }, { actions: announceChoice }],
        'range.chosen': { actions: { type: 'takeRange', params: ({ event }) => event.range } },
      },
    },
    open: {
      entry: 'announceShown',
      exit: 'announceHidden',
      on: {
        'panel.left': 'away',
        'symbol.given': { guard: isOther, target: 'open', reenter: true, actions: takeSymbol },
        'symbol.chosen': [
          { guard: isOther, target: 'open', reenter: true, actions: [takeSymbol, announceChoice] },
          { actions: announceChoice },
        ],
        'range.chosen': {
          guard: { type: 'isNewRange', params: ({ event }) => event.range },
          target: '.loading',
          actions: { type: 'takeRange', params: ({ event }) => event.range },
        },
      },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            ...loadSeries,
            onDone: { target: 'shown', actions: keepSeries },
            onError: [
              { guard: isUnknown, target: 'unknown', actions: 'dropSeries' },
              { target: 'failed', actions: 'dropSeries' },
            ],
          },
        },
        shown: { after: { freshTime: 'refreshing' } },
        refreshing: {
          invoke: {
            ...loadSeries,
            onDone: { target: 'shown', actions: keepSeries },
            onError: 'behind',
          },
        },
        /** What is seen could not be brought up to date. */
        behind: { after: { freshTime: 'refreshing' }, on: whenAskedAgain },
        failed: { on: { 'retry.pressed': 'loading', 'network.returned': 'loading' } },
        unknown: {},
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof chartMachine>
export const symbolOf = (snapshot: Snapshot) => snapshot.context.symbol
export const rangeOf = (snapshot: Snapshot) => snapshot.context.range
export const lookOf = (snapshot: Snapshot) => snapshot.context.look
export const seriesOf = (snapshot: Snapshot) => snapshot.context.series
export const pointedOf = (snapshot: Snapshot) => snapshot.context.pointed
export const isLoading = (snapshot: Snapshot) => snapshot.matches('away') || snapshot.matches({ open: 'loading' })
export const isBehind = (snapshot: Snapshot) => snapshot.matches({ open: 'behind' })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ open: 'failed' })
/** Nobody knows the symbol. */
export const isUnknownSymbol = (snapshot: Snapshot) => snapshot.matches({ open: 'unknown' })
