import { Quote } from '../../contract/markets/markets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { LiveSocket } from './line.ts'
import type { Notify } from './sockets.ts'

export type QuotesEvent =
  | { type: 'connection.opened'; at: number }
  | { type: 'connection.lost'; at: number }
  | { type: 'quotes.merged'; quotes: readonly Quote[] }

/** Rows that are scrolled past want their prices one by one: no server is asked more often than this (ms). */
const PACE_MS = 200
type QuotesEnvironment = Pick<Environment, 'now' | 'after'>

/** The live prices of `/financial`, across reconnects too. Returns functions to ask for other symbols and to unsubscribe. */
export function watchQuotes(socket: LiveSocket, notify: Notify<QuotesEvent>, environment: QuotesEnvironment) {
  const { now, after } = environment
  let wanted: readonly string[] = []
  let rest: (() => void) | undefined
  let isDue = false
  const ask = () => {
    if (socket.connected) socket.emit('quotes.connect', wanted)
  }
  function askLater(symbols: readonly string[]) {
    wanted = symbols
    isDue = rest !== undefined
    if (isDue) return
    ask()
    rest = after(PACE_MS, () => {
      rest = undefined
      if (isDue) askLater(wanted)
    })
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
    ask: askLater,
    stop() {
      rest?.()
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
