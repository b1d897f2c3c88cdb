import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import { type Sharable, type Shared, sharedOf } from '../../rules/content/share.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** By the system's sheet where there is one, else by the clipboard; or by the clipboard in any case. */
export type Way = 'sheet' | 'copy'
export type Sharing = Shared & { way: Way }
/** The system's share sheet gets no notice, whether it was used or closed. */
export type Outcome = 'copied' | 'handedOver'
type Context = { sharing: Sharing; hasSheet: boolean }
type Event = { type: 'share.asked'; item?: Sharable; way?: Way }
type Emitted = { type: 'link.copied' } | { type: 'copy.failed' }
type Asked = { item?: Sharable; way?: Way }

const askedIn = ({ event }: { event: Asked }): Asked => event

const initialContext = ({ input }: { input: { hasSheet?: boolean } }): Context => ({
  sharing: { title: '', link: '/', way: 'sheet' },
  hasSheet: input.hasSheet ?? false,
})
const sharingNow = ({ context }: { context: Context }) => context.sharing
const outputOf = ({ event }: { event: DoneActorEvent<Outcome> }) => event.output

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
    announceCopied: report({ type: 'link.copied' }),
    announceFailed: report({ type: 'copy.failed' }),
  },
  guards: {
    isThere: (_, { item }: Asked) => item !== undefined,
    isCopied: (_, outcome: Outcome) => outcome === 'copied',
  },
}).createMachine({
  id: 'sharing',
  description: 'Shares one link at a time.',
  context: initialContext,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being shared.',
      on: {
        'share.asked': {
          guard: { type: 'isThere', params: askedIn },
          target: 'sharing',
          actions: { type: 'keepShared', params: askedIn },
        },
      },
    },
    sharing: {
      description: 'The link is with the share sheet of the system or the clipboard.',
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: sharingNow,
        onDone: [
          {
            guard: { type: 'isCopied', params: outputOf },
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
