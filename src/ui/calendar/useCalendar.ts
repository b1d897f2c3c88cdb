import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { SIMULATED } from '../../contract/shared/news.ts'
import {
  countriesOf,
  daysOf,
  impactsOf,
  listsOf,
  phraseOf,
  tabOf,
  zoneOf,
} from '../../machines/calendar/calendar.machine.ts'
import { hasFailed, isLoading, isOff, itemsOf } from '../../machines/calendar/calendar-list.machine.ts'
import { byDays, type CalendarItem, listed } from '../../rules/calendar/calendar-list.ts'
import { useWidgets } from '../widgets.tsx'

export type Calendar = ReturnType<typeof useCalendar>

/** The list of the shown tab: what there is, what of it is displayed, and that by days. */
export function useCalendar() {
  const { calendar, economicCalendar, earningsCalendar } = useWidgets()
  const tab = useSelector(calendar, tabOf)
  const phrase = useSelector(calendar, phraseOf)
  const impacts = useSelector(calendar, impactsOf)
  const countries = useSelector(calendar, countriesOf)
  const named = useSelector(calendar, listsOf)
  const days = useSelector(calendar, daysOf)
  const zone = useSelector(calendar, zoneOf)
  const events = useSelector(economicCalendar, itemsOf)
  const reports = useSelector(earningsCalendar, itemsOf)
  const ofEvents = useStateOf(economicCalendar)
  const ofReports = useStateOf(earningsCalendar)
  const items: readonly CalendarItem[] = tab === 'economic' ? events : reports
  const asked = useMemo(() => ({ phrase, impacts, countries, lists: named }), [phrase, impacts, countries, named])
  const shown = useMemo(() => listed(items, asked), [items, asked])
  const lists = useMemo(() => byDays(shown, days, zone), [shown, days, zone])
  const isSimulated = useMemo(() => items.some(({ source }) => source === SIMULATED), [items])
  return { tab, zone, asked, items, shown, lists, isSimulated, ...(tab === 'economic' ? ofEvents : ofReports) }
}

type Lists = Pick<ReturnType<typeof useWidgets>, 'economicCalendar' | 'earningsCalendar'>

const useStateOf = (list: Lists[keyof Lists]) => ({
  isLoading: useSelector(list, isLoading),
  hasFailed: useSelector(list, hasFailed),
  isOff: useSelector(list, isOff),
})
