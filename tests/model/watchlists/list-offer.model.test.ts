import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { isKeeping, listOfferMachine, offeredOf } from '../../../src/machines/watchlists/list-offer.machine.ts'
import type { Lists } from '../../../src/rules/watchlists/edits.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const mine = { id: '1', name: 'Cars', symbols: ['F', 'GM'] }
const own = { id: 'cars', name: 'cars', symbols: ['TM', 'F'] }
const owned = (says: string, owner: string | undefined) => ({ type: 'reader.changed', says, owner })
const came = (says: string, lists: Lists | undefined) => ({ type: 'lists.changed', says, lists })
const read = (says: string, output: Lists) => ({ type: 'xstate.done.actor.readHere', says, output })
const ended = (says: string, lists: Lists) => ({ type: 'edits.ended', says, lists })
const full = { id: 'full', name: 'Cars', symbols: Array.from({ length: 999 }, (_, i) => `S${i}`) }
const cases = [
  ...[owned('unknown', undefined), owned('a visitor', ''), owned('ann', 'ann')],
  ...[
    came('none known', undefined),
    came('none', []),
    came('one of that name', [own]),
    came('the same', [mine]),
    came('one that is full', [full]),
  ],
  ...[read('none', []), read('one', [mine]), { type: 'xstate.error.actor.readHere', error: silent }],
  ...[
    { type: 'keep.pressed' },
    { type: 'later.pressed' },
    ...[ended('with all', [mine]), ended('without', [own])],
    { type: 'edit.refused' },
  ],
  { type: 'xstate.done.actor.dropHere', output: undefined },
  { type: 'xstate.error.actor.dropHere', error: silent },
]

/** Of a list of the same name what it lacks is added; the copy goes only once all is saved. */
const editFor = (lists: Lists) => {
  if (lists.length === 0) return { kind: 'added', name: 'Cars', symbols: ['F', 'GM'] }
  const base = { symbols: own.symbols }
  return lists[0] === own ? { kind: 'changed', id: 'cars', symbols: ['TM', 'F', 'GM'], base } : undefined
}

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let [owner, lists] = [undefined as string | undefined, undefined as Lists | undefined]
  let state = 'resting' as 'resting' | 'arriving' | 'reading' | 'offering' | 'keeping' | 'dropping'
  for (const event of events) {
    if (event.type === 'lists.changed') lists = event.lists
    if (event.type === 'reader.changed') {
      state = event.owner ? (owner === '' ? 'arriving' : 'reading') : 'resting'
      owner = event.owner
      if (owner) calls.push('readHere')
    }
    const isReading = state === 'arriving' || state === 'reading'
    if (isReading && event.type.endsWith('.actor.readHere')) {
      const hasSome = event.output?.length > 0
      if (hasSome && state === 'arriving') said.push({ type: 'offer.made' })
      state = hasSome ? 'offering' : 'resting'
    } else if (state === 'offering' && event.type === 'later.pressed') state = 'resting'
    else if (state === 'offering' && event.type === 'keep.pressed' && lists) {
      const edit = editFor(lists)
      if (lists[0] === full) said.push({ type: 'keep.refused', words: '“Cars”: A list has at most 1,000 symbols.' })
      else if (edit) said.push({ type: 'edit.made', edit })
      else calls.push([mine])
      if (lists[0] !== full) state = edit ? 'keeping' : 'dropping'
    } else if (state === 'keeping' && event.type === 'edits.ended') {
      const hasAll = event.lists[0] === mine
      if (hasAll) calls.push([mine])
      else lists = event.lists
      state = hasAll ? 'dropping' : 'offering'
    } else if (state === 'keeping' && event.type === 'edit.refused') state = 'offering'
    else if (state === 'dropping' && event.type.endsWith('.actor.dropHere')) state = 'resting'
  }
  return {
    said,
    calls,
    offered: state === 'offering' || state === 'keeping' ? [mine] : [],
    isKeeping: state === 'keeping',
  }
}

const start = () => drive(listOfferMachine, { promises: ['readHere', 'dropHere'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  said,
  calls: calls.map(({ input }) => input ?? 'readHere'),
  offered: offeredOf(snapshot()),
  isKeeping: isKeeping(snapshot()),
})

describe('the offer to keep the lists of a visitor', () => {
  const covered = coverage(listOfferMachine)
  for (const { name, events } of walks(listOfferMachine, cases, ({ value, context }) => ({ value, ...context }))) {
    it(`WCH-11 offer: ${name}`, async () => {
      const offer = start()
      await offer.walk(events, (soFar) => expect(seen(offer)).toEqual(outcomeOf(soFar)))
      covered.add(offer.walked)
    })
  }
  covered.prove()
})
