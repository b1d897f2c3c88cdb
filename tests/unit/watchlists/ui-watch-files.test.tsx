// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { SymbolSuggestion } from '../../../src/contract/filters/symbols.ts'
import { tickerSearchMachine } from '../../../src/machines/filters/ticker-search.machine.ts'
import { listOfferMachine } from '../../../src/machines/watchlists/list-offer.machine.ts'
import { type ListFileEvent, watchFileMachine } from '../../../src/machines/watchlists/watch-file.machine.ts'
import { watchMenuMachine } from '../../../src/machines/watchlists/watch-menu.machine.ts'
import { watchPanelMachine } from '../../../src/machines/watchlists/watch-panel.machine.ts'
import { type Saving, watchlistsMachine } from '../../../src/machines/watchlists/watchlists.machine.ts'
import { watchlistWires } from '../../../src/root/wires/watchlists.ts'
import { edited, type Lists } from '../../../src/rules/watchlists/edits.ts'
import type { FileRead } from '../../../src/rules/watchlists/file/import.ts'
import { FileReport } from '../../../src/ui/watchlists/FileReport.tsx'
import { FileTools } from '../../../src/ui/watchlists/FileTools.tsx'
import { WatchProvider } from '../../../src/ui/watchlists/watch-charts.tsx'
import { show } from '../markets/ui-charts.tsx'
import { quietUnread } from './quiet-unread.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }

/** The parts of the panel for files, of a user with these lists. Files are read as given, one after the other. */
async function showFiles(lists: Lists, ...reads: FileRead[]) {
  const asked: string[] = []
  const saved: unknown[] = []
  const actors = {
    loadLists: fromPromise<Lists, string>(async () => lists),
    saveEdit: fromPromise<Lists, Saving>(async ({ input: { lists: before, edit } }) =>
      edited(before, edit.kind === 'added' ? { ...edit, id: 'new' } : edit),
    ),
  }
  const files = {
    readFile: fromPromise<FileRead, File | undefined>(async ({ input }) => {
      asked.push(input?.name ?? 'none')
      return reads.shift() ?? { kind: 'failed' }
    }),
    saveFile: fromCallback<ListFileEvent>(({ receive }) => receive(({ list }) => void saved.push(list))),
  }
  const suggestSymbols = fromPromise<readonly SymbolSuggestion[], string>(async () => [])
  await show((root) => (
    <WatchProvider
      value={root.admit(
        {
          watchlists: { logic: watchlistsMachine.provide({ actors }) },
          watchPanel: { logic: watchPanelMachine },
          watchFile: { logic: watchFileMachine.provide({ actors: files }) },
          listOffer: { logic: listOfferMachine },
          watchMenu: { logic: watchMenuMachine },
          watchSearch: { logic: tickerSearchMachine.provide({ actors: { suggestSymbols } }) },
          unread: quietUnread(),
        },
        { wires: watchlistWires },
      )}
    >
      <section>
        <FileTools />
        <FileReport />
      </section>
    </WatchProvider>
  ))
  await act(async () => undefined)
  const input = document.querySelector('input') as HTMLInputElement
  return { asked, saved, input, user: userEvent.setup() }
}
const press = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status').textContent
const mine = () => new File(['TM'], 'mine.csv')

it('WCH-10 Import opens the choice of files, and what became of the chosen one stands in the panel until it is closed', async () => {
  const { user, input, asked } = await showFiles([cars], {
    kind: 'symbols',
    symbols: ['F', 'TM'],
    unclear: [{ line: 3, text: 'Toyota Motor' }],
  })
  let opened = 0
  input.addEventListener('click', () => {
    opened += 1
  })
  await user.click(press('Import'))
  const wasOpened = opened
  await user.upload(input, mine())
  await waitFor(() => expect(status()).not.toBe(''))
  const shown = [status(), wasOpened, asked, input.value]
  await user.click(press('Close the report'))
  expect([shown, status(), document.activeElement]).toEqual([
    ['1 symbol added to “Cars”. 1 was there already. 1 entry is no symbol:Line 3: Toyota Motor', 1, ['mine.csv'], ''],
    '',
    press('Import'),
  ])
})

it('WCH-10 a file that is refused leaves its reason, and another can be chosen', async () => {
  const { user, input } = await showFiles([], { kind: 'binary' }, { kind: 'symbols', symbols: ['TM'], unclear: [] })
  await user.upload(input, mine())
  await waitFor(() => expect(status()).toBe('“mine.csv” is not a text file. Save the list as CSV, then import that.'))
  await user.upload(input, mine())
  await waitFor(() => expect(status()).toBe('1 symbol added to “mine”.'))
})

it('WCH-10 Export saves the list that is seen', async () => {
  const { user, saved } = await showFiles([cars])
  await user.click(press('Export'))
  expect(saved).toEqual([cars])
})

it('WCH-10 a list without symbols cannot be exported', async () => {
  await showFiles([{ ...cars, symbols: [] }])
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Import'])
})
