import { expect } from '@playwright/test'
import { verifiedAccount } from '../accounts.ts'
import { keptOf, mailsOf, opens } from './effects.ts'
import {
  button,
  comeBack,
  dialogOf,
  fillIn,
  isMember,
  isTitled,
  openSignIn,
  type Scene,
  says,
  signInBy,
  type Way,
  type World,
} from './scene.ts'

const NEW_PASSWORD = 'Another-2-Choose'

const resetPasswordRequest: Scene = {
  ids: 'ERR-07 OVL-08',
  async begin({ page, backend, person }) {
    await verifiedAccount(backend, person)
    await openSignIn(page)
    await button(dialogOf(page), 'Forgot Password?').click()
    await fillIn(dialogOf(page), { 'Email Address': person.email })
  },
  act: ({ page }) => button(dialogOf(page), 'Send Instructions').click(),
  async failed({ page }) {
    await isTitled(page, 'Check Your Mail')
    await expect(page.getByRole('alert')).toBeEmpty()
  },
  // nobody is told of a failure: it is sent again by itself
  again: async () => undefined,
  good: (world) =>
    expect(async () => {
      await comeBack(world.page)
      expect(await mailsOf(world)).toEqual({ verification: 1, passwordReset: 1 })
    }).toPass({ timeout: 60_000 }),
  effects: mailsOf,
  once: { verification: 1, passwordReset: 1 },
  ways: { 400: { go: askOnceMore }, 413: { go: askOnceMore } },
}

/** What the server will never take is not sent again: the person asks once more, and finds the address as it was typed. */
async function askOnceMore(world: World) {
  const { page, person } = world
  const dialog = dialogOf(page)
  await button(dialog, 'Sign In').click()
  await button(dialog, 'Forgot Password?').click()
  await expect(dialog.getByLabel('Email Address')).toHaveValue(person.email)
  await resetPasswordRequest.act(world)
  await resetPasswordRequest.good(world)
}

const deadLink: Way = {
  failed: isDead,
  lost: 'what is typed is passwords, and their link is good for nothing',
  go: askForAnother,
  once: { mails: { verification: 1, passwordReset: 2, passwordChanged: 1 }, status: 200 },
}

const resetPassword: Scene = {
  ids: 'ERR-07 OVL-09 VAL-07',
  async begin({ page, backend, person }) {
    await verifiedAccount(backend, person)
    await backend.call('POST', '/api/user/reset-password-request', { email: person.email })
    const [mail] = await backend.mailsTo(person.email)
    await page.goto(mail?.link ?? '')
    await fillIn(dialogOf(page), { 'New Password': NEW_PASSWORD, 'Confirm New Password': NEW_PASSWORD })
  },
  typed: () => ({ 'New Password': NEW_PASSWORD, 'Confirm New Password': NEW_PASSWORD }),
  act: ({ page }) => button(dialogOf(page), 'Reset Password').click(),
  failed: ({ page }) => says(page, 'We could not confirm that your password was reset.'),
  good: ({ page }) => isTitled(page, 'Password Successfully Reset'),
  effects: async (world) => ({ mails: await mailsOf(world), status: await opens(world, NEW_PASSWORD) }),
  once: { mails: { verification: 1, passwordReset: 1, passwordChanged: 1 }, status: 200 },
  ways: {
    400: deadLink,
    410: deadLink,
    'cut after': { go: signInWithTheNew },
  },
}

function isDead({ page }: World) {
  return isTitled(page, /This Link Is No Longer Good/)
}

async function askForAnother(world: World) {
  const { page, backend, person } = world
  await backend.setClock({ advance: 60_000 })
  await button(dialogOf(page), 'Send a New Link').click()
  await fillIn(dialogOf(page), { 'Email Address': person.email })
  await button(dialogOf(page), 'Send Instructions').click()
  await expect.poll(() => mailsOf(world)).toEqual({ verification: 1, passwordReset: 2 })
  const [mail] = await backend.mailsTo(person.email)
  await page.goto(mail?.link ?? '')
  await fillIn(dialogOf(page), { 'New Password': NEW_PASSWORD, 'Confirm New Password': NEW_PASSWORD })
  await resetPassword.act(world)
  await resetPassword.good(world)
}

/** The next try finds the link used, and says what to do then. */
async function signInWithTheNew(world: World) {
  const { page, person } = world
  await resetPassword.act(world)
  await isDead(world)
  await expect(dialogOf(page)).toContainText('If you have just set a new password, sign in with it.')
  await button(dialogOf(page), 'Sign In').click()
  await signInBy(page, { ...person, password: NEW_PASSWORD })
  await isMember(page)
}

const send: Scene = {
  ids: 'CON-06 ERR-07',
  async begin(world) {
    await verifiedAccount(world.backend, world.person)
    await world.page.goto('/contact-us')
    await fillIn(world.page, send.typed?.(world) ?? {})
  },
  typed: ({ person: { email } }) => ({
    'First Name': 'Ann',
    'Last Name': 'Lee',
    'Email Address': email,
    Message: 'The tape\nstands still.',
    'I agree': true,
  }),
  act: ({ page }) => button(page, 'Send').click(),
  async failed({ page }) {
    await isTitled(page, 'We are experience difficulties.')
    await button(dialogOf(page), 'Back to Your Message').click()
    await expect(dialogOf(page)).toHaveCount(0)
  },
  good: ({ page }) => isTitled(page, 'Thank you for reaching out!'),
  effects: async (world) => (await keptOf(world)).messages.map(({ message }) => message),
  once: ['The tape\nstands still.'],
}

export const visitorScenes = {
  'user.resetPasswordRequest': resetPasswordRequest,
  'user.resetPassword': resetPassword,
  'contact.send': send,
}
