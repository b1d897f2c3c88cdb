import { linkTokenOf } from '../../machines/account/verification.machine.ts'
import { event, value } from '../wire.ts'

/** Wires of what is sent with the account forms. */
export const formWires = [
  // the dialog first: where it leads does not depend on who is signed in
  event({ from: 'logIn', event: 'signIn.given', to: 'overlay', send: { type: 'signIn.given' } }),
  event({ from: 'logIn', event: 'signIn.given', to: 'verification', send: { type: 'signIn.given' } }),
  event({ from: 'logIn', event: 'signIn.given', to: 'session', send: (given) => given }),
  value({ from: 'verification', select: linkTokenOf, to: 'logIn', send: (token) => ({ type: 'link.changed', token }) }),
  event({ from: 'resetRequest', event: 'resetRequest.sent', to: 'overlay', send: { type: 'resetRequest.sent' } }),
  event({ from: 'resetRequest', event: 'resetRequest.sent', to: 'password', send: { type: 'resetRequest.sent' } }),
  event({ from: 'resetPassword', event: 'password.reset', to: 'overlay', send: { type: 'password.reset' } }),
  event({ from: 'resetPassword', event: 'password.reset', to: 'verification', send: { type: 'password.reset' } }),
  event({ from: 'resetPassword', event: 'password.reset', to: 'session', send: { type: 'password.reset' } }),
  event({ from: 'password', event: 'place.asked', to: 'place', send: (asked) => asked }),
  event({ from: 'profile', event: 'user.updated', to: 'session', send: (updated) => updated }),
  event({
    from: 'profile',
    event: 'save.contested',
    to: 'session',
    send: ({ user }) => ({ type: 'user.updated', user }),
  }),
  event({ from: 'contact', event: 'message.sent', to: 'overlay', send: { type: 'message.sent' } }),
  event({ from: 'contact', event: 'message.failed', to: 'overlay', send: { type: 'message.failed' } }),
  event({ from: 'deletion', event: 'account.deleted', to: 'session', send: { type: 'signOut.pressed' } }),
  event({
    from: 'deletion',
    event: 'account.deleted',
    to: 'place',
    send: { type: 'place.asked', path: '/terminal' },
  }),
]

const forms = [
  ['logIn', 'logInTrouble'],
  ['createAccount', 'createTrouble'],
  ['emailCorrection', 'correctionTrouble'],
  ['resetPassword', 'resetTrouble'],
  ['password', 'passwordTrouble'],
  ['profile', 'profileTrouble'],
  ['deletion', 'deletionTrouble'],
] as const

/** ERR-09: why a form's call failed, until the next one. */
export const callWires = forms.flatMap(([from, to]) => [
  event({ from, event: 'call.begun', to, send: { type: 'call.begun' } }),
  event({ from, event: 'call.failed', to, send: ({ trouble }) => ({ type: 'call.failed', trouble }) }),
])

/** What was not answered may be now. ERR-09: no form shows that it is offline once it is not; the browser may notice before the socket. */
export const returnWires = [
  ...(['resetRequest', 'verification'] as const).map((to) =>
    event({ from: 'connection', event: 'connection.restored', to, send: { type: 'network.returned' } }),
  ),
  ...(['connection.restored', 'network.returned'] as const).flatMap((type) =>
    forms.map(([, to]) => event({ from: 'connection', event: type, to, send: { type: 'network.returned' } })),
  ),
]

/** From the sign-up to the first sign-in. */
export const signUpWires = [
  event({ from: 'logIn', event: 'account.unverified', to: 'emailCorrection', send: (unverified) => unverified }),
  event({ from: 'createAccount', event: 'account.created', to: 'overlay', send: { type: 'account.created' } }),
  event({
    from: 'createAccount',
    event: 'account.created',
    to: 'logIn',
    send: ({ email }) => ({ type: 'account.created', email }),
  }),
  event({
    from: 'createAccount',
    event: 'account.created',
    to: 'emailCorrection',
    send: ({ email }) => ({ type: 'account.unverified', email }),
  }),
  event({
    from: 'emailCorrection',
    event: 'email.corrected',
    to: 'logIn',
    send: ({ email }) => ({ type: 'account.created', email }),
  }),
  // the link of a verification mail sets a password, too
  event({ from: 'verification', event: 'newPassword.asked', to: 'overlay', send: { type: 'resetLink.followed' } }),
  event({
    from: 'verification',
    event: 'newPassword.asked',
    to: 'resetPassword',
    send: ({ token }) => ({ type: 'resetLink.followed', token }),
  }),
]
