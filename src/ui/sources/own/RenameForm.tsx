import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { knownSources } from '../../../machines/sources/own-sources.machine.ts'
import { folderOf, isSaving, nameOf, problemOf } from '../../../machines/sources/source-form.machine.ts'
import { focusOn, selectText } from '../../kit/focus/focus.ts'
import header from '../../kit/panel/PageHeader.module.css'
import styles from './OwnSources.module.css'
import { useOwn } from './own-charts.tsx'

/** Of the contract's names and folders, in UTF-16 units. */
const LONGEST = 100

/** SRC-05: another name and folder for a source. */
export function RenameForm({ id }: { id: string }) {
  const { sourceForm } = useOwn()
  const problem = useSelector(sourceForm, problemOf)
  const saves = useSelector(sourceForm, isSaving)
  const form = useFormFocus()
  return (
    <form
      ref={form}
      className={styles.rename}
      aria-busy={saves}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        sourceForm.send({ type: 'form.left' })
      }}
      onSubmit={(event) => {
        event.preventDefault()
        sourceForm.send({ type: 'form.submitted' })
      }}
    >
      <Fields id={id} />
      <span className={styles.ways}>
        <button type="submit" className={styles.primary} aria-disabled={saves || undefined}>
          {saves ? 'Saving…' : 'Save'}
        </button>
        <button
          type="button"
          className={header.act}
          aria-disabled={saves || undefined}
          onClick={() => sourceForm.send({ type: 'form.left' })}
        >
          Cancel
        </button>
      </span>
      {problem !== '' && (
        <p id={`rename-problem-${id}`} role="alert" className={styles.problem} dir="auto">
          {problem}
        </p>
      )}
    </form>
  )
}

function Fields({ id }: { id: string }) {
  const { ownSources, sourceForm } = useOwn()
  const sources = useSelector(ownSources, knownSources)
  const folders = [...new Set(sources.map(({ folder }) => folder))].filter((folder) => folder !== '')
  const problem = useSelector(sourceForm, problemOf)
  const saves = useSelector(sourceForm, isSaving)
  const common = {
    className: styles.input,
    dir: 'auto',
    maxLength: LONGEST,
    autoComplete: 'off',
    readOnly: saves,
    'aria-describedby': problem ? `rename-problem-${id}` : undefined,
  }
  return (
    <>
      <label className={styles.field}>
        <span>Name</span>
        <input
          {...common}
          placeholder={sources.find((source) => source.id === id)?.title}
          value={useSelector(sourceForm, nameOf)}
          onChange={({ target }) => sourceForm.send({ type: 'name.changed', name: target.value })}
        />
      </label>
      <label className={styles.field}>
        <span>Folder</span>
        <input
          {...common}
          list="source-folders"
          value={useSelector(sourceForm, folderOf)}
          onChange={({ target }) => sourceForm.send({ type: 'folder.changed', folder: target.value })}
        />
      </label>
      <datalist id="source-folders">
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
    </>
  )
}

/** The first field has the focus; when the form goes, what opened it has it again. */
function useFormFocus() {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const shown = form.current
    const opener = shown?.closest('li')?.querySelector('[data-deed="Rename"]')
    selectText(shown?.querySelector('input') ?? null)
    return () => {
      if (shown?.contains(document.activeElement)) focusOn(opener)
    }
  }, [])
  return form
}
