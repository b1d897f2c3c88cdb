import { expect, it } from 'vitest'
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import type { LinkStanding, User } from '../../../src/contract/user.ts'
import { createAccountMachine } from '../../../src/machines/create-account.machine.ts'
import { overlayMachine } from '../../../src/machines/overlay.machine.ts'
import { passwordMachine } from '../../../src/machines/password.machine.ts'
import { type PlaceTold, placeMachine } from '../../../src/machines/place.machine.ts'
import { resetPasswordMachine } from '../../../src/machines/reset-password.machine.ts'
import { sessionMachine } from '../../../src/machines/session.machine.ts'
import type { Recalled, ShelfTold, SignIn, Superseded, TabsTold } from '../../../src/machines/sign-in.ts'
import { verificationMachine } from '../../../src/machines/verification.machine.ts'
import type { Role } from '../../../src/root/charts.ts'
import { formWires } from '../../../src/root/wires/forms.ts'
import { meterWires, seenWires, userWires } from '../../../src/root/wires/forms-values.ts'
import { placeOf } from '../../../src/rules/place.ts'
import { ann, annFirst, annLee, bob, bobSecond } from '../people.ts'
import { silent } from './silent.ts'
import { inOrder, sent, type Told, wired } from './wired.ts'

const given = { type: 'signIn.given', signIn: annFirst }
const never = () => new Promise<never>(() => undefined)
const silence = () => undefined
const session = sessionMachine.provide({
  actors: {
    recallUser: fromPromise<Recalled, void>(never),
    restoreSignIn: fromPromise<SignIn | undefined, void>(never),
    refreshToken: fromPromise<SignIn | Superseded, SignIn | undefined>(never),
    endSignIn: fromPromise<number, number>(never),
    signOutDuty: fromCallback(silence),
    tabs: fromCallback<TabsTold>(silence),
    shelf: fromCallback<ShelfTold>(silence),
  },
})
const gone = [
  ...sent('user.changed', 'password', 'dataExport', 'deletion'),
  ...sent('form.left', 'passwordTrouble', 'profileTrouble', 'deletionTrouble'),
]
const listed = (username: string): Told => ['signIns', { type: 'user.came', username }]
const came = (user: User) => (['profile', 'contact'] as const).map((role): Told => [role, { type: 'user.came', user }])
const locked = (email: string): Told => ['resetRequest', { type: 'user.came', email }]

it.each<[string, AnyEventObject[], Told[]]>([
  ['nobody at first', [], [...gone, ...sent('user.left', 'signIns', 'profile', 'contact', 'resetRequest')]],
  ['whoever signs in', [given], [...gone, listed(ann.username), ...came(ann), locked(ann.email)]],
  ['the same user, changed', [given, { type: 'user.updated', user: annLee }], came(annLee)],
  [
    'another user',
    [given, { type: 'tab.signedIn', signIn: bobSecond }],
    [...gone, listed(bob.username), ...came(bob), locked(bob.email)],
  ],
  [
    'a lapse',
    [given, { type: 'tab.lapsed', since: 1 }],
    [...gone, ...sent('user.lapsed', 'profile', 'contact'), ...sent('user.left', 'signIns', 'resetRequest')],
  ],
  [
    'a sign-out',
    [given, { type: 'signOut.pressed' }],
    [...gone, ...sent('user.left', 'signIns', 'profile', 'contact', 'resetRequest')],
  ],
  [
    'a lapse that turns into a sign-out',
    [given, { type: 'tab.lapsed', since: 1 }, { type: 'tab.signedOut', since: 1 }],
    sent('user.left', 'profile', 'contact'),
  ],
])('SES-03 the forms of a user hear of %s, and of nothing that stays', (_, events, expected) => {
  const { tell, heard } = wired(userWires, { session })
  for (const [i, event] of events.entries()) {
    if (i === events.length - 1) heard()
    tell('session', event)
  }
  expect(inOrder(heard())).toEqual(inOrder(expected))
})

const place = placeMachine.provide({ actors: { watchPlace: fromCallback<PlaceTold>(silence) } })
const goTo = (path: string): Told => ['place', { type: 'place.changed', place: placeOf(path) }]
const open: Told = ['overlay', { type: 'create.asked' }]
const close: Told = ['overlay', { type: 'overlay.dismissed' }]

it.each<[string, Told[], string[]]>([
  ['the dialog is opened', [open], ['dialog.opened']],
  ['the dialog is closed', [open, close], ['dialog.closed']],
  ['the page shows a form', [goTo('/profile/sign-in')], ['page.entered']],
  ['the page with a form is left', [goTo('/profile/create-account'), goTo('/terminal')], ['page.left']],
  ['the password page is entered', [goTo('/profile/reset-password-request')], ['passwordPage.entered']],
  ['the password page is left', [goTo('/profile/reset-password-request'), goTo('/terminal')], ['passwordPage.left']],
])('OVL-09 PWD-01 it is known which forms are seen when %s', (_, steps, expected) => {
  const { tell, heard } = wired(
    seenWires.filter(({ to }) => to === 'seenForms'),
    { overlay: overlayMachine, place },
  )
  for (const [i, [role, event]] of steps.entries()) {
    if (i === steps.length - 1) heard()
    tell(role, event)
  }
  expect(heard()).toEqual(expected.map((type) => ['seenForms', { type }]))
})

const typed = (change: object) => ({ type: 'draft.changed', change })
it.each<[string, Role, AnyEventObject[], Told[]]>([
  [
    'a new account, with its names',
    'createAccount',
    [typed({ password: 'Secret-1', username: 'annabel' })],
    [['createMeter', { type: 'password.changed', password: 'Secret-1', own: ['annabel'] }]],
  ],
  [
    'a reset',
    'resetPassword',
    [typed({ newPassword: 'Secret-1' })],
    [['resetMeter', { type: 'password.changed', password: 'Secret-1' }]],
  ],
  [
    'a change',
    'password',
    [{ type: 'change.asked' }, typed({ newPassword: 'Secret-1' })],
    [['passwordMeter', { type: 'password.changed', password: 'Secret-1' }]],
  ],
  [
    'a user, whose names must not be in it',
    'session',
    [{ ...given, signIn: { ...annFirst, user: { ...ann, username: 'annabel', email: '' } } }],
    [['passwordMeter', { type: 'ownWords.changed', own: ['annabel'] }]],
  ],
])('VAL-11 the meter hears of the password of %s', (_, from, steps, expected) => {
  const forms = {
    createAccount: createAccountMachine,
    resetPassword: resetPasswordMachine,
    password: silent(passwordMachine),
  }
  const { tell, heard } = wired(
    meterWires.filter((wire) => wire.from === from),
    { ...forms, session },
  )
  heard()
  for (const event of steps) tell(from, event)
  expect(heard()).toEqual(expected)
})

it('RTE-10 the link that was followed goes with the next password, until a sign-in was given', () => {
  const verification = verificationMachine.provide({
    actors: { verifyEmail: fromPromise<LinkStanding, string>(never) },
  })
  const { tell, heard } = wired(
    formWires.filter(({ from }) => from === 'verification'),
    { verification },
  )
  tell('verification', { type: 'link.followed', token: 'link-1' })
  tell('verification', { type: 'signIn.given' })
  expect(heard()).toEqual([undefined, 'link-1', undefined].map((token) => ['logIn', { type: 'link.changed', token }]))
})
