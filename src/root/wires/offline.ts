import { consentOf } from '../../machines/consent/consent.machine.ts'
import { canRecall, isLive, itemsOf, searchOf } from '../../machines/feed/live-feed.machine.ts'
import { readerOf, signInOf } from '../../machines/session/session.machine.ts'
import { reachOf } from '../../machines/shared/connection.machine.ts'
import * as spotlight from '../../machines/spotlight/spotlight.machine.ts'
import { event, value } from '../wire.ts'

/** What decides whether a list is kept, for whom, and whether it is missing. */
const pageWires = (['lastNews', 'lastStories', 'lastPitStories'] as const).flatMap((to) => [
  value({
    from: 'consent',
    select: (snapshot) => consentOf(snapshot).functionality,
    to,
    send: (mayKeep) => ({ type: 'consent.changed', mayKeep }),
  }),
  value({ from: 'session', select: readerOf, to, send: (reader) => ({ type: 'reader.changed', reader }) }),
  value({
    from: 'connection',
    select: (snapshot) => reachOf(snapshot) === 'live',
    to,
    send: (isLive) => ({ type: 'connection.changed', isLive }),
  }),
  event({ from: 'reading', event: 'page.left', to, send: { type: 'page.left' } }),
])

const newsWires = [
  value({
    from: 'feed',
    select: itemsOf,
    to: 'lastNews',
    send: (items) => ({ type: 'items.changed', items }),
  }),
  value({
    from: 'feed',
    select: searchOf,
    to: 'lastNews',
    send: (search) => ({ type: 'list.changed', change: { search } }),
  }),
  value({
    from: 'feed',
    select: isLive,
    to: 'lastNews',
    send: (isNewest) => ({ type: 'list.changed', change: { isNewest } }),
  }),
  value({
    from: 'feed',
    select: canRecall,
    to: 'lastNews',
    send: (awaitsItems) => ({ type: 'list.changed', change: { awaitsItems } }),
  }),
  event({ from: 'lastNews', event: 'items.recalled', to: 'feed', send: (recalled) => recalled }),
]

/** The News Pit's Spotlight and the Terminal's show the same stories: they are kept once. */
const storyWires = (
  [
    ['spotlight', 'lastStories'],
    ['pitSpotlight', 'lastPitStories'],
  ] as const
).flatMap(([list, keeper]) => [
  value({
    from: list,
    select: spotlight.itemsOf,
    to: keeper,
    send: (items) => ({ type: 'items.changed', items }),
  }),
  value({
    from: list,
    select: spotlight.searchOf,
    to: keeper,
    send: (search) => ({ type: 'list.changed', change: { search } }),
  }),
  value({
    from: list,
    select: (snapshot) => spotlight.isLive(snapshot) && spotlight.searchedFor(snapshot) === undefined,
    to: keeper,
    send: (isNewest) => ({ type: 'list.changed', change: { isNewest } }),
  }),
  value({
    from: list,
    select: spotlight.awaitsItems,
    to: keeper,
    send: (awaitsItems) => ({ type: 'list.changed', change: { awaitsItems } }),
  }),
  event({ from: keeper, event: 'items.recalled', to: list, send: (recalled) => recalled }),
])

/** The charts that keep the live lists as they were last seen, one per list. */
export const offlineWires = [...pageWires, ...newsWires, ...storyWires]

/** SES-17: what brings somebody back to the page makes the session prove its sign-in, in its turn among the tabs. */
export const proofWires = [
  ...(['connection.restored', 'network.returned', 'page.focused'] as const).map((type) =>
    event({ from: 'connection', event: type, to: 'proof', send: { type: 'page.returned' } }),
  ),
  value({
    from: 'session',
    select: (snapshot) => signInOf(snapshot)?.token,
    to: 'proof',
    send: (token) => (token ? { type: 'token.came', token } : { type: 'token.left' }),
  }),
  event({ from: 'proof', event: 'proof.wanted', to: 'session', send: { type: 'token.doubted' } }),
]

/** RT-06, SRC-09: who reads. The connection is no more shared, and the former reader's token is taken back, before another one's comes. */
export const readerWires = [
  ...(['windows', 'newsReader'] as const).map((to) =>
    value({ from: 'session', select: readerOf, to, send: (reader) => ({ type: 'reader.changed', reader }) }),
  ),
  value({
    from: 'session',
    select: (snapshot) => signInOf(snapshot)?.token,
    to: 'newsReader',
    send: (token) => (token ? { type: 'token.came', token } : { type: 'token.left' }),
  }),
]
