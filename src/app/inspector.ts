import { createActor, fromCallback, fromPromise } from 'xstate'
import { copyText } from '../adapters/clipboard.ts'
import { watchWindows } from '../adapters/inspection.ts'
import type { DrawnChart } from '../contract/inspection.ts'
import { inspectorMachine } from '../machines/inspector.machine.ts'
import { graphOf } from '../rules/chart-graph.ts'
import { type Picture, pictureOf } from '../rules/chart-picture.ts'

/** The inspector's page: its chart, which hears the app's windows and draws what they tell. */
export function startInspector() {
  const drawn = new Map<string, Promise<Picture>>()
  const inspector = createActor(
    inspectorMachine.provide({
      actors: {
        watchWindows: fromCallback(({ sendBack }) => watchWindows(sendBack)),
        layOut: fromPromise<Picture, DrawnChart>(({ input }) => {
          const key = JSON.stringify(input)
          const known = drawn.get(key) ?? draw(input)
          drawn.set(key, known)
          known.catch(() => drawn.delete(key))
          return known
        }),
        copyText: fromPromise<void, string>(({ input }) => copyText(input)),
      },
    }),
  )
  return inspector.start()
}

/** The layout is large: it comes when there is something to lay out. */
async function draw(chart: DrawnChart) {
  const { createChartLayout } = await import('../adapters/chart-layout.ts')
  return pictureOf(chart, await createChartLayout().layOut(graphOf(chart)))
}
