import { expect, it } from 'vitest'
import { changesOf, openScene, type Step, says, send } from '../shared/scene.ts'

const at = (page: string): Step => send('place', { type: 'place.changed', place: { page } })

it('RTE-18 SRC-01 the ledger is loaded at its page, and no longer once that is left', () => {
  expect(changesOf(at('sources'))).toMatchObject({
    ledger: { state: 'open.loading' },
    'ledger asks loadLedgers': expect.anything(),
  })
  expect(changesOf(at('aboutUs'))).not.toHaveProperty('ledger')
  const scene = openScene(['place', 'ledger'])
  scene.take(at('sources'))
  expect(scene.changes(at('terminal'))).toMatchObject({ ledger: { state: 'away' } })
})

it('SRC-04 what failed is loaded again when the connection is back', () => {
  const scene = openScene(['place', 'ledger', 'connection'])
  for (const step of [at('sources'), send('ledger', { type: 'xstate.error.actor.loadLedgers', error: new Error() })])
    scene.take(step)
  expect(scene.snapshot('ledger').value).toEqual({ open: 'failed' })
  expect(scene.changes(says('connection', 'connection.restored'))).toMatchObject({ ledger: { state: 'open.asking' } })
})
