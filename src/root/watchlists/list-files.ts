import { fromCallback, fromPromise } from 'xstate'
import { saveText } from '../../adapters/shared/download.ts'
import { TAPE } from '../../contract/markets/markets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { ListFileEvent } from '../../machines/watchlists/watch-file.machine.ts'
import { symbolsOf } from '../../rules/watchlists/file/file-symbols.ts'
import type { FileRead } from '../../rules/watchlists/file/import.ts'
import { written } from '../../rules/watchlists/file/written.ts'

/** Whether directory or prices have a symbol; undefined where the code could not be loaded. */
async function loadDirectory() {
  const directory = await import('../../rules/shared/query/directory.ts').catch(() => undefined)
  return directory && ((symbol: string) => directory.isKnown(symbol) || TAPE.some((one) => one.symbol === symbol))
}

/** Reads the symbols of a file of the user's. */
export const readFile = fromPromise<FileRead, File | undefined>(async ({ input }) => {
  if (!input) return { kind: 'failed' }
  const { readTextFile } = await import('../../adapters/shared/text-file.ts')
  const read = await readTextFile(input)
  return read.kind === 'text' ? { kind: 'symbols', ...symbolsOf(read.text, await loadDirectory()) } : read
})

/** Saves a list for spreadsheets and other products. */
export const saveFileIn = (environment: Environment) =>
  fromCallback<ListFileEvent>(({ receive }) => {
    receive(({ list }) => saveText({ ...written(list), type: 'text/csv' }, environment))
  })
