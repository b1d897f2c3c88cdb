import { type EventObject, type SnapshotFrom, setup } from 'xstate'
import type { EmbedName } from '../contract/embeds.ts'
import { stream } from './ports.ts'

type Event =
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  /** There is a place on the page where the frame can stand. */
  | { type: 'place.opened' }
  | { type: 'place.left' }
  | { type: 'ours.wanted' }
  | { type: 'provider.wanted' }
  | { type: 'retry.pressed' }
  | { type: 'frame.ready' }
  | { type: 'frame.failed' }

/** EMB-01, EMB-02: the provider's frame in place of ours. Without consent nothing of it is asked for; where it cannot be reached ours stays. */
export const embedMachine = setup({
  types: {
    context: {} as { name: EmbedName },
    events: {} as Event,
    input: {} as { name: EmbedName },
  },
  actors: { watchFrame: stream<EventObject, EmbedName>('watchFrame') },
  // ours is seen meanwhile, and theirs may take ten seconds to speak
  delays: { reachTime: 20_000 },
}).createMachine({
  id: 'embed',
  context: ({ input }) => input,
  initial: 'waitingForConsent',
  states: {
    waitingForConsent: { on: { 'consent.given': 'allowed' } },
    allowed: {
      initial: 'resting',
      on: { 'consent.withdrawn': 'waitingForConsent' },
      states: {
        resting: { on: { 'place.opened': 'framed' } },
        framed: {
          initial: 'loading',
          invoke: { id: 'watchFrame', src: 'watchFrame', input: ({ context }) => context.name },
          on: { 'place.left': 'resting', 'ours.wanted': 'ours', 'frame.failed': 'unreachable' },
          states: {
            loading: { on: { 'frame.ready': 'shown' }, after: { reachTime: '#embed.allowed.unreachable' } },
            shown: {},
          },
        },
        unreachable: { on: { 'retry.pressed': 'framed', 'place.left': 'resting', 'ours.wanted': 'ours' } },
        ours: { on: { 'provider.wanted': 'framed' } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof embedMachine>
export const isAllowed = (snapshot: Snapshot) => snapshot.matches('allowed')
/** Whether the frame is on the page: unseen until it is ready. */
export const isFramed = (snapshot: Snapshot) => snapshot.matches({ allowed: 'framed' })
export const isShown = (snapshot: Snapshot) => snapshot.matches({ allowed: { framed: 'shown' } })
export const isUnreachable = (snapshot: Snapshot) => snapshot.matches({ allowed: 'unreachable' })
/** Whether the reader has gone back to ours. */
export const isOurs = (snapshot: Snapshot) => snapshot.matches({ allowed: 'ours' })
