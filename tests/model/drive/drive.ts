import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { parentOf } from '../../../src/machines/shared/report.ts'
import { transitionsTaken } from '../../../src/root/inspector/inspected.ts'
import { Walked } from './coverage.ts'
import { seenGuards, sharedWith, statesIn, transitionsOf } from './walks.ts'

export { coverage } from './coverage.ts'

type Answer = { resolve(output: unknown): void; reject(error: unknown): void }
/** One life of a stream port: `notify` is how the outside speaks to the chart, also when no chart should listen any more. */
type Line = { port: string; input: unknown; isOpen: boolean; notify(event: AnyEventObject): void }
/** `children`: the charts that it invokes, by their names; their ports are filled, too. */
type Children = Record<string, AnyStateMachine>
type Ports = { promises?: string[]; streams?: string[]; input?: unknown; children?: Children }

/** What the ports and guards of one driven chart do is noted here. */
type Life = {
  asked: Map<string, Answer>
  calls: { port: string; input: unknown }[]
  lines: Line[]
  received: { port: string; event: AnyEventObject }[]
  walked: Walked
}
type System = AnyActorRef['system']
const lives = new WeakMap<System, Life>()
/** Guards do not receive the actor that evaluates them: it is the one that was inspected last. */
let asking: Life

type Wired = { machine: AnyStateMachine; names: ReturnType<typeof transitionsOf> }
const wirings = new WeakMap<AnyStateMachine, Map<string, Wired>>()

/** The chart with its ports, made once: that takes longer than most walks. */
function wired(chart: AnyStateMachine, promises: string[], streams: string[], children: Children) {
  const known = wirings.get(chart) ?? new Map()
  wirings.set(chart, known)
  const key = JSON.stringify([promises, streams])
  if (!known.has(key)) known.set(key, wire(chart, promises, streams, children))
  return known.get(key) as Wired
}

function wire(chart: AnyStateMachine, promises: string[], streams: string[], children: Children): Wired {
  const parts = Object.entries(children).map(([name, child]) => [name, wire(child, promises, streams, {})] as const)
  const lifeOf = (system: System) => lives.get(system) as Life
  const machine: AnyStateMachine = chart.provide({
    actors: {
      ...Object.fromEntries(parts.map(([name, part]) => [name, part.machine])),
      ...Object.fromEntries(
        promises.map((name) => [
          name,
          fromPromise(({ input: asks, self, system }) => {
            const { calls, walked, asked } = lifeOf(system)
            calls.push({ port: name, input: asks })
            walked.add(`asks ${self.id}`)
            return new Promise((resolve, reject) => asked.set(self.id, { resolve, reject }))
          }),
        ]),
      ),
      ...Object.fromEntries(
        streams.map((name) => [
          name,
          fromCallback(({ input: asks, receive, sendBack, self, system }) => {
            const { lines, walked, received } = lifeOf(system)
            const line: Line = { port: name, input: asks, isOpen: true, notify: sendBack }
            lines.push(line)
            walked.add(`asks ${self.id}`)
            receive((event) => received.push({ port: name, event }))
            return () => {
              line.isOpen = false
            }
          }),
        ]),
      ),
    },
    guards: seenGuards(chart, (outcome) => asking.walked.add(outcome)),
  })
  return { machine, names: new Map([...transitionsOf(machine), ...parts.flatMap(([, part]) => [...part.names])]) }
}

/** A live actor whose ports are answered, and whose clock is moved, by the steps of a walk. Everything that it says is kept. */
export function drive<Chart extends AnyStateMachine>(
  chart: Chart,
  { promises = [], streams = [], input, children = {} }: Ports = {},
) {
  const life: Life = { asked: new Map(), calls: [], lines: [], received: [], walked: new Walked() }
  const { asked, calls, lines, received, walked } = life
  const sentTo = (name: string) => received.filter(({ port }) => port === name).map(({ event }) => event)
  const said: AnyEventObject[] = []
  const ofCalls: AnyEventObject[] = []
  const { machine, names } = wired(chart, promises, streams, children)
  const clock = new SimulatedClock()
  const enter = (reached: unknown) => {
    for (const state of statesIn(reached)) walked.add(state)
  }
  asking = life
  const actor = createActor(machine, {
    clock,
    input,
    inspect: (entry) => {
      asking = life
      if (entry.type === '@xstate.actor' && isActor(entry.actorRef)) walked.add(`asks ${entry.actorRef.id}`)
      if (entry.type !== '@xstate.microstep') return
      const taken = transitionsTaken(entry).flatMap((transition) => names.get(transition) ?? [])
      for (const name of taken) walked.add(name)
      // what its children do in between does not part two of its own turns
      if (taken.length > 0 && isActor(entry.actorRef) && !parentOf(entry.actorRef)) walked.turns.push(taken)
      enter(entry.snapshot)
    },
  })
  lives.set(actor.system, life)
  // what every form reports of its call is tested apart
  actor.on('*', (event) => (event.type.startsWith('call.') ? ofCalls : said).push(event))
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
  /** Takes the steps one by one; `check` is shown, after each that no earlier walk began with, the events so far. */
  async function walk(events: AnyEventObject[], check: (soFar: AnyEventObject[]) => void = () => undefined) {
    const known = sharedWith(events)
    await settle()
    if (known === 0) check([])
    for (const [i, event] of events.entries()) {
      await step(event)
      if (i >= known) check(events.slice(0, i + 1))
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
    ofCalls,
    calls,
    lines,
    sentTo,
  }
}

const isActor = (ref: ActorRefLike): ref is AnyActorRef => 'id' in ref

/** Lets promises that are answered reach the chart. */
const settle = () => new Promise((settled) => setImmediate(settled))
