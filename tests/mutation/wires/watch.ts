import { type AnyActor, type AnyMachineSnapshot, type InspectionEvent, StateMachine } from 'xstate'
import { transitionsTaken } from '../../../src/root/inspector/inspected.ts'
import { rootMachine } from '../../../src/root/root.machine.ts'
import type { Wire } from '../../../src/root/wire.ts'
import { everyWire } from '../../model/wiring/shared/every-wire.ts'

/** A test run with more deliveries than that is an endless loop. */
const MOST_DELIVERIES = 5_000

/** The deliveries of each wire in the current test: the type of the last event. */
export const delivered = new Map<Wire, string>()
let deliveries = 0
export function beginTest() {
  delivered.clear()
  deliveries = 0
}

/** Where the second delivery of a doubled wire arrived: the states of charts that it did not change, each with the reason, and whether it changed any. */
export type Seconds = { left: Set<string>; changes: boolean }
type Watched = {
  actor: AnyActor
  before: string
  children: unknown[]
  /** Whether the state accepts the event, whether an action began a timer again, and whether another one ran. */
  isTaken: boolean
  hasTimer: boolean
  hasActed: boolean
}
export const seconds = new Map<Wire, Seconds>()
const second = new WeakMap<object, Wire>()
let watched: Watched | undefined

/** A copy of the wire whose deliveries are recorded. */
export const twinOf = (wire: Wire): Wire => ({
  ...wire,
  send: (...given: Parameters<Wire['send']>) => {
    const event = { ...(wire.send as (...given: unknown[]) => { type: string })(...given) }
    second.set(event, wire)
    return event
  },
})

/** Records the deliveries of the wires. They are modified in place, because the app and the tests share them. */
export function watchWires() {
  for (const wire of everyWire()) {
    const send = wire.send as (...given: unknown[]) => { type: string }
    wire.send = (...given: unknown[]) => {
      deliveries += 1
      if (deliveries > MOST_DELIVERIES) throw new Error('The wires lead in a circle.')
      const event = send(...given)
      delivered.set(wire, event.type)
      return event
    }
  }
  const initial = rootMachine.getInitialSnapshot.bind(rootMachine)
  rootMachine.getInitialSnapshot = (scope, input) => {
    scope.system.inspect(watch)
    return initial(scope, input)
  }
}

const pictureOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])
/** A timer that is restarted at the same time ends at the same time. */
const isTimer = (type: string) => type === 'xstate.cancel' || type === 'xstate.raise'

function watch(inspected: InspectionEvent) {
  const actor = inspected.actorRef as AnyActor
  if (inspected.type === '@xstate.event' && second.has(inspected.event) && actor.logic instanceof StateMachine) {
    const before: AnyMachineSnapshot = actor.getSnapshot()
    const children = Object.values(before.children)
    watched = { actor, before: pictureOf(before), children, isTaken: false, hasTimer: false, hasActed: false }
  }
  if (actor !== watched?.actor) return
  if (inspected.type === '@xstate.microstep') watched.isTaken ||= transitionsTaken(inspected).length > 0
  if (inspected.type === '@xstate.action') {
    if (isTimer(inspected.action.type)) watched.hasTimer = true
    else watched.hasActed = true
  }
  if (inspected.type === '@xstate.snapshot') {
    const wire = second.get(inspected.event)
    if (wire) noteSecond(wire, inspected.snapshot as AnyMachineSnapshot, watched)
    watched = undefined
  }
}

function reasonOf({ isTaken, hasTimer }: Watched) {
  if (!isTaken) return 'no transition there takes the event'
  return hasTimer ? 'its timer begins again at the same time' : 'it sets what is set already'
}

function noteSecond(wire: Wire, now: AnyMachineSnapshot, second: Watched) {
  const { actor, before, children, hasActed } = second
  const known = seconds.get(wire) ?? { left: new Set(), changes: false }
  const isSame =
    before === pictureOf(now) && !hasActed && children.every((child, i) => child === Object.values(now.children)[i])
  if (isSame) known.left.add(`${actor.id}: ${JSON.stringify(now.value).replaceAll('"', '')}: ${reasonOf(second)}`)
  else known.changes = true
  seconds.set(wire, known)
}
