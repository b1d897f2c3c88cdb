import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  and,
  getInitialSnapshot,
  getNextSnapshot,
  or,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { activeStates } from '../../../src/root/inspector/inspected.ts'

export type Walk = { name: string; events: AnyEventObject[] }
type Facets = (snapshot: AnyMachineSnapshot) => unknown

/**
 * Walks from the start that together take every (situation, case) pair of a chart in which some transition names the event, whether its guard lets it
 * pass or not. A situation is the state's value and the named facets of context: those that guards and branches read.
 * A chart cannot draw what it lost. So each walk goes on with all that hands and others send, which tells where it has come to; and a walk for each
 * situation sends what the chart does not name there: it must change nothing.
 */
export function walks(
  machine: AnyStateMachine,
  cases: AnyEventObject[],
  facets: Facets = () => null,
  input?: unknown,
): Walk[] {
  mustKnow(machine, cases)
  const situationOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, facets(snapshot)])
  const start = getInitialSnapshot(machine, input)
  const routes = new Map<string, { snapshot: AnyMachineSnapshot; events: AnyEventObject[] }>([
    [situationOf(start), { snapshot: start, events: [] }],
  ])
  const taken: AnyEventObject[][] = []
  /** Walks that others go on from. */
  const begun = new Set<AnyEventObject[]>()
  const still: Walk[] = []
  for (const { snapshot, events } of routes.values()) {
    const idle = cases.filter(({ type }) => !isNamed(snapshot, type) && isPossible(snapshot, type))
    if (idle.length > 0) still.push({ name: inWords(events, 'what changes nothing'), events: [...events, ...idle] })
    for (const event of cases.filter(({ type }) => isNamed(snapshot, type))) {
      const longer = [...events, event]
      taken.push(longer)
      begun.add(events)
      if (!snapshot.can(event)) continue
      const next = getNextSnapshot(machine, snapshot, event)
      if (!routes.has(situationOf(next))) routes.set(situationOf(next), { snapshot: next, events: longer })
    }
  }
  const probe = cases.filter(({ type }) => !type.startsWith('xstate.'))
  const moving = taken
    .filter((walk) => !begun.has(walk))
    .map((events) => ({ name: inWords(events) || 'start', events: [...events, ...probe] }))
  return shared([...moving, ...still])
}

type Step = Map<AnyEventObject, Step>
const beginnings = new WeakMap<AnyEventObject[], number>()
/** How many steps of a walk an earlier one of the same list takes first, and checks. The last step is never one of them. */
export const sharedWith = (events: AnyEventObject[]) => beginnings.get(events) ?? 0

/** Notes, for each walk, with how many steps an earlier one begins, too. */
export function shared(list: Walk[]) {
  const start: Step = new Map()
  for (const { events } of list) {
    let [here, known] = [start, 0]
    for (const event of events) {
      const next = here.get(event)
      if (next) known += 1
      else here.set(event, new Map())
      here = here.get(event) as Step
    }
    beginnings.set(events, Math.max(0, Math.min(known, events.length - 1)))
  }
  return list
}

/** A case that no transition names any more belongs to one that was lost. */
function mustKnow(machine: AnyStateMachine, cases: AnyEventObject[]) {
  const known = nodesOf(machine).flatMap(({ transitions }) => [...transitions.keys()])
  const unknown = cases.filter(({ type }) => !known.includes(type))
  if (unknown.length > 0) throw new Error(`${machine.id} knows no ${unknown.map(nameOf).join(', ')}`)
}

const nodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine.root)]

const isNamed = (snapshot: AnyMachineSnapshot, type: string) =>
  activeStates(snapshot).some((node) => [...node.transitions.keys()].includes(type))

/** What hands and others send may come at any time; an answer comes only from who was asked, and time passes only where it is waited for. */
const isPossible = ({ children }: AnyMachineSnapshot, type: string) => {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? []
  return kind === undefined || (kind !== 'after' && id in children)
}

export const nameOf = ({ type, says }: AnyEventObject) => (says ? `${type} (${says})` : type)
export const inWords = (events: AnyEventObject[], ...more: string[]) => [...events.map(nameOf), ...more].join(' → ')

/** Every transition drawn in a chart, by name: where it leaves, what takes it, which of its guarded branches. */
export function transitionsOf(machine: AnyStateMachine) {
  const named = new Map<AnyTransitionDefinition, string>()
  for (const node of nodesOf(machine)) {
    for (const branches of [...node.transitions.values(), node.always ?? []]) {
      branches.forEach((branch: AnyTransitionDefinition, i: number) => {
        named.set(branch, `${node.id} ${branch.eventType || 'always'} #${i + 1}`)
      })
    }
  }
  return named
}

/** Every outcome that each guard of a chart can have: `isOurs true`, `isOurs false`. */
export const guardOutcomesOf = (machine: AnyStateMachine) =>
  [...transitionsOf(machine).keys()]
    .flatMap(({ guard }) =>
      typeof guard === 'object' && 'type' in guard ? [guard.type] : typeof guard === 'string' ? [guard] : [],
    )
    .flatMap((name) => [`${name} true`, `${name} false`])
    .filter((outcome, i, all) => all.indexOf(outcome) === i)

/** Every state of a chart, as a walk enters it: `in session.signedOut`. */
export const statesOf = (machine: AnyStateMachine) => nodesOf(machine).map(inNode)
/** The states that a snapshot is in, by the same names. */
export const statesIn = (snapshot: unknown) => activeStates(snapshot as AnyMachineSnapshot).map(inNode)
const stateNames = new WeakMap<{ id: string }, string>()
function inNode(node: { id: string }) {
  const name = stateNames.get(node) ?? `in ${node.id}`
  stateNames.set(node, name)
  return name
}

/** Two transitions, the one taken right after the other, by one name. */
export const pairsBetween = (first: string[], second: string[]) =>
  first.flatMap((one) => second.map((other) => `${one} ⇒ ${other}`))

/** A chart's guards, each telling what it answered. */
export const seenGuards = (chart: AnyStateMachine, see: (outcome: string) => unknown) =>
  Object.fromEntries(
    Object.entries(chart.implementations.guards).map(([name, guard]) => {
      const say = (passes: boolean) => {
        see(`${name} ${passes}`)
        return passes
      }
      // one that is put together of others, as by `or`
      if (typeof guard !== 'function' || 'check' in guard)
        return [name, or([and([guard as never, () => say(true)]), () => say(false)])]
      const ask: (args: never, params: never) => unknown = guard
      return [name, (args: never, params: never) => say(Boolean(ask(args, params)))]
    }),
  )
