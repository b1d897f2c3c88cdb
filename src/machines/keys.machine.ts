import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import { type FeedOrder, orderOf } from '../rules/feed-keys.ts'
import type { FeedPlace } from '../rules/workspace.ts'
import { stream } from './ports.ts'

/** `places`: the feeds on the page, that used last at the end. */
type Context = { places: readonly FeedPlace[] }
type Key = { key: string; isRepeated: boolean }
type Event =
  | ({ type: 'key.pressed' } & Key)
  | { type: 'list.asked' }
  | { type: 'list.left' }
  | { type: 'feed.came'; place: FeedPlace }
  | { type: 'feed.used'; place: FeedPlace }
  | { type: 'feed.left'; place: FeedPlace }
type Emitted = { type: 'order.given'; place: FeedPlace | undefined; order: FeedOrder | undefined }

const keyIn = ({ event }: { event: Key }): Key => event
const placeIn = ({ event }: { event: { place: FeedPlace } }) => event.place
const without = (places: readonly FeedPlace[], place: FeedPlace) => places.filter((other) => other !== place)

/** The keys of the page: '?' lists them, others are for the feed that was used last. */
export const keysMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { watchKeys: stream('watchKeys') },
  actions: {
    addPlace: assign(({ context }, place: FeedPlace) => ({ places: [place, ...without(context.places, place)] })),
    usePlace: assign(({ context }, place: FeedPlace) => ({ places: [...without(context.places, place), place] })),
    dropPlace: assign(({ context }, place: FeedPlace) => ({ places: without(context.places, place) })),
    giveOrder: emit(({ context }, { key, isRepeated }: Key) => ({
      type: 'order.given' as const,
      place: context.places.at(-1),
      order: orderOf(key, isRepeated),
    })),
  },
  guards: {
    asksForList: (_, { key, isRepeated }: Key) => key === '?' && !isRepeated,
    isOrder: ({ context }, { key, isRepeated }: Key) =>
      context.places.length > 0 && orderOf(key, isRepeated) !== undefined,
  },
}).createMachine({
  id: 'keys',
  context: { places: [] },
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  initial: 'closed',
  on: {
    'feed.came': { actions: { type: 'addPlace', params: placeIn } },
    'feed.used': { actions: { type: 'usePlace', params: placeIn } },
    'feed.left': { actions: { type: 'dropPlace', params: placeIn } },
  },
  states: {
    closed: {
      on: {
        'list.asked': 'open',
        'key.pressed': [
          { guard: { type: 'asksForList', params: keyIn }, target: 'open' },
          { guard: { type: 'isOrder', params: keyIn }, actions: { type: 'giveOrder', params: keyIn } },
        ],
      },
    },
    open: { on: { 'list.left': 'closed' } },
  },
})

export const isListOpen = (snapshot: SnapshotFrom<typeof keysMachine>) => snapshot.matches('open')
