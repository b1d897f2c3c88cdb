import type { ReactNode } from 'react'
import { SearchIcon } from '../../kit/icons.tsx'
import styles from '../Builder.module.css'
import { useBuilder } from '../builders.ts'

/** FED-07: a field to type in, its `children`. Enter or the magnifier adds what is typed. */
export function AddForm({ name, children }: { name: string; children: ReactNode }) {
  const { builder } = useBuilder()
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        builder.send({ type: 'text.submitted' })
      }}
    >
      {children}
      <button type="submit" className={styles.tool} aria-label={`Add to ${name}`} title="Add">
        <SearchIcon />
      </button>
    </form>
  )
}
