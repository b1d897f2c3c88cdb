// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { SymbolSuggestion } from '../../../src/contract/filters/symbols.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import type { Watchlist } from '../../../src/contract/shared/user/watchlist.ts'
import { tickerSearchMachine } from '../../../src/machines/filters/ticker-search.machine.ts'
import { type ListsHere, listOfferMachine, type PutOff } from '../../../src/machines/watchlists/list-offer.machine.ts'
import { watchFileMachine } from '../../../src/machines/watchlists/watch-file.machine.ts'
import { watchMenuMachine } from '../../../src/machines/watchlists/watch-menu.machine.ts'
import { watchPanelMachine } from '../../../src/machines/watchlists/watch-panel.machine.ts'
import { type Saving, watchlistsMachine } from '../../../src/machines/watchlists/watchlists.machine.ts'
import { watchlistWires } from '../../../src/root/wires/watchlists.ts'
import type { Lists } from '../../../src/rules/watchlists/edits.ts'
import { ListOffer } from '../../../src/ui/watchlists/ListOffer.tsx'
import { WatchBar } from '../../../src/ui/watchlists/WatchBar.tsx'
import { WatchProvider } from '../../../src/ui/watchlists/watch-charts.tsx'
import { show } from '../markets/ui-charts.tsx'
import { quietUnread } from './quiet-unread.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const oil = { id: 'oil', name: 'Oil', symbols: ['XOM'] }
const full = new Failure('refused', 409, { code: 'too-many', message: 'You have 50 lists.' })

/** The offer of these lists to Ann, whose account takes no list called `refused`. Above the bar of the panel, as there. */
async function showOffer(refused: string, lists: Lists, ...putOff: string[]) {
  const noted: PutOff[] = []
  let [here, later] = [lists, putOff]
  const actors = {
    loadLists: fromPromise<Lists, string>(async () => []),
    saveEdit: fromPromise<Lists, Saving>(async ({ input: { lists: before, edit } }) => {
      if (edit.kind !== 'kept' || edit.list.name === refused) throw full
      return [...before, edit.list]
    }),
  }
  const offer = {
    readHere: fromPromise<ListsHere, string>(async () => ({ lists: here, putOff: later })),
    putOff: fromPromise<void, PutOff>(async ({ input }) => {
      noted.push(input)
      later = [...input.ids]
    }),
    dropHere: fromPromise<void, Watchlist>(async ({ input }) => {
      here = here.filter((list) => list !== input)
    }),
  }
  const suggestSymbols = fromPromise<readonly SymbolSuggestion[], string>(async () => [])
  let [arrive, look] = [() => {}, () => {}]
  await show((root) => {
    const charts = root.admit(
      {
        watchlists: { logic: watchlistsMachine.provide({ actors }) },
        watchPanel: { logic: watchPanelMachine },
        watchFile: { logic: watchFileMachine.provide({ actors: { saveFile: fromCallback(() => undefined) } }) },
        listOffer: { logic: listOfferMachine.provide({ actors: offer }) },
        watchMenu: { logic: watchMenuMachine },
        watchSearch: { logic: tickerSearchMachine.provide({ actors: { suggestSymbols } }) },
        unread: quietUnread(),
      },
      { wires: watchlistWires },
    )
    arrive = () => {
      for (const chart of [charts.watchlists, charts.listOffer]) chart.send({ type: 'reader.changed', owner: 'ann' })
    }
    look = () => charts.listOffer.send({ type: 'page.focused' })
    return (
      <WatchProvider value={charts}>
        <ListOffer />
        <WatchBar />
      </WatchProvider>
    )
  })
  await act(async () => undefined)
  await act(async () => arrive())
  /** Another tab has kept the lists, and this one is looked at again. */
  const returnTo = (left: Lists) =>
    act(async () => {
      here = left
      look()
    })
  return { noted, returnTo, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })
const KEEP = 'Keep in my account'
const LATER = 'Keep the lists of this browser…'
const offered = () => screen.queryAllByRole('region').map((region) => region.querySelector('p')?.textContent)

it('WCH-11 Keep takes the lists over; of those that do not fit the offer stays, and the focus on it', async () => {
  const { user } = await showOffer('Oil', [cars, oil])
  const before = offered()
  await user.click(button(KEEP))
  await act(async () => undefined)
  expect([before, offered(), document.activeElement]).toEqual([
    ['“Cars” and “Oil” were made here without an account.'],
    ['“Oil” was made here without an account.'],
    button(KEEP),
  ])
})

it('WCH-11 once all are kept the focus is on what comes after the offer', async () => {
  const { user } = await showOffer('none', [cars, oil])
  await user.click(button(KEEP))
  await act(async () => undefined)
  expect([offered(), document.activeElement]).toEqual([[], screen.getByRole('combobox', { name: 'Watchlist' })])
})

it('WCH-11 Not now is noted for the user and leaves a line that leads back, and the focus follows', async () => {
  const { noted, user } = await showOffer('none', [cars])
  await user.click(button('Not now'))
  const [line, focused] = [button(LATER), document.activeElement]
  await user.click(line)
  expect([focused, document.activeElement, noted]).toEqual([line, button(KEEP), [{ owner: 'ann', ids: ['cars'] }]])
})

it('WCH-11 what was put off before is a line', async () => {
  await showOffer('none', [cars], 'cars')
  expect([offered(), screen.queryAllByRole('button', { name: LATER }).length]).toEqual([[], 1])
})

it.each([
  ['offered', KEEP],
  ['put off', LATER],
])('WCH-11 what another tab has kept is no longer %s, and the focus stays in the panel', async (_, name) => {
  const { returnTo } = await showOffer('none', [cars], ...(name === LATER ? ['cars'] : []))
  button(name).focus()
  await returnTo([])
  expect([screen.queryAllByRole('button', { name }), document.activeElement]).toEqual([[], button('New list')])
})

it('WCH-11 an offer that goes while the focus is elsewhere leaves it there', async () => {
  const { returnTo } = await showOffer('none', [cars])
  await returnTo([])
  expect([offered(), document.activeElement]).toEqual([[], document.body])
})
