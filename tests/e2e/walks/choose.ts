import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate'
import { transitionsTaken } from '../../../src/root/inspector/inspected.ts'
import { recordBrowser } from '../../model/drive/record.ts'
import { nameOf, seenGuards, statesIn, transitionsOf } from '../../model/drive/walks.ts'

/** The chart after a step: its state, its reports in this step, and how often it has called each port since the start. */
export type Reached = { snapshot: AnyMachineSnapshot; said: string[]; calls: Record<string, number> }
export type Step = Reached & { event: AnyEventObject; before: AnyMachineSnapshot }
export type ChosenWalk = { name: string; start: Reached; steps: Step[] }

export type Choice = {
  machine: AnyStateMachine
  cases: readonly AnyEventObject[]
  facets?: (snapshot: AnyMachineSnapshot) => unknown
  /** Whether a case can occur there by hand; by default every case can. */
  canHappen?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** Transitions that no hand can take, each with the reason. */
  unreachable?: Record<string, string>
  /** Whether a walk ends with that event, because the page then offers something else than the chart says. */
  ends?: (before: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** The most steps that a walk goes on for, where hands cannot take as many as elsewhere. */
  longest?: number
}

/**
 * As few generated walks as needed to take every transition of a chart, and each guard outcome that hands can cause: a disabled control
 * cannot be pressed. Each goes on to the nearest transition that is missing, for loading the page takes longer than several steps. Throws when
 * a transition would be left out.
 */
export function chooseWalks({ unreachable = {}, ...choice }: Choice): ChosenWalk[] {
  const { machine } = choice
  const asked = new Set(transitionsOf(machine).values())
  for (const name of Object.keys(unreachable)) {
    if (!asked.delete(name)) throw new Error(`${machine.id} has no transition ${name}.`)
  }
  const isTakeable = (one: Replay) => !takenIn(one).some((name) => name in unreachable)
  const replays = routesOf(choice)
    .map((events) => replay(machine, events))
    .filter(isTakeable)
  const possible = new Set(replays.flatMap(takenIn))
  const missing = new Set([...asked, ...possible])
  const chosen = [...longWalks(choice, replays, isTakeable, missing), ...fewestOf(replays, missing)]
  for (const name of chosen.flatMap(takenIn)) asked.delete(name)
  if (asked.size > 0) {
    const names = [...asked].join(', ')
    throw new Error(`No walk of ${machine.id} takes ${names}. Give each a case in ${callingFile()}`)
  }
  recordBrowser(machine, chosen.flatMap(takenIn), possible)
  return chosen.map(({ start, steps }) => {
    return { name: steps.map(({ event }) => nameOf(event)).join(' → ') || 'start', start, steps }
  })
}

/** The file of the walks, which is not always named after the chart. */
const callingFile = () =>
  /tests\/e2e\/walks\/[\w-]+\.walk\.e2e\.test\.ts/.exec(new Error().stack ?? '')?.[0] ?? 'tests/e2e/walks'

/** The most steps that a walk goes on for. The message of one that fails lists its steps up to there. */
const LONGEST = 28

/** Walks that go on from one missing transition to the next. Removes what they take from `missing`. */
function longWalks(choice: Choice, replays: Replay[], isTakeable: (one: Replay) => boolean, missing: Set<string>) {
  const exits = exitsOf(choice, replays)
  const walks: Replay[] = []
  for (;;) {
    const before = missing.size
    const walk = longWalk(choice, exits, isTakeable, missing)
    if (missing.size === before) return walks
    walks.push(walk)
  }
}

function longWalk(choice: Choice, exits: Exits, isTakeable: (one: Replay) => boolean, missing: Set<string>) {
  const { machine, canHappen = () => true, longest = LONGEST } = choice
  let walk = replay(machine, [])
  for (;;) {
    for (const name of takenIn(walk)) missing.delete(name)
    const events = walk.steps.map(({ event }) => event)
    const way = hasEnded(choice, walk) ? undefined : wayToNew(exits, situationOf(choice, endOf(walk)), missing)
    if (!way || (events.length > 0 && events.length + way.length > longest)) return walk
    const longer = replay(machine, [...events, ...way])
    // what the facets do not tell apart may differ here from the shortest path
    const isPossible = longer.steps.every(
      ({ before, event }) => machine.getTransitionData(before, event).length > 0 && canHappen(before, event),
    )
    if (!isPossible || !isTakeable(longer) || newIn(longer, missing) === 0) return walk
    walk = longer
  }
}

const hasEnded = ({ ends }: Choice, { steps }: Replay) => steps.some(({ before, event }) => ends?.(before, event))

const endOf = ({ start, steps }: Replay) => (steps.at(-1) ?? start).snapshot

type Exits = Map<string, { event: AnyEventObject; to: string; taken: string[] }[]>

/** By situation, the events that can happen there, as the last steps of the shortest paths show them. */
function exitsOf(choice: Choice, replays: Replay[]) {
  const exits: Exits = new Map()
  for (const last of replays.flatMap(({ steps }) => steps.slice(-1))) {
    const { before, event, snapshot, taken } = last
    const from = situationOf(choice, before)
    const to = choice.ends?.(before, event) ? 'the end' : situationOf(choice, snapshot)
    exits.set(from, [...(exits.get(from) ?? []), { event, to, taken }])
  }
  return exits
}

/** The fewest events from there that take something missing. */
function wayToNew(exits: Exits, from: string, missing: Set<string>) {
  const ways = new Map([[from, [] as AnyEventObject[]]])
  for (const [here, way] of ways) {
    for (const { event, to, taken } of exits.get(here) ?? []) {
      if (taken.some((name) => missing.has(name))) return [...way, event]
      if (!ways.has(to)) ways.set(to, [...way, event])
    }
  }
}

/** Removes the transitions that the walks take. */
function fewestOf(replays: Replay[], missing: Set<string>) {
  const chosen: Replay[] = []
  while (missing.size > 0) {
    const [best] = replays.map((one) => ({ one, gain: newIn(one, missing) })).sort((a, b) => b.gain - a.gain)
    if (!best || best.gain === 0) break
    for (const name of takenIn(best.one)) missing.delete(name)
    chosen.push(best.one)
  }
  return chosen
}

/** The shortest path from the start to each state, continued by each case that can happen there: the model tests' walks before merging. */
function routesOf(choice: Choice) {
  const { machine, cases, canHappen = () => true } = choice
  const start = getInitialSnapshot(machine)
  const situations = new Map([[situationOf(choice, start), { snapshot: start, events: [] as AnyEventObject[] }]])
  const routes: AnyEventObject[][] = [[]]
  for (const { snapshot, events } of situations.values()) {
    for (const event of cases) {
      if (machine.getTransitionData(snapshot, event).length === 0 || !canHappen(snapshot, event)) continue
      const longer = [...events, event]
      routes.push(longer)
      const next = getNextSnapshot(machine, snapshot, event)
      const there = situationOf(choice, next)
      if (!situations.has(there)) situations.set(there, { snapshot: next, events: longer })
    }
  }
  return routes
}

const situationOf = ({ facets = () => null }: Choice, snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, facets(snapshot)])

