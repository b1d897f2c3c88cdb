import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { canExport, isImporting } from '../../machines/watchlists/watch-file.machine.ts'
import { Icon } from '../kit/icons.tsx'
import { useWatch } from './watch-charts.tsx'

/** WCH-10: files of other products into the list, and the list as a CSV file. */
export function FileTools() {
  const { watchFile } = useWatch()
  const hasSymbols = useSelector(watchFile, canExport)
  return (
    <>
      <Import />
      {hasSymbols && (
        <button
          type="button"
          aria-label="Export"
          title="Export this list as a CSV file"
          onClick={() => watchFile.send({ type: 'export.pressed' })}
        >
          <ExportIcon />
        </button>
      )}
    </>
  )
}

function Import() {
  const { watchFile } = useWatch()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = useSelector(watchFile, isImporting)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) watchFile.send({ type: 'file.chosen', file })
          // so that the same file can be chosen again
          target.value = ''
        }}
      />
      <button
        type="button"
        data-opens="files"
        aria-label="Import"
        title="Import the symbols of a CSV or text file, also of other products"
        aria-busy={isBusy}
        onClick={() => input.current?.click()}
      >
        <ImportIcon />
      </button>
    </>
  )
}

const ImportIcon = () => (
  <Icon>
    <path d="M6 5V2.5h4.5l3 3v8H6V11M1.5 8h7M6 5.5 8.5 8 6 10.5" />
  </Icon>
)
const ExportIcon = () => (
  <Icon>
    <path d="M10 5 7 2.5H2.5v11H10V11M6 8h8.5M12 5.5 14.5 8 12 10.5" />
  </Icon>
)
