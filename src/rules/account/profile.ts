import { ProfileConflict, type ProfileUpdate } from '../../contract/account/profile-update.ts'
import { Failure } from '../../contract/shared/failure.ts'
import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { About, FirstName, LastName, Profession } from '../../contract/shared/user/account-fields.ts'
import type { User } from '../../contract/shared/user/user.ts'
import { changesOf, conflictsOf } from '../shared/conflicts.ts'

/** PRO-06: what can be edited. */
export type ProfileDraft = Omit<User, 'username' | 'email'>
export type ProfileProblems = { firstName?: string; lastName?: string; profession?: string; about?: string }
/** An edit: what it began from, and what it would have. */
export type ProfileEdit = { base: ProfileDraft; draft: ProfileDraft }

/** The draft of the stored user, with empty strings if there is none. */
export const draftFrom = (user: User | undefined): ProfileDraft => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  profession: user?.profession ?? '',
  about: user?.about ?? '',
  country: user?.country ?? '',
  language: user?.language ?? '',
  gender: user?.gender ?? '',
})

/** PRO-07, VAL-09. */
export const profileProblems = (draft: ProfileDraft): ProfileProblems => ({
  firstName: fieldProblem(FirstName, draft.firstName),
  lastName: fieldProblem(LastName, draft.lastName),
  profession: fieldProblem(Profession, draft.profession),
  about: fieldProblem(About, draft.about),
})

/** PRO-12: the fields that were changed here and elsewhere, each with what was saved elsewhere. */
export function profileConflicts({ base, draft }: ProfileEdit, user: User | undefined): Partial<ProfileDraft> {
  const saved = draftFrom(user)
  const fields = conflictsOf(base, draft, saved)
  return Object.fromEntries(fields.map((field) => [field, saved[field]]))
}

/** PRO-12: what is sent, the changed fields with what they were before. */
export function profileUpdate({ base, draft }: ProfileEdit, email: string): ProfileUpdate {
  const changes = changesOf(base, draft)
  const before = Object.entries(base).filter(([field]) => field in changes)
  return { email, ...changes, base: Object.fromEntries(before) }
}

/** The stored user with whom a save was refused, for somebody else has changed the same; undefined for any other failure. */
export function userElsewhere(error: unknown): User | undefined {
  if (!(error instanceof Failure) || error.status !== 409) return undefined
  return ProfileConflict.safeParse(error.body).data?.user
}
