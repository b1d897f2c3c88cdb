import { act } from '@testing-library/react'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { CandleSeries } from '../../../src/contract/markets/markets.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import type { TickerProfile } from '../../../src/contract/ticker/ticker.ts'
import { liveFeedWith } from '../../../src/machines/feed/live-feed.machine.ts'
import { type ChartAsk, type ChoicesEvent, chartMachine } from '../../../src/machines/markets/chart.machine.ts'
import { type Known, tickerMachine } from '../../../src/machines/ticker/ticker.machine.ts'
import { TickerPage } from '../../../src/ui/ticker/TickerPage.tsx'
import { TickerProvider } from '../../../src/ui/ticker/ticker.tsx'
import { showMarkets } from '../markets/ui-markets.tsx'

/** The page of a symbol with these headlines. Prices never come. */
export async function showTicker(profile: TickerProfile, items: readonly NewsItem[]) {
  const searchNews = fromCallback<EventObject, SearchContext>(({ sendBack }) => {
    sendBack({ type: 'connection.opened' })
    sendBack({ type: 'items.replaced', items })
  })
  const charts = {
    ticker: createActor(
      tickerMachine.provide({ actors: { loadProfile: fromPromise<Known, string>(async () => profile) } }),
    ),
    tickerFeed: createActor(liveFeedWith({ searchNews, searchUnmuted: fromCallback(() => undefined) })),
    tickerChart: createActor(
      chartMachine.provide({
        actors: {
          loadSeries: fromPromise<CandleSeries, ChartAsk>(() => new Promise(() => undefined)),
          keepChoices: fromCallback<ChoicesEvent>(() => undefined),
        },
      }),
      { input: { symbol: profile.symbol } },
    ),
  }
  for (const chart of Object.values(charts)) chart.start()
  const { symbol } = profile
  charts.ticker.send({ type: 'ticker.reached', symbol })
  const shown = await showMarkets(
    <TickerProvider value={charts}>
      <TickerPage />
    </TickerProvider>,
  )
  await act(async () => charts.tickerFeed.send({ type: 'search.given', search: { tickers: [symbol] } }))
  return { ...shown, ...charts }
}
