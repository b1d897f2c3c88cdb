import { type AnyActorLogic, createActor } from 'xstate'
import type { Environment } from '../contract/shared/environment.ts'
import type { FeedSlot } from '../rules/shared/page/workspace.ts'
import type { Input, Logics, PerFeedRole, Ref, Refs, Role, SingleRole } from './charts.ts'
import { idOf } from './ids.ts'
import { inspection } from './inspector/inspection.ts'
import { type Arrival, rootMachine } from './root.machine.ts'
import type { Wire } from './wire.ts'

/** A chart with its ports filled. */
export type Entry<Name extends Role> = { logic: Logics[Name]; input?: Input<Name> }
type Entries = { [Name in SingleRole]?: Entry<Name> }
/** `others`: charts of roles with several. */
type More = { wires?: readonly Wire[]; others?: readonly Arrival[] }

/** Delays of charts go by the timers of the environment. */
const clockOf = ({ after }: Pick<Environment, 'after'>) => ({
  setTimeout: (run: () => void, delayMs: number) => after(delayMs, run),
  clearTimeout: (cancel: () => void) => cancel(),
})

/** Runs the charts of a page in one actor system. */
export function startRoot(environment: Pick<Environment, 'after'>) {
  const root = createActor(rootMachine, { id: 'root', clock: clockOf(environment) })
  inspection.watch?.(root)
  root.start()

  function admit<Names extends Entries>(entries: Names, more?: More): Refs<keyof Names & SingleRole>
  function admit(
    entries: Record<string, { logic: AnyActorLogic; input?: unknown }>,
    { wires, others = [] }: More = {},
  ) {
    const charts = Object.entries(entries).map(([id, entry]) => ({ id, ...entry }))
    root.send({ type: 'charts.arrived', charts: [...charts, ...others], wires })
    return Object.fromEntries(charts.map(({ id }) => [id, root.system.get(id)]))
  }
  return {
    root,
    /** Spawns those charts that are not there yet, all at once, and returns all by their names. */
    admit,
    /** The chart of a role as it runs now: one that failed has been replaced. Roles per feed have one for each slot. */
    refOf: <Name extends Role>(role: Name, slot?: FeedSlot): Ref<Name> => root.system.get(idOf(role, slot)),
  }
}
export type Root = ReturnType<typeof startRoot>

/** One of several charts of a role. */
export const perFeed = <Name extends PerFeedRole>(role: Name, slot: FeedSlot, entry: Entry<Name>): Arrival => ({
  id: idOf(role, slot),
  ...entry,
})
