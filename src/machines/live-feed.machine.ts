import type { SnapshotFrom } from 'xstate'
import type { SearchContext } from '../contract/search-context.ts'
import { idsOf } from '../rules/merge.ts'
import { mutedWithin } from '../rules/muted.ts'
import { filterCount, withoutExclusions } from '../rules/search.ts'
import { emptyFeed, type FeedEvent, type Items, liveFeedParts } from './live-feed-parts.ts'

type Named<Type extends FeedEvent['type']> = { event: Extract<FeedEvent, { type: Type }> }

const itemsOf = ({ event }: { event: { items: Items } }) => event.items
const searchIn = ({ event }: Named<'search.given'>) => event.search
const ifOther = { type: 'isOther' as const, params: searchIn }
const noteLoss = { type: 'noteLoss' as const, params: ({ event }: Named<'connection.lost'>) => event.at }
const whileConnected = {
  'items.replaced': { target: 'live', actions: { type: 'replaceItems' as const, params: itemsOf } },
  'connection.lost': { target: 'stale', actions: noteLoss },
}
const ifNew = { guard: { type: 'bringsNew' as const, params: itemsOf }, actions: { type: 'gather' as const, params: itemsOf } }

/** One live list of news with its search box (FED-01, FED-15, FED-16, RT-02, RT-05). What it searches for, the workspace says. */
export const liveFeedMachine = liveFeedParts.createMachine({
  id: 'liveFeed',
  context: emptyFeed,
  type: 'parallel',
  on: {
    'value.pressed': { actions: { type: 'announcePressed', params: ({ event }) => event.pressed } },
    'item.toggled': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event.id },
        actions: { type: 'closeItem', params: ({ event }) => event.id },
      },
      {
        actions: [
          { type: 'openItem', params: ({ event }) => event.id },
          { type: 'announceRead', params: ({ event }) => event.id },
        ],
      },
    ],
    'current.toggled': { guard: 'hasCurrent', actions: 'toggleCurrent' },
    'link.followed': { actions: { type: 'announceRead', params: ({ event }) => event.id } },
    'share.asked': { actions: { type: 'announceShare', params: ({ event }) => ('id' in event ? event.id : undefined) } },
    'box.wanted': { actions: 'announceBox' },
    'row.wanted': {
      guard: { type: 'hasRow', params: ({ event }) => event.to },
      actions: [
        { type: 'announcePassed', params: ({ event }) => event.to },
        { type: 'moveTo', params: ({ event }) => event.to },
        'announceRow',
      ],
    },
  },
  states: {
    // before the list: what is new is counted before it is merged
    speaking: {
      initial: 'waiting',
      on: { 'search.given': { guard: ifOther, target: '.waiting' }, 'feed.closed': '.waiting' },
      states: {
        waiting: { on: { 'items.replaced': 'counting' } },
        counting: { always: { target: 'quiet', actions: 'sayAll' } },
        quiet: { on: { 'items.merged': { ...ifNew, target: 'gathering' } } },
        gathering: {
          on: { 'items.merged': ifNew },
          after: { sayingPause: { target: 'quiet', actions: 'sayNew' } },
        },
      },
    },
    list: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'search.given': { target: 'searching', actions: { type: 'keepSearch', params: searchIn } } },
        },
        searching: {
          initial: 'connecting',
          // an answer to an older search has nobody left to hear it (RT-05)
          invoke: { id: 'searchNews', src: 'searchNews', input: ({ context }) => context.search },
          on: {
            'search.given': {
              guard: ifOther,
              target: 'searching',
              reenter: true,
              actions: { type: 'keepSearch', params: searchIn },
            },
            'retry.pressed': { target: 'searching', reenter: true },
            'feed.closed': { target: 'closed', actions: 'forgetAll' },
          },
          states: {
            connecting: { on: { 'connection.opened': 'loading' } },
            loading: { on: whileConnected },
            live: {
              on: {
                ...whileConnected,
                'items.merged': { actions: { type: 'mergeItems', params: itemsOf } },
              },
            },
            stale: { on: { 'connection.opened': 'loading' } },
          },
        },
      },
    },
    muting: {
      initial: 'none',
      on: { 'search.given': { guard: ifOther, target: '.choosing' }, 'feed.closed': '.none' },
      states: {
        none: {},
        choosing: { entry: 'dropMuted', always: [{ guard: 'excludes', target: 'counting' }, { target: 'none' }] },
        counting: {
          invoke: {
            id: 'searchUnmuted',
            src: 'searchUnmuted',
            input: ({ context }) => withoutExclusions(context.search),
          },
          on: {
            'unmuted.replaced': { actions: { type: 'replaceMuted', params: itemsOf } },
            'unmuted.merged': { actions: { type: 'mergeMuted', params: itemsOf } },
            'mutes.toggled': { actions: 'toggleMutes' },
          },
        },
      },
    },
    box: {
      initial: 'settled',
      on: {
        'phrase.changed': { target: '.typing', actions: { type: 'keepPhrase', params: ({ event }) => event.phrase } },
        'search.cleared': { target: '.asking', actions: { type: 'keepPhrase', params: '' } },
        'search.submitted': '.asking',
        'feed.closed': '.settled',
      },
      states: {
        settled: {
          on: { 'search.given': { guard: ifOther, actions: { type: 'followSearch', params: searchIn } } },
        },
        typing: { after: { typingPause: 'asking' } },
        asking: {
          always: [
            {
              guard: 'losesFilters',
              target: 'settled',
              actions: ['keepCleared', 'announceSearch', 'offerUndo'],
            },
            { guard: 'isNewSearch', target: 'settled', actions: 'announceSearch' },
            { target: 'settled' },
          ],
        },
      },
    },
    undoing: {
      initial: 'none',
      on: { 'feed.closed': '.none' },
      states: {
        none: { on: { 'filters.cleared': 'offered' } },
        offered: {
          on: {
            'undo.pressed': { target: 'none', actions: 'announceCleared' },
            'search.given': { guard: { type: 'isFull', params: searchIn }, target: 'none' },
          },
        },
      },
    },
    building: {
      initial: 'closed',
      on: { 'feed.closed': '.closed' },
      states: {
        closed: { on: { 'builder.asked': 'open' } },
        open: { on: { 'builder.left': 'closed' } },
      },
    },
    reading: {
      initial: 'awaiting',
      on: {
        'search.given': { guard: ifOther, target: '.awaiting', actions: ['leaveOldRows', 'announceTop'] },
        'feed.closed': '.awaiting',
        'reason.came': { actions: { type: 'addReason', params: ({ event }) => event.reason } },
        'reason.went': { actions: { type: 'dropReason', params: ({ event }) => event.reason } },
        'pin.toggled': { actions: 'togglePin' },
        'row.focused': { actions: { type: 'noteFocus', params: ({ event }) => event.id } },
        'focus.left': { actions: 'dropFocus' },
        'waiting.asked': { actions: ['letGo', 'showItems', 'announceTop'] },
      },
      states: {
        // until a new search is answered, the older one's rows stay
        awaiting: { on: { 'items.replaced': { target: 'following', actions: 'showAtOnce' } } },
        following: {
          entry: 'showItems',
          always: { guard: 'isHeld', target: 'held' },
          on: {
            'items.replaced': { actions: 'showItems' },
            'items.merged': { actions: 'showItems' },
            'unmuted.replaced': { actions: 'showItems' },
            'unmuted.merged': { actions: 'showItems' },
            'mutes.toggled': { actions: 'showAtOnce' },
          },
        },
        held: {
          always: { guard: 'isFree', target: 'following' },
          on: { 'mutes.toggled': { actions: 'showInPlace' } },
        },
      },
    },
  },
})
