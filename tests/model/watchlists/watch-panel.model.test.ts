import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  currentList,
  isSaving,
  modeOf,
  nameOf,
  problemOf,
  soughtOf,
  textOf,
  watchPanelMachine,
} from '../../../src/machines/watchlists/watch-panel.machine.ts'
import type { Lists, WatchlistEdit } from '../../../src/rules/watchlists/edits.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'GM'] }
const oil = { id: 'oil', name: 'Oil', symbols: [] }
const typed = (text: string) => ({ type: 'text.changed', says: text, text })
const named = (name: string) => ({ type: 'name.changed', says: name, name })
const came = (lists: Lists) => ({ type: 'lists.changed', says: `${lists.length}`, lists })
const cases = [
  came([cars, oil]),
  came([]),
  { type: 'list.chosen', id: 'oil' },
  { type: 'new.pressed' },
  { type: 'rename.pressed' },
  { type: 'delete.pressed' },
  { type: 'delete.confirmed' },
  { type: 'form.left' },
  named('Oil'),
  named(' Chips '),
  { type: 'name.submitted' },
  typed('tm, f'),
  typed('?'),
  { type: 'text.submitted' },
  { type: 'symbol.removed', symbol: 'GM' },
  { type: 'symbol.moved', symbol: 'GM', by: -1 },
  { type: 'list.moved', by: 1 },
  { type: 'edits.ended', says: 'made', lists: [cars, { id: 'chips', name: 'Chips', symbols: [] }] },
  { type: 'edit.refused' },
]

/** What is typed stays until it is saved; what cannot be is said beside it. */
function outcomeOf(events: AnyEventObject[]) {
  const said: { type: 'edit.made'; edit: WatchlistEdit }[] = []
  let [lists, chosen, text, name, problem] = [[] as Lists, '', '', '', '']
  let [mode, saves] = ['seeing' as 'seeing' | 'creating' | 'renaming' | 'deleting', false]
  const current = () => lists.find(({ id }) => id === chosen) ?? lists[0]
  const go = (next: typeof mode) => {
    mode = next
    saves = false
  }
  const make = (edit: WatchlistEdit) => said.push({ type: 'edit.made', edit })
  const change = (symbols: string[]) => {
    const list = current()
    if (list) make({ kind: 'changed', id: list.id, symbols, base: { symbols: list.symbols } })
  }
  const isForm = () => mode === 'creating' || mode === 'renaming'
  const nameWords = () => {
    const own = mode === 'renaming' ? current() : undefined
    if (name === '') return 'Give the list a name.'
    const taken = lists.find((list) => list.id !== own?.id && list.name === name.trim())
    return taken ? `You have a list “${taken.name}” already.` : ''
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'lists.changed': (event) => {
      lists = event.lists
    },
    'list.chosen': ({ id }) => {
      go('seeing')
      ;[chosen, problem] = [id, '']
    },
    'new.pressed': () => {
      if (mode !== 'seeing') return
      go('creating')
      ;[name, problem] = ['', '']
    },
    'rename.pressed': () => {
      const list = current()
      if (mode !== 'seeing' || !list) return
      go('renaming')
      ;[name, problem] = [list.name, '']
    },
    'delete.pressed': () => mode === 'seeing' && current() && go('deleting'),
    'delete.confirmed': () => {
      if (mode !== 'deleting') return
      const list = current()
      if (list) make({ kind: 'removed', id: list.id })
      go('seeing')
    },
    'form.left': () => {
      if (mode === 'seeing') return
      if (isForm()) problem = ''
      go('seeing')
    },
    'name.changed': (event) => {
      if (isForm() && !saves) [name, problem] = [event.name, '']
    },
    'name.submitted': () => {
      if (!isForm() || saves) return
      const list = current()
      const words = nameWords()
      saves = words === '' && (mode === 'creating' || list !== undefined)
      if (!saves) problem = words
      else if (mode === 'creating') make({ kind: 'added', name: name.trim(), symbols: [] })
      else if (list) make({ kind: 'changed', id: list.id, name: name.trim(), base: { name: list.name } })
    },
    'text.changed': (event) => {
      if (mode !== 'seeing') return
      ;[text, problem, saves] = [event.text, '', false]
    },
    'text.submitted': () => {
      if (mode !== 'seeing' || saves) return
      if (text === '') problem = 'Type a symbol, such as NVDA.'
      else if (text === '?') problem = '“?” is not a symbol.'
      else {
        saves = true
        const list = current()
        if (!list) make({ kind: 'added', name: 'Watchlist', symbols: ['TM', 'F'] })
        else change([...new Set([...list.symbols, 'TM', 'F'])])
      }
    },
    'symbol.removed': () => mode === 'seeing' && current()?.symbols.includes('GM') && change(['F']),
    'symbol.moved': () => mode === 'seeing' && current()?.symbols.includes('GM') && change(['GM', 'F']),
    'list.moved': () => {
      const list = current()
      if (mode !== 'seeing' || !list) return
      const ids = lists.map(({ id }) => id).filter((id) => id !== list.id)
      const at = Math.min(lists.indexOf(list) + 1, ids.length)
      make({ kind: 'arranged', ids: [...ids.slice(0, at), list.id, ...ids.slice(at)] })
    },
    'edits.ended': (event) => {
      if (!saves) return
      if (mode !== 'renaming') lists = event.lists
      if (mode === 'seeing') [text, problem] = ['', '']
      if (mode === 'creating') chosen = lists.find((list) => list.name === name.trim())?.id ?? chosen
      go('seeing')
    },
    'edit.refused': () => {
      saves = false
    },
  }
  for (const event of events) rules[event.type]?.(event)
  const sought = mode === 'seeing' && !saves ? text : ''
  return { mode, list: current(), text, name, problem, saves, sought, said }
}

const seen = ({ snapshot, said }: ReturnType<typeof drive<typeof watchPanelMachine>>) => ({
  mode: modeOf(snapshot()),
  list: currentList(snapshot()),
  text: textOf(snapshot()),
  name: nameOf(snapshot()),
  problem: problemOf(snapshot()),
  saves: isSaving(snapshot()),
  sought: soughtOf(snapshot()),
  said,
})

describe('watchPanel', () => {
  const covered = coverage(watchPanelMachine)
  /** What is typed matters where it is sent from: symbols while a list is seen, the name in a form, with what was said of it. */
  const facets = (snapshot: AnyMachineSnapshot) => {
    const { lists, text, name, problem } = snapshot.context
    const sent = snapshot.matches('seeing') ? text : snapshot.matches('deleting') ? undefined : [name, problem !== '']
    return [lists.length, isSaving(snapshot as never) || sent]
  }
  for (const { name, events } of walks(watchPanelMachine, cases, facets)) {
    it(`WCH-07 ${name}`, async () => {
      const panel = drive(watchPanelMachine)
      await panel.walk(events, (soFar) => expect(seen(panel)).toEqual(outcomeOf(soFar)))
      covered.add(panel.walked)
    })
  }
  covered.prove()
})
