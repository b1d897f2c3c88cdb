import { useSelector } from '@xstate/react'
import { selectedOf } from '../../../machines/calendar/calendar.machine.ts'
import { monthAndYear } from '../../../rules/calendar/calendar-words.ts'
import { useWidgets } from '../../widgets.tsx'
import styles from '../Calendar.module.css'
import { BackIcon, OnIcon } from '../icons.tsx'

/** CAL-01: month and year of the selected day, and the ways to others. */
export function MonthBar() {
  const { calendar } = useWidgets()
  const selected = useSelector(calendar, selectedOf)
  return (
    <div className={styles.monthBar}>
      <h3 aria-live="polite">{monthAndYear(selected)}</h3>
      <div className={styles.ways}>
        <button type="button" aria-label="Previous" onClick={() => calendar.send({ type: 'week.paged', by: -1 })}>
          <BackIcon />
        </button>
        <button type="button" className={styles.today} onClick={() => calendar.send({ type: 'today.pressed' })}>
          Today
        </button>
        <button type="button" aria-label="Next" onClick={() => calendar.send({ type: 'week.paged', by: 1 })}>
          <OnIcon />
        </button>
      </div>
    </div>
  )
}
