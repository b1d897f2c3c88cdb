import { useSelector } from '@xstate/react'
import { isOffering, isStuck } from '../../machines/shared/version.machine.ts'
import { useCharts } from '../charts.tsx'
import styles from '../consent/ConsentBar.module.css'

/** RTE-13: what is asked for comes with a reload only. Part of the first load: later none of its own could be loaded. */
export function VersionBar() {
  const { version } = useCharts()
  const what = useSelector(version, isStuck) ? 'A part of this page could not be loaded' : 'New version'
  return (
    useSelector(version, isOffering) && (
      <section className={styles.bar} aria-label={what} role="alert">
        <p>{what}: Reload to continue. What you typed is kept.</p>
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
