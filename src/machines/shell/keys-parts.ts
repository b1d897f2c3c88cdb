import { assign, sendTo, setup } from 'xstate'
import type { KeptKeys } from '../../contract/shared/user/kept-keys.ts'
import { type FeedOrder, hasAlt, orderOf, ownKeyOf } from '../../rules/shared/feed-keys.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** A list that takes orders by keys: a feed, one of the News Pit's, or the headlines of a symbol's page. */
export type ListSlot = FeedSlot | 'spotlight' | 'library' | 'ticker'
/** `slots`: the lists on the page, that used last at the end. `changes`: the keys that the user has given to commands. */
type Context = { slots: readonly ListSlot[] } & Changes
type Changes = Pick<KeptKeys, 'changes'>
/** What the user has chosen last: the switch of single keys, or the keys of commands. */
type Choice = Pick<KeptKeys, 'areOff'> | Changes
/** What the adapter receives: a new choice. */
export type KeysEvent = { type: 'keys.chosen' } & Choice
type Key = { key: string; isRepeated: boolean }
type Early =
  | { type: 'search.typed'; text: string }
  | { type: 'search.entered'; isNew: boolean }
  | { type: 'search.dropped' }
type Event =
  | ({ type: 'key.pressed' } & Key)
  | { type: 'list.asked' }
  | { type: 'palette.asked' }
  /** What is typed, entered or given up before the palette's own field has the focus. */
  | Early
  /** The focus has gone from there: to the palette's field, as a rule. */
  | { type: 'search.left' }
  | { type: 'list.left' }
  /** What was chosen earlier. */
  | { type: 'singles.recalledOff' }
  | { type: 'singles.toggled' }
  | ({ type: 'changes.recalled' | 'changes.chosen' } & Changes)
  | { type: 'feed.came'; slot: ListSlot }
  | { type: 'feed.used'; slot: ListSlot }
  | { type: 'feed.left'; slot: ListSlot }
type Emitted =
  | { type: 'feed.ordered'; slot: FeedSlot; order: FeedOrder }
  | { type: 'spotlight.ordered' | 'library.ordered' | 'ticker.ordered'; order: FeedOrder }
  | { type: 'palette.asked'; slots: readonly ListSlot[] }
  /** A command was given by its key; `key`: that which the command has by itself. */
  | { type: 'key.used'; key: string }
  | Early

type Pressed = { context: Context; event: Key }
export const keyIn = ({ context, event }: Pressed): Key => ({
  ...event,
  key: ownKeyOf(event.key, context.changes) ?? '',
})
/** Of keys with Alt alone. */
export const altKeyIn = ({ context, event }: Pressed): Key =>
  keyIn({ context, event: { ...event, key: hasAlt(event.key) ? event.key : '' } })
export const changesIn = ({ event: { changes } }: { event: Changes }): Changes => ({ changes })
/** The event for the list in a slot. */
const orderFor = (slot: ListSlot, order: FeedOrder): Emitted =>
  slot === 'spotlight' || slot === 'library' || slot === 'ticker'
    ? { type: `${slot}.ordered`, order }
    : { type: 'feed.ordered', slot, order }
/** Never given: `isOrder` has seen to a list and an order. */
const none = { slot: 0, order: { type: 'share.asked' } } as const
export const earlyIn = ({ event }: { event: Early }): Early => event
export const slotIn = ({ event }: { event: { slot: ListSlot } }) => event.slot
const without = (slots: readonly ListSlot[], slot: ListSlot) => slots.filter((other) => other !== slot)

export const keysParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { watchKeys: stream<KeysEvent>('watchKeys') },
  actions: {
    addSlot: assign(({ context }, slot: ListSlot) => ({ slots: [slot, ...without(context.slots, slot)] })),
    useSlot: assign(({ context }, slot: ListSlot) => ({ slots: [...without(context.slots, slot), slot] })),
    dropSlot: assign(({ context }, slot: ListSlot) => ({ slots: without(context.slots, slot) })),
    setChanges: assign((_, changes: Changes) => changes),
    keep: sendTo('watchKeys', (_, choice: Choice): KeysEvent => ({ type: 'keys.chosen', ...choice })),
    askForPalette: report(({ context: { slots } }): Emitted => ({ type: 'palette.asked', slots })),
    passOn: report((_, early: Early): Emitted => early),
    announceUse: report((_, { key }: Key): Emitted => ({ type: 'key.used', key })),
    giveOrder: report(({ context }, { key, isRepeated }: Key) =>
      orderFor(context.slots.at(-1) ?? none.slot, orderOf(key, isRepeated) ?? none.order),
    ),
  },
  guards: {
    asksForList: (_, { key, isRepeated }: Key) => key === '?' && !isRepeated,
    asksForPalette: (_, { key, isRepeated }: Key) => key === 'Ctrl k' && !isRepeated,
    isOrder: ({ context }, { key, isRepeated }: Key) =>
      context.slots.length > 0 && orderOf(key, isRepeated) !== undefined,
  },
})
