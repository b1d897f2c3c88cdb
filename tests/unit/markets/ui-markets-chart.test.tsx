// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { type ChartAsk, symbolOf } from '../../../src/machines/markets/chart.machine.ts'
import { SingleChartPanel } from '../../../src/ui/markets/chart/SingleChartPanel.tsx'
import { TickerTape } from '../../../src/ui/markets/tape/TickerTape.tsx'
import { instrument, quote, series } from '../../model/markets/market-data.ts'
import { todayAt } from './ui-charts.tsx'
import { showMarkets } from './ui-markets.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const panel = <SingleChartPanel isOpen collapse={<button type="button">Minimize Chart</button>} />
const answers = async ({ symbol, range }: ChartAsk) => series(symbol, { range })
const slider = () => screen.getByRole('slider')
const live = { type: 'connection.opened', at: 1 } as const

it('EMB-02 the panel has a name, a status, a mark, and a price chart that is described in words', async () => {
  const { say, notify, drawn } = await showMarkets(panel, { loadSeries: answers })
  await notify(({ connection }) => connection.send(live))
  await say(({ quotes }) => {
    quotes.send({ type: 'connection.opened' })
    quotes.send({ type: 'quotes.merged', quotes: [quote('ES1', 103, { quoteDateTime: '2026-11-20T16:58:00.000Z' })] })
  })
  const region = screen.getByRole('region', { name: 'Chart' })
  const described = document.getElementById(slider().getAttribute('aria-describedby') ?? '')
  expect([
    region.querySelector('header')?.textContent,
    slider().getAttribute('aria-label'),
    described?.textContent,
    drawn.closes.at(-1),
    drawn.looks.at(-1),
  ]).toEqual([
    'ChartLiveSimulatedMinimize Chart',
    'Title of ES1, 1 day',
    'Title of ES1, 1 day: 103.00, up 3.00%; high 103.00, low 99.00.',
    103,
    'candles',
  ])
})

it('EMB-02 the arrow keys move from candle to candle, and the figures are announced', async () => {
  const { drawn } = await showMarkets(panel, { loadSeries: answers })
  const said = () => [slider().getAttribute('aria-valuenow'), slider().getAttribute('aria-valuetext')?.split(': ')[1]]
  slider().focus()
  const received = [said()]
  for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{End}']) {
    await userEvent.keyboard(key)
    received.push(said())
  }
  expect([received, drawn.points]).toEqual([
    [
      ['2', undefined],
      ['1', 'open 100.00, high 103.00, low 99.00, close 102.00, volume 1.5K'],
      ['1', 'open 100.00, high 103.00, low 99.00, close 102.00, volume 1.5K'],
      ['2', 'open 102.00, high 103.00, low 100.00, close 101.00, volume 1.5K'],
    ],
    [undefined, 0, 1],
  ])
})

it('EMB-02 ranges and styles are chosen by buttons with a pressed state; the table lists the newest first', async () => {
  const asked: string[] = []
  const { drawn } = await showMarkets(panel, {
    loadSeries: (ask) => {
      asked.push(`${ask.symbol} ${ask.range}`)
      return answers(ask)
    },
  })
  await userEvent.click(screen.getByRole('button', { name: '5 days' }))
  await userEvent.click(screen.getByRole('button', { name: 'Line' }))
  expect([
    asked,
    drawn.looks.at(-1),
    screen.getAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-label')),
  ]).toEqual([['ES1 1D', 'ES1 5D'], 'line', ['5 days', 'Line']])
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['102.00', '103.00', '100.00', '101.00', '1.5K'],
    ['100.00', '103.00', '99.00', '102.00', '1.5K'],
  ])
})

