// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import type { LinkStanding } from '../../../src/contract/shared/user/user.ts'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { show } from '../markets/ui-charts.tsx'

async function follow(verifyEmail: () => Promise<LinkStanding>, more: Parameters<typeof show>[1] = {}) {
  const { notify } = await show(<Overlay />, { verifyEmail, ...more })
  await notify(({ overlay, verification }) => {
    overlay.send({ type: 'logIn.asked' })
    verification.send({ type: 'link.followed', token: 'of-the-mail' })
  })
}
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label, { exact: true }), text)

it.each<[LinkStanding, string]>([
  ['verified', 'Your e-mail address is verified. Please sign in.'],
  ['waiting', 'Sign in to verify your e-mail address. Not your password? Set a new one'],
  ['alreadyVerified', 'Your e-mail address is already verified. Please sign in.'],
  ['used', 'This link has already been used. Please sign in.'],
  ['unknown', 'This link is unknown or has expired. Sign in to get a new one.'],
])('RTE-10 LogIn shows in one line that a link is %s', async (standing, line) => {
  await follow(async () => standing)
  await waitFor(() => expect(screen.getByRole('status', { name: 'Your link' }).textContent).toBe(line))
})

it('RTE-10 LogIn shows in one line that the link could not be checked', async () => {
  await follow(() => Promise.reject(new Failure('silent')))
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Your link' }).textContent).toBe(
      'We could not check your link. You can sign in all the same.',
    ),
  )
})

it.each<[string, () => Promise<LinkStanding>]>([
  ['waits', async () => 'waiting'],
  ['could not be asked about', () => Promise.reject(new Failure('silent'))],
])('RTE-10 the token of a link that %s is sent with the password', async (_, verifyEmail) => {
  const logIn = vi.fn(() => Promise.reject(new Failure('silent')))
  await follow(verifyEmail, { logIn })
  await type('Email Address', 'ann@x.test')
  await type('Password', 'Secret-1{Enter}')
  expect(logIn.mock.calls).toEqual([
    [{ email: 'ann@x.test', password: 'Secret-1', rememberMe: false, verificationToken: 'of-the-mail' }],
  ])
})

it('RTE-10 OVL-09 a pending link sets a new password', async () => {
  const resetPassword = vi.fn(async () => undefined)
  await follow(async () => 'waiting', { resetPassword })
  await userEvent.click(await screen.findByRole('button', { name: 'Set a new one' }))
  await type('New Password', 'Copper-Meadow-72')
  await type('Confirm New Password', 'Copper-Meadow-72{Enter}')
  expect(resetPassword.mock.calls).toEqual([[{ token: 'of-the-mail', newPassword: 'Copper-Meadow-72' }]])
})
