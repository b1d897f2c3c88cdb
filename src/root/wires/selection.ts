import { accountNow } from '../../machines/desks/desk-sync.machine.ts'
import { shownIn } from '../../machines/desks/desk-sync-parts.ts'
import { addressOf, desksOf } from '../../machines/desks/desks.machine.ts'
import { signInOf } from '../../machines/session/session.machine.ts'
import { densityOf } from '../../machines/shared/appearance.machine.ts'
import { linkedOf, selectedOf } from '../../machines/shared/selection.machine.ts'
import { workspaceOf } from '../../machines/shared/workspace.machine.ts'
import { unfitWords } from '../../rules/desks/merge-desks.ts'
import { keptWorkspace } from '../../rules/shared/page/kept-workspace.ts'
import { accountIn } from '../desks/account.ts'
import { failure, info } from '../shared/notices.ts'
import { event, value } from '../wire.ts'

/** TRM-08, TRM-09: what selects a symbol, and what turns to it. */
export const selectionWires = [
  event({
    from: 'chart',
    event: 'symbol.chosen',
    to: 'selection',
    send: ({ symbol }) => ({ type: 'symbol.chosen', symbol }),
  }),
  value({
    from: 'selection',
    select: selectedOf,
    to: 'layers',
    send: (symbol) => ({ type: 'symbol.changed', symbol }),
  }),
  // by its parts: the code of the layers comes on its own
  value({
    from: 'layers',
    select: ({ context: { entry } }) => (entry.page === 'terminal' ? (entry.symbol ?? '') : undefined),
    to: 'selection',
    send: (symbol) => ({ type: 'address.changed', symbol }),
  }),
  event({ from: 'selection', event: 'search.chosen', to: 'workspace', send: (chosen) => chosen }),
  event({
    from: 'selection',
    event: 'symbol.selected',
    to: 'chart',
    send: ({ symbol }) => ({ type: 'symbol.given', symbol }),
  }),
  value({
    from: 'workspace',
    select: workspaceOf,
    to: 'selection',
    send: ({ feedConfigurations, newsPitFeedConfiguration }) => ({
      type: 'feeds.changed',
      feeds: [
        ...feedConfigurations.map((feed, slot) => ({ slot, feed })),
        { slot: 'newsPit', feed: newsPitFeedConfiguration },
      ],
    }),
  }),
]

/** What stands on the desk that is seen, and whose it is. */
const deskValueWires = [
  value({
    from: 'workspace',
    select: ({ context }) => context,
    to: 'desks',
    send: ({ owner = '', workspace, building }) => ({
      type: 'terminal.changed',
      owner,
      workspace: keptWorkspace(workspace),
      building,
    }),
  }),
  value({
    from: 'selection',
    select: linkedOf,
    to: 'desks',
    send: (linked) => ({ type: 'content.changed', change: { linked: [...linked] } }),
  }),
  value({
    from: 'selection',
    select: selectedOf,
    to: 'desks',
    send: (symbol = '') => ({ type: 'content.changed', change: { symbol } }),
  }),
  value({
    from: 'appearance',
    select: densityOf,
    to: 'desks',
    send: (density) => ({ type: 'content.changed', change: { density } }),
  }),
]

/** DSK-01: what becomes of the Terminal when a desk is opened. The feeds come before the symbol that they follow. */
export const deskWires = [
  ...deskValueWires,
  event({
    from: 'desks',
    event: 'desk.opened',
    to: 'workspace',
    send: ({ arrangement }) => ({ type: 'desk.opened', arrangement }),
  }),
  event({ from: 'desks', event: 'desk.opened', to: 'workspace', send: { type: 'over.left' } }),
  event({
    from: 'desks',
    event: 'desk.opened',
    to: 'appearance',
    send: ({ density }) => ({ type: 'density.chosen', density }),
  }),
  ...(['desk.opened', 'links.recalled'] as const).map((type) =>
    event({
      from: 'desks',
      event: type,
      to: 'selection',
      send: ({ symbol, linked }) => ({ type: 'desk.opened', symbol, linked }),
    }),
  ),
  // RTE-21
  value({ from: 'desks', select: addressOf, to: 'layers', send: (id) => ({ type: 'desk.changed', id }) }),
  event({ from: 'desks', event: 'desk.missed', to: 'layers', send: (missed) => missed }),
  event({ from: 'desks', event: 'desk.refused', to: 'notification', send: ({ words }) => failure(words) }),
]

/** DSK-04, DSK-05: the desks of the account, and those that a visitor has left here. */
const accountWires = (['deskSync', 'deskOffer'] as const).map((to) =>
  value({ from: 'session', select: accountIn, to, send: (reader) => ({ type: 'reader.changed', reader }) }),
)

/** DSK-04: the desks of the account. */
export const deskSyncWires = [
  ...accountWires,
  // after the reader: what a user has left is saved in their name
  value({
    from: 'session',
    select: signInOf,
    to: 'deskSync',
    send: (signIn) => ({ type: 'signIn.changed', signIn }),
  }),
  value({
    from: 'desks',
    select: (snapshot) => (snapshot.matches({ list: 'known' }) ? snapshot.context : undefined),
    to: 'deskSync',
    send: (shown) => ({ type: 'desks.changed', shown: shown && shownIn(shown) }),
  }),
  ...(['connection.restored', 'network.returned', 'page.focused'] as const).map((type) =>
    event({ from: 'connection', event: type, to: 'deskSync', send: { type: 'desks.wanted' } }),
  ),
  event({
    from: 'deskSync',
    event: 'desks.merged',
    to: 'desks',
    send: ({ desks, current }) => ({ type: 'desks.changed', desks, current }),
  }),
  // RTE-21: an address may name a desk that only the account has
  value({
    from: 'deskSync',
    select: accountNow,
    to: 'desks',
    send: (account) => ({ type: 'account.changed', account }),
  }),
  event({
    from: 'deskSync',
    event: 'desks.unfit',
    to: 'notification',
    send: ({ names }) => info(unfitWords(names), 10_000),
  }),
  event({
    from: 'deskSync',
    event: 'desks.refused',
    to: 'notification',
    send: failure('Your desks are too large for your account. They stay in this browser.'),
  }),
]

/** DSK-05: the desks that a visitor has left here. */
export const deskOfferWires = [
  value({
    from: 'desks',
    select: (snapshot) => desksOf(snapshot).length,
    to: 'deskOffer',
    send: (count) => ({ type: 'desks.counted', count }),
  }),
  event({ from: 'deskSync', event: 'desks.agreed', to: 'deskOffer', send: (agreed) => agreed }),
  event({ from: 'deskSync', event: 'desks.refused', to: 'deskOffer', send: { type: 'desks.refused' } }),
  event({ from: 'connection', event: 'page.focused', to: 'deskOffer', send: { type: 'page.focused' } }),
  event({ from: 'deskOffer', event: 'desks.taken', to: 'desks', send: (taken) => taken }),
  event({ from: 'deskOffer', event: 'offer.noted', to: 'notification', send: ({ words }) => info(words, 10_000) }),
]
