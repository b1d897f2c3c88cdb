import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  draftOf,
  isSending,
  passwordMachine,
  problemsOf,
  viewOf,
} from '../../../../src/machines/account/password.machine.ts'
import { drive } from '../../drive/drive.ts'
import { refusal, verdictsOn } from '../../drive/judged.ts'
import { silent } from '../../drive/people.ts'
import { right, wrong } from './password.outcome.ts'

export const change = (says: string, part: object) => ({ type: 'draft.changed', says, change: part })
export const failed = (says: string, error: Error) => ({ type: 'xstate.error.actor.changePassword', says, error })
export const asked = { type: 'change.asked' }
export const resetAsked = { type: 'resetRequest.asked' }
export const sent = { type: 'resetRequest.sent' }
export const current = change('current', { currentPassword: right.currentPassword })
export const fresh = change('new', { newPassword: right.newPassword })
export const again = change('again', { confirm: right.confirm })
export const submitted = { type: 'form.submitted' }
export const changed = { type: 'xstate.done.actor.changePassword' }
export const refused = failed('wrong', new Failure('refused', 401, { error: wrong }))
export const closed = { type: 'view.closed' }
export const back = { type: 'back.asked' }
export const pageLeft = { type: 'page.left' }
export const userLeft = { type: 'user.changed' }
export const cases = [
  asked,
  resetAsked,
  sent,
  current,
  change('no current', { currentPassword: '' }),
  fresh,
  change('weak new', { newPassword: 'feeble1' }),
  change('no new', { newPassword: '' }),
  again,
  change('other again', { confirm: 'Other-Word-1' }),
  submitted,
  changed,
  refused,
  failed('422', refusal),
  ...verdictsOn(right.newPassword),
  change('the current one as new', { newPassword: right.currentPassword }),
  failed('silent', silent),
  closed,
  back,
  pageLeft,
  userLeft,
]

export const ports = { promises: ['changePassword'], streams: ['layers'] }
export const passwordAfter = async (...events: AnyEventObject[]) => {
  const password = drive(passwordMachine, ports)
  await password.walk(events)
  return { ...password, seen: () => seen(password) }
}
export const seen = ({ snapshot, said, calls }: ReturnType<typeof drive<typeof passwordMachine>>) => ({
  view: viewOf(snapshot()),
  draft: draftOf(snapshot()),
  problems: problemsOf(snapshot()),
  isSending: isSending(snapshot()),
  said: [...said],
  calls: [...calls],
})
