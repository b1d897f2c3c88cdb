import { assign, type DoneActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import type { ProfileUpdate, User } from '../contract/user.ts'
import { isSame } from '../rules/merge.ts'
import { draftFrom, type ProfileDraft, type ProfileProblems, profileProblems } from '../rules/profile.ts'
import { port } from './ports.ts'

type Context = { user?: User; draft: ProfileDraft }
type Event =
  | { type: 'user.came'; user: User }
  | { type: 'user.left' }
  /** The sign-in has ended, and nobody has signed out: the user may be back. */
  | { type: 'user.lapsed' }
  | { type: 'edit.pressed' }
  | { type: 'edit.cancelled' }
  | { type: 'draft.changed'; change: Partial<ProfileDraft> }
  | { type: 'save.pressed' }
type Emitted = { type: 'user.updated'; user: User } | { type: 'save.failed' }

const answeredOf = ({ event }: { event: DoneActorEvent<User> }) => event.output
const userOf = ({ event }: { event: { user: User } }) => event.user
const ofSameAccount = {
  guard: { type: 'isSameAccount', params: userOf },
  actions: { type: 'keepUser', params: userOf },
} as const

export const profileMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { saveProfile: port<User, ProfileUpdate>('saveProfile') },
  actions: {
    takeUser: assign((_, user: User | undefined) => ({ user, draft: draftFrom(user) })),
    keepUser: assign((_, user: User) => ({ user })),
    takeChange: assign(({ context }, change: Partial<ProfileDraft>) => ({ draft: { ...context.draft, ...change } })),
    dropDraft: assign({ draft: ({ context }) => draftFrom(context.user) }),
    announceUser: emit((_, user: User) => ({ type: 'user.updated' as const, user })),
    announceFailed: emit({ type: 'save.failed' }),
  },
  guards: {
    isSameUser: ({ context }, user: User) => context.user !== undefined && isSame(context.user, user),
    /** What is answered for nobody, or for somebody else, never replaces the user. */
    isSameAccount: ({ context }, user: User | null) => user !== null && context.user?.username === user.username,
    isSaveable: ({ context }) => Object.values(profileProblems(context.draft)).every((problem) => !problem),
  },
}).createMachine({
  id: 'profile',
  context: { draft: draftFrom(undefined) },
  initial: 'absent',
  on: {
    'user.left': { target: '.absent', actions: { type: 'takeUser', params: undefined } },
    'user.came': [
      { guard: { type: 'isSameUser', params: userOf } },
      { target: '.reading', actions: { type: 'takeUser', params: userOf } },
    ],
  },
  states: {
    absent: {},
    reading: {
      on: {
        'edit.pressed': 'editing',
        'user.lapsed': { target: 'absent', actions: { type: 'takeUser', params: undefined } },
      },
    },
    editing: {
      on: {
        'user.lapsed': 'lapsed.editing',
        'draft.changed': { actions: { type: 'takeChange', params: ({ event }) => event.change } },
        'edit.cancelled': { target: 'reading', actions: 'dropDraft' },
        'save.pressed': { guard: 'isSaveable', target: 'saving' },
      },
    },
    saving: {
      // what the server answers to this save is newer than what another tab has stored meanwhile
      on: {
        'user.lapsed': 'lapsed.saving',
        'user.came': [
          { guard: { type: 'isSameAccount', params: userOf }, actions: { type: 'keepUser', params: userOf } },
          { target: 'reading', actions: { type: 'takeUser', params: userOf } },
        ],
      },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { draft, user } }) => ({ ...draft, email: user?.email ?? '' }),
        onDone: [
          {
            guard: { type: 'isSameAccount', params: answeredOf },
            target: 'reading',
            actions: [
              { type: 'takeUser', params: answeredOf },
              { type: 'announceUser', params: answeredOf },
            ],
          },
          { target: 'editing', actions: 'announceFailed' },
        ],
        onError: { target: 'editing', actions: 'announceFailed' },
      },
    },
    // what was typed waits, unseen, until its user is back
    lapsed: {
      initial: 'editing',
      on: { 'user.came': { target: 'reading', actions: { type: 'takeUser', params: userOf } } },
      states: {
        editing: {
          on: {
            'user.came': { target: '#profile.editing', ...ofSameAccount },
          },
        },
        saving: {
          on: {
            'user.came': { target: '#profile.saving', ...ofSameAccount },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof profileMachine>
export const userIn = (snapshot: Snapshot) => snapshot.context.user
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const problemsOf = (snapshot: Snapshot): ProfileProblems => profileProblems(snapshot.context.draft)
export const isEditing = (snapshot: Snapshot) => snapshot.matches('editing')
export const isSaving = (snapshot: Snapshot) => snapshot.matches('saving')
export const canSave = (snapshot: Snapshot) => snapshot.can({ type: 'save.pressed' })
