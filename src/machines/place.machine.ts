import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Place } from '../rules/place.ts'
import { stream } from './ports.ts'

type Event = { type: 'place.changed'; place: Place } | { type: 'place.asked'; path: string }
export type PlaceTold = { type: 'path.wanted'; path: string }

/** Where the reader is. The browser's history is the record; this chart is told of it and asks it to move. */
export const placeMachine = setup({
  types: { context: {} as { place: Place }, events: {} as Event, input: {} as Place },
  actors: { watchPlace: stream<PlaceTold>('watchPlace') },
  actions: {
    keepPlace: assign((_, place: Place) => ({ place })),
    goTo: sendTo('watchPlace', (_, path: string): PlaceTold => ({ type: 'path.wanted', path })),
  },
}).createMachine({
  id: 'place',
  context: ({ input }) => ({ place: input }),
  invoke: { id: 'watchPlace', src: 'watchPlace' },
  on: {
    'place.changed': { actions: { type: 'keepPlace', params: ({ event }) => event.place } },
    'place.asked': { actions: { type: 'goTo', params: ({ event }) => event.path } },
  },
})

type Snapshot = SnapshotFrom<typeof placeMachine>
export const placeOf = (snapshot: Snapshot) => snapshot.context.place
/** Undefined in other places, and where the address names no document of ours. */
export const legalDocumentOf = (snapshot: Snapshot) => {
  const place = placeOf(snapshot)
  return place.page === 'legal' ? place.document : undefined
}
/** Undefined in other places, and where the address names no part. */
export const profilePartOf = (snapshot: Snapshot) => {
  const place = placeOf(snapshot)
  return place.page === 'profile' ? place.part : undefined
}
