import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fromCallback, fromPromise } from 'xstate'
import type {
  ImportReport,
  OwnSource,
  OwnSourceCreation,
  SourcePreview,
} from '../../../../src/contract/sources/own-sources.ts'
import { ownSourcesMachine } from '../../../../src/machines/sources/own-sources.machine.ts'
import type { Loaded, Saving } from '../../../../src/machines/sources/own-sources-parts.ts'
import { sourceAddingMachine } from '../../../../src/machines/sources/source-adding.machine.ts'
import { type SourceFileEvent, sourceFileMachine } from '../../../../src/machines/sources/source-file.machine.ts'
import { sourceFormMachine } from '../../../../src/machines/sources/source-form.machine.ts'
import { sourcesWires } from '../../../../src/root/wires/stories.ts'
import { edited } from '../../../../src/rules/sources/own/edits.ts'
import type { OpmlRead } from '../../../../src/rules/sources/own/import.ts'
import { OwnSources } from '../../../../src/ui/sources/own/OwnSources.tsx'
import { OwnProvider } from '../../../../src/ui/sources/own/own-charts.tsx'
import { show } from '../../markets/ui-charts.tsx'

export const NOW = '2026-11-30T10:03:20.000Z'

type Backend = {
  load(): Promise<readonly OwnSource[]>
  save(saving: Saving): Promise<OwnSource | undefined>
  preview(address: string): Promise<SourcePreview>
  add(address: string): Promise<OwnSource>
  read(file: File | undefined): Promise<OpmlRead>
  import(sources: readonly OwnSourceCreation[]): Promise<ImportReport>
}
const never = () => new Promise<never>(() => undefined)

/** The panel of a user with these sources: what is saved is kept. */
export async function showOwn(sources: readonly OwnSource[], backend: Partial<Backend> = {}, owner = 'ann') {
  let kept = sources
  const exported: SourceFileEvent[] = []
  const { load = async () => kept, save = async () => undefined, preview = never, add = never, read = never } = backend
  const own = {
    loadSources: fromPromise<Loaded, string>(async () => ({ sources: await load(), at: NOW })),
    saveEdit: fromPromise<OwnSource | undefined, Saving>(async ({ input }) => {
      const stored = await save(input)
      kept = edited(kept, input.edit)
      return stored
    }),
  }
  const adding = {
    previewSource: fromPromise<SourcePreview, string>(({ input }) => preview(input)),
    addSource: fromPromise<OwnSource, string>(async ({ input }) => {
      const added = await add(input)
      kept = [...kept, added]
      return added
    }),
  }
  const files = {
    readFile: fromPromise<OpmlRead, File | undefined>(({ input }) => read(input)),
    importSources: fromPromise<ImportReport, readonly OwnSourceCreation[]>(({ input }) =>
      (backend.import ?? never)(input),
    ),
    saveFile: fromCallback<SourceFileEvent>(({ receive }) => receive((event) => void exported.push(event))),
  }
  const shown = await show((root) => (
    <OwnProvider
      value={root.admit(
        {
          ownSources: { logic: ownSourcesMachine.provide({ actors: own }) },
          sourceAdding: { logic: sourceAddingMachine.provide({ actors: adding }) },
          sourceFile: { logic: sourceFileMachine.provide({ actors: files }) },
          sourceForm: { logic: sourceFormMachine },
        },
        { wires: sourcesWires.filter((wire) => wire.from !== 'session' && wire.from !== 'place') },
      )}
    >
      <OwnSources />
    </OwnProvider>
  ))
  const chart = shown.root.refOf('ownSources')
  await act(async () => {
    chart.send({ type: 'reader.changed', owner })
    chart.send({ type: 'sources.reached' })
  })
  return { ...shown, chart, exported, user: userEvent.setup() }
}

export const press = (name: string) => screen.getByRole('button', { name })
/** What stands in each row, without its buttons. */
export const rows = () =>
  screen.queryAllByRole('listitem').flatMap((row) => {
    const texts = [...row.querySelectorAll('p')].map(({ textContent }) => textContent)
    return row.id.startsWith('source-') ? [texts] : []
  })
