import { expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { Role } from '../../../src/root/charts.ts'
import { callWires, formWires, returnWires, signUpWires } from '../../../src/root/wires/forms.ts'
import { formNoticeWires } from '../../../src/root/wires/forms-notices.ts'
import { meterWires, seenWires } from '../../../src/root/wires/forms-values.ts'
import { ann, annFirst, bob } from '../people.ts'
import { inOrder, reporter, sent, type Told, wired } from './wired.ts'

const given = { type: 'signIn.given', signIn: annFirst }
const created = { type: 'account.created', email: ann.email, username: ann.username }
const waiting = ['resetRequest', 'verification'] as const
const ofVisitors = ['logInTrouble', 'createTrouble', 'correctionTrouble', 'resetTrouble'] as const
const troubles = [...ofVisitors, 'passwordTrouble', 'profileTrouble', 'deletionTrouble'] as const
const forms = ['logIn', 'createAccount', 'emailCorrection', 'resetPassword', 'password', 'profile', 'deletion'] as const
const offline = { type: 'call.failed', trouble: { kind: 'offline' } }
const judged = { type: 'password.judged', password: 'Secret-1' }

it.each<[string, Role, AnyEventObject, Told[]]>([
  ['SES-02', 'logIn', given, [...sent('signIn.given', 'overlay', 'verification'), ['session', given]]],
  ['OVL-08', 'resetRequest', { type: 'resetRequest.sent' }, sent('resetRequest.sent', 'overlay', 'password')],
  ['OVL-09', 'resetPassword', { type: 'password.reset' }, sent('password.reset', 'overlay', 'verification', 'session')],
  ['PWD-05', 'password', { type: 'place.asked', path: '/x' }, [['place', { type: 'place.asked', path: '/x' }]]],
  ['PRO-08', 'profile', { type: 'user.updated', user: ann }, [['session', { type: 'user.updated', user: ann }]]],
  ['PRO-12', 'profile', { type: 'save.contested', user: ann }, [['session', { type: 'user.updated', user: ann }]]],
  ['CON-06', 'contact', { type: 'message.sent' }, sent('message.sent', 'overlay')],
  ['CON-06', 'contact', { type: 'message.failed' }, sent('message.failed', 'overlay')],
  [
    'PRO-10',
    'deletion',
    { type: 'account.deleted' },
    [...sent('signOut.pressed', 'session'), ['place', { type: 'place.asked', path: '/terminal' }]],
  ],
  ['ERR-07 ERR-09', 'connection', { type: 'connection.restored' }, sent('network.returned', ...waiting, ...troubles)],
  ['ERR-09', 'connection', { type: 'network.returned' }, sent('network.returned', ...troubles)],
  [
    'OVL-14',
    'createAccount',
    created,
    [
      ...sent('account.created', 'overlay'),
      ['logIn', { type: 'account.created', email: ann.email }],
      ['emailCorrection', { type: 'account.unverified', email: ann.email }],
    ],
  ],
  [
    'RTE-14',
    'logIn',
    { type: 'account.unverified', email: ann.email },
    [['emailCorrection', { type: 'account.unverified', email: ann.email }]],
  ],
  [
    'RTE-14',
    'emailCorrection',
    { type: 'email.corrected', email: bob.email },
    [['logIn', { type: 'account.created', email: bob.email }]],
  ],
  [
    'RTE-10',
    'verification',
    { type: 'newPassword.asked', token: 't' },
    [...sent('resetLink.followed', 'overlay'), ['resetPassword', { type: 'resetLink.followed', token: 't' }]],
  ],
  [
    'OVL-09',
    'seenForms',
    { type: 'forms.left' },
    [
      ...sent('overlay.closed', 'logIn', 'createAccount', 'emailCorrection', 'resetPassword'),
      ...sent('form.left', 'logInTrouble', 'createTrouble', 'correctionTrouble', 'resetTrouble'),
    ],
  ],
  [
    'PWD-01',
    'seenForms',
    { type: 'passwordForm.left' },
    [...sent('page.left', 'password'), ...sent('form.left', 'passwordTrouble')],
  ],
  ...forms.flatMap((form, at): [string, Role, AnyEventObject, Told[]][] => [
    ['ERR-09', form, { type: 'call.begun' }, sent('call.begun', ...troubles.slice(at, at + 1))],
    ['ERR-09', form, offline, troubles.slice(at, at + 1).map((trouble): Told => [trouble, offline])],
  ]),
  ['VAL-11', 'createMeter', judged, [['createAccount', judged]]],
  ['VAL-11', 'resetMeter', judged, [['resetPassword', judged]]],
  ['VAL-11', 'passwordMeter', judged, [['password', judged]]],
])('%s what %s reports reaches whoever it concerns: %o', (_, from, report, expected) => {
  const wires = [...formWires, ...callWires, ...returnWires, ...signUpWires, ...seenWires, ...meterWires].filter(
    (wire) => 'event' in wire,
  )
  const { tell, heard } = wired(wires, { [from]: reporter })
  tell(from, report)
  expect(inOrder(heard())).toEqual(inOrder(expected))
})

it.each<[Role, string, string]>([
  ['logIn', 'signIn.failed', 'Failure'],
  ['logIn', 'verification.resent', 'Info'],
  ['logIn', 'verification.failed', 'Failure'],
  ['createAccount', 'creation.failed', 'Failure'],
  ['emailCorrection', 'email.corrected', 'Success'],
  ['emailCorrection', 'correction.failed', 'Failure'],
  ['emailCorrection', 'correction.refused', 'Failure'],
  ['resetPassword', 'reset.failed', 'Failure'],
  ['password', 'change.made', 'Success'],
  ['password', 'change.failed', 'Failure'],
  ['profile', 'user.updated', 'Success'],
  ['profile', 'save.contested', 'Failure'],
  ['profile', 'save.failed', 'Failure'],
  ['signIns', 'end.failed', 'Failure'],
  ['signIns', 'endOthers.failed', 'Failure'],
  ['dataExport', 'export.saved', 'Success'],
  ['dataExport', 'export.failed', 'Failure'],
  ['deletion', 'deletion.failed', 'Failure'],
  ['deletion', 'account.deleted', 'Success'],
])('NTF-01 the reader is told, once, when %s reports %s: a %s', (from, type, kind) => {
  const { tell, heard } = wired(formNoticeWires, { [from]: reporter })
  tell(from, { type })
  expect(heard()).toEqual([
    ['notification', { type: 'notice.told', notice: { kind, text: expect.stringMatching(/\.$/) } }],
  ])
})
