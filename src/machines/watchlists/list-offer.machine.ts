import { assign, type DoneActorEvent, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { Lists, WatchlistEdit } from '../../rules/watchlists/edits.ts'
import { haveAll, keepingEdits, keepingProblem } from '../../rules/watchlists/keeping.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `owner`: as in the chart of the lists. `lists`: those that the account has saved, undefined until they are known. `here`: those of this browser's visitors. */
type Context = { owner?: string | undefined; lists?: Lists | undefined; here: Lists }
type Owner = string | undefined
type Event =
  | { type: 'reader.changed'; owner: Owner }
  | { type: 'lists.changed'; lists: Lists | undefined }
  | { type: 'keep.pressed' }
  | { type: 'later.pressed' }
  /** All edits are saved, or one was refused. */
  | { type: 'edits.ended'; lists: Lists }
  | { type: 'edit.refused' }
type Emitted =
  | { type: 'edit.made'; edit: WatchlistEdit }
  | { type: 'offer.made' }
  | { type: 'keep.refused'; words: string }

const ownerIn = ({ event }: { event: { owner: Owner } }) => event.owner
const listsIn = ({ event }: { event: { lists: Lists | undefined } }) => event.lists
const hereIn = ({ event }: { event: DoneActorEvent<Lists> }) => event.output
const listsNow = ({ context }: { context: Context }) => context.lists
const hereNow = ({ context }: { context: Context }) => context.here

/** WCH-11: the lists that a visitor has made in this browser, which a user who signs in may take into the account. */
export const listOfferMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { readHere: port<Lists, void>('readHere'), dropHere: port<void, Lists>('dropHere') },
  actions: {
    keepOwner: assign((_, owner: Owner) => ({ owner, here: [] })),
    keepLists: assign((_, lists: Lists | undefined) => ({ lists })),
    keepHere: assign((_, here: Lists) => ({ here })),
    announceOffer: report({ type: 'offer.made' }),
    announceProblem: report(({ context: { lists = [], here } }) => ({
      type: 'keep.refused' as const,
      words: keepingProblem(lists, here),
    })),
    makeEdits: enqueueActions(({ context: { lists = [], here }, enqueue }) => {
      for (const edit of keepingEdits(lists, here)) enqueue(report({ type: 'edit.made' as const, edit }))
    }),
  },
  guards: {
    isUser: (_, owner: Owner) => Boolean(owner),
    wasVisitor: ({ context }, owner: Owner) => context.owner === '' && Boolean(owner),
    hasSome: (_, here: Lists) => here.length > 0,
    isKnown: ({ context }) => context.lists !== undefined,
    haveAll: ({ context: { here } }, lists: Lists | undefined) => lists !== undefined && haveAll(lists, here),
    hasEdits: ({ context: { lists, here } }) => lists !== undefined && keepingEdits(lists, here).length > 0,
  },
}).createMachine({
  id: 'listOffer',
  description: 'The lists that a visitor has made in this browser, for a user who signs in.',
  context: { here: [] },
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
        target: '.reading',
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
        onDone: [
          {
            guard: { type: 'hasSome', params: hereIn },
            target: 'offering',
            actions: [{ type: 'keepHere', params: hereIn }, 'announceOffer'],
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    reading: {
      description: 'It is looked up whether a visitor has made lists here.',
      invoke: {
        id: 'readHere',
        src: 'readHere',
        onDone: [
          {
            guard: { type: 'hasSome', params: hereIn },
            target: 'offering',
            actions: { type: 'keepHere', params: hereIn },
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    offering: {
      description: 'The user can take the lists into the account.',
      on: {
        'keep.pressed': [
          { guard: { type: 'haveAll', params: listsNow }, target: 'dropping' },
          { guard: 'hasEdits', target: 'keeping', actions: 'makeEdits' },
          { guard: 'isKnown', actions: 'announceProblem' },
        ],
        'later.pressed': 'resting',
      },
    },
    keeping: {
      description: 'The lists are being saved in the account.',
      on: {
        'edits.ended': [
          { guard: { type: 'haveAll', params: listsIn }, target: 'dropping' },
          // some did not fit, or were changed elsewhere
          { target: 'offering', actions: { type: 'keepLists', params: listsIn } },
        ],
        'edit.refused': 'offering',
      },
    },
    dropping: {
      description: 'They are in the account, so the browser’s copies go.',
      invoke: { id: 'dropHere', src: 'dropHere', input: hereNow, onDone: 'resting', onError: 'resting' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof listOfferMachine>
const none: Lists = []
/** The lists that are offered; none while nothing is. */
export const offeredOf = (snapshot: Snapshot) =>
  snapshot.matches('offering') || snapshot.matches('keeping') ? snapshot.context.here : none
export const isKeeping = (snapshot: Snapshot) => snapshot.matches('keeping')
