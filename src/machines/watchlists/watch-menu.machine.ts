import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import type { Lists, WatchlistEdit } from '../../rules/watchlists/edits.ts'
import { addition, symbolsProblem, unwatching, watchedAs } from '../../rules/watchlists/panel.ts'
import { report } from '../shared/report.ts'

/** `lists`: undefined until they are known. */
type Context = { symbol: string; lists: Lists | undefined }
type Event =
  | { type: 'symbol.given'; symbol: string }
  | { type: 'lists.changed'; lists: Lists | undefined }
  /** They could not be loaded. */
  | { type: 'lists.failed' }
  | { type: 'watch.pressed' }
  /** What was asked for is saved, or refused. */
  | { type: 'edits.ended' }
  | { type: 'edit.refused' }
  | { type: 'list.toggled'; id: string }
  | { type: 'menu.left' }
type Emitted =
  | { type: 'edit.made'; edit: WatchlistEdit }
  | { type: 'watch.refused'; words: string }
  /** They could not be loaded before, or are on their way. */
  | { type: 'lists.wanted' }

const symbolIn = ({ event }: { event: { symbol: string } }) => event.symbol
const listsIn = ({ event }: { event: { lists: Lists | undefined } }) => event.lists
const idIn = ({ event }: { event: { id: string } }) => event.id

const onlyOne = () => undefined

/** The list of an id, or the first. */
const listIn = ({ lists = [] }: Context, id: string | undefined) =>
  id === undefined ? lists[0] : lists.find((list) => list.id === id)

/** The symbol goes into a list, or out of it. */
function toggled({ symbol }: Context, list: Watchlist | undefined): WatchlistEdit {
  return list && watchedAs(list, symbol) !== undefined ? unwatching(list, symbol) : addition(list, [symbol])
}

/** What speaks against adding the symbol; '' where nothing does, or it is to be removed. */
function problemOf({ symbol }: Context, list: Watchlist | undefined) {
  return list && watchedAs(list, symbol) !== undefined ? '' : symbolsProblem([symbol], list)
}

/** WCH-09: whether the symbol of a page is on the user's watchlists, and on which. */
export const watchMenuMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    keepSymbol: assign((_, symbol: string) => ({ symbol })),
    keepLists: assign((_, lists: Lists | undefined) => ({ lists })),
    askForLists: report({ type: 'lists.wanted' }),
    toggle: report(({ context }, id: string | undefined) => ({
      type: 'edit.made' as const,
      edit: toggled(context, listIn(context, id)),
    })),
    refuse: report(({ context }, id: string | undefined) => ({
      type: 'watch.refused' as const,
      words: problemOf(context, listIn(context, id)),
    })),
  },
  guards: {
    isOther: ({ context }, symbol: string) => symbol !== context.symbol,
    isKnown: ({ context }) => context.lists !== undefined,
    canMake: ({ context }) => context.lists?.length === 0 && problemOf(context, undefined) === '',
    hasSeveral: ({ context }) => (context.lists?.length ?? 0) > 1,
    hasFew: ({ context }) => (context.lists?.length ?? 0) < 2,
    isMissing: ({ context }, id: string) => listIn(context, id) === undefined,
    canToggle: ({ context }, id: string | undefined) => problemOf(context, listIn(context, id)) === '',
  },
}).createMachine({
  id: 'watchMenu',
  description: 'Whether the symbol of a page is on the user’s watchlists, and on which.',
  context: { symbol: '', lists: undefined },
  initial: 'closed',
  on: {
    'symbol.given': {
      guard: { type: 'isOther', params: symbolIn },
      target: '.closed',
      actions: { type: 'keepSymbol', params: symbolIn },
    },
    'lists.changed': { actions: { type: 'keepLists', params: listsIn } },
  },
  states: {
    closed: {
      description: 'A press watches the symbol, or no longer, where there is one list at most; else it opens the menu.',
      on: { 'watch.pressed': 'pressed' },
    },
    pressed: {
      description: 'The user wants to watch the symbol, and the lists may still be on their way.',
      initial: 'deciding',
      on: {
        'watch.pressed': 'closed',
        'lists.failed': 'closed',
        'lists.changed': { target: '.deciding', actions: { type: 'keepLists', params: listsIn } },
      },
      states: {
        deciding: {
          description: 'What the press does follows from the lists.',
          always: [
            { guard: 'hasSeveral', target: '#watchMenu.open' },
            { guard: 'isKnown', target: 'toggling' },
            { target: 'waiting', actions: 'askForLists' },
          ],
        },
        toggling: {
          description: 'There is one list at most.',
          always: [
            {
              guard: 'canMake',
              target: '#watchMenu.making',
              actions: { type: 'toggle', params: onlyOne },
            },
            {
              guard: { type: 'canToggle', params: onlyOne },
              target: '#watchMenu.closed',
              actions: { type: 'toggle', params: onlyOne },
            },
            { target: '#watchMenu.closed', actions: { type: 'refuse', params: onlyOne } },
          ],
        },
        waiting: { description: 'The lists are not known yet.' },
      },
    },
    making: {
      description: 'The first list is being saved, and a press waits until it is there.',
      initial: 'alone',
      on: {
        'symbol.given': { actions: { type: 'keepSymbol', params: symbolIn } },
        'edit.refused': 'closed',
      },
      states: {
        alone: {
          description: 'Nothing was pressed meanwhile.',
          on: { 'watch.pressed': 'held', 'edits.ended': '#watchMenu.closed' },
        },
        held: {
          description: 'Watch was pressed again.',
          on: { 'watch.pressed': 'alone', 'edits.ended': '#watchMenu.pressed' },
        },
      },
    },
    open: {
      description: 'The lists can be chosen from.',
      always: { guard: 'hasFew', target: 'closed' },
      on: {
        'watch.pressed': 'closed',
        'menu.left': 'closed',
        'list.toggled': [
          // it was deleted elsewhere
          { guard: { type: 'isMissing', params: idIn } },
          { guard: { type: 'canToggle', params: idIn }, actions: { type: 'toggle', params: idIn } },
          { actions: { type: 'refuse', params: idIn } },
        ],
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof watchMenuMachine>
export const isOpen = (snapshot: Snapshot) => snapshot.matches('open')
export const isWaiting = (snapshot: Snapshot) => snapshot.matches('pressed') || snapshot.matches('making')
export const listsOf = (snapshot: Snapshot) => snapshot.context.lists
/** The lists that have the symbol. */
export const watchingOf = ({ context: { lists = [], symbol } }: Snapshot) =>
  lists.filter((list) => watchedAs(list, symbol) !== undefined)
