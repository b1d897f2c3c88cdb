import { whoIsSignedIn } from '../../machines/session/session.machine.ts'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { loadedFeed } from '../../rules/shared/page/workspace.ts'
import { failure } from '../shared/notices.ts'
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
