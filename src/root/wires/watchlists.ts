import { readerOf } from '../../machines/session/session.machine.ts'
import { failure } from '../shared/notices.ts'
import { event, value } from '../wire.ts'

/** WCH-04: whose lists they are, and what is said of them. */
export const watchlistWires = [
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
