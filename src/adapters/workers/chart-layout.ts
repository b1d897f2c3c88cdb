import ELK, { type ElkNode } from 'elkjs/lib/elk-api.js'
import worker from 'elkjs/lib/elk-worker.min.js?url'
import { scriptAddress } from './script-address.ts'

/** Finds a position for every node, edge and label of a graph: the Eclipse Layout Kernel, in a worker, for a large chart takes it seconds. */
export function createChartLayout() {
  const elk = new ELK({ workerFactory: () => new Worker(scriptAddress(worker)) })
  return { layOut: (graph: ElkNode) => elk.layout(graph) }
}
