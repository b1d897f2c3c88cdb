import { useWidgets } from '../../widgets.tsx'
import styles from '../Calendar.module.css'
import { BackIcon, OnIcon } from '../icons.tsx'

/** CAL-05. */
export function WeekPager() {
  const { calendar } = useWidgets()
  return (
    <div className={styles.pager}>
      <button type="button" onClick={() => calendar.send({ type: 'week.paged', by: -1 })}>
        <BackIcon />
        Prev Week
      </button>
      <button type="button" onClick={() => calendar.send({ type: 'week.paged', by: 1 })}>
        Next Week
        <OnIcon />
      </button>
    </div>
  )
}
