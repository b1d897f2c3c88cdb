import { useCharts } from '../../charts.tsx'
import type { CrashProps } from './Boundary.tsx'
import styles from './Crash.module.css'

/** ERR-10: what is seen instead of a part that has failed. */
export function Crash({ name, error, retry }: CrashProps) {
  const { version } = useCharts()
  return (
    <div role="alert" className={styles.crash}>
      <p className={styles.what}>{name} has failed.</p>
      <p>An error stopped it. What you typed elsewhere is kept, even if you reload.</p>
      <div className={styles.ways}>
        <button type="button" onClick={retry}>
          Retry
        </button>
        <button type="button" onClick={() => version.send({ type: 'restart.asked' })}>
          Reload
        </button>
      </div>
      <details>
        <summary>What to tell us</summary>
        <textarea readOnly rows={5} aria-label="The error" value={textOf(error)} />
      </details>
    </div>
  )
}

/** Some browsers begin the stack with the message, others leave it out. */
function textOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const { stack = '' } = error
  return stack.includes(error.message) ? stack : `${error}\n${stack}`
}
