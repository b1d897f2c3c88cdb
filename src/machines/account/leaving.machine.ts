import { type SnapshotFrom, sendTo, setup } from 'xstate'
import { stream } from '../shared/ports.ts'

/** `profile`, `message`: something is typed there that is saved nowhere. */
type Event =
  | { type: 'profile.changed' }
  | { type: 'profile.settled' }
  | { type: 'message.typed' }
  | { type: 'message.settled' }
  /** What was typed is kept for the page that is loaded after this one. */
  | { type: 'drafts.kept' }
  | { type: 'leave.asked' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
export type LeavingEvent = { type: 'leave.answered'; leaves: boolean }

/** PRO-11: asks the user before unsaved changes are left. A message to the team waits in its form, and is lost with the page only. */
export const leavingMachine = setup({
  types: { events: {} as Event },
  actors: { guardLeaving: stream<LeavingEvent>('guardLeaving'), guardPage: stream('guardPage') },
  actions: {
    answer: sendTo('guardLeaving', (_, leaves: boolean): LeavingEvent => ({ type: 'leave.answered', leaves })),
  },
}).createMachine({
  id: 'leaving',
  description: 'Asks before changes that are not saved are lost.',
  type: 'parallel',
  states: {
    message: {
      description: 'What is typed to the team.',
      initial: 'settled',
      states: {
        settled: {
          description: 'No message would be lost.',
          on: { 'message.typed': 'typed' },
        },
        typed: {
          description: 'Who closes the page or loads it again is asked by the browser.',
          invoke: { id: 'guardPage', src: 'guardPage' },
          on: { 'message.settled': 'settled', 'drafts.kept': 'kept' },
        },
        kept: {
          description: 'The page that is loaded after this one has the message; who changes something here has stayed.',
          on: { 'message.settled': 'settled', 'message.typed': 'typed', 'profile.changed': 'typed' },
        },
      },
    },
    profile: {
      description: 'What is changed in the profile.',
      initial: 'settled',
      states: {
        settled: {
          description: 'No change would be lost.',
          on: { 'profile.changed': 'changed' },
        },
        changed: {
          description: 'Who closes the page or loads it again is asked by the browser, who leaves the profile by us.',
          invoke: { id: 'guardLeaving', src: 'guardLeaving' },
          on: { 'profile.settled': 'settled', 'drafts.kept': 'settled' },
          initial: 'watching',
          states: {
            watching: {
              description: 'There are unsaved changes, and the user stays.',
              on: { 'leave.asked': 'asking' },
            },
            asking: {
              description: 'The user is asked whether to leave and lose the changes.',
              on: {
                'leave.confirmed': { target: 'watching', actions: { type: 'answer', params: true } },
                'leave.declined': { target: 'watching', actions: { type: 'answer', params: false } },
              },
            },
          },
        },
      },
    },
  },
})

export const isAsking = (snapshot: SnapshotFrom<typeof leavingMachine>) =>
  snapshot.matches({ profile: { changed: 'asking' } })
