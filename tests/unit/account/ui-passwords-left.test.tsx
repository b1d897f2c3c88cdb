// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { annFirst } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

const SECRET = 'Typed-1-Secretly'
const [typed, confirmed] = [{ newPassword: SECRET }, { confirm: SECRET }]
type Shown = Awaited<ReturnType<typeof show>>
type Say = Parameters<Shown['notify']>[0]

const at =
  (path: string): Say =>
  ({ place }) =>
    place.send({ type: 'place.changed', place: placeOf(path) })
const closeOverlay: Say = ({ overlay }) => overlay.send({ type: 'overlay.dismissed' })
const signOut: Say = ({ session }) => session.send({ type: 'signOut.pressed' })

const changing: Say = (charts) => {
  at('/profile/reset-password-request')(charts)
  charts.password.send({ type: 'change.asked' })
  charts.password.send({ type: 'draft.changed', change: { currentPassword: SECRET, ...typed, ...confirmed } })
}
const sending: Say = (charts) => {
  changing(charts)
  charts.password.send({ type: 'draft.changed', change: { currentPassword: `Former-${SECRET}` } })
  charts.password.send({ type: 'form.submitted' })
}
const deleting: Say = ({ deletion }) => {
  deletion.send({ type: 'deletion.asked' })
  deletion.send({ type: 'password.changed', password: SECRET })
}
const resetting: Say = ({ overlay, resetPassword }) => {
  overlay.send({ type: 'resetLink.followed' })
  resetPassword.send({ type: 'resetLink.followed', token: 'link' })
  resetPassword.send({ type: 'draft.changed', change: { ...typed, ...confirmed } })
}
const creating: Say = ({ createAccount }) =>
  createAccount.send({ type: 'draft.changed', change: { password: SECRET, ...confirmed } })
const signingIn: Say = ({ logIn }) => logIn.send({ type: 'draft.changed', change: { password: SECRET } })
const inOverlay =
  (fill: Say): Say =>
  (charts) => {
    charts.overlay.send({ type: 'logIn.asked' })
    fill(charts)
  }
const inPage =
  (path: string, fill: Say): Say =>
  (charts) => {
    at(path)(charts)
    fill(charts)
  }

/** The charts that hold the secret anywhere in their snapshots. */
const holding = ({ charts }: Shown) =>
  Object.entries(charts)
    .filter(([name]) => name !== 'news')
    .filter(([, chart]) => JSON.stringify((chart as AnyActorRef).getSnapshot().context).includes(SECRET))
    .map(([name]) => name)

const member = { restore: async () => annFirst }
const ways: [string, Say, Say, string[], object?][] = [
  ['PWD-02 of a change, its page left', changing, at('/profile'), ['password', 'passwordMeter'], member],
  [
    'PWD-01 of a change, after going back',
    changing,
    ({ password }) => password.send({ type: 'back.asked' }),
    ['password', 'passwordMeter'],
    member,
  ],
  [
    'PWD-02 of a running change, after leaving its page',
    sending,
    at('/terminal'),
    ['password', 'passwordMeter'],
    member,
  ],
  ['SES-03 of a change, signed out of', changing, signOut, ['password', 'passwordMeter'], member],
  ['SES-03 of a deletion, signed out of', deleting, signOut, ['deletion'], member],
  ['OVL-09 of a reset, its dialog closed', resetting, closeOverlay, ['resetPassword', 'resetMeter']],
  ['OVL-04 of a sign-up, its dialog closed', inOverlay(creating), closeOverlay, ['createAccount', 'createMeter']],
  ['OVL-03 of a sign-in, its dialog closed', inOverlay(signingIn), closeOverlay, ['logIn']],
  [
    'RTE-07 of a sign-up in the page, after leaving it',
    inPage('/profile/create-account', creating),
    at('/terminal'),
    ['createAccount', 'createMeter'],
  ],
  ['RTE-07 of a sign-in in the page, which is left', inPage('/profile/sign-in', signingIn), at('/terminal'), ['logIn']],
]

it.each(ways)('%s: no chart holds the password', async (_, fill, leave, holders, outside = {}) => {
  const shown = await show(<p>A page</p>, outside)
  await shown.notify(fill)
  const before = holding(shown)
  await shown.notify(leave)
  expect([before.sort(), holding(shown)]).toEqual([holders.sort(), []])
})
