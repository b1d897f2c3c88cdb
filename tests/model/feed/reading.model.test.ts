import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { READ_LIMIT, type Reading } from '../../../src/contract/shared/reading.ts'
import { lastVisitOf, readIdsOf, readingMachine } from '../../../src/machines/feed/reading.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const MINUTE = 60_000
const noon = '2026-03-02T12:00:00.000Z'
const one = '2026-03-02T13:00:00.000Z'
const read = (...ids: string[]) => ({ type: 'items.read', says: ids.join(' '), ids })
const left = (at: number) => ({ type: 'page.left', says: `${at / MINUTE} min`, at })
const shown = (newest?: string) => ({ type: 'rows.shown', says: newest ?? 'none', newest })
const returned = (at: number) => ({ type: 'page.returned', says: `${at / MINUTE} min`, at })
const keepPause = { type: 'xstate.after.keepPause.reading.marks.changed', after: 1_000 }
const cases = [
  read('a'),
  read('a', 'b'),
  read(),
  shown(noon),
  shown(one),
  shown(),
  left(10 * MINUTE),
  left(20 * MINUTE),
  returned(12 * MINUTE),
  returned(16 * MINUTE),
  keepPause,
]

function outcomeOf(events: AnyEventObject[], kept?: Reading) {
  const received: unknown[] = []
  const said: unknown[] = []
  let now: Reading = { read: [], ...kept }
  let isHere = false
  let seen = ''
  const keep = () => received.push({ type: 'reading.changed', reading: now })
  for (const { type, ids = [], at, newest } of events) {
    const fresh = ids.filter((id: string) => !now.read.includes(id))
    if (type === 'items.read' && fresh.length > 0) now = { ...now, read: [...now.read, ...fresh] }
    else if (type === keepPause.type) keep()
    else if (type === 'rows.shown') {
      if (newest > seen) seen = newest
    } else if (type === 'page.left') {
      said.push({ type })
      if (!isHere) continue
      isHere = false
      const last = seen || now.left?.seen
      if (last) now = { ...now, left: { at, seen: last } }
      keep()
    } else if (type === 'page.returned' && !isHere) {
      isHere = true
      if (now.left && at - now.left.at >= 5 * MINUTE) now = { ...now, lastVisit: now.left.seen }
    }
  }
  return { read: now.read, lastVisit: now.lastVisit, received, said }
}

const start = (kept?: Reading) => drive(readingMachine, { streams: ['keepReading', 'watchVisits'], input: { kept } })
const seen = ({ snapshot, sentTo, said }: ReturnType<typeof start>) => ({
  read: [...readIdsOf(snapshot())],
  lastVisit: lastVisitOf(snapshot()),
  received: sentTo('keepReading'),
  said: [...said],
})

describe('reading', () => {
  const covered = coverage(readingMachine)
  for (const { name, events } of walks(readingMachine, cases, ({ context }) => context, {})) {
    it(`FED-15 ${name}`, async () => {
      const reading = start()
      await reading.walk(events, (soFar) => expect(seen(reading)).toEqual(outcomeOf(soFar)))
      covered.add(reading.walked)
    })
  }
  covered.prove()
})

describe('what has been read', () => {
  it('FED-15 a visit begins a new line after five minutes away, not before', async () => {
    const reading = start({ read: ['a'], lastVisit: noon, left: { at: 0, seen: one } })
    await reading.walk([returned(5 * MINUTE - 1)])
    const soon = lastVisitOf(reading.snapshot())
    await reading.walk([left(6 * MINUTE), returned(11 * MINUTE)])
    expect([soon, lastVisitOf(reading.snapshot()), [...readIdsOf(reading.snapshot())]]).toEqual([noon, one, ['a']])
  })

  it('FED-15 a browser remembers the 5,000 read last', async () => {
    const many = Array.from({ length: READ_LIMIT }, (_, i) => `n${i}`)
    const reading = start({ read: many })
    await reading.walk([read('new')])
    expect([...readIdsOf(reading.snapshot())]).toEqual([...many.slice(1), 'new'])
  })
})
