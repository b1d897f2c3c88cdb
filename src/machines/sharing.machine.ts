import { assign, type DoneActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { type Sharable, type Shared, sharedOf } from '../rules/share.ts'
import { port } from './ports.ts'

/** By the system's sheet where there is one, else by the clipboard; or by the clipboard in any case. */
export type Way = 'sheet' | 'copy'
export type Sharing = Shared & { way: Way }
/** Nothing is said of what the system's sheet has done, or was closed over. */
export type Outcome = 'copied' | 'handedOver'
type Context = { sharing: Sharing; hasSheet: boolean }
type Event = { type: 'share.asked'; item?: Sharable; way?: Way }
type Emitted = { type: 'link.copied' } | { type: 'copy.failed' }
type Asked = { item?: Sharable; way?: Way }

const askedIn = ({ event }: { event: Asked }): Asked => event

/** One link at a time goes to the system's sheet or the clipboard. */
export const sharingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { hasSheet?: boolean },
  },
  actors: { shareLink: port<Outcome, Sharing>('shareLink') },
  actions: {
    keepShared: assign((_, { item, way = 'sheet' }: Asked) => (item ? { sharing: { ...sharedOf(item), way } } : {})),
    announceCopied: emit({ type: 'link.copied' }),
    announceFailed: emit({ type: 'copy.failed' }),
  },
  guards: {
    isThere: (_, { item }: Asked) => item !== undefined,
    isCopied: (_, outcome: Outcome) => outcome === 'copied',
  },
}).createMachine({
  id: 'sharing',
  context: ({ input }) => ({ sharing: { title: '', link: '/', way: 'sheet' }, hasSheet: input.hasSheet ?? false }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'share.asked': {
          guard: { type: 'isThere', params: askedIn },
          target: 'sharing',
          actions: { type: 'keepShared', params: askedIn },
        },
      },
    },
    sharing: {
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: ({ context }) => context.sharing,
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }: { event: DoneActorEvent<Outcome> }) => event.output },
            target: 'idle',
            actions: 'announceCopied',
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: 'announceFailed' },
      },
    },
  },
})

/** Whether the system has a sheet for links. */
export const hasSheet = ({ context }: SnapshotFrom<typeof sharingMachine>) => context.hasSheet