it('EMB-02 ERR-07 prices that failed to load show an error and can be retried; an unknown symbol is named', async () => {
  const failures = [new Failure('silent'), new Failure('refused', 404)]
  const loadSeries = async (ask: ChartAsk) => {
    const failure = failures.shift()
    if (failure) throw failure
    return answers(ask)
  }
  const { say } = await showMarkets(panel, { loadSeries })
  expect(screen.getByText('The prices could not be loaded.').tagName).toBe('P')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('No data for “ES1”.').tagName).toBe('P')
  await say(({ chart }) => chart.send({ type: 'symbol.chosen', symbol: 'NVDA' }))
  expect(slider().getAttribute('aria-label')).toBe('Title of NVDA, 1 day')
})

it('EMB-02 a range without trades shows a message', async () => {
  await showMarkets(panel, { loadSeries: async ({ symbol }) => series(symbol, { candles: [] }) })
  expect(screen.getByText('Nothing was traded in this time.').tagName).toBe('P')
})

it('EMB-02 a symbol is found by typing and chosen by arrows and Enter, and its chart is loaded', async () => {
  const listInstruments = async () => [instrument('AAPL', 'Apple Inc.'), instrument('APD', 'Air Products')]
  const { markets } = await showMarkets(panel, { loadSeries: answers, listInstruments })
  markets.symbolSearch.on('symbol.chosen', (chosen) => markets.chart.send(chosen))
  const box = screen.getByRole('combobox', { name: 'Symbol or company' })
  await userEvent.type(box, 'ap')
  const options = () =>
    screen.getAllByRole('option').map((option) => [option.textContent, option.hasAttribute('data-highlighted')])
  const before = options()
  await userEvent.keyboard('{ArrowDown}')
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
  await userEvent.keyboard('{Enter}')
  expect([before, active, symbolOf(markets.chart.getSnapshot()), screen.queryByRole('option')]).toEqual([
    [
      ['APDAir Products', true],
      ['AAPLApple Inc.', false],
    ],
    'AAPLApple Inc.',
    'AAPL',
    null,
  ])
})

it('EMB-02 Escape closes the list; symbols that failed to load can be retried', async () => {
  let isThere = false
  const listInstruments = async () => {
    if (isThere) return [instrument('AAPL', 'Apple Inc.')]
    isThere = true
    throw new Failure('silent')
  }
  await showMarkets(panel, { loadSeries: answers, listInstruments })
  await userEvent.click(screen.getByRole('combobox'))
  expect(screen.getByText('The symbols could not be loaded.').tagName).toBe('P')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBe(null)
})

it('the panel names the author of the chart library, with the link that its licence demands', async () => {
  await showMarkets(panel, { loadSeries: answers })
  const link = screen.getByRole('link', { name: /TradingView Lightweight Charts™/ })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://www.tradingview.com/',
    'noopener noreferrer',
  ])
})

it('a collapsed panel loads nothing', async () => {
  const loadSeries = vi.fn(answers)
  await showMarkets(<SingleChartPanel isOpen={false} collapse={null} />, { loadSeries })
  expect([loadSeries.mock.calls, screen.queryByRole('slider')]).toEqual([[], null])
})

it('RT-04 TRM-05 tape and chart show the time of the prices when none has arrived for two minutes', async () => {
  const both = (
    <>
      <TickerTape />
      {panel}
    </>
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { notify, say } = await showMarkets(both, { loadSeries: answers })
  await notify(({ connection }) => connection.send(live))
  const now = quote('ES1', 6463.3, { quoteDateTime: new Date(todayAt('14:02')).toISOString() })
  const words = () => screen.queryAllByText(/^(Live|Newest .*)$/).map(({ textContent }) => textContent)
  await say(({ quotes }) => {
    quotes.send({ type: 'connection.opened' })
    quotes.send({ type: 'quotes.merged', quotes: [now] })
  })
  const seen = [words()]
  await say(() => void vi.advanceTimersByTime(120_000))
  seen.push(words())
  await say(({ quotes }) => quotes.send({ type: 'quotes.merged', quotes: [now] }))
  vi.useRealTimers()
  expect([...seen, words()]).toEqual([['Live'], ['Newest 14:02', 'Newest 14:02'], ['Live']])
})
