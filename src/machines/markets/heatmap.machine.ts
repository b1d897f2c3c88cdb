import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { Heatmap } from '../../contract/markets/markets.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `pointed`: the symbol whose card is shown. `reached`: the one that Tab leads to. */
type Context = { heatmap?: Heatmap | undefined; pointed?: string; reached?: string }
type Event =
  | { type: 'panel.opened' }
  | { type: 'panel.left' }
  /** Whether the installation has prices. */
  | { type: 'kind.begun' }
  | { type: 'kind.ended' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
  | { type: 'tile.pointed'; symbol: string }
  | { type: 'tile.focused'; symbol: string }
  | { type: 'tile.left' }
  | { type: 'tile.chosen'; symbol: string }
type Emitted =
  | { type: 'symbol.chosen'; symbol: string }
  | { type: 'symbol.shown'; symbol: string }
  | { type: 'symbol.hidden' }

const symbolIn = <Value>({ event }: { event: { symbol: Value } }) => event.symbol
const outputOf = ({ event }: { event: DoneActorEvent<Heatmap> }) => event.output

/** What all shares have done today (EMB-02). It is asked for while a panel shows it, and again every ten seconds. */
export const heatmapMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { loadHeatmap: port<Heatmap, void>('loadHeatmap') },
  actions: {
    forgetHeatmap: assign({ heatmap: undefined }),
    keepHeatmap: assign((_, heatmap: Heatmap) => ({ heatmap })),
    point: assign((_, pointed: string | undefined) => ({ pointed })),
    reach: assign((_, reached: string) => ({ reached })),
    announceChoice: report((_, symbol: string): Emitted => ({ type: 'symbol.chosen', symbol })),
    announceShown: report((_, symbol: string): Emitted => ({ type: 'symbol.shown', symbol })),
    announceHidden: report({ type: 'symbol.hidden' }),
  },
  guards: { isKnown: ({ context }) => context.heatmap !== undefined },
  delays: { freshTime: 10_000 },
}).createMachine({
  id: 'heatmap',
  description: 'How all shares have done today.',
  context: {},
  initial: 'away',
  on: {
    'tile.chosen': { actions: { type: 'announceChoice', params: symbolIn } },
    'tile.pointed': {
      actions: [
        { type: 'point', params: symbolIn },
        { type: 'announceShown', params: symbolIn },
      ],
    },
    'tile.focused': {
      actions: [
        { type: 'point', params: symbolIn },
        { type: 'reach', params: symbolIn },
        { type: 'announceShown', params: symbolIn },
      ],
    },
    'tile.left': { actions: [{ type: 'point', params: undefined }, 'announceHidden'] },
    'panel.left': { target: '.away', actions: [{ type: 'point', params: undefined }, 'announceHidden'] },
    'kind.ended': {
      target: '.off',
      actions: ['forgetHeatmap', { type: 'point', params: undefined }, 'announceHidden'],
    },
  },
  states: {
    off: {
      description: 'The installation has no prices.',
      on: { 'kind.begun': 'away', 'panel.left': {} },
    },
    away: {
      description: 'No panel shows the heatmap, so nothing is loaded.',
      on: { 'panel.opened': [{ guard: 'isKnown', target: 'refreshing' }, { target: 'loading' }] },
    },
    loading: {
      description: 'The figures are on their way, and there is nothing to show yet.',
      invoke: {
        id: 'loadHeatmap',
        src: 'loadHeatmap',
        onDone: {
          target: 'shown',
          actions: {
            type: 'keepHeatmap',
            params: outputOf,
          },
        },
        onError: 'failed',
      },
    },
    shown: {
      description: 'The figures are on the page and no older than ten seconds.',
      after: { freshTime: 'refreshing' },
    },
    refreshing: {
      description: 'The figures are loaded again while the known ones stay in sight.',
      invoke: {
        id: 'loadHeatmap',
        src: 'loadHeatmap',
        onDone: {
          target: 'shown',
          actions: {
            type: 'keepHeatmap',
            params: outputOf,
          },
        },
        onError: 'behind',
      },
    },
    /** What is seen could not be brought up to date. */
    behind: {
      description: 'The figures in sight could not be brought up to date.',
      after: { freshTime: 'refreshing' },
      on: { 'retry.pressed': 'refreshing', 'network.returned': 'refreshing' },
    },
    failed: {
      description: 'The figures could not be loaded, and the user can try again.',
      on: { 'retry.pressed': 'loading', 'network.returned': 'loading' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof heatmapMachine>
export const heatmapOf = (snapshot: Snapshot) => snapshot.context.heatmap
export const pointedOf = (snapshot: Snapshot) => snapshot.context.pointed
export const reachedOf = (snapshot: Snapshot) => snapshot.context.reached
export const isBehind = (snapshot: Snapshot) => snapshot.matches('behind')
export const isOff = (snapshot: Snapshot) => snapshot.matches('off')
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
