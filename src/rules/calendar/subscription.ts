import type { Asked } from './calendar-list.ts'

/** The path below which calls are served, of a calendar that programs subscribe to, with what a list asks for (API-16, CAL-14). */
export function subscriptionPath(calendar: 'economic' | 'earnings', { phrase, impacts, countries }: Asked) {
  const asked =
    calendar === 'economic'
      ? { search: phrase, impacts: impacts.join(';'), countries: countries.join(';') }
      : { search: phrase }
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value.trim() !== '')).toString()
  return `/${calendar}-calendar/calendar.ics${query && `?${query}`}`
}
