import type { Page } from '@playwright/test'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import type { LinkStanding } from '../../../../src/contract/shared/user/user.ts'
import { standingOf, verificationMachine } from '../../../../src/machines/account/verification.machine.ts'
import { ann, createAccount, mailedLink, resetTokenOf, signInAtDialog, verify } from '../../account/accounts.ts'
import type { Backend } from '../../backend.ts'
import { expect, loseNetwork, test } from '../../test.ts'
import { walkInBrowser } from '../walk.ts'

test.use({ quiet: [/Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED/] })

const answered = (output: LinkStanding) => ({ type: 'xstate.done.actor.verifyEmail' as const, says: output, output })
const newPassword = 'Copper-Meadow-72'

/** The status that LogIn shows. */
const lines: Record<string, string> = {
  verifying: 'Checking your link…',
  waiting: 'Sign in to verify your e-mail address. Not your password? Set a new one',
  alreadyVerified: 'Your e-mail address is already verified. Please sign in.',
  used: 'This link has already been used. Please sign in.',
  unknown: 'This link is unknown or has expired. Sign in to get a new one.',
  unanswered: 'We could not check your link. You can sign in all the same.',
}

/** Prepares the link so that the backend gives this answer. */
const ready: Record<string, (backend: Backend) => Promise<unknown>> = {
  waiting: async () => undefined,
  used: (backend) => verify(backend, ann.email),
  alreadyVerified: async (backend) => {
    const token = await resetTokenOf(backend, ann.email)
    await backend.call('PATCH', '/api/user/reset-password', { token, newPassword })
  },
  unknown: (backend) => backend.reset(),
}

const isAtNewPassword = (page: Page) => page.getByRole('heading', { name: /Enter a New Account Password/ }).isVisible()
const openNewPassword = async (page: Page) => {
  if (await isAtNewPassword(page)) await page.goBack()
  await page.getByRole('button', { name: 'Set a new one' }).click()
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
}

walkInBrowser(verificationMachine)({
  ids: 'CHT-03 RTE-10',
  cases: [
    { type: 'link.followed', token: 'ann' },
    { type: 'newPassword.pressed' },
    { type: 'network.returned' },
    { type: 'signIn.given' },
    { type: 'password.reset' },
    ...(['waiting', 'alreadyVerified', 'used', 'unknown'] as const).map(answered),
    { type: 'xstate.error.actor.verifyEmail', error: new Failure('silent') },
  ],
  facets: ({ context }) => context,
  // a link is followed once, and its result is visible before anything else happens
  canHappen: (snapshot, { type }) =>
    (type !== 'link.followed' || (snapshot.matches('idle') && snapshot.context.asked.length === 0)) &&
    ((type !== 'signIn.given' && type !== 'password.reset') || snapshot.matches('waiting')),
  unreachable: {
    'verification.verifying xstate.done.actor.verifyEmail #1':
      'the account was created in another browser: accounts-routes follows a link in the same one',
  },
  // a new password or a sign-in is on another page than the link
  ends: (_, { type }) => ['newPassword.pressed', 'signIn.given', 'password.reset'].includes(type),
  calls: { verifyEmail: 'user.verifyUser' },
  async begin({ page, backend }) {
    await createAccount(backend, ann)
    await page.goto('/about-us')
  },
  hands: {
    'link.followed': async ({ page, backend }) => {
      await page.goto(await mailedLink(backend, ann.email, 'verification'))
    },
    'newPassword.pressed': ({ page }) => openNewPassword(page),
    'network.returned': ({ page }) => loseNetwork(page),
    'signIn.given': async ({ page }) => {
      if (await isAtNewPassword(page)) await page.reload()
      await signInAtDialog(page, ann)
    },
    'password.reset': async ({ page }) => {
      if (!(await isAtNewPassword(page))) await openNewPassword(page)
      await page.getByLabel('New Password', { exact: true }).fill(newPassword)
      await page.getByLabel('Confirm New Password').fill(newPassword)
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await expect(page.getByRole('heading', { name: 'Password Successfully Reset' })).toBeVisible()
      await page.getByRole('button', { name: 'Sign In' }).click()
      await signInAtDialog(page, { ...ann, password: newPassword })
    },
    'xstate.done.actor.verifyEmail': async ({ backend, calls }, { says }) => {
      await ready[says ?? '']?.(backend)
      await calls.end('verifyEmail', 'answered')
    },
    'xstate.error.actor.verifyEmail': ({ calls }) => calls.end('verifyEmail', 'cut'),
  },
  async look({ page }, snapshot) {
    const line = lines[standingOf(snapshot)]
    if (await isAtNewPassword(page)) return
    await expect(page.getByRole('status', { name: 'Your link' })).toHaveText(line === undefined ? [] : [line])
  },
})
