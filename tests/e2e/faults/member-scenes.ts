import { expect } from '@playwright/test'
import { verifiedAccount } from '../accounts.ts'
import { keptOf, mailsOf, opens, signInsOf } from './effects.ts'
import {
  beSignedIn,
  button,
  dialogOf,
  fillIn,
  isTitled,
  isVisitor,
  type Scene,
  says,
  signInBy,
  tells,
  type World,
} from './scene.ts'

const NEW_PASSWORD = 'Another-2-Choose'
const PASSWORD_PAGE = '/profile/reset-password-request'

async function beAt(world: World, path: string) {
  await verifiedAccount(world.backend, world.person)
  await beSignedIn(world, path)
}

const updateUserInfo: Scene = {
  ids: 'PRO-10 ERR-07',
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
  ids: 'PWD-02 ERR-07',
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

const exportAccount: Scene = {
  ids: 'ERR-07',
  begin: (world) => beAt(world, '/profile'),
  act: ({ page }) => button(page, 'Download my data').click(),
  failed: ({ page }) => says(page, 'Your data could not be fetched. Please try again.'),
  good: ({ page }) => tells(page, 'Your data were saved as a file.'),
  effects: async ({ downloads }) => downloads,
  once: ['market-flux-account.json'],
}

const deleteAccount: Scene = {
  ids: 'ERR-07 SES-03',
  async begin(world) {
    await beAt(world, '/profile')
    await button(world.page, 'Delete my account').click()
    await fillIn(world.page, deleteAccount.typed?.(world) ?? {})
  },
  typed: ({ person: { password } }) => ({ 'Your password': password }),
  act: ({ page }) => button(page, 'Delete for good').click(),
  failed: ({ page }) =>
    says(page, 'We could not confirm that your account was deleted. If you can still sign in, please try again.'),
  async good({ page }) {
    await tells(page, 'Your account and all that we kept about you have been deleted.')
    await isVisitor(page)
    await expect(page).toHaveURL('/terminal')
  },
  effects: async (world) => ({ mails: await mailsOf(world), status: await opens(world) }),
  once: { mails: { accountDeleted: 1 }, status: 404 },
  ways: { 'cut after': { go: findItDeleted } },
}

/** Who asks again is nobody any more, and hears it on signing in. */
async function findItDeleted(world: World) {
  const { page, person } = world
  await deleteAccount.act(world)
  await isVisitor(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await signInBy(page, person)
  const email = dialogOf(page).getByLabel('Email Address')
  await expect(email).toHaveAccessibleDescription('No account linked to this email.')
}

const listSignIns: Scene = {
  ids: 'ERR-07',
  begin: (world) => beAt(world, '/profile'),
  act: ({ page }) => page.getByRole('link', { name: 'Password', exact: true }).click(),
  failed: ({ page }) => says(page, 'The list of your sign-ins could not be loaded.'),
  again: ({ page }) => button(page, 'Retry').click(),
  good: ({ page }) => expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toBeVisible(),
  effects: signInsOf,
  once: 1,
}

const endSignIn: Scene = {
  ids: 'ERR-07',
  async begin(world) {
    await verifiedAccount(world.backend, world.person)
    await opens(world)
    await beSignedIn(world, PASSWORD_PAGE)
    await expect(button(world.page, /^End /)).toHaveCount(1)
  },
  act: ({ page }) => button(page, /^End /).click(),
  failed: ({ page }) => says(page, 'That sign-in could not be ended. Please try again.'),
  good: hasEnded,
  effects: signInsOf,
  once: 1,
  ways: {
    // the list, which is asked for again, knows that it has ended
    'cut after': { go: hasEnded },
    404: { failed: hasEnded, go: endAfterReload },
  },
}

/** Neither 'End …' nor 'Ending…' is there. */
function hasEnded({ page }: World) {
  return expect(button(page, /^End/)).toHaveCount(0)
}

async function endAfterReload(world: World) {
  await world.page.reload()
  await endSignIn.act(world)
  await hasEnded(world)
}

export const memberScenes = {
  'user.updateUserInfo': updateUserInfo,
  'user.changePassword': changePassword,
  'user.exportAccount': exportAccount,
  'user.deleteAccount': deleteAccount,
  'user.listSignIns': listSignIns,
  'user.endSignIn': endSignIn,
}
