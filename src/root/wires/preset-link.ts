import { whoIsSignedIn } from '../../machines/session/session.machine.ts'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { sharedOf } from '../../machines/shared/place-parts.ts'
import { overOf, workspaceOf } from '../../machines/shared/workspace.machine.ts'
import { stepToCalendar } from '../../rules/calendar/calendar-sight.ts'
import { loadedFeed } from '../../rules/shared/page/workspace.ts'
import { failure, info, success } from '../shared/notices.ts'
import { event, value } from '../wire.ts'

const plainTerminal = { type: 'place.asked' as const, path: '/terminal', replaces: true }
/** RTE-02: the address of a preset loads it into the first feed; where that cannot be, the plain Terminal is left. */
export const presetLinkWires = [
  value({ from: 'session', select: whoIsSignedIn, to: 'presetLink', send: (who) => ({ type: 'who.changed', who }) }),
  event({ from: 'overlay', event: 'overlay.left', to: 'presetLink', send: { type: 'logIn.left' } }),
  value({
    from: 'place',
    select: (snapshot) => {
      const here = placeOf(snapshot)
      return here.page === 'terminal' ? here.presetId : undefined
    },
    to: 'presetLink',
    send: (id) => (id === undefined ? { type: 'link.left' } : { type: 'link.reached', id }),
  }),
  event({ from: 'presetLink', event: 'logIn.required', to: 'overlay', send: { type: 'logIn.required' } }),
  event({
    from: 'presetLink',
    event: 'preset.loaded',
    to: 'workspace',
    send: ({ preset }) => ({ type: 'feed.replaced', slot: 0, feed: loadedFeed(preset) }),
  }),
  event({ from: 'presetLink', event: 'link.declined', to: 'place', send: plainTerminal }),
  event({ from: 'presetLink', event: 'link.failed', to: 'place', send: plainTerminal }),
  event({
    from: 'presetLink',
    event: 'link.failed',
    to: 'notification',
    send: failure('That preset could not be opened.'),
  }),
]

/** RTE-19: a shared preset is opened beside what the feeds look for. */
export const sharedLinkWires = [
  value({ from: 'session', select: whoIsSignedIn, to: 'sharedLink', send: (who) => ({ type: 'who.changed', who }) }),
  value({
    from: 'workspace',
    select: (snapshot) => workspaceOf(snapshot).feedConfigurations,
    to: 'sharedLink',
    send: (feeds) => ({ type: 'feeds.changed', feeds }),
  }),
  value({
    from: 'place',
    select: sharedOf,
    to: 'sharedLink',
    send: (token) => (token === undefined ? { type: 'link.left' } : { type: 'link.reached', token }),
  }),
  event({ from: 'sharedLink', event: 'feed.added', to: 'workspace', send: (added) => added }),
  event({ from: 'sharedLink', event: 'feed.replaced', to: 'workspace', send: (replaced) => replaced }),
  event({
    from: 'sharedLink',
    event: 'shared.opened',
    to: 'notification',
    send: ({ name, slot }) => success(`Shared preset “${name}” opened in feed ${slot + 1}. Save it to keep it.`),
  }),
  event({
    from: 'sharedLink',
    event: 'space.lacking',
    to: 'notification',
    send: ({ name }) => info(`Close a feed to open the shared preset “${name}”.`, 10_000),
  }),
  event({ from: 'sharedLink', event: 'link.ended', to: 'place', send: plainTerminal }),
  event({
    from: 'sharedLink',
    event: 'link.ended',
    to: 'notification',
    send: failure('That preset is no longer shared.'),
  }),
  event({
    from: 'sharedLink',
    event: 'link.failed',
    to: 'notification',
    send: failure('The shared preset could not be opened. Reload the page to try again.'),
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
