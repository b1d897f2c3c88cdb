import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { canRename, isBusy, nameOf } from '../../machines/filters/loader.machine.ts'
import { selectText } from '../kit/focus/focus.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'

/** Longer than a name may be, so that nothing that is pasted is lost. */
const LONGEST = 1000

/** The row of a preset that is given another name. */
export function PresetName({ name }: { name: string }) {
  const { loader } = useBuilder()
  const draft = useSelector(loader, nameOf)
  const may = useSelector(loader, canRename)
  const busy = useSelector(loader, isBusy)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => selectText(field.current), [])
  return (
    <li className={styles.preset}>
      <form
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault()
          loader.send({ type: 'rename.submitted' })
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          loader.send({ type: 'rename.cancelled' })
        }}
      >
        <input
          ref={field}
          dir="auto"
          aria-label={`New name of ${name}`}
          value={draft}
          maxLength={LONGEST}
          readOnly={busy}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => loader.send({ type: 'name.changed', name: event.target.value })}
        />
        <button type="submit" className={styles.outline} disabled={!may}>
          {busy ? 'Renaming…' : 'Rename'}
        </button>
        <button
          type="button"
          className={styles.plain}
          disabled={busy}
          onClick={() => loader.send({ type: 'rename.cancelled' })}
        >
          Cancel
        </button>
      </form>
    </li>
  )
}
