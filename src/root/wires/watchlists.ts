import { readerOf } from '../../machines/session/session.machine.ts'
import { workspaceOf } from '../../machines/shared/workspace.machine.ts'
import { symbolOf } from '../../machines/ticker/ticker.machine.ts'
import { currentList, soughtOf } from '../../machines/watchlists/watch-panel.machine.ts'
import { knownLists, listsOf } from '../../machines/watchlists/watchlists.machine.ts'
import { failure, info } from '../shared/notices.ts'
import { event, value } from '../wire.ts'

/** WCH-04: whose lists they are, and what is said of them. */
const listWires = [
  value({ from: 'session', select: readerOf, to: 'watchlists', send: (owner) => ({ type: 'reader.changed', owner }) }),
  ...(['connection.restored', 'page.focused'] as const).map((type) =>
    event({ from: 'connection', event: type, to: 'watchlists', send: { type: 'lists.wanted' } }),
  ),
  event({
    from: 'watchlists',
    event: 'lists.failed',
    to: 'notification',
    send: failure('Your watchlists could not be loaded.'),
  }),
  event({ from: 'watchlists', event: 'edit.refused', to: 'notification', send: ({ words }) => failure(words) }),
]

/** WCH-07: what is done in the panel, and what becomes of it. */
const panelWires = [
  value({
    from: 'watchlists',
    select: listsOf,
    to: 'watchPanel',
    send: (lists) => ({ type: 'lists.changed', lists }),
  }),
  event({ from: 'watchPanel', event: 'edit.made', to: 'watchlists', send: (made) => made }),
  event({ from: 'watchlists', event: 'edit.refused', to: 'watchPanel', send: { type: 'edit.refused' } }),
  event({ from: 'watchlists', event: 'edits.ended', to: 'watchPanel', send: (ended) => ended }),
  value({
    from: 'watchPanel',
    select: soughtOf,
    to: 'watchSearch',
    send: (text) => ({ type: 'text.changed', text }),
  }),
  event({
    from: 'watchSearch',
    event: 'symbol.chosen',
    to: 'watchPanel',
    send: ({ text }) => ({ type: 'text.changed', text }),
  }),
  event({ from: 'watchSearch', event: 'symbol.chosen', to: 'watchPanel', send: { type: 'text.submitted' } }),
]

/** WCH-10: files of the list that the panel shows. */
const fileWires = [
  value({ from: 'watchPanel', select: currentList, to: 'watchFile', send: (list) => ({ type: 'list.seen', list }) }),
  event({ from: 'watchFile', event: 'edit.made', to: 'watchlists', send: (made) => made }),
  event({ from: 'watchlists', event: 'edits.ended', to: 'watchFile', send: { type: 'edits.ended' } }),
  event({ from: 'watchlists', event: 'edit.refused', to: 'watchFile', send: { type: 'edit.refused' } }),
]

/** WCH-09: whether the symbol of a page is on the lists, and what the menu there does. */
const menuWires = [
  value({ from: 'ticker', select: symbolOf, to: 'watchMenu', send: (symbol) => ({ type: 'symbol.given', symbol }) }),
  value({
    from: 'watchlists',
    select: knownLists,
    to: 'watchMenu',
    send: (lists) => ({ type: 'lists.changed', lists }),
  }),
  event({ from: 'watchlists', event: 'lists.failed', to: 'watchMenu', send: { type: 'lists.failed' } }),
  event({ from: 'watchlists', event: 'edits.ended', to: 'watchMenu', send: { type: 'edits.ended' } }),
  event({ from: 'watchlists', event: 'edit.refused', to: 'watchMenu', send: { type: 'edit.refused' } }),
  event({ from: 'watchMenu', event: 'edit.made', to: 'watchlists', send: (made) => made }),
  event({ from: 'watchMenu', event: 'lists.wanted', to: 'watchlists', send: { type: 'lists.wanted' } }),
  event({ from: 'watchMenu', event: 'watch.refused', to: 'notification', send: ({ words }) => failure(words) }),
]

/** WCH-11: a user who signs in may keep what they made as a visitor. */
const offerWires = [
  value({ from: 'session', select: readerOf, to: 'listOffer', send: (owner) => ({ type: 'reader.changed', owner }) }),
  value({
    from: 'watchlists',
    select: knownLists,
    to: 'listOffer',
    send: (lists) => ({ type: 'lists.changed', lists }),
  }),
  event({ from: 'listOffer', event: 'edit.made', to: 'watchlists', send: (made) => made }),
  event({ from: 'watchlists', event: 'edits.ended', to: 'listOffer', send: (ended) => ended }),
  event({ from: 'watchlists', event: 'edit.refused', to: 'listOffer', send: (refused) => refused }),
  event({ from: 'connection', event: 'page.focused', to: 'listOffer', send: { type: 'page.focused' } }),
  event({
    from: 'listOffer',
    event: 'offer.made',
    to: 'notification',
    send: info('The watchlists that you made here can be kept in your account: see the panel Watchlists.', 10_000),
  }),
]

/** WCH-12: whose lists headlines are counted for, and which of these the Terminal's feeds mute. */
const unreadWires = [
  value({ from: 'session', select: readerOf, to: 'unread', send: (owner) => ({ type: 'reader.changed', owner }) }),
  value({ from: 'watchlists', select: knownLists, to: 'unread', send: (lists) => ({ type: 'lists.changed', lists }) }),
  value({
    from: 'workspace',
    select: (snapshot) => workspaceOf(snapshot).feedConfigurations,
    to: 'unread',
    send: (feeds) => ({ type: 'feeds.changed', feeds }),
  }),
]

/** Wires of the watchlists. */
export const watchlistWires = [...listWires, ...panelWires, ...fileWires, ...menuWires, ...offerWires, ...unreadWires]
