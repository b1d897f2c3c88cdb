import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { placeMachine, placeOf } from '../../src/machines/place.machine.ts'
import { coverage, drive } from './drive.ts'
import { walks } from './walks.ts'

const input = { page: 'terminal' }
const ports = { streams: ['watchPlace'], input }
const cases = [
  { type: 'place.changed', says: 'legal', place: { page: 'legal', document: 'tos' } },
  { type: 'place.changed', says: 'terminal', place: { page: 'terminal' } },
  { type: 'place.asked', path: '/legal/tos' },
]

/** The browser says where the reader is; asking moves nobody until it has. */
const outcomeOf = (events: AnyEventObject[]) => ({
  place: events.findLast(({ type }) => type === 'place.changed')?.place ?? input,
  wanted: events.filter(({ type }) => type === 'place.asked').map(({ path }) => ({ type: 'path.wanted', path })),
})

describe('place', () => {
  const covered = coverage(placeMachine)
  for (const { name, events } of walks(placeMachine, cases, ({ context }) => context.place, input)) {
    it(`CHT-02 place: ${name}`, async () => {
      const place = drive(placeMachine, ports)
      await place.walk(events, (soFar) =>
        expect({ place: placeOf(place.snapshot()), wanted: place.toldTo('watchPlace') }).toEqual(outcomeOf(soFar)),
      )
      covered.add(place.walked)
    })
  }
  covered.prove()
})
