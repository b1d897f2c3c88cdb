import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { bodyRefusals } from '../shared/refusals.routes.ts'
import { CalendarWindow, EarningsReport, EconomicEvent } from './calendar.ts'

const c = initContract()
const anyone = policy({ needs: 'anyone', limit: { calls: 120, seconds: 60 }, isMetered: true })

/** API-03: a null answer is an empty list. */
export const economicCalendar = c.router(
  {
    search: {
      method: 'POST',
      path: '/economic-calendar/search-by-context',
      summary: 'The economic events of a window, in the order of their time',
      body: CalendarWindow,
      responses: { 200: z.object({ data: z.nullable(z.array(EconomicEvent)) }), ...bodyRefusals },
      metadata: anyone,
    },
  },
  { strictStatusCodes: true },
)

/** API-03: a null answer is an empty list. */
export const earningsCalendar = c.router(
  {
    search: {
      method: 'POST',
      path: '/earnings-calendar/search-by-context',
      summary: 'The earnings reports of a window, in the order of their time',
      body: CalendarWindow,
      responses: { 200: z.object({ data: z.nullable(z.array(EarningsReport)) }), ...bodyRefusals },
      metadata: anyone,
    },
  },
  { strictStatusCodes: true },
)
