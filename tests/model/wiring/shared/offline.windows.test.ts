import { expect, it } from 'vitest'
import { annFirst, bobSecond } from '../../drive/people.ts'
import { changesOf, type Step, send } from './scene.ts'

const as = (signIn: typeof annFirst) => send('session', { type: 'signIn.given', signIn })

it.each<[string, Step[], unknown]>([
  ['who signs in', [as(annFirst)], { reader: 'ann', state: 'named.seeking' }],
  ['who signs out', [as(annFirst), send('session', 'signOut.pressed')], { reader: '' }],
  ['another user', [as(annFirst), as(bobSecond)], { reader: 'bob' }],
])('RT-06 the windows that share a connection are those of %s', (_, steps, windows) => {
  expect(changesOf(...steps).windows).toEqual(windows)
})
