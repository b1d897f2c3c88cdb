import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { ContentItem } from '../../contract/content/content.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Context = { id: string; item?: ContentItem }
type Event =
  | { type: 'article.asked'; id: string }
  | { type: 'article.left' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
type Emitted = { type: 'items.read'; ids: readonly string[] }
type Answer = ContentItem | undefined

const idIn = ({ event }: { event: { id: string } }) => event.id

const idAsked = ({ context }: { context: Context }) => context.id
const outputOf = ({ event }: { event: DoneActorEvent<Answer> }) => event.output

/** The item that a link names (RTE-03, PIT-10, ERR-06). */
export const articleMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { getContent: port<Answer, string>('getContent') },
  actions: {
    keepId: assign((_, id: string) => ({ id, item: undefined })),
    keepItem: assign((_, item: Answer) => ({ item })),
    announceRead: report(({ context }) => ({ type: 'items.read', ids: [context.id] })),
    forget: assign({ id: '', item: undefined }),
  },
  guards: {
    isOther: ({ context }, id: string) => id !== context.id,
    isFound: (_, item: Answer) => item !== undefined,
  },
}).createMachine({
  id: 'article',
  description: 'Shows the item that a link names.',
  context: { id: '' },
  initial: 'none',
  on: {
    'article.asked': {
      guard: { type: 'isOther', params: idIn },
      target: '.loading',
      actions: { type: 'keepId', params: idIn },
    },
    'article.left': { target: '.none', actions: 'forget' },
  },
  states: {
    none: {
      description: 'No link has named an item.',
    },
    loading: {
      description: 'The item that the link names is on its way.',
      invoke: {
        id: 'getContent',
        src: 'getContent',
        input: idAsked,
        onDone: [
          {
            guard: { type: 'isFound', params: outputOf },
            target: 'shown',
            actions: [{ type: 'keepItem', params: outputOf }, 'announceRead'],
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: 'The item is on the page.',
    },
    missing: {
      description: 'There is no such item.',
    },
    failed: {
      description: 'The server did not answer, and the user can try again.',
      on: { 'retry.pressed': 'loading', 'network.returned': 'loading' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof articleMachine>
export const isAsked = (snapshot: Snapshot) => !snapshot.matches('none')
export const itemOf = (snapshot: Snapshot) => snapshot.context.item
export const isLoading = (snapshot: Snapshot) => snapshot.matches('loading')
/** There is no such item, or it could not be loaded: ERR-06 shows the same message for both. */
export const isAbsent = (snapshot: Snapshot) => snapshot.matches('missing') || snapshot.matches('failed')
export const canRetry = (snapshot: Snapshot) => snapshot.matches('failed')
