import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Desk } from '../../../src/contract/desks/desks.ts'
import {
  deskOfferMachine,
  isFull,
  isKeeping,
  isPutOff,
  offeredOf,
} from '../../../src/machines/desks/desk-offer.machine.ts'
import { firstContent } from '../../../src/rules/desks/desks.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const desk = (id: string): Desk => ({ ...firstContent, id, name: id.toUpperCase() })
const [banks, oil] = [
  { from: 'a', desk: desk('banks') },
  { from: 'b', desk: desk('oil') },
]
const reads = (says: string, reader: string | undefined) => ({ type: 'reader.changed', says, reader })
const counts = (count: number) => ({ type: 'desks.counted', says: `${count}`, count })
const agrees = (says: string, ...ids: string[]) => ({ type: 'desks.agreed', says, owner: 'ann', desks: ids.map(desk) })
const read = (says: string, offered: (typeof banks)[], asked: string[] = [], putOff: string[] = []) => ({
  type: 'xstate.done.actor.readHere',
  says,
  output: { offered, asked, putOff },
})
const cases: AnyEventObject[] = [
  ...[reads('unknown', undefined), reads('no user', ''), reads('ann', 'ann')],
  ...[counts(9), counts(8), counts(1)],
  ...[agrees('on none of them'), agrees('on Banks', 'banks'), agrees('on both', 'banks', 'oil')],
  ...[{ type: 'desks.refused' }, { type: 'page.focused' }],
  ...[{ type: 'keep.pressed' }, { type: 'later.pressed' }, { type: 'offer.opened' }],
  ...[read('none', []), read('two', [banks, oil], ['a'], ['b']), read('asked about', [banks, oil], ['b', 'a'])],
  ...[read('put off', [oil], [], ['a', 'b']), { type: 'xstate.error.actor.readHere', error: silent }],
  ...['noteAsked', 'notePutOff', 'dropHere'].flatMap((port) => [
    { type: `xstate.done.actor.${port}`, output: undefined },
    { type: `xstate.error.actor.${port}`, error: silent },
  ]),
]
const OFFER = 'The desks that you made here can be kept in your account: see the menu of the desks.'
const leftOf = (...names: string[]) =>
  `There are 9 desks, which is the limit. ${names.join(' and ')} ${names.length > 1 ? 'stay' : 'stays'} in this browser: delete another desk first.`

/** Written from DSK-05 without a look at the chart. */
class Outcome {
  state = 'away'
  owner = ''
  count = 0
  here: (typeof banks)[] = []
  taken: (typeof banks)[] = []
  isAsking = false
  said: unknown[] = []
  calls: unknown[] = []

