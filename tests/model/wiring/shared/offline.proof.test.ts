import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { type Changes, changesOf, only, type Step, says, send } from './scene.ts'

const signedIn = send('session', { type: 'signIn.given', signIn: annFirst })
const aged = send('proof', { type: 'xstate.after.proofTime.proof.age.young', after: 60_000 })
/** What another tab may have changed. */
const read = { 'listOffer asks readHere': ['ann'] }
const renewed = { session: { state: 'signedIn.refreshing' }, 'session asks refreshToken': [annFirst] }

it.each<[string, Step[], Changes]>([
  ...['connection.restored', 'network.returned', 'page.focused'].map((report): [string, Step[], Changes] => [
    `SES-17 an old proof is renewed at ${report}`,
    [signedIn, aged, says('connection', report)],
    { ...renewed, reports: ['proof proof.wanted'], ...(report === 'page.focused' && read) },
  ]),
  ['SES-17 a proof that is wanted is a new token', [signedIn, says('proof', 'proof.wanted')], renewed],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it.each<[string, Step[], Changes]>([
  ['SES-17 a proof is young once there is a token', [signedIn], { proof: { token: 'ann-1', state: { age: 'young' } } }],
  [
    'SES-17 there is no proof once the token was removed',
    [signedIn, send('session', 'signOut.pressed')],
    { proof: { state: { age: 'absent' } } },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})
