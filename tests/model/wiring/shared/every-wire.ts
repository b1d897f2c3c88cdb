import type { Wire } from '../../../../src/root/wire.ts'

const files = import.meta.glob<Record<string, Wire[]>>('../../../../src/root/wires/*.ts', { eager: true })
const nameOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '')
/** The page's own come first in the app, too. */
const first = ['page', 'terminal']
const inOrder = Object.entries(files).sort(
  ([a], [b]) => Number(first.includes(nameOf(b))) - Number(first.includes(nameOf(a))),
)

/** The tables that each file exports. */
export const tables: Record<string, Wire[][]> = Object.fromEntries(
  inOrder.map(([path, exported]) => [nameOf(path), Object.values(exported).filter(Array.isArray)]),
)

/** Every wire of the app, as its tables are now. */
export const everyWire = (): Wire[] => [...new Set(Object.values(tables).flat(2))]

/** The wires of a file. What several files export belongs to the one with fewer. */
export function wiresIn(file: string): Wire[] {
  const own = new Set(tables[file]?.flat())
  const smaller = Object.values(tables)
    .map((all) => new Set(all.flat()))
    .filter((all) => all.size < own.size)
  return [...own].filter((wire) => !smaller.some((all) => all.has(wire)))
}
