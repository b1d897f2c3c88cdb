import { type SnapshotFrom, setup } from 'xstate'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Event = { type: 'export.asked' } | { type: 'user.changed' }
type Emitted = { type: 'export.saved' } | { type: 'export.failed' }

/** The user takes away what is kept about them. */
export const dataExportMachine = setup({
  types: { events: {} as Event, emitted: {} as Emitted },
  actors: { saveExport: port<void, void>('saveExport') },
  actions: { announce: report((_, said: Emitted) => said) },
}).createMachine({
  id: 'dataExport',
  description: 'The download of everything that is kept about the user.',
  initial: 'idle',
  on: { 'user.changed': '.idle' },
  states: {
    idle: {
      description: 'No export has been asked for.',
      on: { 'export.asked': 'saving' },
    },
    saving: {
      description: 'The export is being made and saved to a file.',
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
