import type { AnyActorRef } from 'xstate'

export type Charts = Readonly<Record<string, AnyActorRef>> | readonly AnyActorRef[]

/** Who looks at the charts: nobody, unless `inspect.ts` was asked for before the first of them started. */
export const inspection: { watch?: (charts: Charts) => void } = {}

/** Starts charts, by their names, where an inspector sees them. */
export function start(charts: Charts) {
  inspection.watch?.(charts)
  for (const chart of Object.values(charts)) chart.start()
}
