import { emit, type SnapshotFrom, setup } from 'xstate'
import { port } from './ports.ts'

type Event = { type: 'export.asked' } | { type: 'user.left' }
type Emitted = { type: 'export.saved' } | { type: 'export.failed' }

/** The user takes away what is kept about them. */
export const dataExportMachine = setup({
  types: { events: {} as Event, emitted: {} as Emitted },
  actors: { saveExport: port<void, void>('saveExport') },
  actions: { announce: emit((_, said: Emitted) => said) },
}).createMachine({
  id: 'dataExport',
  initial: 'idle',
  on: { 'user.left': '.idle' },
  states: {
    idle: { on: { 'export.asked': 'saving' } },
    saving: {
      invoke: {
        id: 'saveExport',
        src: 'saveExport',
        onDone: { target: 'idle', actions: { type: 'announce', params: { type: 'export.saved' } } },
        onError: { target: 'idle', actions: { type: 'announce', params: { type: 'export.failed' } } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof dataExportMachine>
export const isSaving = (snapshot: Snapshot) => snapshot.matches('saving')
