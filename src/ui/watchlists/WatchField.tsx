import { useSelector } from '@xstate/react'
import { isSaving, modeOf, problemOf, textOf } from '../../machines/watchlists/watch-panel.machine.ts'
import { SymbolField } from '../filters/fields/SymbolField.tsx'
import { AddIcon } from '../kit/icons.tsx'
import styles from './Watchlists.module.css'
import { useWatch } from './watch-charts.tsx'

/** Adds the symbols that are typed or pasted, or one that the directory suggests. */
export function WatchField() {
  const { watchPanel, watchSearch } = useWatch()
  const mode = useSelector(watchPanel, modeOf)
  const text = useSelector(watchPanel, textOf)
  const problem = useSelector(watchPanel, problemOf)
  const saves = useSelector(watchPanel, isSaving)
  if (mode !== 'seeing') return null
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        watchPanel.send({ type: 'text.submitted' })
      }}
    >
      <SymbolField
        search={watchSearch}
        text={text}
        type={(typed) => watchPanel.send({ type: 'text.changed', text: typed })}
        styles={styles}
        input={{
          className: styles.input,
          'aria-label': 'Add symbols',
          'aria-invalid': problem !== '' || undefined,
          'aria-describedby': problem ? 'watch-problem' : undefined,
          placeholder: 'Add symbols, such as NVDA, AAPL',
        }}
      />
      <button type="submit" className={styles.tool} aria-label="Add" title="Add" aria-disabled={saves}>
        <AddIcon />
      </button>
      {problem !== '' && (
        <p id="watch-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
