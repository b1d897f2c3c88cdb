import { isBuilderOpen, shownOf } from '../../machines/feed/live-feed.machine.ts'
import { readerOf } from '../../machines/session/session.machine.ts'
import { layoutOf } from '../../machines/shared/layout.machine.ts'
import { feedOf } from '../../machines/shared/workspace.machine.ts'
import { newestReceived } from '../../rules/shared/rows.ts'
import { event, value } from '../wire.ts'

/** The workspace says what each feed searches for, also the News Pit's, and follows what the reader chooses there. */
const searchWires = [
  event({
    from: 'feed',
    event: 'search.chosen',
    to: 'workspace',
    send: ({ search }, slot) => ({ type: 'search.chosen', slot, search }),
  }),
  value({
    from: 'workspace',
    select: (snapshot, slot) => feedOf(snapshot, slot)?.searchContext,
    to: 'feed',
    send: (search) => (search ? { type: 'search.given', search } : { type: 'feed.closed' }),
  }),
]

/** Whose workspace it is, and what it has space for. */
const ownerWires = [
  value({
    from: 'feed',
    select: isBuilderOpen,
    to: 'workspace',
    send: (isOpen, slot) => ({ type: isOpen ? 'building.begun' : 'building.ended', slot }),
  }),
  event({ from: 'session', event: 'session.lapsed', to: 'workspace', send: { type: 'reader.lapsed' } }),
  value({
    from: 'session',
    select: readerOf,
    to: 'workspace',
    send: (reader) => ({ type: 'reader.changed', reader }),
  }),
  value({ from: 'layout', select: layoutOf, to: 'workspace', send: (layout) => ({ type: 'layout.changed', layout }) }),
]

/** What has been read, what is shared, and what keys ask for. */
export const readingWires = [
  event({ from: 'feed', event: 'items.read', to: 'reading', send: (read) => read }),
  value({
    from: 'feed',
    select: (snapshot) => newestReceived(shownOf(snapshot)),
    to: 'reading',
    send: (newest) => ({ type: 'rows.shown', newest }),
  }),
  event({
    from: 'keys',
    event: 'feed.ordered',
    to: 'feed',
    at: ({ slot }) => slot,
    send: ({ order }) => order,
  }),
  event({ from: 'keys', event: 'spotlight.ordered', to: 'pitSpotlight', send: ({ order }) => order }),
  event({ from: 'keys', event: 'library.ordered', to: 'library', send: ({ order }) => order }),
  event({
    from: 'keys',
    event: 'palette.asked',
    to: 'palette',
    absent: 'latest',
    send: ({ slots }) => ({
      type: 'palette.asked',
      slot: slots.findLast((slot) => slot !== 'spotlight' && slot !== 'library' && slot !== 'ticker'),
    }),
  }),
  event({
    from: 'keys',
    event: 'search.typed',
    to: 'palette',
    absent: 'latest',
    send: ({ text }) => ({ type: 'text.changed', text }),
  }),
  event({
    from: 'keys',
    event: 'search.entered',
    to: 'palette',
    absent: 'latest',
    send: ({ isNew }) => ({ type: 'first.taken', first: undefined, isNew }),
  }),
  event({ from: 'keys', event: 'search.dropped', to: 'palette', absent: 'latest', send: { type: 'palette.left' } }),
  // the sharing chart comes after the first rows
  event({ from: 'feed', event: 'share.asked', to: 'sharing', absent: 'queue', send: (asked) => asked }),
]

/** Wires of the Terminal's charts and the feeds. */
export const terminalWires = [...searchWires, ...ownerWires, ...readingWires]
