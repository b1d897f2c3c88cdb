import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isAsking, leavingMachine } from '../../../src/machines/account/leaving.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const ports = { streams: ['guardLeaving', 'guardPage'] }
const ofProfile = ['profile.changed', 'profile.settled', 'leave.asked', 'leave.confirmed', 'leave.declined']
const cases = [...ofProfile, 'message.typed', 'message.settled', 'drafts.kept'].map((type) => ({ type }))

/** Leaving within the app is guarded for the profile alone, closing the page for the message, too. */
function outcomeOf(events: AnyEventObject[]) {
  const received: AnyEventObject[] = []
  const lines: [string, boolean][] = []
  let [isChanged, isTyped, isKept, asks] = [false, false, false, false]
  const guard = (port: string, isWanted: boolean) => {
    const open = lines.find((line) => line[0] === port && line[1])
    if (open) open[1] = isWanted
    else if (isWanted) lines.push([port, true])
  }
  for (const { type } of events) {
    if (type === 'profile.changed') isChanged = true
    if (type === 'profile.settled') isChanged = false
    if (type === 'message.typed') isTyped = true
    if (type === 'message.settled') isTyped = false
    // what is kept is guarded again once it changes
    if (type === 'drafts.kept') [isChanged, isKept] = [false, true]
    if (type === 'profile.changed' || type === 'message.typed' || !isTyped) isKept = false
    guard('guardPage', isTyped && !isKept)
    guard('guardLeaving', isChanged)
    if (type === 'leave.asked') asks = isChanged
    if ((type === 'leave.confirmed' || type === 'leave.declined') && asks) {
      asks = false
      received.push({ type: 'leave.answered', leaves: type === 'leave.confirmed' })
    }
    asks &&= isChanged
  }
  return { asks, received, lines }
}

describe('leaving', () => {
  const covered = coverage(leavingMachine)
  for (const { name, events } of walks(leavingMachine, cases)) {
    it(`PRO-11 ${name}`, async () => {
      const leaving = drive(leavingMachine, ports)
      const seen = () => ({
        asks: isAsking(leaving.snapshot()),
        received: leaving.sentTo('guardLeaving'),
        lines: leaving.lines.map(({ port, isOpen }) => [port, isOpen]),
      })
      await leaving.walk(events, (soFar) => expect(seen()).toEqual(outcomeOf(soFar)))
      covered.add(leaving.walked)
    })
  }
  covered.prove()
})
