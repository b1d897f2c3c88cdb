// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { show } from '../markets/ui-charts.tsx'

const offline = () => Promise.reject(new Failure('silent', undefined, undefined, { silence: 'offline' }))
const tooMany = () => Promise.reject(new Failure('refused', 429, undefined, { retryAfterSeconds: 90 }))
const says = (line: string) =>
  waitFor(() => expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toContain(line))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label, { exact: true }), text)

it.each([
  [offline, 'You are offline. Try again once you are connected.'],
  [tooMany, 'Too many tries. Try again in 1:30 min.'],
])('ERR-09 LogIn shows why it failed, and clears the message when it is closed', async (logIn, line) => {
  const { notify } = await show(<Overlay />, { logIn })
  await notify(({ overlay }) => overlay.send({ type: 'logIn.asked' }))
  await type('Email Address', 'ann@x.test')
  await type('Password', 'Secret-1{Enter}')
  await says(line)
  await notify(({ overlay }) => overlay.send({ type: 'overlay.dismissed' }))
  await notify(({ overlay }) => overlay.send({ type: 'logIn.asked' }))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
})

it('ERR-09 SES-14 LogIn offers a new password by mail after too many tries, and only then', async () => {
  const { charts, notify } = await show(<Overlay />, { logIn: tooMany })
  await notify(({ overlay }) => overlay.send({ type: 'logIn.asked' }))
  const offer = () => screen.queryByRole('button', { name: 'set a new password by mail' })
  const before = offer()
  await type('Email Address', 'ann@x.test')
  await type('Password', 'Secret-1{Enter}')
  await says('Too many tries. Try again in 1:30 min.')
  await userEvent.click(await screen.findByRole('button', { name: 'set a new password by mail' }))
  expect([before, pageOf(charts.overlay.getSnapshot())]).toEqual([null, 'ResetPasswordRequest'])
})

it('ERR-09 setting a password by a link shows why it failed', async () => {
  const { notify } = await show(<Overlay />, { resetPassword: tooMany })
  await notify(({ overlay, resetPassword }) => {
    overlay.send({ type: 'resetLink.followed' })
    resetPassword.send({ type: 'resetLink.followed', token: 'of-the-mail' })
  })
  await type('New Password', 'Copper-Meadow-72')
  await type('Confirm New Password', 'Copper-Meadow-72{Enter}')
  await says('Too many tries. Try again in 1:30 min.')
})

it('ERR-09 a sign-up shows why it failed', async () => {
  const { notify } = await show(<Overlay />, { createAccount: offline })
  await notify(({ overlay, createAccount }) => {
    overlay.send({ type: 'create.asked' })
    const typed = { email: 'ann@x.test', username: 'ann', password: 'Copper-Meadow-72', hasAccepted: true }
    createAccount.send({ type: 'draft.changed', change: typed })
    createAccount.send({ type: 'form.submitted' })
  })
  await says('You are offline. Try again once you are connected.')
})

it.each([
  ['the browser', ['network.returned']],
  ['the connection', ['connection.failed', 'connection.opened']],
] as const)('ERR-09 RT-02 no form shows an offline message once %s is online again', async (_, types) => {
  const { notify } = await show(<Overlay />, { logIn: offline })
  await notify(({ overlay }) => overlay.send({ type: 'logIn.asked' }))
  await type('Email Address', 'ann@x.test')
  await type('Password', 'Secret-1{Enter}')
  await says('You are offline. Try again once you are connected.')
  await notify(({ connection }) => {
    for (const [at, type] of types.entries()) connection.send({ type, at })
  })
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
})
