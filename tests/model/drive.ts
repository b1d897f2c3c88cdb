import { type AnyEventObject, type AnyStateMachine, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import { guardOutcomesOf, transitionsOf, type Walk } from './walks.ts'

type Answer = { resolve(output: unknown): void; reject(error: unknown): void }
export type Ports = { promises?: string[]; streams?: string[]; input?: unknown }

/** What the walks of one chart have taken, and the tests that name what none of them took. */
export function coverage(machine: AnyStateMachine) {
  const walked = new Set<string>()
  const left = (all: string[]) => all.filter((name) => !walked.has(name))
  return {
    add: (names: Iterable<string>) => {
      for (const name of names) walked.add(name)
    },
    prove() {
      it('CHT-02 leaves no transition unwalked', () => {
        expect(left([...transitionsOf(machine).values()])).toEqual([])
      })
      it('CHT-02 leaves no outcome of a guard unwalked', () => {
        expect(left(guardOutcomesOf(machine))).toEqual([])
      })
    },
  }
}

/** A live actor whose ports are answered, and whose clock is moved, by the steps of a walk. Everything that it says is kept. */
export function drive(chart: AnyStateMachine, { promises = [], streams = [], input }: Ports = {}) {
  const asked = new Map<string, Answer>()
  const calls: { port: string; input: unknown }[] = []
  const told: { port: string; event: AnyEventObject }[] = []
  const walked = new Set<string>()
  const said: AnyEventObject[] = []
  const machine = chart.provide({
    actors: {
      ...Object.fromEntries(
        promises.map((name) => [
          name,
          fromPromise(({ input: asks, self }) => {
            calls.push({ port: name, input: asks })
            return new Promise((resolve, reject) => asked.set(self.id, { resolve, reject }))
          }),
        ]),
      ),
      ...Object.fromEntries(
        streams.map((name) => [
          name,
          fromCallback(({ input: asks, receive }) => {
            calls.push({ port: name, input: asks })
            receive((event) => told.push({ port: name, event }))
          }),
        ]),
      ),
    },
    guards: Object.fromEntries(
      Object.entries(chart.implementations.guards).map(([name, guard]) => [
        name,
        (args: never, params: never) => {
          const passes = typeof guard === 'function' && Boolean((guard as (a: never, p: never) => unknown)(args, params))
          walked.add(`${name} ${passes}`)
          return passes
        },
      ]),
    ),
  })
  const names = transitionsOf(machine)
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    clock,
    input,
    inspect: (entry) => {
      if (entry.type !== '@xstate.microstep') return
      for (const transition of entry._transitions) walked.add(names.get(transition) ?? 'start')
    },
  })
  actor.on('*', (event) => said.push(event))
  actor.start()

  /** `xstate.done.actor.*` and `xstate.error.actor.*` answer a port, `xstate.after.*` moves the clock by the event's `after` milliseconds. */
  async function step(event: AnyEventObject) {
    const [, kind, detail = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? []
    if (kind === 'done.actor') asked.get(detail)?.resolve(event.output)
    else if (kind === 'error.actor') asked.get(detail)?.reject(event.error)
    else if (kind === 'after') clock.increment(event.after)
    else actor.send(event)
    await settle()
  }
  const walk = async ({ events }: Walk) => {
    await settle()
    for (const event of events) await step(event)
  }
  return { actor, step, walk, walked, said, calls, told }
}

/** Lets promises that are answered reach the chart. */
const settle = () => new Promise((settled) => setImmediate(settled))
