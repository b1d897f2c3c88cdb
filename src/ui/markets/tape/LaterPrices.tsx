import type { ComponentType } from 'react'
import { type LazyPart, useWanted } from '../../kit/lazy.ts'
import { withWidgets } from '../../widgets.tsx'

type Props = { tickers: readonly string[] }

const tickerPrices: LazyPart<ComponentType<Props>> = {
  name: 'prices',
  load: (charts) => withWidgets<Props>(charts, async () => (await import('./TickerPrices.tsx')).TickerPrices),
}

/** The prices of an opened headline come with the markets' charts; a headline can be read without them. */
export function LaterPrices({ tickers }: Props) {
  const { part: TickerPrices } = useWanted(tickerPrices)
  return TickerPrices && <TickerPrices tickers={tickers} />
}
