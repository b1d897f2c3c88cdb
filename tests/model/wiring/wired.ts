import { type AnyActorLogic, type AnyActorRef, type AnyEventObject, fromTransition, setup } from 'xstate'
import { report } from '../../../src/machines/report.ts'
import type { Role } from '../../../src/root/charts.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { type Entry, startRoot } from '../../../src/root/start.ts'
import type { Wire } from '../../../src/root/wire.ts'

/** Reports whatever it is told. */
export const reporter = setup({}).createMachine({ on: { '*': { actions: report(({ event }) => event) } } })
const listener = fromTransition<AnyEventObject[], AnyEventObject, never, undefined, AnyEventObject>(
  (heard, event) => [...heard, event],
  [],
)

/** Where the reader is at first. */
const inputs: Partial<Record<string, unknown>> = { place: { place: { page: 'terminal' } } }

/** A root with these charts, and a listener in the place of each other that the wires lead to. */
export function wired(wires: readonly Wire[], charts: Partial<Record<Role, AnyActorLogic>>) {
  const { admit } = startRoot(browserEnvironment())
  const roles = [...new Set(wires.map(({ to }) => to))].filter((role) => !(role in charts))
  const listeners = Object.fromEntries(roles.map((role) => [role, { logic: listener }]))
  const sources = Object.fromEntries(
    Object.entries(charts).map(([role, logic]) => [role, { logic, input: inputs[role] }]),
  )
  const all = admit({ ...listeners, ...sources } as Record<string, Entry<Role>>, { wires }) as Record<
    string,
    AnyActorRef
  >
  const told: Record<string, number> = {}
  return {
    tell: (role: Role, event: AnyEventObject) => all[role]?.send(event),
    /** What each listener has heard since it was last asked. */
    heard() {
      const news: [string, AnyEventObject][] = []
      for (const role of roles) {
        const context: AnyEventObject[] = all[role]?.getSnapshot().context ?? []
        const since = context.slice(told[role] ?? 0)
        told[role] = context.length
        for (const event of since) news.push([role, event])
      }
      return news
    },
  }
}

export type Told = [Role, AnyEventObject]
export const sent = (type: string, ...roles: Role[]) => roles.map((role): Told => [role, { type }])
export const inOrder = (told: readonly (readonly [string, AnyEventObject])[]) =>
  [...told].sort(([a], [b]) => a.localeCompare(b))
