import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
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
  types: { context: {} as { hasMessage: boolean }, events: {} as Event },
  actors: { guardLeaving: stream<LeavingEvent>('guardLeaving'), guardPage: stream('guardPage') },
  actions: {
    noteMessage: assign((_, hasMessage: boolean) => ({ hasMessage })),
    answer: sendTo('guardLeaving', (_, leaves: boolean): LeavingEvent => ({ type: 'leave.answered', leaves })),
  },
  guards: { hasMessage: ({ context }) => context.hasMessage },
}).createMachine({
  id: 'leaving',
  description: 'Asks before changes that are not saved are lost.',
  context: { hasMessage: false },
  initial: 'free',
  on: {
    'message.typed': { actions: { type: 'noteMessage', params: true } },
    'message.settled': { actions: { type: 'noteMessage', params: false } },
    'drafts.kept': '.free',
  },
  states: {
    free: {
      description: 'Nothing would be lost.',
      on: {
        'profile.changed': 'profile',
        'message.typed': { target: 'message', actions: { type: 'noteMessage', params: true } },
      },
    },
    message: {
      description: 'Who closes the page or loads it again is asked by the browser.',
      invoke: { id: 'guardPage', src: 'guardPage' },
      on: {
        'message.settled': { target: 'free', actions: { type: 'noteMessage', params: false } },
        'profile.changed': 'profile',
      },
    },
    profile: {
      description: 'Who closes the page or loads it again is asked by the browser, who leaves the profile by us.',
      invoke: { id: 'guardLeaving', src: 'guardLeaving' },
      on: { 'profile.settled': [{ guard: 'hasMessage', target: 'message' }, { target: 'free' }] },
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
})

export const isAsking = (snapshot: SnapshotFrom<typeof leavingMachine>) => snapshot.matches({ profile: 'asking' })
