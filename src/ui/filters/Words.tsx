import { useSelector } from '@xstate/react'
import { keyOf, textOf } from '../../machines/filters/builder.machine.ts'
import { SearchIcon } from '../kit/icons.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'

/** The contract takes values of at most this many characters. */
const LONGEST = 200

/** FED-07: Enter or the magnifier adds what is typed. */
export function Words({ name }: { name: string }) {
  const { builder } = useBuilder()
  const text = useSelector(builder, textOf)
  const isTickers = useSelector(builder, (snapshot) => keyOf(snapshot) === 'tickers')
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
        placeholder={isTickers ? 'Add a ticker, such as NVDA' : 'Add a keyword or phrase'}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize={isTickers ? 'characters' : 'none'}
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
