import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { commandKeysMachine } from '../../../src/machines/shell/command-keys.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const facts = { isDesktop: true, isMobile: false, isFine: true, isMember: false, hasFeed: true, desks: [] }
const pressed = (own: string) => ({ type: 'command.pressed', says: own, keyed: { own, slot: 0, facts } })
const there = { type: 'xstate.done.actor.bringPalette', output: undefined }
const failed = { type: 'xstate.error.actor.bringPalette', error: silent }
const cases = [pressed('>one'), pressed('>two'), there, failed]

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let waiting: unknown
  let calls = 0
  for (const event of events) {
    if (event.type === 'command.pressed') {
      waiting = event.keyed
      calls += 1
    }
    if (!event.type.startsWith('xstate.') || !waiting) continue
    said.push(event.type === there.type ? { type: 'command.keyed', keyed: waiting } : { type: 'command.failed' })
    waiting = undefined
  }
  return { said, calls }
}

describe('keys of commands', () => {
  const covered = coverage(commandKeysMachine)
  for (const { name, events } of walks(commandKeysMachine, cases, ({ context }) => context as object)) {
    it(`LAY-35 commandKeys: ${name}`, async () => {
      const keys = drive(commandKeysMachine, { streams: ['watchKeys'], promises: ['bringPalette'] })
      await keys.walk(events, (soFar) =>
        expect({ said: [...keys.said], calls: keys.calls.length }).toEqual(outcomeOf(soFar)),
      )
      covered.add(keys.walked)
    })
  }
  covered.prove()
})
