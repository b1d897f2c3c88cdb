import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import type { DrawnChart } from '../../src/contract/inspector/inspection.ts'
import { type ChartNode, drawnChart } from '../../src/rules/inspector/chart-model.ts'
import { chartFiles, filesBelow } from '../lib/chart-files.mjs'
import { chartJson } from './chart-json.ts'

/** A chart's file, and the content of its page. */
export type ChartFacts = {
  name: string
  /** From the project's root. */
  path: string
  chart: DrawnChart
  /** For `createMachine` and Stately's editor. */
  json: string
  /** The description of each state, by its id. */
  meanings: ReadonlyMap<string, string>
  about: string
  requirements: string[]
  delays: [name: string, time: string][]
  emitted: string[]
}

const charts = chartFiles()
const sources = filesBelow('src/machines', '.ts')
/** Tests of single charts; those of wires are of several. */
const tests = filesBelow('tests/model', '.ts').filter((path) => !path.startsWith('tests/model/wiring/'))

/** Every chart of `src/machines`; where a file creates several of one kind, the first represents them. */
export async function chartFacts(): Promise<ChartFacts[]> {
  const known = new Set(idsIn(readFileSync('docs/requirements.md', 'utf8')))
  return Promise.all(
    [...charts].map(async ([name, path]) => {
      const made: Record<string, unknown> = await import(/* @vite-ignore */ `../../${path}`)
      const [, machine] =
        Object.entries(made)
          .sort(([one], [other]) => one.localeCompare(other))
          .flatMap(([key, thing]) => (isMachine(thing) ? [[key, thing] as const] : []))[0] ?? []
      if (!machine) throw new Error(`${path} exports no chart.`)
      return factsOf(name, path, machine, known)
    }),
  )
}

const isMachine = (thing: unknown): thing is AnyStateMachine =>
  typeof thing === 'object' && thing !== null && 'root' in thing && 'implementations' in thing

function factsOf(name: string, path: string, machine: AnyStateMachine, known: Set<string>): ChartFacts {
  const isOwn = belongsTo(name)
  const ids = [...sources.filter(isOwn).flatMap(commentsIn), ...tests.filter(isOwn).flatMap(titlesIn)].flatMap(idsIn)
  return {
    name,
    path,
    chart: drawnChart(machine.root),
    json: chartJson(machine),
    meanings: meaningsIn(machine.root),
    about: aboutOf(path),
    requirements: [...new Set(ids)].filter((id) => known.has(id)).sort(),
    delays: Object.entries(machine.implementations.delays).map(([delay, time]) => [delay, timeOf(time)]),
    emitted: emittedBy(machine),
  }
}

/** Whether a file is a chart's own: `session.machine.ts` and `session-parts.ts` are, `session-list.machine.ts` is another chart's. */
function belongsTo(name: string) {
  const others = [...charts.keys()].filter((other) => other.length > name.length)
  return (path: string) => isOf(path, name) && !others.some((other) => isOf(path, other))
}
const isOf = (path: string, chart: string) =>
  [`${chart}.`, `${chart}-`].some((start) => basename(path).startsWith(start))

const commentsIn = (path: string) => readFileSync(path, 'utf8').match(/\/\*\*[\s\S]*?\*\/|\/\/.*/g) ?? []
const titlesIn = (path: string) => readFileSync(path, 'utf8').match(/\b(?:it|describe)\b[^'"`\n]*(['"`]).*?\1/g) ?? []

/** Includes those within `FED-02 to FED-14`. */
function idsIn(text: string) {
  const ranges = [...text.matchAll(/\b([A-Z]{2,4})-(\d{2}) to \1-(\d{2})\b/g)]
  const within = ranges.flatMap(([, area, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => idOf(area, Number(first) + index)),
  )
  return [...(text.match(/\b[A-Z]{2,4}-\d{2}\b/g) ?? []), ...within]
}
const idOf = (area = '', count = 0) => `${area}-${String(count).padStart(2, '0')}`

/** The comment above the chart. */
function aboutOf(path: string) {
  const [, comment = ''] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(readFileSync(path, 'utf8')) ?? []
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

type Described = { id: string; description?: string | undefined; states: Record<string, Described> }
const meaningsIn = (root: Described): Map<string, string> =>
  new Map([[root.id, root.description ?? ''], ...Object.values(root.states).flatMap((state) => [...meaningsIn(state)])])

const timeOf = (time: unknown) => (typeof time === 'number' ? `${time} ms` : 'depends on the context')

/**
 * The events that its `report` and `emit` actions send, as far as the source contains them: in the action, or in the parameters that the chart passes
 * to it.
 */
function emittedBy(machine: AnyStateMachine) {
  const emits = Object.entries(machine.implementations.actions).filter(([, action]) => isEmit(action))
  const named = emits.flatMap(([, action]) => typesIn(saidBy(action)))
  const names = new Set(emits.map(([name]) => name))
  const given = nodesOf(machine.root).flatMap((node) => paramsOf(node, names).flatMap(typesIn))
  return [...new Set([...named, ...given])].sort()
}

function saidBy(action: unknown): unknown {
  if (typeof action !== 'function') return undefined
  if ('report' in action) return action.report
  return 'type' in action && action.type === 'xstate.emit' && 'event' in action ? action.event : undefined
}
const isEmit = (action: unknown) => saidBy(action) !== undefined

function typesIn(event: unknown): string[] {
  if (typeof event === 'function')
    return [...String(event).matchAll(/type: ?["'`]([\w.]+)["'`]/g)].map(([, type = '']) => type)
  return typeof event === 'object' && event !== null && 'type' in event ? [String(event.type)] : []
}

const nodesOf = (node: ChartNode): ChartNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

function paramsOf(node: ChartNode, names: Set<string>) {
  const edges = [...node.transitions.values(), node.always ?? []].flat()
  const actions = [...node.entry, ...node.exit, ...edges.flatMap((edge) => edge.actions)]
  return actions.flatMap((action) => (isGiven(action) && names.has(action.type) ? [action.params] : []))
}
const isGiven = (action: unknown): action is { type: string; params: unknown } =>
  typeof action === 'object' && action !== null && 'type' in action && 'params' in action
