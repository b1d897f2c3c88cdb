import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate'
import type { SignIn } from '../session/sign-in.ts'
import { atFirst, deskSyncParts, partingNow, type Shown, type Synced, syncingNow } from './desk-sync-parts.ts'

const readerIn = ({ event }: { event: { reader: string | undefined } }) => event.reader
const signInIn = ({ event }: { event: { signIn: SignIn | undefined } }) => event.signIn
const shownIn = ({ event }: { event: { shown: Shown | undefined } }) => event.shown
const syncedIn = ({ event }: { event: DoneActorEvent<Synced> }) => event.output
const errorIn = ({ event }: { event: ErrorActorEvent }) => event.error

/** DSK-04: keeps the desks of this browser and those of the account equal, while a user is signed in whose desks are shown. */
export const deskSyncMachine = deskSyncParts.createMachine({
  id: 'deskSync',
  description: 'Keeps the desks of this browser and those of the account equal.',
  context: atFirst,
  initial: 'away',
  invoke: { id: 'watchVisits', src: 'watchVisits' },
  on: {
    'reader.changed': [
      {
        guard: { type: 'isParting', params: readerIn },
        target: '.parting',
        actions: ['keepParting', { type: 'keepReader', params: readerIn }],
      },
      {
        guard: { type: 'isOtherReader', params: readerIn },
        target: '.away',
        actions: { type: 'keepReader', params: readerIn },
      },
    ],
    'signIn.changed': { actions: { type: 'keepSignIn', params: signInIn } },
    'desks.changed': [
      { guard: { type: 'isOwners', params: shownIn }, actions: { type: 'keepShown', params: shownIn } },
      { target: '.away', actions: { type: 'keepShown', params: shownIn } },
    ],
  },
  states: {
    away: {
      description: 'No user is signed in, or their desks are not known yet.',
      entry: 'forgetParting',
      always: [
        { guard: 'isReady', target: 'loading' },
        { guard: 'isVisitor', target: 'dropping' },
      ],
    },
    parting: {
      description:
        'The user has signed out: what the account does not have goes to it first, and the sign-out is sent once it has it, or after a while.',
      initial: 'sending',
      on: { 'desks.changed': { actions: { type: 'keepShown', params: shownIn } } },
      after: { partTime: 'away' },
      states: {
        sending: {
          description: 'The desks of the user are on their way.',
          invoke: {
            id: 'partDesks',
            src: 'partDesks',
            input: partingNow,
            onDone: [
              {
                guard: { type: 'isAgreed', params: syncedIn },
                target: '#deskSync.away',
                actions: { type: 'announceParted', params: syncedIn },
              },
              // they were changed elsewhere, and go again with that
              { target: 'sending', reenter: true, actions: { type: 'renewParting', params: syncedIn } },
            ],
            onError: [
              { guard: { type: 'isUnfit', params: errorIn }, target: '#deskSync.away' },
              { guard: 'isFirstFailure', target: 'sending', reenter: true, actions: 'countFailure' },
              { target: '#deskSync.away' },
            ],
          },
        },
      },
    },
    dropping: {
      description: 'No user is signed in: copies of users’ desks leave this browser, those that the account has.',
      invoke: { id: 'dropCopies', src: 'dropCopies', onDone: 'visiting', onError: 'visiting' },
    },
    visiting: { description: 'A visitor’s desks are those of this browser alone.' },
    loading: {
      description: 'The desks of the account are on their way, and come together with those of this browser.',
      invoke: {
        id: 'loadDesks',
        src: 'loadDesks',
        input: syncingNow,
        onDone: [
          {
            guard: { type: 'isAgreed', params: syncedIn },
            target: 'agreed',
            actions: { type: 'takeSynced', params: syncedIn },
          },
          { target: 'saving', actions: { type: 'takeSynced', params: syncedIn } },
        ],
        onError: { target: 'waiting', actions: 'countFailure' },
      },
      on: { 'page.left': { guard: 'isUnsaved', target: 'leaving' } },
    },
    agreed: {
      description: 'The account has all desks of this browser.',
      entry: 'announceAgreed',
      on: {
        'desks.changed': {
          guard: { type: 'isChange', params: shownIn },
          target: 'pausing',
          actions: { type: 'keepShown', params: shownIn },
        },
        'desks.wanted': 'loading',
      },
    },
    pausing: {
      description: 'Desks have changed, and more may change at once.',
      on: {
        'desks.changed': {
          guard: { type: 'isChange', params: shownIn },
          target: 'pausing',
          reenter: true,
          actions: { type: 'keepShown', params: shownIn },
        },
        'page.left': { guard: 'isUnsaved', target: 'leaving' },
      },
      after: { pauseTime: 'saving' },
    },
    saving: {
      description: 'The desks are being saved in the account.',
      entry: 'noteSent',
      invoke: {
        id: 'saveDesks',
        src: 'saveDesks',
        input: syncingNow,
        onDone: [
          { guard: 'isOvertaken', target: 'pausing', actions: { type: 'takeSynced', params: syncedIn } },
          {
            guard: { type: 'isAgreed', params: syncedIn },
            target: 'agreed',
            actions: { type: 'takeSynced', params: syncedIn },
          },
          // they were changed elsewhere, and go again with that
          { target: 'saving', reenter: true, actions: { type: 'takeSynced', params: syncedIn } },
        ],
        onError: [
          { guard: { type: 'isUnfit', params: errorIn }, target: 'refused', actions: 'announceRefusal' },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
      on: { 'page.left': { guard: 'isUnsaved', target: 'leaving' } },
    },
    leaving: {
      description: 'The page is hidden and may be closed: what the account does not have goes to it at once.',
      entry: 'noteSent',
      invoke: {
        id: 'sendDesks',
        src: 'sendDesks',
        input: syncingNow,
        onDone: [
          { guard: 'isOvertaken', target: 'pausing', actions: { type: 'takeSynced', params: syncedIn } },
          {
            guard: { type: 'isAgreed', params: syncedIn },
            target: 'agreed',
            actions: { type: 'takeSynced', params: syncedIn },
          },
          // they were changed elsewhere, and go again with that
          { target: 'saving', actions: { type: 'takeSynced', params: syncedIn } },
        ],
        onError: [
          { guard: { type: 'isUnfit', params: errorIn }, target: 'refused', actions: 'announceRefusal' },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
      on: { 'page.left': { guard: 'isOvertaken', target: 'leaving', reenter: true } },
    },
    waiting: {
      description: 'The account could not be reached, and is asked again.',
      on: { 'desks.wanted': 'loading', 'page.left': { guard: 'isUnsaved', target: 'leaving' } },
      after: { retryTime: 'loading' },
    },
    refused: {
      description: 'The account does not take the desks as they are: they stay in this browser.',
      on: {
        'desks.changed': {
          guard: { type: 'isChange', params: shownIn },
          target: 'pausing',
          actions: { type: 'keepShown', params: shownIn },
        },
      },
    },
  },
})

/** Whether the account is still to say for the first time which desks it has; also where it is not known yet who is signed in. */
export const accountNow = (snapshot: SnapshotFrom<typeof deskSyncMachine>) => {
  const { reader, agreed } = snapshot.context
  const isAsked = snapshot.matches('loading') || snapshot.matches('away')
  return isAsked && reader !== '' && agreed === undefined ? 'awaited' : 'answered'
}
/** The names of desks that wait in this browser, as the account has no space for them. */
export const waitingIn = ({ context }: SnapshotFrom<typeof deskSyncMachine>) => context.rest