  enter(state: string) {
    this.state = state
    this.isAsking = ['looking', 'offering'].includes(state)
    const ids = this.here.map(({ from }) => from)
    if (this.isAsking) this.calls.push(['readHere', this.owner])
    if (state === 'asking') this.calls.push(['noteAsked', { owner: 'ann', ids }])
    if (state === 'puttingOff') this.calls.push(['notePutOff', { owner: 'ann', ids }])
    if (state === 'keeping') this.calls.push(['noteTaken', { owner: 'ann', taken: this.taken }])
    if (state === 'dropping' || state === 'clearing') this.calls.push(['dropHere', this.taken])
  }
  note = (words: string) => this.said.push({ type: 'offer.noted', words })
  read({ offered, asked, putOff }: ReturnType<typeof read>['output']) {
    if (!this.isAsking) return
    this.isAsking = false
    if (offered.length === 0) return this.enter('resting')
    this.here = offered
    if (this.state === 'offering') return
    const areAll = (ids: string[]) => offered.every(({ from }) => ids.includes(from))
    if (areAll(putOff)) return this.enter('waiting')
    if (areAll(asked)) return this.enter('offering')
    this.note(OFFER)
    this.enter('asking')
  }
  keep() {
    const space = 9 - this.count
    const left = this.here.slice(space).map((one) => `“${one.desk.name}”`)
    if (left.length > 0) this.note(leftOf(...left))
    if (space === 0) return
    this.taken = this.here.slice(0, space)
    this.said.push({ type: 'desks.taken', desks: this.taken.map((one) => one.desk) })
    this.enter('keeping')
  }
  agree({ owner, desks }: ReturnType<typeof agrees>) {
    if (this.state === 'away') {
      this.owner = owner
      this.enter('looking')
    } else if (this.state === 'keeping' || this.state === 'parting') {
      this.taken = this.taken.filter((one) => desks.some(({ id }) => id === one.desk.id))
      this.enter(this.state === 'keeping' ? 'dropping' : 'clearing')
    }
  }
  leave() {
    Object.assign(this, { owner: '', here: [], taken: [] })
    this.enter('away')
  }
  on(event: AnyEventObject) {
    const { state } = this
    const isAt = (...states: string[]) => states.includes(state)
    const [, kind = '', port = ''] = /^xstate\.(done|error)\.actor\.(\w+)/.exec(event.type) ?? []
    const isOther = event.type === 'reader.changed' && event.reader !== this.owner
    // what is on its way arrives though its user has signed out
    if (isOther && state === 'keeping' && event.reader === '') this.enter('parting')
    else if (isOther || (event.type === 'reader.changed' && state === 'parting')) this.leave()
    if (event.type === 'desks.counted') this.count = event.count
    if (event.type === 'desks.agreed') this.agree(event as ReturnType<typeof agrees>)
    if (event.type === 'desks.refused' && isAt('keeping')) this.enter('looking')
    if (event.type === 'page.focused' && isAt('offering')) this.enter('offering')
    if (event.type === 'page.focused' && isAt('waiting')) this.enter('looking')
    if (event.type === 'keep.pressed' && isAt('offering')) this.keep()
    if (event.type === 'later.pressed' && isAt('offering')) this.enter('puttingOff')
    if (event.type === 'offer.opened' && isAt('waiting')) this.enter('offering')
    if (port === 'readHere' && kind === 'done') this.read(event.output)
    else if (port === 'readHere' && this.isAsking) this.enter('resting')
    else if (port === 'notePutOff') this.enter('waiting')
    else if (port === 'noteAsked') this.enter('offering')
    else if (port === 'dropHere' && isAt('clearing')) this.leave()
    else if (port === 'dropHere') this.enter('looking')
  }
}

const outcomeOf = (events: AnyEventObject[]) => {
  const outcome = new Outcome()
  for (const event of events) outcome.on(event)
  const { state, said, calls, here, count } = outcome
  return {
    ...{ state, said, calls, isFull: here.length === 0 || count === 9 },
    offered: ['asking', 'offering', 'keeping', 'dropping'].includes(state) ? here : [],
    isPutOff: ['puttingOff', 'waiting'].includes(state),
    isKeeping: ['keeping', 'dropping'].includes(state),
  }
}

const start = () =>
  drive(deskOfferMachine, { promises: ['readHere', 'noteAsked', 'notePutOff', 'noteTaken', 'dropHere'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  state: snapshot().value,
  said: [...said],
  calls: calls.map(({ port, input }) => [port, input]),
  isFull: isFull(snapshot()),
  offered: offeredOf(snapshot()),
  isPutOff: isPutOff(snapshot()),
  isKeeping: isKeeping(snapshot()),
})

describe('the offer to keep the desks of a visitor', () => {
  const covered = coverage(deskOfferMachine)
  /** What the guards of a state read. */
  const facets = ({ value, context: { owner, count, here, taken } }: AnyMachineSnapshot) => {
    if (value === 'offering') return [owner, here.length, count]
    return value === 'keeping' || value === 'dropping' ? taken.length : owner
  }
  for (const { name, events } of walks(deskOfferMachine, cases, facets)) {
    it(`DSK-05 ${name}`, async () => {
      const offer = start()
      await offer.walk(events, (soFar) => expect(seen(offer)).toEqual(outcomeOf(soFar)))
      covered.add(offer.walked)
    })
  }
  covered.prove()
})
