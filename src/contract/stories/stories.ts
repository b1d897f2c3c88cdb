import * as z from 'zod/mini'
import { WINDOWS_LIMIT } from '../shared/connection.ts'
import { Id, Instant } from '../shared/fields.ts'
import { LIST_LIMIT, NewsItem } from '../shared/news.ts'

/** More members of a story are only counted. */
export const STORY_LIMIT = 50

/** More that two headlines have in common is not named. */
export const IN_COMMON_LIMIT = 6

const { title, articleSource, link } = NewsItem.shape

/** A headline among those that report one fact. */
export const StoryMember = z.object({
  id: Id,
  /** Where lists have it. */
  at: Instant,
  title,
  articleSource,
  link,
  /** How its title says that it follows an earlier one: with more, or because that was wrong. */
  mark: z.optional(z.enum(['update', 'correction'])),
  /**
   * What it says that the first one says, too (the first: that was asked about), as it stands in its title, what counts most first (STY-10). Not there
   * in the one that was asked about, nor where there is none.
   */
  inCommon: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(IN_COMMON_LIMIT))),
})
export type StoryMember = z.infer<typeof StoryMember>

/** The headlines that report one fact (STY-01), the earliest first: one, where no other reports it. */
export const Story = z.object({
  members: z.array(StoryMember).check(z.minLength(1), z.maxLength(STORY_LIMIT)),
  /** Of all members. */
  count: z.int().check(z.gte(1)),
})
export type Story = z.infer<typeof Story>

const Followed = z.optional(z.array(Id).check(z.maxLength(LIST_LIMIT * WINDOWS_LIMIT)))
/** The headlines whose counts a client wants (STY-09). */
export const FollowedHeadlines = z.strictObject({ real: Followed, simulated: Followed })
export type FollowedHeadlines = z.infer<typeof FollowedHeadlines>

/** More pairs of headlines that a user has set apart are forgotten, the oldest first. */
export const APART_LIMIT = 200
/** Two headlines that a user does not want to see as one story (STY-11). */
export const Apart = z.object({ id: Id, other: Id })
export type Apart = z.infer<typeof Apart>
export const AllApart = z.array(Apart).check(z.maxLength(APART_LIMIT))

/** How many other publishers report what a headline does. */
export const SourceCount = z.object({ id: Id, sources: z.int().check(z.gte(0)) })
export type SourceCount = z.infer<typeof SourceCount>
