import type { Quote } from '../../src/contract/markets.ts'
import type { Clock } from '../clock.ts'
import type { FinancialSocket, OpenPart, Say } from '../financial/serve-financial.ts'
import type { Market } from './market.ts'

/** About how often prices are sent, in milliseconds of the world. */
const BEAT_MS = 1000

/** The prices of `/financial`: each client is sent those of its symbols, at first all and then what has changed. */
export function pushQuotes(market: Market, clock: Clock): OpenPart {
  return (_, say) => {
    const wanted = new Map<FinancialSocket, readonly string[]>()
    let sent = new Map<string, Quote>()
    const quotesOf = (symbols: readonly string[], at: number) =>
      new Map(symbols.flatMap((symbol) => entryOf(market.quote(symbol, at))))

    function sendAll() {
      sent = quotesOf([...new Set([...wanted.values()].flat())], clock.now())
      send(wanted, sent)
    }

    function sendChanged() {
      const now = quotesOf([...new Set([...wanted.values()].flat())], clock.now())
      const changed = new Map([...now].filter(([symbol, quote]) => !isAsBefore(quote, sent.get(symbol))))
      sent = now
      send(wanted, changed)
    }

    const beat = createBeat(clock, say, sendChanged)
    clock.onJump(() => wanted.size > 0 && say(sendAll))
    return {
      asks: 'quotes.connect',
      connect(socket, [symbols]) {
        if (!isTexts(symbols)) return
        wanted.set(socket, symbols)
        send(new Map([[socket, symbols]]), quotesOf(symbols, clock.now()))
        beat.start()
      },
      left(socket) {
        wanted.delete(socket)
        if (wanted.size === 0) beat.stop()
      },
      catchUp: sendAll,
    }
  }
}

function send(wanted: ReadonlyMap<FinancialSocket, readonly string[]>, quotes: ReadonlyMap<string, Quote>) {
  for (const [socket, symbols] of wanted) {
    const theirs = symbols.flatMap((symbol) => quotes.get(symbol) ?? [])
    if (theirs.length > 0) socket.emit('quotes.update', theirs)
  }
}

/** Speaks with each beat of the clock while it runs. */
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

const entryOf = (quote: Quote | undefined): [string, Quote][] => (quote ? [[quote.symbol, quote]] : [])

const isAsBefore = (quote: Quote, before: Quote | undefined) =>
  before !== undefined &&
  quote.price === before.price &&
  quote.previousClose === before.previousClose &&
  quote.isOpen === before.isOpen

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
