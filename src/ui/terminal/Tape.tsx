import { useEffect } from 'react'
import { useCharts } from '../charts.tsx'
import { useLater } from '../kit/later.ts'
import styles from './Terminal.module.css'
import { tape } from './widgets.ts'

/** TRM-05: one line at the top. Its room is there before it is. */
export function Tape() {
  const charts = useCharts()
  const later = useLater(tape)
  useEffect(() => void tape.ask(charts), [charts])
  return <div className={styles.tape}>{later.status === 'here' && <later.part />}</div>
}
