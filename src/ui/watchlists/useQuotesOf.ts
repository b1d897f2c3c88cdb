import { useSelector } from '@xstate/react'
import { SIMULATED } from '../../contract/shared/news.ts'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { quoteOf } from '../../machines/markets/quotes.machine.ts'
import { useWidgets } from '../widgets.tsx'

/** Whether a price of a list is simulated (BCK-13). */
export function useQuotesOf(list: Watchlist | undefined) {
  const { quotes } = useWidgets()
  const isSimulated = useSelector(
    quotes,
    (snapshot) => list?.symbols.some((symbol) => quoteOf(snapshot, symbol)?.source === SIMULATED) ?? false,
  )
  return { isSimulated }
}
