import * as z from 'zod/mini'
import { HttpLink, Id, Instant } from '../shared/fields.ts'
import { Importance, Origin, Sentiment } from '../shared/news.ts'
import { QueryLanguage } from '../shared/search-context.ts'
import { Topic } from '../shared/topics.ts'
import { ContextToken } from '../shared/user/account-fields.ts'

export const ContentCategory = z.enum(['mf_events', 'unusual_volume', 'top_stories', 'top_movers', 'most_active'])
export type ContentCategory = z.infer<typeof ContentCategory>

/** Any of the two may be '' (ENT-03 defines what is shown then). Plain text. */
export const Summarization = z.object({
  headline: z.string().check(z.maxLength(500)),
  summary: z.string().check(z.maxLength(5000)),
})
export type Summarization = z.infer<typeof Summarization>

/** A summary of several news items, in several lengths. ENT-03 defines when it is valid; an invalid one is still an answer. */
export const ContentSummary = z.object({
  summarizations: z.array(Summarization).check(z.maxLength(20)),
  /** Ids of the news items that it rests on. */
  referenceIds: z.array(Id).check(z.maxLength(100)),
})
export type ContentSummary = z.infer<typeof ContentSummary>

const contentSummary = ContentSummary
const text = z.string().check(z.minLength(1), z.maxLength(200))
const ticker = z.string().check(z.minLength(1), z.maxLength(16))
const positive = z.number().check(z.gte(0))
/** What unusual_volume, most_active and top_movers share. */
const move = {
  contentSummary,
  /** The trading day, yyyy-MM-dd, in New York. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** HH:mm, in New York. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** Exchange symbol in upper case: the item's tag. */
  ticker,
  companyName: text,
  /** US dollars a share. */
  price: positive,
  /** Percent over one trading day: -1.5 is a fall of 1.5 %. */
  pctChange1d: z.number(),
  /** Percent over five trading days. */
  pctChange5d: z.number(),
}

const common = {
  id: Id,
  publishedDatetime: Instant,
  /** As in news: where lists have it, if not at `publishedDatetime`. */
  sortDatetime: z.optional(Instant),
  /** Which machine brought it, as in news. */
  source: text,
  /** Who says so, as people read it. What is simulated begins with 'Simulated'. */
  articleSource: text,
  sentiment: Sentiment,
  /** From -1 to 1. */
  sentimentScore: z.number().check(z.gte(-1), z.lte(1)),
  tickers: z.array(ticker).check(z.maxLength(50)),
  topics: z.array(Topic).check(z.maxLength(21)),
  /** As in news: of its headline. Absent from ordinary ones. */
  importance: z.optional(Importance),
  /** A picture of the app's own host or of the web; null where there is none. */
  contentImageUrl: z.nullable(z.union([z.string().check(z.regex(/^\/(?!\/)[\w./-]{1,512}$/)), HttpLink])),
}

export const TopStory = z.object({
  ...common,
  contentCategory: z.literal('top_stories'),
  contentData: z.object({ contentSummary }),
})
export type TopStory = z.infer<typeof TopStory>

export const ProductEvent = z.object({
  ...common,
  contentCategory: z.literal('mf_events'),
  contentData: z.object({ contentSummary, eventTags: z.array(text).check(z.maxLength(20)) }),
})
export type ProductEvent = z.infer<typeof ProductEvent>

export const UnusualVolume = z.object({
  ...common,
  contentCategory: z.literal('unusual_volume'),
  contentData: z.object({
    ...move,
    /** Shares traded. */
    volume: positive,
    /** `volume` as a multiple of what is usual. */
    unusualVolumeFactor: positive,
  }),
})
export type UnusualVolume = z.infer<typeof UnusualVolume>

export const MostActive = z.object({
  ...common,
  contentCategory: z.literal('most_active'),
  contentData: z.object({
    ...move,
    /** Thousandths of a US dollar: divide by 1000 to show dollars (ENT-05). */
    notionalTraded: positive,
    /** Thousandths of a US dollar. */
    avgNotionalTraded: positive,
    /** `notionalTraded` as a multiple of its average. */
    volumeFactor: positive,
  }),
})
export type MostActive = z.infer<typeof MostActive>

export const TopMover = z.object({
  ...common,
  contentCategory: z.literal('top_movers'),
  contentData: z.object({ ...move, industry: text, sector: text }),
})
export type TopMover = z.infer<typeof TopMover>

/** ENT-04: an item of the News Pit; `contentCategory` determines which fields `contentData` has. */
export const ContentItem = z.discriminatedUnion('contentCategory', [
  TopStory,
  ProductEvent,
  UnusualVolume,
  MostActive,
  TopMover,
])
export type ContentItem = z.infer<typeof ContentItem>

/** Where the next page begins: opaque; one that has been tampered with finds nothing. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(512))
export type Cursor = z.infer<typeof Cursor>

/** The most items that one answer holds, and a search may ask for. */
export const CONTENT_SIZE_LIMIT = 1000
/** As JSON in UTF-8, in bytes. */
export const CONTENT_CONTEXT_LIMIT = 16_384

const word = z.string().check(z.minLength(1), z.maxLength(200))
const wanted = {
  /** Of `keywords` and `searchPhrase`, as in the context of a feed. */
  queryLanguage: z.optional(QueryLanguage),
  /** Free text: every word of it must occur. */
  searchPhrase: z.optional(z.string().check(z.maxLength(200))),
  contentCategories: z.optional(z.array(ContentCategory).check(z.maxLength(100))),
  keywords: z.optional(z.array(word).check(z.maxLength(100))),
  topics: z.optional(z.array(Topic).check(z.maxLength(100))),
  /** Nothing published before it. */
  startDate: z.optional(Instant),
  /** Where the installation has both; ignored elsewhere. */
  origin: z.optional(Origin),
  /** How many items at most; a page has 50 by default. */
  size: z.optional(z.int().check(z.gte(1), z.lte(CONTENT_SIZE_LIMIT))),
}
const isShort = z.refine(
  (context) => new TextEncoder().encode(JSON.stringify(context)).length <= CONTENT_CONTEXT_LIMIT,
  'A search context is at most 16 KiB.',
)

/** What the News Pit searches for. Within a list one hit is enough, every list given must hit; absent or empty asks for nothing. */
export const NewsPitSearchContext = z.strictObject({ ...wanted, searchAfter: z.optional(Cursor) }).check(isShort)
export type NewsPitSearchContext = z.infer<typeof NewsPitSearchContext>

/** What a list on `/content` listens to: keywords, `{}`, or what a News Pit search names, without its cursor. */
export const ContentSearchContext = z.strictObject(wanted).check(isShort)
export type ContentSearchContext = z.infer<typeof ContentSearchContext>

/** API-06: `data` carries a `NewsPitSearchContext`. */
export const ContentSearch = z.strictObject({ data: ContextToken })
export type ContentSearch = z.infer<typeof ContentSearch>

/** Newest first; `searchAfter` is null after the last page. A page before that may have fewer items than asked for. A null answer is empty. */
export const ContentPage = z.object({
  data: z.nullable(
    z.object({
      contentItems: z.array(ContentItem).check(z.maxLength(CONTENT_SIZE_LIMIT)),
      searchAfter: z.nullable(Cursor),
    }),
  ),
})
export type ContentPage = z.infer<typeof ContentPage>
