import { expect, it } from 'vitest'
import { changesOf, openScene, send } from './scene.ts'

const feed = { id: 'preset-1', name: 'Chips', searchContext: { tickers: ['AMD'] } }

it('TRM-09 the selection knows the feeds as they are', () => {
  const scene = openScene()
  scene.take(send('workspace', { type: 'feed.replaced', slot: 0, feed }))
  scene.take(send('workspace', { type: 'feed.replaced', slot: 'newsPit', feed: { ...feed, id: 'preset-2' } }))
  expect(scene.snapshot('selection').context.feeds).toEqual([
    { slot: 0, feed },
    { slot: 'newsPit', feed: { ...feed, id: 'preset-2' } },
  ])
})

it('TRM-08 TRM-09 a symbol that is chosen while a feed follows turns this feed and the chart', () => {
  const changes = changesOf(
    send('workspace', { type: 'feed.replaced', slot: 0, feed }),
    send('selection', { type: 'link.toggled', id: 'preset-1' }),
    send('selection', { type: 'symbol.chosen', symbol: 'NVDA' }),
  )
  expect(changes).toMatchObject({
    selection: { state: 'on' },
    chart: { symbol: 'NVDA' },
    workspace: { workspace: { feedConfigurations: [{ searchContext: { tickers: ['NVDA'] } }] } },
    'feed.0': { search: { search: { tickers: ['NVDA'] } } },
    'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    reports: ['selection symbol.selected', 'selection search.chosen'],
  })
})

it('TRM-08 a symbol that is chosen for the chart, on the tape, in a row or a tile, is selected, and no feed follows', () => {
  const changes = changesOf(send('chart', { type: 'symbol.chosen', symbol: 'NVDA' }))
  expect(changes).toMatchObject({
    selection: { state: 'on', trail: { symbols: ['NVDA'], at: 0 } },
    workspace: { workspace: { symbol: 'NVDA' } },
    reports: ['chart symbol.chosen', 'selection symbol.selected'],
  })
})
