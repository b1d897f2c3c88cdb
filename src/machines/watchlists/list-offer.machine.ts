import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import type { Lists, WatchlistEdit } from '../../rules/watchlists/edits.ts'
import { keepingEdit } from '../../rules/watchlists/keeping.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** The lists of this browser's visitors. `putOff`: the ids of those that the user does not want to be asked about. */
export type ListsHere = { lists: Lists; putOff: readonly string[] }
export type PutOff = { owner: string; ids: readonly string[] }
/**
 * `owner`: as in the chart of the lists. `lists`: those of the account, undefined until they are known. `here`: those of this browser's visitors. `tried`: the
 * ids of those that are in the account since Keep was pressed, or were refused.
 */
type Context = { owner?: string | undefined; lists?: Lists | undefined; here: Lists; tried: readonly string[] }
type Owner = string | undefined
type Event =
  | { type: 'reader.changed'; owner: Owner }
  | { type: 'lists.changed'; lists: Lists | undefined }
  /** Another tab may have kept the lists. */
  | { type: 'page.focused' }
  | { type: 'keep.pressed' }
  | { type: 'later.pressed' }
  | { type: 'offer.opened' }
  /** All edits are saved, or one was refused. `isUnfit`: it would be refused again. */
  | { type: 'edits.ended'; lists: Lists }
  | { type: 'edit.refused'; isUnfit: boolean }
type Emitted = { type: 'edit.made'; edit: WatchlistEdit } | { type: 'offer.made' }

const ownerIn = ({ event }: { event: { owner: Owner } }) => event.owner
const listsIn = <Value>({ event }: { event: { lists: Value } }) => event.lists
const isUnfitIn = ({ event }: { event: { isUnfit: boolean } }) => event.isUnfit
const hereIn = ({ event }: { event: DoneActorEvent<ListsHere> }) => event.output
const ownerNow = ({ context }: { context: Context }) => context.owner ?? ''
const nextOf = ({ here, tried }: Context) => here.find(({ id }) => !tried.includes(id))
/** Guards have seen that there is one. */
const nextNow = ({ context }: { context: Context }): Watchlist => nextOf(context) ?? { id: '', name: '', symbols: [] }
const putOffNow = ({ context: { owner = '', here } }: { context: Context }): PutOff => ({
  owner,
  ids: here.map(({ id }) => id),
})

