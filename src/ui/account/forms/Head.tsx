import type { ReactNode } from 'react'
import { Title } from '../../kit/Title.tsx'
import styles from './Overlay.module.css'

type HeadProps = {
  /** A drawing. */
  sign?: ReactNode
  /** What stands small over the title, and is part of it. */
  over?: string
  title: string
  children?: ReactNode
}

export function Head({ sign, over, title, children }: HeadProps) {
  return (
    <header className={styles.head}>
      {sign && <span className={styles.sign}>{sign}</span>}
      <Title>
        {over && (
          <>
            <span className={styles.over}>{over}</span>{' '}
          </>
        )}
        {title}
      </Title>
      {children}
    </header>
  )
}
