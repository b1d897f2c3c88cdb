import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate'
import type { User } from '../../contract/shared/user/user.ts'
import {
  draftFrom,
  type ProfileDraft,
  type ProfileProblems,
  profileConflicts,
  profileProblems,
  profileUpdate,
  userElsewhere,
} from '../../rules/account/profile.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { type Context, profileParts, untouched } from './profile-parts.ts'

const answeredOf = ({ event }: { event: DoneActorEvent<User> }) => event.output
const userOf = ({ event }: { event: { user: User } }) => event.user
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const elsewhereOf = ({ event }: { event: ErrorActorEvent }) => userElsewhere(event.error) ?? null
const initialContext: Context = untouched()
const changeIn = ({ event }: { event: { change: Partial<ProfileDraft>; base?: ProfileDraft | undefined } }) => event
const choiceIn = ({ event }: { event: { field: keyof ProfileDraft; keeps: 'draft' | 'saved' } }) => event
const updateRequest = ({ context }: { context: Context }) => profileUpdate(context, context.user?.email ?? '')

export const profileMachine = profileParts.createMachine({
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
