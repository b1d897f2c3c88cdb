import { assign, type DoneActorEvent, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { HeatmapChoices } from '../../contract/markets/chart-choices.ts'
import type { Heatmap } from '../../contract/markets/markets.ts'
import type { NamedSymbols } from '../../rules/shared/query/query.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Lists = readonly NamedSymbols[]
/** `pointed`: the symbol whose card is shown. `reached`: the one that Tab leads to. `phrase`: what is searched for. `lists`: the watchlists that it names; undefined until they are known. */
type Context = {
  heatmap?: Heatmap | undefined
  pointed?: string
  reached?: string
  phrase: string
  lists?: Lists | undefined
}
type Event =
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'lists.changed'; lists: Lists }
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

/** The lists that it names are wanted, now and whenever they change. */
export type PhraseEvent = { type: 'phrase.said'; phrase: string }
export type HeatmapChoicesEvent = { type: 'choices.made'; choices: HeatmapChoices }
type Input = { choices?: HeatmapChoices | undefined }

const initialContext = ({ input }: { input: Input }) => ({ phrase: input.choices?.phrase ?? '' })
const phraseNow = ({ context }: { context: { phrase: string } }) => context.phrase
const phraseIn = ({ event }: { event: { phrase: string } }) => event.phrase
const listsIn = ({ event }: { event: { lists: Lists } }) => event.lists
const symbolIn = <Value>({ event }: { event: { symbol: Value } }) => event.symbol
const outputOf = ({ event }: { event: DoneActorEvent<Heatmap> }) => event.output

/** What all shares have done today, or those that are searched for (EMB-02, EMB-03). It is asked for while a panel shows it, and again every ten seconds. */
export const heatmapMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, input: {} as Input },
  actors: {
    loadHeatmap: port<Heatmap, void>('loadHeatmap'),
    followLists: stream<PhraseEvent, string | undefined>('followLists'),
    keepChoices: stream<HeatmapChoicesEvent>('keepChoices'),
  },
  actions: {
    keepPhrase: assign((_, phrase: string) => ({ phrase })),
    keepLists: assign((_, lists: Lists) => ({ lists })),
    askForLists: sendTo('followLists', (_, phrase: string): PhraseEvent => ({ type: 'phrase.said', phrase })),
    keepChoices: sendTo(
      'keepChoices',
      (_, phrase: string): HeatmapChoicesEvent => ({ type: 'choices.made', choices: { phrase } }),
    ),
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
  context: initialContext,
  invoke: [
    { id: 'followLists', src: 'followLists', input: phraseNow },
    { id: 'keepChoices', src: 'keepChoices' },
  ],
  initial: 'away',
  on: {
    'phrase.changed': {
      actions: [
        { type: 'keepPhrase', params: phraseIn },
        { type: 'askForLists', params: phraseIn },
        { type: 'keepChoices', params: phraseIn },
      ],
    },
    'lists.changed': { actions: { type: 'keepLists', params: listsIn } },
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
/** What is searched for. */
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
/** Undefined until they are known. */
export const listsOf = (snapshot: Snapshot) => snapshot.context.lists
export const pointedOf = (snapshot: Snapshot) => snapshot.context.pointed
export const reachedOf = (snapshot: Snapshot) => snapshot.context.reached
export const isBehind = (snapshot: Snapshot) => snapshot.matches('behind')
export const isOff = (snapshot: Snapshot) => snapshot.matches('off')
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
