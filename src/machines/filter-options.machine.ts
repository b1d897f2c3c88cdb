import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { FilterKey, FilterOption, FilterOptions } from '../contract/filters.ts'
import { port } from './ports.ts'

/** API-05: what the lists of the builders offer: asked for once, and again after a failure. */
export const filterOptionsMachine = setup({
  types: { context: {} as { options: FilterOptions }, events: {} as { type: 'options.wanted' } },
  actors: { listOptions: port<FilterOptions, void>('listOptions') },
  actions: { keepOptions: assign((_, options: FilterOptions) => ({ options })) },
}).createMachine({
  id: 'filterOptions',
  context: { options: {} },
  initial: 'unasked',
  states: {
    unasked: { on: { 'options.wanted': 'loading' } },
    loading: {
      invoke: {
        id: 'listOptions',
        src: 'listOptions',
        onDone: {
          target: 'loaded',
          actions: {
            type: 'keepOptions',
            params: ({ event }: { event: DoneActorEvent<FilterOptions> }) => event.output,
          },
        },
        onError: 'failed',
      },
    },
    loaded: {},
    failed: { on: { 'options.wanted': 'loading' } },
  },
})

type Snapshot = SnapshotFrom<typeof filterOptionsMachine>
const none: readonly FilterOption[] = []
export const optionsOf = (snapshot: Snapshot, key: FilterKey): readonly FilterOption[] =>
  snapshot.context.options[key] ?? none
export const isLoading = (snapshot: Snapshot) => snapshot.matches('loading') || snapshot.matches('unasked')
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
