import { weekdayOf } from '../../../../src/rules/shared/time/days.ts'
import { dayIn, timeIn } from '../../../../src/rules/shared/time/zones.ts'

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

/** Whether something with this name is traded at a moment; the holidays of other countries are not known. */
export function isTradedAt(name: string, at: number) {
  const session = sessions.find(([pattern]) => pattern.test(name))?.[1]
  if (!session) return true
  const [zone, from, until] = session
  const weekday = weekdayOf(dayIn(zone, at))
  const time = timeIn(zone, at)
  return weekday >= 1 && weekday <= 5 && time >= from && time < until
}
