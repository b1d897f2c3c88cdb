import type { ActorRefFrom } from 'xstate'
import type { calendarMachine } from '../../machines/calendar/calendar.machine.ts'
import type { earningsListMachine, economicListMachine } from '../../machines/calendar/calendar-list.machine.ts'
import type { releaseHeadlineMachine } from '../../machines/calendar/release-headline.machine.ts'
import type { releaseHistoryMachine } from '../../machines/calendar/release-history.machine.ts'
import type { zoneSearchMachine } from '../../machines/calendar/zone-search.machine.ts'

/** The charts of the calendar. */
export type CalendarCharts = {
  calendar: ActorRefFrom<typeof calendarMachine>
  zoneSearch: ActorRefFrom<typeof zoneSearchMachine>
  economicCalendar: ActorRefFrom<typeof economicListMachine>
  earningsCalendar: ActorRefFrom<typeof earningsListMachine>
  releaseHistory: ActorRefFrom<typeof releaseHistoryMachine>
  releaseHeadline: ActorRefFrom<typeof releaseHeadlineMachine>
}
