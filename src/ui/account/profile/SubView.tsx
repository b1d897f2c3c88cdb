import type { ReactNode } from 'react'
import { useForms } from '../../forms.tsx'
import { BackIcon } from './icons.tsx'
import styles from './Sections.module.css'

/** A sub-view of the password page that leads back to its rows. */
export function SubView({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const { password } = useForms()
  return (
    <section className={styles.view} aria-labelledby="view">
      <button type="button" className={styles.back} onClick={() => password.send({ type: 'back.asked' })}>
        <BackIcon />
        Back
      </button>
      <h2 id="view" tabIndex={-1}>
        {title}
      </h2>
      <p>{about}</p>
      {children}
    </section>
  )
}
