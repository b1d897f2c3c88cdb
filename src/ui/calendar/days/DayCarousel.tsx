import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { selectedOf, todayOf, weekShownOf } from '../../../machines/calendar/calendar.machine.ts'
import { weekdayName } from '../../../rules/calendar/calendar-words.ts'
import type { Day } from '../../../rules/shared/time/day.ts'
import { weekdayAndDate } from '../../../rules/shared/time/day-names.ts'
import { addDays, daysOf } from '../../../rules/shared/time/days.ts'
import { focusOn } from '../../kit/focus/focus.ts'
import { useWidgets } from '../../widgets.tsx'
import styles from '../Calendar.module.css'

/** Days by which a key moves. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -7,
  PageDown: 7,
}

/** CAL-02: the visible week. One of its days can be tabbed to; arrows move among days, the page keys among weeks. */
export function DayCarousel() {
  const { calendar } = useWidgets()
  const selected = useSelector(calendar, selectedOf)
  const week = useSelector(calendar, weekShownOf)
  const today = useSelector(calendar, todayOf)
  const carousel = useRef<HTMLDivElement>(null)
  const pick = (day: Day) => calendar.send({ type: 'day.picked', day })
  const move = (event: KeyboardEvent) => {
    const target = dayBy(event.key, selected, week)
    if (!target) return
    event.preventDefault()
    flushSync(() => pick(target))
    focusOn(carousel.current?.querySelector('[aria-pressed="true"]'))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a week is no set of fields
    <div
      ref={carousel}
      role="group"
      className={styles.carousel}
      aria-label={`Week of ${weekdayAndDate(week)}`}
      onKeyDown={move}
    >
      {daysOf(week, addDays(week, 6)).map((day) => (
        <button
          key={day}
          type="button"
          tabIndex={day === selected ? 0 : -1}
          aria-pressed={day === selected}
          aria-current={day === today ? 'date' : undefined}
          aria-label={weekdayAndDate(day)}
          onClick={() => pick(day)}
        >
          <span className={styles.weekday}>{weekdayName(day)}</span>
          <span className={styles.number}>{Number(day.slice(8))}</span>
        </button>
      ))}
    </div>
  )
}

function dayBy(key: string, selected: Day, week: Day) {
  if (key === 'Home') return week
  if (key === 'End') return addDays(week, 6)
  const step = steps[key]
  return step === undefined ? undefined : addDays(selected, step)
}
