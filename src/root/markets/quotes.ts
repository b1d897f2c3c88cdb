import { fromCallback } from 'xstate'
import { watchQuotes } from '../../adapters/sockets/quotes.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { TAPE } from '../../contract/markets/markets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { type QuotesEvent, quotesMachine } from '../../machines/markets/quotes.machine.ts'

type Reach = { sockets: Pick<Sockets, 'financial'>; environment: Environment }

/** The live prices of whatever the page shows. */
export function createQuotes({ sockets, environment }: Reach) {
  const watchLive = fromCallback<QuotesEvent>(({ sendBack, receive }) => {
    const { ask, stop } = watchQuotes(sockets.financial(), sendBack, environment)
    receive(({ symbols }) => ask(symbols))
    return stop
  })
  return {
    logic: quotesMachine.provide({ actors: { watchQuotes: watchLive } }),
    input: { tape: TAPE.map((one) => one.symbol) },
  }
}
