import type { ComponentType } from 'react'
import { type LazyPart, useWanted } from '../kit/lazy.ts'
import styles from './TopBar.module.css'

const code: LazyPart<ComponentType> = {
  name: 'world time',
  load: async ({ widgets }) => (await import('./WorldTime.tsx')).worldTimeOf(await widgets()),
}

/** WLD-08: in a scenario a line says what time it is in the world. Its space is there before it is. */
export function WorldLine() {
  const { part: WorldTime } = useWanted(code)
  return <div className={styles.world}>{WorldTime && <WorldTime />}</div>
}
