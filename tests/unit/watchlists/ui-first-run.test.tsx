// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type Answer, firstRunMachine } from '../../../src/machines/watchlists/first-run.machine.ts'
import { useMarkets } from '../../../src/ui/markets/market-charts.ts'
import { ChartsWithQuestion } from '../../../src/ui/watchlists/FirstRun.tsx'
import { type Widgets, WidgetsProvider } from '../../../src/ui/widgets.tsx'
import { heatmapOf, tile } from '../../model/markets/market-data.ts'
import { showMarkets } from '../markets/ui-markets.tsx'

const map = heatmapOf(tile('XOM', 900, 1.234), tile('CVX', 400, -0.6), tile('JPM', 800, 0, 'Financials'))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tileOf = (symbol: string) => button(new RegExp(`, ${symbol},`))
const isPressed = (symbol: string) => tileOf(symbol).getAttribute('aria-pressed')

async function showQuestion({ tiles = map, lists = [] as [] | 'unknown' } = {}) {
  const lookUp = fromPromise<Answer, void>(async () => 'unasked')
  const keepAnswer = fromPromise<void, void>(async () => undefined)
  const firstRun = createActor(firstRunMachine.provide({ actors: { lookUp, keepAnswer } })).start()
  const said: unknown[] = []
  firstRun.on('*', (report) => said.push(report))
  function Scene() {
    const widgets = { ...useMarkets(), firstRun } as Partial<Widgets> as Widgets
    return (
      <WidgetsProvider value={widgets}>
        <ChartsWithQuestion isOpen collapse={null} />
      </WidgetsProvider>
    )
  }
  const shown = await showMarkets(<Scene />, { loadHeatmap: async () => tiles })
  const selected: string[] = []
  shown.markets.heatmap.on('symbol.chosen', ({ symbol }) => selected.push(symbol))
  const feeds = [{ id: 'feed-1', name: '', searchContext: {} }]
  await shown.say(() => firstRun.send({ type: 'feeds.changed', feeds }))
  await shown.say(() => firstRun.send({ type: 'lists.changed', lists: lists === 'unknown' ? undefined : lists }))
  return { ...shown, firstRun, said, selected }
}

it('TRM-10 the question stands in place of the legend; a press chooses a tile, and selects no symbol', async () => {
  const { said, selected } = await showQuestion()
  const question = screen.getByRole('group', { name: 'Which do you follow?' })
  const before = [question.textContent, isPressed('XOM'), screen.queryByText('+3%')]
  await userEvent.click(button('Follow'))
  await userEvent.click(tileOf('XOM'))
  await userEvent.click(tileOf('JPM'))
  await userEvent.click(tileOf('CVX'))
  await userEvent.click(tileOf('JPM'))
  const pressed = [isPressed('XOM'), isPressed('JPM'), isPressed('CVX')]
  await userEvent.click(button('Follow 2'))
  expect([before, pressed, selected, said]).toEqual([
    ['Which do you follow?Press the tiles of the heatmap first.FollowNot now', 'false', null],
    ['true', 'false', 'true'],
    [],
    [{ type: 'edit.made', edit: { kind: 'added', name: 'Watchlist', symbols: ['XOM', 'CVX'] } }],
  ])
})

it('TRM-10 the question is answered by keys, and the focus is back at the tiles when it goes', async () => {
  const { firstRun, said } = await showQuestion()
  const words =
    'Which do you follow? Heatmap of the 3 largest of 3 shares. Arrow keys lead from one to the next, Space chooses.'
  expect(screen.getByRole('group', { name: words }).tagName).toBe('DIV')
  tileOf('XOM').focus()
  await userEvent.keyboard(' {ArrowRight}')
  await userEvent.keyboard(' ')
  await userEvent.tab()
  const follow = document.activeElement?.textContent
  await userEvent.keyboard('{Enter}')
  const focused = document.activeElement?.getAttribute('data-symbol')
  expect([follow, focused, said]).toMatchObject([
    'Follow 2',
    'CVX',
    [{ type: 'edit.made', edit: { symbols: ['XOM', 'CVX'] } }],
  ])
  expect(firstRun.getSnapshot().value).toBe('making')
})

it('TRM-10 Not now leaves the legend and tiles that select', async () => {
  const { selected } = await showQuestion()
  await userEvent.click(button('Not now'))
  await userEvent.click(tileOf('XOM'))
  expect([screen.getByText('+3%').tagName, isPressed('XOM'), selected]).toEqual(['SPAN', null, ['XOM']])
})

it('TRM-10 nothing is asked before the lists are known, nor where there is no tile', async () => {
  await showQuestion({ lists: 'unknown' })
  const early = [screen.queryByText('Which do you follow?'), screen.getByText('+3%').tagName]
  await showQuestion({ tiles: heatmapOf() })
  expect([early, screen.queryByText('Which do you follow?')]).toEqual([[null, 'SPAN'], null])
})
