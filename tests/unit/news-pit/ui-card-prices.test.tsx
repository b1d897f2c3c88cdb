// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { CandleSeries } from '../../../src/contract/markets/markets.ts'
import { quotesMachine } from '../../../src/machines/markets/quotes.machine.ts'
import { sparksMachine, wantedOf } from '../../../src/machines/markets/sparks.machine.ts'
import { cardPriceOf } from '../../../src/ui/news-pit/cards/CardPrice.tsx'
import { ContentCard } from '../../../src/ui/news-pit/cards/ContentCard.tsx'
import { CardPrices } from '../../../src/ui/news-pit/cards/card-prices.ts'
import { quote, series } from '../../model/markets/market-data.ts'
import { storyOf } from '../content/content-item.ts'
import { newsOnly, simulatedOnly } from '../installation/installation-chart.ts'
import { showPit } from './ui-pit.tsx'

/** The charts of prices on cards. */
function startPrices() {
  const quotes = createActor(quotesMachine.provide({ actors: { watchQuotes: fromCallback(() => undefined) } }), {
    input: { tape: [] },
  }).start()
  const loadDay = fromPromise<CandleSeries, string>(async ({ input }) => series(input))
  const sparks = createActor(sparksMachine.provide({ actors: { loadDay } })).start()
  quotes.send({ type: 'connection.opened' })
  return { quotes, sparks }
}
const tagsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim())

/** A closed card of a story, and what its tags say before and after the price of NVDA, which is simulated, has come. */
async function seenOn(source: string, installation = simulatedOnly) {
  const charts = startPrices()
  const item = storyOf('one', { tickers: ['NVDA', 'AMD'], topics: ['EARNINGS'], source })
  await showPit(
    <CardPrices value={cardPriceOf(charts)}>
      <ContentCard item={item} isOpen={false} isRead={false} />
    </CardPrices>,
    { installation },
  )
  const card = screen.getByRole('article')
  const before = tagsOf(card)
  await act(async () => {
    charts.quotes.send({ type: 'quotes.merged', quotes: [quote('NVDA', 98.7)] })
    charts.sparks.send({ type: 'symbols.priced', symbols: ['NVDA'] })
  })
  const lines = card.querySelectorAll('polyline')
  return {
    before,
    after: tagsOf(card),
    lines: lines.length,
    wanted: Object.values(wantedOf(charts.sparks.getSnapshot())),
  }
}

it('PIT-15 a closed card shows how its first ticker has moved, and the line of its day', async () => {
  expect(await seenOn('simulated')).toEqual({
    before: ['AMD', 'Earnings', 'NVDA'],
    after: ['AMD', 'Earnings', 'NVDAdown 1.30% today−1.30%'],
    lines: 1,
    wanted: ['NVDA'],
  })
})

it.each([
  ['a real card where prices are simulated', 'feed:wire', simulatedOnly],
  ['what was put in by hand where prices are simulated', 'injected', simulatedOnly],
  ['a real card where there are no prices', 'feed:wire', newsOnly],
])('PIT-15 BCK-13 no price stands on %s, and none is asked for', async (_, source, installation) => {
  const tags = ['NVDA', 'AMD', 'Earnings']
  expect(await seenOn(source, installation)).toEqual({ before: tags, after: tags, lines: 0, wanted: [] })
})

it('PIT-15 BCK-13 a simulated price that comes late stands on no real card', async () => {
  const real = { ...simulatedOnly, kinds: { ...simulatedOnly.kinds, quotes: ['real' as const] } }
  const { after, lines } = await seenOn('feed:wire', real)
  expect([after, lines]).toEqual([['AMD', 'Earnings', 'NVDA'], 0])
})
