import styles from './PageStandIn.module.css'

/** Where a page will stand: kept, and quiet, until its code has come. */
export function PageStandIn({ failure }: { failure?: { retry: () => void } | undefined }) {
  return (
    <div className={styles.standIn} aria-busy={!failure}>
      {failure && (
        <div role="alert" className={styles.failed}>
          <p className={styles.what}>This page could not be loaded.</p>
          <p>You may be offline. The rest of the page keeps working.</p>
          <button type="button" onClick={failure.retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  )
}
