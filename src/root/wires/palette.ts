import { workspaceOf } from '../../machines/shared/workspace.machine.ts'
import { event, value } from '../wire.ts'

/** What the palette chooses from is fetched when it opens. */
const openingWires = [
  event({ from: 'palette', event: 'palette.opened', to: 'filterOptions', send: { type: 'options.wanted' } }),
  event({ from: 'palette', event: 'palette.opened', to: 'presets', send: { type: 'presets.wanted' } }),
  event({ from: 'palette', event: 'palette.opened', to: 'feed', send: { type: 'older.wanted' } }),
  value({
    from: 'workspace',
    select: workspaceOf,
    to: 'palette',
    send: ({ feedConfigurations, newsPitFeedConfiguration }) => ({
      type: 'feeds.changed',
      feeds: feedConfigurations,
      pitFeed: newsPitFeedConfiguration,
    }),
  }),
]

/** What follows from what was taken. */
const deedWires = [
  event({ from: 'palette', event: 'place.asked', to: 'place', send: (asked) => asked }),
  event({
    from: 'palette',
    event: 'library.asked',
    to: 'newsPit',
    absent: 'latest',
    send: { type: 'library.chosen' },
  }),
  event({ from: 'palette', event: 'symbol.chosen', to: 'selection', send: (chosen) => chosen }),
  event({ from: 'palette', event: 'alert.ordered', to: 'alerts', send: (ordered) => ordered }),
  event({ from: 'palette', event: 'feed.added', to: 'workspace', send: (added) => added }),
  event({ from: 'palette', event: 'feed.replaced', to: 'workspace', send: (replaced) => replaced }),
  event({ from: 'palette', event: 'search.chosen', to: 'workspace', send: (chosen) => chosen }),
  event({
    from: 'palette',
    event: 'symbol.shown',
    to: 'chart',
    send: ({ symbol }) => ({ type: 'symbol.chosen', symbol }),
  }),
  event({
    from: 'palette',
    event: 'row.asked',
    to: 'feed',
    at: ({ slot }) => slot,
    send: ({ id }) => ({ type: 'item.toggled', id }),
  }),
  event({
    from: 'palette',
    event: 'row.asked',
    to: 'feed',
    at: ({ slot }) => slot,
    send: ({ id }) => ({ type: 'row.reached', id }),
  }),
]

/** A command is an event of the chart that it is for (`src/rules/shell/commands.ts`). */
const commandWires = [
  event({ from: 'palette', event: 'appearance.ordered', to: 'appearance', send: ({ order }) => order }),
  event({ from: 'palette', event: 'desks.ordered', to: 'desks', send: ({ order }) => order }),
  event({ from: 'palette', event: 'consent.ordered', to: 'consent', send: ({ order }) => order }),
  event({
    from: 'palette',
    event: 'feed.ordered',
    to: 'feed',
    at: ({ slot }) => slot,
    send: ({ order }) => order,
  }),
  event({ from: 'palette', event: 'keys.ordered', to: 'keys', send: ({ order }) => order }),
  event({ from: 'palette', event: 'overlay.ordered', to: 'overlay', send: ({ order }) => order }),
  event({ from: 'palette', event: 'selection.ordered', to: 'selection', send: ({ order }) => order }),
  event({ from: 'palette', event: 'session.ordered', to: 'session', send: ({ order }) => order }),
  event({ from: 'palette', event: 'workspace.ordered', to: 'workspace', send: ({ order }) => order }),
]

/** Wires of the palette. */
export const paletteWires = [...openingWires, ...deedWires, ...commandWires]
