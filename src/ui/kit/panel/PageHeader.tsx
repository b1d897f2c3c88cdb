import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { placeOf } from '../../../machines/shared/place.machine.ts'
import { headerOf } from '../../../rules/shared/page/page-header.ts'
import { useCharts } from '../../charts.tsx'
import styles from './PageHeader.module.css'

type Props = {
  isSlim?: boolean
  /** Which of its views is shown, where the address does not contain it. */
  view?: string
  children?: ReactNode
}

/** LAY-11: what the page is part of, and what it is. `children` stand at its right end; a slim one leaves its space to tools. */
export function PageHeader({ isSlim = false, view, children }: Props) {
  const { place } = useCharts()
  const { part, title } = headerOf(useSelector(place, placeOf))
  return (
    <header className={`${styles.header} ${isSlim ? styles.slim : ''}`}>
      <h1>
        {part && <span className={styles.part}>{`${part} / `}</span>}
        {view ?? title}
      </h1>
      {children}
    </header>
  )
}
