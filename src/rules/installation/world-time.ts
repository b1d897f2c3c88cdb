import { formatter } from '../shared/time/formatter.ts'
import { timeIn } from '../shared/time/zones.ts'

const NEW_YORK = 'America/New_York'

/** An instant by the clock of the exchanges: `Thu, Jan 22, 2026, 16:05 ET`. */
export const worldTime = (at: number, locale?: string) => `${date(at, locale)}, ${timeIn(NEW_YORK, at)} ET`

const date = formatter({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: NEW_YORK })
