import type { ledgerMachine } from '../../machines/sources/ledger.machine.ts'
import type { newsReaderMachine } from '../../machines/sources/news-reader.machine.ts'
import type { ownSourcesMachine } from '../../machines/sources/own-sources.machine.ts'
import type { sourceAddingMachine } from '../../machines/sources/source-adding.machine.ts'
import type { sourceFileMachine } from '../../machines/sources/source-file.machine.ts'
import type { sourceFormMachine } from '../../machines/sources/source-form.machine.ts'

/** The charts about sources by their roles. */
export type SourceLogics = {
  ledger: typeof ledgerMachine
  newsReader: typeof newsReaderMachine
  ownSources: typeof ownSourcesMachine
  sourceAdding: typeof sourceAddingMachine
  sourceFile: typeof sourceFileMachine
  sourceForm: typeof sourceFormMachine
}
