import { withoutExclusions } from '../rules/search.ts'
import type { FeedContext } from './live-feed-context.ts'
import { itemsOf, liveFeedParts, searchIn } from './live-feed-parts.ts'

const searchUnexcluded = ({ context }: { context: FeedContext }) => withoutExclusions(context.search)
const phraseIn = ({ event }: { event: { phrase: string } }) => event.phrase

/** What those hear who do not see the list: how much a new search brought, then what is new, at most every 20 s. */
export const speaking = liveFeedParts.createStateConfig({
  description: 'What screen readers are told about the list.',
  initial: 'waiting',
  on: {
    'search.given': { guard: { type: 'isOther', params: searchIn }, target: '.waiting' },
    'feed.closed': '.waiting',
  },
  states: {
    waiting: {
      description: 'A new search has no answer yet.',
      on: { 'items.replaced': 'counting' },
    },
    counting: {
      description: 'The answer is counted before it is announced.',
      always: { target: 'quiet', actions: 'sayAll' },
    },
    quiet: {
      description: 'Everything has been announced.',
      on: {
        'items.merged': {
          guard: { type: 'bringsNew', params: itemsOf },
          target: 'gathering',
          actions: { type: 'gather', params: itemsOf },
        },
      },
    },
    gathering: {
      description: 'New items are counted for a while before they are announced.',
      on: {
        'items.merged': { guard: { type: 'bringsNew', params: itemsOf }, actions: { type: 'gather', params: itemsOf } },
      },
      after: { sayingPause: { target: 'quiet', actions: 'sayNew' } },
    },
  },
})

/** What the exclusions leave out is heard beside the list. */
export const muting = liveFeedParts.createStateConfig({
  description: 'What the exclusions of the search leave out.',
  initial: 'none',
  on: { 'search.given': { guard: { type: 'isOther', params: searchIn }, target: '.choosing' }, 'feed.closed': '.none' },
  states: {
    none: {
      description: 'Nothing is left out.',
    },
    choosing: {
      description: 'The new search is checked for exclusions.',
      entry: 'dropMuted',
      always: [{ guard: 'excludes', target: 'counting' }, { target: 'none' }],
    },
    counting: {
      description: 'The items that are left out are counted, and can be shown.',
      invoke: {
        id: 'searchUnmuted',
        src: 'searchUnmuted',
        input: searchUnexcluded,
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
  description: 'The search box.',
  initial: 'settled',
  on: {
    'phrase.changed': { target: '.typing', actions: { type: 'keepPhrase', params: phraseIn } },
    'search.cleared': { target: '.asking', actions: { type: 'keepPhrase', params: '' } },
    'search.submitted': '.asking',
    'feed.closed': '.settled',
  },
  states: {
    settled: {
      description: 'The box shows what the feed searches for.',
      on: {
        'search.given': {
          guard: { type: 'isOther', params: searchIn },
          actions: { type: 'followSearch', params: searchIn },
        },
      },
    },
    typing: {
      description: 'The reader is typing.',
      after: { typingPause: 'asking' },
    },
    asking: {
      description: 'What was typed becomes the search.',
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
  description: 'Whether cleared filters can be brought back.',
  initial: 'none',
  on: { 'feed.closed': '.none' },
  states: {
    none: {
      description: 'There is nothing to bring back.',
      on: { 'filters.cleared': 'offered' },
    },
    offered: {
      description: 'The filters were cleared, and Undo brings them back.',
      on: {
        'undo.pressed': { target: 'none', actions: 'announceCleared' },
        'search.given': { guard: { type: 'isFull', params: searchIn }, target: 'none' },
      },
    },
  },
})

/** Whether the builder is open beneath the header. */
export const building = liveFeedParts.createStateConfig({
  description: 'The filter builder beneath the header of the feed.',
  initial: 'closed',
  on: { 'feed.closed': '.closed' },
  states: {
    closed: {
      description: 'The builder is closed.',
      on: { 'builder.asked': 'open' },
    },
    open: {
      description: 'The builder is open.',
      entry: { type: 'announceBuilding', params: 'building.begun' },
      exit: { type: 'announceBuilding', params: 'building.ended' },
      on: { 'builder.left': 'closed' },
    },
  },
})
