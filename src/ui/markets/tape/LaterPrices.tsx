import type { ComponentType } from 'react'
import type { TickersProps } from '../../feed/rows/ticker-details.ts'
import { type LazyPart, useWanted } from '../../kit/lazy.ts'
import { withWidgets } from '../../widgets.tsx'

const tickerPrices: LazyPart<ComponentType<TickersProps>> = {
  name: 'prices',
  load: (charts) => withWidgets<TickersProps>(charts, async () => (await import('./TickerPrices.tsx')).TickerPrices),
}

/** The prices of an opened headline come with the markets' charts; a headline can be read without them. */
export function LaterPrices(props: TickersProps) {
  const { part: TickerPrices } = useWanted(tickerPrices)
  return TickerPrices && <TickerPrices {...props} />
}
