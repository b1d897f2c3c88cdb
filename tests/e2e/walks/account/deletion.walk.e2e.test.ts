import type { Page } from '@playwright/test'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  canConfirm,
  deletionMachine,
  isAsking,
  isDeleting,
  passwordOf,
  problemOf,
} from '../../../../src/machines/account/deletion.machine.ts'
import { ann, signedIn, signOutBy, verifiedAccount } from '../../account/accounts.ts'
import { expect, test } from '../../test.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'
import { openSettings } from './member.ts'

test.use({ quiet: [/Failed to load resource/] })

const WRONG = 'Not-her-Secret-1'

const form = (page: Page) => page.getByRole('form', { name: 'Delete your account?' })
const password = (page: Page) => form(page).getByLabel('Your password', { exact: true })

walkInBrowser(deletionMachine)({
  ids: 'CHT-03 SES-03',
  cases: [
    { type: 'deletion.asked' },
    { type: 'password.changed', says: 'right', password: ann.password },
    { type: 'password.changed', says: 'wrong', password: WRONG },
    { type: 'deletion.confirmed' },
    { type: 'xstate.done.actor.deleteAccount' },
    {
      type: 'xstate.error.actor.deleteAccount',
      says: 'wrong',
      error: new Failure('refused', 401, { error: 'The current password is wrong.' }),
    },
    { type: 'xstate.error.actor.deleteAccount', says: 'cut', error: new Failure('silent') },
    { type: 'deletion.cancelled' },
    { type: 'user.changed' },
  ],
  facets: passwordOf,
  canHappen(snapshot, event) {
    const typed = passwordOf(snapshot)
    switch (event.type) {
      case 'password.changed':
        return event.password !== typed
      case 'xstate.done.actor.deleteAccount':
        return typed === ann.password
      case 'xstate.error.actor.deleteAccount':
        return (event.says === 'wrong') === (typed === WRONG)
      case 'deletion.cancelled':
      case 'user.changed':
        return typed === ann.password
      default:
        return true
    }
  },
  // who is here has no account any more, or another page
  ends: (_, { type }) => type === 'xstate.done.actor.deleteAccount' || type === 'user.changed',
  calls: { deleteAccount: 'user.deleteAccount' },
  notices: {
    'account.deleted': 'Your account and all your data have been deleted.',
    'deletion.failed':
      'We could not confirm that your account was deleted. If you can still sign in, please try again.',
  },
  async begin({ page, backend }) {
    await verifiedAccount(backend, ann)
    await signedIn(page, backend, ann)
    await page.goto('/profile')
  },
  hands: {
    'deletion.asked': async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click()
      await expect(password(page)).toBeFocused()
    },
    'password.changed': ({ page }, event) => password(page).fill(event.password),
    'deletion.confirmed': ({ page }) => password(page).press('Enter'),
    'deletion.cancelled': async ({ page }, _, before) => {
      if (!isDeleting(before)) return form(page).getByRole('button', { name: 'Cancel' }).click()
      await openSettings(page, 'Password')
      await openSettings(page, 'User Profile')
    },
    'user.changed': ({ page }) => signOutBy(page),
    'xstate.done.actor.deleteAccount': async ({ page, backend, calls }) => {
      await calls.end('deleteAccount', 'answered')
      await expect(page).toHaveURL('/terminal')
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
      expect((await backend.mailsTo(ann.email)).map(({ kind }) => kind)).toEqual(['accountDeleted'])
    },
    'xstate.error.actor.deleteAccount': ({ calls }, { says }) =>
      calls.end('deleteAccount', says === 'wrong' ? 'answered' : 'cut'),
  },
  async look({ page }, snapshot) {
    const isFixed = isDeleting(snapshot) || undefined
    const submit = isDeleting(snapshot) ? { 'Deleting…': false } : { 'Delete for good': canConfirm(snapshot) }
    await expect
      .poll(() => seenIn(form(page), ['Cancel', 'Delete for good', 'Deleting…']))
      .toEqual(
        isAsking(snapshot)
          ? {
              title: 'Delete your account?',
              fields: { 'Your password': { value: passwordOf(snapshot), problem: problemOf(snapshot), isFixed } },
              buttons: { Cancel: !isDeleting(snapshot), ...submit },
            }
          : undefined,
      )
  },
})
