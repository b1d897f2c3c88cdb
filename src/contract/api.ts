import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { signUp } from './account/sign-up.routes.ts'
import { user } from './account/user.routes.ts'
import { earningsCalendar, economicCalendar } from './calendar/calendar.routes.ts'
import { contact } from './contact/contact.routes.ts'
import { content } from './content/content.routes.ts'
import { desks } from './desks/desks.routes.ts'
import { news } from './feed/news.routes.ts'
import { filters } from './filters/filters.routes.ts'
import { symbols } from './filters/symbols.routes.ts'
import { installation } from './installation/installation.routes.ts'
import { markets } from './markets/markets.routes.ts'
import { feedConfiguration } from './presets/feed-configuration.routes.ts'
import { TIME_ZONE_HEADER } from './shared/calls.ts'
import { ledger } from './sources/ledger.routes.ts'
import { ownSources } from './sources/own-sources.routes.ts'
import { stories } from './stories/stories.routes.ts'
import { ticker } from './ticker/ticker.routes.ts'
import { watchlists } from './watchlists/watchlists.routes.ts'

/** Every HTTP call of the product, under `API_BASE`. What a call needs and how often it may be made is its metadata, a `Policy`. */
export const api = initContract().router(
  {
    user: { ...signUp, ...user },
    contact,
    feedConfiguration,
    desks,
    economicCalendar,
    earningsCalendar,
    filters,
    content,
    markets,
    installation,
    ledger,
    news,
    ownSources,
    stories,
    symbols,
    ticker,
    watchlists,
  },
  { baseHeaders: { [TIME_ZONE_HEADER]: z.optional(z.string()) }, strictStatusCodes: true },
)
