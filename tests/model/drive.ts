import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { Walked } from './coverage.ts'
import { placesOf, seenGuards, transitionsOf } from './walks.ts'

export { coverage } from './coverage.ts'

type Answer = { resolve(output: unknown): void; reject(error: unknown): void }
/** One life of a stream port: `tell` is how the outside speaks to the chart, also when nobody should listen any more. */
type Line = { port: string; input: unknown; isOpen: boolean; tell(event: AnyEventObject): void }
type Ports = { promises?: string[]; streams?: string[]; input?: unknown }

/** A live actor whose ports are answered, and whose clock is moved, by the steps of a walk. Everything that it says is kept. */
export function drive<Chart extends AnyStateMachine>(chart: Chart, { promises = [], streams = [], input }: Ports = {}) {
  const asked = new Map<string, Answer>()
  const calls: { port: string; input: unknown }[] = []
  const lines: Line[] = []
  const told: { port: string; event: AnyEventObject }[] = []
  const toldTo = (name: string) => told.filter(({ port }) => port === name).map(({ event }) => event)
  const walked = new Walked()
  const said: AnyEventObject[] = []
  const machine: AnyStateMachine = chart.provide({
    actors: {
      ...Object.fromEntries(
        promises.map((name) => [
          name,
          fromPromise(({ input: asks, self }) => {
            calls.push({ port: name, input: asks })
            walked.add(`asks ${self.id}`)
            return new Promise((resolve, reject) => asked.set(self.id, { resolve, reject }))
          }),
        ]),
      ),
      ...Object.fromEntries(
        streams.map((name) => [
          name,
          fromCallback(({ input: asks, receive, sendBack, self }) => {
            const line: Line = { port: name, input: asks, isOpen: true, tell: sendBack }
            lines.push(line)
            walked.add(`asks ${self.id}`)
            receive((event) => told.push({ port: name, event }))
            return () => {
              line.isOpen = false
            }
          }),
        ]),
      ),
    },
    guards: seenGuards(chart, (outcome) => walked.add(outcome)),
  })
  const names = transitionsOf(machine)
  const clock = new SimulatedClock()
  const enter = (reached: unknown) => {
    for (const place of placesOf(reached)) walked.add(place)
  }
  const actor = createActor(machine, {
    clock,
    input,
    inspect: (entry) => {
      if (entry.type !== '@xstate.microstep') return
      const taken = entry._transitions.flatMap((transition) => names.get(transition) ?? [])
      for (const name of taken) walked.add(name)
      if (taken.length > 0) walked.turns.push(taken)
      enter(entry.snapshot)
    },
  })
  actor.on('*', (event) => said.push(event))
  enter(actor.getSnapshot())
  actor.start()

  function answer(id: string) {
    const asker = asked.get(id)
    if (!asker) throw new Error(`port '${id}' was not asked`)
    return asker
  }
  /** Time that a chart waits for is exact: nothing may happen a millisecond before. */
  function wait(milliseconds: number) {
    const before = actor.getSnapshot()
    clock.increment(milliseconds - 1)
    if (actor.getSnapshot() !== before) throw new Error(`the chart did not wait ${milliseconds} ms`)
    clock.increment(1)
  }
  /** `xstate.done.actor.*` and `xstate.error.actor.*` answer a port, `xstate.after.*` moves the clock by the event's `after` milliseconds. */
  async function step(event: AnyEventObject) {
    const [, kind, detail = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? []
    if (kind === 'done.actor') answer(detail).resolve(event.output)
    else if (kind === 'error.actor') answer(detail).reject(event.error)
    else if (kind === 'after') wait(event.after)
    else actor.send(event)
    await settle()
  }
  /** Takes the steps one by one; `check` is shown, after each, the events so far. */
  async function walk(events: AnyEventObject[], check: (soFar: AnyEventObject[]) => void = () => undefined) {
    await settle()
    check([])
    for (const [i, event] of events.entries()) {
      await step(event)
      check(events.slice(0, i + 1))
    }
  }
  const snapshot = () => actor.getSnapshot() as SnapshotFrom<Chart>
  return {
    snapshot,
    step,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    walk,
    walked,
    said,
    calls,
    lines,
    toldTo,
  }
}

/** Lets promises that are answered reach the chart. */
const settle = () => new Promise((settled) => setImmediate(settled))
