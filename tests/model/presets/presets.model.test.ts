import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { hasFailed, presetCount, presetsMachine, presetsOf } from '../../../src/machines/presets/presets.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { ann, bob, silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const ports = { promises: ['listPresets'] }
const oil = { id: 'oil', name: 'Oil', searchContext: { keywords: ['oil'] } }
const gold = { id: 'gold', name: 'Gold', searchContext: { keywords: ['gold'] } }
const kept = (says: string, preset: typeof oil) => ({ type: 'preset.kept', says, preset })
const dropped = { type: 'preset.dropped', id: 'gold' }
const brent = { ...oil, name: 'Brent' }
const named = { type: 'preset.kept', says: 'a name', preset: { id: 'oil', name: 'Crude' } }
const strange = { type: 'preset.kept', says: 'a name of none', preset: { id: 'gone', name: 'Gone' } }
const cases = [
  kept('oil', oil),
  kept('renamed', brent),
  dropped,
  named,
  strange,
  { type: 'user.came', says: 'ann', user: ann },
  { type: 'user.came', says: 'bob', user: bob },
  { type: 'user.left' },
  { type: 'presets.wanted' },
  { type: 'xstate.done.actor.listPresets', says: 'two', output: [oil, gold] },
  { type: 'xstate.done.actor.listPresets', says: 'none', output: [] },
  { type: 'xstate.error.actor.listPresets', error: silent },
]

/**
 * The presets of the last user are asked for, none of another user's are left, and a failure is reported (ERR-07, SES-03). A change made here is
 * applied at once to a loaded list, and makes any other list load again.
 */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let user: unknown
  let presets: (typeof oil)[] | undefined
  let state = 'signedOut' as 'signedOut' | 'asking' | 'failed' | 'resting'
  const ask = () => {
    state = 'asking'
    calls.push({ port: 'listPresets', input: user })
  }
  const change = (changed: (list: (typeof oil)[]) => (typeof oil)[]) => {
    if (state === 'signedOut') return
    if (presets) presets = changed(presets)
    if (!presets || state === 'asking') ask()
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'user.came': (event) => {
      user = event.user
      presets = undefined
      ask()
    },
    'user.left': () => {
      user = undefined
      presets = undefined
      state = 'signedOut'
    },
    'presets.wanted': () => (state === 'failed' || state === 'resting') && ask(),
    'preset.kept': ({ preset }) =>
      change((list) =>
        list.some(({ id }) => id === preset.id)
          ? list.map((other) => (other.id === preset.id ? { ...other, ...preset } : other))
          : [...list, ...(preset.searchContext ? [preset] : [])],
      ),
    'preset.dropped': ({ id }) => change((list) => list.filter((other) => other.id !== id)),
    'xstate.done.actor.listPresets': ({ output }) => {
      presets = output
      state = 'resting'
    },
    'xstate.error.actor.listPresets': () => {
      state = presets ? 'resting' : 'failed'
      if (!presets) said.push({ type: 'presets.failed' })
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return { presets: presets ?? [], count: presets?.length, failed: state === 'failed', said, calls }
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

  it('FED-12 one that is saved while the list is on its way is in the list', async () => {
    const { walk, snapshot, calls } = drive(presetsMachine, ports)
    const listed = { type: 'xstate.done.actor.listPresets', output: [gold, oil] }
    await walk([{ type: 'user.came', user: ann }, kept('oil', oil), listed])
    expect([presetsOf(snapshot()), calls.length]).toEqual([[gold, oil], 2])
  })

  it('SES-03 an answer for the user who left is not shown to another', async () => {
    const { walk, snapshot } = drive(presetsMachine, ports)
    await walk([
      { type: 'user.came', user: ann },
      { type: 'user.left' },
      { type: 'xstate.done.actor.listPresets', output: [oil] },
    ])
    expect([presetsOf(snapshot()), presetCount(snapshot())]).toEqual([[], undefined])
  })
})
