import { LIST_LIMIT } from '../../src/contract/news.ts'
import type { Clock } from '../clock.ts'
import { simulate } from '../news/simulate.ts'
import type { Options } from '../options.ts'
import { createContentRoom } from './content-room.ts'
import { createSimulatedContent } from './simulated/simulated-content.ts'

/** An item costs as much as a page of news: few at once, so that calls are answered meanwhile. */
const AMOUNTS = { hot: LIST_LIMIT, atOnce: 10 }

export type Content = ReturnType<typeof openContent>

/** The News Pit's items, with those that are invented as the clock runs. */
export function openContent(options: Options, clock: Clock, report: (line: string) => void) {
  const room = createContentRoom(report)
  const simulation = options.isSimulated
    ? simulate(createSimulatedContent(options.seed), room, clock, AMOUNTS)
    : undefined
  void simulation?.start()
  clock.onJump(() => (simulation ? void simulation.start() : room.refresh()))
  return { room, close: () => simulation?.close() }
}
