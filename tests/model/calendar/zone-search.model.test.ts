import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  foundOf,
  indexOf,
  isOpen,
  phraseOf,
  zoneSearchMachine,
} from '../../../src/machines/calendar/zone-search.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const input = { zones: ['America/Toronto', 'Asia/Tokyo', 'Europe/Paris'] }
const typed = (phrase: string) => ({ type: 'phrase.changed', says: phrase, phrase })
const cases = [
  { type: 'box.opened' },
  { type: 'box.left' },
  typed('to'),
  typed('xyz'),
  { type: 'option.reached', says: 'the second', at: 1 },
  { type: 'option.taken', says: 'Paris', zone: 'Europe/Paris' },
  { type: 'option.taken', says: 'home' },
]
/** What a phrase of these cases finds; '' is the user's own zone. */
const finds: Record<string, string[]> = {
  '': [
    '',
    'UTC',
    'America/Chicago',
    'America/New_York',
    'Europe/London',
    'Europe/Berlin',
    'Asia/Dubai',
    'Asia/Singapore',
    'Asia/Hong_Kong',
    'Asia/Tokyo',
    'Australia/Sydney',
  ],
  to: ['Asia/Tokyo', 'America/Toronto'],
  xyz: [],
}

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let open = false
  let [phrase, at] = ['', 0]
  const found = () => finds[phrase] ?? []
  const close = () => {
    open = false
    phrase = ''
    at = 0
  }
  const choose = (zone: string) => {
    said.push({ type: 'zone.chosen', zone: zone || undefined })
    close()
  }
  for (const event of events) {
    if (event.type === 'box.opened') open = true
    if (event.type === 'box.left') close()
    if (event.type === 'phrase.changed') {
      open = true
      phrase = event.phrase
      at = 0
    }
    if (event.type === 'option.reached' && open) at = event.at
    if (event.type === 'option.taken' && open) choose(event.zone ?? '')
  }
  const isThere = open && found().length > 0
  return { phrase, isOpen: open, found: open ? found() : [], index: isThere ? at : undefined, said }
}

describe('the search for a time zone', () => {
  const covered = coverage(zoneSearchMachine)
  for (const { name, events } of walks(zoneSearchMachine, cases, ({ context }) => context, input)) {
    it(`CHT-02 zone search: ${name}`, async () => {
      const { walk, walked, snapshot, said } = drive(zoneSearchMachine, { input })
      await walk(events, (soFar) =>
        expect({
          phrase: phraseOf(snapshot()),
          isOpen: isOpen(snapshot()),
          found: foundOf(snapshot()).map(({ zone = '' }) => zone),
          index: indexOf(snapshot()),
          said: [...said],
        }).toEqual(outcomeOf(soFar)),
      )
      covered.add(walked)
    })
  }
  covered.prove()
})
