import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { remember } from '../../random/remember.ts'
import { offsetOf } from '../../time/offsets.ts'
import { weekdayOn } from '../../time/weekday.ts'

/** When something is traded on weekdays, by the clock of a zone. */
type Session = readonly [zone: string, from: string, until: string]

const LONDON: Session = ['Europe/London', '08:00', '16:30']
/** Where coffee, sugar and cotton are traded. */
const NEW_YORK: Session = ['America/New_York', '04:15', '13:30']
const CHICAGO = 'America/Chicago'

/** By a part of the name; the first that fits. What is not named is traded around the clock. */
const sessions: readonly (readonly [RegExp, Session])[] = [
  [/Nikkei/, ['Asia/Tokyo', '09:00', '15:30']],
  [/Hang Seng/, ['Asia/Hong_Kong', '09:30', '16:00']],
  [/Kospi/, ['Asia/Seoul', '09:00', '15:30']],
  [/ASX/, ['Australia/Sydney', '10:00', '16:00']],
  [/CSI/, ['Asia/Shanghai', '09:30', '15:00']],
  [/Taiex/, ['Asia/Taipei', '09:00', '13:30']],
  [/Nifty/, ['Asia/Kolkata', '09:15', '15:30']],
  [/Stoxx|DAX|FTSE|CAC|IBEX/, LONDON],
  [/Japanese/, ['Asia/Tokyo', '08:45', '15:00']],
  [/Bund|gilt|Italian|French/, ['Europe/London', '08:00', '17:30']],
  [/Dutch natural gas/, ['Europe/London', '07:00', '17:00']],
  [/wheat|corn|soybeans/, [CHICAGO, '03:00', '13:20']],
  [/live cattle/, [CHICAGO, '08:30', '13:05']],
  [/lumber/, [CHICAGO, '09:00', '15:05']],
  [/coffee|cocoa|sugar|cotton|orange juice/, NEW_YORK],
]

const REMEMBERED_NAMES = 100

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const sessionOf = remember(REMEMBERED_NAMES, (name: string) => {
  const [zone, from, until] = sessions.find(([pattern]) => pattern.test(name))?.[1] ?? []
  return zone && from && until ? { zone, from: minuteOf(from), until: minuteOf(until) } : null
})

/** Whether something with this name is traded at a moment; the holidays of other countries are not known. */
export function isTradedAt(name: string, at: number) {
  const session = sessionOf(name)
  if (!session) return true
  const local = at + offsetOf(session.zone, at) * millisecondsInMinute
  const day = Math.floor(local / millisecondsInDay)
  const [weekday, minute] = [weekdayOn(day), (local - day * millisecondsInDay) / millisecondsInMinute]
  return weekday >= 1 && weekday <= 5 && minute >= session.from && minute < session.until
}
