import type { SnapshotFrom } from 'xstate'
import { isLoading, isStale, itemsOf, searchOf } from '../../machines/feed/live-feed.machine.ts'
import { shownTickersOf, typedTickersOf } from '../../machines/filters/builder.machine.ts'
import { memberIn } from '../../machines/session/session.machine.ts'
import { feedOf } from '../../machines/shared/workspace.machine.ts'
import { activeOf } from '../../rules/filters/filters.ts'
import { loadedFeed } from '../../rules/shared/page/workspace.ts'
import type { Logics } from '../charts.ts'
import { event, value } from '../wire.ts'
import { builderNoticeWires } from './builder-notices.ts'

/** What has presets loaded: the feeds that are seen, and those of the other desks (DSK-01). */
const holders = ['workspace', 'desks'] as const

/** A builder follows its feed, who is here, and a login dialog that was left. */
const toBuilder = [
  value({
    from: 'workspace',
    select: (snapshot, slot) => feedOf(snapshot, slot),
    to: 'builder',
    send: (feed) => (feed ? { type: 'feed.changed', feed } : { type: 'feed.removed' }),
  }),
  // what was built waits for the user who has left, unless they are not awaited
  event({ from: 'session', event: 'session.ended', to: 'builder', send: { type: 'member.lapsed' } }),
  event({ from: 'session', event: 'visitor.known', to: 'builder', send: { type: 'hold.ended' } }),
  value({
    from: 'session',
    select: memberIn,
    to: 'builder',
    send: (username) => (username === undefined ? { type: 'member.lapsed' } : { type: 'member.came', username }),
  }),
  event({ from: 'overlay', event: 'overlay.left', to: 'builder', send: { type: 'logIn.left' } }),
]

/** FED-19: symbols are suggested for what is typed in the field of tickers, and one that is taken is added with what stands before it. */
const tickerWires = [
  value({
    from: 'builder',
    select: typedTickersOf,
    to: 'tickerSearch',
    send: (text) => (text === undefined ? { type: 'box.left' } : { type: 'text.changed', text }),
  }),
  // FED-20: what is not shown is not checked
  value({
    from: 'builder',
    select: shownTickersOf,
    to: 'tickerCheck',
    send: (draft = {}) => ({ type: 'tickers.shown', tickers: activeOf(draft, 'tickers').map((one) => one.value) }),
  }),
  event({
    from: 'tickerSearch',
    event: 'symbol.chosen',
    to: 'builder',
    send: ({ text }) => ({ type: 'text.changed', text }),
  }),
  event({ from: 'tickerSearch', event: 'symbol.chosen', to: 'builder', send: { type: 'text.submitted' } }),
]

/** The search of a feed that has no headline for it; undefined while it has, or has not been answered. */
const emptiedOf = (feed: SnapshotFrom<Logics['feed']>) =>
  isLoading(feed) || isStale(feed) || itemsOf(feed).length > 0 ? undefined : searchOf(feed)

/** FED-21. */
const reasonWires = [
  value({
    from: 'feed',
    select: emptiedOf,
    to: 'emptyReason',
    send: (search) => (search ? { type: 'search.emptied', search } : { type: 'search.filled' }),
  }),
  event({ from: 'emptyReason', event: 'filter.removed', to: 'feed', send: (removed) => removed }),
]

/** DSK-02: a builder over the feeds of another desk would change those. The wires that bring its feeds come first. */
const deskWires = [0, 1, 2].map((slot) =>
  event({ from: 'desks', event: 'desk.opened', to: 'feed', at: () => slot, send: { type: 'builder.left' } }),
)

const fromBuilder = [
  event({ from: 'builder', event: 'builder.left', to: 'feed', send: { type: 'builder.left' } }),
  event({ from: 'builder', event: 'builder.resumed', to: 'feed', send: { type: 'builder.asked' } }),
  event({ from: 'builder', event: 'logIn.required', to: 'overlay', send: { type: 'logIn.required' } }),
  event({
    from: 'builder',
    event: 'search.applied',
    to: 'workspace',
    send: ({ search }, slot) => ({ type: 'search.chosen', slot, search }),
  }),
  event({ from: 'builder', event: 'loader.reached', to: 'presets', send: { type: 'presets.wanted' } }),
  event({
    from: 'builder',
    event: 'preset.saved',
    to: 'workspace',
    send: ({ preset }, slot) => ({ type: 'feed.replaced', slot, feed: loadedFeed(preset) }),
  }),
  ...(['preset.saved', 'preset.updated', 'preset.taken'] as const).map((type) =>
    event({
      from: 'builder',
      event: type,
      to: 'presets',
      send: ({ preset }) => ({ type: 'preset.kept', preset }),
    }),
  ),
  ...(['preset.updated', 'preset.taken'] as const).flatMap((type) =>
    holders.map((to) =>
      event({
        from: 'builder',
        event: type,
        to,
        send: ({ preset }) => ({ type: 'preset.renewed', preset, isNameOnly: false }),
      }),
    ),
  ),
  event({
    from: 'builder',
    event: 'preset.gone',
    to: 'presets',
    send: ({ id }) => ({ type: 'preset.dropped', id }),
  }),
  ...holders.map((to) =>
    event({ from: 'builder', event: 'preset.gone', to, send: ({ id }) => ({ type: 'preset.deleted', id }) }),
  ),
]

/** What is done to presets in a builder's Loader. */
const loaderWires = [
  event({
    from: 'builder',
    event: 'preset.loaded',
    to: 'workspace',
    send: ({ preset }, slot) => ({ type: 'feed.replaced', slot, feed: loadedFeed(preset) }),
  }),
  event({
    from: 'builder',
    event: 'preset.renamed',
    to: 'presets',
    send: ({ preset: { id, name } }) => ({ type: 'preset.kept', preset: { id, name } }),
  }),
  event({
    from: 'builder',
    event: 'preset.added',
    to: 'presets',
    send: ({ preset, at }) => ({ type: 'preset.kept', preset, at }),
  }),
  ...(['rename.contested', 'sharing.changed'] as const).map((type) =>
    event({
      from: 'builder',
      event: type,
      to: 'presets',
      send: ({ preset }) => ({ type: 'preset.kept', preset }),
    }),
  ),
  ...(['preset.renamed', 'rename.contested'] as const).flatMap((type) =>
    holders.map((to) =>
      event({
        from: 'builder',
        event: type,
        to,
        send: ({ preset }) => ({ type: 'preset.renewed', preset, isNameOnly: true }),
      }),
    ),
  ),
  event({
    from: 'builder',
    event: 'preset.removed',
    to: 'presets',
    send: ({ id }) => ({ type: 'preset.dropped', id }),
  }),
  ...holders.map((to) =>
    event({ from: 'builder', event: 'preset.removed', to, send: ({ id }) => ({ type: 'preset.deleted', id }) }),
  ),
]

/** Wires of what builds, loads and saves the feeds' filters. */
export const builderWires = [
  ...toBuilder,
  ...deskWires,
  ...tickerWires,
  ...reasonWires,
  ...fromBuilder,
  ...loaderWires,
  ...builderNoticeWires,
]
