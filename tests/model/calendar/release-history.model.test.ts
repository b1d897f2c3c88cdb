import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  eventOf,
  hasHistoryFailed,
  historyOf,
  isHistoryEmpty,
  isReleaseUnknown,
  namingOf,
  openedOf,
  releaseHistoryMachine,
} from '../../../src/machines/calendar/release-history.machine.ts'
import { economicEvent } from '../../unit/calendar/calendar-items.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const cpi = economicEvent('cpi')
const released = { ...cpi, actual: 2.9, previous: 3, revisedFrom: 3.1 }
const jobs = economicEvent('jobs')
const history = [economicEvent('cpi-2', { actual: 3 }), economicEvent('cpi-1', { actual: 2.8 })]

const asked = { type: 'history.asked', says: 'cpi', event: cpi }
const askedOther = { type: 'history.asked', says: 'jobs', event: jobs }
const reached = { type: 'release.reached', says: 'cpi', id: 'cpi' }
const found = { type: 'xstate.done.actor.readHistory', says: 'some', output: history }
const none = { type: 'xstate.done.actor.readHistory', says: 'none', output: [] }
const noSuch = { type: 'xstate.done.actor.readHistory', says: 'no such event', output: undefined }
const failed = { type: 'xstate.error.actor.readHistory', error: silent }
const changed = { type: 'items.changed', says: 'released', items: [jobs, released] }
const unchanged = { type: 'items.changed', says: 'the same', items: [cpi, { ...jobs, impact: 'low' }] }
const panel = { type: 'widget.toggled', widget: 'CALENDAR' }
const hidden = { type: 'step.changed', says: 'out of sight', step: panel }
const seenAgain = { type: 'step.changed', says: 'in sight', step: undefined }
const cases = [
  ...[asked, askedOther, reached, found, none, noSuch, failed, changed, unchanged, hidden, seenAgain],
  ...['history.left', 'retry.pressed', 'network.returned', 'kind.begun', 'kind.ended'].map((type) => ({ type })),
]

type Known = {
  opened: string | undefined
  event: typeof cpi | undefined
  shown: readonly unknown[]
  state: string
  calls: unknown[]
  said: unknown[]
}
function outcomeOf(events: AnyEventObject[]) {
  const known: Known = { opened: undefined, event: undefined, shown: [], state: 'closed', calls: [], said: [] }
  let [items, step, asks]: [(typeof cpi)[], unknown, string] = [[], undefined, '']
  const isOpen = () => known.opened !== undefined
  const load = () => {
    known.state = 'loading'
    known.calls.push({ port: 'readHistory', input: known.opened })
  }
  const close = (state = 'closed') => {
    asks = ''
    Object.assign(known, { opened: undefined, event: undefined, shown: [], state })
  }
  const open = (id: string, event: typeof cpi | undefined) => {
    Object.assign(known, { opened: id, event, shown: [] })
    load()
  }
  const sameNow = (id: string | undefined) => items.find((item) => item.id === id)
  /** The address opens a history once the calendar is in sight. */
  const comeNearer = () => {
    if (step === undefined) open(asks, sameNow(asks))
    else known.said.push({ type: 'step.asked', step })
    if (step === undefined) asks = ''
  }
  const rules: Record<string, (received: AnyEventObject) => unknown> = {
    'history.asked'({ event }) {
      if (known.state === 'off') return
      asks = ''
      open(event.id, event)
    },
    'release.reached'({ id }) {
      if (known.state === 'off') return known.said.push({ type: 'release.missed' })
      close()
      asks = id
      return comeNearer()
    },
    'step.changed'(received) {
      step = received.step
      if (asks) comeNearer()
      else if (isOpen() && step) close()
    },
    'history.left': () => isOpen() && close(),
    'kind.ended': () => close('off'),
    'kind.begun': () => known.state === 'off' && close(),
    'retry.pressed': () => known.state === 'failed' && load(),
    'network.returned': () => known.state === 'failed' && load(),
    'items.changed'(received) {
      items = received.items
      const now = sameNow(known.opened)
      if (!now) return
      const isOther = known.event && now.actual !== known.event.actual
      known.event = now
      if (isOther) load()
    },
    [failed.type]: () => Object.assign(known, { state: 'failed' }),
    [found.type]({ output }) {
      if (output) known.shown = output
      known.state = output ? (output.length > 0 ? 'shown' : 'empty') : 'unknown'
    },
  }
  for (const received of events) rules[received.type]?.(received)
  return known
}

const start = () => drive(releaseHistoryMachine, { promises: ['readHistory'] })
const stateOf = (snapshot: Parameters<typeof openedOf>[0]) => {
  if (snapshot.matches('off')) return 'off'
  if (openedOf(snapshot) === undefined) return 'closed'
  if (isHistoryEmpty(snapshot)) return 'empty'
  if (isReleaseUnknown(snapshot)) return 'unknown'
  if (hasHistoryFailed(snapshot)) return 'failed'
  return snapshot.matches({ open: 'loading' }) ? 'loading' : 'shown'
}
const seen = ({ snapshot, calls, said }: ReturnType<typeof start>) => ({
  opened: openedOf(snapshot()),
  event: openedOf(snapshot()) && eventOf(snapshot()),
  shown: historyOf(snapshot()),
  state: stateOf(snapshot()),
  calls: [...calls],
  said: [...said],
})

describe('the history of a release', () => {
  const covered = coverage(releaseHistoryMachine)
  for (const { name, events } of walks(releaseHistoryMachine, cases, ({ context }) => context.step)) {
    it(`CHT-02 history of a release: ${name}`, async () => {
      const walked = start()
      await walked.walk(events, (soFar) => expect(seen(walked)).toEqual(outcomeOf(soFar)))
      covered.add(walked.walked)
    })
  }
  covered.prove()

  it('CAL-15 the releases stay while a new figure has them loaded again', async () => {
    const walked = start()
    await walked.walk([asked, found, changed])
    expect([historyOf(walked.snapshot()), stateOf(walked.snapshot()), walked.calls.length]).toEqual([
      history,
      'loading',
      2,
    ])
  })

  it('RTE-20 what the address names is called as the calendar has it, else as the newest of its releases', async () => {
    const named = async (...steps: AnyEventObject[]) => {
      const walked = start()
      await walked.walk(steps)
      return [eventOf(walked.snapshot())?.id, namingOf(walked.snapshot())?.id]
    }
    const own = { ...found, output: [history[0], cpi] }
    expect([
      await named(reached),
      await named(reached, found),
      await named(reached, own),
      await named(reached, found, unchanged),
      await named(unchanged, reached),
    ]).toEqual([
      [undefined, undefined],
      [undefined, 'cpi-2'],
      ['cpi', 'cpi'],
      ['cpi', 'cpi'],
      ['cpi', 'cpi'],
    ])
  })
})
