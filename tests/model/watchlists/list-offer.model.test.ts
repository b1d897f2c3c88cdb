import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  isKeeping,
  isPutOff,
  listOfferMachine,
  offeredOf,
} from '../../../src/machines/watchlists/list-offer.machine.ts'
import type { Lists } from '../../../src/rules/watchlists/edits.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const cars = { id: '1', name: 'Cars', symbols: ['F', 'GM'] }
const oil = { id: '2', name: 'Oil', symbols: ['XOM'] }
const owned = (says: string, owner: string | undefined) => ({ type: 'reader.changed', says, owner })
const came = (says: string, lists: Lists | undefined) => ({ type: 'lists.changed', says, lists })
const read = (says: string, lists: Lists, ...putOff: string[]) => ({
  type: 'xstate.done.actor.readHere',
  says,
  output: { lists, putOff },
})
const ended = (says: string, lists: Lists) => ({ type: 'edits.ended', says, lists })
const refused = (says: string, isUnfit: boolean) => ({ type: 'edit.refused', says, isUnfit })
const cases = [
  ...[owned('unknown', undefined), owned('a visitor', ''), owned('ann', 'ann')],
  ...[came('none known', undefined), came('none', []), { type: 'page.focused' }],
  ...[read('none', []), read('two', [cars, oil], '2'), read('one', [oil]), read('put off', [cars, oil], '2', '1')],
  { type: 'xstate.error.actor.readHere', error: silent },
  ...[{ type: 'keep.pressed' }, { type: 'later.pressed' }, { type: 'offer.opened' }],
  ...[ended('with both', [oil, cars]), ended('with none', [])],
  ...[refused('full', true), refused('no answer', false)],
  ...['dropHere', 'putOff'].flatMap((port) => [
    { type: `xstate.done.actor.${port}`, output: undefined },
    { type: `xstate.error.actor.${port}`, error: silent },
  ]),
]

type State = 'resting' | 'arriving' | 'offering' | 'keeping' | 'dropping' | 'puttingOff' | 'waiting'

/** One list after the other is saved, and goes from the browser only then; what does not fit stays there. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let [owner, isKnown] = [undefined as string | undefined, false]
  let [here, tried] = [[] as Lists, 0]
  let state = 'resting' as State
  let isAsked = false
  const enter = (next: State) => {
    state = next
    isAsked = ['arriving', 'offering', 'waiting'].includes(next)
    if (isAsked) calls.push(['readHere', 'ann'])
    if (next === 'puttingOff') calls.push(['putOff', { owner: 'ann', ids: here.map(({ id }) => id) }])
    if (next === 'dropping') calls.push(['dropHere', here[tried]])
    if (next === 'keeping') said.push({ type: 'edit.made', edit: { kind: 'kept', list: here[tried] } })
  }
  const goOn = () => {
    tried += 1
    enter(tried < here.length ? 'keeping' : 'offering')
  }
  const take: Record<string, (event: AnyEventObject) => unknown> = {
    'reader.changed': (event) => {
      const isNew = owner === ''
      owner = event.owner
      here = []
      enter(!owner ? 'resting' : isNew ? 'arriving' : 'waiting')
    },
    'lists.changed': ({ lists }) => {
      isKnown = lists !== undefined
    },
    'page.focused': () => (state === 'offering' || state === 'waiting') && enter(state),
    'xstate.error.actor.readHere': () => isAsked && enter('resting'),
    'xstate.done.actor.readHere': ({ output: { lists, putOff } }) => {
      if (!isAsked) return
      isAsked = false
      if (lists.length === 0) return enter('resting')
      here = lists
      const isLater = lists.length <= putOff.length
      if (state === 'arriving' && !isLater) said.push({ type: 'offer.made' })
      if (state === 'arriving' && isLater) enter('waiting')
      else if (state !== 'offering' && !isLater) enter('offering')
    },
    'keep.pressed': () => {
      if (state !== 'offering' || !isKnown) return
      tried = 0
      enter('keeping')
    },
    'later.pressed': () => state === 'offering' && enter('puttingOff'),
    'offer.opened': () => state === 'waiting' && enter('offering'),
    'edits.ended': ({ lists }) => state === 'keeping' && (lists.length === 2 ? enter('dropping') : goOn()),
    'edit.refused': ({ isUnfit }) => state === 'keeping' && (isUnfit ? goOn() : enter('offering')),
  }
  for (const event of events) {
    if (event.type.endsWith('.dropHere')) goOn()
    else if (event.type.endsWith('.putOff')) enter('waiting')
    else take[event.type]?.(event)
  }
  const isBusy = ['keeping', 'dropping'].includes(state)
  return {
    said,
    calls,
    offered: isBusy || state === 'offering' ? here : [],
    isPutOff: ['puttingOff', 'waiting'].includes(state) && here.length > 0,
    isKeeping: isBusy,
  }
}

const start = () => drive(listOfferMachine, { promises: ['readHere', 'dropHere', 'putOff'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  said,
  calls: calls.map(({ port, input }) => [port, input]),
  offered: offeredOf(snapshot()),
  isPutOff: isPutOff(snapshot()),
  isKeeping: isKeeping(snapshot()),
})

describe('the offer to keep the lists of a visitor', () => {
  const covered = coverage(listOfferMachine)
  /** What the guards of a state read. */
  const facets = ({ value, context: { owner, lists, here, tried } }: AnyMachineSnapshot) => {
    if (value === 'resting') return owner === ''
    if (value === 'offering') return [lists !== undefined, tried.length > 0]
    return value === 'keeping' || value === 'dropping' ? tried : here.length > 0
  }
  for (const { name, events } of walks(listOfferMachine, cases, facets)) {
    it(`WCH-11 offer: ${name}`, async () => {
      const offer = start()
      await offer.walk(events, (soFar) => expect(seen(offer)).toEqual(outcomeOf(soFar)))
      covered.add(offer.walked)
    })
  }
  covered.prove()

  it('WCH-11 lists that were put off and are gone when the page is focused are no longer come back to', async () => {
    const offer = start()
    const events = [owned('ann', 'ann'), read('put off', [oil], '2'), { type: 'page.focused' }, read('none', [])]
    await offer.walk(events, (soFar) => expect(seen(offer)).toEqual(outcomeOf(soFar)))
    expect(isPutOff(offer.snapshot())).toBe(false)
  })
})
