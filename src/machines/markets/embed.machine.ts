import { type EventObject, type SnapshotFrom, setup } from 'xstate'
import type { EmbedName } from '../../contract/markets/embeds.ts'
import { stream } from '../shared/ports.ts'

type Event =
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  /** There is an area of the page where the frame can stand. */
  | { type: 'area.opened' }
  | { type: 'area.left' }
  | { type: 'ours.wanted' }
  | { type: 'provider.wanted' }
  | { type: 'retry.pressed' }
  | { type: 'frame.ready' }
  | { type: 'frame.failed' }

const initialContext = ({ input }: { input: { name: EmbedName } }) => input
const frameName = ({ context }: { context: { name: EmbedName } }) => context.name

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
  description: 'The frame of a provider, and what is shown in its place.',
  context: initialContext,
  initial: 'waitingForConsent',
  states: {
    waitingForConsent: {
      description: 'The user has not allowed content of others, so nothing of it is loaded.',
      on: { 'consent.given': 'allowed' },
    },
    allowed: {
      description: 'The user has allowed content of others.',
      initial: 'resting',
      on: { 'consent.withdrawn': 'waitingForConsent' },
      states: {
        resting: {
          description: 'No part of the page has an area for the frame.',
          on: { 'area.opened': 'framed' },
        },
        framed: {
          description: 'The frame of the provider is on the page.',
          initial: 'loading',
          invoke: { id: 'watchFrame', src: 'watchFrame', input: frameName },
          on: { 'area.left': 'resting', 'ours.wanted': 'ours', 'frame.failed': 'unreachable' },
          states: {
            loading: {
              description: 'The frame is loading, and ours is shown meanwhile.',
              on: { 'frame.ready': 'shown' },
              after: { reachTime: '#embed.allowed.unreachable' },
            },
            shown: {
              description: 'The user sees the frame of the provider.',
            },
          },
        },
        unreachable: {
          description: 'The provider cannot be reached, so ours is shown.',
          on: { 'retry.pressed': 'framed', 'area.left': 'resting', 'ours.wanted': 'ours' },
        },
        ours: {
          description: 'The user prefers ours to the frame of the provider.',
          on: { 'provider.wanted': 'framed' },
        },
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
/** Whether the user has gone back to ours. */
export const isOurs = (snapshot: Snapshot) => snapshot.matches({ allowed: 'ours' })
