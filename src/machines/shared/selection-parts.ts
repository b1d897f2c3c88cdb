import { assign, enqueueActions, setup } from 'xstate'
import type { Feed } from '../../contract/shared/workspace.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { turnedBack } from '../../rules/shared/page/selection.ts'
import { returned, stepTo, type Trail, turned } from '../../rules/shared/page/trail.ts'
import type { ChosenSearch, FeedSlot } from '../../rules/shared/page/workspace.ts'
import { stream } from './ports.ts'
import { report } from './report.ts'

type FeedInSlot = { slot: FeedSlot; feed: Feed }
/** `linked`: the ids of the feeds that follow. */
export type Context = {
  trail: Trail
  feeds: readonly FeedInSlot[]
  linked: readonly string[]
}
export type Event =
  /** `slot`: of a feed that is to follow, where none does yet. */
  | { type: 'symbol.chosen'; symbol: string; slot?: FeedSlot | undefined }
  /** The address names it; '' for none, undefined at other pages. */
  | { type: 'address.changed'; symbol: string | undefined }
  | { type: 'trail.back' }
  | { type: 'trail.forward' }
  | { type: 'selection.left' }
  | { type: 'link.toggled'; id: string }
  /** DSK-01: '' for no symbol. */
  | { type: 'desk.opened'; symbol: string; linked: readonly string[] }
  | { type: 'feeds.changed'; feeds: readonly FeedInSlot[] }
type Emitted = { type: 'symbol.selected'; symbol: string } | ({ type: 'search.chosen' } & ChosenSearch)

export const symbolIn = ({ trail: { symbols, at } }: Context) => symbols[at] ?? ''

/** The ports, actions and guards of the selection's chart. */
export const selectionParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { watchKeys: stream('watchKeys') },
  actions: {
    keepSymbol: assign(({ context }, symbol: string) => ({ trail: stepTo(context.trail, symbol) })),
    returnTo: assign(({ context }, symbol: string) => ({ trail: returned(context.trail, symbol) })),
    move: assign(({ context: { trail } }, by: number) => ({ trail: { ...trail, at: trail.at + by } })),
    keepFeeds: assign((_, feeds: readonly FeedInSlot[]) => ({ feeds })),
    keepLinked: assign((_, linked: readonly string[]) => ({ linked })),
    /** The symbols that were selected on another desk are none of this one. */
    beginTrail: assign((_, symbol: string) => ({ trail: { symbols: [symbol], at: 0 } })),
    /** The feed in the slot follows, unless one of its page does already. */
    linkFirst: assign(({ context: { linked, feeds } }, slot: FeedSlot | undefined) => {
      const isHere = (other: FeedSlot) => (other === 'newsPit') === (slot === 'newsPit')
      const isFollowed = feeds.some(({ slot: other, feed }) => isHere(other) && linked.includes(feed.id))
      const first = isFollowed ? [] : feeds.filter((one) => one.slot === slot).map(({ feed }) => feed.id)
      return { linked: [...linked, ...first] }
    }),
    addLink: assign(({ context }, id: string) => ({ linked: [...context.linked, id] })),
    dropLink: assign(({ context }, id: string) => ({ linked: context.linked.filter((other) => other !== id) })),
    announce: report(({ context }) => ({ type: 'symbol.selected', symbol: symbolIn(context) }) as const),
    /** Feeds that follow search for the symbol. */
    turnFeeds: enqueueActions(({ context, enqueue }) => {
      for (const { slot, feed } of context.feeds) {
        const search = turned(feed.searchContext, symbolIn(context))
        if (!context.linked.includes(feed.id) || isSame(search, feed.searchContext)) continue
        enqueue(report({ type: 'search.chosen', slot, search, before: feed.before ?? feed.searchContext }))
      }
    }),
    /** Feeds that follow no longer search for what they did before. */
    turnBack: enqueueActions(({ context: { feeds, linked }, enqueue }, isUnlinkedOnly: boolean) => {
      for (const { slot, feed } of feeds) {
        if (!feed.before || (isUnlinkedOnly && linked.includes(feed.id))) continue
        const search = turnedBack(feed.searchContext, feed.before)
        enqueue(report({ type: 'search.chosen', slot, search, before: undefined }))
      }
    }),
  },
  guards: {
    isLinked: ({ context }, id: string) => context.linked.includes(id),
    isNamed: (_, symbol: string | undefined) => Boolean(symbol),
    isOtherNamed: ({ context }, symbol: string | undefined) => Boolean(symbol) && symbol !== symbolIn(context),
    isNoneNamed: (_, symbol: string | undefined) => symbol === '',
    hasBehind: ({ context }) => context.trail.at > 0,
    hasAhead: ({ context }) => context.trail.at < context.trail.symbols.length - 1,
  },
})
