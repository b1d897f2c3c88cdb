import { expect } from '@playwright/test'
import { verifiedAccount } from '../accounts.ts'
import { keptOf, signInsOf } from './effects.ts'
import {
  beSignedIn,
  button,
  comeBack,
  dialogOf,
  fillIn,
  isMember,
  isVisitor,
  openSignIn,
  type Scene,
  says,
  signInBy,
  type Way,
  type World,
} from './scene.ts'

const login: Scene = {
  ids: 'ERR-08 ERR-01 ERR-02',
  async begin(world) {
    await verifiedAccount(world.backend, world.person)
    await openSignIn(world.page)
    await fillIn(dialogOf(world.page), login.typed?.(world) ?? {})
  },
  typed: ({ person: { email, password } }) => ({ 'Email Address': email, Password: password, 'Remember Me': true }),
  act: ({ page }) => button(dialogOf(page), 'Sign In').click(),
  failed: ({ page }) => says(page, 'Sign-in did not work. Please try again.'),
  good: ({ page }) => isMember(page),
  effects: signInsOf,
  once: 1,
  ways: {
    401: explained('Password', 'Password incorrect.'),
    403: explained('Email Address', 'Please verify your email address.'),
    404: explained('Email Address', 'No account linked to this email.'),
    // the cookie was lost with the answer: who has that sign-in is nobody, and the list of sign-ins shows it
    'cut after': { once: 2 },
  },
}

/** What is wrong stands under a field; the field is mended and all is as before. */
function explained(label: 'Email Address' | 'Password', problem: string): Way {
  return {
    failed: ({ page }) =>
      expect(dialogOf(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(problem),
    async go(world) {
      const { page, person } = world
      await fillIn(dialogOf(page), { [label]: label === 'Password' ? person.password : person.email })
      await login.act(world)
      await login.good(world)
    },
  }
}

const logout: Scene = {
  ids: 'SES-03 ERR-07',
  async begin(world) {
    await verifiedAccount(world.backend, world.person)
    await beSignedIn(world, '/about-us')
  },
  async act({ page }) {
    await page.getByRole('button', { name: /Beta Tester/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  },
  async failed({ page }) {
    await isVisitor(page)
    await expect(page.getByText('Signing out…')).toBeVisible()
  },
  again: async () => undefined,
  async good({ page }) {
    await expect(async () => {
      await comeBack(page)
      await expect(page.getByText('Signing out…')).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 60_000 })
    await page.reload()
    await isVisitor(page)
  },
  effects: signInsOf,
  once: 0,
}

/** The server knows the sign-in no longer: the person signs in anew. */
const signedOut: Way = {
  failed: ({ page }) => isVisitor(page),
  lost: 'SES-03: what belongs to the user goes with the user',
  async go({ page, person }) {
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await signInBy(page, person)
    await isMember(page)
  },
}

const persistedLogin: Scene = {
  ids: 'SES-01 SES-07',
  async begin(world) {
    await verifiedAccount(world.backend, world.person)
    await beSignedIn(world, '/about-us')
    await isRemembered(world)
  },
  act: ({ page }) => page.reload(),
  failed: ({ page }) => isMember(page),
  again: async () => undefined,
  // the presets can be counted only when the server has said who is here
  good: ({ page }) =>
    expect(async () => {
      await comeBack(page)
      await expect(page.getByRole('button', { name: /Beta Tester/ })).toContainText('0 presets', { timeout: 500 })
    }).toPass({ timeout: 60_000 }),
  effects: signInsOf,
  once: 1,
  ways: { 401: signedOut, 403: signedOut },
}

/** SES-10: the next load shows who was here before the server has said so. */
const isRemembered = ({ page }: World) => page.waitForFunction(() => localStorage.getItem('market-flux.shell'))

const refreshAccessToken: Scene = {
  ids: 'SES-07 PRO-10',
  async begin(world) {
    const { page, backend, person } = world
    await verifiedAccount(backend, person)
    await beSignedIn(world, '/profile')
    await button(page, 'Edit').click()
    await fillIn(page, { 'First Name': 'Ann', About: 'I trade the open.' })
    await backend.fault({ call: 'user.updateUserInfo', kind: 'expiredToken', count: 1 })
  },
  typed: () => ({ 'First Name': 'Ann', About: 'I trade the open.' }),
  act: ({ page }) => button(page, 'Save').click(),
  failed: ({ page }) => says(page, 'Your profile could not be saved.'),
  good: ({ page }) => expect(button(page, 'Edit')).toBeVisible(),
  effects: nameAndSignIns,
  once: { firstName: 'Ann', signIns: 1 },
  ways: {
    401: { ...signedOut, once: { firstName: '', signIns: 1 } },
    403: { ...signedOut, once: { firstName: '', signIns: 1 } },
  },
}

async function nameAndSignIns(world: World) {
  const { user, signIns } = await keptOf(world)
  return { firstName: user.firstName, signIns: signIns.length }
}

export const sessionScenes = {
  'user.login': login,
  'user.logout': logout,
  'user.persistedLogin': persistedLogin,
  'user.refreshAccessToken': refreshAccessToken,
}
