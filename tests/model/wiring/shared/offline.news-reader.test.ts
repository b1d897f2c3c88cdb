import { expect, it } from 'vitest'
import { annFirst, bobSecond } from '../../drive/people.ts'
import { changesOf, type Step, says, send } from './scene.ts'

const as = (signIn: typeof annFirst) => send('session', { type: 'signIn.given', signIn })
const signedOut = send('session', 'signOut.pressed')

it.each<[string, Step[], (string | null)[]]>([
  ['SRC-09 who signs in is shown to the server', [as(annFirst)], ['ann-1']],
  ['SRC-09 who signs out is taken back', [as(annFirst), signedOut], [null]],
  ['SRC-09 another user is shown after the former one was taken back', [as(annFirst), as(bobSecond)], [null, 'bob-2']],
  [
    'SRC-09 a token stays presented while the next one is on its way',
    [as(annFirst), says('proof', 'proof.wanted')],
    [],
  ],
])('%s', (_, steps, tokens) => {
  expect(changesOf(...steps)['newsReader sends to presentToken'] ?? []).toEqual(
    tokens.map((token) => ({ type: 'token.presented', token })),
  )
})
