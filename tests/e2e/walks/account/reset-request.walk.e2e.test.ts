import type { Page } from '@playwright/test'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  canSend,
  emailOf,
  isLocked,
  problemOf,
  resetRequestMachine,
} from '../../../../src/machines/account/reset-request.machine.ts'
import { signInBy, signOutBy } from '../../account/accounts.ts'
import { demo, expect, loseNetwork, pressEscape, test } from '../../test.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'

test.use({ quiet: [/Failed to load resource|WebSocket connection/] })

/** The form of a visitor is in the overlay, that of a member on the password page. */
async function openForm(page: Page) {
  if (await page.getByRole('button', { name: /Beta Tester/ }).isVisible()) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Password' }).click()
    await page.getByRole('button', { name: 'Reset Password' }).click()
  } else {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Forgot Password?' }).click()
  }
}
const formOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('region', { name: 'Reset Password' }))

walkInBrowser(resetRequestMachine)({
  ids: 'CHT-03 VAL-08 OVL-08',
  cases: [
    { type: 'email.changed', says: 'email', email: demo.email },
    { type: 'email.changed', says: 'broken email', email: 'demo@' },
    { type: 'form.submitted' },
    { type: 'user.came', email: demo.email },
    { type: 'user.left' },
    { type: 'network.returned' },
    { type: 'xstate.done.actor.requestReset' },
    { type: 'xstate.error.actor.requestReset', says: '400', error: new Failure('refused', 400) },
    { type: 'xstate.error.actor.requestReset', says: '429', error: new Failure('refused', 429) },
    { type: 'xstate.error.actor.requestReset', says: 'cut', error: new Failure('silent') },
    { type: 'xstate.after.retryTime.resetRequest.post.waiting' },
  ],
  facets: ({ context: { email, locked, unsent } }) => [email, locked, unsent.length],
  // no user arrives while one is signed in, and typing changes the text
  canHappen: (snapshot, event) =>
    (event.type !== 'user.came' || !isLocked(snapshot)) &&
    (event.type !== 'user.left' || isLocked(snapshot)) &&
    (event.type !== 'email.changed' || event.email !== emailOf(snapshot)),
  calls: { requestReset: 'user.resetPasswordRequest' },
  async begin({ page }) {
    await page.clock.install()
    await page.goto('/about-us')
    await openForm(page)
  },
  hands: {
    'email.changed': ({ page }, { email }) => formOf(page).getByLabel('Email Address').fill(email),
    'form.submitted': async ({ page }) => {
      await formOf(page).getByRole('button', { name: 'Send Instructions' }).click()
      await expect(page.getByRole('heading', { name: 'Check Your Mail' })).toBeVisible()
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await openForm(page)
    },
    'user.came': async ({ page }) => {
      await pressEscape(page)
      await signInBy(page, demo)
      await openForm(page)
    },
    'user.left': async ({ page }) => {
      await signOutBy(page)
      await openForm(page)
    },
    'network.returned': ({ page }) => loseNetwork(page),
    'xstate.done.actor.requestReset': async ({ backend, calls }) => {
      await calls.end('requestReset', 'answered')
      expect((await backend.mailsTo(demo.email)).map(({ kind }) => kind)).toEqual(['passwordReset'])
    },
    'xstate.error.actor.requestReset': ({ calls }, { says }) =>
      calls.end('requestReset', says === 'cut' ? 'cut' : Number(says)),
    'xstate.after.retryTime': ({ page }) => page.clock.fastForward(15_000),
  },
  async look({ page }, snapshot) {
    const isFixed = isLocked(snapshot) || undefined
    await expect
      .poll(() => seenIn(formOf(page), ['Send Instructions']))
      .toEqual({
        title: isLocked(snapshot) ? 'Reset Password' : 'Reset Your Password',
        fields: { 'Email Address': { value: emailOf(snapshot), problem: problemOf(snapshot), isFixed } },
        buttons: { 'Send Instructions': canSend(snapshot) },
      })
  },
})
