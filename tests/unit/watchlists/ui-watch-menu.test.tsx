// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { SymbolSuggestion } from '../../../src/contract/filters/symbols.ts'
import { tickerSearchMachine } from '../../../src/machines/filters/ticker-search.machine.ts'
import { listOfferMachine } from '../../../src/machines/watchlists/list-offer.machine.ts'
import { watchFileMachine } from '../../../src/machines/watchlists/watch-file.machine.ts'
import { watchMenuMachine } from '../../../src/machines/watchlists/watch-menu.machine.ts'
import { watchPanelMachine } from '../../../src/machines/watchlists/watch-panel.machine.ts'
import { type Saving, watchlistsMachine } from '../../../src/machines/watchlists/watchlists.machine.ts'
import { watchlistWires } from '../../../src/root/wires/watchlists.ts'
import { edited, type Lists } from '../../../src/rules/watchlists/edits.ts'
import { watchMenuOf } from '../../../src/ui/watchlists/WatchMenu.tsx'
import { show } from '../markets/ui-charts.tsx'
import { quietUnread } from './quiet-unread.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const oil = { id: 'oil', name: 'Oil', symbols: ['XOM', 'BRK-B', 'BRK/B'] }

/** The menu of a symbol, of a visitor with these lists. */
async function showMenu(symbol: string, ...lists: Lists) {
  const saved: Saving['edit'][] = []
  const actors = {
    loadLists: fromPromise<Lists, string>(async () => lists),
    saveEdit: fromPromise<Lists, Saving>(async ({ input: { lists: before, edit } }) => {
      saved.push(edit)
      return edited(before, edit.kind === 'added' ? { ...edit, id: 'new' } : edit)
    }),
  }
  const suggestSymbols = fromPromise<readonly SymbolSuggestion[], string>(async () => [])
  await show((root) => {
    const Menu = watchMenuOf(
      root.admit(
        {
          watchlists: { logic: watchlistsMachine.provide({ actors }) },
          watchPanel: { logic: watchPanelMachine },
          listOffer: { logic: listOfferMachine },
          watchFile: { logic: watchFileMachine.provide({ actors: { saveFile: fromCallback(() => undefined) } }) },
          watchMenu: { logic: watchMenuMachine },
          watchSearch: { logic: tickerSearchMachine.provide({ actors: { suggestSymbols } }) },
          unread: quietUnread(),
        },
        { wires: watchlistWires },
      ),
    )
    root.refOf('watchMenu').send({ type: 'symbol.given', symbol })
    return <Menu />
  })
  await act(async () => undefined)
  return { saved, user: userEvent.setup() }
}
const button = () => screen.getByRole('button', { name: /^Watch/ })
const boxes = () =>
  screen.queryAllByRole('checkbox').map((box) => [box.parentElement?.textContent, (box as HTMLInputElement).checked])

it('WCH-09 where there is no list a press makes one with the symbol, and another takes it off', async () => {
  const { user, saved } = await showMenu('NVDA')
  const before = [button().textContent, button().getAttribute('aria-pressed'), button().title]
  await user.click(button())
  const pressed = [button().textContent, button().getAttribute('aria-pressed'), button().title]
  await user.click(button())
  expect([before, pressed, button().textContent, saved]).toEqual([
    ['Watch', 'false', 'Add to a watchlist'],
    ['Watching', 'true', 'On Watchlist'],
    'Watch',
    [
      { kind: 'added', name: 'Watchlist', symbols: ['NVDA'] },
      { kind: 'changed', id: 'new', symbols: [], base: { symbols: ['NVDA'] } },
    ],
  ])
})

it('WCH-09 with several lists a press opens them: which have the symbol, also as another wrote it, and each is changed by a press', async () => {
  const { user, saved } = await showMenu('BRK.B', cars, oil)
  await user.click(button())
  const opened = [boxes(), button().getAttribute('aria-expanded'), document.activeElement]
  await user.keyboard(' ')
  await user.click(screen.getByLabelText('Oil'))
  expect([opened, boxes(), saved, button().title]).toEqual([
    [
      [
        ['Cars', false],
        ['Oil', true],
      ],
      'true',
      screen.getByLabelText('Cars'),
    ],
    [
      ['Cars', true],
      ['Oil', false],
    ],
    [
      { kind: 'changed', id: 'cars', symbols: ['F', 'BRK.B'], base: { symbols: ['F'] } },
      { kind: 'changed', id: 'oil', symbols: ['XOM'], base: { symbols: ['XOM', 'BRK-B', 'BRK/B'] } },
    ],
    'On Cars',
  ])
})

it('WCH-09 the lists are closed by Escape, which returns the focus, by the button, by a press beside them and by Tab', async () => {
  const lists = [cars, oil]
  const { user } = await showMenu('F', ...lists)
  const shown: number[] = []
  const leave = async () => {
    document.body.append(document.createElement('button'))
    for (const _ of lists) await user.tab()
  }
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(button()),
    () => user.click(document.body),
    leave,
  ]) {
    await user.click(button())
    shown.push(boxes().length)
    await close()
    shown.push(boxes().length)
    if (shown.length === 2) expect(document.activeElement).toBe(button())
  }
  expect(shown).toEqual([2, 0, 2, 0, 2, 0, 2, 0])
})