type Taken = { taken: string[] }
type Replay = { start: Reached & Taken; steps: (Step & Taken)[] }

const takenIn = ({ start, steps }: Replay) => [start, ...steps].flatMap(({ taken }) => taken)
const newIn = (one: Replay, missing: Set<string>) => new Set(takenIn(one).filter((name) => missing.has(name))).size

/** The state of the chart after these events, when no port answers. */
function replay(chart: AnyStateMachine, events: AnyEventObject[]): Replay {
  const calls: Record<string, number> = {}
  let taken: string[] = []
  let said: string[] = []
  // no call is answered here, and the walk sends what a stream would send
  const silent = (port: string) =>
    fromPromise(() => {
      calls[port] = (calls[port] ?? 0) + 1
      return new Promise(() => undefined)
    })
  const actors = Object.fromEntries(Object.keys(chart.implementations.actors).map((port) => [port, silent(port)]))
  const machine = chart.provide({ actors, guards: seenGuards(chart, (outcome) => taken.push(outcome)) })
  const names = transitionsOf(machine)
  const actor = createActor(machine, {
    inspect: (entry) => {
      if (entry.type !== '@xstate.microstep') return
      for (const transition of transitionsTaken(entry)) {
        const name = names.get(transition)
        if (name) taken.push(name)
      }
      taken.push(...statesIn(entry.snapshot))
    },
  })
  taken.push(...statesIn(actor.getSnapshot()))
  actor.on('*', ({ type }) => said.push(type))
  actor.start()

  const reached = () => {
    const here = { snapshot: actor.getSnapshot(), said, taken, calls: { ...calls } }
    said = []
    taken = []
    return here
  }
  const start = reached()
  const steps = events.map((event) => {
    const before = actor.getSnapshot()
    actor.send(event)
    return { event, before, ...reached() }
  })
  actor.stop()
  return { start, steps }
}
