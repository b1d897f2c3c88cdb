import { type SnapshotFrom, sendTo, setup } from 'xstate'
import { stream } from './ports.ts'

type Event =
  /** Something is typed that is saved nowhere. */
  | { type: 'draft.changed' }
  | { type: 'draft.settled' }
  | { type: 'leave.asked' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
export type LeavingTold = { type: 'leave.answered'; leaves: boolean }

/** PRO-11: whoever leaves what they have changed and not saved is asked first. */
export const leavingMachine = setup({
  types: { events: {} as Event },
  actors: { guardLeaving: stream<LeavingTold>('guardLeaving') },
  actions: {
    answer: sendTo('guardLeaving', (_, leaves: boolean): LeavingTold => ({ type: 'leave.answered', leaves })),
  },
}).createMachine({
  id: 'leaving',
  description: 'Asks before changes that are not saved are lost.',
  initial: 'free',
  states: {
    free: { description: 'Nothing would be lost.', on: { 'draft.changed': 'guarded' } },
    guarded: {
      description: 'Who closes the page or loads it anew is asked by the browser, who leaves within the app by us.',
      invoke: { id: 'guardLeaving', src: 'guardLeaving' },
      on: { 'draft.settled': 'free' },
      initial: 'watching',
      states: {
        watching: {
          description: 'There are unsaved changes, and nobody is leaving.',
          on: { 'leave.asked': 'asking' },
        },
        asking: {
          description: 'The reader is asked whether to leave and lose the changes.',
          on: {
            'leave.confirmed': { target: 'watching', actions: { type: 'answer', params: true } },
            'leave.declined': { target: 'watching', actions: { type: 'answer', params: false } },
          },
        },
      },
    },
  },
})

export const isAsking = (snapshot: SnapshotFrom<typeof leavingMachine>) => snapshot.matches({ guarded: 'asking' })
