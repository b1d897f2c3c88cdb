import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  hasHistoryFailed,
  historyOf,
  isHistoryEmpty,
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
const found = { type: 'xstate.done.actor.readHistory', says: 'some', output: history }
const none = { type: 'xstate.done.actor.readHistory', says: 'none', output: [] }
const failed = { type: 'xstate.error.actor.readHistory', error: silent }
const changed = { type: 'items.changed', says: 'released', items: [jobs, released] }
const unchanged = { type: 'items.changed', says: 'the same', items: [cpi, { ...jobs, impact: 'low' }] }
const cases = [
  ...[asked, askedOther, found, none, failed, changed, unchanged],
  ...[{ type: 'history.left' }, { type: 'retry.pressed' }, { type: 'network.returned' }],
]

type Known = { opened: typeof cpi | undefined; shown: readonly unknown[]; state: string; calls: unknown[] }
function outcomeOf(events: AnyEventObject[]) {
  const known: Known = { opened: undefined, shown: [], state: 'closed', calls: [] }
  const load = () => {
    known.state = 'loading'
    known.calls.push({ port: 'readHistory', input: known.opened?.id })
  }
  const rules: Record<string, (received: AnyEventObject) => unknown> = {
    'history.asked': ({ event }) => {
      Object.assign(known, { opened: event, shown: [] })
      load()
    },
    'history.left': () => Object.assign(known, { opened: undefined, shown: [], state: 'closed' }),
    'retry.pressed': () => known.state === 'failed' && load(),
    'network.returned': () => known.state === 'failed' && load(),
    'items.changed': ({ items }) => {
      const now = items.find(({ id }: { id: string }) => id === known.opened?.id)
      if (!now || now.actual === known.opened?.actual) return
      known.opened = now
      load()
    },
    [failed.type]: () => Object.assign(known, { state: 'failed' }),
    [found.type]: ({ output }) => Object.assign(known, { shown: output, state: output.length > 0 ? 'shown' : 'empty' }),
  }
  for (const received of events) rules[received.type]?.(received)
  return known
}

const start = () => drive(releaseHistoryMachine, { promises: ['readHistory'] })
const stateOf = (snapshot: Parameters<typeof openedOf>[0]) => {
  if (openedOf(snapshot) === undefined) return 'closed'
  if (isHistoryEmpty(snapshot)) return 'empty'
  if (hasHistoryFailed(snapshot)) return 'failed'
  return snapshot.matches({ open: 'loading' }) ? 'loading' : 'shown'
}
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  opened: openedOf(snapshot()),
  shown: historyOf(snapshot()),
  state: stateOf(snapshot()),
  calls: [...calls],
})

describe('the history of a release', () => {
  const covered = coverage(releaseHistoryMachine)
  for (const { name, events } of walks(releaseHistoryMachine, cases)) {
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
})
