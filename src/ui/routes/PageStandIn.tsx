import styles from './PageStandIn.module.css'

/** Marks the page that something stands in for. A selector with `:has` would do: the browser then restyles all of the page for each element that comes into it. */
function mark(standIn: HTMLElement | null) {
  const main = standIn?.closest('main')
  main?.setAttribute('data-awaited', '')
  return () => main?.removeAttribute('data-awaited')
}

/** Where a page will stand: kept, and quiet, until its code has come. */
export function PageStandIn({ failure }: { failure?: { retry: () => void } | undefined }) {
  return (
    <div ref={failure ? undefined : mark} aria-busy={!failure}>
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
