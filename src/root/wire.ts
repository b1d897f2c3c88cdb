import type { AnyEventObject, EventObject, Snapshot, SnapshotFrom } from 'xstate'
import type { FeedPlace } from '../rules/shared/page/workspace.ts'
import type { Accepted, Logics, Report, Role, Sender } from './charts.ts'

/** A report as it reaches the root. */
export type Reported = { [Name in Sender]: Report<Name> & { reportedBy: string } }[Sender]

/** Forwards a report. To a role with several charts it leads by `at`, from another such role to the same place, else to all. */
export type EventWire = {
  from: Sender
  event: string
  to: Role
  /** For a chart that is not there yet. */
  absent: 'queue' | 'latest' | 'drop'
  at?(report: AnyEventObject): FeedPlace
  send(report: AnyEventObject, place?: FeedPlace): EventObject
  /** What it sends, where that is always the same. */
  constant?: unknown
}
/** Delivers a value when either chart is spawned, and whenever it changes. `select` gets the place of whichever chart has one, `send` that of the first. */
export type ValueWire = {
  from: Role
  to: Role
  select(snapshot: Snapshot<unknown>, place?: FeedPlace): unknown
  send(value: unknown, place?: FeedPlace): EventObject
}
export type Wire = EventWire | ValueWire

type ReportOf<From extends Sender, Type> = Extract<Report<From>, { type: Type }>

/** A wire for an event: `from` must report it, and `to` must accept what `send` returns. */
export function event<From extends Sender, Type extends Report<From>['type'], To extends Role>(wire: {
  from: From
  event: Type
  to: To
  absent?: EventWire['absent']
  at?: (report: ReportOf<From, Type>) => FeedPlace
  send: Accepted<To> | ((report: ReportOf<From, Type>, place: FeedPlace) => Accepted<To>)
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
  select: (snapshot: SnapshotFrom<Logics[From]>, place: FeedPlace) => Value
  to: To
  send: (value: Value, place: FeedPlace) => Accepted<To>
}): ValueWire => wire
