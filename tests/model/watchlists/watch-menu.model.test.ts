import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Watchlist } from '../../../src/contract/shared/user/watchlist.ts'
import {
  isOpen,
  isWaiting,
  listsOf,
  watchingOf,
  watchMenuMachine,
} from '../../../src/machines/watchlists/watch-menu.machine.ts'
import type { Lists } from '../../../src/rules/watchlists/edits.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'BRK.B'] }
const full = { id: 'full', name: 'Full', symbols: Array.from({ length: 1000 }, (_, i) => `S${i}`) }
const given = (symbol: string) => ({ type: 'symbol.given', says: symbol, symbol })
const came = (says: string, lists: Lists | undefined) => ({ type: 'lists.changed', says, lists })
const toggled = (id: string) => ({ type: 'list.toggled', says: id, id })
const cases = [
  ...[given('F'), given('TM')],
  ...[
    came('none known', undefined),
    came('none', []),
    came('one', [cars]),
    came('one full', [full]),
    came('two', [cars, full]),
  ],
  ...[
    { type: 'watch.pressed' },
    toggled('cars'),
    toggled('full'),
    toggled('gone'),
    { type: 'menu.left' },
    { type: 'lists.failed' },
    { type: 'edits.ended' },
    { type: 'edit.refused' },
  ],
]

/** A press does what the lists allow as soon as they are known; several are chosen from. While a first list is saved a press waits. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let symbol = ''
  let lists: Lists | undefined
  let state = 'closed' as 'closed' | 'waiting' | 'open' | 'making' | 'held'
  const toggle = (list: Watchlist | undefined) => {
    if (!list) return said.push({ type: 'edit.made', edit: { kind: 'added', name: 'Watchlist', symbols: [symbol] } })
    const isIn = list.symbols.includes(symbol)
    if (!isIn && list === full) return said.push({ type: 'watch.refused', words: 'A list has at most 1,000 symbols.' })
    const symbols = isIn ? list.symbols.filter((one) => one !== symbol) : [...list.symbols, symbol]
    return said.push({
      type: 'edit.made',
      edit: { kind: 'changed', id: list.id, symbols, base: { symbols: list.symbols } },
    })
  }
  const decide = () => {
    state = 'waiting'
    if (!lists) return said.push({ type: 'lists.wanted' })
    if (lists.length > 1) {
      state = 'open'
      return undefined
    }
    state = lists.length === 0 && symbol !== '' ? 'making' : 'closed'
    return symbol === '' && !lists[0]?.symbols.includes('') ? said.push(refusedBlank(lists[0])) : toggle(lists[0])
  }
  for (const event of events) {
    const isMaking = state === 'making' || state === 'held'
    if (event.type === 'symbol.given' && event.symbol !== symbol)
      [symbol, state] = [event.symbol, isMaking ? state : 'closed']
    if (event.type === 'lists.changed') {
      lists = event.lists
      if (state === 'waiting') decide()
      if (state === 'open' && (lists?.length ?? 0) < 2) state = 'closed'
    }
    if (event.type === 'watch.pressed') {
      if (state === 'closed') decide()
      else if (isMaking) state = state === 'making' ? 'held' : 'making'
      else state = 'closed'
    }
    if (event.type === 'edits.ended' && state === 'held') decide()
    else if (event.type === 'edits.ended' && state === 'making') state = 'closed'
    if (event.type === 'edit.refused' && isMaking) state = 'closed'
    if (event.type === 'lists.failed' && state === 'waiting') state = 'closed'
    if (event.type === 'menu.left' && state === 'open') state = 'closed'
    const list = lists?.find(({ id }) => id === event.id)
    if (event.type === 'list.toggled' && state === 'open' && list)
      symbol === '' ? said.push(refusedBlank(list)) : toggle(list)
  }
  const watching = (lists ?? []).filter(({ symbols }) => symbols.includes(symbol))
  return { said, isOpen: state === 'open', isWaiting: state !== 'open' && state !== 'closed', lists, watching }
}
const refusedBlank = (_: unknown) => ({ type: 'watch.refused', words: '“” is not a symbol.' })

const start = () => drive(watchMenuMachine, {})
const seen = ({ snapshot, said }: ReturnType<typeof start>) => ({
  said,
  isOpen: isOpen(snapshot()),
  isWaiting: isWaiting(snapshot()),
  lists: listsOf(snapshot()),
  watching: watchingOf(snapshot()),
})

describe('the menu of watchlists of a symbol', () => {
  const covered = coverage(watchMenuMachine)
  /** What the next press depends on: whether there is one list, which may have the symbol or be full, and with several which symbol it is. */
  const facets = (snapshot: AnyMachineSnapshot) => {
    const { symbol, lists } = snapshot.context
    if (snapshot.matches('open')) return symbol
    if (!snapshot.matches('closed') && !snapshot.matches({ making: 'held' })) return undefined
    if (lists?.length !== 1) return [lists?.length, symbol === '']
    return [symbol === '' || lists[0] === full, lists[0].symbols.includes(symbol)]
  }
  for (const { name, events } of walks(watchMenuMachine, cases, facets)) {
    it(`WCH-09 watch: ${name}`, async () => {
      const menu = start()
      await menu.walk(events, (soFar) => expect(seen(menu)).toEqual(outcomeOf(soFar)))
      covered.add(menu.walked)
    })
  }
  covered.prove()
})
