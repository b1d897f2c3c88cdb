import { fromCallback, fromPromise } from 'xstate'
import type { Environment } from '../../contract/shared/environment.ts'
import type { Ledger } from '../../contract/sources/ledger.ts'
import type { ImportReport, OwnSource, OwnSourceCreation, SourcePreview } from '../../contract/sources/own-sources.ts'
import { ledgerMachine } from '../../machines/sources/ledger.machine.ts'
import { ownSourcesMachine } from '../../machines/sources/own-sources.machine.ts'
import type { Loaded, Saving } from '../../machines/sources/own-sources-parts.ts'
import { sourceAddingMachine } from '../../machines/sources/source-adding.machine.ts'
import { type SourceFileEvent, sourceFileMachine } from '../../machines/sources/source-file.machine.ts'
import { sourceFormMachine } from '../../machines/sources/source-form.machine.ts'
import { type OpmlRead, opmlRead } from '../../rules/sources/own/import.ts'
import { opmlOf } from '../../rules/sources/own/written.ts'
import type { Calls } from '../session/session.ts'
import type { Root } from '../start.ts'
import { sourcesWires } from '../wires/stories.ts'
import { saveEdit } from './saving.ts'

/** The page of sources, when it is first gone to: starts its charts. */
export function startSources(root: Root, calls: Calls, environment: Environment) {
  const loadLedgers = fromPromise<readonly Ledger[]>(async () => (await calls()).http.loadLedgers())
  return root.admit(
    {
      ledger: { logic: ledgerMachine.provide({ actors: { loadLedgers } }) },
      ownSources: { logic: ownSourcesMachine.provide({ actors: ownPorts(calls, environment) }) },
      sourceAdding: { logic: sourceAddingMachine.provide({ actors: addingPorts(calls) }) },
      sourceFile: { logic: sourceFileMachine.provide({ actors: filePorts(calls, environment) }) },
      sourceForm: { logic: sourceFormMachine },
    },
    { wires: sourcesWires },
  )
}

/** Sources are read by the real clock. */
const ownPorts = (calls: Calls, { now }: Pick<Environment, 'now'>) => ({
  loadSources: fromPromise<Loaded, string>(async () => {
    const sources = await (await calls()).http.listOwnSources()
    return { sources, at: new Date(now()).toISOString() }
  }),
  saveEdit: fromPromise<OwnSource | undefined, Saving>(async ({ input, signal }) =>
    saveEdit((await calls()).http, input, signal),
  ),
})

const addingPorts = (calls: Calls) => ({
  previewSource: fromPromise<SourcePreview, string>(async ({ input }) => (await calls()).http.previewSource(input)),
  addSource: fromPromise<OwnSource, string>(async ({ input }) => (await calls()).http.addSource({ address: input })),
})

/** Reads the sources of a file of the user's. */
export const readFile = fromPromise<OpmlRead, File | undefined>(async ({ input }) => {
  if (!input) return { kind: 'failed' }
  const { readTextFile } = await import('../../adapters/shared/text-file.ts')
  const read = await readTextFile(input)
  return read.kind === 'text' ? opmlRead(read.text) : read
})

const filePorts = (calls: Calls, environment: Environment) => ({
  readFile,
  importSources: fromPromise<ImportReport, readonly OwnSourceCreation[]>(async ({ input }) =>
    (await calls()).http.addSources(input),
  ),
  saveFile: fromCallback<SourceFileEvent>(({ receive, sendBack }) => {
    receive(({ sources }) => {
      save(opmlOf(sources), environment).catch(() => sendBack({ type: 'export.failed' }))
    })
  }),
})

/** The code that saves files is in the file of the Terminal's widgets, which this page does without. */
async function save(text: string, environment: Environment) {
  const { saveText } = await import('../../adapters/shared/download.ts')
  saveText({ name: 'sources.opml', text, type: 'text/x-opml' }, environment)
}
