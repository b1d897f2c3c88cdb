import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { canExport, isImporting } from '../../../machines/sources/source-file.machine.ts'
import header from '../../kit/panel/PageHeader.module.css'
import styles from './OwnSources.module.css'
import { useOwn } from './own-charts.tsx'

/** SRC-07: lists of other readers into the sources, and the sources as a list. */
export function FileTools() {
  const { sourceFile } = useOwn()
  const hasSources = useSelector(sourceFile, canExport)
  return (
    <span className={styles.files}>
      <Import />
      {hasSources && (
        <button
          type="button"
          className={header.act}
          title="Export your sources as an OPML list, for other readers"
          onClick={() => sourceFile.send({ type: 'export.pressed' })}
        >
          Export
        </button>
      )}
    </span>
  )
}

function Import() {
  const { sourceFile } = useOwn()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = useSelector(sourceFile, isImporting)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="OPML list"
        accept=".opml,.xml,text/x-opml,text/xml,application/xml"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) sourceFile.send({ type: 'file.chosen', file })
          // so that the same file can be chosen again
          target.value = ''
        }}
      />
      <button
        type="button"
        className={header.act}
        data-opens="files"
        title="Import an OPML list of another reader"
        aria-busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? 'Importing…' : 'Import'}
      </button>
    </>
  )
}
