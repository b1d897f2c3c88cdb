import type { AnyEventObject, EventObject, Snapshot, SnapshotFrom } from 'xstate'
import type { FeedSlot } from '../rules/shared/page/workspace.ts'
import type { Accepted, Logics, Report, Role, Sender } from './charts.ts'

/** A report as it reaches the root. */
export type Reported = { [Name in Sender]: Report<Name> & { reportedBy: string } }[Sender]

/** Forwards a report. To a role with several charts it leads by `at`, from another such role to the same slot, else to all. */
export type EventWire = {
  from: Sender
  event: string
  to: Role
  /** For a chart that is not there yet. */
  absent: 'queue' | 'latest' | 'drop'
  at?(report: AnyEventObject): FeedSlot
  send(report: AnyEventObject, slot?: FeedSlot): EventObject
  /** What it sends, where that is always the same. */
  constant?: unknown
}
/** Delivers a value when either chart is spawned, and whenever it changes. `select` gets the slot of whichever chart has one, `send` that of the first. */
export type ValueWire = {
  from: Role
  to: Role
  select(snapshot: Snapshot<unknown>, slot?: FeedSlot): unknown
  send(value: unknown, slot?: FeedSlot): EventObject
}
export type Wire = EventWire | ValueWire

type ReportOf<From extends Sender, Type> = Extract<Report<From>, { type: Type }>

/** A wire for an event: `from` must report it, and `to` must accept what `send` returns. */
export function event<From extends Sender, Type extends Report<From>['type'], To extends Role>(wire: {
  from: From
  event: Type
  to: To
  absent?: EventWire['absent']
  at?: (report: ReportOf<From, Type>) => FeedSlot
  send: Accepted<To> | ((report: ReportOf<From, Type>, slot: FeedSlot) => Accepted<To>)
}): Wire
export function event({ send, absent = 'drop', ...wire }: Stated): Wire {
  return typeof send === 'function' ? { ...wire, absent, send } : { ...wire, absent, send: () => send, constant: send }
}
type Stated = Omit<EventWire, 'send' | 'absent'> & {
  absent?: EventWire['absent']
  send: EventObject | EventWire['send']
}

/** A wire for a value: `select` must return something that stays the same, by Object.is, while nothing has changed. */
export const value = <From extends Role, Value, To extends Role>(wire: {
  from: From
  select: (snapshot: SnapshotFrom<Logics[From]>, slot: FeedSlot) => Value
  to: To
  send: (value: Value, slot: FeedSlot) => Accepted<To>
}): ValueWire => wire
