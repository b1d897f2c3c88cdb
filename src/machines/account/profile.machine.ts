import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { ProfileUpdate } from '../../contract/account/profile-update.ts'
import type { User } from '../../contract/shared/user/user.ts'
import {
  draftFrom,
  type ProfileDraft,
  type ProfileEdit,
  type ProfileProblems,
  profileConflicts,
  profileProblems,
  profileUpdate,
  userElsewhere,
} from '../../rules/account/profile.ts'
import { followSaved } from '../../rules/shared/conflicts.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `base`: what the draft began from, field by field. */
type Context = { user?: User } & ProfileEdit
type Event =
  | { type: 'user.came'; user: User }
  | { type: 'user.left' }
  /** The sign-in has ended without a sign-out: the user may be back. */
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
  | CallReport
  | { type: 'user.updated'; user: User }
  | { type: 'save.failed' }
  | { type: 'save.contested'; user: User }

const answeredOf = ({ event }: { event: DoneActorEvent<User> }) => event.output
const userOf = ({ event }: { event: { user: User } }) => event.user
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const elsewhereOf = ({ event }: { event: ErrorActorEvent }) => userElsewhere(event.error) ?? null
/** The context of a user, or without one. */
const untouched = (user?: User) => ({ user, base: draftFrom(user), draft: draftFrom(user) })

const initialContext: Context = untouched()

const changeIn = ({ event }: { event: { change: Partial<ProfileDraft>; base?: ProfileDraft | undefined } }) => event
const choiceIn = ({ event }: { event: { field: keyof ProfileDraft; keeps: 'draft' | 'saved' } }) => event
const updateRequest = ({ context }: { context: Context }) => profileUpdate(context, context.user?.email ?? '')

export const profileMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { saveProfile: port<User, ProfileUpdate>('saveProfile') },
  actions: {
    announceCall: report({ type: 'call.begun' }),
    announceTrouble: enqueueActions(({ enqueue }, error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble) enqueue(report({ type: 'call.failed', trouble }))
    }),
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
    announceUser: report((_, user: User) => ({ type: 'user.updated' as const, user })),
    announceFailed: report({ type: 'save.failed' }),
    announceContested: enqueueActions(({ context: { user }, enqueue }) => {
      if (user) enqueue(report({ type: 'save.contested', user }))
    }),
  },
  guards: {
    isSameUser: ({ context }, user: User) => context.user !== undefined && isSame(context.user, user),
    /** An answer without a user, or for another account, never replaces the user. */
    isSameAccount: ({ context }, user: User | null) => user !== null && context.user?.username === user.username,
    hasConflict: ({ context }) => Object.keys(profileConflicts(context, context.user)).length > 0,
    hasNoConflict: ({ context }) => Object.keys(profileConflicts(context, context.user)).length === 0,
    isSaveable: ({ context }) => Object.values(profileProblems(context.draft)).every((problem) => !problem),
  },
}).createMachine({
  id: 'profile',
  description: 'The profile of the signed-in user.',
  context: initialContext,
  initial: 'absent',
  on: {
    'user.left': { target: '.absent', actions: { type: 'takeUser', params: undefined } },
    'user.came': [
      { guard: { type: 'isSameUser', params: userOf } },
      {
        guard: { type: 'isSameAccount', params: userOf },
        actions: { type: 'followUser', params: userOf },
      },
      { target: '.reading', actions: { type: 'takeUser', params: userOf } },
    ],
  },
  states: {
    absent: {
      description: 'No user is signed in.',
    },
    reading: {
      description: 'The user sees their profile.',
      on: {
        'edit.pressed': 'editing',
        'user.lapsed': { target: 'absent', actions: { type: 'takeUser', params: undefined } },
      },
    },
    editing: {
      description: 'The user edits their profile.',
      initial: 'writing',
      on: {
        'user.lapsed': 'lapsed.editing',
        'draft.changed': { actions: { type: 'takeChange', params: changeIn } },
        'edit.cancelled': { target: 'reading', actions: 'dropDraft' },
      },
      states: {
        writing: {
          description: 'The user types, and nothing stands in the way of saving.',
          always: { guard: 'hasConflict', target: 'choosing' },
          on: { 'save.pressed': { guard: 'isSaveable', target: '#profile.saving' } },
        },
        // PRO-12: the same field was changed here and elsewhere
        choosing: {
          description: 'The same field was changed here and elsewhere, and the user picks the version that stays.',
          always: { guard: 'hasNoConflict', target: 'writing' },
          on: { 'version.chosen': { actions: { type: 'settle', params: choiceIn } } },
        },
      },
    },
    saving: {
      description: 'The profile is being saved.',
      entry: 'announceCall',
      on: { 'user.lapsed': 'lapsed.saving' },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: updateRequest,
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
            actions: [
              { type: 'announceTrouble', params: errorOf },
              { type: 'followUser', params: elsewhereOf },
              'announceContested',
            ],
          },
          { target: 'editing', actions: [{ type: 'announceTrouble', params: errorOf }, 'announceFailed'] },
        ],
      },
    },
    // what was typed waits, unseen, until its user is back
    lapsed: {
      description: 'The sign-in has ended, and what was typed waits unseen for its user.',
      initial: 'editing',
      on: { 'user.came': { target: 'reading', actions: { type: 'takeUser', params: userOf } } },
      states: {
        editing: {
          description: 'The user was editing, and goes on with it after signing in.',
          on: {
            'user.came': {
              target: '#profile.editing',
              guard: { type: 'isSameAccount', params: userOf },
              actions: { type: 'followUser', params: userOf },
            },
          },
        },
        saving: {
          description: 'The profile was being saved, and is saved after signing in.',
          on: {
            'user.came': {
              target: '#profile.saving',
              guard: { type: 'isSameAccount', params: userOf },
              actions: { type: 'followUser', params: userOf },
            },
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
