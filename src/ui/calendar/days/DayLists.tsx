import type { CalendarTab } from '../../../machines/calendar/calendar-parts.ts'
import type { CalendarItem, DayList } from '../../../rules/calendar/calendar-list.ts'
import { LIST_ID, tabId } from '../CalendarTabs.tsx'
import { DaySection } from './DaySection.tsx'
import styles from './Days.module.css'
import { useDayScroll } from './useDayScroll.ts'

type Props = { lists: readonly DayList<CalendarItem>[]; zone: string; tab: CalendarTab; isBusy: boolean }

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
    >
      <div style={{ paddingTop: before, paddingBottom: after }}>
        {lists.slice(start, end).map(({ day, items }) => (
          <DaySection key={day} day={day} items={items} zone={zone} />
        ))}
      </div>
    </div>
  )
}
