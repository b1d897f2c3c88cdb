import { weekdayAndDate } from '../../rules/shared/time/day-names.ts'
import { useToday } from '../kit/focus/useToday.ts'
import styles from './TopBar.module.css'

/** LAY-07, LAY-10: where the user is. */
export function NamePlate({ name }: { name: string }) {
  return (
    <p className={styles.plate}>
      {name}
      <span className={styles.beta}>Beta</span>
    </p>
  )
}

/** LAY-08. */
export function DatePlate() {
  const today = useToday()
  return (
    <time className={`${styles.plate} ${styles.date}`} dateTime={today}>
      {weekdayAndDate(today)}
    </time>
  )
}
