import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { answers, changesOf, only, openScene, type Step, send } from '../shared/scene.ts'

const signedIn: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst)]
const pairs = [{ id: 'a', other: 'b' }]
const read = answers('setApart', 'readPairs', pairs)

it('STY-11 a user who signs in has what they set apart', () => {
  const named = { setApart: { owner: 'ann', state: 'reading' }, 'setApart asks readPairs': ['ann'] }
  expect(only(named, changesOf(...signedIn))).toEqual(named)
})

it('STY-11 a visitor has what was set apart without a sign-in', () => {
  const scene = openScene(['session', 'setApart'])
  scene.take(answers('session', 'recallUser', {}))
  scene.take(answers('session', 'restoreSignIn', undefined))
  const { value, context } = scene.snapshot('setApart')
  expect([value, context.owner]).toEqual(['reading', ''])
})

it('STY-11 what is set apart is left out of the counts: when it was read, and when it changes', () => {
  const sends = 'storyCounts sends to watchCounts'
  const more = [...pairs, { id: 'a', other: 'c' }]
  const parted = send('setApart', { type: 'reports.parted', id: 'a', ids: ['c'] })
  expect([changesOf(...signedIn, read)[sends], changesOf(...signedIn, read, parted)[sends]]).toEqual([
    [{ type: 'pairs.changed', pairs }],
    [{ type: 'pairs.changed', pairs: more }],
  ])
})
