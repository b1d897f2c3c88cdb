import { assign, enqueueActions, setup } from 'xstate'
import type { ProfileUpdate } from '../../contract/account/profile-update.ts'
import type { User } from '../../contract/shared/user/user.ts'
import {
  draftFrom,
  type ProfileDraft,
  type ProfileEdit,
  profileConflicts,
  profileProblems,
} from '../../rules/account/profile.ts'
import { followSaved } from '../../rules/shared/conflicts.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `base`: what the draft began from, field by field. */
export type Context = { user?: User } & ProfileEdit

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

/** The context of a user, or without one. */
export const untouched = (user?: User) => ({ user, base: draftFrom(user), draft: draftFrom(user) })

/** The ports, actions and guards of the profile's chart. */
export const profileParts = setup({
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
})
