import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { hasFailed, presetCount, presetsMachine, presetsOf } from '../../src/machines/presets.machine.ts'
import { coverage, drive } from './drive.ts'
import { ann, bob, silent } from './people.ts'
import { walks } from './walks.ts'

const ports = { promises: ['listPresets'] }
const oil = { id: 'oil', name: 'Oil', searchContext: { keywords: ['oil'] } }
const gold = { id: 'gold', name: 'Gold', searchContext: { keywords: ['gold'] } }
const cases = [
  { type: 'user.came', says: 'ann', user: ann },
  { type: 'user.came', says: 'bob', user: bob },
  { type: 'user.left' },
  { type: 'presets.wanted' },
  { type: 'xstate.done.actor.listPresets', says: 'two', output: [oil, gold] },
  { type: 'xstate.done.actor.listPresets', says: 'none', output: [] },
  { type: 'xstate.error.actor.listPresets', error: silent },
]

/** Whoever came last is asked for, nothing of anybody else is left, and a failure is told (ERR-07, SES-03). */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let user: unknown
  let presets: unknown[] | undefined
  let failed = false
  const ask = () => {
    presets = undefined
    failed = false
    calls.push({ port: 'listPresets', input: user })
  }
  for (const { type, user: who, output } of events) {
    if (type === 'user.came') user = who
    if (type === 'user.came' || (type === 'presets.wanted' && failed)) ask()
    if (type === 'user.left') {
      presets = undefined
      failed = false
    }
    if (type.startsWith('xstate.done')) presets = output
    if (type.startsWith('xstate.error')) {
      failed = true
      said.push({ type: 'presets.failed' })
    }
  }
  return { presets: presets ?? [], count: presets?.length, failed, said, calls }
}

const seen = ({ snapshot, said, calls }: ReturnType<typeof drive<typeof presetsMachine>>) => ({
  presets: presetsOf(snapshot()),
  count: presetCount(snapshot()),
  failed: hasFailed(snapshot()),
  said,
  calls,
})

describe('presets', () => {
  const covered = coverage(presetsMachine)
  for (const { name, events } of walks(presetsMachine, cases, ({ context }) => context)) {
    it(`SES-03 ERR-07 ${name}`, async () => {
      const presets = drive(presetsMachine, ports)
      await presets.walk(events, (soFar) => expect(seen(presets)).toEqual(outcomeOf(soFar)))
      covered.add(presets.walked)
    })
  }
  covered.prove()

  it('SES-03 an answer for the user who left is nobody else’s', async () => {
    const { walk, snapshot } = drive(presetsMachine, ports)
    await walk([
      { type: 'user.came', user: ann },
      { type: 'user.left' },
      { type: 'xstate.done.actor.listPresets', output: [oil] },
    ])
    expect([presetsOf(snapshot()), presetCount(snapshot())]).toEqual([[], undefined])
  })
})
