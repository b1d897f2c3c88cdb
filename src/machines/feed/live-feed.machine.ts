import type { SnapshotFrom } from 'xstate'
import type { NewsItem } from '../../contract/shared/news.ts'
import { mutedWithin } from '../../rules/feed/muted.ts'
import * as list from './feed-list.machine.ts'
import * as mutes from './feed-mutes.machine.ts'
import * as rows from './feed-rows.machine.ts'
import * as search from './feed-search.machine.ts'
import * as status from './feed-status.machine.ts'
import { type FeedContext, liveFeedParts } from './live-feed-parts.ts'

const whole = <Event>({ event }: { event: Event }) => event
const searchIn = <Value>({ event }: { event: { search: Value } }) => event.search
const pressedIn = <Value>({ event }: { event: { pressed: Value } }) => event.pressed
const idIn = <Value>({ event }: { event: { id: Value } }) => event.id
const idsIn = <Value>({ event }: { event: { ids: Value } }) => event.ids
const itemIn = ({ event }: { event: { item?: NewsItem } }) => event.item
const searchNow = ({ context }: { context: FeedContext }) => context

/** One live list of news with its search box (FED-01, FED-15, FED-16, RT-02, RT-05). The workspace decides what it searches for. */
export const liveFeedMachine = liveFeedParts.createMachine({
  id: 'liveFeed',
  description: 'One live list of news with its search box.',
  context: { search: {} },
  initial: 'closed',
  states: {
    closed: {
      description: 'The feed is closed and searches for nothing.',
      on: { 'search.given': { target: 'open', actions: { type: 'keepSearch', params: searchIn } } },
    },
    open: {
      description: 'The feed is open, and its parts are at work.',
      invoke: [
        { id: 'list', src: 'list', input: searchNow, onSnapshot: { actions: 'showChange' } },
        { id: 'mutes', src: 'mutes', input: searchNow, onSnapshot: { actions: 'showChange' } },
        { id: 'rows', src: 'rows', onSnapshot: { actions: 'showChange' } },
        { id: 'search', src: 'search', input: searchNow, onSnapshot: { actions: 'showChange' } },
        { id: 'status', src: 'status', onSnapshot: { actions: 'showChange' } },
      ],
      initial: 'reading',
      on: {
        'search.given': {
          guard: { type: 'isOther', params: searchIn },
          actions: [
            { type: 'keepSearch', params: searchIn },
            { type: 'toList', params: whole },
            { type: 'toMutes', params: whole },
            { type: 'toRows', params: whole },
            { type: 'toSearch', params: whole },
            { type: 'toStatus', params: whole },
            'announceTop',
          ],
        },
        'feed.closed': { target: 'closed', actions: 'forgetSearch' },
        'items.recalled': { actions: { type: 'toList', params: whole } },
        'retry.pressed': { actions: { type: 'toList', params: whole } },
        'older.wanted': { actions: { type: 'toList', params: whole } },
        'list.replaced': {
          actions: [
            { type: 'toRows', params: whole },
            { type: 'toStatus', params: whole },
          ],
        },
        'list.backfilled': {
          actions: [
            { type: 'toRows', params: whole },
            { type: 'toStatus', params: whole },
          ],
        },
        'list.merged': {
          actions: [
            { type: 'toRows', params: whole },
            { type: 'toStatus', params: whole },
          ],
        },
        'older.added': { actions: { type: 'toRows', params: whole } },
        'list.recalled': { actions: { type: 'toRows', params: whole } },
        'mutes.toggled': { actions: { type: 'toMutes', params: whole } },
        'mutes.revealed': { actions: { type: 'toRows', params: whole } },
        'mutes.changed': { actions: { type: 'toRows', params: whole } },
        'mutes.hidden': { actions: { type: 'toRows', params: whole } },
        'phrase.changed': { actions: { type: 'toSearch', params: whole } },
        'search.submitted': { actions: { type: 'toSearch', params: whole } },
        'search.cleared': { actions: { type: 'toSearch', params: whole } },
        'undo.pressed': { actions: { type: 'toSearch', params: whole } },
        'filter.removed': { actions: { type: 'toSearch', params: whole } },
        'search.chosen': { actions: { type: 'announceSearch', params: searchIn } },
        'value.pressed': { actions: { type: 'announcePressed', params: pressedIn } },
        'item.toggled': { actions: { type: 'toRows', params: whole } },
        'current.toggled': { actions: { type: 'toRows', params: whole } },
        'link.followed': { actions: { type: 'toRows', params: whole } },
        'share.asked': { actions: { type: 'toRows', params: whole } },
        'row.wanted': { actions: { type: 'toRows', params: whole } },
        'row.focused': { actions: { type: 'toRows', params: whole } },
        'focus.left': { actions: { type: 'toRows', params: whole } },
        'list.scrolled': { actions: { type: 'toRows', params: whole } },
        'top.reached': { actions: { type: 'toRows', params: whole } },
        'pointer.entered': { actions: { type: 'toRows', params: whole } },
        'pointer.left': { actions: { type: 'toRows', params: whole } },
        'pin.toggled': { actions: { type: 'toRows', params: whole } },
        'waiting.asked': { actions: [{ type: 'toRows', params: whole }, 'announceTop'] },
        'items.read': { actions: { type: 'announceRead', params: idsIn } },
        'item.shared': { actions: { type: 'announceShare', params: itemIn } },
        'row.reached': { actions: { type: 'announceRow', params: idIn } },
        'box.wanted': { actions: 'announceBox' },
      },
      states: {
        reading: {
          description: 'The rows are in sight.',
          on: { 'builder.asked': 'building' },
        },
        building: {
          description: 'The filter builder is open beneath the header of the feed.',
          on: { 'builder.left': 'reading' },
        },
      },
    },
  },
})

