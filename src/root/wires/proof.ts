import { signInOf } from '../../machines/session/session.machine.ts'
import { event, value } from '../wire.ts'

/** SES-17: what brings somebody back to the page makes the session prove its sign-in, in its turn among the tabs. */
export const proofWires = [
  ...(['connection.restored', 'network.returned', 'page.focused'] as const).map((type) =>
    event({ from: 'connection', event: type, to: 'proof', send: { type: 'page.returned' } }),
  ),
  value({
    from: 'session',
    select: (snapshot) => signInOf(snapshot)?.token,
    to: 'proof',
    send: (token) => ({ type: token ? 'token.came' : 'token.left' }),
  }),
  event({ from: 'proof', event: 'proof.wanted', to: 'session', send: { type: 'token.doubted' } }),
]
