import type { ComponentType } from 'react'
import { type LazyPart, useWanted } from '../kit/lazy.ts'
import styles from './lazy-screen.module.css'

/** A screen whose code comes when it is first shown. Until then its room is kept, and quiet. */
export function lazyScreen(name: string, load: LazyPart<ComponentType>['load']) {
  const screen = { name, load }
  return function LazyScreen() {
    const { part: Screen, hasFailed, retry } = useWanted(screen)
    if (Screen) return <Screen />
    return (
      <div className={styles.room} aria-busy={!hasFailed}>
        {hasFailed && <Failed again={retry} />}
      </div>
    )
  }
}

function Failed({ again }: { again: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.what}>This page could not be loaded.</p>
      <p>You may be offline. The rest of the page keeps working.</p>
      <button type="button" onClick={again}>
        Try again
      </button>
    </div>
  )
}
