import { assign, sendTo, setup } from 'xstate'
import type { ChartChoices, ChartLook } from '../../contract/markets/chart-choices.ts'
import type { CandleSeries, ChartRange } from '../../contract/markets/markets.ts'
import { refusalStatus } from '../../contract/shared/failure.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

export type ChartAsk = { symbol: string; range: ChartRange }

export type ChoicesEvent = { type: 'choices.made'; choices: ChartChoices }
export type ChartInput = { symbol: string; choices?: ChartChoices | undefined }

/** `pointed`: the candle that the user points at, by its index. */
export type Context = ChartAsk & ChartChoices & { series?: CandleSeries; pointed?: number }

type Event =
  | { type: 'panel.opened' }
  | { type: 'panel.left' }
  /** Whether the installation has prices. */
  | { type: 'kind.begun' }
  | { type: 'kind.ended' }
  /** By the user. */
  | { type: 'symbol.chosen'; symbol: string }
  /** By the arrangement that the user left behind. */
  | { type: 'symbol.given'; symbol: string }
  | { type: 'range.chosen'; range: ChartRange }
  | { type: 'look.chosen'; look: ChartLook }
  | { type: 'candle.pointed'; index?: number }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }

type Emitted =
  | { type: 'symbol.chosen'; symbol: string }
  | { type: 'symbol.shown'; symbol: string }
  | { type: 'symbol.hidden' }

/** The ports, actions, guards and delays of the price chart's statechart. */
export const chartParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, input: {} as ChartInput },
  actors: {
    loadSeries: port<CandleSeries, ChartAsk>('loadSeries'),
    keepChoices: stream<ChoicesEvent>('keepChoices'),
  },
  actions: {
    takeSymbol: assign((_, symbol: string) => ({ symbol, series: undefined, pointed: undefined })),
    takeRange: assign((_, range: ChartRange) => ({ range, pointed: undefined })),
    takeLook: assign((_, look: ChartLook) => ({ look })),
    keepChoices: sendTo(
      'keepChoices',
      ({ context: { range, look } }): ChoicesEvent => ({ type: 'choices.made', choices: { range, look } }),
    ),
    point: assign((_, pointed: number | undefined) => ({ pointed })),
    keepSeries: assign((_, series: CandleSeries) => ({ series })),
    dropSeries: assign({ series: undefined }),
    announceChoice: report((_, symbol: string): Emitted => ({ type: 'symbol.chosen', symbol })),
    announceShown: report(({ context }): Emitted => ({ type: 'symbol.shown', symbol: context.symbol })),
    announceHidden: report({ type: 'symbol.hidden' }),
  },
  guards: {
    isUnknown: (_, error: unknown) => refusalStatus(error) === 404,
    isOther: ({ context }, symbol: string) => symbol !== context.symbol,
    isNewRange: ({ context }, range: ChartRange) => range !== context.range,
  },
  delays: { freshTime: 60_000 },
})
