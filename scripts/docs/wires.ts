import { readdirSync } from 'node:fs'
import type { DrawnChart } from '../../src/contract/inspector/inspection.ts'
import type { Wire } from '../../src/root/wire.ts'
import { table } from './table.ts'

const FOLDER = 'src/root/wires'

/** Every wire of the app with the table that it is in, in the order of the files. */
export async function allWires(): Promise<{ table: string; wire: Wire }[]> {
  const files = readdirSync(FOLDER).sort()
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../../${FOLDER}/${file}`)),
  )
  return modules.flatMap((module) =>
    Object.entries(module)
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([name, wires]) =>
        Array.isArray(wires) ? wires.filter(isWire).map((wire) => ({ table: name, wire })) : [],
      ),
  )
}
const isWire = (thing: unknown): thing is Wire =>
  typeof thing === 'object' && thing !== null && 'from' in thing && 'to' in thing && 'send' in thing

const nameOf = (wire: Wire) => ('event' in wire ? wire.event : 'value')

/** All wired charts, drawn as the states of one chart. */
export function wiresChart(wires: readonly Wire[]): DrawnChart {
  const charts = [...new Set(wires.flatMap(({ from, to }) => [from, to]))].sort()
  const plain = { type: 'atomic' as const, ports: [], entry: [], exit: [] }
  return {
    id: 'app',
    states: [
      { ...plain, id: 'app', key: 'app', type: 'parallel' },
      ...charts.map((chart) => ({ ...plain, id: `app.${chart}`, key: chart, parent: 'app' })),
    ],
    transitions: wires.map((wire, n) => ({
      id: `wire ${n}`,
      source: `app.${wire.from}`,
      target: `app.${wire.to}`,
      event: nameOf(wire),
      actions: [],
      reenters: false,
    })),
  }
}

/** The types of the events that a wire sends, as its `send` names them; none where it passes on the reported event. */
function sentBy(wire: Wire): string[] {
  const sent: unknown = 'event' in wire && wire.constant ? wire.constant : wire.send
  if (typeof sent === 'object' && sent !== null && 'type' in sent) return [String(sent.type)]
  return [...String(sent).matchAll(/type: ?["'`]([\w.]+)["'`]/g)].map(([, type = '']) => type)
}

/** The page that lists every wire. */
export function wiresPage(all: readonly { table: string; wire: Wire }[]): string {
  const rows = all.map(({ table, wire }) => [
    `\`${wire.from}\``,
    'event' in wire ? `\`${wire.event}\`` : 'value',
    `\`${wire.to}\``,
    sentBy(wire)
      .map((type) => `\`${type}\``)
      .join(', ') || 'the same',
    'event' in wire && wire.absent !== 'drop' ? wire.absent : '',
    table,
  ])
  return `# Wires

Which chart's events and values reach which other, drawn and listed from \`src/root/wires\` by \`npm run docs\`; a test fails when this page is stale. The root chart
forwards along these wires and decides nothing. A value is delivered when either chart is spawned and whenever it changes.

![All charts and wires](wires.svg)

${table(['from', 'reports', 'to', 'is sent', 'absent', 'table'], rows)}
`
}
