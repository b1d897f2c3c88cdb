import { assign, type DoneActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import type { Heatmap } from '../contract/markets.ts'
import { port } from './ports.ts'

/** `pointed`: the symbol whose card is shown. `reached`: the one that Tab leads to. */
type Context = { heatmap?: Heatmap; pointed?: string; reached?: string }
type Event =
  | { type: 'panel.opened' }
  | { type: 'panel.left' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
  | { type: 'tile.pointed'; symbol: string }
  | { type: 'tile.focused'; symbol: string }
  | { type: 'tile.left' }
  | { type: 'tile.chosen'; symbol: string }
type Emitted = { type: 'symbol.chosen'; symbol: string } | { type: 'symbol.shown'; symbol?: string }

const keepHeatmap = {
  type: 'keepHeatmap' as const,
  params: ({ event }: { event: DoneActorEvent<Heatmap> }) => event.output,
}
const loadHeatmap = { id: 'loadHeatmap', src: 'loadHeatmap' as const }

/** What all shares have done today (EMB-02). It is asked for while a panel shows it, and again every ten seconds. */
export const heatmapMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { loadHeatmap: port<Heatmap, void>('loadHeatmap') },
  actions: {
    keepHeatmap: assign((_, heatmap: Heatmap) => ({ heatmap })),
    point: assign((_, pointed: string | undefined) => ({ pointed })),
    reach: assign((_, reached: string) => ({ reached })),
    announceChoice: emit((_, symbol: string): Emitted => ({ type: 'symbol.chosen', symbol })),
    announcePointed: emit(
      ({ context }): Emitted => ({ type: 'symbol.shown', ...(context.pointed ? { symbol: context.pointed } : {}) }),
    ),
  },
  guards: { isKnown: ({ context }) => context.heatmap !== undefined },
  delays: { freshTime: 10_000 },
}).createMachine({
  id: 'heatmap',
  context: {},
  initial: 'away',
  on: {
    'tile.chosen': { actions: { type: 'announceChoice', params: ({ event }) => event.symbol } },
    'tile.pointed': { actions: [{ type: 'point', params: ({ event }) => event.symbol }, 'announcePointed'] },
    'tile.focused': {
      actions: [
        { type: 'point', params: ({ event }) => event.symbol },
        { type: 'reach', params: ({ event }) => event.symbol },
        'announcePointed',
      ],
    },
    'tile.left': { actions: [{ type: 'point', params: undefined }, 'announcePointed'] },
    'panel.left': { target: '.away', actions: [{ type: 'point', params: undefined }, 'announcePointed'] },
  },
  states: {
    away: { on: { 'panel.opened': [{ guard: 'isKnown', target: 'refreshing' }, { target: 'loading' }] } },
    loading: {
      invoke: { ...loadHeatmap, onDone: { target: 'shown', actions: keepHeatmap }, onError: 'failed' },
    },
    shown: { after: { freshTime: 'refreshing' } },
    refreshing: {
      invoke: { ...loadHeatmap, onDone: { target: 'shown', actions: keepHeatmap }, onError: 'behind' },
    },
    /** What is seen could not be brought up to date. */
    behind: {
      after: { freshTime: 'refreshing' },
      on: { 'retry.pressed': 'refreshing', 'network.returned': 'refreshing' },
    },
    failed: { on: { 'retry.pressed': 'loading', 'network.returned': 'loading' } },
  },
})

type Snapshot = SnapshotFrom<typeof heatmapMachine>
export const heatmapOf = (snapshot: Snapshot) => snapshot.context.heatmap
export const pointedOf = (snapshot: Snapshot) => snapshot.context.pointed
export const reachedOf = (snapshot: Snapshot) => snapshot.context.reached
export const isBehind = (snapshot: Snapshot) => snapshot.matches('behind')
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
