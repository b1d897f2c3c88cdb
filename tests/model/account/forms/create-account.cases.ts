import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  type CreateDraft,
  canSend,
  type createAccountMachine,
  draftOf,
  hasTerms,
  isSending,
  problemsOf,
} from '../../../../src/machines/account/create-account.machine.ts'
import type { drive } from '../../drive/drive.ts'
import { refusal, verdictsOn } from '../../drive/judged.ts'
import { silent } from '../../drive/people.ts'

export const ports = { promises: ['createAccount'] }
export const blank: CreateDraft = { email: '', username: '', password: '', confirm: '', hasAccepted: false }
export const filled = { email: 'ann@marketflux.test', username: 'ann', password: 'Secret-1-of-Ann' }
export const change = (says: string, part: Partial<CreateDraft>) => ({ type: 'draft.changed', says, change: part })
export const filling = change('all', filled)
export const accepted = change('terms', { hasAccepted: true })
export const submitted = { type: 'form.submitted' }
const narrowed = { type: 'form.narrowed' }
const widened = { type: 'form.widened' }
export const submittedOnMobile = [narrowed, submitted]
export const made = { type: 'xstate.done.actor.createAccount', output: undefined }
export const failedWith = (says: string, error: unknown) => ({ type: 'xstate.error.actor.createAccount', says, error })
export const taken = (...names: ('email' | 'username')[]) => {
  const error = Object.fromEntries(names.map((name) => [name, filled[name]]))
  return failedWith(`${names.join(' and ')} taken`, new Failure('refused', 409, { code: 11_000, error }))
}
export const unreachable = failedWith('silent', silent)
export const closed = { type: 'overlay.closed' }
export const sentences = {
  email: 'Please enter a valid email address.',
  username: 'Username contains restricted or profane words.',
  password: 'Password must be 8 to 32 characters, contain an uppercase letter and contain a special character.',
  confirm: 'Passwords do not match.',
  takenEmail: 'ann@marketflux.test is already linked to an account.',
  takenUsername: 'ann is already taken. Please try another username.',
}

/** Everything that can happen to the form, in the variants that make a difference. */
export const cases = [
  filling,
  change('broken email', { email: 'ann@' }),
  change('restricted username', { username: 'admin' }),
  change('weak password', { password: 'secret1' }),
  change('equal confirmation', { confirm: filled.password }),
  change('other confirmation', { confirm: 'Secret-2' }),
  change('no username', { username: '' }),
  accepted,
  submitted,
  narrowed,
  widened,
  made,
  taken('email'),
  taken('username'),
  failedWith('422', refusal),
  ...verdictsOn(filled.password),
  failedWith('500', new Failure('refused', 500)),
  unreachable,
  closed,
]

export const seen = ({ snapshot, said, calls }: ReturnType<typeof drive<typeof createAccountMachine>>) => ({
  draft: draftOf(snapshot()),
  problems: problemsOf(snapshot()),
  canSend: canSend(snapshot()),
  hasTerms: hasTerms(snapshot()),
  isSending: isSending(snapshot()),
  said,
  calls,
})
