import type { DrawnChart, DrawnState } from '../../contract/inspector/inspection.ts'
import {
  arrowsOf,
  type GraphEdge,
  type GraphNode,
  LINE,
  labelOf,
  linesOf,
  type StateLine,
  startOf,
  TITLE,
} from './chart-graph.ts'

type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }
type Text<Of> = Point & Of
export type PicturedState = Box & {
  id: string
  key: string
  type: DrawnState['type']
  /** In a region of a parallel state. */
  isRegion: boolean
  title: Point
  lines: Text<StateLine>[]
  /** Where the rule beneath the title is drawn, if anything is written there. */
  rule?: number
}
export type PicturedArrow = {
  id: string
  path: string
  transitions: string[]
  label?: Box
  lines: Text<{ transition: string; text: string }>[]
}
/** A chart's picture, in CSS pixels. */
export type Picture = {
  id: string
  width: number
  height: number
  states: PicturedState[]
  arrows: PicturedArrow[]
  starts: { id: string; x: number; y: number; path: string }[]
}

/** What ELK has laid out, as shapes. `laid` is the answer to `graphOf(chart)`. */
export function pictureOf(chart: DrawnChart, laid: GraphNode): Picture {
  const boxes = new Map(nodesIn(laid).map((node) => [node.id, boxOf(node)]))
  const edges = new Map(
    nodesIn(laid)
      .flatMap((node) => node.edges ?? [])
      .map((edge) => [edge.id, edge]),
  )
  const byId = new Map(chart.states.map((state) => [state.id, state]))
  return {
    id: chart.id,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: chart.states.flatMap((state) => {
      const box = boxes.get(state.id)
      const isRegion = byId.get(state.parent ?? '')?.type === 'parallel'
      return box ? [stateIn(box, state, linesOf(chart, state), isRegion)] : []
    }),
    arrows: arrowsOf(chart).map((arrow) => arrowAlong(arrow, edges.get(arrow.id))),
    starts: chart.states.flatMap(({ id }) => {
      const dot = boxes.get(startOf(id))
      if (!dot) return []
      return [{ id, x: dot.x + dot.width / 2, y: dot.y + dot.height / 2, path: pathOf(edges.get(startOf(id))) }]
    }),
  }
}

const nodesIn = (node: GraphNode): GraphNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

function stateIn(box: Box, state: DrawnState, lines: StateLine[], isRegion: boolean): PicturedState {
  const { id, key, type } = state
  return {
    ...box,
    id,
    key,
    type,
    isRegion,
    title: { x: box.x + 10, y: box.y + (lines.length > 0 ? 18 : Math.min(TITLE, box.height) / 2 + 7) },
    lines: lines.map((line, index) => ({ ...line, x: box.x + 10, y: box.y + TITLE + 15 + index * LINE })),
    ...(lines.length > 0 && { rule: box.y + TITLE }),
  }
}

function arrowAlong(
  { id, isUpwards, transitions }: ReturnType<typeof arrowsOf>[number],
  edge: GraphEdge | undefined,
): PicturedArrow {
  const [label] = edge?.labels ?? []
  const box = label && boxOf(label)
  return {
    id,
    path: pathOf(edge, isUpwards),
    transitions: transitions.map((transition) => transition.id),
    ...(box && { label: box }),
    lines: transitions.map((transition, index) => ({
      transition: transition.id,
      text: labelOf(transition),
      x: (box?.x ?? 0) + 4,
      y: (box?.y ?? 0) + 13 + index * LINE,
    })),
  }
}

const CORNER = 7

/** An orthogonal line with round corners. */
function pathOf(edge: GraphEdge | undefined, isReversed = false) {
  const section = edge?.sections?.[0]
  if (!section) return ''
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  if (isReversed) points.reverse()
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${at(point)}`
      if (!after) return `L${at(point)}`
      return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`
    })
    .join('')
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`
const round = (length: number) => Math.round(length * 10) / 10

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
