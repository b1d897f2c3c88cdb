import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate'
import type { CandleSeries } from '../../contract/markets/markets.ts'
import { type ChartAsk, type ChartInput, type Context, chartParts } from './chart-parts.ts'

export type { ChartAsk, ChoicesEvent } from './chart-parts.ts'

const initialContext = ({ input: { symbol, choices } }: { input: ChartInput }): Context => ({
  symbol,
  range: '1D',
  look: 'candles',
  ...choices,
})

const lookIn = <Value>({ event }: { event: { look: Value } }) => event.look
const indexIn = <Value>({ event }: { event: { index?: Value } }) => event.index
const symbolIn = ({ event }: { event: { symbol: string } }) => event.symbol
const rangeIn = <Value>({ event }: { event: { range: Value } }) => event.range
const askOf = ({ context: { symbol, range } }: { context: Context }): ChartAsk => ({ symbol, range })
const outputOf = ({ event }: { event: DoneActorEvent<CandleSeries> }) => event.output
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

/** The prices of one symbol over a range (EMB-02). They are asked for while a panel shows them, and again each minute; what comes between are quotes. */
export const chartMachine = chartParts.createMachine({
  id: 'chart',
  description: 'The price chart of one symbol over a range of time.',
  context: initialContext,
  invoke: { id: 'keepChoices', src: 'keepChoices' },
  initial: 'away',
  on: {
    'look.chosen': { actions: [{ type: 'takeLook', params: lookIn }, 'keepChoices'] },
    'candle.pointed': { actions: { type: 'point', params: indexIn } },
    'kind.ended': { target: '.away.off', actions: 'dropSeries' },
  },
  states: {
    away: {
      description: 'No panel shows the chart, so nothing is loaded.',
      on: {
        'symbol.given': {
          guard: { type: 'isOther', params: symbolIn },
          actions: { type: 'takeSymbol', params: symbolIn },
        },
        'symbol.chosen': [
          {
            guard: { type: 'isOther', params: symbolIn },
            actions: [
              { type: 'takeSymbol', params: symbolIn },
              { type: 'announceChoice', params: symbolIn },
            ],
          },
          { actions: { type: 'announceChoice', params: symbolIn } },
        ],
        'range.chosen': { actions: [{ type: 'takeRange', params: rangeIn }, 'keepChoices'] },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'Prices can be shown once a panel opens.',
          on: { 'panel.opened': '#chart.open' },
        },
        off: {
          description: 'The installation has no prices.',
          on: { 'kind.begun': 'resting' },
        },
      },
    },
    open: {
      description: 'A panel shows the chart.',
      entry: 'announceShown',
      exit: 'announceHidden',
      on: {
        'panel.left': 'away',
        'symbol.given': {
          guard: { type: 'isOther', params: symbolIn },
          target: 'open',
          reenter: true,
          actions: { type: 'takeSymbol', params: symbolIn },
        },
        'symbol.chosen': [
          {
            guard: { type: 'isOther', params: symbolIn },
            target: 'open',
            reenter: true,
            actions: [
              { type: 'takeSymbol', params: symbolIn },
              { type: 'announceChoice', params: symbolIn },
            ],
          },
          { actions: { type: 'announceChoice', params: symbolIn } },
        ],
        'range.chosen': {
          guard: { type: 'isNewRange', params: rangeIn },
          target: '.loading',
          actions: [{ type: 'takeRange', params: rangeIn }, 'keepChoices'],
        },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'The prices are on their way, and there is nothing to show yet.',
          invoke: {
            id: 'loadSeries',
            src: 'loadSeries',
            input: askOf,
            onDone: { target: 'shown', actions: { type: 'keepSeries', params: outputOf } },
            onError: [
              {
                guard: { type: 'isUnknown', params: errorOf },
                target: 'unknown',
                actions: 'dropSeries',
              },
              { target: 'failed', actions: 'dropSeries' },
            ],
          },
        },
        shown: {
          description: 'The prices are on the page and no older than a minute.',
          after: { freshTime: 'refreshing' },
        },
        refreshing: {
          description: 'The prices are loaded again while the known ones stay in sight.',
          invoke: {
            id: 'loadSeries',
            src: 'loadSeries',
            input: askOf,
            onDone: { target: 'shown', actions: { type: 'keepSeries', params: outputOf } },
            onError: 'behind',
          },
        },
        /** What is seen could not be brought up to date. */
        behind: {
          description: 'The prices in sight could not be brought up to date.',
          after: { freshTime: 'refreshing' },
          on: { 'retry.pressed': 'refreshing', 'network.returned': 'refreshing' },
        },
        failed: {
          description: 'The prices could not be loaded, and the user can try again.',
          on: { 'retry.pressed': 'loading', 'network.returned': 'loading' },
        },
        unknown: {
          description: 'The backend does not know the symbol.',
        },
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
export const isOff = (snapshot: Snapshot) => snapshot.matches({ away: 'off' })
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ away: 'resting' }) || snapshot.matches({ open: 'loading' })
export const isBehind = (snapshot: Snapshot) => snapshot.matches({ open: 'behind' })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ open: 'failed' })

/** The backend does not know the symbol. */
export const isUnknownSymbol = (snapshot: Snapshot) => snapshot.matches({ open: 'unknown' })
