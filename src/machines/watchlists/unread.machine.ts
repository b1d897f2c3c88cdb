import { assign, type DoneActorEvent, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { Feed } from '../../contract/shared/workspace.ts'
import { isSame } from '../../rules/shared/merge.ts'
import type { Lists } from '../../rules/watchlists/edits.ts'
import { type Arrival, joined, ofLists, type Unread, withNew, withoutList } from '../../rules/watchlists/unread.ts'
import { port, stream } from '../shared/ports.ts'

export type Mutes = readonly NonNullable<SearchContext['exclude']>[]
/** `owner`: '' for a visitor, undefined until it is known who is here. `lookedAt`: the id of the list that is in sight. */
type Context = { owner: string | undefined; mutes: Mutes; lookedAt: string | undefined; unread: Unread }
type Event =
  | { type: 'reader.changed'; owner: string | undefined }
  /** Undefined until they are known. */
  | { type: 'lists.changed'; lists: Lists | undefined }
  | { type: 'feeds.changed'; feeds: readonly Feed[] }
  | { type: 'list.seen'; id: string }
  | { type: 'list.left' }
  | { type: 'headlines.came'; came: readonly Arrival[] }
/** What is looked for among all headlines. */
export type FollowEvent = { type: 'lists.followed'; lists: Lists } | { type: 'mutes.followed'; mutes: Mutes }
export type KeepEvent = { type: 'unread.changed'; owner: string; unread: Unread }

type Only<Type extends Event['type']> = { event: Extract<Event, { type: Type }> }
const ownerIn = ({ event }: Only<'reader.changed'>) => event.owner
const listsIn = ({ event }: Only<'lists.changed'>) => event.lists
const mutesIn = ({ event }: Only<'feeds.changed'>): Mutes =>
  event.feeds.flatMap(({ searchContext }) => searchContext.exclude ?? [])
const idIn = ({ event }: Only<'list.seen'>) => event.id
const cameIn = ({ event }: Only<'headlines.came'>) => event.came
const keptIn = ({ event }: { event: DoneActorEvent<Unread> }) => event.output
const ownerNow = ({ context }: { context: Context }) => context.owner ?? ''
const atFirst = (): Context => ({ owner: undefined, mutes: [], lookedAt: undefined, unread: {} })

/** WCH-12: which headlines about the lists have come since each was looked at. */
export const unreadMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    readUnread: port<Unread, string>('readUnread'),
    watchHeadlines: stream<FollowEvent>('watchHeadlines'),
    keepUnread: stream<KeepEvent>('keepUnread'),
  },
  actions: {
    keepOwner: assign((_, owner: string | undefined) => ({ owner, unread: {} })),
    followLists: sendTo(
      'watchHeadlines',
      (_, lists: Lists | undefined): FollowEvent => ({ type: 'lists.followed', lists: lists ?? [] }),
    ),
    /** Those of a list that is deleted go with it. */
    forgetDeleted: assign(({ context: { unread } }, lists: Lists | undefined) => ({
      unread: lists ? ofLists(unread, lists) : unread,
    })),
    keepMutes: assign((_, mutes: Mutes) => ({ mutes })),
    followMutes: sendTo('watchHeadlines', (_, mutes: Mutes): FollowEvent => ({ type: 'mutes.followed', mutes })),
    look: assign(({ context }, id: string) => ({ lookedAt: id, unread: withoutList(context.unread, id) })),
    lookAway: assign({ lookedAt: undefined }),
    note: assign(({ context }, came: readonly Arrival[]) => ({
      unread: withNew(context.unread, came, context.lookedAt),
    })),
    join: assign(({ context }, kept: Unread) => ({ unread: joined(kept, context.unread, context.lookedAt) })),
    keep: sendTo(
      'keepUnread',
      ({ context: { owner = '', unread } }): KeepEvent => ({ type: 'unread.changed', owner, unread }),
    ),
  },
  guards: {
    isKnown: (_, owner: string | undefined) => owner !== undefined,
    isMutedOtherwise: ({ context }, mutes: Mutes) => !isSame(context.mutes, mutes),
    hasNew: ({ context: { unread } }, id: string) => unread[id] !== undefined,
    areNew: ({ context: { unread, lookedAt } }, came: readonly Arrival[]) => withNew(unread, came, lookedAt) !== unread,
  },
}).createMachine({
  id: 'unread',
  description: 'Which headlines about the watchlists have come since each was looked at.',
  context: atFirst,
  invoke: [
    { id: 'watchHeadlines', src: 'watchHeadlines' },
    { id: 'keepUnread', src: 'keepUnread' },
  ],
  on: {
    'reader.changed': [
      {
        guard: { type: 'isKnown', params: ownerIn },
        target: '.reading',
        actions: { type: 'keepOwner', params: ownerIn },
      },
      { target: '.waiting', actions: { type: 'keepOwner', params: ownerIn } },
    ],
    'lists.changed': {
      actions: [
        { type: 'forgetDeleted', params: listsIn },
        { type: 'followLists', params: listsIn },
      ],
    },
    'feeds.changed': {
      guard: { type: 'isMutedOtherwise', params: mutesIn },
      actions: [
        { type: 'keepMutes', params: mutesIn },
        { type: 'followMutes', params: mutesIn },
      ],
    },
    'list.seen': { actions: { type: 'look', params: idIn } },
    'list.left': { actions: 'lookAway' },
  },
  initial: 'waiting',
  states: {
    waiting: { description: 'It is not known who is here, and nothing is counted.' },
    reading: {
      description: 'What was counted before is being read.',
      invoke: {
        id: 'readUnread',
        src: 'readUnread',
        input: ownerNow,
        onDone: { target: 'counting', actions: [{ type: 'join', params: keptIn }] },
        onError: 'counting',
      },
      on: { 'headlines.came': { actions: { type: 'note', params: cameIn } } },
    },
    counting: {
      description: 'What comes is counted, and what is looked at is not any more.',
      on: {
        'headlines.came': {
          guard: { type: 'areNew', params: cameIn },
          actions: [{ type: 'note', params: cameIn }, 'keep'],
        },
        'list.seen': [
          { guard: { type: 'hasNew', params: idIn }, actions: [{ type: 'look', params: idIn }, 'keep'] },
          { actions: { type: 'look', params: idIn } },
        ],
      },
    },
  },
})

export const unreadOf = ({ context }: SnapshotFrom<typeof unreadMachine>) => context.unread