type Actors<Logic extends { provide(given: never): unknown }> =
  NonNullable<Parameters<Logic['provide']>[0]> extends {
    actors?: infer Given
  }
    ? Required<NonNullable<Given>>
    : never
type FeedPorts = Actors<typeof list.feedListMachine> & Actors<typeof mutes.feedMutesMachine>

/** The chart with the ports of its children filled. */
export const liveFeedWith = ({ searchNews, searchUnmuted }: FeedPorts) =>
  liveFeedMachine.provide({
    actors: {
      list: list.feedListMachine.provide({ actors: { searchNews } }),
      mutes: mutes.feedMutesMachine.provide({ actors: { searchUnmuted } }),
    },
  })

type Snapshot = SnapshotFrom<typeof liveFeedMachine>
/** What a part of the feed answers, and what is true while the feed is closed and has none. */
const ask = <Part, Value>(
  part: { getSnapshot(): Part } | undefined,
  select: (snapshot: Part) => Value,
  closed: Value,
): Value => (part ? select(part.getSnapshot()) : closed)
const none: list.Items = []
const noIds: readonly string[] = []

export const searchOf = (snapshot: Snapshot) => snapshot.context.search
/** The keywords that the list is of, undefined while it is of everything. */
export const searchedFor = (snapshot: Snapshot) => snapshot.context.search.keywords?.join(', ')
export const isBuilderOpen = (snapshot: Snapshot) => snapshot.matches({ open: 'building' })

export const itemsOf = ({ children }: Snapshot) => ask(children.list, list.itemsOf, none)
/** How many more the list has than have come. */
export const olderCount = ({ children }: Snapshot) => ask(children.list, list.olderCount, 0)
/** A closed feed counts as waiting for its first rows. */
export const isLoading = ({ children }: Snapshot) => ask(children.list, list.isLoading, true)
export const isLive = ({ children }: Snapshot) => ask(children.list, list.isLive, false)
/** Connected, but nothing has come for a while: the age of the newest item must be shown. */
export const isQuiet = ({ children }: Snapshot) => ask(children.list, list.isQuiet, false)
export const isStale = ({ children }: Snapshot) => ask(children.list, list.isStale, false)
/** Seconds, undefined for a search that is not refused. */
export const refusedFor = ({ children }: Snapshot) => ask(children.list, list.refusedFor, undefined)
/** Epoch milliseconds, undefined while the list is up to date. */
export const staleSince = ({ children }: Snapshot) => ask(children.list, list.staleSince, undefined)
/** Whether items that were kept can stand in for those that are yet to come. */
export const canRecall = ({ children }: Snapshot) => ask(children.list, list.canRecall, false)

export const hasMutes = ({ children }: Snapshot) => ask(children.mutes, mutes.hasMutes, false)
export const areMutesRevealed = ({ children }: Snapshot) => ask(children.mutes, mutes.areRevealed, false)
export const mutedOf = ({ children }: Snapshot) => ask(children.mutes, mutes.mutedOf, none)
export const mutedCount = (snapshot: Snapshot) => mutedWithin(itemsOf(snapshot), mutedOf(snapshot)).length

export const shownOf = ({ children }: Snapshot) => ask(children.rows, rows.shownOf, none)
export const arrivedOf = ({ children }: Snapshot) => ask(children.rows, rows.arrivedOf, noIds)
export const expandedOf = ({ children }: Snapshot) => ask(children.rows, rows.expandedOf, noIds)
/** The row that keys start from; undefined where it is gone. */
export const currentOf = ({ children }: Snapshot) => ask(children.rows, rows.currentOf, undefined)
/** The row that has the keyboard's focus. */
export const focusedOf = ({ children }: Snapshot) => ask(children.rows, rows.focusedOf, undefined)
export const isHeld = ({ children }: Snapshot) => ask(children.rows, rows.isHeld, false)
export const isPinned = ({ children }: Snapshot) => ask(children.rows, rows.isPinned, false)
export const isScrolled = ({ children }: Snapshot) => ask(children.rows, rows.isScrolled, false)
export const isPointed = ({ children }: Snapshot) => ask(children.rows, rows.isPointed, false)
/** How many items wait for a user whose list is held. */
export const waitingCount = ({ children }: Snapshot) => ask(children.rows, rows.waitingCount, 0)

export const phraseOf = ({ children }: Snapshot) => ask(children.search, search.phraseOf, '')
export const canUndo = ({ children }: Snapshot) => ask(children.search, search.canUndo, false)
/** The announcement for users who do not see the list; '' while there is nothing new to announce. */
export const statusOf = ({ children }: Snapshot) => ask(children.status, status.statusOf, '')
