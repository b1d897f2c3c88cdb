import { assign, enqueueActions, setup } from 'xstate'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { Feed } from '../../contract/shared/workspace.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { stepTo, type Trail, turned, turnedBack } from '../../rules/shared/page/selection.ts'
import type { FeedPlace } from '../../rules/shared/page/workspace.ts'
import { stream } from './ports.ts'
import { report } from './report.ts'

type Placed = { place: FeedPlace; feed: Feed }
/** `linked`: the ids of the feeds that follow. `before`: what these searched for before they did, by their ids. */
export type Context = {
  trail: Trail
  feeds: readonly Placed[]
  linked: readonly string[]
  before: Readonly<Record<string, SearchContext>>
}
export type Event =
  /** `place`: of a feed that is to follow, where none does yet. */
  | { type: 'symbol.chosen'; symbol: string; place?: FeedPlace | undefined }
  | { type: 'trail.back' }
  | { type: 'trail.forward' }
  | { type: 'selection.left' }
  | { type: 'link.toggled'; id: string }
  | { type: 'feeds.changed'; feeds: readonly Placed[] }
type Emitted =
  | { type: 'symbol.selected'; symbol: string }
  | { type: 'search.chosen'; place: FeedPlace; search: SearchContext }

export const symbolIn = ({ trail: { symbols, at } }: Context) => symbols[at] ?? ''

/** The ports, actions and guards of the selection's chart. */
export const selectionParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { watchKeys: stream('watchKeys') },
  actions: {
    keepSymbol: assign(({ context }, symbol: string) => ({ trail: stepTo(context.trail, symbol) })),
    move: assign(({ context: { trail } }, by: number) => ({ trail: { ...trail, at: trail.at + by } })),
    keepFeeds: assign((_, feeds: readonly Placed[]) => ({ feeds })),
    /** The feed at the place follows, unless one of its page does already. */
    linkFirst: assign(({ context: { linked, feeds } }, place: FeedPlace | undefined) => {
      const isHere = (other: FeedPlace) => (other === 'newsPit') === (place === 'newsPit')
      const isFollowed = feeds.some(({ place: other, feed }) => isHere(other) && linked.includes(feed.id))
      const first = isFollowed ? [] : feeds.filter((one) => one.place === place).map(({ feed }) => feed.id)
      return { linked: [...linked, ...first] }
    }),
    addLink: assign(({ context }, id: string) => ({ linked: [...context.linked, id] })),
    dropLink: assign(({ context }, id: string) => ({ linked: context.linked.filter((other) => other !== id) })),
    announce: report(({ context }) => ({ type: 'symbol.selected', symbol: symbolIn(context) }) as const),
    /** Feeds that follow search for the symbol. */
    turnFeeds: enqueueActions(({ context, enqueue }) => {
      const { feeds, linked, before } = context
      const following = feeds.filter(({ feed }) => linked.includes(feed.id))
      enqueue.assign({
        before: { ...Object.fromEntries(following.map(({ feed }) => [feed.id, feed.searchContext])), ...before },
      })
      for (const { place, feed } of following) {
        const search = turned(feed.searchContext, symbolIn(context))
        if (!isSame(search, feed.searchContext)) enqueue(report({ type: 'search.chosen', place, search }))
      }
    }),
    /** Feeds that follow no longer search for what they did before. */
    turnBack: enqueueActions(({ context: { feeds, before, linked }, enqueue }, isLinkedOnly: boolean) => {
      const ids = Object.keys(before).filter((id) => !isLinkedOnly || !linked.includes(id))
      enqueue.assign({ before: Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))) })
      for (const { place, feed } of feeds) {
        const earlier = ids.includes(feed.id) ? before[feed.id] : undefined
        if (earlier) enqueue(report({ type: 'search.chosen', place, search: turnedBack(feed.searchContext, earlier) }))
      }
    }),
  },
  guards: {
    isLinked: ({ context }, id: string) => context.linked.includes(id),
    hasBehind: ({ context }) => context.trail.at > 0,
    hasAhead: ({ context }) => context.trail.at < context.trail.symbols.length - 1,
  },
})
