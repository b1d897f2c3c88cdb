import type { DrawnChart, DrawnState, DrawnTransition } from '../../contract/inspector/inspection.ts'

/** A node of a graph in ELK's JSON, before and after it has been laid out. Lengths in CSS pixels. */
export type GraphNode = {
  id: string
  x?: number
  y?: number
  width?: number
  height?: number
  layoutOptions?: Record<string, string>
  children?: GraphNode[]
  edges?: GraphEdge[]
}
type Point = { x: number; y: number }
export type GraphEdge = {
  id: string
  sources: string[]
  targets: string[]
  labels?: { text?: string; x?: number; y?: number; width?: number; height?: number }[]
  sections?: { id: string; startPoint: Point; endPoint: Point; bendPoints?: Point[] }[]
}

export const LINE = 16
export const TITLE = 26
const PAD = 10
/** How wide a letter of the labels' typeface is, and one of the titles'. */
const LETTER = 6.7
const TITLE_LETTER = 8.8

/** What is written in a state: its ports, what it does on the way in and out, and the transitions that are not drawn as arrows. */
export type StateLine = { kind: 'port' | 'entry' | 'exit' | 'stays' | 'leads'; text: string; transition?: string }

export function linesOf(chart: DrawnChart, state: DrawnState): StateLine[] {
  return [
    ...state.ports.map((port) => ({ kind: 'port' as const, text: port })),
    ...state.entry.map((action) => ({ kind: 'entry' as const, text: `entry / ${action}` })),
    ...state.exit.map((action) => ({ kind: 'exit' as const, text: `exit / ${action}` })),
    ...chart.transitions
      .filter((transition) => transition.source === state.id && !isArrow(transition))
      .map((transition) => ({
        kind: isStay(transition) ? ('stays' as const) : ('leads' as const),
        text: wordsOf(transition, state.id),
        transition: transition.id,
      })),
  ]
}

export const labelOf = ({ event, guard }: DrawnTransition) => (guard === undefined ? event : `${event} [${guard}]`)

const isStay = ({ target }: DrawnTransition) => target === undefined

/** What takes a transition and what it leads to, such as `signIn.given → signedIn`; a target within `outer` is named from there on. */
export const wordsOf = (transition: DrawnTransition, outer: string) =>
  `${labelOf(transition)}${endOf(transition, outer)}`

function endOf({ source, target, actions }: DrawnTransition, outer: string) {
  if (target === undefined) return actions.length > 0 ? ` / ${actions.join(', ')}` : ' / nothing'
  if (target === source) return ' ↻'
  return ` → ${isWithin(target, outer) ? target.slice(outer.length + 1) : target}`
}

/** Within a state and between it and what it contains, arrows would only be in the way: a line of text is clearer. */
const isArrow = ({ source, target }: DrawnTransition) =>
  target !== undefined && source !== target && !isWithin(target, source) && !isWithin(source, target)

/** By ids: XState's are paths. */
export const isWithin = (id: string, outer: string) => id.startsWith(`${outer}.`)

/** `within`: the state that contains both of its ends. */
type Arrow = {
  id: string
  source: string
  target: string
  within: string
  isUpwards: boolean
  transitions: DrawnTransition[]
}

/** The arrows: transitions between the same two states share one. */
export function arrowsOf(chart: DrawnChart) {
  const indexes = new Map(chart.states.map(({ id }, index) => [id, index]))
  const indexOf = (id: string) => indexes.get(id) ?? 0
  const arrows = new Map<string, Arrow>()
  for (const transition of chart.transitions) {
    const { source, target } = transition
    if (target === undefined || !isArrow(transition)) continue
    const id = `${source} → ${target}`
    const isUpwards = indexOf(target) < indexOf(source)
    const arrow = arrows.get(id) ?? { id, source, target, within: shared(source, target), isUpwards, transitions: [] }
    arrow.transitions.push(transition)
    arrows.set(id, arrow)
  }
  return [...arrows.values()]
}

export const startOf = (state: string) => `start of ${state}`

const coordinates = { 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' }
const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  ...coordinates,
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
}
const packed = {
  ...coordinates,
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.3',
}
const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.componentComponent': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.edgeLabels.placement': 'CENTER',
}

/** A chart as a graph for ELK, with space for all that is written in it. */
export function graphOf(chart: DrawnChart): GraphNode {
  const [root] = chart.states
  return {
    id: 'picture',
    layoutOptions: { ...layered, ...spacing, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: root ? [nodeOf(chart, root, arrowsOf(chart))] : [],
  }
}

/** The state that contains both. */
function shared(one: string, other: string) {
  const parts = one.split('.')
  const others = other.split('.')
  const end = parts.findIndex((part, index) => part !== others[index])
  return parts.slice(0, end).join('.')
}

/** Regions that no arrow connects are packed; everything else stands in layers. */
function layoutOf(state: DrawnState, arrows: Arrow[]) {
  const isPacked = state.type === 'parallel' && !arrows.some(({ within }) => within === state.id)
  return isPacked ? packed : layered
}

function nodeOf(chart: DrawnChart, state: DrawnState, arrows: Arrow[]): GraphNode {
  const inner = chart.states.filter(({ parent }) => parent === state.id)
  const lines = linesOf(chart, state)
  const width = Math.ceil(
    Math.max(72, state.key.length * TITLE_LETTER, ...lines.map(({ text }) => text.length * LETTER + 14)) + PAD * 2,
  )
  const head = TITLE + lines.length * LINE + (lines.length > 0 ? 6 : 0)
  if (inner.length === 0) return { id: state.id, width, height: Math.max(32, head + (lines.length > 0 ? 2 : 6)) }
  return {
    id: state.id,
    layoutOptions: {
      ...layoutOf(state, arrows),
      ...spacing,
      'elk.padding': `[top=${head + 14},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${width},${head + 20})`,
    },
    children: [
      ...(state.initial === undefined ? [] : [{ id: startOf(state.id), width: 10, height: 10 }]),
      ...inner.map((child) => nodeOf(chart, child, arrows)),
    ],
    edges: [...startEdges(state), ...arrows.filter(({ within }) => within === state.id).map(edgeOf)],
  }
}

/** ELK is given no cycles, so that the states stand in the order of the file: an arrow upwards is laid as one downwards. */
const edgeOf = ({ id, source, target, isUpwards, transitions }: Arrow): GraphEdge => ({
  id,
  sources: [isUpwards ? target : source],
  targets: [isUpwards ? source : target],
  labels: [
    {
      text: id,
      width: Math.ceil(Math.max(...transitions.map((transition) => labelOf(transition).length)) * LETTER) + 8,
      height: transitions.length * LINE + 4,
    },
  ],
})

const startEdges = ({ id, initial }: DrawnState): GraphEdge[] =>
  initial === undefined ? [] : [{ id: startOf(id), sources: [startOf(id)], targets: [initial] }]