/** WCH-11: the lists that a visitor has made in this browser, which a user who signs in may take into the account: one after the other, and each goes from the browser once the account has it. */
export const listOfferMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    readHere: port<ListsHere, string>('readHere'),
    putOff: port<void, PutOff>('putOff'),
    dropHere: port<void, Watchlist>('dropHere'),
  },
  actions: {
    keepOwner: assign((_, owner: Owner) => ({ owner, here: [], tried: [] })),
    keepLists: assign((_, lists: Lists | undefined) => ({ lists })),
    keepHere: assign((_, { lists }: ListsHere) => ({ here: lists })),
    begin: assign({ tried: [] }),
    goOn: assign(({ context }) => ({ tried: [...context.tried, nextNow({ context }).id] })),
    announceOffer: report({ type: 'offer.made' }),
    makeEdit: report(({ context }) => ({
      type: 'edit.made' as const,
      edit: { kind: 'kept' as const, list: nextNow({ context }) },
    })),
  },
  guards: {
    isUser: (_, owner: Owner) => Boolean(owner),
    wasVisitor: ({ context }, owner: Owner) => context.owner === '' && Boolean(owner),
    hasNone: (_, { lists }: ListsHere) => lists.length === 0,
    isPutOff: (_, { lists, putOff }: ListsHere) => lists.every(({ id }) => putOff.includes(id)),
    isKnown: ({ context }) => context.lists !== undefined,
    hasNext: ({ context }) => nextOf(context) !== undefined,
    isKept: ({ context }, lists: Lists) => keepingEdit(lists, nextNow({ context })) === undefined,
    isUnfit: (_, isUnfit: boolean) => isUnfit,
  },
}).createMachine({
  id: 'listOffer',
  description: 'The lists that a visitor has made in this browser, for a user who signs in.',
  context: { here: [], tried: [] },
  initial: 'resting',
  on: {
    'lists.changed': { actions: { type: 'keepLists', params: listsIn } },
    'reader.changed': [
      {
        guard: { type: 'wasVisitor', params: ownerIn },
        target: '.arriving',
        actions: { type: 'keepOwner', params: ownerIn },
      },
      {
        guard: { type: 'isUser', params: ownerIn },
        target: '.waiting',
        actions: { type: 'keepOwner', params: ownerIn },
      },
      { target: '.resting', actions: { type: 'keepOwner', params: ownerIn } },
    ],
  },
  states: {
    resting: { description: 'No user is signed in, or there are no lists of a visitor.' },
    arriving: {
      description: 'A visitor has signed in, and it is looked up whether they have made lists here.',
      invoke: {
        id: 'readHere',
        src: 'readHere',
        input: ownerNow,
        onDone: [
          { guard: { type: 'hasNone', params: hereIn }, target: 'resting' },
          {
            guard: { type: 'isPutOff', params: hereIn },
            target: 'waiting',
            actions: { type: 'keepHere', params: hereIn },
          },
          { target: 'offering', actions: [{ type: 'keepHere', params: hereIn }, 'announceOffer'] },
        ],
        onError: 'resting',
      },
    },
    offering: {
      description: 'The user can take the lists into the account, those that are still here.',
      invoke: {
        id: 'readHere',
        src: 'readHere',
        input: ownerNow,
        onDone: [
          { guard: { type: 'hasNone', params: hereIn }, target: 'resting' },
          { actions: { type: 'keepHere', params: hereIn } },
        ],
        onError: 'resting',
      },
      on: {
        'page.focused': { target: 'offering', reenter: true },
        'keep.pressed': { guard: 'isKnown', target: 'keeping', actions: 'begin' },
        'later.pressed': 'puttingOff',
      },
    },
    keeping: {
      description: 'The next list is being saved in the account.',
      entry: 'makeEdit',
      on: {
        'edits.ended': [
          { guard: { type: 'isKept', params: listsIn }, target: 'dropping' },
          // it was changed elsewhere meanwhile
          { target: 'deciding', actions: 'goOn' },
        ],
        'edit.refused': [
          { guard: { type: 'isUnfit', params: isUnfitIn }, target: 'deciding', actions: 'goOn' },
          { target: 'offering' },
        ],
      },
    },
    dropping: {
      description: 'The account has the list, so the browser’s copy goes.',
      invoke: {
        id: 'dropHere',
        src: 'dropHere',
        input: nextNow,
        onDone: { target: 'deciding', actions: 'goOn' },
        onError: { target: 'deciding', actions: 'goOn' },
      },
    },
    deciding: {
      description: 'One list is done with: the next one comes, or what is left is offered again.',
      always: [{ guard: 'hasNext', target: 'keeping' }, { target: 'offering' }],
    },
    puttingOff: {
      description: 'It is being noted that the user does not want to be asked again.',
      invoke: { id: 'putOff', src: 'putOff', input: putOffNow, onDone: 'waiting', onError: 'waiting' },
    },
    waiting: {
      description:
        'It is looked up whether there are lists that were not put off; the user can come back to those that were.',
      invoke: {
        id: 'readHere',
        src: 'readHere',
        input: ownerNow,
        onDone: [
          { guard: { type: 'hasNone', params: hereIn }, target: 'resting' },
          { guard: { type: 'isPutOff', params: hereIn }, actions: { type: 'keepHere', params: hereIn } },
          { target: 'offering', actions: { type: 'keepHere', params: hereIn } },
        ],
        onError: 'resting',
      },
      on: { 'page.focused': { target: 'waiting', reenter: true }, 'offer.opened': 'offering' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof listOfferMachine>
const none: Lists = []
/** The lists that are offered; none while nothing is. */
export const offeredOf = (snapshot: Snapshot) =>
  snapshot.matches('offering') || isKeeping(snapshot) ? snapshot.context.here : none
export const isKeeping = (snapshot: Snapshot) => snapshot.matches('keeping') || snapshot.matches('dropping')
/** There are lists that were put off. */
export const isPutOff = (snapshot: Snapshot) =>
  (snapshot.matches('puttingOff') || snapshot.matches('waiting')) && snapshot.context.here.length > 0
