import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isAsking, leavingMachine } from '../../src/machines/leaving.machine.ts'
import { coverage, drive } from './drive.ts'
import { walks } from './walks.ts'

const ports = { streams: ['guardLeaving'] }
const cases = ['draft.changed', 'draft.settled', 'leave.asked', 'leave.confirmed', 'leave.declined'].map((type) => ({
  type,
}))

function outcomeOf(events: AnyEventObject[]) {
  const told: AnyEventObject[] = []
  const lines: boolean[] = []
  let [isGuarded, asks] = [false, false]
  for (const { type } of events) {
    if (type === 'draft.changed' && !isGuarded) {
      isGuarded = true
      lines.push(true)
    }
    if (type === 'draft.settled' && isGuarded) {
      isGuarded = asks = false
      lines[lines.length - 1] = false
    }
    if (type === 'leave.asked') asks = isGuarded
    if ((type === 'leave.confirmed' || type === 'leave.declined') && asks) {
      asks = false
      told.push({ type: 'leave.answered', leaves: type === 'leave.confirmed' })
    }
  }
  return { asks, told, lines }
}

describe('leaving', () => {
  const covered = coverage(leavingMachine)
  for (const { name, events } of walks(leavingMachine, cases)) {
    it(`PRO-11 ${name}`, async () => {
      const leaving = drive(leavingMachine, ports)
      const seen = () => ({
        asks: isAsking(leaving.snapshot()),
        told: leaving.toldTo('guardLeaving'),
        lines: leaving.lines.map(({ isOpen }) => isOpen),
      })
      await leaving.walk(events, (soFar) => expect(seen()).toEqual(outcomeOf(soFar)))
      covered.add(leaving.walked)
    })
  }
  covered.prove()
})
