import { keptOf } from '../../machines/alerts/alerts.machine.ts'
import { knownPresets } from '../../machines/presets/presets.machine.ts'
import { readerOf } from '../../machines/session/session.machine.ts'
import { knownLists } from '../../machines/watchlists/watchlists.machine.ts'
import { rangWords } from '../../rules/alerts/rang.ts'
import { pitLinkOf } from '../../rules/shared/page/pit-link.ts'
import { failure, info } from '../shared/notices.ts'
import { event, value } from '../wire.ts'

/** How long the notice of an alert is shown: long enough to be read and pressed. Milliseconds. */
const NOTICE_MS = 10_000

/** ALT-01, ALT-02: whose alerts they are, what they name, and what rings. */
export const alertWires = [
  ...(['alerts', 'ringing'] as const).map((to) =>
    value({ from: 'session', select: readerOf, to, send: (owner) => ({ type: 'reader.changed', owner }) }),
  ),
  value({ from: 'alerts', select: keptOf, to: 'ringing', send: (kept) => ({ type: 'alerts.changed', kept }) }),
  value({
    from: 'presets',
    select: knownPresets,
    to: 'ringing',
    send: (presets) => ({ type: 'names.changed', names: { presets } }),
  }),
  value({
    from: 'watchlists',
    select: knownLists,
    to: 'ringing',
    send: (lists) => ({ type: 'names.changed', names: { lists } }),
  }),
  value({ from: 'watchlists', select: knownLists, to: 'alerts', send: (lists) => ({ type: 'lists.changed', lists }) }),
  event({ from: 'alerts', event: 'alert.refused', to: 'notification', send: ({ words }) => failure(words) }),
  event({ from: 'alerts', event: 'alert.switched', to: 'notification', send: ({ words }) => info(words) }),
  event({
    from: 'ringing',
    event: 'alerts.rang',
    to: 'notification',
    send: ({ rang }) => info(rangWords(rang), NOTICE_MS, rang[0] && pitLinkOf(rang[0].id)),
  }),
  event({
    from: 'ringing',
    event: 'headline.asked',
    to: 'place',
    send: ({ id }) => ({ type: 'place.asked', path: pitLinkOf(id) }),
  }),
]
