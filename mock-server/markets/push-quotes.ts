import type { Quote } from '../../src/contract/markets/markets.ts'
import type { FinancialSocket, OpenPart, Say } from '../calendar/financial/serve-financial.ts'
import type { Clock } from '../clock.ts'
import type { Market } from '../world/markets/market.ts'

/** About how often prices are sent, in milliseconds of the world. */
const BEAT_MS = 1000

/** The last quote that a client received for each symbol it subscribed to. */
type Received = Map<string, Quote | undefined>

/** The prices of `/financial`: each client receives those of its symbols, all of them at first, then the changed ones. */
export function pushQuotes(market: Market, clock: Clock): OpenPart {
  return (_, say) => {
    const clients = new Map<FinancialSocket, Received>()

    function notify(isNews: (quote: Quote, before: Quote | undefined) => boolean, listeners = [...clients]) {
      const at = clock.now()
      const symbols = new Set(listeners.flatMap(([, received]) => [...received.keys()]))
      const quotes = [...symbols].flatMap((symbol) => market.quote(symbol, at) ?? [])
      for (const [socket, received] of listeners) {
        const news = quotes.filter((quote) => received.has(quote.symbol) && isNews(quote, received.get(quote.symbol)))
        for (const quote of news) received.set(quote.symbol, quote)
        if (news.length > 0) socket.emit('quotes.update', news)
      }
    }
    const notifyAll = () => notify(() => true)

    const beat = createBeat(clock, say, () => notify(hasChanged))
    clock.onJump(() => clients.size > 0 && say(notifyAll))
    return {
      asks: 'quotes.connect',
      connect(socket, [symbols]) {
        // the client may have disconnected before a late answer
        if (!isTexts(symbols) || !socket.connected) return
        const received: Received = new Map(symbols.map((symbol) => [symbol, undefined]))
        clients.set(socket, received)
        notify(() => true, [[socket, received]])
        beat.start()
      },
      left(socket) {
        clients.delete(socket)
        if (clients.size === 0) beat.stop()
      },
      catchUp: notifyAll,
    }
  }
}

/** Sends prices at each beat of the clock while it runs. */
function createBeat(clock: Clock, say: Say, speak: () => void) {
  let callOff: (() => void) | undefined
  function wait() {
    callOff = clock.at(clock.now() + BEAT_MS * Math.max(1, clock.rate()), () => {
      wait()
      say(speak)
    })
  }
  return {
    start() {
      if (!callOff) wait()
    },
    stop() {
      callOff?.()
      callOff = undefined
    },
  }
}

/** Trades at an unchanged price are sent along with the next price. */
const hasChanged = (quote: Quote, before: Quote | undefined) =>
  quote.price !== before?.price || quote.previousClose !== before.previousClose || quote.isOpen !== before.isOpen

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
