import { failure, info } from '../shared/notices.ts'
import { event } from '../wire.ts'

/** Wires of the charts that every page has. */
export const pageWires = [
  event({
    from: 'root',
    event: 'chart.failed',
    to: 'notification',
    send: failure('A part of this page has stopped working. Reload the page.'),
  }),
  event({
    from: 'session',
    event: 'session.started',
    to: 'presets',
    send: ({ user }) => ({ type: 'user.came', user }),
  }),
  event({ from: 'session', event: 'session.started', to: 'overlay', send: { type: 'member.came' } }),
  event({ from: 'session', event: 'session.started', to: 'place', send: { type: 'member.came' } }),
  event({ from: 'session', event: 'session.ended', to: 'presets', send: { type: 'user.left' } }),
  event({ from: 'session', event: 'session.lapsed', to: 'place', send: { type: 'member.lapsed' } }),
  event({ from: 'session', event: 'visitor.known', to: 'place', send: { type: 'member.left' } }),
  event({
    from: 'presets',
    event: 'presets.failed',
    to: 'notification',
    send: failure('Your saved presets could not be loaded.'),
  }),
  event({ from: 'overlay', event: 'signIn.completed', to: 'place', send: { type: 'signIn.completed' } }),
  event({ from: 'overlay', event: 'logIn.reached', to: 'place', send: (reached) => reached }),
  event({ from: 'overlay', event: 'overlay.closed', to: 'place', send: { type: 'overlay.closed' } }),
  event({ from: 'overlay', event: 'overlay.left', to: 'place', send: { type: 'logIn.left' } }),
  event({ from: 'place', event: 'logIn.wanted', to: 'overlay', send: { type: 'logIn.asked' } }),
  event({ from: 'place', event: 'logIn.required', to: 'overlay', send: { type: 'logIn.required' } }),
  event({
    from: 'place',
    event: 'verifyLink.reached',
    to: 'verification',
    absent: 'latest',
    send: ({ token }) => ({ type: 'link.followed', token }),
  }),
  event({ from: 'place', event: 'resetLink.reached', to: 'overlay', send: { type: 'resetLink.followed' } }),
  event({
    from: 'place',
    event: 'resetLink.reached',
    to: 'resetPassword',
    absent: 'latest',
    send: ({ token }) => ({ type: 'resetLink.followed', token }),
  }),
  ...(['connection.restored', 'network.returned', 'page.focused'] as const).map((type) =>
    event({ from: 'connection', event: type, to: 'session', send: { type: 'network.returned' } }),
  ),
  event({
    from: 'consent',
    event: 'storage.refused',
    to: 'notification',
    send: info(
      'Your browser limits what this site may store: some of your choices will be gone when you close the page.',
      10_000,
    ),
  }),
]
