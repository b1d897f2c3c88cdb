import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  getInitialSnapshot,
} from 'xstate'
import { transitionsTaken } from '../../../src/root/inspector/inspected.ts'
import { inWords, pairsBetween, shared, transitionsOf, type Walk, walks } from './walks.ts'

/** A walk longer than this is hard to read when it fails. */
const LONGEST = 20

type Facets = (snapshot: AnyMachineSnapshot) => unknown
type Here = { snapshot: AnyMachineSnapshot; last: string[] }
type Taken = Here & { pairs: string[] }
type Way = { event: AnyEventObject; pairs: string[]; to: string }
type Take = ReturnType<typeof stepper>

/**
 * The pairs of transitions that can follow each other, found by going from every situation, by whatever led there, on by every case; and walks that
 * together take them all, beside those of `walks`.
 */
export function pairedWalks(machine: AnyStateMachine, cases: AnyEventObject[], facets: Facets = () => null) {
  const take = stepper(machine)
  const keyOf = ({ snapshot, last }: Here) => JSON.stringify([snapshot.value, facets(snapshot), last])
  const start: Here = { snapshot: getInitialSnapshot(machine), last: [] }
  const { ways, routes } = explore(start, cases, take, keyOf)
  const simple = walks(machine, cases, facets)
  const missing = new Set(routes.keys())
  const go = (here: Here, event: AnyEventObject) => {
    const taken = take(here, event)
    for (const pair of taken?.pairs ?? []) missing.delete(pair)
    return taken ?? here
  }
  for (const { events } of simple) events.reduce(go, start)
  const long: Walk[] = []
  for (const [pair, route] of routes) {
    if (!missing.has(pair)) continue
    let here = route.reduce(go, start)
    const events = [...route]
    for (let more = ahead(ways, keyOf(here), missing); more && events.length < LONGEST; ) {
      here = more.reduce(go, here)
      events.push(...more)
      more = ahead(ways, keyOf(here), missing)
    }
    long.push({ events, name: inWords(events) })
  }
  return { pairs: [...routes.keys()], walks: shared([...simple, ...long]) }
}

/** The ways on from every situation, and for each pair the events that lead to where it was seen first. */
function explore(start: Here, cases: AnyEventObject[], take: Take, keyOf: (here: Here) => string) {
  const ways = new Map<string, Way[]>()
  const routes = new Map<string, AnyEventObject[]>()
  const reached = new Map([[keyOf(start), { here: start, events: [] as AnyEventObject[] }]])
  for (const [key, { here, events }] of reached) {
    const on: Way[] = []
    ways.set(key, on)
    for (const event of cases) {
      const taken = take(here, event)
      if (!taken) continue
      const [to, longer] = [keyOf(taken), [...events, event]]
      on.push({ event, pairs: taken.pairs, to })
      for (const pair of taken.pairs) if (!routes.has(pair)) routes.set(pair, longer)
      if (!reached.has(to)) reached.set(to, { here: taken, events: longer })
    }
  }
  return { ways, routes }
}

/** One step on, or two, to a pair that is missing. */
function ahead(ways: Map<string, Way[]>, key: string, missing: Set<string>) {
  const isNew = ({ pairs }: Way) => pairs.some((pair) => missing.has(pair))
  const near = ways.get(key) ?? []
  const next = near.find(isNew)
  if (next) return [next.event]
  for (const { event, to } of near) {
    const after = ways.get(to)?.find(isNew)
    if (after) return [event, after.event]
  }
}

/** Takes one step of a chart without living it: no port is asked, no time passes. Undefined where nothing is taken. */
function stepper(machine: AnyStateMachine) {
  const names = transitionsOf(machine)
  let microsteps: string[][] = []
  const self = createActor(machine, {
    inspect: (entry) => {
      if (entry.type !== '@xstate.microstep') return
      microsteps.push(transitionsTaken(entry).flatMap((transition) => names.get(transition) ?? []))
    },
  })
  const still = () => undefined
  const scope = { self, system: self.system, id: '', sessionId: '', logger: still, defer: still, emit: still }
  return (before: Here, event: AnyEventObject): Taken | undefined => {
    microsteps = []
    const inert = { ...scope, stopChild: still, actionExecutor: still } as never
    const snapshot = machine.transition(before.snapshot, event, inert) as AnyMachineSnapshot
    const pairs: string[] = []
    let { last } = before
    for (const taken of microsteps.filter(({ length }) => length > 0)) {
      pairs.push(...pairsBetween(last, taken))
      last = taken
    }
    return last === before.last ? undefined : { snapshot, last, pairs }
  }
}
