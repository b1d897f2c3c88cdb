import { assign, type SnapshotFrom, setup } from 'xstate'
import { newIn } from '../../rules/shared/merge.ts'
import type { Items } from './feed-list.machine.ts'

type Context = {
  /** What has been counted. */
  items: Items
  /** New items since the last announcement. */
  gathered: number
  said: { of: 'all' | 'new'; count: number }
}
type Event =
  | { type: 'search.given' }
  | { type: 'list.replaced'; items: Items; older?: number }
  | { type: 'list.backfilled'; items: Items }
  | { type: 'list.merged'; items: Items }

const itemsIn = ({ event }: { event: { items: Items } }) => event.items
const foundIn = ({ event: { items, older = 0 } }: { event: { items: Items; older?: number } }) => items.length + older

/** The announcements of a feed's list for screen readers: how many items a new search found, then new items, at most every 20 s (FED-16). */
export const feedStatusMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actions: {
    keepItems: assign((_, items: Items) => ({ items })),
    sayAll: assign((_, count: number) => ({ gathered: 0, said: { of: 'all', count } })),
    gather: assign(({ context }, items: Items) => ({
      items,
      gathered: context.gathered + newIn(items, context.items).length,
    })),
    sayNew: assign(({ context }) => ({ gathered: 0, said: { of: 'new', count: context.gathered } })),
  },
  guards: { bringsNew: ({ context }, items: Items) => newIn(items, context.items).length > 0 },
  delays: { sayingPause: 20_000 },
}).createMachine({
  id: 'feedStatus',
  description: 'The announcements of the list for screen readers.',
  context: { items: [], gathered: 0, said: { of: 'all', count: 0 } },
  initial: 'waiting',
  on: {
    'search.given': '.waiting',
    'list.replaced': { actions: { type: 'keepItems', params: itemsIn } },
    'list.backfilled': { actions: { type: 'keepItems', params: itemsIn } },
    'list.merged': { actions: { type: 'keepItems', params: itemsIn } },
  },
  states: {
    waiting: {
      description: 'A new search has no answer yet.',
      on: {
        'list.replaced': {
          target: 'quiet',
          actions: [
            { type: 'keepItems', params: itemsIn },
            { type: 'sayAll', params: foundIn },
          ],
        },
      },
    },
    quiet: {
      description: 'Everything has been announced.',
      on: {
        'list.merged': {
          guard: { type: 'bringsNew', params: itemsIn },
          target: 'gathering',
          actions: { type: 'gather', params: itemsIn },
        },
      },
    },
    gathering: {
      description: 'New items are counted for a while before they are announced.',
      on: { 'list.merged': { actions: { type: 'gather', params: itemsIn } } },
      after: { sayingPause: { target: 'quiet', actions: 'sayNew' } },
    },
  },
})

/** The announcement; '' while there is nothing new to announce. */
export function statusOf(snapshot: SnapshotFrom<typeof feedStatusMachine>) {
  if (!snapshot.matches('quiet')) return ''
  const { of, count } = snapshot.context.said
  return `${count} ${of === 'new' ? 'new ' : ''}${count === 1 ? 'headline' : 'headlines'}`
}
