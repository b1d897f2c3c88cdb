import type { EventObject, Snapshot } from 'xstate'
import type { FeedSlot } from '../rules/shared/page/workspace.ts'
import { type ActorId, idOf, isPerFeed, partsOf } from './ids.ts'
import type { EventWire, Reported, ValueWire, Wire } from './wire.ts'

/** An event on its way to a chart; `absent`: what becomes of it where that chart is not there. */
export type Delivery = { to: ActorId; event: EventObject; absent: EventWire['absent'] }
/** What each value wire has delivered last, by sender and target. */
export type Delivered = ReadonlyMap<ValueWire, Readonly<Record<string, unknown>>>
export type Value = { wire: ValueWire; from: ActorId; to: ActorId; value: unknown }
const way = (from: ActorId, to: ActorId) => `${from} ${to}`

const isEventWire = (wire: Wire): wire is EventWire => 'event' in wire
const isValueWire = (wire: Wire): wire is ValueWire => 'select' in wire

/** The chart of a role: of a role per feed the one of `slot`, or all that are there. */
function idsOf(role: Wire['to'], slot: FeedSlot | undefined, there: readonly ActorId[]) {
  if (!isPerFeed(role)) return [role]
  return slot === undefined ? there.filter((id) => partsOf(id).role === role) : [idOf(role, slot)]
}

/** Where a report leads, in the order of the wires. */
export function forwarded(wires: readonly Wire[], { reportedBy, ...report }: Reported, there: readonly ActorId[]) {
  const { role, slot } = partsOf(reportedBy)
  return wires
    .filter(isEventWire)
    .filter(({ from, event }) => from === role && event === report.type)
    .flatMap((wire) =>
      idsOf(wire.to, wire.at ? wire.at(report) : slot, there).map(
        (to): Delivery => ({ to, event: wire.send(report, slot), absent: wire.absent }),
      ),
    )
}

/** What a value wire of `from` delivers to those targets. */
function valuesOf(wire: ValueWire, from: ActorId, snapshot: Snapshot<unknown>, targets: readonly ActorId[]) {
  const { slot } = partsOf(from)
  return idsOf(wire.to, slot, targets)
    .filter((to) => targets.includes(to))
    .map((to): Value => ({ wire, from, to, value: wire.select(snapshot, slot ?? partsOf(to).slot) }))
}

type Changed = { id: ActorId; snapshot: Snapshot<unknown>; delivered: Delivered }

/** What the value wires of a chart that has changed deliver: what differs from before. */
export function changed(wires: readonly Wire[], { id, snapshot, delivered }: Changed, there: readonly ActorId[]) {
  const { role } = partsOf(id)
  return wires
    .filter(isValueWire)
    .filter(({ from }) => from === role)
    .flatMap((wire) => valuesOf(wire, id, snapshot, there))
    .filter(({ wire, to, value }) => {
      const known = delivered.get(wire)
      return !(known && way(id, to) in known && Object.is(known[way(id, to)], value))
    })
}

/** What the value wires deliver where one of their charts is new. */
export function introduced(
  wires: readonly Wire[],
  ids: readonly ActorId[],
  there: readonly ActorId[],
  snapshotOf: (id: ActorId) => Snapshot<unknown> | undefined,
) {
  return wires.filter(isValueWire).flatMap((wire) =>
    idsOf(wire.from, undefined, there).flatMap((from) => {
      const snapshot = snapshotOf(from)
      const targets = ids.includes(from) ? there : there.filter((to) => ids.includes(to))
      return snapshot ? valuesOf(wire, from, snapshot, targets) : []
    }),
  )
}

export const eventOf = ({ wire, from, value }: Value) => wire.send(value, partsOf(from).slot)

export const withValues = (delivered: Delivered, values: readonly Value[]): Delivered =>
  values.reduce(
    (all, { wire, from, to, value }) => all.set(wire, { ...all.get(wire), [way(from, to)]: value }),
    new Map<ValueWire, Readonly<Record<string, unknown>>>(delivered),
  )
