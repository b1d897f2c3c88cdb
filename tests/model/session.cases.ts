import { ann, annFirst, annLee, annSecond, bob, bobSecond, refused, silent } from './people.ts'

const retry = (state: string) => ({ type: `xstate.after.retryTime.session.${state}`, after: 5_000 })

/** Everything that can happen to a session, in the variants that make a difference. */
export const cases = [
  { type: 'signIn.given', signIn: annFirst },
  { type: 'signOut.pressed' },
  { type: 'token.refused', says: 'ann-1', token: 'ann-1' },
  { type: 'token.refused', says: 'long replaced', token: 'ann-0' },
  { type: 'token.missed' },
  { type: 'network.returned' },
  { type: 'tab.signedIn', says: 'ann 1', signIn: annFirst },
  { type: 'tab.signedIn', says: 'ann 2', signIn: annSecond },
  { type: 'tab.signedIn', says: 'ann 1 of turn 2', signIn: { ...annFirst, turn: 2 } },
  { type: 'tab.signedIn', says: 'bob 0', signIn: { ...bobSecond, turn: 0 } },
  { type: 'tab.signedIn', says: 'bob 2', signIn: bobSecond },
  { type: 'tab.signedIn', says: 'bob 2 given', signIn: bobSecond, isGiven: true },
  { type: 'tab.signedOut' },
  { type: 'tab.wanted' },
  { type: 'user.updated', says: 'ann', user: annLee },
  { type: 'user.updated', says: 'bob', user: bob },
  { type: 'tab.userUpdated', says: 'ann', user: annLee },
  { type: 'tab.userUpdated', says: 'bob', user: bob },
  { type: 'xstate.done.actor.recallUser', says: 'nobody', output: { isEnding: false } },
  { type: 'xstate.done.actor.recallUser', says: 'ann', output: { user: ann, isEnding: false } },
  { type: 'xstate.done.actor.recallUser', says: 'signing out', output: { isEnding: true } },
  { type: 'xstate.error.actor.recallUser', error: new Error('no storage') },
  { type: 'xstate.done.actor.restoreSignIn', says: 'ann', output: annFirst },
  { type: 'xstate.done.actor.restoreSignIn', says: 'nobody', output: undefined },
  { type: 'xstate.error.actor.restoreSignIn', says: 'refused', error: refused },
  { type: 'xstate.error.actor.restoreSignIn', says: 'silent', error: silent },
  { type: 'xstate.done.actor.refreshToken', says: 'ann', output: annSecond },
  { type: 'xstate.done.actor.refreshToken', says: 'superseded', output: { superseded: true, turn: 2 } },
  { type: 'xstate.error.actor.refreshToken', says: 'refused', error: refused },
  { type: 'xstate.error.actor.refreshToken', says: 'silent', error: silent },
  { type: 'xstate.done.actor.returnSignIn', says: 'ann', output: annSecond },
  { type: 'xstate.done.actor.returnSignIn', says: 'bob', output: bobSecond },
  { type: 'xstate.done.actor.returnSignIn', says: 'nobody', output: undefined },
  { type: 'xstate.error.actor.returnSignIn', says: 'refused', error: refused },
  { type: 'xstate.error.actor.returnSignIn', says: 'silent', error: silent },
  { type: 'xstate.done.actor.endSignIn', output: undefined },
  { type: 'xstate.error.actor.endSignIn', error: silent },
  retry('restoring.waiting'),
  retry('signedOut.unconfirmed'),
  retry('signedIn.degraded.waiting'),
  { type: 'xstate.after.hearTime.session.signedIn.hearing', after: 1_000 },
]

export const ports = {
  promises: ['recallUser', 'restoreSignIn', 'refreshToken', 'endSignIn'],
  streams: ['tabs', 'shelf'],
}
