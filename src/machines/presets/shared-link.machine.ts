import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, setup } from 'xstate'
import type { SharedCopy } from '../../contract/presets/preset.ts'
import { refusalStatus } from '../../contract/shared/failure.ts'
import type { Feed } from '../../contract/shared/workspace.ts'
import { openingOf } from '../../rules/presets/shared.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Who = 'unknown' | 'visitor' | 'member'
type Feeds = readonly Feed[]
type Context = { token: string; who: Who; feeds: Feeds; copy: SharedCopy }
type Event =
  | { type: 'link.reached'; token: string }
  | { type: 'link.left' }
  | { type: 'who.changed'; who: Who }
  | { type: 'feeds.changed'; feeds: Feeds }
type Emitted =
  | { type: 'feed.added' }
  | { type: 'feed.replaced'; slot: number; feed: Feed }
  | { type: 'shared.opened'; name: string; slot: number }
  | { type: 'space.lacking'; name: string }
  | { type: 'link.ended' }
  | { type: 'link.failed' }

const tokenIn = ({ event }: { event: { token: string } }) => event.token
const whoIn = ({ event }: { event: { who: Who } }) => event.who
const feedsIn = ({ event }: { event: { feeds: Feeds } }) => event.feeds
const feedsNow = ({ context }: { context: Context }) => context.feeds
const tokenNow = ({ context }: { context: Context }) => context.token
const copyOf = ({ event }: { event: DoneActorEvent<SharedCopy> }) => event.output
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const opening = ({ token, copy }: Context, feeds: Feeds) => openingOf(feeds, token, copy)

/** RTE-19: the copy of a preset that an address leads to, for all who have the address. Nothing that a feed looks for gives way to it. */
export const sharedLinkMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { getShared: port<SharedCopy, string>('getShared') },
  actions: {
    keepToken: assign((_, token: string) => ({ token })),
    keepWho: assign((_, who: Who) => ({ who })),
    keepFeeds: assign((_, feeds: Feeds) => ({ feeds })),
    keepCopy: assign((_, copy: SharedCopy) => ({ copy })),
    open: enqueueActions(({ context, enqueue }, feeds: Feeds) => {
      const { slot = 0, steps = [] } = opening(context, feeds) ?? {}
      for (const step of steps) enqueue(report(step))
      if (steps.length > 0) enqueue(report({ type: 'shared.opened', name: context.copy.name, slot }))
    }),
    announceFull: report(({ context }) => ({ type: 'space.lacking' as const, name: context.copy.name })),
    announceEnded: report({ type: 'link.ended' }),
    announceFailed: report({ type: 'link.failed' }),
  },
  guards: {
    isKnown: ({ context }) => context.who !== 'unknown',
    hasSpace: ({ context }, feeds: Feeds) => opening(context, feeds) !== undefined,
    isEnded: (_, error: unknown) => refusalStatus(error) === 404,
  },
}).createMachine({
  id: 'sharedLink',
  description: 'Opens the shared preset that an address names.',
  context: { token: '', who: 'unknown', feeds: [], copy: { name: '', searchContext: {} } },
  initial: 'idle',
  on: {
    'link.reached': { target: '.arriving', actions: { type: 'keepToken', params: tokenIn } },
    'link.left': '.idle',
    'who.changed': { actions: { type: 'keepWho', params: whoIn } },
    'feeds.changed': { actions: { type: 'keepFeeds', params: feedsIn } },
  },
  states: {
    idle: {
      description: 'No link is being followed.',
    },
    arriving: {
      description: 'A link was reached, and it is not yet known whose Terminal is shown.',
      always: { guard: 'isKnown', target: 'loading' },
    },
    loading: {
      description: 'The copy is on its way.',
      invoke: {
        id: 'getShared',
        src: 'getShared',
        input: tokenNow,
        onDone: { target: 'opening', actions: { type: 'keepCopy', params: copyOf } },
        onError: [
          { guard: { type: 'isEnded', params: errorOf }, target: 'idle', actions: 'announceEnded' },
          { target: 'idle', actions: 'announceFailed' },
        ],
      },
    },
    opening: {
      description: 'A feed is looked for that can show it.',
      always: [
        {
          guard: { type: 'hasSpace', params: feedsNow },
          target: 'idle',
          actions: { type: 'open', params: feedsNow },
        },
        { target: 'waiting', actions: 'announceFull' },
      ],
    },
    waiting: {
      description: 'Every feed looks for something, and the user is asked to close one.',
      on: {
        'feeds.changed': [
          {
            guard: { type: 'hasSpace', params: feedsIn },
            target: 'idle',
            actions: [
              { type: 'keepFeeds', params: feedsIn },
              { type: 'open', params: feedsIn },
            ],
          },
          { actions: { type: 'keepFeeds', params: feedsIn } },
        ],
      },
    },
  },
})
