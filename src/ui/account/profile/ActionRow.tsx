import type { ReactNode } from 'react'
import styles from './Sections.module.css'

/** What can be done, what it does, and the button that does it. */
export function ActionRow({ name, about, children }: { name: string; about: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <div>
        <h3>{name}</h3>
        <p>{about}</p>
      </div>
      {children}
    </li>
  )
}
