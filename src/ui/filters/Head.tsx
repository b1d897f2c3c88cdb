import type { ReactNode } from 'react'
import styles from './Builder.module.css'
import { useBuilder } from './builders.ts'
import { BackIcon } from './icons.tsx'

/** The head of a view that has been gone into: the way back, its name, what can be done to the whole of it. */
export function Head({ title, back, children }: { title: string; back: string; children?: ReactNode }) {
  const { builder } = useBuilder()
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.tool}
        aria-label={back}
        title={back}
        onClick={() => builder.send({ type: 'back.pressed' })}
      >
        <BackIcon />
      </button>
      <h3 tabIndex={-1}>{title}</h3>
      {children}
    </div>
  )
}
