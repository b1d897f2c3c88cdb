// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import type { Sockets } from '../../../src/adapters/sockets/sockets.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { TAPE } from '../../../src/contract/markets/markets.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { lookOf, rangeOf } from '../../../src/machines/markets/chart.machine.ts'
import { isFramed, isShown } from '../../../src/machines/markets/embed.machine.ts'
import { listsOf, phraseOf } from '../../../src/machines/markets/heatmap.machine.ts'
import { quoteOf } from '../../../src/machines/markets/quotes.machine.ts'
import { itemsShown } from '../../../src/machines/markets/timeline.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createMarkets } from '../../../src/root/markets/markets.ts'
import type { Calls } from '../../../src/root/session/session.ts'
import type { Listed } from '../../../src/root/shared/listed.ts'
import { startRoot } from '../../../src/root/start.ts'
import { quote } from '../../model/markets/market-data.ts'
import { newsItem } from '../feed/news-item.ts'
import { createPlainSocket } from '../sockets/plain-socket.ts'

type Notify = (event: { type: string; items?: readonly NewsItem[]; older?: number; at?: number }) => void

/** The charts beside the feeds, on a connection whose answers come by hand. Time stands still. */
function startMarkets() {
  const { socket, asked, receive } = createPlainSocket()
  const searches: Notify[] = []
  const searchNews = (_: unknown, notify: Notify) => {
    searches.push(notify)
    return () => void searches.splice(searches.indexOf(notify), 1)
  }
  const follows: { keywords: unknown; isOver: boolean; begin: Parameters<Listed>[1] }[] = []
  const listed: Listed = ({ keywords }, begin) => {
    const follow = { keywords, isOver: false, begin }
    follows.push(follow)
    return () => {
      follow.isOver = true
    }
  }
  const environment = { ...browserEnvironment(), after: () => () => undefined }
  const root = startRoot(environment)
  onTestFinished(() => void root.root.stop())
  const charts = root.admit(
    createMarkets({
      choices: createChoices(createStorage(environment), environment),
      calls: (() => new Promise(() => undefined)) as Calls,
      sockets: { financial: () => socket, searchNews } as unknown as Sockets,
      listed,
      environment,
    }),
  )
  return { ...charts, asked, receive, searches, follows, stop: () => void root.root.stop() }
}

it('EMB-02 the prices of what is shown are asked for, come in live, and are left with the page', () => {
  const { quotes, asked, receive, stop } = startMarkets()
  receive('quotes.update', [quote('NVDA', 180)])
  const price = quoteOf(quotes.getSnapshot(), 'NVDA')?.price
  stop()
  const tape = TAPE.map(({ symbol }) => symbol)
  expect([price, asked.map(([, symbols]) => symbols)]).toEqual([180, [[], tape, []]])
})

it('EMB-02 the timeline shows its headlines once they are whole, and searches for none when its panel is closed', () => {
  const { timeline, searches } = startMarkets()
  timeline.send({ type: 'panel.opened' })
  const [notify] = searches
  notify?.({ type: 'connection.opened' })
  notify?.({ type: 'items.replaced', items: [newsItem('b')], older: 1 })
  const before = itemsShown(timeline.getSnapshot()).length
  notify?.({ type: 'items.backfilled', items: [newsItem('a')] })
  const after = itemsShown(timeline.getSnapshot()).length
  timeline.send({ type: 'panel.left' })
  expect([before, after, searches.length]).toEqual([0, 2, 0])
})

it.each(['tape', 'timeline', 'heatmap'] as const)('EMB-01 the frame of the %s reaches its own chart alone', (name) => {
  const charts = startMarkets()
  const embeds = { tape: charts.tapeEmbed, timeline: charts.timelineEmbed, heatmap: charts.heatmapEmbed }
  for (const embed of Object.values(embeds)) {
    embed.send({ type: 'consent.given' })
    embed.send({ type: 'area.opened' })
  }
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  frame.dataset.embed = name
  const data = { from: 'market-flux-embed', state: 'ready' }
  dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, origin: 'null', data }))
  const framed = Object.values(embeds).every((embed) => isFramed(embed.getSnapshot()))
  const shown = Object.entries(embeds).flatMap(([own, embed]) => (isShown(embed.getSnapshot()) ? [own] : []))
  expect([framed, shown]).toEqual([true, [name]])
})

it('EMB-02 LEG-04 the next page shows prices over the range and in the look that were chosen last', () => {
  onTestFinished(() => sessionStorage.clear())
  const seen = ({ chart }: ReturnType<typeof startMarkets>) => [
    rangeOf(chart.getSnapshot()),
    lookOf(chart.getSnapshot()),
  ]
  const before = startMarkets()
  const first = seen(before)
  before.chart.send({ type: 'range.chosen', range: '6M' })
  before.chart.send({ type: 'look.chosen', look: 'table' })
  before.stop()
  const next = seen(startMarkets())
  sessionStorage.setItem('market-flux.chart', '{"until":9999999999999,"value":{"range":"2Y","look":"pie"}}')
  expect([first, next, seen(startMarkets())]).toEqual([
    ['1D', 'candles'],
    ['6M', 'table'],
    ['1D', 'candles'],
  ])
})

it('EMB-03 LEG-04 what the heatmap is searched for is known to the next page, and the lists in it are followed while they are', () => {
  const first = startMarkets()
  first.heatmap.send({ type: 'phrase.changed', phrase: 'list:mine' })
  first.stop()
  const { heatmap, follows } = startMarkets()
  const lists = [{ name: 'Mine', symbols: ['NVDA'] }]
  const before = listsOf(heatmap.getSnapshot())
  follows[0]?.begin({ keywords: ['list:mine'], lists })
  const known = listsOf(heatmap.getSnapshot())
  heatmap.send({ type: 'phrase.changed', phrase: 'energy' })
  expect([
    [first.follows, follows].map((all) => all.map(({ keywords, isOver }) => [keywords, isOver])),
    before,
    known,
    phraseOf(heatmap.getSnapshot()),
    phraseOf(startMarkets().heatmap.getSnapshot()),
  ]).toEqual([[[[['list:mine'], true]], [[['list:mine'], true]]], undefined, lists, 'energy', 'energy'])
})
