import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import type { NewsItem } from '../contract/news.ts'
import { type Shared, sharedOf } from '../rules/share.ts'
import { port } from './ports.ts'

/** Nothing is said of what the system's sheet has done, or was closed over. */
export type Outcome = 'copied' | 'handedOver'
type Context = { shared: Shared }
type Event = { type: 'share.asked'; item?: NewsItem }
type Emitted = { type: 'link.copied' } | { type: 'copy.failed' }

/** One link at a time goes to the system's sheet or the clipboard. */
export const sharingMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { shareLink: port<Outcome, Shared>('shareLink') },
  actions: {
    keepShared: assign((_, item: NewsItem | undefined) => (item ? { shared: sharedOf(item) } : {})),
    announceCopied: emit({ type: 'link.copied' }),
    announceFailed: emit({ type: 'copy.failed' }),
  },
  guards: {
    isThere: (_, item: NewsItem | undefined) => item !== undefined,
    isCopied: (_, outcome: Outcome) => outcome === 'copied',
  },
}).createMachine({
  id: 'sharing',
  context: { shared: { title: '', link: '/' } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'share.asked': {
          guard: { type: 'isThere', params: ({ event }) => event.item },
          target: 'sharing',
          actions: { type: 'keepShared', params: ({ event }) => event.item },
        },
      },
    },
    sharing: {
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: ({ context }) => context.shared,
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
