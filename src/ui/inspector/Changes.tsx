import type { Change } from '../../rules/inspector/context-changes.ts'
import styles from './Inspector.module.css'
import { shortOf } from './Json.tsx'

/** What a step changed in the context, part by part. */
export function Changes({ changes }: { changes: readonly Change[] | undefined }) {
  if (!changes) return <p className={styles.unchanged}>No earlier step to compare with.</p>
  if (changes.length === 0) return <p className={styles.unchanged}>The context stayed as it was.</p>
  return (
    <ul className={styles.changes} aria-label="Changes of the context">
      {changes.map((change) => (
        <li key={change.path} data-kind={change.kind}>
          <span>{change.kind}</span> <span className={styles.path}>{change.path}</span>{' '}
          {change.kind !== 'added' && <del>{shortOf(change.before)}</del>}
          {change.kind === 'changed' && ' → '}
          {change.kind !== 'removed' && <ins>{shortOf(change.after)}</ins>}
        </li>
      ))}
    </ul>
  )
}
