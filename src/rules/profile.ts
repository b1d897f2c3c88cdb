import { About, FirstName, LastName, Profession } from '../contract/account-fields.ts'
import { fieldProblem } from '../contract/field-problem.ts'
import type { ProfileUpdate, User } from '../contract/user.ts'

/** PRO-06: what can be edited. */
export type ProfileDraft = Omit<ProfileUpdate, 'email'>
export type ProfileProblems = { firstName?: string; lastName?: string; profession?: string; about?: string }

/** The stored user's, '' throughout for nobody. */
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
