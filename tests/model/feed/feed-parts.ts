import type { AnyStateMachine } from 'xstate'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { type Part, walkPartOf } from '../drive/parts.ts'
import { outcomeOf } from './live-feed.outcome.ts'

type FeedPart<Chart extends AnyStateMachine> = Omit<Part<Chart, ReturnType<typeof outcomeOf>>, 'input'> & {
  search?: SearchContext
}

/** Walks a part of the feed by itself, and compares it after each step with the plain model of the whole. */
export const walkPart = <Chart extends AnyStateMachine>({ search = {}, ...part }: FeedPart<Chart>) =>
  walkPartOf((events) => outcomeOf([{ type: 'search.given', search }, ...events]), { ...part, input: { search } })

/** A part is only given searches that differ from the one before. */
export const given = (says: string, search: object) => ({ type: 'search.given', says, search, isOther: true })
