import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRef, AnyActorRef, Snapshot } from 'xstate'

/** The root chart, as far as screens need it: it counts how often each chart has failed, and starts it again. An edit sets that to 0. */
export type RunningRoot = ActorRef<Snapshot<unknown> & { context: { failures: object } }, never>

/** The same charts, alone or in a list; of one that has failed or was edited since, the chart that the root has started in its place. */
export function useLive<Charts extends object>(root: RunningRoot, charts: Charts): Charts {
  const failures = useSelector(root, (snapshot) => snapshot.context.failures)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a failure or an edit replaces a chart
  return useMemo(() => liveOf(charts), [charts, failures])
}

function liveOf<Charts extends object>(charts: Charts): Charts {
  const live = { ...charts }
  for (const name in live) live[name] = livePart(live[name])
  return live
}

function livePart<Part>(part: Part): Part
function livePart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(livePart)
  return isChart(part) ? (part.system.get(part.id) ?? part) : part
}

const isChart = (part: unknown): part is AnyActorRef =>
  typeof part === 'object' && part !== null && 'system' in part && 'id' in part
