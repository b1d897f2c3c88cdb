import { assign, raise, type SnapshotFrom, setup } from 'xstate'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { filterCount, phraseFor, searchOf } from '../../rules/shared/search.ts'
import { report } from '../shared/report.ts'

type Context = {
  search: SearchContext
  phrase: string
  /** What Undo brings back, and what was chosen instead. */
  cleared: SearchContext
  instead: SearchContext
}
type Event =
  | { type: 'search.given'; search: SearchContext }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'search.submitted' }
  | { type: 'search.cleared' }
  | { type: 'filters.cleared' }
  | { type: 'filter.removed'; search: SearchContext }
  | { type: 'undo.pressed' }
export type SearchReport = { type: 'search.chosen'; search: SearchContext }

const searchIn = ({ event }: { event: { search: SearchContext } }) => event.search
const typedNow = ({ context }: { context: Context }) => searchOf(context.phrase, context.search)
const phraseIn = ({ event }: { event: { phrase: string } }) => event.phrase
const initialContext = ({ input }: { input: { search: SearchContext } }): Context => ({
  search: input.search,
  phrase: phraseFor(input.search, ''),
  cleared: {},
  instead: {},
})

/** The search box of a feed (FED-01). The workspace decides what is searched for. */
export const feedSearchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { search: SearchContext },
    emitted: {} as SearchReport,
  },
  actions: {
    keepSearch: assign((_, search: SearchContext) => ({ search })),
    keepPhrase: assign((_, phrase: string) => ({ phrase })),
    followSearch: assign(({ context }, search: SearchContext) => ({ phrase: phraseFor(search, context.phrase) })),
    keepCleared: assign(({ context }, instead: SearchContext) => ({ cleared: context.search, instead })),
    offerUndo: raise({ type: 'filters.cleared' }),
    announceSearch: report((_, search: SearchContext) => ({ type: 'search.chosen', search })),
    announceCleared: report(({ context }) => ({ type: 'search.chosen', search: context.cleared })),
  },
  guards: {
    isNewSearch: ({ context }) => !isSame(context.search, searchOf(context.phrase, context.search)),
    /** More goes than the box can bring back. */
    losesFilters: ({ context: { phrase, search } }) => phrase.trim() === '' && filterCount(search) > 0,
    isElse: ({ context }, search: SearchContext) => !isSame(search, context.instead),
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'feedSearch',
  description: 'The search box of a feed.',
  context: initialContext,
  type: 'parallel',
  states: {
    box: {
      description: 'What is typed, and when it becomes the search.',
      initial: 'settled',
      on: {
        'search.given': { actions: { type: 'keepSearch', params: searchIn } },
        'phrase.changed': { target: '.typing', actions: { type: 'keepPhrase', params: phraseIn } },
        'search.cleared': { target: '.asking', actions: { type: 'keepPhrase', params: '' } },
        'search.submitted': '.asking',
        'filter.removed': {
          target: '.settled',
          actions: [
            { type: 'keepCleared', params: searchIn },
            { type: 'announceSearch', params: searchIn },
            'offerUndo',
          ],
        },
      },
      states: {
        settled: {
          description: 'The box shows what the feed searches for.',
          on: {
            'search.given': {
              actions: [
                { type: 'keepSearch', params: searchIn },
                { type: 'followSearch', params: searchIn },
              ],
            },
          },
        },
        typing: {
          description: 'The user is typing.',
          after: { typingPause: 'asking' },
        },
        asking: {
          description: 'What was typed becomes the search.',
          always: [
            {
              guard: 'losesFilters',
              target: 'settled',
              actions: [
                { type: 'keepCleared', params: typedNow },
                { type: 'announceSearch', params: typedNow },
                'offerUndo',
              ],
            },
            { guard: 'isNewSearch', target: 'settled', actions: { type: 'announceSearch', params: typedNow } },
            { target: 'settled' },
          ],
        },
      },
    },
    undoing: {
      description: 'Whether cleared filters can be brought back.',
      initial: 'none',
      states: {
        none: {
          description: 'There is nothing to bring back.',
          on: { 'filters.cleared': 'offered' },
        },
        offered: {
          description: 'The filters were cleared, and Undo brings them back.',
          on: {
            'undo.pressed': { target: 'none', actions: 'announceCleared' },
            'search.given': { guard: { type: 'isElse', params: searchIn }, target: 'none' },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof feedSearchMachine>
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
export const canUndo = (snapshot: Snapshot) => snapshot.matches({ undoing: 'offered' })
