import { hasOwnSources } from '../../machines/installation/installation.machine.ts'
import { readerOf, whoIsSignedIn } from '../../machines/session/session.machine.ts'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { sharedOf } from '../../machines/shared/place-parts.ts'
import { overOf, workspaceOf } from '../../machines/shared/workspace.machine.ts'
import { stepToCalendar } from '../../rules/calendar/calendar-sight.ts'
import { loadedFeed } from '../../rules/shared/page/workspace.ts'
import { followedWords } from '../../rules/watchlists/first-run.ts'
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

/** FED-03: whether the user has sources is said at each connection, and whenever they change them, in whichever window or browser. */
export const optionWires = [
  value({ from: 'session', select: readerOf, to: 'filterOptions', send: () => ({ type: 'own.ended' }) }),
  value({
    from: 'installation',
    select: (snapshot) => (hasOwnSources(snapshot) ? snapshot.context.named : undefined),
    to: 'filterOptions',
    send: (named) => (named ? { type: 'own.changed', origin: named.kinds.news[0] ?? 'real' } : { type: 'own.ended' }),
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

/** TRM-10: a newcomer's first list, and the feed about it. */
export const firstRunWires = [
  value({
    from: 'workspace',
    select: (snapshot) => workspaceOf(snapshot).feedConfigurations,
    to: 'firstRun',
    send: (feeds) => ({ type: 'feeds.changed', feeds }),
  }),
  // by its parts: the code of the lists comes on its own
  value({
    from: 'watchlists',
    select: (snapshot) => (snapshot.matches('ready') ? snapshot.context.lists : undefined),
    to: 'firstRun',
    send: (lists) => ({ type: 'lists.changed', lists }),
  }),
  event({ from: 'watchlists', event: 'lists.failed', to: 'firstRun', send: { type: 'lists.failed' } }),
  event({ from: 'firstRun', event: 'edit.made', to: 'watchlists', send: (made) => made }),
  event({ from: 'watchlists', event: 'edits.ended', to: 'firstRun', send: (ended) => ended }),
  event({ from: 'watchlists', event: 'edit.refused', to: 'firstRun', send: { type: 'edit.refused' } }),
  event({ from: 'firstRun', event: 'feed.added', to: 'workspace', send: (added) => added }),
  event({ from: 'firstRun', event: 'search.chosen', to: 'workspace', send: (chosen) => chosen }),
  // what lies over the feeds goes: they show the list
  event({ from: 'firstRun', event: 'list.followed', to: 'workspace', send: { type: 'over.left' } }),
  event({
    from: 'firstRun',
    event: 'list.followed',
    to: 'notification',
    send: ({ symbols, slot }) => success(followedWords(symbols, slot)),
  }),
]
