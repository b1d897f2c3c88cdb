import { linkTokenOf } from '../../machines/verification.machine.ts'
import { event, value } from '../wire.ts'

/** Who hears of what is sent with the account forms. */
export const formWires = [
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

const restored = { from: 'connection', event: 'connection.restored', send: { type: 'network.returned' } } as const

/** What was not answered may be now. ERR-09: no form says that it is offline once it is not. */
export const returnWires = [
  event({ ...restored, to: 'resetRequest' }),
  event({ ...restored, to: 'verification' }),
  event({ ...restored, to: 'logInTrouble' }),
  event({ ...restored, to: 'createTrouble' }),
  event({ ...restored, to: 'correctionTrouble' }),
  event({ ...restored, to: 'resetTrouble' }),
  event({ ...restored, to: 'passwordTrouble' }),
  event({ ...restored, to: 'profileTrouble' }),
  event({ ...restored, to: 'deletionTrouble' }),
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
