import { expect, it, onTestFinished } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ListedSearch } from '../../../src/contract/shared/user/listed-search.ts'
import { type Saving, watchlistsMachine } from '../../../src/machines/watchlists/watchlists.machine.ts'
import { createFollow } from '../../../src/root/watchlists/follow.ts'
import { edited, type Lists } from '../../../src/rules/watchlists/edits.ts'
import { until } from '../../setup.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const oil = { id: 'oil', name: 'Oil', symbols: ['XOM'] }

/** A search for headlines of the list of cars; `lists` answers what the lists are. */
function startSearch(lists: () => Promise<Lists>) {
  const watchlists = createActor(
    watchlistsMachine.provide({
      actors: {
        loadLists: fromPromise<Lists, string>(lists),
        saveEdit: fromPromise<Lists, Saving>(async ({ input }) => edited(input.lists, input.edit)),
      },
    }),
  ).start()
  onTestFinished(() => void watchlists.stop())
  const begun: ListedSearch[] = []
  const open: ListedSearch[] = []
  const leave = createFollow(() => watchlists)({ keywords: ['list:cars'], queryLanguage: 2 }, (search) => {
    begun.push(search)
    open.push(search)
    return () => void open.splice(open.indexOf(search), 1)
  })
  watchlists.send({ type: 'reader.changed', owner: '' })
  const symbols = () => begun.map((search) => search.lists)
  return { watchlists, leave, open, symbols }
}

it('QRY-11 a search of a list begins once the lists are there, and again when the list is another, alone', async () => {
  const { watchlists, open, symbols } = startSearch(async () => [cars, oil])
  const before = symbols()
  await until(() => expect(open).toHaveLength(1))
  const edit = (id: string, ...added: string[]) =>
    watchlists.send({ type: 'edit.made', edit: { kind: 'changed', id, symbols: added, base: { symbols: [] } } })
  edit('oil', 'XOM', 'CVX')
  edit('cars', 'F', 'GM')
  await until(() => expect(watchlists.getSnapshot().matches({ ready: 'resting' })).toBe(true))
  expect([before, symbols(), open.map(({ lists }) => lists)]).toEqual([
    [],
    [[{ name: 'Cars', symbols: ['F'] }], [{ name: 'Cars', symbols: ['F', 'GM'] }]],
    [[{ name: 'Cars', symbols: ['F', 'GM'] }]],
  ])
})

it('QRY-11 without the lists the search begins all the same, and finds nothing in them', async () => {
  const { symbols } = startSearch(() => Promise.reject(new Error('silent')))
  await until(() => expect(symbols()).toEqual([undefined]))
})

it('QRY-11 a search that was left begins no more, whatever becomes of the list', async () => {
  const { watchlists, leave, open, symbols } = startSearch(async () => [cars])
  await until(() => expect(open).toHaveLength(1))
  leave()
  watchlists.send({ type: 'edit.made', edit: { kind: 'removed', id: 'cars' } })
  expect([open, symbols()]).toEqual([[], [[{ name: 'Cars', symbols: ['F'] }]]])
})
