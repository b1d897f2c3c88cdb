import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { TIME_ZONE_HEADER } from './calls.ts'
import { earningsCalendar, economicCalendar } from './routes/calendar.ts'
import { contact } from './routes/contact.ts'
import { content } from './routes/content.ts'
import { feedConfiguration } from './routes/feed-configuration.ts'
import { filters } from './routes/filters.ts'
import { markets } from './routes/markets.ts'
import { user } from './routes/user.ts'

/** Every HTTP call of the product, under `API_BASE`. What a call needs and how often it may be made is its metadata, a `Policy`. */
export const api = initContract().router(
  { user, contact, feedConfiguration, economicCalendar, earningsCalendar, filters, content, markets },
  { baseHeaders: { [TIME_ZONE_HEADER]: z.optional(z.string()) }, strictStatusCodes: true },
)
