import { assign, type SnapshotFrom, setup } from 'xstate'

/** `displayTime` in milliseconds, 3000 unless told (NTF-01). */
export type Notice = { kind: 'Success' | 'Failure' | 'Info'; text: string; displayTime?: number }

export const notificationMachine = setup({
  types: {
    context: {} as { notice?: Notice },
    events: {} as
      | { type: 'notice.told'; notice: Notice }
      | { type: 'reader.came' }
      | { type: 'reader.left' }
      | { type: 'notice.dismissed' },
  },
  actions: {
    keepNotice: assign((_, notice: Notice) => ({ notice })),
    dropNotice: assign({ notice: undefined }),
  },
  delays: { displayTime: ({ context }) => context.notice?.displayTime ?? 3_000 },
}).createMachine({
  id: 'notification',
  context: {},
  initial: 'hidden',
  on: {
    'notice.told': { target: '.shown', actions: { type: 'keepNotice', params: ({ event }) => event.notice } },
  },
  states: {
    hidden: { entry: 'dropNotice' },
    shown: {
      initial: 'passing',
      on: { 'notice.dismissed': 'hidden' },
      states: {
        passing: { after: { displayTime: '#notification.hidden' }, on: { 'reader.came': 'paused' } },
        paused: {
          on: {
            'reader.left': 'passing',
            'notice.told': { actions: { type: 'keepNotice', params: ({ event }) => event.notice } },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof notificationMachine>
export const noticeOf = (snapshot: Snapshot) => snapshot.context.notice
