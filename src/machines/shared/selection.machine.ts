import type { SnapshotFrom } from 'xstate'
import { selectionParts, symbolIn } from './selection-parts.ts'

const chosenIn = ({ event }: { event: { symbol: string } }) => event.symbol
const namedIn = ({ event }: { event: { symbol: string | undefined } }) => event.symbol
const returnedIn = ({ event }: { event: { symbol: string | undefined } }) => event.symbol ?? ''
const slotIn = <Value>({ event }: { event: { slot?: Value } }) => event.slot
const feedsIn = <Value>({ event }: { event: { feeds: Value } }) => event.feeds
const linkedIn = ({ event }: { event: { linked: readonly string[] } }) => event.linked
const idIn = ({ event }: { event: { id: string } }) => event.id

/** TRM-08, TRM-09: the symbol that the panels turn to, and the feeds that follow it. */
export const selectionMachine = selectionParts.createMachine({
  id: 'selection',
  description: 'The symbol that the panels turn to, and the feeds that follow it.',
  context: { trail: { symbols: [], at: -1 }, feeds: [], linked: [] },
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  initial: 'free',
  on: {
    'feeds.changed': { actions: { type: 'keepFeeds', params: feedsIn } },
    'desk.opened': [
      {
        guard: { type: 'isNamed', params: chosenIn },
        target: '.on',
        actions: [
          { type: 'keepLinked', params: linkedIn },
          { type: 'beginTrail', params: chosenIn },
          'announce',
          'turnFeeds',
        ],
      },
      // its feeds may have followed a symbol that the address does not name
      {
        target: '.free',
        actions: [
          { type: 'keepLinked', params: linkedIn },
          { type: 'turnBack', params: false },
        ],
      },
    ],
    'symbol.chosen': {
      target: '.on',
      actions: [
        { type: 'keepSymbol', params: chosenIn },
        { type: 'linkFirst', params: slotIn },
        'announce',
        'turnFeeds',
      ],
    },
  },
  states: {
    free: {
      description: 'No symbol is selected.',
      on: {
        'address.changed': {
          guard: { type: 'isNamed', params: namedIn },
          target: 'on',
          actions: [{ type: 'returnTo', params: returnedIn }, 'announce', 'turnFeeds'],
        },
        'link.toggled': [
          { guard: { type: 'isLinked', params: idIn }, actions: { type: 'dropLink', params: idIn } },
          { actions: { type: 'addLink', params: idIn } },
        ],
      },
    },
    on: {
      description: 'A symbol is selected.',
      on: {
        'address.changed': [
          {
            guard: { type: 'isOtherNamed', params: namedIn },
            actions: [{ type: 'returnTo', params: returnedIn }, 'announce', 'turnFeeds'],
          },
          {
            guard: { type: 'isNoneNamed', params: namedIn },
            target: 'free',
            actions: { type: 'turnBack', params: false },
          },
        ],
        'trail.back': {
          guard: 'hasBehind',
          actions: [{ type: 'move', params: -1 }, 'announce', 'turnFeeds'],
        },
        'trail.forward': {
          guard: 'hasAhead',
          actions: [{ type: 'move', params: 1 }, 'announce', 'turnFeeds'],
        },
        'selection.left': { target: 'free', actions: { type: 'turnBack', params: false } },
        'link.toggled': [
          {
            guard: { type: 'isLinked', params: idIn },
            actions: [
              { type: 'dropLink', params: idIn },
              { type: 'turnBack', params: true },
            ],
          },
          { actions: [{ type: 'addLink', params: idIn }, 'turnFeeds'] },
        ],
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof selectionMachine>
/** Undefined while none is selected. */
export const selectedOf = (snapshot: Snapshot) => (snapshot.matches('on') ? symbolIn(snapshot.context) : undefined)
export const linkedOf = (snapshot: Snapshot) => snapshot.context.linked
export const isLinked = (snapshot: Snapshot, id: string | undefined) =>
  id !== undefined && snapshot.context.linked.includes(id)
