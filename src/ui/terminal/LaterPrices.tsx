import { useEffect } from 'react'
import { useCharts } from '../charts.tsx'
import { useLater } from '../kit/later.ts'
import { tickerPrices } from './widgets.ts'

/** The prices of an opened headline come with the markets' charts; a headline can be read without them. */
export function LaterPrices({ tickers }: { tickers: readonly string[] }) {
  const charts = useCharts()
  const later = useLater(tickerPrices)
  useEffect(() => void tickerPrices.ask(charts), [charts])
  return later.status === 'here' && <later.part tickers={tickers} />
}
