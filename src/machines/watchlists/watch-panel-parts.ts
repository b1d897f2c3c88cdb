import { assign, setup } from 'xstate'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { tickersIn } from '../../rules/filters/tickers.ts'
import type { Lists, WatchlistEdit } from '../../rules/watchlists/edits.ts'
import {
  addition,
  arrangement,
  currentOf,
  nameProblem,
  removal,
  renaming,
  shift,
  symbolsProblem,
} from '../../rules/watchlists/panel.ts'
import { report } from '../shared/report.ts'

/** `chosen`: the id of the list that is seen. `text`: symbols that are typed, `name`: a list's. `problem`: what is wrong with either, '' where nothing is. */
export type Context = { lists: Lists; chosen: string | undefined; text: string; name: string; problem: string }
type Event =
  | { type: 'lists.changed'; lists: Lists }
  /** Everything that was asked for is saved, or was refused. */
  | { type: 'edits.ended'; lists: Lists }
  | { type: 'edit.refused' }
  | { type: 'list.chosen'; id: string }
  | { type: 'new.pressed' }
  | { type: 'rename.pressed' }
  | { type: 'delete.pressed' }
  | { type: 'delete.confirmed' }
  | { type: 'form.left' }
  | { type: 'name.changed'; name: string }
  | { type: 'name.submitted' }
  | { type: 'text.changed'; text: string }
  | { type: 'text.submitted' }
  | { type: 'symbol.removed'; symbol: string }
  | { type: 'symbol.moved'; symbol: string; by: number }
  | { type: 'list.moved'; by: number }
type Emitted = { type: 'edit.made'; edit: WatchlistEdit }

export const currentIn = ({ lists, chosen }: Context) => currentOf(lists, chosen)
const made = (edit: WatchlistEdit): Emitted => ({ type: 'edit.made', edit })
/** The current list; guards have seen that there is one. */
const present = (context: Context): Watchlist => currentIn(context) ?? { id: '', name: '', symbols: [] }

export const watchPanelParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    keepLists: assign((_, lists: Lists) => ({ lists })),
    choose: assign((_, chosen: string) => ({ chosen })),
    chooseNamed: assign(({ context: { lists, chosen, name } }) => ({
      chosen: lists.find((list) => list.name === name.trim())?.id ?? chosen,
    })),
    keepText: assign((_, text: string) => ({ text, problem: '' })),
    clearText: assign({ text: '', problem: '' }),
    keepName: assign((_, name: string) => ({ name, problem: '' })),
    clearName: assign({ name: '', problem: '' }),
    takeName: assign(({ context }) => ({ name: present(context).name, problem: '' })),
    clearProblem: assign({ problem: '' }),
    sayNewName: assign(({ context: { name, lists } }) => ({ problem: nameProblem(name, lists) })),
    sayOtherName: assign(({ context }) => ({ problem: nameProblem(context.name, context.lists, present(context)) })),
    saySymbols: assign(({ context }) => ({ problem: symbolsProblem(tickersIn(context.text), currentIn(context)) })),
    create: report(({ context: { name } }) => made({ kind: 'added', name: name.trim(), symbols: [] })),
    rename: report(({ context }) => made(renaming(present(context), context.name))),
    remove: report(({ context }) => made({ kind: 'removed', id: present(context).id })),
    add: report(({ context }) => made(addition(currentIn(context), tickersIn(context.text)))),
    removeSymbol: report(({ context }, symbol: string) => made(removal(present(context), symbol))),
    moveSymbol: report(({ context }, { symbol, by }: { symbol: string; by: number }) =>
      made(shift(present(context), symbol, by)),
    ),
    moveList: report(({ context }, by: number) => made(arrangement(context.lists, present(context).id, by))),
  },
  guards: {
    hasList: ({ context }) => currentIn(context) !== undefined,
    isInList: ({ context }, symbol: string) => present(context).symbols.includes(symbol),
    isNewName: ({ context: { name, lists } }) => nameProblem(name, lists) === '',
    isOtherName: ({ context }) =>
      currentIn(context) !== undefined && nameProblem(context.name, context.lists, currentIn(context)) === '',
    canAdd: ({ context }) => symbolsProblem(tickersIn(context.text), currentIn(context)) === '',
  },
})
