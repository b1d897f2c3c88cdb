import { useSelector } from '@xstate/react'
import { isOffering } from '../../machines/shared/version.machine.ts'
import { useCharts } from '../charts.tsx'
import styles from '../consent/ConsentBar.module.css'

/** RTE-13: what is asked for comes with the new version only. Part of the first load: later none of its own could be loaded. */
export function VersionBar() {
  const { version } = useCharts()
  return (
    useSelector(version, isOffering) && (
      <section className={styles.bar} aria-label="New version" role="alert">
        <p>New version: Reload to continue. What you typed is kept.</p>
        <div className={styles.answers}>
          <button type="button" onClick={() => version.send({ type: 'reload.pressed' })}>
            Reload
          </button>
          <button type="button" onClick={() => version.send({ type: 'offer.dismissed' })}>
            Later
          </button>
        </div>
      </section>
    )
  )
}
