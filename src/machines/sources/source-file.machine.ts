import { assign, type DoneActorEvent, type ErrorActorEvent, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { ImportReport, OwnSourceCreation } from '../../contract/sources/own-sources.ts'
import type { Sources } from '../../rules/sources/own/edits.ts'
import { reasonWords } from '../../rules/sources/own/failure.ts'
import { importable, importProblem, importReport, type OpmlRead } from '../../rules/sources/own/import.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `seen`: the sources of the user. `from`: what the list is called in sentences. `problem`: why nothing was added; '' where nothing is wrong. */
type Context = { seen: Sources; from: string; read: OpmlRead; outcome: ImportReport | undefined; problem: string }
type Event =
  | { type: 'reader.changed' }
  | { type: 'sources.seen'; sources: Sources }
  | { type: 'file.chosen'; file: File }
  /** A list that comes with the page. */
  | { type: 'pack.chosen'; name: string; sources: readonly OwnSourceCreation[] }
  | { type: 'retry.pressed' }
  | { type: 'export.pressed' }
  | { type: 'export.failed' }
  | { type: 'report.left' }
type Emitted = { type: 'list.imported'; sources: Sources }
export type SourceFileEvent = { type: 'file.wanted'; sources: Sources }
type Pack = Pick<Extract<Event, { type: 'pack.chosen' }>, 'name' | 'sources'>

const nothing = (): Pick<Context, 'from' | 'read' | 'outcome' | 'problem'> => ({
  from: '',
  read: { kind: 'failed' },
  outcome: undefined,
  problem: '',
})
const initialContext = (): Context => ({ seen: [], ...nothing() })
const seenIn = ({ event }: { event: { sources: Sources } }) => event.sources
const nameIn = ({ event }: { event: { file: File } }) => event.file.name
const packIn = ({ event }: { event: Pack }) => event
const chosenIn = ({ event }: { event: Event }) => (event.type === 'file.chosen' ? event.file : undefined)
const readIn = ({ event }: { event: DoneActorEvent<OpmlRead> }) => event.output
const unread = (): OpmlRead => ({ kind: 'failed' })
const outcomeIn = ({ event }: { event: DoneActorEvent<ImportReport> }) => event.output
const errorIn = ({ event }: { event: ErrorActorEvent }) => event.error
const importableNow = ({ context }: { context: Context }) => importable(context.read)

/** SRC-07: the user's sources as an OPML list, and lists that are added to them. */
export const sourceFileMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    readFile: port<OpmlRead, File | undefined>('readFile'),
    importSources: port<ImportReport, readonly OwnSourceCreation[]>('importSources'),
    saveFile: stream<SourceFileEvent>('saveFile'),
  },
  actions: {
    see: assign((_, seen: Sources) => ({ seen })),
    begin: assign((_, file: string) => ({ ...nothing(), from: `“${file}”` })),
    takePack: assign((_, { name, sources }: Pack) => ({
      ...nothing(),
      from: `“${name}”`,
      read: { kind: 'sources' as const, sources, unfit: 0 },
    })),
    keepRead: assign(({ context }, read: OpmlRead) => ({ read, problem: importProblem(context.from, read) })),
    keepOutcome: assign((_, outcome: ImportReport) => ({ outcome, problem: '' })),
    sayReason: assign(({ context }, error: unknown) => ({
      problem: `The sources of ${context.from} could not be added. ${reasonWords(error)}`,
    })),
    sayUnsaved: assign({ ...nothing(), problem: 'The list could not be saved. Please try again.' }),
    forget: assign(nothing),
    announce: report((_, { sources }: ImportReport) => ({ type: 'list.imported' as const, sources })),
    save: sendTo('saveFile', ({ context: { seen } }): SourceFileEvent => ({ type: 'file.wanted', sources: seen })),
  },
  guards: {
    hasSources: ({ context }) => context.seen.length > 0,
    isRefused: ({ context }) => context.problem !== '',
  },
}).createMachine({
  id: 'sourceFile',
  description: "The user's sources as an OPML list, and lists that are added to them.",
  context: initialContext,
  initial: 'resting',
  invoke: { id: 'saveFile', src: 'saveFile' },
  on: {
    'reader.changed': { target: '.resting', actions: 'forget' },
    'sources.seen': { actions: { type: 'see', params: seenIn } },
    'export.pressed': { guard: 'hasSources', actions: 'save' },
  },
  states: {
    resting: {
      description: 'No list is being added; what became of the last one may be shown.',
      on: {
        'file.chosen': { target: 'reading', actions: { type: 'begin', params: nameIn } },
        'pack.chosen': { target: 'importing', actions: { type: 'takePack', params: packIn } },
        'report.left': { actions: 'forget' },
        'export.failed': { actions: 'sayUnsaved' },
      },
    },
    reading: {
      description: 'A file is being read.',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: chosenIn,
        onDone: { target: 'weighing', actions: { type: 'keepRead', params: readIn } },
        onError: { target: 'resting', actions: { type: 'keepRead', params: unread } },
      },
    },
    weighing: {
      description: 'It is decided whether the file can be taken.',
      always: [{ guard: 'isRefused', target: 'resting' }, { target: 'importing' }],
    },
    importing: {
      description: 'The sources of the list are being added.',
      invoke: {
        id: 'importSources',
        src: 'importSources',
        input: importableNow,
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepOutcome', params: outcomeIn },
            { type: 'announce', params: outcomeIn },
          ],
        },
        onError: { target: 'failed', actions: { type: 'sayReason', params: errorIn } },
      },
    },
    failed: {
      description: 'They could not be added, and the user can try again.',
      on: {
        'retry.pressed': 'importing',
        'report.left': { target: 'resting', actions: 'forget' },
        'file.chosen': { target: 'reading', actions: { type: 'begin', params: nameIn } },
        'pack.chosen': { target: 'importing', actions: { type: 'takePack', params: packIn } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof sourceFileMachine>
export const canExport = ({ context: { seen } }: Snapshot) => seen.length > 0
export const isImporting = (snapshot: Snapshot) => snapshot.matches('reading') || snapshot.matches('importing')
export const canRetry = (snapshot: Snapshot) => snapshot.matches('failed')
/** Why nothing was added; '' where nothing is wrong. */
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
/** What became of the list; undefined while there is nothing to say. */
export const reportOf = ({ context: { from, read, outcome } }: Snapshot) => outcome && importReport(from, read, outcome)
