import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import { type FeedOrder, orderOf } from '../rules/feed-keys.ts'
import type { FeedPlace } from '../rules/workspace.ts'
import { stream } from './ports.ts'

/** A list that takes orders by keys: a feed, or one of the News Pit's. */
type ListPlace = FeedPlace | 'spotlight' | 'library'
/** `places`: the lists on the page, that used last at the end. */
type Context = { places: readonly ListPlace[] }
type Key = { key: string; isRepeated: boolean }
type Event =
  | ({ type: 'key.pressed' } & Key)
  | { type: 'list.asked' }
  | { type: 'list.left' }
  | { type: 'feed.came'; place: ListPlace }
  | { type: 'feed.used'; place: ListPlace }
  | { type: 'feed.left'; place: ListPlace }
type Emitted = { type: 'order.given'; place: ListPlace | undefined; order: FeedOrder | undefined }

const keyIn = ({ event }: { event: Key }): Key => event
const placeIn = ({ event }: { event: { place: ListPlace } }) => event.place
const without = (places: readonly ListPlace[], place: ListPlace) => places.filter((other) => other !== place)

/** The keys of the page: '?' lists them, others are for the list that was used last. */
export const keysMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { watchKeys: stream('watchKeys') },
  actions: {
    addPlace: assign(({ context }, place: ListPlace) => ({ places: [place, ...without(context.places, place)] })),
    usePlace: assign(({ context }, place: ListPlace) => ({ places: [...without(context.places, place), place] })),
    dropPlace: assign(({ context }, place: ListPlace) => ({ places: without(context.places, place) })),
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
