import { selectedOf } from '../../machines/shared/selection.machine.ts'
import { overOf, workspaceOf } from '../../machines/shared/workspace.machine.ts'
import { stepToCalendar } from '../../rules/calendar/calendar-sight.ts'
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

/** RTE-20: the history that the address names is opened where the calendar is in sight. */
export const releaseAddressWires = [
  value({
    from: 'workspace',
    select: (snapshot) => stepToCalendar({ ...snapshot.context, over: overOf(snapshot) }),
    to: 'releaseHistory',
    send: (step) => ({ type: 'step.changed', step }),
  }),
  event({ from: 'releaseHistory', event: 'step.asked', to: 'workspace', send: ({ step }) => step }),
  event({
    from: 'releaseHistory',
    event: 'release.missed',
    to: 'layers',
    send: { type: 'release.changed', id: undefined },
  }),
]
