import { assign, type SnapshotFrom, setup } from 'xstate'
import { isImportant } from '../../rules/shared/marks.ts'
import { newIn } from '../../rules/shared/merge.ts'
import type { Items } from './feed-list.machine.ts'

type Context = {
  /** What has been counted. */
  items: Items
  /** New items since the last announcement. */
  gathered: number
  /** The title of the newest important one among them; '' without one. */
  pressing: string
  said: { of: 'all' | 'new'; count: number; title: string }
}
type Event =
  | { type: 'search.given' }
  | { type: 'list.replaced'; items: Items; older?: number }
  | { type: 'list.backfilled'; items: Items }
  | { type: 'list.merged'; items: Items }

const itemsIn = ({ event }: { event: { items: Items } }) => event.items
const foundIn = ({ event: { items, older = 0 } }: { event: { items: Items; older?: number } }) => items.length + older

/** FED-27: the announcements of a feed's list for screen readers: how many items a new search found, then new ones: important ones soon, others when some have gathered. */
export const feedStatusMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actions: {
    keepItems: assign((_, items: Items) => ({ items })),
    sayAll: assign((_, count: number) => ({ gathered: 0, pressing: '', said: { of: 'all', count, title: '' } })),
    gather: assign(({ context }, items: Items) => {
      const fresh = newIn(items, context.items)
      const important = items.find((item) => isImportant(item) && fresh.includes(item.id))
      return { items, gathered: context.gathered + fresh.length, pressing: important?.title ?? context.pressing }
    }),
    sayNew: assign(({ context: { gathered, pressing } }) => ({
      gathered: 0,
      pressing: '',
      said: { of: 'new', count: gathered, title: pressing },
    })),
  },
  guards: {
    bringsNew: ({ context }, items: Items) => newIn(items, context.items).length > 0,
    isPressing: ({ context }) => context.pressing !== '',
  },
  delays: { sayingPause: 20_000, pressingPause: 5000 },
}).createMachine({
  id: 'feedStatus',
  description: 'The announcements of the list for screen readers.',
  context: { items: [], gathered: 0, pressing: '', said: { of: 'all', count: 0, title: '' } },
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
      always: { guard: 'isPressing', target: 'pressing' },
      on: { 'list.merged': { actions: { type: 'gather', params: itemsIn } } },
      after: { sayingPause: { target: 'quiet', actions: 'sayNew' } },
    },
    pressing: {
      description: 'An important item is among the new ones: they are announced soon.',
      on: { 'list.merged': { actions: { type: 'gather', params: itemsIn } } },
      after: { pressingPause: { target: 'quiet', actions: 'sayNew' } },
    },
  },
})

/** The announcement; '' while there is nothing new to announce. */
export function statusOf(snapshot: SnapshotFrom<typeof feedStatusMachine>) {
  if (!snapshot.matches('quiet')) return ''
  const { of, count, title } = snapshot.context.said
  const words = `${count} ${of === 'new' ? 'new ' : ''}${count === 1 ? 'headline' : 'headlines'}`
  return title ? `Important: ${title}. ${words}` : words
}
