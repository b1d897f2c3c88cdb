import type { SnapshotFrom } from 'xstate'
import type { ContentItem } from '../../contract/content/content.ts'
import * as cards from './spotlight-cards.machine.ts'
import * as list from './spotlight-list.machine.ts'
import type { Items } from './spotlight-list-events.ts'
import { type SpotlightContext, spotlightParts } from './spotlight-parts.ts'

const whole = <Event>({ event }: { event: Event }) => event
const phraseIn = <Value>({ event }: { event: { phrase: Value } }) => event.phrase
const idIn = <Value>({ event }: { event: { id: Value } }) => event.id
const idsIn = <Value>({ event }: { event: { ids: Value } }) => event.ids
const itemIn = ({ event }: { event: { item?: ContentItem } }) => event.item
const searchNow = ({ context }: { context: SpotlightContext }) => context

/** The Spotlight's live list with its search box (SPT-01, SPT-03, SPT-05, PIT-02, RT-02, RT-05). */
export const spotlightMachine = spotlightParts.createMachine({
  id: 'spotlight',
  description: 'The live list of the Spotlight with its search box.',
  context: { phrase: '', search: {} },
  invoke: [
    { id: 'list', src: 'list', input: searchNow, onSnapshot: { actions: 'showChange' } },
    { id: 'cards', src: 'cards', onSnapshot: { actions: 'showChange' } },
  ],
  initial: 'settled',
  on: {
    'phrase.changed': { target: '.typing', actions: { type: 'keepPhrase', params: phraseIn } },
    'items.recalled': { actions: { type: 'toList', params: whole } },
    'retry.pressed': { actions: { type: 'toList', params: whole } },
    'end.neared': { actions: { type: 'toList', params: whole } },
    'day.begun': { actions: { type: 'toList', params: whole } },
    'list.changed': { actions: { type: 'toCards', params: whole } },
    'list.backfilled': { actions: { type: 'toCards', params: whole } },
    'list.recalled': { actions: { type: 'toCards', params: whole } },
    'item.toggled': { actions: { type: 'toCards', params: whole } },
    'current.toggled': { actions: { type: 'toCards', params: whole } },
    'share.asked': { actions: { type: 'toCards', params: whole } },
    'row.wanted': { actions: { type: 'toCards', params: whole } },
    'row.focused': { actions: { type: 'toCards', params: whole } },
    'focus.left': { actions: { type: 'toCards', params: whole } },
    'list.scrolled': { actions: { type: 'toCards', params: whole } },
    'top.reached': { actions: { type: 'toCards', params: whole } },
    'pointer.entered': { actions: { type: 'toCards', params: whole } },
    'pointer.left': { actions: { type: 'toCards', params: whole } },
    'pin.toggled': { actions: { type: 'toCards', params: whole } },
    'newest.asked': { actions: { type: 'toCards', params: whole } },
    'lead.wanted': { actions: { type: 'toCards', params: whole } },
    'lead.left': { actions: { type: 'toCards', params: whole } },
    'items.read': { actions: { type: 'announceRead', params: idsIn } },
    'item.shared': { actions: { type: 'announceShare', params: itemIn } },
    'row.reached': { actions: { type: 'announceRow', params: idIn } },
    'box.wanted': { actions: 'announceBox' },
  },
  states: {
    settled: {
      description: 'The box shows what the Spotlight searches for.',
    },
    typing: {
      description: 'The user is typing.',
      on: { 'search.submitted': 'asking' },
      after: { typingPause: 'asking' },
    },
    asking: {
      description: 'What was typed becomes the search.',
      always: [
        { guard: 'isNewSearch', target: 'settled', actions: ['takeSearch', 'passSearch', 'freeCards'] },
        { target: 'settled' },
      ],
    },
  },
})

type SearchContent = NonNullable<
  NonNullable<Parameters<typeof list.spotlightListMachine.provide>[0]['actors']>['searchContent']
>

/** The chart with the port of its list filled. */
export const spotlightWith = (searchContent: SearchContent) =>
  spotlightMachine.provide({ actors: { list: list.spotlightListMachine.provide({ actors: { searchContent } }) } })

type Snapshot = SnapshotFrom<typeof spotlightMachine>
type ListSnapshot = SnapshotFrom<typeof list.spotlightListMachine>
type CardsSnapshot = SnapshotFrom<typeof cards.spotlightCardsMachine>
/** What the parts answer; they are there as long as the Spotlight is. */
const ofList =
  <Value>(select: (snapshot: ListSnapshot) => Value, absent: Value) =>
  ({ children }: Snapshot) =>
    children.list ? select(children.list.getSnapshot()) : absent
const ofCards =
  <Value>(select: (snapshot: CardsSnapshot) => Value, absent: Value) =>
  ({ children }: Snapshot) =>
    children.cards ? select(children.cards.getSnapshot()) : absent
const none: Items = []
const noIds: readonly string[] = []

export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
export const searchOf = (snapshot: Snapshot) => snapshot.context.search
/** The keywords that the list is of, undefined while it is of everything. */
export const searchedFor = (snapshot: Snapshot) => snapshot.context.search.keywords?.join(' ')

export const itemsOf = ofList(list.itemsOf, none)
/** From connection, and from each new search, until the answer (SPT-03). */
export const isLoading = ofList(list.isLoading, true)
/** The answer is long in coming: it can be asked for again. */
export const isLate = ofList(list.isLate, false)
/** The list has no answer yet, and could take what was seen last. */
export const awaitsItems = ofList(list.awaitsItems, true)
export const isLive = ofList(list.isLive, false)
/** Connected, but nothing has come for a while: the age of the newest item must be shown. */
export const isQuiet = ofList(list.isQuiet, false)
export const isStale = ofList(list.isStale, false)
/** Seconds, undefined for a search that is not refused. */
export const refusedFor = ofList(list.refusedFor, undefined)
/** Epoch milliseconds, undefined while the list is up to date. */
export const staleSince = ofList(list.staleSince, undefined)

export const shownOf = ofCards(cards.shownOf, none)
export const expandedOf = ofCards(cards.expandedOf, noIds)
/** The card that keys start from; undefined where it is gone. */
export const currentOf = ofCards(cards.currentOf, undefined)
/** The id of the card that stands above the others. */
export const leadOf = ofCards(cards.leadOf, undefined)
export const isHeld = ofCards(cards.isHeld, false)
export const isPinned = ofCards(cards.isPinned, false)
export const isScrolled = ofCards(cards.isScrolled, false)
export const isPointed = ofCards(cards.isPointed, false)
/** How many items wait for a user whose list is held. */
export const waitingCount = ofCards(cards.waitingCount, 0)
