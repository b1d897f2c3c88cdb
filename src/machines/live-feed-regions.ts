import { withoutExclusions } from '../rules/search.ts'
import { ifOther, itemsOf, liveFeedParts, searchIn } from './live-feed-parts.ts'

const ifNew = {
  guard: { type: 'bringsNew' as const, params: itemsOf },
  actions: { type: 'gather' as const, params: itemsOf },
}

/** What those hear who do not see the list: how much a new search brought, then what is new, at most every 20 s. */
export const speaking = liveFeedParts.createStateConfig({
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
})

/** What the exclusions leave out is heard beside the list. */
export const muting = liveFeedParts.createStateConfig({
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
})

/** FED-01: the search box. */
export const box = liveFeedParts.createStateConfig({
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
})

/** A blank phrase has emptied a search that had more than its keyword. */
export const undoing = liveFeedParts.createStateConfig({
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
})

/** Whether the builder is open beneath the header. */
export const building = liveFeedParts.createStateConfig({
  initial: 'closed',
  on: { 'feed.closed': '.closed' },
  states: {
    closed: { on: { 'builder.asked': 'open' } },
    open: { on: { 'builder.left': 'closed' } },
  },
})
