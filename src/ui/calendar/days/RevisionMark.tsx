import styles from './Days.module.css'

/** CAL-16: R as traders write it, with the figure as it was first. */
export const RevisionMark = ({ from }: { from: string }) => (
  <>
    <span className={styles.revised} title={`Revised from ${from}`} aria-hidden="true">
      R
    </span>
    <span className="visually-hidden"> (revised from {from})</span>
  </>
)
