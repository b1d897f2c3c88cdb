import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { hasFailed, isLoading, lazyMachine, loadedOf } from '../../../src/machines/shared/lazy.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const loaded = { by: () => undefined, part: 'the part' }
const wanted = { type: 'part.wanted' }
const expected = { type: 'part.expected' }
const missed = { type: 'part.missed' }
const pressed = { type: 'retry.pressed' }
const fetched = { type: 'xstate.done.actor.fetch', output: loaded }
const unfetched = { type: 'xstate.error.actor.fetch', error: new Error('offline') }
const came = { type: 'xstate.done.actor.load', output: loaded }
const failed = { type: 'xstate.error.actor.load', error: new Error('offline') }
const cases = [wanted, expected, missed, pressed, fetched, unfetched, came, failed]

type State = 'absent' | 'fetching' | 'loading' | 'loaded' | 'failed'
/** Where each event leads from the states that handle it; elsewhere it changes nothing. */
const ways = new Map<AnyEventObject, Partial<Record<State, State>>>([
  [wanted, { absent: 'loading', fetching: 'loading', failed: 'loading' }],
  [missed, { absent: 'loading', fetching: 'loading' }],
  [expected, { absent: 'fetching' }],
  [pressed, { failed: 'loading' }],
  [fetched, { fetching: 'absent' }],
  [unfetched, { fetching: 'absent' }],
  [came, { loading: 'loaded' }],
  [failed, { loading: 'failed' }],
])

function outcomeOf(events: AnyEventObject[]) {
  let state: State = 'absent'
  let [calls, failures] = [0, 0]
  for (const event of events) {
    const next: State = ways.get(event)?.[state] ?? state
    if (next !== state && (next === 'loading' || next === 'fetching')) calls += 1
    if (next !== state && next === 'failed') failures += 1
    state = next
  }
  return {
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loaded: state === 'loaded' ? loaded : undefined,
    calls,
    said: Array(failures).fill({ type: 'part.failed' }),
  }
}

const start = () => drive(lazyMachine, { promises: ['load'] })
const seen = ({ snapshot, calls, said }: ReturnType<typeof start>) => ({
  isLoading: isLoading(snapshot()),
  hasFailed: hasFailed(snapshot()),
  loaded: loadedOf(snapshot()),
  calls: calls.length,
  said,
})

describe('a part of the page that is loaded later', () => {
  const covered = coverage(lazyMachine)
  for (const { name, events } of walks(lazyMachine, cases)) {
    it(`CHT-02 lazy: ${name}`, async () => {
      const lazy = start()
      await lazy.walk(events, (soFar) => expect(seen(lazy)).toEqual(outcomeOf(soFar)))
      covered.add(lazy.walked)
    })
  }
  covered.prove()

  it('RTE-13 a part that could not be fetched ahead of time is loaded when it is wanted, and the failure is not reported', async () => {
    const lazy = start()
    await lazy.walk([expected, unfetched, wanted, came])
    expect(seen(lazy)).toEqual({ isLoading: false, hasFailed: false, loaded, calls: 2, said: [] })
  })

  it('RTE-13 a part that has failed is tried again when it is wanted, not when it is only missed', async () => {
    const lazy = start()
    await lazy.walk([missed, failed, missed])
    const afterMissing = lazy.calls.length
    await lazy.walk([wanted])
    expect([afterMissing, lazy.calls.length, seen(lazy).isLoading]).toEqual([1, 2, true])
  })
})
