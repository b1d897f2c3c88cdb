import type { ReactNode, Ref } from 'react'
import styles from './Panel.module.css'

type Props = {
  /** Its heading, and its name. */
  title: string
  id?: string
  ref?: Ref<HTMLElement>
  /** Beside the heading: the standing, a count, what is simulated. */
  signs?: ReactNode
  /** At the right end of the header: its few controls. */
  tools?: ReactNode
  /** A collapsed one shows its header only. */
  isOpen?: boolean
  /** A body that goes on while it is not seen, such as one that plays. */
  keepsBody?: boolean
  className?: string
  children?: ReactNode
}

/** Every tool of the Terminal: a header of 36 px and a body that has the rest of the space. */
export function Panel(props: Props) {
  const { title, id, ref, signs, tools, isOpen = true, keepsBody = false, className = '', children } = props
  return (
    <section
      ref={ref}
      id={id}
      className={`${styles.panel} ${className}`}
      aria-label={title}
      data-closed={!isOpen || undefined}
    >
      <header className={styles.header}>
        <div className={styles.title}>
          <h2>{title}</h2>
          {signs}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {(isOpen || keepsBody) && (
        <div className={styles.body} inert={!isOpen}>
          {children}
        </div>
      )}
    </section>
  )
}

/** The mark of what the program has invented. */
export function SimulatedChip({ what }: { what: string }) {
  return (
    <span className={styles.chip} title={what}>
      Simulated
    </span>
  )
}
