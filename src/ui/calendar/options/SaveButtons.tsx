import { useSelector } from '@xstate/react'
import { weekShownOf } from '../../../machines/calendar/calendar.machine.ts'
import { addDays } from '../../../rules/shared/time/days.ts'
import { useWidgets } from '../../widgets.tsx'
import type { Calendar } from '../useCalendar.ts'
import styles from './CalendarOptions.module.css'
import { Subscription } from './Subscription.tsx'

/** What is displayed, as a file for calendar programs, or an address for them. */
export function SaveButtons({ view }: { view: Calendar }) {
  const { lists, shown } = view
  const { calendar } = useWidgets()
  const week = useSelector(calendar, weekShownOf)
  const last = addDays(week, 6)
  const ofWeek = lists.filter(({ day }) => day >= week && day <= last).reduce((sum, { items }) => sum + items.length, 0)
  return (
    <fieldset className={styles.group}>
      <legend>Export (.ics)</legend>
      <div className={styles.saves}>
        <button
          type="button"
          disabled={ofWeek === 0}
          onClick={() => calendar.send({ type: 'export.pressed', reach: 'week' })}
        >
          This week <span className={styles.count}>{ofWeek}</span>
        </button>
        <button
          type="button"
          disabled={shown.length === 0}
          onClick={() => calendar.send({ type: 'export.pressed', reach: 'all' })}
        >
          All listed <span className={styles.count}>{shown.length}</span>
        </button>
      </div>
      <Subscription view={view} />
    </fieldset>
  )
}
