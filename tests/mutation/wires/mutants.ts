import type { Role } from '../../../src/root/charts.ts'
import type { Wire } from '../../../src/root/wire.ts'
import { logics } from '../../model/wiring/shared/every-chart.ts'
import { tables, wiresIn } from '../../model/wiring/shared/every-wire.ts'
import { twinOf } from './watch.ts'

export type Kind = 'removed' | 'retargeted' | 'doubled'
/** `replacement`: the wires that stand where the wire stood; it is asked once something was delivered, for which `type` stands. */
export type Mutant = { name: string; kind: Kind; wire: Wire; replacement(type: string): Wire[] }

const wordsOf = (wire: Wire) =>
  'event' in wire ? `${wire.from} ${wire.event} → ${wire.to}` : `${wire.from} (value) → ${wire.to}`

const accepts = (role: Role, type: string) => logics[role].events.some((known: string) => known === type)
/** Another role of which the event is accepted, else the next one. */
function otherRole({ to }: Wire, type: string): Role {
  const roles = Object.keys(logics) as Role[]
  const others = [...roles.slice(roles.indexOf(to) + 1), ...roles.slice(0, roles.indexOf(to))]
  return others.find((role) => accepts(role, type)) ?? (others[0] as Role)
}

/** All mutants of the wires of a file; of wires with the same ends, which are told by their places. */
export const mutantsOf = (file: string): Mutant[] =>
  wiresIn(file).flatMap((wire, i): Mutant[] => {
    const name = `${file} ${i + 1}: ${wordsOf(wire)}`
    return [
      { name, wire, kind: 'removed', replacement: () => [] },
      { name, wire, kind: 'retargeted', replacement: (type) => [{ ...wire, to: otherRole(wire, type) }] },
      { name, wire, kind: 'doubled', replacement: () => [wire, twinOf(wire)] },
    ]
  })

/** Puts other wires in the place of one, in all tables that have it; call what is returned to have it back. */
export function replaced(wire: Wire, others: Wire[]) {
  const all = Object.values(tables).flat()
  const kept = all.map((table) => [...table])
  for (const table of all) if (table.includes(wire)) table.splice(table.indexOf(wire), 1, ...others)
  return () => {
    for (const [i, table] of all.entries()) table.splice(0, table.length, ...(kept[i] ?? []))
  }
}
