import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { Preset } from '../../contract/presets/preset.ts'
import type { User } from '../../contract/shared/user/user.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** A preset, or what is new about one. */
type Kept = Preset | Pick<Preset, 'id' | 'name'> | Pick<Preset, 'id' | 'isShared'>
type Event =
  | { type: 'user.came'; user?: User }
  | { type: 'user.left' }
  | { type: 'presets.wanted' }
  /** `at`: where it stands among the others, undefined for the end. */
  | { type: 'preset.kept'; preset: Kept; at?: number | undefined }
  | { type: 'preset.dropped'; id: string }

const keptOf = ({ event }: { event: { preset: Kept; at?: number | undefined } }) => event
const droppedOf = ({ event }: { event: { id: string } }) => event.id
const listedOf = ({ event }: { event: DoneActorEvent<Preset[]> }) => event.output

const userIn = <Value>({ event }: { event: { user?: Value } }) => event.user
const userNow = ({ context }: { context: { user?: User } }) => context.user

/** The signed-in user's saved feeds. */
export const presetsMachine = setup({
  types: {
    context: {} as { user?: User; presets: readonly Preset[] },
    events: {} as Event,
    emitted: {} as { type: 'presets.failed' },
  },
  actors: { listPresets: port<Preset[], User | undefined>('listPresets') },
  actions: {
    keepUser: assign((_, user: User | undefined) => ({ user, presets: [] })),
    keepPresets: assign((_, presets: Preset[]) => ({ presets })),
    /** Where it was, or where it is to be. What was changed meanwhile is not undone by a new name. */
    keepPreset: assign(({ context: { presets } }, { preset, at }: { preset: Kept; at?: number | undefined }) => ({
      presets: presets.some(({ id }) => id === preset.id)
        ? presets.map((other) => (other.id === preset.id ? { ...other, ...preset } : other))
        : 'searchContext' in preset
          ? presets.toSpliced(at ?? presets.length, 0, preset)
          : presets,
    })),
    dropPreset: assign(({ context }, dropped: string) => ({
      presets: context.presets.filter(({ id }) => id !== dropped),
    })),
    announceFailure: report({ type: 'presets.failed' }),
  },
}).createMachine({
  id: 'presets',
  description: 'The saved presets of the signed-in user.',
  context: { presets: [] },
  initial: 'signedOut',
  on: {
    'user.came': { target: '.loading', actions: { type: 'keepUser', params: userIn } },
    'user.left': '.signedOut',
  },
  states: {
    signedOut: {
      description: 'No user is signed in, so there are no presets.',
      entry: { type: 'keepUser', params: undefined },
    },
    loading: {
      description: 'The presets are on their way.',
      invoke: {
        id: 'listPresets',
        src: 'listPresets',
        input: userNow,
        onDone: { target: 'loaded', actions: { type: 'keepPresets', params: listedOf } },
        onError: { target: 'failed', actions: 'announceFailure' },
      },
      on: {
        // the list that is under way may not know of the change yet
        'preset.kept': { target: 'loading', reenter: true },
        'preset.dropped': { target: 'loading', reenter: true },
      },
    },
    loaded: {
      description: 'The presets are known.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The list of presets is up to date.',
          on: {
            'presets.wanted': 'refreshing',
            'preset.kept': { actions: { type: 'keepPreset', params: keptOf } },
            'preset.dropped': { actions: { type: 'dropPreset', params: droppedOf } },
          },
        },
        /** Another tab may have changed them; what is known is shown meanwhile. */
        refreshing: {
          description: 'The presets are loaded again, for another tab may have changed them.',
          invoke: {
            id: 'listPresets',
            src: 'listPresets',
            input: userNow,
            onDone: { target: 'resting', actions: { type: 'keepPresets', params: listedOf } },
            onError: 'resting',
          },
          on: {
            'preset.kept': { target: 'refreshing', reenter: true, actions: { type: 'keepPreset', params: keptOf } },
            'preset.dropped': {
              target: 'refreshing',
              reenter: true,
              actions: { type: 'dropPreset', params: droppedOf },
            },
          },
        },
      },
    },
    failed: {
      description: 'The presets could not be loaded, and are asked for again when needed.',
      on: { 'presets.wanted': 'loading', 'preset.kept': 'loading', 'preset.dropped': 'loading' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof presetsMachine>
export const presetsOf = (snapshot: Snapshot) => snapshot.context.presets
/** Undefined until they are known, and for visitors. */
export const knownPresets = (snapshot: Snapshot) => (snapshot.matches('loaded') ? snapshot.context.presets : undefined)
/** Undefined until they are known. */
export const presetCount = (snapshot: Snapshot) => knownPresets(snapshot)?.length
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
