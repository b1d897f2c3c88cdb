import { assign, type SnapshotFrom, setup } from 'xstate'

/** `displayTime` in milliseconds, 3000 by default (NTF-01). `path`: the page of what it is about. */
export type Notice = { kind: 'Success' | 'Failure' | 'Info'; text: string; displayTime?: number; path?: string }

const noticeIn = <Value>({ event }: { event: { notice: Value } }) => event.notice

export const notificationMachine = setup({
  types: {
    context: {} as { notice?: Notice },
    events: {} as
      | { type: 'notice.raised'; notice: Notice }
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
  description: 'The notice that shows a success, a failure or information.',
  context: {},
  initial: 'hidden',
  on: {
    'notice.raised': { target: '.shown', actions: { type: 'keepNotice', params: noticeIn } },
  },
  states: {
    hidden: {
      description: 'No notice is shown.',
      entry: 'dropNotice',
    },
    shown: {
      description: 'A notice is shown.',
      initial: 'passing',
      on: { 'notice.dismissed': 'hidden' },
      states: {
        passing: {
          description: 'The notice disappears after a while.',
          after: { displayTime: '#notification.hidden' },
          on: { 'reader.came': 'paused' },
        },
        paused: {
          description: 'The notice stays while the user points at it or has the focus in it.',
          on: {
            'reader.left': 'passing',
            'notice.raised': { actions: { type: 'keepNotice', params: noticeIn } },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof notificationMachine>
export const noticeOf = (snapshot: Snapshot) => snapshot.context.notice
