import { fromPromise } from 'xstate'
import type { createChoices } from '../../adapters/shared/choices.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { type Known, tickerMachine } from '../../machines/ticker/ticker.machine.ts'
import { createPriceChart } from '../markets/markets.ts'
import type { Calls } from '../session/session.ts'
import type { Listed } from '../shared/listed.ts'
import type { Root } from '../start.ts'
import { feedOn } from '../terminal/terminal.ts'
import { tickerWires } from '../wires/ticker.ts'

/** `widgets`: starts the prices, and what is known of the installation. */
type Reach = {
  calls: Calls
  choices: ReturnType<typeof createChoices>
  sockets: Sockets
  widgets: () => Promise<unknown>
  listed: Listed
}

/** The page of a symbol, when one is first gone to: starts its charts. */
export async function startTicker(root: Root, { calls, choices, sockets, widgets, listed }: Reach) {
  await widgets()
  const loadProfile = fromPromise<Known, string>(async ({ input }) => (await calls()).http.loadProfile(input))
  return root.admit(
    {
      tickerFeed: feedOn(sockets, listed),
      tickerChart: createPriceChart({ calls, choices }),
      ticker: { logic: tickerMachine.provide({ actors: { loadProfile } }) },
    },
    { wires: tickerWires },
  )
}
