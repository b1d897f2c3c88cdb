import { expect, it } from 'vitest'
import { changesOf, says, send } from '../shared/scene.ts'

const forms = [
  ['logIn', 'logInTrouble'],
  ['createAccount', 'createTrouble'],
  ['emailCorrection', 'correctionTrouble'],
  ['resetPassword', 'resetTrouble'],
  ['password', 'passwordTrouble'],
  ['profile', 'profileTrouble'],
  ['deletion', 'deletionTrouble'],
] as const
const trouble = { kind: 'offline' }
const failed = { type: 'call.failed', trouble }
const gone = { trouble: null, state: 'none' }

it.each(forms)('ERR-09 why the call of %s failed is the trouble of that form', (form, to) => {
  expect(changesOf(says(form, failed))).toEqual({ [to]: { trouble, state: 'received' } })
})

it.each(forms)('ERR-09 the trouble of %s ends when it calls again', (form, to) => {
  expect(changesOf(send(to, failed), says(form, 'call.begun'))).toEqual({ [to]: gone })
})

it('ERR-09 no form says that it is offline when the browser has a network again', () => {
  const failures = forms.map(([, to]) => send(to, failed))
  expect(changesOf(...failures, says('connection', 'network.returned'))).toEqual(
    Object.fromEntries(forms.map(([, to]) => [to, gone])),
  )
})
