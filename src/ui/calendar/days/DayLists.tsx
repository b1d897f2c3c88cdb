import type { KeyboardEvent } from 'react'
import type { CalendarTab } from '../../../machines/calendar/calendar-parts.ts'
import type { CalendarItem, DayList } from '../../../rules/calendar/calendar-list.ts'
import { focusOn, focusWithoutScroll } from '../../kit/focus/focus.ts'
import { LIST_ID, tabId } from '../CalendarTabs.tsx'
import { DaySection } from './DaySection.tsx'
import styles from './Days.module.css'
import { useDayScroll } from './useDayScroll.ts'

type Props = { lists: readonly DayList<CalendarItem>[]; zone: string; tab: CalendarTab; isBusy: boolean }

/** CAL-15: the arrow keys lead from event to event, from the list itself to the first that is in sight. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  // a row that is reached may go as the list scrolls
  if (/^(?:Home|End|PageUp|PageDown)$/.test(event.key)) return focusWithoutScroll(event.currentTarget)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const rows = [...event.currentTarget.querySelectorAll('[aria-haspopup="dialog"]')]
  if (!step || rows.length === 0) return
  const { top } = event.currentTarget.getBoundingClientRect()
  const reached = rows.indexOf(document.activeElement ?? event.currentTarget)
  const next = reached < 0 ? rows.findIndex((row) => row.getBoundingClientRect().top >= top) : reached + step
  if (!rows[next]) return
  event.preventDefault()
  focusOn(rows[next])
}

/** The days one beneath the other; those far out of sight are space only. */
export function DayLists({ lists, zone, tab, isBusy }: Props) {
  const { scroller, report, start, end, before, after } = useDayScroll(lists)
  return (
    <div
      ref={scroller}
      id={LIST_ID}
      role="tabpanel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
      tabIndex={0}
      aria-labelledby={tabId(tab)}
      aria-busy={isBusy}
      className={styles.scroller}
      onScroll={report}
      onKeyDown={moveAlong}
    >
      <div style={{ paddingTop: before, paddingBottom: after }}>
        {lists.slice(start, end).map(({ day, items }) => (
          <DaySection key={day} day={day} items={items} zone={zone} />
        ))}
      </div>
    </div>
  )
}
