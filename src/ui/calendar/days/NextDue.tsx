import { useSelector } from '@xstate/react'
import { nowOf } from '../../../machines/calendar/calendar.machine.ts'
import { type CalendarItem, dueOf, nextOf } from '../../../rules/calendar/calendar-list.ts'
import { countdown } from '../../../rules/calendar/calendar-words.ts'
import { dayIn } from '../../../rules/shared/time/zones.ts'
import { useWidgets } from '../../widgets.tsx'
import styles from '../Calendar.module.css'

const nameOf = (item: CalendarItem) =>
  'eventName' in item ? `${item.eventName}, ${item.country}` : `${item.ticker}, ${item.companyName}`

/** How long until the next of what is displayed. */
export function NextDue({ shown, zone }: { shown: readonly CalendarItem[]; zone: string }) {
  const { calendar } = useWidgets()
  const now = useSelector(calendar, nowOf)
  const [first, ...others] = nextOf(shown, now)
  if (!first) return <div className={styles.next} />
  const due = Date.parse(dueOf(first))
  return (
    <button
      type="button"
      className={styles.next}
      title="Show its day"
      onClick={() => calendar.send({ type: 'day.picked', day: dayIn(zone, due) })}
    >
      <span className={styles.nextName}>
        <span className={styles.nextWord}>Next</span> <bdi>{nameOf(first)}</bdi>
        {others.length > 0 && ` +${others.length}`}
      </span>
      <span className={styles.countdown} role="timer">
        in {countdown(due - now)}
      </span>
    </button>
  )
}
