import * as z from 'zod/mini'
import { FeedConfiguration } from './feed-configuration.ts'
import { SearchContext } from './search-context.ts'

/** TRM-02. */
export const FEEDS_LIMIT = 3

/** TRM-04: EVENTS is the Spotlight, CHARTS the heatmap and the timeline, SINGLE_CHART one symbol, WATCHLISTS the user's lists (WCH-07). */
export const Widget = z.enum(['EVENTS', 'CHARTS', 'CALENDAR', 'VIDEO_PLAYER', 'SINGLE_CHART', 'WATCHLISTS'])
export type Widget = z.infer<typeof Widget>
export const Side = z.enum(['left', 'right'])
export type Side = z.infer<typeof Side>

/** How a user has divided the space: a column's width in pixels, the share of a panel beside its neighbours as a number of which 1 is usual. */
export const Sizes = z.object({
  columns: z.partialRecord(Side, z.number().check(z.gte(200), z.lte(2000))),
  shares: z.record(z.string().check(z.maxLength(40)), z.number().check(z.gt(0), z.lte(1000))),
})
export type Sizes = z.infer<typeof Sizes>

/**
 * A feed. `saved` is what the preset that it has loaded looked for when this reader saw it last, absent where that is not known. `before` is what it
 * looked for before it followed the selected symbol (TRM-09), absent where it does not. `stories`: whether its headlines say who else reports the same
 * (STY-12), absent where they do.
 */
export const Feed = z.extend(FeedConfiguration, {
  saved: z.optional(SearchContext),
  before: z.optional(SearchContext),
  stories: z.optional(z.literal('off')),
})
export type Feed = z.infer<typeof Feed>

/** A user's Terminal, as their browser keeps it (TRM-06). `nextFeed` numbers the feeds that are added. */
export const Workspace = z.object({
  feedConfigurations: z.array(Feed).check(z.minLength(1), z.maxLength(FEEDS_LIMIT)),
  newsPitFeedConfiguration: Feed,
  openWidgets: z.array(Widget),
  openDrawers: z.array(Side),
  sizes: Sizes,
  /** What SINGLE_CHART shows: a symbol of the markets. */
  symbol: z.string().check(z.minLength(1), z.maxLength(32)),
  nextFeed: z.int().check(z.gte(1)),
})
export type Workspace = z.infer<typeof Workspace>

/**
 * A workspace as a browser keeps it. `queries`: feeds whose keywords are queries; among the others they stand without saying so. `watches`: WATCHLISTS is
 * open, which `openWidgets` does not say. A page of an earlier release, open in another tab, reads no context with a field and no widget that it does not
 * know, and would begin with an empty Terminal.
 */
export const KeptWorkspace = z.extend(Workspace, {
  queries: z.optional(z.array(Feed)),
  watches: z.optional(z.boolean()),
})
export type KeptWorkspace = z.infer<typeof KeptWorkspace>
