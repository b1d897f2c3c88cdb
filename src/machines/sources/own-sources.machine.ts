import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate'
import type { OwnSource } from '../../contract/sources/own-sources.ts'
import type { SourceEdit, Sources } from '../../rules/sources/own/edits.ts'
import {
  type Asked,
  type Context,
  type Loaded,
  nothing,
  type Owner,
  ownSourcesParts,
  savingNow,
} from './own-sources-parts.ts'

const initialContext = () => nothing(undefined)
const ownerIn = ({ event }: { event: { owner: Owner } }) => event.owner
const ownerNow = ({ context }: { context: Context }) => context.owner ?? ''
const editIn = ({ event }: { event: { edit: SourceEdit } }) => event.edit
const sourceIn = ({ event }: { event: { source: OwnSource } }) => event.source
const sourcesIn = ({ event }: { event: { sources: Sources } }) => event.sources
const askedIn = ({ event: { name, isOne } }: { event: Asked }) => (isOne ? { name, isOne } : { name })
const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output
const loadedIn = ({ event }: { event: DoneActorEvent<Loaded> }) => event.output
const errorIn = ({ event }: { event: ErrorActorEvent }) => event.error

/**
 * SRC-05: a user's own sources. They are loaded while the page of sources is open; an edit is seen at once and saved after those before it, also when the page is
 * left. While one is saved nothing is loaded: the answer would be older than the edit.
 */
export const ownSourcesMachine = ownSourcesParts.createMachine({
  id: 'ownSources',
  description: "A user's own sources.",
  context: initialContext,
  type: 'parallel',
  on: {
    'feed.asked': { actions: { type: 'askForFeed', params: askedIn } },
    'undo.left': { actions: 'forgetRemoved' },
    'troubles.left': { actions: 'forgetTroubles' },
  },
  states: {
    list: {
      description: 'The sources on the page.',
      initial: 'away',
      states: {
        away: {
          description: 'The user is at another page.',
          on: { 'sources.reached': 'arriving' },
        },
        arriving: {
          description: 'The page is open, and it may not be known yet who is here.',
          always: [
            { guard: 'isVisitor', target: 'visiting' },
            { guard: 'isUser', target: 'open' },
          ],
          on: { 'sources.left': 'away' },
        },
        visiting: {
          description: 'A visitor is at the page.',
          on: { 'sources.left': 'away', 'reader.changed': 'arriving' },
        },
        open: {
          description: 'A user is at the page.',
          initial: 'held',
          on: {
            'sources.left': 'away',
            'reader.changed': 'arriving',
            'edit.made': '.held',
            'undo.pressed': '.held',
            'source.added': { target: '.held', actions: { type: 'keepAdded', params: sourceIn } },
            'list.imported': { target: '.held', actions: { type: 'keepImported', params: sourcesIn } },
          },
          states: {
            held: {
              description: 'Nothing is loaded while edits are being saved.',
              always: { guard: 'isSettled', target: 'loading' },
            },
            loading: {
              description: 'The sources are on their way; those that were loaded before stay.',
              invoke: {
                id: 'loadSources',
                src: 'loadSources',
                input: ownerNow,
                onDone: [
                  {
                    guard: { type: 'areAwaited', params: loadedIn },
                    target: 'awaited',
                    actions: { type: 'keepLoaded', params: loadedIn },
                  },
                  { target: 'fresh', actions: { type: 'keepLoaded', params: loadedIn } },
                ],
                onError: 'failed',
              },
            },
            fresh: {
              description: 'The sources are on the page.',
              after: { freshTime: 'loading' },
            },
            awaited: {
              description: 'The sources are on the page, and one of them is about to be read.',
              after: { awaitedTime: 'loading' },
            },
            failed: {
              description: 'They could not be loaded, and the user can try again.',
              on: { 'retry.pressed': 'asking', 'network.returned': 'asking' },
              after: { freshTime: 'asking' },
            },
            asking: {
              description: 'They are asked for again after a failure.',
              invoke: {
                id: 'askAgain',
                src: 'loadSources',
                input: ownerNow,
                onDone: [
                  {
                    guard: { type: 'areAwaited', params: loadedIn },
                    target: 'awaited',
                    actions: { type: 'keepLoaded', params: loadedIn },
                  },
                  { target: 'fresh', actions: { type: 'keepLoaded', params: loadedIn } },
                ],
                onError: 'failed',
              },
            },
          },
        },
      },
    },
    changing: {
      description: 'What the user changes.',
      initial: 'idle',
      on: {
        'reader.changed': { target: '.idle', actions: { type: 'keepOwner', params: ownerIn } },
        'edit.made': {
          guard: { type: 'isPossible', params: editIn },
          actions: { type: 'addEdit', params: editIn },
        },
        'undo.pressed': { guard: 'hasRemoved', actions: 'restore' },
      },
      states: {
        idle: {
          description: 'Everything is saved.',
          always: { guard: 'hasEdits', target: 'saving' },
        },
        saving: {
          description: 'The first edit that waits is being saved.',
          invoke: {
            id: 'saveEdit',
            src: 'saveEdit',
            input: savingNow,
            onDone: { target: 'idle', actions: ['announceSaved', { type: 'keepSaved', params: outputOf }] },
            onError: {
              target: 'idle',
              actions: [
                { type: 'announceFailure', params: errorIn },
                { type: 'dropFailed', params: errorIn },
              ],
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof ownSourcesMachine>
const none: Sources = []
export const isVisiting = (snapshot: Snapshot) => snapshot.matches({ list: 'visiting' })
/** A user is here, whose sources are shown. */
export const isOpen = (snapshot: Snapshot) => snapshot.matches({ list: 'open' })
/** Undefined until they are loaded. */
export const sourcesOf = (snapshot: Snapshot) => snapshot.context.sources
/** Those that are known: none before they are loaded. */
export const knownSources = (snapshot: Snapshot) => snapshot.context.sources ?? none
/** As of when what is said of them is true. */
export const asOf = (snapshot: Snapshot) => snapshot.context.at
/** Also while they are asked for again. */
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ list: { open: 'failed' } }) || isAsking(snapshot)
export const isAsking = (snapshot: Snapshot) => snapshot.matches({ list: { open: 'asking' } })
export const removedOf = (snapshot: Snapshot) => snapshot.context.removed
export const troublesOf = (snapshot: Snapshot) => snapshot.context.troubles
export const standingOf = (snapshot: Snapshot) => snapshot.context.standing
/** Whether what stands beneath them stays where it is: they are there, or there is no user, or they could not be loaded. */
export const isSettled = (snapshot: Snapshot) =>
  isVisiting(snapshot) || sourcesOf(snapshot) !== undefined || hasFailed(snapshot)
