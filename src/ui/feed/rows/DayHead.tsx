import type { Day } from '../../../rules/shared/time/day.ts'
import { dayHeading } from '../../../rules/shared/time/day-names.ts'
import styles from '../Feed.module.css'
import { DAY_HEIGHT } from './taller-rows.ts'

type Props = {
  id: string
  day: Day
  today: Day
  /** It takes no space of its own: the first row of its day is further up. */
  isOver: boolean
}

/** The heading of a day. It stays at the top of what scrolls until the next one comes. */
export function DayHead({ id, day, today, isOver }: Props) {
  return (
    <div id={id} className={styles.day} style={{ height: DAY_HEIGHT, marginBottom: isOver ? -DAY_HEIGHT : undefined }}>
      {dayHeading(day, today)}
    </div>
  )
}
