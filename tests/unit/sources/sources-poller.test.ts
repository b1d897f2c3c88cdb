import { describe, expect, it } from 'vitest'
import { createPoller } from '../../../mock-server/sources/poll/poller.ts'
import type { SourceState } from '../../../mock-server/sources/poll/state.ts'
import type { Source } from '../../../mock-server/sources/source.ts'
import { aSource, NOON, stateOf } from './sources-scene.ts'

const MINUTE = 60_000

/** A poller whose clock and answers are controlled by the test. */
function scene(remembered = new Map<string, SourceState>(), atOnce?: number) {
  let now = NOON
  const alarms = new Set<{ time: number; reached(): void }>()
  const asked: { address: string; answer(said?: Partial<SourceState>): Promise<void>; ended: AbortSignal }[] = []
  const saved = new Map<string, SourceState>()
  const reports: string[] = []
  let seen = 0
  const poller = createPoller({
    clock: {
      now: () => now,
      at(time, reached) {
        const alarm = { time, reached }
        alarms.add(alarm)
        return () => alarms.delete(alarm)
      },
    },
    remembered,
    poll: (source, state, ended) =>
      new Promise((resolve) => {
        const answer = async (said: Partial<SourceState> = {}) => {
          resolve({ ...state, nextAt: now + 10 * MINUTE, ...said })
          await turn()
        }
        asked.push({ address: source.address, answer, ended })
      }),
    save: async ({ address }, state) => void saved.set(address, state),
    report: (line) => reports.push(line),
    ...(atOnce === undefined ? {} : { atOnce }),
  })
  const pass = (milliseconds: number) => {
    now += milliseconds
    for (const alarm of [...alarms].filter(({ time }) => time <= now)) {
      alarms.delete(alarm)
      alarm.reached()
    }
  }
  /** The addresses that were polled since the last call. */
  function newlyAsked() {
    const addresses = asked.slice(seen).map(({ address }) => address)
    seen = asked.length
    return addresses
  }
  return { poller, asked, saved, reports, pass, newlyAsked }
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const sources = (...addresses: string[]): Source[] => addresses.map((address) => aSource(address))

describe('polling', () => {
  it('BCK-05 polls new sources at once, up to a limit and one per host', async () => {
    const { poller, asked, newlyAsked } = scene(new Map(), 3)
    poller.set(sources('http://a/1', 'http://a/2', 'http://b/1', 'http://c/1', 'http://d/1'))
    expect(newlyAsked()).toEqual(['http://a/1', 'http://b/1', 'http://c/1'])
    await asked[1]?.answer()
    expect(newlyAsked()).toEqual(['http://d/1'])
    await asked[0]?.answer()
    expect(newlyAsked()).toEqual(['http://a/2'])
  })

  it('BCK-05 polls again when the time has come, in the order in which polls were due', async () => {
    const remembered = new Map([
      ['httpa', stateOf({ nextAt: NOON + 2 * MINUTE })],
      ['httpb', stateOf({ nextAt: NOON + MINUTE })],
      ['httpc', stateOf({ nextAt: NOON - MINUTE })],
    ])
    const { poller, asked, saved, pass, newlyAsked } = scene(remembered)
    poller.set(sources('http://a', 'http://b', 'http://c'))
    const turns = [newlyAsked()]
    await asked[0]?.answer()
    for (const _ of [1, 2]) {
      pass(MINUTE)
      turns.push(newlyAsked())
    }
    pass(8 * MINUTE)
    turns.push(newlyAsked())
    expect([turns, saved.get('http://c')]).toEqual([
      [['http://c'], ['http://b'], ['http://a'], ['http://c']],
      stateOf({ nextAt: NOON + 10 * MINUTE }),
    ])
  })

  it('BCK-05 skips a source until it is switched on, and aborts its poll when it is switched off', async () => {
    const { poller, asked, saved, newlyAsked } = scene()
    poller.set([aSource('http://a', { isOn: false })])
    const before = newlyAsked()
    await poller.switch('httpa', true)
    const on = newlyAsked()
    await poller.switch('httpa', false)
    await asked[0]?.answer({ title: 'Too late' })
    expect([before, on, asked[0]?.ended.aborted, newlyAsked(), saved.get('http://a'), poller.list()[0]?.isOn]).toEqual([
      [],
      ['http://a'],
      true,
      [],
      stateOf({ isGone: false, switched: { isOn: false, over: false } }),
      false,
    ])
  })

  it('BCK-05 a switch set by the user applies until the settings change', () => {
    const remembered = new Map([['httpa', stateOf({ switched: { isOn: false, over: true } })]])
    const { poller } = scene(remembered)
    const isOn = (given: boolean) => {
      poller.set([aSource('http://a', { isOn: given })])
      return poller.list()[0]?.isOn
    }
    expect([isOn(true), isOn(false), isOn(true)]).toEqual([false, false, true])
    expect(scene().poller.find('httpa')).toBe(undefined)
  })

  it('BCK-05 a source that answers 410 Gone stays off until it is switched on', async () => {
    const { poller, asked, reports, pass, newlyAsked } = scene()
    poller.set(sources('http://a'))
    newlyAsked()
    await asked[0]?.answer({ isGone: true, trouble: 'Gone.' })
    pass(60 * MINUTE)
    const after = [newlyAsked(), poller.list()[0]?.isOn]
    await poller.switch('httpa', true)
    expect([after, newlyAsked(), reports]).toEqual([[[], false], ['http://a'], ['http://a: Gone.']])
  })

  it('BCK-05 tries at once on demand, and reports each trouble once', async () => {
    const { poller, asked, reports, newlyAsked } = scene()
    poller.set(sources('http://a'))
    for (const trouble of ['Off.', 'Off.', undefined, 'Off.']) {
      await asked.at(-1)?.answer({ trouble })
      await poller.tryNow('httpa')
    }
    expect([newlyAsked().length, await poller.tryNow('unknown'), reports]).toEqual([
      5,
      false,
      ['http://a: Off.', 'http://a: Off.'],
    ])
  })

  it('BCK-05 stops polling a removed source, but keeps its state', async () => {
    const { poller, asked, newlyAsked } = scene()
    poller.set(sources('http://a'))
    await asked[0]?.answer({ title: 'Wire' })
    poller.set([])
    const without = poller.list()
    poller.set(sources('http://a'))
    expect([without, poller.list().map(({ state }) => state.title), newlyAsked().length]).toEqual([[], ['Wire'], 1])
  })

  it('BCK-05 finishes running polls when it is closed', async () => {
    const { poller, asked, pass, newlyAsked } = scene()
    poller.set(sources('http://a', 'http://b'))
    await asked[0]?.answer()
    newlyAsked()
    const closed = poller.close()
    await asked[1]?.answer()
    await closed
    pass(60 * MINUTE)
    expect([asked[1]?.ended.aborted, newlyAsked()]).toEqual([true, []])
  })
})
