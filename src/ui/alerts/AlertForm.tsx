import { useSelector } from '@xstate/react'
import { ALERT_WORDS_LIMIT } from '../../contract/alerts/alerts.ts'
import { problemOf, textOf } from '../../machines/alerts/alerts.machine.ts'
import { namesOf } from '../../machines/alerts/ringing.machine.ts'
import { readAs } from '../../rules/alerts/alerts.ts'
import { explain } from '../../rules/shared/query/explain.ts'
import { AddIcon } from '../kit/icons.tsx'
import styles from './AlertsPage.module.css'
import type { AlertCharts } from './alerts.tsx'

/** Adds an alert for what is typed, and says how that is understood. */
export function AlertForm({ charts: { alerts, ringing } }: { charts: AlertCharts }) {
  const text = useSelector(alerts, textOf)
  const problem = useSelector(alerts, problemOf)
  const { words, troubles } = explain(readAs(text), useSelector(ringing, namesOf).lists)
  const understood =
    words === ''
      ? 'A ticker, or words as in a feed’s search: NVDA, "rate cut", topic:oil'
      : [...troubles, `Alerts you about ${words}.`].join('. ')
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        alerts.send({ type: 'text.submitted' })
      }}
    >
      <input
        className={styles.input}
        aria-label="Ticker or words"
        aria-invalid={problem !== '' || undefined}
        aria-describedby="alert-words"
        placeholder="Ticker or words"
        autoComplete="off"
        maxLength={ALERT_WORDS_LIMIT}
        value={text}
        onChange={({ target }) => alerts.send({ type: 'text.typed', text: target.value })}
      />
      <button type="submit" className={styles.tool} aria-label="Add alert" title="Add alert">
        <AddIcon />
      </button>
      <p id="alert-words" role="status" dir="auto" className={problem ? styles.problem : styles.hint}>
        {problem || understood}
      </p>
    </form>
  )
}
