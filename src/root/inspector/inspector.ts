import { createActor, fromCallback, fromPromise } from 'xstate'
import { giveEvent, INSPECTION_CHANNEL, watchWindows } from '../../adapters/inspector/inspection.ts'
import { openChannel } from '../../adapters/shared/channel.ts'
import { copyText } from '../../adapters/shared/clipboard.ts'
import { createChartLayout } from '../../adapters/workers/chart-layout.ts'
import type { DrawnChart } from '../../contract/inspector/inspection.ts'
import { inspectorMachine } from '../../machines/inspector/inspector.machine.ts'
import type { Given } from '../../machines/inspector/inspector-context.ts'
import { graphOf } from '../../rules/inspector/chart-graph.ts'
import { type Picture, pictureOf } from '../../rules/inspector/chart-picture.ts'
import { browserEnvironment } from '../environment.ts'

/** The inspector's page: its chart listens to the app's windows and draws what they send. */
export function startInspector() {
  const environment = browserEnvironment()
  const drawn = new Map<string, Promise<Picture>>()
  const { layOut } = createChartLayout()
  const draw = async (chart: DrawnChart) => pictureOf(chart, await layOut(graphOf(chart)))
  const inspector = createActor(
    inspectorMachine.provide({
      actors: {
        watchWindows: fromCallback(({ sendBack }) =>
          watchWindows(openChannel(INSPECTION_CHANNEL, environment), sendBack),
        ),
        layOut: fromPromise<Picture, DrawnChart>(({ input }) => {
          const key = JSON.stringify(input)
          const known = drawn.get(key) ?? draw(input)
          drawn.set(key, known)
          known.catch(() => drawn.delete(key))
          return known
        }),
        giveEvent: fromPromise<boolean, Given>(({ input, signal }) =>
          giveEvent(openChannel(INSPECTION_CHANNEL, environment), input, signal),
        ),
        copyText: fromPromise<void, string>(({ input }) => copyText(input, environment)),
      },
    }),
  )
  return inspector.start()
}
