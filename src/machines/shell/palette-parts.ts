import { assign, enqueueActions, raise, setup } from 'xstate'
import { SUGGESTION_SEARCH_LIMIT, type SymbolSuggestion } from '../../contract/filters/symbols.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { isSymbol } from '../../rules/filters/tickers.ts'
import { isSame } from '../../rules/shared/merge.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { commandsFor } from '../../rules/shell/commands.ts'
import {
  type Deed,
  type Desk,
  deedFor,
  deedsOf,
  newFeed,
  outcomeOf,
  type Replaced,
  type Step,
} from '../../rules/shell/deeds.ts'
import { type Entry, soughtSymbol, symbolEntry, symbolIn } from '../../rules/shell/palette.ts'
import { idOf } from '../../rules/shell/shortcuts.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'
import type { Keyed } from './command-keys.machine.ts'

export type Suggestions = readonly SymbolSuggestion[]
export type Taken = { entry: Entry; deed: Deed }
/** What Enter was pressed on before the directory has answered: `first` is what stood first then. */
export type Early = { first: Entry | undefined; isNew: boolean }
/**
 * `recalled`: the text of last time. `found`: what the directory has suggested for `foundFor`. `at`: the key of the entry that the user has gone to, undefined while that is the first.
 * `subject`: the entry whose actions are shown.
 */
export type Context = Desk & {
  text: string
  recalled: string
  foundFor: string
  found: Suggestions
  at?: string | undefined
  subject?: Entry | undefined
  early?: Early | undefined
  replaced?: Replaced | undefined
}
export type Desks = Pick<Desk, 'feeds' | 'pitFeed'>
/** What a feed is to look for. `isOne`: only the first is in sight. */
export type Asked = { search: SearchContext; isOne?: boolean }
export type Event =
  | { type: 'palette.asked'; slot: FeedSlot | undefined }
  | { type: 'palette.left' }
  | { type: 'text.changed'; text: string }
  /** By an arrow key or the pointer. */
  | { type: 'entry.reached'; key: string }
  | ({ type: 'entry.taken' } & Taken)
  /** Enter, while no other entry than the first was gone to. */
  | ({ type: 'first.taken' } & Early)
  | { type: 'actions.asked'; entry: Entry }
  | { type: 'actions.left' }
  | ({ type: 'feeds.changed' } & Desks)
  /** Another page wants a new feed. */
  | ({ type: 'feed.asked' } & Asked)
  /** A key that the user has given to a command (LAY-35). */
  | { type: 'command.keyed'; keyed: Keyed }
  | { type: 'undo.pressed' }
  | { type: 'undo.left' }
/** `palette.opened`: what it chooses from is wanted. */
type Emitted = { type: 'palette.opened' } | Step

/** The exact symbol that the directory has found for what is typed. */
const exactIn = (text: string, found: Suggestions) =>
  found.find(({ symbol }) => symbol === symbolIn(soughtSymbol(text)))

/** What Enter was pressed for, now that the directory has answered. */
export const earlyTaken = ({ text, early }: Context, found: Suggestions): Taken | undefined => {
  const exact = exactIn(text, found)
  const entry = exact ? symbolEntry(exact) : early?.first
  return early && entry ? { entry, deed: deedFor(entry, early.isNew) } : undefined
}

/** The ports, actions and guards of the palette's chart. */
export const paletteParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { suggestSymbols: port<Suggestions, string>('suggestSymbols') },
  actions: {
    keepSlot: assign((_, slot: FeedSlot | undefined) => ({ slot })),
    keepText: assign((_, text: string) => ({ text, at: undefined, early: undefined })),
    keepFound: assign(({ context }, found: Suggestions) => ({ foundFor: soughtSymbol(context.text), found })),
    keepKey: assign((_, at: string) => ({ at })),
    begin: assign(({ context: { text } }) => ({ recalled: text, at: undefined, subject: undefined, early: undefined })),
    keepSubject: assign((_, subject: Entry) => ({ subject, at: undefined })),
    keepEarly: assign((_, { first, isNew }: Early) => ({ early: { first, isNew } })),
    returnToSubject: assign(({ context }) => ({ at: context.subject?.key, subject: undefined })),
    forgetSubject: assign({ subject: undefined }),
    keepFeeds: assign((_, { feeds, pitFeed }: Desks) => ({ feeds, pitFeed })),
    /** What follows is reported step by step. */
    carryOut: enqueueActions(({ context, enqueue }, taken: Taken | undefined) => {
      if (!taken) return
      const { steps, replaced } = outcomeOf(taken.entry, taken.deed, context)
      enqueue.assign({ replaced, text: '', foundFor: '', found: [] })
      for (const step of steps) enqueue(report(step))
    }),
    /** One that cannot be given here does nothing. */
    giveKeyed: enqueueActions(({ context, enqueue }, { own, slot, facts }: Keyed) => {
      const command = commandsFor(facts).find((one) => idOf(one) === own)
      if (!command) return
      const entry = { key: own, name: command.name, kind: 'command', command } as const
      for (const step of outcomeOf(entry, 'give', { ...context, slot }).steps) enqueue(report(step))
    }),
    openFeed: enqueueActions(({ context, enqueue }, { search, isOne }: Asked) => {
      const { steps, replaced } = newFeed(search, context, isOne)
      enqueue.assign({ replaced })
      for (const step of steps) enqueue(report(step))
    }),
    bringBack: enqueueActions(({ context: { replaced }, enqueue }) => {
      enqueue.assign({ replaced: undefined })
      if (replaced) enqueue(report({ type: 'feed.replaced', slot: replaced.slot, feed: replaced.before }))
    }),
    forgetReplaced: assign({ replaced: undefined }),
    leave: raise({ type: 'palette.left' }),
    announceOpening: report({ type: 'palette.opened' }),
  },
  guards: {
    isSought: (_, text: string) => soughtSymbol(text) !== '' && soughtSymbol(text).length <= SUGGESTION_SEARCH_LIMIT,
    /** It may be a symbol that is not known yet: the directory is waited for. */
    mayBeSymbol: ({ context }) => isSymbol(symbolIn(soughtSymbol(context.text))),
    isTaken: (_, taken: Taken | undefined) => taken !== undefined,
    hasActions: (_, entry: Entry) => deedsOf(entry).length > 1,
    canUndo: ({ context }) => context.replaced !== undefined,
    /** The feed is what took the place of the one before. */
    isReplaced: ({ context: { replaced } }, { feeds, pitFeed }: Desks) =>
      replaced !== undefined && isSame(replaced.slot === 'newsPit' ? pitFeed : feeds[replaced.slot], replaced.after),
  },
  delays: { typingPause: 150 },
})
