import { assign, type DoneActorEvent, type ErrorActorEvent, emit, not, type SnapshotFrom, setup } from 'xstate'
import type { ProfileUpdate } from '../contract/profile-update.ts'
import type { User } from '../contract/user.ts'
import { followSaved } from '../rules/conflicts.ts'
import { isSame } from '../rules/merge.ts'
import {
  draftFrom,
  type ProfileDraft,
  type ProfileEdit,
  type ProfileProblems,
  profileConflicts,
  profileProblems,
  profileUpdate,
  userElsewhere,
} from '../rules/profile.ts'
import { port } from './ports.ts'

/** `base`: what the draft began from, field by field. */
type Context = { user?: User } & ProfileEdit
type Event =
  | { type: 'user.came'; user: User }
  | { type: 'user.left' }
  /** The sign-in has ended, and nobody has signed out: the user may be back. */
  | { type: 'user.lapsed' }
  | { type: 'edit.pressed' }
  | { type: 'edit.cancelled' }
  /** `base`: what the draft of an earlier page began from. */
  | { type: 'draft.changed'; change: Partial<ProfileDraft>; base?: ProfileDraft | undefined }
  /** Of a field that was changed here and elsewhere, one is kept. */
  | { type: 'version.chosen'; field: keyof ProfileDraft; keeps: 'draft' | 'saved' }
  | { type: 'save.pressed' }
/** `save.contested`: nothing was saved, for somebody else has saved the user as they are now. */
type Emitted =
  | { type: 'user.updated'; user: User }
  | { type: 'save.failed' }
  | { type: 'save.contested'; user: User | undefined }

const answeredOf = ({ event }: { event: DoneActorEvent<User> }) => event.output
const userOf = ({ event }: { event: { user: User } }) => event.user
const elsewhereOf = ({ event }: { event: ErrorActorEvent }) => userElsewhere(event.error) ?? null
const ofSameAccount = {
  guard: { type: 'isSameAccount', params: userOf },
  actions: { type: 'followUser', params: userOf },
} as const
/** Of nobody, or of a user. */
const untouched = (user?: User) => ({ user, base: draftFrom(user), draft: draftFrom(user) })

export const profileMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { saveProfile: port<User, ProfileUpdate>('saveProfile') },
  actions: {
    takeUser: assign((_, user: User | undefined) => untouched(user)),
    /** PRO-12: what was not changed here follows. */
    followUser: assign(({ context }, user: User | null) =>
      user ? { user, ...followSaved(context.base, context.draft, draftFrom(user)) } : {},
    ),
    settle: assign(({ context }, { field, keeps }: { field: keyof ProfileDraft; keeps: 'draft' | 'saved' }) => {
      const saved = { [field]: draftFrom(context.user)[field] }
      return {
        base: { ...context.base, ...saved },
        draft: keeps === 'saved' ? { ...context.draft, ...saved } : context.draft,
      }
    }),
    takeChange: assign(
      ({ context }, { change, base }: { change: Partial<ProfileDraft>; base?: ProfileDraft | undefined }) => {
        const draft = { ...context.draft, ...change }
        return base ? followSaved(base, draft, draftFrom(context.user)) : { draft }
      },
    ),
    dropDraft: assign(({ context }) => untouched(context.user)),
    announceUser: emit((_, user: User) => ({ type: 'user.updated' as const, user })),
    announceFailed: emit({ type: 'save.failed' }),
    announceContested: emit(({ context }) => ({ type: 'save.contested' as const, user: context.user })),
  },
  guards: {
    isSameUser: ({ context }, user: User) => context.user !== undefined && isSame(context.user, user),
    /** What is answered for nobody, or for somebody else, never replaces the user. */
    isSameAccount: ({ context }, user: User | null) => user !== null && context.user?.username === user.username,
    hasConflict: ({ context }) => Object.keys(profileConflicts(context, context.user)).length > 0,
    isSaveable: ({ context }) => Object.values(profileProblems(context.draft)).every((problem) => !problem),
  },
}).createMachine({
  id: 'profile',
  context: untouched(),
  initial: 'absent',
  on: {
    'user.left': { target: '.absent', actions: { type: 'takeUser', params: undefined } },
    'user.came': [
      { guard: { type: 'isSameUser', params: userOf } },
      ofSameAccount,
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
      initial: 'writing',
      on: {
        'user.lapsed': 'lapsed.editing',
        'draft.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        'edit.cancelled': { target: 'reading', actions: 'dropDraft' },
      },
      states: {
        writing: {
          always: { guard: 'hasConflict', target: 'choosing' },
          on: { 'save.pressed': { guard: 'isSaveable', target: '#profile.saving' } },
        },
        // PRO-12: the same field was changed here and elsewhere
        choosing: {
          always: { guard: not('hasConflict'), target: 'writing' },
          on: { 'version.chosen': { actions: { type: 'settle', params: ({ event }) => event } } },
        },
      },
    },
    saving: {
      on: { 'user.lapsed': 'lapsed.saving' },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => profileUpdate(context, context.user?.email ?? ''),
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
        onError: [
          {
            guard: { type: 'isSameAccount', params: elsewhereOf },
            target: 'editing',
            actions: [{ type: 'followUser', params: elsewhereOf }, 'announceContested'],
          },
          { target: 'editing', actions: 'announceFailed' },
        ],
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
/** Something is typed that is saved nowhere. */
export const isChanged = (snapshot: Snapshot) =>
  isEditing(snapshot) && !isSame(draftOf(snapshot), draftFrom(userIn(snapshot)))
export const isSaving = (snapshot: Snapshot) => snapshot.matches('saving')
/** What was saved elsewhere in the fields that were changed here, too. */
export const conflictsIn = (snapshot: Snapshot) =>
  snapshot.matches({ editing: 'choosing' }) ? profileConflicts(snapshot.context, userIn(snapshot)) : {}
export const canSave = (snapshot: Snapshot) => snapshot.can({ type: 'save.pressed' })
