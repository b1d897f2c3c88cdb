import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { FilterKey, FilterOption, FilterOptions } from '../../contract/filters/filters.ts'
import { port } from '../shared/ports.ts'

const outputOf = ({ event }: { event: DoneActorEvent<FilterOptions> }) => event.output

/** API-05: what the lists of the builders offer: asked for once, and again after a failure. */
export const filterOptionsMachine = setup({
  types: { context: {} as { options: FilterOptions }, events: {} as { type: 'options.wanted' } },
  actors: { listOptions: port<FilterOptions, void>('listOptions') },
  actions: { keepOptions: assign((_, options: FilterOptions) => ({ options })) },
}).createMachine({
  id: 'filterOptions',
  description: 'The values that the lists of the filters offer.',
  context: { options: {} },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No list has been opened yet.',
      on: { 'options.wanted': 'loading' },
    },
    loading: {
      description: 'The values are on their way.',
      invoke: {
        id: 'listOptions',
        src: 'listOptions',
        onDone: {
          target: 'loaded',
          actions: {
            type: 'keepOptions',
            params: outputOf,
          },
        },
        onError: 'failed',
      },
    },
    loaded: {
      description: 'The values are known.',
    },
    failed: {
      description: 'The values could not be loaded, and the next list that is opened asks again.',
      on: { 'options.wanted': 'loading' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof filterOptionsMachine>
const none: readonly FilterOption[] = []
export const optionsOf = (snapshot: Snapshot, key: FilterKey): readonly FilterOption[] =>
  snapshot.context.options[key] ?? none
export const isLoading = (snapshot: Snapshot) => snapshot.matches('loading') || snapshot.matches('unasked')
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
