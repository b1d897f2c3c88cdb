import { keptOf, mailsOf, opens, signInsOf } from '../../model/faults/effects.ts'
import { verifiedAccount } from '../account/accounts.ts'
import { expect } from '../expect.ts'
import {
  beSignedIn,
  button,
  dialogOf,
  fillIn,
  isTitled,
  isVisitor,
  notifies,
  type Scene,
  says,
  signInBy,
  type World,
} from './scene.ts'

const NEW_PASSWORD = 'Another-2-Choose'
const PASSWORD_PAGE = '/profile/reset-password-request'

async function beAt(world: World, path: string) {
  await verifiedAccount(world.backend, world.person)
  await beSignedIn(world, path)
}

const updateUserInfo: Scene = {
  title: 'PRO-10 ERR-07 API-01 the profile stays in editing after a time-out of ten seconds, and then saves',
  call: 'user.updateUserInfo',
  fault: 'silence',
  async begin(world) {
    await beAt(world, '/profile')
    await button(world.page, 'Edit').click()
    await fillIn(world.page, updateUserInfo.typed?.(world) ?? {})
  },
  typed: () => ({ 'First Name': 'Ann', 'Last Name': 'Lee', Profession: 'Trader', About: 'I trade\nthe open.' }),
  act: ({ page }) => button(page, 'Save').click(),
  async failed({ page }) {
    await says(page, 'Your profile could not be saved. What you typed is still here.')
    await expect(button(page, 'Save')).toBeEnabled()
  },
  async good({ page }) {
    await notifies(page, 'Your profile has been saved.')
    await expect(button(page, 'Edit')).toBeVisible()
    await expect(page.getByRole('button', { name: /Beta Tester/ })).toContainText('Ann Lee')
  },
  async effects(world) {
    const { firstName, lastName, profession, about } = (await keptOf(world)).user
    return { 'First Name': firstName, 'Last Name': lastName, Profession: profession, About: about }
  },
  once: { 'First Name': 'Ann', 'Last Name': 'Lee', Profession: 'Trader', About: 'I trade\nthe open.' },
}

const changePassword: Scene = {
  title: 'PWD-02 ERR-07 the password page shows that nothing was changed, and then changes it',
  call: 'user.changePassword',
  fault: 'off the contract',
  async begin(world) {
    await beAt(world, PASSWORD_PAGE)
    await button(world.page, 'Change Password').click()
    await fillIn(world.page, changePassword.typed?.(world) ?? {})
  },
  typed: ({ person: { password } }) => ({
    'Current Password': password,
    'New Password': NEW_PASSWORD,
    'Confirm New Password': NEW_PASSWORD,
  }),
  act: ({ page }) => button(page, 'Change Password').click(),
  failed: ({ page }) => says(page, 'Your password could not be changed. Please try again.'),
  good: ({ page }) => isTitled(page, 'Password Successfully Changed'),
  effects: async (world) => ({ mails: await mailsOf(world), status: await opens(world, NEW_PASSWORD) }),
  once: { mails: { verification: 1, passwordChanged: 1 }, status: 200 },
}

const deleteAccount: Scene = {
  title: 'ERR-07 SES-03 the profile shows that the deletion is unconfirmed, although the account was deleted',
  call: 'user.deleteAccount',
  fault: 'cut after',
  async begin(world) {
    await beAt(world, '/profile')
    await button(world.page, 'Delete my account').click()
    await fillIn(world.page, deleteAccount.typed?.(world) ?? {})
  },
  typed: ({ person: { password } }) => ({ 'Your password': password }),
  act: ({ page }) => button(page, 'Delete for good').click(),
  failed: ({ page }) =>
    says(page, 'We could not confirm that your account was deleted. If you can still sign in, please try again.'),
  // a user who tries again is asked to sign in, and learns there whether the account still exists
  async again(world) {
    const { page, person } = world
    await deleteAccount.act(world)
    await expect(dialogOf(page).getByLabel('Email Address')).toBeVisible()
    await signInBy(page, person)
  },
  good: ({ page }) =>
    expect(dialogOf(page).getByLabel('Email Address')).toHaveAccessibleDescription('No account linked to this email.'),
  effects: async (world) => ({ mails: await mailsOf(world), status: await opens(world) }),
  once: { mails: { accountDeleted: 1 }, status: 404 },
}

const logout: Scene = {
  title: 'SES-03 ERR-07 the top bar shows that the sign-out continues until the server confirms it',
  call: 'user.logout',
  fault: 500,
  begin: (world) => beAt(world, '/about-us'),
  async act({ page }) {
    await page.getByRole('button', { name: /Beta Tester/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  },
  async failed({ page }) {
    await isVisitor(page)
    await expect(page.getByText('Signing out…')).toBeVisible()
  },
  // as when a browser comes back to its network
  again: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  async good({ page }) {
    await expect(page.getByText('Signing out…')).toHaveCount(0)
    await page.reload()
    await isVisitor(page)
  },
  effects: signInsOf,
  once: 0,
}

export const scenes = [updateUserInfo, changePassword, deleteAccount, logout]
