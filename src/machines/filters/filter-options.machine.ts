import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { FilterKey, FilterOptions } from '../../contract/filters/filters.ts'
import type { Origin } from '../../contract/shared/news.ts'
import { type AllOptions, foldersIn, type Offered, type OwnName, withOwn } from '../../rules/filters/own-names.ts'
import { port } from '../shared/ports.ts'

/** `common`: what everybody is offered, and of which origin; `own`: the user's own sources, undefined until they are known; `options`: both; `folders`: of the own. */
type Context = {
  common: FilterOptions
  origin: Origin
  own: readonly OwnName[] | undefined
  options: AllOptions
  folders: readonly string[] | undefined
}
type Event =
  | { type: 'options.wanted' }
  /** The user has sources, and may have changed them, here or elsewhere. `origin`: of everybody's headlines. */
  | { type: 'own.changed'; origin: Origin }
  /** No user is signed in, or the user has no sources. */
  | { type: 'own.ended' }

const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output
const commonIn = ({ event }: { event: DoneActorEvent<FilterOptions> }) => outputOf({ event })
const ownIn = ({ event }: { event: DoneActorEvent<readonly OwnName[]> }) => outputOf({ event })
const originIn = ({ event }: { event: { origin: Origin } }) => event.origin
const whole = ({ common, origin, own }: Omit<Context, 'options' | 'folders'>): Context => ({
  ...{ common, origin, own },
  options: withOwn({ common, origin, own: own ?? [] }),
  folders: own && foldersIn(own),
})

/** API-05, FED-03: what the lists of the builders offer: asked for once, and again after a failure; and the user's own sources, whenever they change. */
export const filterOptionsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    listOptions: port<FilterOptions, void>('listOptions'),
    listOwn: port<readonly OwnName[], void>('listOwn'),
  },
  actions: {
    keepOptions: assign(({ context }, common: FilterOptions) => whole({ ...context, common })),
    keepOrigin: assign((_, origin: Origin) => ({ origin })),
    keepOwn: assign(({ context }, own: readonly OwnName[]) => whole({ ...context, own })),
    forgetOwn: assign(({ context }) => whole({ ...context, own: [] })),
  },
}).createMachine({
  id: 'filterOptions',
  description: 'The values that the lists of the filters offer.',
  context: { common: {}, origin: 'real', own: undefined, options: {}, folders: undefined },
  type: 'parallel',
  states: {
    common: {
      description: 'What everybody is offered.',
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
            onDone: { target: 'loaded', actions: { type: 'keepOptions', params: commonIn } },
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
    },
    own: {
      description: "The user's own sources.",
      initial: 'none',
      on: {
        'own.changed': { target: '.loading', actions: { type: 'keepOrigin', params: originIn } },
        'own.ended': { target: '.none', actions: 'forgetOwn' },
      },
      states: {
        none: {
          description: 'There are none.',
        },
        loading: {
          description: 'They are on their way; those of before stay.',
          invoke: {
            id: 'listOwn',
            src: 'listOwn',
            onDone: { target: 'loaded', actions: { type: 'keepOwn', params: ownIn } },
            onError: 'failed',
          },
        },
        loaded: {
          description:
            'They are known. A source without a name has one once it was read, so the next list that is opened asks again.',
          on: { 'options.wanted': 'loading' },
        },
        failed: {
          description: 'They could not be loaded, and the next list that is opened asks again.',
          on: { 'options.wanted': 'loading' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof filterOptionsMachine>
const none: readonly Offered[] = []
export const optionsOf = (snapshot: Snapshot, key: FilterKey): readonly Offered[] =>
  snapshot.context.options[key] ?? none
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ common: 'loading' }) || snapshot.matches({ common: 'unasked' })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ common: 'failed' })
