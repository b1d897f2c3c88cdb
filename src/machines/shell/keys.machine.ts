import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
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
  | Early

type Pressed = { context: Context; event: Key }
const keyIn = ({ context, event }: Pressed): Key => ({ ...event, key: ownKeyOf(event.key, context.changes) ?? '' })
/** Of keys with Alt alone. */
const altKeyIn = ({ context, event }: Pressed): Key =>
  keyIn({ context, event: { ...event, key: hasAlt(event.key) ? event.key : '' } })
const changesIn = ({ event: { changes } }: { event: Changes }): Changes => ({ changes })
/** The event for the list in a slot. */
const orderFor = (slot: ListSlot, order: FeedOrder): Emitted =>
  slot === 'spotlight' || slot === 'library' || slot === 'ticker'
    ? { type: `${slot}.ordered`, order }
    : { type: 'feed.ordered', slot, order }
/** Never given: `isOrder` has seen to a list and an order. */
const none = { slot: 0, order: { type: 'share.asked' } } as const
const earlyIn = ({ event }: { event: Early }): Early => event
const slotIn = ({ event }: { event: { slot: ListSlot } }) => event.slot
const without = (slots: readonly ListSlot[], slot: ListSlot) => slots.filter((other) => other !== slot)

/** The keys of the page: '?' lists them, others are for the list that was used last. Those without Ctrl, ⌘ or Alt can be switched off (LAY-27), and commands given others (LAY-33). */
export const keysMachine = setup({
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
}).createMachine({
  id: 'keys',
  description: 'The keyboard shortcuts of the page.',
  context: { slots: [], changes: [] },
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  type: 'parallel',
  on: {
    'feed.came': { actions: { type: 'addSlot', params: slotIn } },
    'feed.used': { actions: { type: 'useSlot', params: slotIn } },
    'feed.left': { actions: { type: 'dropSlot', params: slotIn } },
    'changes.recalled': { actions: { type: 'setChanges', params: changesIn } },
    'changes.chosen': {
      actions: [
        { type: 'setChanges', params: changesIn },
        { type: 'keep', params: changesIn },
      ],
    },
  },
  states: {
    singles: {
      description: 'Whether keys without Ctrl, Alt or Meta are shortcuts.',
      initial: 'on',
      states: {
        on: {
          description: 'Single keys are shortcuts.',
          initial: 'closed',
          on: { 'singles.recalledOff': 'off' },
          states: {
            closed: {
              description: 'The list of shortcuts is closed, and keys go to the list that was used last.',
              on: {
                'list.asked': 'open',
                'key.pressed': [
                  { guard: { type: 'asksForList', params: keyIn }, target: 'open' },
                  { guard: { type: 'isOrder', params: keyIn }, actions: { type: 'giveOrder', params: keyIn } },
                ],
              },
            },
            open: {
              description: 'The list of shortcuts is open.',
              tags: 'open',
              on: {
                'list.left': 'closed',
                'singles.toggled': {
                  target: '#keys.singles.off.open',
                  actions: { type: 'keep', params: { areOff: true } },
                },
              },
            },
          },
        },
        off: {
          description:
            'The user has switched single keys off: what is typed or spoken starts nothing, unless with Ctrl or Alt.',
          initial: 'closed',
          states: {
            closed: {
              description: 'The list of shortcuts is closed, and keys with Alt go to the list that was used last.',
              on: {
                'list.asked': 'open',
                'key.pressed': [
                  { guard: { type: 'asksForList', params: altKeyIn }, target: 'open' },
                  { guard: { type: 'isOrder', params: altKeyIn }, actions: { type: 'giveOrder', params: altKeyIn } },
                ],
              },
            },
            open: {
              description: 'The list of shortcuts is open.',
              tags: 'open',
              on: {
                'list.left': 'closed',
                'singles.toggled': {
                  target: '#keys.singles.on.open',
                  actions: { type: 'keep', params: { areOff: false } },
                },
              },
            },
          },
        },
      },
    },
    search: {
      description: 'The way to the palette, whose code and list take a moment.',
      initial: 'away',
      on: {
        'palette.asked': { target: '.awaited', actions: 'askForPalette' },
        'key.pressed': {
          guard: { type: 'asksForPalette', params: keyIn },
          target: '.awaited',
          actions: 'askForPalette',
        },
      },
      states: {
        away: { description: 'The user is not on the way to the palette.' },
        awaited: {
          description: 'The palette was asked for: what is typed until its field has the focus is for it.',
          on: {
            'search.typed': { actions: { type: 'passOn', params: earlyIn } },
            'search.entered': { actions: { type: 'passOn', params: earlyIn } },
            'search.dropped': { target: 'away', actions: { type: 'passOn', params: earlyIn } },
            'search.left': 'away',
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof keysMachine>
export const isListOpen = (snapshot: Snapshot) => snapshot.hasTag('open')
/** Whether keys without Ctrl, Alt or Meta are shortcuts. */
export const areSinglesOn = (snapshot: Snapshot) => snapshot.matches({ singles: 'on' })
/** The keys that the user has given to commands. */
export const changesOf = (snapshot: Snapshot) => snapshot.context.changes
/** Whether the palette was asked for and has not got the focus. */
export const isSearchAwaited = (snapshot: Snapshot) => snapshot.matches({ search: 'awaited' })
