import { fromPromise } from 'xstate'
import type { CandleSeries } from '../../contract/markets/markets.ts'
import { sparksMachine } from '../../machines/markets/sparks.machine.ts'
import { createQuotes } from '../markets/quotes.ts'
import type { Calls } from '../session/session.ts'
import type { Root } from '../start.ts'
import { pitPriceWires } from '../wires/news-pit.ts'

type Reach = { calls: Calls } & Parameters<typeof createQuotes>[0]

/** PIT-15: the prices on the News Pit's cards, which can be read without them. */
export function startPitPrices({ admit }: Pick<Root, 'admit'>, reach: Reach) {
  const loadDay = fromPromise<CandleSeries, string>(async ({ input }) =>
    (await reach.calls()).http.loadCandles({ symbol: input, range: '1D' }),
  )
  return admit(
    { quotes: createQuotes(reach), sparks: { logic: sparksMachine.provide({ actors: { loadDay } }) } },
    { wires: pitPriceWires },
  )
}
