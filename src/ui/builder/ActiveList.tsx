import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { activeIn, keyOf } from '../../machines/builder.machine.ts'
import type { Active, ListAction } from '../../rules/filters.ts'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'

/** FED-04: what is active in a category. Each value is asked for, or muted by its 'Not'. */
export function ActiveList({ name }: { name: string }) {
  const { builder } = useBuilder()
  const key = useSelector(builder, keyOf)
  const draft = useSelector(builder, ({ context }) => context.draft)
  const active = activeIn(builder.getSnapshot())
  return (
    <div className={styles.active} data-draft={draft && undefined}>
      <div className={styles.activeHead}>
        <h4 tabIndex={-1}>Active</h4>
        <span className={styles.count}>{active.length}</span>
        {active.length > 0 && (
          <button
            type="button"
            className={styles.plain}
            onClick={() => builder.send({ type: 'filters.changed', action: { type: 'clear', key } })}
          >
            Clear All
          </button>
        )}
      </div>
      {active.length === 0 ? (
        <p className={styles.none}>No filter of this kind: everything is shown.</p>
      ) : (
        <ul aria-label={`Active ${name}`}>
          {active.map((one) => (
            <Value key={one.value} {...one} />
          ))}
        </ul>
      )}
    </div>
  )
}
