import { useSelector } from '@xstate/react'
import { Fragment, memo } from 'react'
import { nowOf, todayOf } from '../../../machines/calendar/calendar.machine.ts'
import { type CalendarItem, indexAfter, isJustReleased } from '../../../rules/calendar/calendar-list.ts'
import type { Day } from '../../../rules/shared/time/day.ts'
import { weekdayAndDate } from '../../../rules/shared/time/day-names.ts'
import { timeIn } from '../../../rules/shared/time/zones.ts'
import { useWidgets } from '../../widgets.tsx'
import styles from './Days.module.css'
import { EarningsRow } from './EarningsRow.tsx'
import { EconomicRow } from './EconomicRow.tsx'

type Props = { day: Day; items: readonly CalendarItem[]; zone: string }

/** CAL-04. */
export const DaySection = memo(function DaySection({ day, items, zone }: Props) {
  const { calendar } = useWidgets()
  const isToday = useSelector(calendar, (snapshot) => todayOf(snapshot) === day)
  const heading = `calendar-day-${day}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a day is no set of fields
    <div role="group" aria-labelledby={heading} data-today={isToday || undefined}>
      <header className={styles.head}>
        <h4 id={heading}>
          {weekdayAndDate(day)}
          {isToday && <span className={styles.todayMark}>Today</span>}
        </h4>
        <span className={styles.count}>
          {items.length}
          <span className="visually-hidden"> {items.length === 1 ? 'event' : 'events'}</span>
        </span>
      </header>
      {items.length === 0 ? (
        <p className={styles.empty}>No Scheduled Events</p>
      ) : isToday ? (
        <RowsOfToday items={items} zone={zone} />
      ) : (
        <ul>
          {items.map((item) => (
            <Row key={item.id} item={item} zone={zone} />
          ))}
        </ul>
      )}
    </div>
  )
})

/** With a line where the day stands. */
function RowsOfToday({ items, zone }: Omit<Props, 'day'>) {
  const { calendar } = useWidgets()
  const time = useSelector(calendar, (snapshot) => timeIn(zone, nowOf(snapshot)))
  const nowIndex = useSelector(calendar, (snapshot) => indexAfter(items, new Date(nowOf(snapshot)).toISOString()))
  const line = (
    <li key="now" className={styles.now}>
      <span>
        <span className="visually-hidden">Now </span>
        {time}
      </span>
    </li>
  )
  return (
    <ul>
      {items.map((item, index) => (
        <Fragment key={item.id}>
          {index === nowIndex && line}
          <Row item={item} zone={zone} />
        </Fragment>
      ))}
      {nowIndex === items.length && line}
    </ul>
  )
}

const Row = memo(function Row({ item, zone }: { item: CalendarItem; zone: string }) {
  const { calendar } = useWidgets()
  const isNew = useSelector(calendar, (snapshot) => isJustReleased(item, nowOf(snapshot)))
  const shown = { zone, isNew }
  return 'eventName' in item ? <EconomicRow event={item} {...shown} /> : <EarningsRow report={item} {...shown} />
})
