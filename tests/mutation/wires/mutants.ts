import type { Role } from '../../../src/root/charts.ts'
import type { Wire } from '../../../src/root/wire.ts'
import { logics } from '../../model/wiring/shared/every-chart.ts'
import { tables, wiresIn } from '../../model/wiring/shared/every-wire.ts'
import { twinOf } from './watch.ts'

export type Kind = 'removed' | 'retargeted' | 'doubled'
/** `replacement`: the wires that take the place of the wire; it is called after a delivery, whose event is `type`. */
export type Mutant = { name: string; kind: Kind; wire: Wire; replacement(type: string): Wire[] }

const wordsOf = (wire: Wire) =>
  'event' in wire ? `${wire.from} ${wire.event} → ${wire.to}` : `${wire.from} (value) → ${wire.to}`

const accepts = (role: Role, type: string) => logics[role].events.some((known: string) => known === type)
/** Another role that accepts the event, else the next role. */
function otherRole({ to }: Wire, type: string): Role {
  const roles = Object.keys(logics) as Role[]
  const others = [...roles.slice(roles.indexOf(to) + 1), ...roles.slice(0, roles.indexOf(to))]
  return others.find((role) => accepts(role, type)) ?? (others[0] as Role)
}

/** All mutants of the wires of a file; wires with the same ends are distinguished by their positions. */
export const mutantsOf = (file: string): Mutant[] =>
  wiresIn(file).flatMap((wire, i): Mutant[] => {
    const name = `${file} ${i + 1}: ${wordsOf(wire)}`
    return [
      { name, wire, kind: 'removed', replacement: () => [] },
      { name, wire, kind: 'retargeted', replacement: (type) => [{ ...wire, to: otherRole(wire, type) }] },
      { name, wire, kind: 'doubled', replacement: () => [wire, twinOf(wire)] },
    ]
  })

/** Replaces a wire by others, in all tables that contain it. Returns a function that restores it. */
export function replaced(wire: Wire, others: Wire[]) {
  const all = Object.values(tables).flat()
  const kept = all.map((table) => [...table])
  for (const table of all) if (table.includes(wire)) table.splice(table.indexOf(wire), 1, ...others)
  return () => {
    for (const [i, table] of all.entries()) table.splice(0, table.length, ...(kept[i] ?? []))
  }
}
