import { type ComponentType, useEffect } from 'react'
import { type Charts, useCharts } from '../charts.tsx'
import { createLater, useLater } from '../kit/later.ts'
import styles from './lazy-screen.module.css'

/** A screen whose code comes when it is first shown. Until then its room is kept, and quiet. */
export function lazyScreen(load: (charts: Charts) => Promise<ComponentType>) {
  const code = createLater(load)
  return function LazyScreen() {
    const charts = useCharts()
    const screen = useLater(code)
    useEffect(() => void code.ask(charts), [charts])
    if (screen.status === 'here') return <screen.part />
    return (
      <div className={styles.room} aria-busy={screen.status !== 'failed'}>
        {screen.status === 'failed' && <Failed again={() => void code.ask(charts)} />}
      </div>
    )
  }
}

function Failed({ again }: { again: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.what}>This page could not be loaded.</p>
      <p>The network may be gone. What is already on the page goes on working.</p>
      <button type="button" onClick={again}>
        Try again
      </button>
    </div>
  )
}
