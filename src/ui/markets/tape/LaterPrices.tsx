import { useWanted } from '../kit/lazy.ts'
import { tickerPrices } from './widgets.ts'

/** The prices of an opened headline come with the markets' charts; a headline can be read without them. */
export function LaterPrices({ tickers }: { tickers: readonly string[] }) {
  const { part: TickerPrices } = useWanted(tickerPrices)
  return TickerPrices && <TickerPrices tickers={tickers} />
}
