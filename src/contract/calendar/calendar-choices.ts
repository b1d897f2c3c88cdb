import * as z from 'zod/mini'
import { TimeZone } from '../shared/time-zone.ts'
import { Impact } from './calendar.ts'

/** What a user has chosen in the calendar, as their browser keeps it: an empty list asks nothing, without a zone it is the browser's. */
export const CalendarChoices = z.object({
  zone: z.optional(TimeZone),
  impacts: z.array(Impact),
  countries: z.array(z.string().check(z.maxLength(200))),
})
export type CalendarChoices = z.infer<typeof CalendarChoices>
