import { expect, it, vi } from 'vitest'
import { createClock } from '../../../mock-server/clock.ts'
import { simulate } from '../../../mock-server/feed/simulate.ts'
import { createSignal } from '../../../mock-server/signal.ts'
import type { Wire } from '../../../mock-server/world/news/simulated-news.ts'

const NOW = Date.parse('2026-03-04T15:00:00.000Z')
const MINUTE = 60_000
type Item = { id: string; publishedDatetime: string }

/** One item a minute, on the minute; how many were made is counted. */
function createWire() {
  let made = 0
  const pieces: unknown[] = []
  const itemAt = (at: number): Item => {
    made += 1
    return { id: `${at}`, publishedDatetime: new Date(at).toISOString() }
  }
  const lastAt = (until: number) => Math.floor(until / MINUTE) * MINUTE
  const newest = (count: number, until: number) =>
    Array.from({ length: count }, (_, index) => itemAt(lastAt(until) - index * MINUTE))
  const wire: Wire<Item> = {
    newest,
    *newestInSteps(count, until) {
      while (pieces.pop() !== undefined) yield
      return newest(count, until)
    },
    between: (after, until) => (lastAt(until) > after ? [itemAt(lastAt(until))] : []),
    next: (after) => lastAt(after) + MINUTE,
    prepare: () => pieces.pop() === undefined,
  }
  return { wire, made: () => made, pieces }
}

function begin() {
  let machine = NOW
  const timers = new Set<{ at: number; run(): void }>()
  const turns: (() => void)[] = []
  const clock = createClock({
    now: () => machine,
    after(delayMs, run) {
      const timer = { at: machine + delayMs, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
  const asked = createSignal<boolean>()
  const entered: string[] = []
  const { wire, made, pieces } = createWire()
  const note = (door: string) => (items: readonly Item[]) => entered.push(`${door} ${items.length}`)
  const doors = {
    takeSimulated: note('took'),
    replaceSimulated: note('replaced by'),
    addOlder: note('added'),
    refresh: () => entered.push('refreshed'),
    onAsked: asked.listen,
  }
  const { warmUp, close } = simulate(
    wire,
    doors,
    { clock, environment: { nextTurn: (run) => turns.push(run) } },
    { hot: 30, atOnce: 10 },
  )
  return {
    asked: () => asked.notify(false),
    short: () => asked.notify(true),
    clock,
    warmUp,
    close,
    entered,
    made,
    pieces,
    pass(milliseconds: number) {
      machine += milliseconds
      for (const timer of [...timers].filter(({ at }) => at <= machine)) {
        timers.delete(timer)
        timer.run()
      }
    },
    async takeTurn() {
      turns.shift()?.()
      await new Promise(setImmediate)
    },
    /** Lets all turns of the event loop come that anybody waits for. */
    async takeTurns() {
      for (let turn = turns.shift(); turn; turn = turns.shift()) {
        turn()
        await new Promise(setImmediate)
      }
    },
  }
}

it('BCK-02 a simulation makes nothing before the first search, and goes on by itself from then on', () => {
  const { asked, pass, entered, made } = begin()
  pass(5 * MINUTE)
  const before = made()
  asked()
  asked()
  pass(MINUTE)
  expect([before, ...entered]).toEqual([0, 'added 10', 'took 1'])
})

it('BCK-02 a simulation makes older items once a search has found too few, and has every search answered again', async () => {
  const { asked, short, entered, takeTurns } = begin()
  asked()
  short()
  short()
  await takeTurns()
  short()
  await takeTurns()
  expect(entered).toEqual(['added 10', 'added 10', 'added 10', 'refreshed'])
})

it('BCK-02 a simulation warms up in pieces, so that the first search need not wait, and goes on from then', async () => {
  let milliseconds = 0
  vi.spyOn(performance, 'now').mockImplementation(() => ++milliseconds)
  const { asked, warmUp, pass, pieces, entered, takeTurn, takeTurns } = begin()
  pieces.push('a plan', 'its sentences')
  const warm = warmUp()
  await takeTurn()
  const between = [pieces.length, ...entered]
  await takeTurns()
  await warm
  asked()
  pass(MINUTE)
  expect([between, entered]).toEqual([[1], ['added 10', 'took 1']])
})

it('BCK-02 a search does not wait for the warm-up, which then adds nothing', async () => {
  const { asked, warmUp, entered, takeTurns } = begin()
  const warm = warmUp()
  asked()
  await takeTurns()
  await warm
  expect(entered).toEqual(['added 10'])
})

it('BCK-04 a simulation begins again when the clock jumps, and gives up the older items of before', async () => {
  const { asked, short, clock, entered, takeTurns } = begin()
  clock.change({ now: NOW + 1 })
  asked()
  short()
  clock.change({ now: NOW + 60 * MINUTE })
  await takeTurns()
  expect(entered).toEqual(['refreshed', 'added 10', 'replaced by 10'])
})

it('BCK-02 a simulation makes what was pushed out of memory in pieces, between which the server answers', async () => {
  const { asked, pass, pieces, entered, takeTurns } = begin()
  asked()
  pieces.push('a plan', 'its sentences')
  pass(MINUTE)
  const before = [...entered, pieces.length]
  await takeTurns()
  expect([before, entered, pieces]).toEqual([['added 10', 1], ['added 10', 'took 1'], []])
})

it('BCK-02 a simulation makes older items in pieces, between which the server answers', async () => {
  let milliseconds = 0
  vi.spyOn(performance, 'now').mockImplementation(() => ++milliseconds)
  const { asked, short, pieces, made, takeTurns, takeTurn } = begin()
  asked()
  pieces.push('a plan', 'its sentences')
  short()
  await takeTurn()
  const between = [pieces.length, made()]
  await takeTurns()
  expect([between, pieces.length, made()]).toEqual([[1, 10], 0, 30])
})

it('BCK-04 a simulation gives up the pieces of before when the clock jumps', async () => {
  const { asked, pass, clock, pieces, entered, takeTurns } = begin()
  asked()
  pieces.push('a plan')
  pass(MINUTE)
  clock.change({ now: NOW + 60 * MINUTE })
  await takeTurns()
  expect(entered).toEqual(['added 10', 'replaced by 10'])
})

it('BCK-02 a simulation that was closed makes nothing more', async () => {
  const { asked, short, pass, close, entered, takeTurns } = begin()
  asked()
  short()
  close()
  short()
  pass(5 * MINUTE)
  await takeTurns()
  expect(entered).toEqual(['added 10'])
})
