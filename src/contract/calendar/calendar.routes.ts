import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { NewsItem } from '../shared/news.ts'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { bodyRefusals, inputRefusals } from '../shared/refusals.routes.ts'
import { CalendarWindow, EarningsReport, EconomicEvent, HISTORY_LIMIT } from './calendar.ts'

const c = initContract()
const anyone = policy({ needs: 'anyone', limit: { calls: 120, seconds: 60 }, isMetered: true })

/** What is asked for; everything without it. Lists are separated by semicolons: names of countries have commas. */
const search = z.optional(z.string().check(z.maxLength(200)))
const impacts = z.optional(
  z
    .string()
    .check(
      z.maxLength(200),
      z.regex(/^((low|medium|high)?(;|$))*$/i, 'Impacts are low, medium and high, separated by semicolons.'),
    ),
)
const countries = z.optional(z.string().check(z.maxLength(2000)))

/** API-16: for programs that ask again and again, from two weeks back to eight ahead. */
const subscription = {
  responses: { 200: c.otherResponse({ contentType: 'text/calendar', body: z.string() }), ...inputRefusals },
  metadata: anyone,
}

/** Of a call about one event. 404: the calendar does not have it. */
const ofEvent = { query: z.strictObject({ id: Id }), metadata: anyone }

/** API-03: a null answer is an empty list. API-17: what is known of one event. */
export const economicCalendar = c.router(
  {
    subscribe: {
      method: 'GET',
      path: '/economic-calendar/calendar.ics',
      summary: 'The economic events of the next weeks for calendar programs',
      query: z.strictObject({ search, impacts, countries }),
      ...subscription,
    },
    search: {
      method: 'POST',
      path: '/economic-calendar/search-by-context',
      summary: 'The economic events of a window, in the order of their time',
      body: CalendarWindow,
      responses: { 200: z.object({ data: z.nullable(z.array(EconomicEvent)) }), ...bodyRefusals },
      metadata: anyone,
    },
    history: {
      method: 'GET',
      path: '/economic-calendar/history',
      summary:
        'The last releases of the statistic of an event, the newest first; 404 when the calendar has no such event',
      responses: {
        200: z.object({ data: z.array(EconomicEvent).check(z.maxLength(HISTORY_LIMIT)) }),
        404: Problem,
        ...inputRefusals,
      },
      ...ofEvent,
    },
    headline: {
      method: 'GET',
      path: '/economic-calendar/headline',
      summary:
        'The headline that reports a release first; null where none does, or not yet; 404 when the calendar has no such event',
      responses: { 200: z.object({ data: z.nullable(NewsItem) }), 404: Problem, ...inputRefusals },
      ...ofEvent,
    },
  },
  { strictStatusCodes: true },
)

/** API-03: a null answer is an empty list. */
export const earningsCalendar = c.router(
  {
    subscribe: {
      method: 'GET',
      path: '/earnings-calendar/calendar.ics',
      summary: 'The earnings reports of the next weeks for calendar programs',
      query: z.strictObject({ search }),
      ...subscription,
    },
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
