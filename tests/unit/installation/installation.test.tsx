// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { installationOfPage } from '../../../src/adapters/installation/installation.ts'
import type { Installation } from '../../../src/contract/installation/installation.ts'
import { workspaceOf } from '../../../src/machines/shared/workspace.machine.ts'
import { ChartsPanel } from '../../../src/ui/markets/chart/ChartsPanel.tsx'
import { SingleChartPanel } from '../../../src/ui/markets/chart/SingleChartPanel.tsx'
import { TickerTape } from '../../../src/ui/markets/tape/TickerTape.tsx'
import { Library } from '../../../src/ui/news-pit/library/Library.tsx'
import { showMarkets } from '../markets/ui-markets.tsx'
import { showPit } from '../news-pit/ui-pit.tsx'
import { newsOnly } from './installation-chart.ts'

const local: Installation = { ...newsOnly, isLocal: true }
const named = (installation: Installation) => ({ type: 'installation.named' as const, installation })
const hint = 'Start with --with-simulated for simulated prices.'

it.each([
  ['the ticker tape', () => <TickerTape />],
  ['the heatmap', () => <ChartsPanel isOpen collapse={null} />],
  ['the chart', () => <SingleChartPanel isOpen collapse={null} />],
])('BCK-13 EMB-02 %s says that there are no prices, and marks nothing as simulated', async (_, panel) => {
  const { say } = await showMarkets(panel())
  const before = screen.queryByText(/^No prices/)
  await say(({ quotes, chart, heatmap, installation }) => {
    for (const one of [quotes, chart, heatmap]) one.send({ type: 'kind.ended' })
    installation.send(named(newsOnly))
  })
  const visitor = screen.getByText(/^No prices/).parentElement?.textContent
  await say(({ installation }) => installation.send(named(local)))
  const operator = screen.getByText(/^No prices/).parentElement?.textContent
  expect([
    before,
    visitor?.includes('--with-simulated'),
    operator?.includes(hint),
    screen.queryByText('Simulated'),
  ]).toEqual([null, false, true, null])
})

it('BCK-13 the heatmap comes back when prices are served again', async () => {
  const { say, markets } = await showMarkets(<ChartsPanel isOpen collapse={null} />)
  await say(({ heatmap }) => heatmap.send({ type: 'kind.ended' }))
  await say(({ heatmap }) => heatmap.send({ type: 'kind.begun' }))
  expect([screen.queryByText(/^No prices/), markets.heatmap.getSnapshot().value]).toEqual([null, 'loading'])
})

it.each(['most_active', 'unusual_volume', 'top_movers'] as const)(
  'BCK-13 PIT-07 a Library of %s says that there are no prices',
  async (category) => {
    const searchContent = async () => ({ contentItems: [], searchAfter: null })
    const pit = await showPit(<Library />, { searchContent, installation: newsOnly })
    await pit.notify(({ view }) => view.send({ type: 'category.toggled', category }))
    const panel = screen.getByRole('region', { name: 'Library' })
    expect(await within(panel).findByText('No prices from this installation.')).toBeTruthy()
  },
)

it.each([
  ['its content', JSON.stringify(newsOnly), newsOnly],
  ['nothing in a page without it', undefined, undefined],
  ['nothing where it is broken', '{"kinds":', undefined],
  ['nothing where it is off the contract', '{"kinds":{}}', undefined],
])('BCK-13 the page gives %s', (_, content, expected) => {
  const meta = document.createElement('meta')
  meta.name = 'installation'
  meta.content = content ?? ''
  if (content !== undefined) document.head.append(meta)
  const given = installationOfPage({ page: globalThis })
  meta.remove()
  expect(given).toEqual(expected)
})

it('BCK-05 BCK-13 all feeds turn to simulated headlines by a choice that stands where there are both', async () => {
  const both: Installation = { ...newsOnly, kinds: { ...newsOnly.kinds, news: ['real', 'simulated'] } }
  const { say, charts } = await showMarkets(<TickerTape />)
  const before = screen.queryByRole('combobox')
  await say(({ installation }) => installation.send(named(both)))
  await userEvent.selectOptions(screen.getByRole('combobox'), 'simulated')
  const { feedConfigurations, newsPitFeedConfiguration } = workspaceOf(charts.workspace.getSnapshot())
  const origins = [...feedConfigurations, newsPitFeedConfiguration].map(({ searchContext }) => searchContext.origin)
  expect([before, origins]).toEqual([null, ['simulated', 'simulated']])
})
