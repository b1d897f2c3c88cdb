import type { Socket } from 'socket.io-client'
import { Quote } from '../../contract/markets/markets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { Notify } from './sockets.ts'

export type QuotesEvent =
  | { type: 'connection.opened'; at: number }
  | { type: 'connection.lost'; at: number }
  | { type: 'quotes.merged'; quotes: readonly Quote[] }

/** The live prices of `/financial`, across reconnects too. Returns functions to ask for other symbols and to unsubscribe. */
export function watchQuotes(socket: Socket, notify: Notify<QuotesEvent>, { now }: Pick<Environment, 'now'>) {
  let wanted: readonly string[] = []
  const ask = () => {
    if (socket.connected) socket.emit('quotes.connect', wanted)
  }
  const opened = () => {
    notify({ type: 'connection.opened', at: now() })
    ask()
  }
  const lost = () => notify({ type: 'connection.lost', at: now() })
  const updated = (quotes: unknown) => notify({ type: 'quotes.merged', quotes: checked(quotes) })
  if (socket.connected) opened()
  socket.on('connect', opened).on('disconnect', lost).on('quotes.update', updated)
  return {
    ask(symbols: readonly string[]) {
      wanted = symbols
      ask()
    },
    stop() {
      socket.off('connect', opened).off('disconnect', lost).off('quotes.update', updated)
      if (socket.connected) socket.emit('quotes.connect', [])
    },
  }
}

/** What keeps the contract; the rest is logged and left out. */
function checked(quotes: unknown): Quote[] {
  if (!Array.isArray(quotes)) return []
  return quotes.flatMap((quote: unknown) => {
    const read = Quote.safeParse(quote)
    if (!read.success) console.error('A quote breaks the contract', read.error.issues)
    return read.success ? [read.data] : []
  })
}
