import type { ReactNode } from 'react'
import styles from './KitPage.module.css'

/** A piece of the kit with its name. */
export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.piece}>
      <h3>{name}</h3>
      <div className={styles.show}>{children}</div>
    </div>
  )
}
