import * as z from 'zod/mini'
import { EarningsReport, EconomicEvent } from './calendar/calendar.ts'
import { ContentItem, ContentSearchContext } from './content/content.ts'
import { Installation } from './installation/installation.ts'
import { MarketSymbol, QUOTES_LIMIT, Quote } from './markets/markets.ts'
import {
  AccessToken,
  AppVersion,
  OlderCount,
  RestCount,
  SearchAnswer,
  SearchExtent,
  SearchRefusal,
  SearchTag,
  WINDOWS_LIMIT,
} from './shared/connection.ts'
import { Id } from './shared/fields.ts'
import { NewsItem } from './shared/news.ts'
import { Problem } from './shared/problem.ts'
import { ListedSearch } from './shared/user/listed-search.ts'
import { AllApart, FollowedHeadlines, SourceCount } from './stories/stories.ts'

/**
 * The messages that the client of a list may send: `search` with a context, and a tag when it has several lists; `older` with the tag of a search that
 * wanted the newest items alone; `leave` to end a subscription.
 */
const asks = <Context extends z.core.$ZodType>(context: Context) => ({
  search: z.tuple([context, z.optional(SearchTag), z.optional(SearchExtent)]),
  older: z.tuple([SearchTag]),
  leave: z.tuple([Id]),
})

/**
 * The messages of the server of a list: `initial` replaces the list of the search that it answers, and may come again for the same search (when the
 * backend's clock was moved, for example). It has the newest items and says how many older ones there are, which come as `backfill`, in one message or
 * more, at once or when they are asked for: they are no news. `update` merges by id into every list whose last `initial` named the room. All newest first. The answer to a search without
 * a tag has none: it is left out, for `undefined` would arrive as null. The `error` that refuses a search with a tag because there were too many says
 * when to ask again.
 */
const answers = <Item extends z.core.$ZodType>(item: Item) => ({
  initial: z.tuple([z.array(item), z.optional(SearchAnswer), z.optional(OlderCount)]),
  backfill: z.tuple([z.array(item), z.optional(SearchAnswer), z.optional(RestCount)]),
  update: z.tuple([z.array(item), Id]),
  error: z.tuple([Problem, z.optional(SearchRefusal)]),
})

/**
 * RT-02: the arguments of each event of `/news`, as they are checked on arrival. `version` comes at each connect (RTE-13), unless the backend serves
 * no app; `installation` comes at each connect and whenever it changes (BCK-13). `stories` asks how many other publishers report what these headlines do,
 * instead of the ones before, and is answered by the count of each, then by those that have changed (STY-09). `apart` says, instead of what was said before, which
 * headlines do not count for each other (STY-11); an older backend ignores it. `authenticate` says who reads, until the access token expires: their lists have what comes
 * from their own sources, too (SRC-09).
 */
export const newsEvents = {
  fromClient: {
    ...asks(ListedSearch),
    authenticate: z.tuple([AccessToken]),
    stories: z.tuple([FollowedHeadlines]),
    apart: z.tuple([AllApart]),
  },
  fromServer: {
    ...answers(NewsItem),
    version: z.tuple([AppVersion]),
    installation: z.tuple([Installation]),
    stories: z.tuple([z.array(SourceCount)]),
  },
}

/** RT-02: … of `/content`. */
export const contentEvents = { fromClient: asks(ContentSearchContext), fromServer: answers(ContentItem) }

/**
 * RT-01: … of `/financial`. Each `connect` asks for what follows it; each `update` merges by id. Quotes are beyond the specification (EMB-02): they
 * merge by symbol, and a later `quotes.connect` takes the place of the one before.
 */
export const financialEvents = {
  fromClient: {
    'economic-calendar.connect': z.tuple([]),
    'earnings-calendar.connect': z.tuple([]),
    'quotes.connect': z.tuple([z.array(MarketSymbol).check(z.maxLength(QUOTES_LIMIT * WINDOWS_LIMIT))]),
  },
  fromServer: {
    'economic-calendar.update': z.tuple([z.array(EconomicEvent)]),
    'earnings-calendar.update': z.tuple([z.array(EarningsReport)]),
    'quotes.update': z.tuple([z.array(Quote)]),
    error: z.tuple([Problem]),
  },
}

type Described = Record<string, z.core.$ZodTuple>
/** The described events as socket.io's generics want them: a function for each, with its arguments. */
type Events<Description extends Described> = {
  [Name in keyof Description]: z.infer<Description[Name]> extends infer Arguments extends unknown[]
    ? (...given: Arguments) => void
    : never
}

/** The events of `/news` and `/content` for socket.io's generics. */
export type ListClientEvents<Context> = Events<ReturnType<typeof asks<z.ZodMiniType<Context>>>>
export type ListServerEvents<Item> = Events<ReturnType<typeof answers<z.ZodMiniType<Item>>>>
export type FinancialClientEvents = Events<typeof financialEvents.fromClient>
export type FinancialServerEvents = Events<typeof financialEvents.fromServer>
