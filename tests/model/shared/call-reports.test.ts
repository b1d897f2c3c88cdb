import { expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { createAccountMachine } from '../../../src/machines/account/create-account.machine.ts'
import { deletionMachine } from '../../../src/machines/account/deletion.machine.ts'
import { emailCorrectionMachine } from '../../../src/machines/account/email-correction.machine.ts'
import { logInMachine } from '../../../src/machines/account/log-in.machine.ts'
import { passwordMachine } from '../../../src/machines/account/password.machine.ts'
import { profileMachine } from '../../../src/machines/account/profile.machine.ts'
import { resetPasswordMachine } from '../../../src/machines/account/reset-password.machine.ts'
import * as creation from '../account/forms/create-account.cases.ts'
import * as logIn from '../account/forms/log-in.cases.ts'
import * as password from '../account/forms/password.cases.ts'
import * as reset from '../account/forms/reset-password.cases.ts'
import { drive } from '../drive/drive.ts'
import { ann, refused, silent } from '../drive/people.ts'

const ports = {
  promises: [
    ...['logIn', 'resendVerification', 'createAccount', 'correctEmail', 'resetPassword'],
    ...['changePassword', 'saveProfile', 'deleteAccount'],
  ],
  streams: ['layers'],
}
const submitted = { type: 'form.submitted' }
const forms: [string, AnyStateMachine, AnyEventObject[]][] = [
  ['logIn', logInMachine, [logIn.email, logIn.password, submitted]],
  ['createAccount', createAccountMachine, [creation.filling, creation.accepted, creation.submitted]],
  [
    'correctEmail',
    emailCorrectionMachine,
    [
      { type: 'account.unverified', email: 'an@x.test' },
      { type: 'correction.pressed' },
      { type: 'email.changed', email: 'ann@x.test' },
      submitted,
    ],
  ],
  ['resetPassword', resetPasswordMachine, [reset.link('one'), reset.typed, submitted]],
  ['changePassword', passwordMachine, [password.asked, password.current, password.fresh, password.again, submitted]],
  [
    'saveProfile',
    profileMachine,
    [{ type: 'user.came', user: ann }, { type: 'edit.pressed' }, { type: 'save.pressed' }],
  ],
  [
    'deleteAccount',
    deletionMachine,
    [{ type: 'deletion.asked' }, { type: 'password.changed', password: 'Secret-1' }, { type: 'deletion.confirmed' }],
  ],
]
const begun = { type: 'call.begun' }
const failed = (trouble: object) => ({ type: 'call.failed', trouble })

it.each(forms)(
  'ERR-09 the form that calls %s reports that it has begun, and what stood in its way',
  async (port, form, events) => {
    const reportsAfter = async (error: Error) => {
      const driven = drive(form, ports)
      await driven.walk([...events, { type: `xstate.error.actor.${port}`, error }])
      return driven.ofCalls
    }
    const tooMany = new Failure('refused', 429, undefined, { retryAfterSeconds: 90 })
    expect([await reportsAfter(silent), await reportsAfter(tooMany), await reportsAfter(refused)]).toEqual([
      [begun, failed({ kind: 'unreachable' })],
      [begun, failed({ kind: 'tooMany', seconds: 90 })],
      // what the server says no to, the form explains itself
      [begun],
    ])
  },
)

it('ERR-09 the form reports of another verification mail, too', async () => {
  const unverified = [logIn.email, logIn.password, submitted, logIn.answeredWith(403)]
  const driven = drive(logInMachine, ports)
  await driven.walk([...unverified, logIn.resend, logIn.notResent])
  expect(driven.ofCalls).toEqual([begun, begun, failed({ kind: 'unreachable' })])
})
