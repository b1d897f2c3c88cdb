import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isOnItsWay, presetLinkMachine } from '../../../src/machines/presets/preset-link.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { refused } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const oil = { id: 'oil', name: 'Oil', searchContext: { keywords: ['oil'] } }
const reach = (id: string) => ({ type: 'link.reached', says: id, id })
const known = (who: string) => ({ type: 'who.changed', says: who, who })
const came = known('member')
const visitor = known('visitor')
const declined = { type: 'logIn.left' }
const got = { type: 'xstate.done.actor.getPreset', output: oil }
const cases = [
  reach('oil'),
  reach('gold'),
  { type: 'link.left' },
  came,
  visitor,
  known('unknown'),
  declined,
  got,
  { type: 'xstate.error.actor.getPreset', error: refused },
]

/** A link waits until it is known who is here, then for a member's preset; a declined LogIn is reported. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let who = 'unknown'
  let wanted: string | undefined
  let step = 'waits' as 'waits' | 'asks' | 'loads'
  const say = (type: string, more = {}) => said.push({ type, ...more })
  const end = (type?: string, more = {}) => {
    wanted = undefined
    step = 'waits'
    if (type) say(type, more)
  }
  function goOn() {
    if (wanted === undefined) return
    if (who === 'member' && step !== 'loads') {
      step = 'loads'
      calls.push({ port: 'getPreset', input: wanted })
    }
    if (who === 'visitor' && step === 'waits') {
      step = 'asks'
      say('logIn.required')
    }
  }
  for (const { type, id, output, who: now } of events) {
    if (type === 'link.reached') {
      end()
      wanted = id
    }
    if (type === 'link.left') end()
    if (type === 'who.changed') {
      if (step === 'loads' && now === 'visitor') end('link.declined')
      who = now
    }
    if (type === 'logIn.left' && step === 'asks') end('link.declined')
    if (type.startsWith('xstate.done')) end('preset.loaded', { preset: output })
    if (type.startsWith('xstate.error')) end('link.failed')
    goOn()
  }
  return { isOnItsWay: wanted !== undefined, said, calls }
}

describe('a link to a preset', () => {
  const covered = coverage(presetLinkMachine)
  for (const { name, events } of walks(presetLinkMachine, cases, ({ context }) => context)) {
    it(`RTE-02 ${name}`, async () => {
      const { walk, snapshot, said, calls, walked } = drive(presetLinkMachine, { promises: ['getPreset'] })
      await walk(events, (soFar) =>
        expect({ isOnItsWay: isOnItsWay(snapshot()), said: [...said], calls: [...calls] }).toEqual(outcomeOf(soFar)),
      )
      covered.add(walked)
    })
  }
  covered.prove()

  it('RTE-02 a link that is left while its preset is on the way loads nothing', async () => {
    const { walk, said } = drive(presetLinkMachine, { promises: ['getPreset'] })
    await walk([came, reach('oil'), { type: 'link.left' }, got])
    expect(said).toEqual([])
  })
})
