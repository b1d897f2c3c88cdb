import { useEffect, useId } from 'react'
import { useMarkets } from '../market-charts.ts'

/** Asks for the quotes of symbols, with spaces between them, as long as what shows them is drawn. Returns the chart that has them. */
export function useWantedQuotes(wanted: string) {
  const { quotes } = useMarkets()
  const by = useId()
  useEffect(() => {
    quotes.send({ type: 'symbols.wanted', by, symbols: wanted.split(' ') })
    return () => quotes.send({ type: 'symbols.wanted', by, symbols: [] })
  }, [quotes, by, wanted])
  return quotes
}
