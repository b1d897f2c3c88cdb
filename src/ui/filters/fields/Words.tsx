import { useSelector } from '@xstate/react'
import { textOf } from '../../../machines/filters/builder.machine.ts'
import { SearchIcon } from '../../kit/icons.tsx'
import styles from '../Builder.module.css'
import { useBuilder } from '../builders.ts'

/** The contract takes values of at most this many characters. */
const LONGEST = 200

/** FED-07: Enter or the magnifier adds what is typed. */
export function Words({ name }: { name: string }) {
  const { builder } = useBuilder()
  const text = useSelector(builder, textOf)
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        builder.send({ type: 'text.submitted' })
      }}
    >
      <input
        dir="auto"
        data-autofocus
        aria-label={`Add ${name}`}
        placeholder="Add a keyword or phrase"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => builder.send({ type: 'text.changed', text: event.target.value })}
      />
      <button type="submit" className={styles.tool} aria-label={`Add to ${name}`} title="Add">
        <SearchIcon />
      </button>
    </form>
  )
}
