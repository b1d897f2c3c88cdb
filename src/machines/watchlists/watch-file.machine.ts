import { assign, type DoneActorEvent, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import type { WatchlistEdit } from '../../rules/watchlists/edits.ts'
import { type FileRead, hasNew, importEdit, importProblem, importReport } from '../../rules/watchlists/file/import.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `seen`: the list of the panel. `list`: the one that a file is read into, as it was then. `file`: its name. */
type Context = { seen: Watchlist | undefined; list: Watchlist | undefined; file: string; read: FileRead }
type Event =
  | { type: 'list.seen'; list: Watchlist | undefined }
  | { type: 'file.chosen'; file: File }
  | { type: 'export.pressed' }
  | { type: 'report.left' }
  /** Everything that was asked for is saved, or was refused. */
  | { type: 'edits.ended' }
  | { type: 'edit.refused' }
type Emitted = { type: 'edit.made'; edit: WatchlistEdit }
export type ListFileEvent = { type: 'file.wanted'; list: Watchlist }

const listIn = ({ event }: { event: { list: Watchlist | undefined } }) => event.list
const nameIn = ({ event }: { event: { file: File } }) => event.file.name
const chosenIn = ({ event }: { event: Event }) => (event.type === 'file.chosen' ? event.file : undefined)
const readIn = ({ event }: { event: DoneActorEvent<FileRead> }) => event.output
const hasSymbols = (list: Watchlist | undefined) => list !== undefined && list.symbols.length > 0
const unread = (): FileRead => ({ kind: 'failed' })

/** WCH-10: the list of the panel as a file, and files read into it. */
export const watchFileMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { readFile: port<FileRead, File | undefined>('readFile'), saveFile: stream<ListFileEvent>('saveFile') },
  actions: {
    see: assign((_, seen: Watchlist | undefined) => ({ seen })),
    begin: assign(({ context }, file: string) => ({ list: context.seen, file })),
    keepRead: assign((_, read: FileRead) => ({ read })),
    add: report(({ context }) => ({ type: 'edit.made' as const, edit: importEdit(context) })),
    save: sendTo(
      'saveFile',
      ({ context: { seen } }): ListFileEvent => ({
        type: 'file.wanted',
        list: seen ?? { id: '', name: '', symbols: [] },
      }),
    ),
  },
  guards: {
    isOther: ({ context: { seen } }, list: Watchlist | undefined) => seen !== undefined && seen.id !== list?.id,
    hasSymbols: ({ context }) => hasSymbols(context.seen),
    isRefused: ({ context }) => importProblem(context) !== '',
    hasNew: ({ context }) => hasNew(context),
  },
}).createMachine({
  id: 'watchFile',
  description: 'The list of the panel as a file, and files that are read into it.',
  context: { seen: undefined, list: undefined, file: '', read: { kind: 'symbols', symbols: [], unclear: [] } },
  initial: 'resting',
  invoke: { id: 'saveFile', src: 'saveFile' },
  on: {
    'list.seen': [
      {
        guard: { type: 'isOther', params: listIn },
        target: '.resting',
        actions: { type: 'see', params: listIn },
      },
      { actions: { type: 'see', params: listIn } },
    ],
    'export.pressed': { guard: 'hasSymbols', actions: 'save' },
  },
  states: {
    resting: {
      description: 'No file is read, and nothing is said of one.',
      on: { 'file.chosen': { target: 'reading', actions: { type: 'begin', params: nameIn } } },
    },
    reading: {
      description: 'A file is being read.',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: chosenIn,
        onDone: { target: 'weighing', actions: { type: 'keepRead', params: readIn } },
        onError: { target: 'refused', actions: { type: 'keepRead', params: unread } },
      },
    },
    weighing: {
      description: 'What becomes of the file follows from what is in it, and in the list.',
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'hasNew', target: 'adding', actions: 'add' },
        { target: 'reported' },
      ],
    },
    adding: {
      description: 'Its symbols are being saved.',
      on: { 'edits.ended': 'reported', 'edit.refused': 'resting' },
    },
    reported: {
      description: 'What became of the file is shown.',
      on: {
        'report.left': 'resting',
        'file.chosen': { target: 'reading', actions: { type: 'begin', params: nameIn } },
      },
    },
    refused: {
      description: 'It is shown why the file was not taken.',
      on: {
        'report.left': 'resting',
        'file.chosen': { target: 'reading', actions: { type: 'begin', params: nameIn } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof watchFileMachine>
export const canExport = ({ context: { seen } }: Snapshot) => hasSymbols(seen)
export const isImporting = (snapshot: Snapshot) => snapshot.matches('reading') || snapshot.matches('adding')
/** Undefined while there is nothing to report. */
export const reportOf = (snapshot: Snapshot) =>
  snapshot.matches('reported') ? importReport(snapshot.context) : undefined
/** Why the file was not taken; '' where it was. */
export const problemOf = (snapshot: Snapshot) => (snapshot.matches('refused') ? importProblem(snapshot.context) : '')
