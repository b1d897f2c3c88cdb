import type { SnapshotFrom } from 'xstate'
import { canGoBack, documentOf, type overlayMachine, pageOf } from '../../../src/machines/overlay/overlay.machine.ts'

export const logIn = { type: 'logIn.asked' }
export const logInToResume = { type: 'logIn.required' }
export const create = { type: 'create.asked' }
export const resetRequest = { type: 'resetRequest.asked' }
export const terms = { type: 'legal.asked' }
export const privacy = { type: 'legal.asked', says: 'privacy', document: 'privacy' }
export const back = { type: 'back.asked' }
export const resetLink = { type: 'resetLink.followed' }
export const created = { type: 'account.created' }
export const requested = { type: 'resetRequest.sent' }
export const reset = { type: 'password.reset' }
export const sent = { type: 'message.sent' }
export const failed = { type: 'message.failed' }
export const dismissed = { type: 'overlay.dismissed' }
export const given = { type: 'signIn.given' }
export const member = { type: 'member.came' }
export const opened = { type: 'overlay.asked' }
/** Everything that can happen to an overlay, in the variants that make a difference. */
export const cases = [
  opened,
  logIn,
  logInToResume,
  create,
  resetRequest,
  terms,
  privacy,
  back,
  resetLink,
  created,
  requested,
  reset,
  sent,
  failed,
  dismissed,
  given,
  member,
]

type Snapshot = SnapshotFrom<typeof overlayMachine>
export const shown = (snapshot: Snapshot) => ({
  page: pageOf(snapshot),
  document: pageOf(snapshot) === 'Legal' ? documentOf(snapshot) : undefined,
  canGoBack: canGoBack(snapshot),
})
