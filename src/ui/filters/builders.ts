import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { builderMachine } from '../../machines/filters/builder.machine.ts'
import type { filterOptionsMachine } from '../../machines/filters/filter-options.machine.ts'
import type { loaderMachine } from '../../machines/filters/loader.machine.ts'
import type { tickerCheckMachine } from '../../machines/filters/ticker-check.machine.ts'
import type { tickerSearchMachine } from '../../machines/filters/ticker-search.machine.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'

type Builder = ActorRefFrom<typeof builderMachine>
type TickerSearch = ActorRefFrom<typeof tickerSearchMachine>
/** The builder of a feed, with its Loader and what is suggested for its tickers. */
type OfFeed = { builder: Builder; loader: ActorRefFrom<typeof loaderMachine>; tickerSearch: TickerSearch }

/** The charts that build, load and save the feeds' filters; those of a feed are made when they are first asked for. */
export type Builders = {
  filterOptions: ActorRefFrom<typeof filterOptionsMachine>
  tickerCheck: ActorRefFrom<typeof tickerCheckMachine>
  builderOf(slot: FeedSlot): Builder
  /** Of a feed whose builder there is. */
  tickerSearchOf(slot: FeedSlot): TickerSearch
}

const BuilderContext = createContext<(OfFeed & Pick<Builders, 'filterOptions' | 'tickerCheck'>) | undefined>(undefined)

export const BuilderProvider = BuilderContext.Provider

/** The builder of the feed around. Throws outside of `BuilderProvider`. */
export function useBuilder() {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('There is no BuilderProvider around this component.')
  return builder
}
