import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../src/contract/failure.ts'
import { lastSeenMachine, mayKeep } from '../../src/machines/last-seen.machine.ts'
import { coverage, drive } from './drive.ts'
import { walks } from './walks.ts'

const pause = { type: 'xstate.after.keepPause.lastSeen.allowed.changed', after: 10_000 }
const cases = [
  { type: 'consent.changed', says: 'given', mayKeep: true },
  { type: 'consent.changed', says: 'withdrawn', mayKeep: false },
  { type: 'list.came' },
  { type: 'list.changed' },
  { type: 'page.left' },
  { type: 'member.left' },
  pause,
  ...['recallLists', 'keepLists', 'forgetLists'].flatMap((port) => [
    { type: `xstate.done.actor.${port}` },
    { type: `xstate.error.actor.${port}`, error: new Failure('silent') },
  ]),
]

/** By a list of what was asked of the database, and whether something has changed since it was kept. */
function outcomeOf(events: AnyEventObject[]) {
  const calls: string[] = []
  let may = false
  let busy = ''
  let isChanged = false
  const ask = (port: string) => {
    calls.push(port)
    busy = port
  }
  const begin = () => {
    if (!may) return
    ask('recallLists')
    isChanged = true
  }
  for (const { type, mayKeep: given } of events) {
    const isOpen = calls.length > 0 && busy !== 'forgetLists' && busy !== 'none'
    if (type === 'consent.changed') {
      may = given
      if (!given && isOpen) ask('forgetLists')
      else if (given && !isOpen && busy !== 'forgetLists') begin()
    }
    if (type === 'member.left' && isOpen) ask('forgetLists')
    if (type === 'list.came' && isOpen) begin()
    if (type === 'list.changed' && (busy === '' || busy === 'keepLists') && isOpen) {
      isChanged = true
      busy = ''
    }
    if ((type === 'page.left' || type === pause.type) && isOpen && busy === '' && isChanged) {
      ask('keepLists')
      isChanged = false
    }
    if (type.includes('.actor.') && type.endsWith(`.${busy}`)) {
      const isForgotten = busy === 'forgetLists'
      busy = isForgotten ? 'none' : ''
      if (isForgotten) begin()
    }
  }
  return { may, calls }
}

const start = () =>
  drive(lastSeenMachine, { promises: ['recallLists', 'keepLists', 'forgetLists'], streams: ['watchLeaving'] })

describe('what was seen last', () => {
  const covered = coverage(lastSeenMachine)
  for (const { name, events } of walks(lastSeenMachine, cases, ({ context }) => context)) {
    it(`CHT-02 last seen: ${name}`, async () => {
      const driven = start()
      await driven.walk(events, (soFar) =>
        expect({ may: mayKeep(driven.snapshot()), calls: driven.calls.map(({ port }) => port) }).toEqual(
          outcomeOf(soFar),
        ),
      )
      covered.add(driven.walked)
    })
  }
  covered.prove()

  it('PIT-09 is recalled anew for a list that comes later, while it may be kept', async () => {
    const callsAfter = async (...events: AnyEventObject[]) => {
      const driven = start()
      await driven.walk(events)
      return driven.calls.map(({ port }) => port)
    }
    const allowed = { type: 'consent.changed', mayKeep: true }
    const came = { type: 'list.came' }
    const recalled = { type: 'xstate.done.actor.recallLists' }
    expect([await callsAfter(allowed, recalled, came), await callsAfter(came)]).toEqual([
      ['recallLists', 'recallLists'],
      [],
    ])
  })
})
