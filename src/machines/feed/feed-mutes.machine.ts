import { assign, type EventObject, type SnapshotFrom, setup } from 'xstate'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { muteIn, type Unmuted } from '../../rules/feed/muted.ts'
import { replaceNewest } from '../../rules/shared/merge.ts'
import { hasExclusions } from '../../rules/shared/search.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'
import type { Items } from './feed-list.machine.ts'

type Context = { search: SearchContext; muted: Items }
type Event =
  | { type: 'search.given'; search: SearchContext }
  | { type: 'mutes.toggled' }
  | ({ type: 'unmuted.replaced' | 'unmuted.merged' } & Unmuted)
/** `muted`: the items that stand among the others from now on, or that go. */
export type MutesReport = { type: 'mutes.revealed' | 'mutes.hidden' | 'mutes.changed'; muted: Items }

const batchIn = ({ event: { items, muted } }: { event: Unmuted }): Unmuted => ({ items, muted })
const searchIn = ({ event }: { event: { search: SearchContext } }) => event.search
const searchNow = ({ context }: { context: Context }) => context.search
const initialContext = ({ input }: { input: { search: SearchContext } }): Context => ({
  search: input.search,
  muted: [],
})

/** What the exclusions of a feed's search leave out (FED-16). It is searched for beside the list. */
export const feedMutesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { search: SearchContext },
    emitted: {} as MutesReport,
  },
  // searches without the exclusions: it sends 'unmuted.replaced' and 'unmuted.merged'
  actors: { searchUnmuted: stream<EventObject, SearchContext>('searchUnmuted') },
  actions: {
    keepSearch: assign((_, search: SearchContext) => ({ search, muted: [] })),
    replaceMuted: assign(({ context }, batch: Unmuted) => ({
      muted: replaceNewest(context.muted, muteIn([], batch)),
    })),
    mergeMuted: assign(({ context }, batch: Unmuted) => ({ muted: muteIn(context.muted, batch) })),
    announce: report(({ context }, type: MutesReport['type']) => ({ type, muted: context.muted })),
  },
  guards: { excludes: ({ context }) => hasExclusions(context.search) },
}).createMachine({
  id: 'feedMutes',
  description: 'What the exclusions of a search leave out.',
  context: initialContext,
  initial: 'choosing',
  on: { 'search.given': { target: '.choosing', actions: { type: 'keepSearch', params: searchIn } } },
  states: {
    choosing: {
      description: 'The new search is checked for exclusions.',
      always: [{ guard: 'excludes', target: 'counting' }, { target: 'none' }],
    },
    none: {
      description: 'Nothing is left out.',
    },
    counting: {
      description: 'The items that are left out are counted, and can be shown.',
      initial: 'hidden',
      invoke: { id: 'searchUnmuted', src: 'searchUnmuted', input: searchNow },
      states: {
        hidden: {
          description: 'Only their number is shown.',
          on: {
            'unmuted.replaced': { actions: { type: 'replaceMuted', params: batchIn } },
            'unmuted.merged': { actions: { type: 'mergeMuted', params: batchIn } },
            'mutes.toggled': { target: 'revealed', actions: { type: 'announce', params: 'mutes.revealed' } },
          },
        },
        revealed: {
          description: 'They stand among the other rows.',
          on: {
            'unmuted.replaced': {
              actions: [
                { type: 'replaceMuted', params: batchIn },
                { type: 'announce', params: 'mutes.changed' },
              ],
            },
            'unmuted.merged': {
              actions: [
                { type: 'mergeMuted', params: batchIn },
                { type: 'announce', params: 'mutes.changed' },
              ],
            },
            'mutes.toggled': { target: 'hidden', actions: { type: 'announce', params: 'mutes.hidden' } },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof feedMutesMachine>
export const mutedOf = (snapshot: Snapshot) => snapshot.context.muted
export const hasMutes = (snapshot: Snapshot) => snapshot.matches('counting')
export const areRevealed = (snapshot: Snapshot) => snapshot.matches({ counting: 'revealed' })
