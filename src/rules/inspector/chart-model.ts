import type { DrawnChart, DrawnState, DrawnTransition } from '../../contract/inspector/inspection.ts'

type Named = string | { type?: string } | ((...given: never[]) => unknown)
type Edge = {
  eventType: string
  target?: readonly { id: string }[] | undefined
  guard?: unknown
  actions: readonly unknown[]
  reenter: boolean
}
/** What this needs of XState's state nodes. */
export type ChartNode = {
  id: string
  key: string
  type: DrawnState['type']
  parent?: { id: string } | undefined
  initial: { target: readonly { id: string }[] } | undefined
  states: Record<string, ChartNode>
  transitions: ReadonlyMap<string, Edge[]>
  always?: readonly Edge[] | undefined
  invoke: readonly { id: string; src: unknown }[]
  entry: readonly unknown[]
  exit: readonly unknown[]
}

/** What a chart is, for pictures and tables. `root` is an XState machine's. */
export function drawnChart(root: ChartNode): DrawnChart {
  const nodes = nodesOf(root)
  return { id: root.id, states: nodes.map(stateOf), transitions: [...namedTransitions(root).values()] }
}

/** The chart's transitions by XState's own objects, which its inspection speaks of. */
export function namedTransitions(root: ChartNode): Map<unknown, DrawnTransition> {
  const named = new Map<unknown, DrawnTransition>()
  for (const node of nodesOf(root)) {
    for (const branches of [...node.transitions.values(), node.always ?? []]) {
      branches.forEach((edge, index) => {
        const id = `${node.id} ${edge.eventType || 'always'} #${index + 1}`
        named.set(edge, transitionOf(id, node, edge))
      })
    }
  }
  return named
}

const nodesOf = (node: ChartNode): ChartNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const stateOf = (node: ChartNode): DrawnState => ({
  id: node.id,
  key: node.key,
  type: node.type,
  ...(node.parent && { parent: node.parent.id }),
  ...(node.type === 'compound' && node.initial?.target[0] && { initial: node.initial.target[0].id }),
  ports: node.invoke.map(({ id }) => id),
  entry: actionsOf(node.entry),
  exit: actionsOf(node.exit),
})

function transitionOf(id: string, node: ChartNode, edge: Edge): DrawnTransition {
  const delay = /^xstate\.after\.(.+)\.[^.]*?$/.exec(delayedBy(node, edge.eventType))?.[1]
  const guard = edge.guard === undefined ? undefined : nameOf(edge.guard)
  const target = edge.target?.[0]?.id
  return {
    id,
    source: node.id,
    ...(target !== undefined && { target }),
    event: delay === undefined ? wordsOf(edge.eventType) : `after ${delay}`,
    ...(guard !== undefined && { guard }),
    ...(delay !== undefined && { delay }),
    actions: actionsOf(edge.actions),
    reenters: edge.reenter,
  }
}

/** The event of a delay is `xstate.after.<delay>.<id of its state>`, and that id has dots. */
const delayedBy = (node: ChartNode, event: string) =>
  event.endsWith(`.${node.id}`) ? `${event.slice(0, -node.id.length)}x` : event

function wordsOf(event: string) {
  if (event === '') return 'always'
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? []
  if (actor) return `${actor} ${outcome === 'done' ? 'answers' : 'fails'}`
  const [, watched] = /^xstate\.snapshot\.(.+)$/.exec(event) ?? []
  if (watched) return `${watched} changes`
  return event.startsWith('xstate.done.state.') ? 'done' : event
}

/** XState's own actions, such as its starting of a port, go without saying. */
const actionsOf = (actions: readonly unknown[]) =>
  actions.map(nameOf).filter((name) => !/^xstate\.(spawnChild|stopChild|raise|cancel)$/.test(name))

const isNamed = (thing: unknown): thing is Named =>
  typeof thing === 'string' || typeof thing === 'function' || (typeof thing === 'object' && thing !== null)

function nameOf(thing: unknown): string {
  if (!isNamed(thing)) return 'unnamed'
  if (typeof thing === 'string') return thing
  return 'type' in thing && typeof thing.type === 'string' ? thing.type : 'unnamed'
}
