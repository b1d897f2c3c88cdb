import type { Alert } from '../../contract/alerts/alerts.ts'
import type { FilterKey } from '../../contract/filters/filters.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { FEEDS_LIMIT, type Feed } from '../../contract/shared/workspace.ts'
import { changeFilters, type ListAction } from '../filters/filters.ts'
import { tickerPath } from '../shared/page/ticker-path.ts'
import { type FeedSlot, keepingStories, loadedFeed } from '../shared/page/workspace.ts'
import type { DeskCommand, FeedCommand, PageCommand, SelectionCommand } from './commands.ts'
import type { Entry } from './palette.ts'

/** What can be done with an entry of the palette; the first of `deedsOf` is what Enter does. */
export type Deed = 'select' | 'page' | 'filter' | 'open' | 'mute' | 'chart' | 'load' | 'show' | 'go' | 'give' | 'alert'
/** `slot`: the feed that was used last; undefined on a page without one. */
export type Desk = { slot: FeedSlot | undefined; feeds: readonly Feed[]; pitFeed: Feed }

type WorkspaceOrder = Extract<PageCommand['says'], { type: 'workspace.ordered' }>['order']
/** What follows from a deed. */
export type Step =
  | { type: 'place.asked'; path: string }
  | { type: 'library.asked' }
  | { type: 'feed.added' }
  | { type: 'feed.replaced'; slot: FeedSlot; feed: Feed }
  | { type: 'search.chosen'; slot: FeedSlot; search: SearchContext }
  | { type: 'symbol.shown'; symbol: string }
  | { type: 'row.asked'; slot: FeedSlot; id: string }
  | { type: 'symbol.chosen'; symbol: string; slot: FeedSlot }
  /** `name`: of what rings. */
  | { type: 'alert.ordered'; alert: Alert; name: string }
  | PageCommand['says']
  | SelectionCommand['says']
  | DeskCommand['says']
  | (Extract<FeedCommand['says'], { type: 'feed.ordered' }> & { slot: FeedSlot })
  | { type: 'workspace.ordered'; order: WorkspaceOrder | { type: 'stories.toggled'; slot: FeedSlot } }
/** `replaced`: the feed as it was before, which Undo brings back, and what stands there then. */
export type Replaced = { slot: FeedSlot; before: Feed; after: Feed }
export type Outcome = { steps: Step[]; replaced?: Replaced }

const TERMINAL: Step = { type: 'place.asked', path: '/terminal' }

const deeds: Record<Entry['kind'], readonly Deed[]> = {
  symbol: ['select', 'page', 'open', 'filter', 'mute', 'chart', 'alert'],
  preset: ['load', 'open', 'alert'],
  headline: ['show'],
  source: ['filter', 'open', 'mute'],
  topic: ['filter', 'open', 'mute'],
  destination: ['go'],
  command: ['give'],
}
export const deedsOf = ({ kind }: Entry) => deeds[kind]
/** What Enter does, and with Shift. */
export const deedFor = (entry: Entry, isNew: boolean): Deed =>
  isNew && deedsOf(entry).includes('open') ? 'open' : (deedsOf(entry)[0] ?? 'give')

/** The alert that an entry can have. */
export function alertOf(entry: Entry): Alert | undefined {
  if (entry.kind === 'symbol') return { kind: 'ticker', value: entry.symbol }
  return entry.kind === 'preset' ? { kind: 'preset', value: entry.preset.id } : undefined
}

const named = (entry: Entry) => (entry.kind === 'symbol' ? entry.symbol : entry.name)
/** The deed in words. `isAlertOn`: whether it rings already. */
export function deedName(entry: Entry, deed: Deed, { slot = 0, feeds }: Desk, isAlertOn = false) {
  const here = slot === 'newsPit' || feeds.length === 1 ? 'this feed' : `feed ${slot + 1}`
  const words: Record<Deed, string> = {
    select: `Turn to ${named(entry)}`,
    page: `Go to the page of ${named(entry)}`,
    filter: `Show only ${named(entry)} in ${here}`,
    open: `Open ${named(entry)} in a new feed`,
    mute: `Mute ${named(entry)} in ${here}`,
    chart: `Show the chart of ${named(entry)}`,
    load: `Load ${named(entry)} into ${here}`,
    show: 'Show the headline',
    go: `Go to ${named(entry)}`,
    give: named(entry),
    alert: `${isAlertOn ? 'Stop alerting me' : 'Alert me'} about ${named(entry)}`,
  }
  return words[deed]
}

