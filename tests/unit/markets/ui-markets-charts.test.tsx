// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { SIMULATED } from '../../../src/contract/shared/news.ts'
import { ChartsPanel } from '../../../src/ui/markets/chart/ChartsPanel.tsx'
import { heatmapOf, quote, tile } from '../../model/markets/market-data.ts'
import { newsItem } from '../feed/news-item.ts'
import { showMarkets } from './ui-markets.tsx'

const panel = <ChartsPanel isOpen collapse={<button type="button">Minimize Market overview</button>} />
const map = heatmapOf(tile('XOM', 900, 1.234), tile('CVX', 400, -0.6), tile('JPM', 800, 0, 'Financials'))
const loadHeatmap = async () => map
const tileOf = (symbol: string) => {
  const found = document.querySelector<HTMLElement>(`[data-symbol="${symbol}"]`)
  if (!found) throw new Error(`There is no tile of ${symbol}`)
  return found
}
const header = () => screen.getByRole('region', { name: 'Market overview' }).querySelector('header')?.textContent

it('EMB-02 the heatmap shows each share by sector, with its change as a figure and in words', async () => {
  const { notify } = await showMarkets(panel, { loadHeatmap })
  await notify(({ connection }) => connection.send({ type: 'connection.opened', at: 1 }))
  const sectors = screen.getAllByRole('group').slice(1)
  expect([
    header(),
    sectors.map((sector) => sector.getAttribute('aria-label')),
    ['XOM', 'CVX', 'JPM'].map((symbol) => [
      tileOf(symbol).textContent,
      tileOf(symbol).dataset.heat,
      tileOf(symbol).getAttribute('aria-label'),
    ]),
  ]).toEqual([
    'Market overviewLiveSimulatedMinimize Market overview',
    ['Energy, up 0.67%', 'Financials, unchanged'],
    [
      ['XOM+1.23%', '1', 'Title of XOM, XOM, 50.00, up 1.23%, cap 900'],
      ['CVX−0.60%', '-1', 'Title of CVX, CVX, 50.00, down 0.60%, cap 400'],
      ['JPM0.00%', '0', 'Title of JPM, JPM, 50.00, unchanged, cap 800'],
    ],
  ])
})

it('EMB-02 the heatmap is one tab stop; arrow keys move between shares, and Enter shows the chart', async () => {
  const { markets } = await showMarkets(panel, { loadHeatmap })
  const chosen: string[] = []
  markets.heatmap.on('symbol.chosen', ({ symbol }) => chosen.push(symbol))
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('[data-symbol][tabindex="0"]')].map((one) => one.dataset.symbol)
  const before = stops()
  tileOf('XOM').focus()
  await userEvent.keyboard('{ArrowRight}')
  const [after, focused] = [stops(), document.activeElement]
  await userEvent.keyboard('{Enter}')
  expect([before, after, focused === tileOf('CVX'), chosen]).toEqual([['XOM'], ['CVX'], true, ['CVX']])
})

it('EMB-02 a card describes the share under the pointer with its current price; Escape closes it', async () => {
  const { say } = await showMarkets(panel, { loadHeatmap })
  const shown = () => screen.queryByText('Coal')?.parentElement?.textContent
  await userEvent.hover(tileOf('XOM'))
  const atFirst = shown()
  await say(({ quotes }) => {
    quotes.send({ type: 'connection.opened' })
    const move = { kind: 'share', changePercentage: 2, marketCap: 910 } as const
    quotes.send({ type: 'quotes.merged', quotes: [quote('XOM', 51.5, move)] })
  })
  const live = shown()
  tileOf('XOM').focus()
  await userEvent.keyboard('{Escape}')
  expect([atFirst, live, shown()]).toEqual([
    'XOM Title of XOM50.00 ▲ +1.23%up 1.23%Cap 900Coal',
    'XOM Title of XOM51.50 ▲ +2.00%up 2.00%Cap 910Coal',
    undefined,
  ])
})

it('EMB-02 RT-02 a heatmap that cannot be loaded without network shows the same message as the header', async () => {
  const { notify } = await showMarkets(panel, { loadHeatmap: () => Promise.reject(new Failure('silent')) })
  await notify(({ connection }) => connection.send({ type: 'network.lost', at: 1 }))
  const says = screen.getByText('You are offline.').tagName
  expect([says, screen.queryByText(/could not be loaded/)]).toEqual(['P', null])
})

it('EMB-02 ERR-07 a heatmap that failed to load shows an error and can be retried', async () => {
  const failures = [new Failure('silent')]
  await showMarkets(panel, {
    loadHeatmap: async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return map
    },
  })
  expect(screen.getByText('The heatmap could not be loaded.').tagName).toBe('P')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(tileOf('XOM').textContent).toBe('XOM+1.23%')
})

it('EMB-02 an empty market shows a message', async () => {
  await showMarkets(panel, { loadHeatmap: async () => heatmapOf() })
  expect(screen.getByText('No shares are traded here.').tagName).toBe('P')
})

