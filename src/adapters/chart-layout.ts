import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js'

/** Finds a place for every node, edge and label of a graph: the Eclipse Layout Kernel. */
export function createChartLayout() {
  const elk = new ELK()
  return { layOut: (graph: ElkNode) => elk.layout(graph) }
}