/** What is done to which part of the page. */
export function outcomeOf(entry: Entry, deed: Deed, desk: Desk): Outcome {
  const { slot } = desk
  const alert = deed === 'alert' && alertOf(entry)
  if (alert) return { steps: [{ type: 'alert.ordered', alert, name: named(entry) }] }
  switch (entry.kind) {
    case 'destination':
      return {
        steps: [
          { type: 'place.asked', path: entry.destination.path },
          ...(entry.destination.isLibrary ? [{ type: 'library.asked' as const }] : []),
        ],
      }
    case 'command': {
      const { says } = entry.command
      if (says.type === 'feed.ordered') return { steps: [{ ...says, slot: slot ?? 0 }] }
      if (says.type === 'desks.ordered') return { steps: [...toTerminal(slot), says] }
      if (says.type !== 'workspace.ordered') return { steps: [says] }
      const order = says.order.type === 'stories.toggled' ? { ...says.order, slot: slot ?? 0 } : says.order
      return { steps: [...toTerminal(slot), { type: 'workspace.ordered', order }] }
    }
    case 'headline':
      return { steps: [...toTerminal(slot), { type: 'row.asked', slot: entry.slot, id: entry.id }] }
    case 'preset':
      return deed === 'open' ? opened(loadedFeed(entry.preset), desk) : replaced(loadedFeed(entry.preset), desk)
    default:
      return onValue(entry, deed, desk)
  }
}

const toTerminal = (slot: FeedSlot | undefined) => (typeof slot === 'number' ? [] : [TERMINAL])
const keys = { symbol: 'tickers', source: 'newsSources', topic: 'topics' } as const satisfies Record<string, FilterKey>
type ValueEntry = Extract<Entry, { kind: keyof typeof keys }>
const feedHere = ({ slot = 0, feeds, pitFeed }: Desk) => (slot === 'newsPit' ? pitFeed : feeds[slot])

function onValue(entry: ValueEntry, deed: Deed, desk: Desk): Outcome {
  const value = entry.kind === 'symbol' ? entry.symbol : entry.value
  const key = keys[entry.kind]
  if (deed === 'select')
    return {
      steps: [
        ...(desk.slot === undefined ? [TERMINAL] : []),
        { type: 'symbol.chosen', symbol: value, slot: desk.slot ?? 0 },
      ],
    }
  if (deed === 'page') return { steps: [{ type: 'place.asked', path: tickerPath(value) }] }
  if (deed === 'chart') return { steps: [...toTerminal(desk.slot), { type: 'symbol.shown', symbol: value }] }
  const add = { type: 'add', key, value, ...(entry.kind === 'source' && { origin: entry.origin }) } as const
  const only = changed({}, [add])
  if (deed === 'open') return opened({ id: 'new', name: '', searchContext: only }, desk)
  const here = feedHere(desk)
  if (!here) return { steps: [] }
  const actions: ListAction[] =
    deed === 'mute'
      ? [
          { type: 'remove', key, value },
          { type: 'add', key, value },
          { type: 'flip', key, value },
        ]
      : [{ type: 'clear', key }, add]
  return replaced({ ...here, searchContext: changed(here.searchContext, actions) }, desk)
}

/** What is more than a search may hold stays undone. */
const changed = (search: SearchContext, actions: readonly ListAction[]) =>
  actions.reduce<SearchContext>((now, action) => changeFilters(now, action) ?? now, search)

/** The feed that was used last gives way. */
function replaced(feed: Feed, desk: Desk): Outcome {
  const { slot = 0 } = desk
  const before = feedHere(desk)
  const after = keepingStories(before ?? {}, feed)
  const path = desk.slot === undefined ? [TERMINAL] : []
  return {
    steps: [...path, { type: 'feed.replaced', slot, feed: after }],
    ...(before && { replaced: { slot, before, after } }),
  }
}

/** A feed that looks for this, as from a page without feeds. `isOne`: only the first is in sight, and so it gives way. */
export function newFeed(searchContext: SearchContext, desk: Desk, isOne = false): Outcome {
  if (!isOne) return opened({ id: 'new', name: '', searchContext }, { ...desk, slot: undefined })
  const outcome = replaced({ id: 'unsaved-0', name: '', searchContext }, { ...desk, slot: 0 })
  return { ...outcome, steps: [TERMINAL, ...outcome.steps] }
}

/** A feed more; where there is no space, in place of the one that was used last. */
function opened(feed: Feed, desk: Desk): Outcome {
  const { feeds, slot } = desk
  const at = typeof slot === 'number' && slot < feeds.length ? slot : feeds.length - 1
  if (feeds.length >= FEEDS_LIMIT) {
    const outcome = replaced(feed.id === 'new' ? { ...feed, id: `unsaved-${at}` } : feed, { ...desk, slot: at })
    return { ...outcome, steps: [...toTerminal(slot), ...outcome.steps] }
  }
  const next = feeds.length
  const filled: Step =
    feed.id === 'new'
      ? { type: 'search.chosen', slot: next, search: feed.searchContext }
      : { type: 'feed.replaced', slot: next, feed }
  return { steps: [...toTerminal(slot), { type: 'feed.added' }, filled] }
}