it('EMB-03 the heatmap is limited to the shares that are searched for, says why there are none, and shows all again', async () => {
  const { say } = await showMarkets(panel, { loadHeatmap })
  const field = screen.getByRole('textbox', { name: 'Shares, or list:name' })
  const name = () => screen.queryByRole('group', { name: /^Heatmap of/ })?.getAttribute('aria-label')
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-symbol]')].map((one) => one.dataset.symbol)
  await userEvent.type(field, 'energy')
  const found = [name()?.slice(0, 37), shown()]
  await userEvent.clear(field)
  await userEvent.type(field, 'list:mine')
  const waiting = [shown(), screen.queryByRole('status')]
  await say(({ heatmap }) => heatmap.send({ type: 'lists.changed', lists: [{ name: 'Mine', symbols: ['JPM'] }] }))
  const listed = shown()
  await say(({ heatmap }) => heatmap.send({ type: 'lists.changed', lists: [] }))
  const unknown = screen.getByRole('status').textContent
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect([found, waiting, listed, unknown, shown().length, field.getAttribute('value')]).toEqual([
    ['Heatmap of the 2 largest of 2 shares.', ['XOM', 'CVX']],
    [[], null],
    ['JPM'],
    'No such list: “mine”.Show all',
    3,
    '',
  ])
})

it('EMB-02 the timeline has the headlines by the hour', async () => {
  const { say, notify } = await showMarkets(panel, { loadHeatmap })
  await notify(({ connection }) => connection.send({ type: 'connection.opened', at: 1 }))
  await userEvent.click(screen.getByRole('tab', { name: 'Timeline', selected: false }))
  await say(({ timeline }) => {
    timeline.send({ type: 'connection.opened' })
    timeline.send({
      type: 'items.replaced',
      items: [
        newsItem('a', { title: 'Oil climbs', source: SIMULATED, link: null, articleSource: 'Simulated Desk' }),
        newsItem('b', { title: 'Rates held', link: 'https://example.test/b' }),
      ],
    })
  })
  const panelOf = screen.getByRole('tabpanel', { name: 'Timeline' })
  expect([
    header(),
    within(panelOf).getAllByRole('listitem').length,
    within(panelOf).getByRole('link').getAttribute('href'),
    within(panelOf).getAllByRole('heading', { level: 3 }).length,
  ]).toEqual(['Market overviewLiveSimulatedMinimize Market overview', 2, 'https://example.test/b', 1])
})

it('EMB-02 RT-04 the timeline shows that it is empty, and that the connection is lost', async () => {
  const { say } = await showMarkets(panel, { loadHeatmap })
  await userEvent.click(screen.getByRole('tab', { name: 'Timeline' }))
  await say(({ timeline }) => timeline.send({ type: 'connection.opened' }))
  await say(({ timeline }) => timeline.send({ type: 'items.replaced', items: [] }))
  expect(screen.getByText('No news items.').tagName).toBe('P')
  await say(({ timeline }) => timeline.send({ type: 'connection.lost', at: new Date(2026, 1, 1, 14, 2).getTime() }))
  expect([screen.getByText('Connection lost.').tagName, header()?.includes('Stale since 14:02')]).toEqual(['P', true])
})

it('EMB-01 LEG-04 each view has its own frame in the specified size, until consent is withdrawn', async () => {
  const { say } = await showMarkets(panel, { loadHeatmap })
  await say(({ heatmapEmbed, timelineEmbed }) => {
    for (const embed of [heatmapEmbed, timelineEmbed]) embed.send({ type: 'consent.given' })
  })
  const frames = () =>
    [...document.querySelectorAll('iframe')].map((frame) => [
      frame.dataset.embed,
      frame.style.width,
      frame.style.height,
    ])
  const first = frames()
  fireEvent.click(screen.getByRole('tab', { name: 'Timeline' }))
  await screen.findByRole('tab', { name: 'Timeline', selected: true })
  expect([first, frames()]).toEqual([[['heatmap', '100%', '100%']], [['timeline', '480px', '830px']]])
  await say(({ timelineEmbed }) => timelineEmbed.send({ type: 'frame.ready' }))
  await say(({ timelineEmbed }) => timelineEmbed.send({ type: 'consent.withdrawn' }))
  expect(frames()).toEqual([])
})

it('EMB-04 the shares are a table by a press, sorted as pressed; a press on one selects it, and the table goes as it came', async () => {
  const { markets } = await showMarkets(panel, { loadHeatmap })
  const chosen: string[] = []
  markets.heatmap.on('symbol.chosen', ({ symbol }) => chosen.push(symbol))
  const group = screen.getByRole('group', { name: /^Heatmap of the 3 largest/ })
  const words = document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent
  const button = screen.getByRole('button', { name: 'Table' })
  await userEvent.click(button)
  const symbols = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const [, first] = screen.getAllByRole('row')
  const row =
    first &&
    within(first)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  const before = symbols()
  await userEvent.click(screen.getByRole('button', { name: 'Cap' }))
  const byCap = [symbols(), screen.getByRole('columnheader', { name: 'Cap' }).getAttribute('aria-sort')]
  await userEvent.click(screen.getByRole('button', { name: 'JPM' }))
  const caption = screen.getByRole('table').querySelector('caption')?.textContent
  const pressed = button.getAttribute('aria-pressed')
  await userEvent.click(button)
  expect([before, row, byCap, chosen, pressed, screen.queryByRole('table')]).toEqual([
    ['XOM', 'JPM', 'CVX'],
    ['Title of XOM', 'Energy', '50.00', '+1.23%', '900'],
    [['XOM', 'JPM', 'CVX'], 'descending'],
    ['JPM'],
    'true',
    null,
  ])
  expect([words, caption]).toEqual(Array(2).fill('1 up, 1 down, of 3 shares. Best XOM +1.23%, worst CVX −0.60%.'))
  expect(tileOf('XOM').textContent).toBe('XOM+1.23%')
})
