import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  asksForVerification,
  canSend,
  draftOf,
  isResending,
  isSending,
  type logInMachine,
  problemsOf,
} from '../../../../src/machines/account/log-in.machine.ts'
import type { drive } from '../../drive/drive.ts'
import { annFirst, silent } from '../../drive/people.ts'

export const ports = { promises: ['logIn', 'resendVerification'] }
export const blank = { email: '', password: '', rememberMe: false }
export const invalid = 'Please enter a valid email address.'
export const change = (says: string, part: object) => ({ type: 'draft.changed', says, change: part })
export const answeredWith = (status: number) => ({
  type: 'xstate.error.actor.logIn',
  says: String(status),
  error: new Failure('refused', status),
})
export const email = change('email', { email: 'ann@marketflux.test' })
export const password = change('password', { password: 'Secret-1' })
export const rememberMe = change('remember me', { rememberMe: true })
export const submitted = { type: 'form.submitted' }
export const granted = { type: 'xstate.done.actor.logIn', output: annFirst }
export const unreachable = { type: 'xstate.error.actor.logIn', says: 'silent', error: silent }
export const resend = { type: 'resend.pressed' }
export const resent = { type: 'xstate.done.actor.resendVerification', output: undefined }
export const notResent = { type: 'xstate.error.actor.resendVerification', error: silent }
export const created = { type: 'account.created', email: 'bob@marketflux.test' }
export const closed = { type: 'overlay.closed' }

/** Everything that can happen to the form, in the variants that make a difference. */
export const cases = [
  email,
  change('broken email', { email: 'ann@' }),
  change('no email', { email: '' }),
  password,
  change('no password', { password: '' }),
  rememberMe,
  submitted,
  granted,
  answeredWith(401),
  answeredWith(403),
  answeredWith(404),
  answeredWith(500),
  unreachable,
  resend,
  resent,
  notResent,
  created,
  closed,
  { type: 'link.changed', says: 'followed', token: 'link-1' },
  { type: 'link.changed', says: 'spent', token: undefined },
]

export const seen = ({ snapshot, said, calls }: ReturnType<typeof drive<typeof logInMachine>>) => ({
  draft: draftOf(snapshot()),
  problems: problemsOf(snapshot()),
  canSend: canSend(snapshot()),
  isSending: isSending(snapshot()),
  asksForVerification: asksForVerification(snapshot()),
  isResending: isResending(snapshot()),
  said,
  calls,
})
