// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SIMULATED } from '../../../src/contract/shared/news.ts'
import { symbolOf } from '../../../src/machines/markets/chart.machine.ts'
import { TickerMove } from '../../../src/ui/markets/tape/TickerMove.tsx'
import { TickerTape } from '../../../src/ui/markets/tape/TickerTape.tsx'
import { quote } from '../../model/markets/market-data.ts'
import { showMarkets } from './ui-markets.tsx'

const entries = () => within(screen.getByRole('list')).getAllByRole('button')
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim()

it('TRM-05 the tape has its ten symbols in order, before any price is known', async () => {
  await showMarkets(<TickerTape />)
  expect(entries().map(text)).toEqual([
    'S&P 500 Fut',
    'Russell 2000 Fut',
    'Nasdaq 100 Fut',
    'VIX Fut',
    'US 2Y Yield',
    'Dollar Index',
    'Crude Oil',
    'Bitcoin',
    'Ethereum',
    'XRP',
  ])
})

it('TRM-05 an entry shows price and change by sign and arrow, and in words for screen readers', async () => {
  const { say } = await showMarkets(<TickerTape />)
  await say(({ quotes }) => {
    quotes.send({ type: 'connection.opened' })
    quotes.send({
      type: 'quotes.merged',
      quotes: [
        quote('ES1', 6463.3, { change: 21.73, changePercentage: 0.34 }),
        quote('US02Y', 3.684, { kind: 'yield', change: -0.045, changePercentage: -1.2, digits: 3 }),
      ],
    })
  })
  const [future, , , , bond] = entries()
  expect([future, bond].map((entry) => entry && text(entry))).toEqual([
    'S&P 500 Fut 6,463.30 ▲ +0.34%up 0.34%',
    'US 2Y Yield 3.684 ▼ −4.5 bpdown 4.5 basis points',
  ])
  expect(future && within(future).getByText('▲ +0.34%').getAttribute('aria-hidden')).toBe('true')
})

it('TRM-05 the tape can be stopped and started; its copy is hidden from screen readers and the Tab key', async () => {
  await showMarkets(<TickerTape />)
  const belt = () => document.querySelector('[data-stopped]')
  const states = [belt() !== null]
  await userEvent.click(screen.getByRole('button', { name: 'Stop the tape' }))
  states.push(belt() !== null)
  await userEvent.click(screen.getByRole('button', { name: 'Let the tape run' }))
  states.push(belt() !== null)
  const copy = document.querySelectorAll('ul')[1]
  expect([states, copy?.getAttribute('aria-hidden'), copy?.hasAttribute('inert')]).toEqual([
    [false, true, false],
    'true',
    true,
  ])
})

it('TRM-05 a click on an entry chooses its symbol', async () => {
  const { markets } = await showMarkets(<TickerTape />)
  const chosen: string[] = []
  markets.chart.on('symbol.chosen', ({ symbol }) => chosen.push(symbol))
  await userEvent.click(screen.getByRole('button', { name: /^Crude Oil/ }))
  expect([chosen, symbolOf(markets.chart.getSnapshot())]).toEqual([['CL1'], 'CL1'])
})

it('EMB-02 before consent there is no frame, and the tape is marked as simulated', async () => {
  await showMarkets(<TickerTape />)
  expect([document.querySelector('iframe'), screen.getByText('Simulated').tagName]).toEqual([null, 'SPAN'])
})

it('EMB-01 EMB-02 with consent our tape stays until the frame is ready, and can be chosen again', async () => {
  const { say } = await showMarkets(<TickerTape />)
  await say(({ tapeEmbed }) => tapeEmbed.send({ type: 'consent.given' }))
  const frame = document.querySelector('iframe')
  expect([frame?.getAttribute('sandbox'), frame?.getAttribute('src')?.split('#')[0], entries().length]).toEqual([
    'allow-scripts allow-popups',
    '/embed/frame.html',
    10,
  ])
  await say(({ tapeEmbed }) => tapeEmbed.send({ type: 'frame.ready' }))
  expect([
    screen.queryByRole('list'),
    screen.queryByText('Simulated'),
    document.querySelector('iframe') === frame,
  ]).toEqual([null, null, true])
  await userEvent.click(screen.getByRole('button', { name: 'Show ours' }))
  expect([document.querySelector('iframe'), entries().length]).toEqual([null, 10])
  await userEvent.click(screen.getByRole('button', { name: 'Show TradingView’s' }))
  expect(document.querySelector('iframe')).not.toBe(null)
})

it('EMB-02 our tape stays with a short message when the provider is unreachable, which can be retried', async () => {
  const { say } = await showMarkets(<TickerTape />)
  await say(({ tapeEmbed }) => tapeEmbed.send({ type: 'consent.given' }))
  await say(({ tapeEmbed }) => tapeEmbed.send({ type: 'frame.failed' }))
  expect([entries().length, text(screen.getByRole('status')), document.querySelector('iframe')]).toEqual([
    10,
    'TradingView cannot be reached.Retry',
    null,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(document.querySelector('iframe')).not.toBe(null)
})

it('FED-15 BCK-13 the move beside a ticker is shown only where headline and price are both real, or both simulated', async () => {
  const { markets, say } = await showMarkets(
    [SIMULATED, 'feed:wire.rss', 'injected'].map((source) => (
      <p key={source}>
        {source} <TickerMove tickers={['NVDA', 'AMD']} source={source} />
      </p>
    )),
  )
  await say(({ quotes }) => quotes.send({ type: 'connection.opened' }))
  const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
  const seen = [texts()]
  for (const source of [SIMULATED, 'provider']) {
    await say(({ quotes }) => quotes.send({ type: 'quotes.merged', quotes: [quote('NVDA', 98.75, { source })] }))
    seen.push(texts())
  }
  const move = ' −1.3down 1.25%'
  expect([seen, new Set(Object.values(markets.quotes.getSnapshot().context.wanted).slice(1).flat())]).toEqual([
    [
      [`${SIMULATED} NVDA`, 'feed:wire.rss NVDA', 'injected NVDA'],
      [`${SIMULATED} NVDA${move}`, 'feed:wire.rss NVDA', 'injected NVDA'],
      [`${SIMULATED} NVDA`, `feed:wire.rss NVDA${move}`, `injected NVDA${move}`],
    ],
    new Set(['NVDA']),
  ])
})

it('FED-15 TRM-08 a row that names the selected symbol shows it in place of its first ticker, and is marked', async () => {
  const { say } = await showMarkets(<TickerMove tickers={['NVDA', 'AMD']} source={SIMULATED} />)
  const seen = () => [document.body.textContent, document.querySelectorAll('[data-selected]').length]
  const before = seen()
  await say(({ selection }) => selection.send({ type: 'symbol.chosen', symbol: 'AMD' }))
  const during = seen()
  await say(({ selection }) => selection.send({ type: 'symbol.chosen', symbol: 'GIS' }))
  expect([before, during, seen()]).toEqual([
    ['NVDA', 0],
    ['AMD selected', 1],
    ['NVDA', 0],
  ])
})

it('TRM-08 the tape marks the selected symbol', async () => {
  const { say } = await showMarkets(<TickerTape />)
  await say(({ selection }) => selection.send({ type: 'symbol.chosen', symbol: 'ES1' }))
  expect(
    entries()
      .filter((entry) => entry.ariaCurrent !== null)
      .map(text),
  ).toEqual(['S&P 500 Fut'])
})
