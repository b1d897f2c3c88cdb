import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  draftOf,
  hasDeadLink,
  isExpired,
  isSending,
  problemsOf,
  type ResetDraft,
  type resetPasswordMachine,
} from '../../../../src/machines/account/reset-password.machine.ts'
import type { drive } from '../../drive/drive.ts'
import { refusal, verdictsOn } from '../../drive/judged.ts'
import { silent } from '../../drive/people.ts'

export const ports = { promises: ['resetPassword'] }
export const blank: ResetDraft = { newPassword: '', confirm: '' }
export const good = 'Secret-1-of-Ann'
export const sentences = {
  missing: 'Please enter a new password.',
  weak: 'Password must be 8 to 32 characters, contain an uppercase letter and contain a special character.',
  mismatch: 'Passwords do not match.',
}
export const link = (token: string) => ({ type: 'resetLink.followed', says: token || 'without a token', token })
export const change = (says: string, part: Partial<ResetDraft>) => ({ type: 'draft.changed', says, change: part })
export const typed = change('both', { newPassword: good, confirm: good })
export const submitted = { type: 'form.submitted' }
export const reset = { type: 'xstate.done.actor.resetPassword', output: undefined }
export const failedWith = (says: string, error: unknown) => ({ type: 'xstate.error.actor.resetPassword', says, error })
export const gone = failedWith('410', new Failure('refused', 410))
export const unreachable = failedWith('silent', silent)
export const closed = { type: 'overlay.closed' }

/** Everything that can happen to the form, in the variants that make a difference. */
export const cases = [
  link('link-1'),
  link('link-2'),
  link(''),
  typed,
  change('weak password', { newPassword: 'secret1' }),
  change('no confirmation', { confirm: '' }),
  change('other confirmation', { confirm: 'Secret-2' }),
  submitted,
  reset,
  gone,
  failedWith('422', refusal),
  ...verdictsOn(good),
  failedWith('500', new Failure('refused', 500)),
  unreachable,
  closed,
]

export const seen = ({ snapshot, said, calls }: ReturnType<typeof drive<typeof resetPasswordMachine>>) => ({
  draft: draftOf(snapshot()),
  problems: problemsOf(snapshot()),
  isSending: isSending(snapshot()),
  isExpired: isExpired(snapshot()),
  hasDeadLink: hasDeadLink(snapshot()),
  said,
  calls,
})
