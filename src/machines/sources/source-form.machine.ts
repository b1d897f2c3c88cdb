import { assign, type SnapshotFrom, setup } from 'xstate'
import type { OwnSource } from '../../contract/sources/own-sources.ts'
import type { SourceEdit } from '../../rules/sources/own/edits.ts'
import { report } from '../shared/report.ts'

/** Of the source with this id: '' for none. `problem`: why it could not be saved, '' where nothing is wrong. */
type Context = { id: string; name: string; folder: string; before: string; problem: string }
type Named = Pick<OwnSource, 'id' | 'name' | 'folder'>
type Event =
  | { type: 'reader.changed' }
  | { type: 'rename.pressed'; source: Named }
  | { type: 'name.changed'; name: string }
  | { type: 'folder.changed'; folder: string }
  | { type: 'form.submitted' }
  | { type: 'form.left' }
  | { type: 'edit.saved'; edit: SourceEdit }
  | { type: 'edit.failed'; edit: SourceEdit; words: string }
type Emitted = { type: 'edit.made'; edit: SourceEdit }

const empty = (): Context => ({ id: '', name: '', folder: '', before: '', problem: '' })
const written = ({ name, folder }: Pick<Named, 'name' | 'folder'>) => JSON.stringify([name.trim(), folder.trim()])
const sourceIn = ({ event }: { event: { source: Named } }) => event.source
const nameIn = ({ event }: { event: { name: string } }) => event.name
const folderIn = ({ event }: { event: { folder: string } }) => event.folder
const editIn = ({ event }: { event: { edit: SourceEdit } }) => event.edit
const wordsIn = ({ event }: { event: { words: string } }) => event.words

/** SRC-05: a source of the user is given another name or folder. What is typed stays until it is saved. */
export const sourceFormMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    begin: assign((_, { id, name, folder }: Named) => ({
      id,
      name,
      folder,
      before: written({ name, folder }),
      problem: '',
    })),
    keepName: assign((_, name: string) => ({ name, problem: '' })),
    keepFolder: assign((_, folder: string) => ({ folder, problem: '' })),
    keepProblem: assign((_, problem: string) => ({ problem })),
    forget: assign(empty),
    rename: report(({ context: { id, name, folder } }) => ({
      type: 'edit.made' as const,
      edit: { kind: 'named' as const, id, name: name.trim(), folder: folder.trim() },
    })),
  },
  guards: {
    isOther: ({ context }) => written(context) !== context.before,
    isOurs: ({ context }, { kind, id }: SourceEdit) => kind === 'named' && id === context.id,
  },
}).createMachine({
  id: 'sourceForm',
  description: 'A source of the user is given another name or folder.',
  context: empty,
  initial: 'closed',
  on: { 'reader.changed': '.closed' },
  states: {
    closed: {
      description: 'No source is being renamed.',
      entry: 'forget',
      on: { 'rename.pressed': { target: 'editing', actions: { type: 'begin', params: sourceIn } } },
    },
    editing: {
      description: 'The user types a name and a folder.',
      on: {
        'rename.pressed': { actions: { type: 'begin', params: sourceIn } },
        'name.changed': { actions: { type: 'keepName', params: nameIn } },
        'folder.changed': { actions: { type: 'keepFolder', params: folderIn } },
        'form.submitted': [{ guard: 'isOther', target: 'saving', actions: 'rename' }, { target: 'closed' }],
        'form.left': 'closed',
      },
    },
    saving: {
      description: 'The name and the folder are being saved.',
      on: {
        'edit.saved': { guard: { type: 'isOurs', params: editIn }, target: 'closed' },
        'edit.failed': {
          guard: { type: 'isOurs', params: editIn },
          target: 'editing',
          actions: { type: 'keepProblem', params: wordsIn },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof sourceFormMachine>
/** Of which source there is a form; '' for none. */
export const formIdOf = (snapshot: Snapshot) => snapshot.context.id
export const nameOf = (snapshot: Snapshot) => snapshot.context.name
export const folderOf = (snapshot: Snapshot) => snapshot.context.folder
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
export const isSaving = (snapshot: Snapshot) => snapshot.matches('saving')
