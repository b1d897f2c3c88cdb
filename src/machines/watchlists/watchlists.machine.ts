import { assign, type DoneActorEvent, type ErrorActorEvent, type SnapshotFrom, setup } from 'xstate'
import { edited, type Lists, type WatchlistEdit } from '../../rules/watchlists/edits.ts'
import { isUnfit, refusalWords } from '../../rules/watchlists/refusal-words.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `owner`: the username, '' of a visitor, undefined while that is not known. `waiting`: edits to save; `lists`: those saved, with what waits. */
type Context = { owner?: string | undefined; saved: Lists; waiting: readonly WatchlistEdit[]; lists: Lists }
/** What is saved next. `lists`: as they were saved last. */
export type Saving = { owner: string; lists: Lists; edit: WatchlistEdit }
type Owner = string | undefined
type Event =
  | { type: 'reader.changed'; owner: Owner }
  /** They are shown again, and may have been changed elsewhere. */
  | { type: 'lists.wanted' }
  | { type: 'edit.made'; edit: WatchlistEdit }
/** `edits.ended`: everything that was asked for is saved. `isUnfit`: it would be refused again. */
type Emitted =
  | { type: 'lists.failed' }
  | { type: 'edit.refused'; words: string; isUnfit: boolean }
  | { type: 'edits.ended'; lists: Lists }

const ownerIn = ({ event }: { event: { owner: Owner } }) => event.owner
const editIn = ({ event }: { event: { edit: WatchlistEdit } }) => event.edit
const listsIn = ({ event }: { event: DoneActorEvent<Lists> }) => event.output
const errorIn = ({ event }: { event: ErrorActorEvent }) => event.error
const ownerNow = ({ context }: { context: Context }) => context.owner ?? ''
const savingNow = ({ context: { owner = '', saved, waiting } }: { context: Context }): Saving => ({
  owner,
  lists: saved,
  edit: waiting[0] ?? { kind: 'arranged', ids: [] },
})
const withEdits = (saved: Lists, waiting: readonly WatchlistEdit[]) => ({
  saved,
  waiting,
  lists: waiting.reduce(edited, saved),
})

/** WCH-01 to WCH-04: the user's watchlists. An edit is seen at once, and saved after those before it. */
export const watchlistsMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { loadLists: port<Lists, string>('loadLists'), saveEdit: port<Lists, Saving>('saveEdit') },
  actions: {
    keepOwner: assign((_, owner: Owner) => ({ owner, ...withEdits([], []) })),
    keepLists: assign(({ context }, lists: Lists) => withEdits(lists, context.waiting)),
    addEdit: assign(({ context: { saved, waiting } }, edit: WatchlistEdit) => withEdits(saved, [...waiting, edit])),
    keepSaved: assign(({ context }, lists: Lists) => withEdits(lists, context.waiting.slice(1))),
    dropEdits: assign(({ context }) => withEdits(context.saved, [])),
    announceEnd: report(({ context }) => ({ type: 'edits.ended' as const, lists: context.lists })),
    announceFailure: report({ type: 'lists.failed' }),
    announceRefusal: report((_, error: unknown) => ({
      type: 'edit.refused' as const,
      words: refusalWords(error),
      isUnfit: isUnfit(error),
    })),
  },
  guards: {
    isKnown: (_, owner: Owner) => owner !== undefined,
    isLast: ({ context }) => context.waiting.length === 1,
    hasEdits: ({ context }) => context.waiting.length > 0,
  },
}).createMachine({
  id: 'watchlists',
  description: 'The watchlists of the user, or of a visitor of this browser.',
  context: { saved: [], waiting: [], lists: [] },
  initial: 'unknown',
  on: {
    'reader.changed': [
      {
        guard: { type: 'isKnown', params: ownerIn },
        target: '.loading',
        actions: { type: 'keepOwner', params: ownerIn },
      },
      { target: '.unknown', actions: { type: 'keepOwner', params: undefined } },
    ],
  },
  states: {
    unknown: {
      description: 'It is not yet known who is here.',
    },
    loading: {
      description: 'The lists are on their way.',
      invoke: {
        id: 'loadLists',
        src: 'loadLists',
        input: ownerNow,
        onDone: { target: 'ready', actions: { type: 'keepLists', params: listsIn } },
        onError: { target: 'failed', actions: 'announceFailure' },
      },
    },
    failed: {
      description: 'The lists could not be loaded, and are asked for again when they are wanted.',
      on: { 'lists.wanted': 'loading' },
    },
    ready: {
      description: 'The lists are known.',
      initial: 'resting',
      on: { 'edit.made': { actions: { type: 'addEdit', params: editIn } } },
      states: {
        resting: {
          description: 'All edits are saved.',
          always: { guard: 'hasEdits', target: 'saving' },
          on: { 'lists.wanted': 'refreshing' },
        },
        saving: {
          description: 'The first edit that waits is being saved.',
          invoke: {
            id: 'saveEdit',
            src: 'saveEdit',
            input: savingNow,
            onDone: [
              {
                guard: 'isLast',
                target: 'resting',
                actions: [{ type: 'keepSaved', params: listsIn }, 'announceEnd'],
              },
              { target: 'resting', actions: { type: 'keepSaved', params: listsIn } },
            ],
            // those after it may rest on it
            onError: {
              target: 'refreshing',
              actions: [{ type: 'announceRefusal', params: errorIn }, 'dropEdits'],
            },
          },
        },
        refreshing: {
          description: 'The lists are loaded again, for they may have been changed elsewhere.',
          invoke: {
            id: 'loadLists',
            src: 'loadLists',
            input: ownerNow,
            onDone: { target: 'resting', actions: { type: 'keepLists', params: listsIn } },
            onError: 'resting',
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof watchlistsMachine>
export const listsOf = (snapshot: Snapshot) => snapshot.context.lists
/** Undefined until they are known. */
export const knownLists = (snapshot: Snapshot) => (snapshot.matches('ready') ? snapshot.context.lists : undefined)
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
