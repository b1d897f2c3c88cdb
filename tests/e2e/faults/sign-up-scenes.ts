import { expect } from '@playwright/test'
import { createAccount } from '../accounts.ts'
import { mailsOf, opens } from './effects.ts'
import {
  button,
  dialogOf,
  fillIn,
  isMember,
  isTitled,
  openSignIn,
  type Scene,
  says,
  signInBy,
  tells,
  type World,
} from './scene.ts'

const create: Scene = {
  ids: 'ERR-07 OVL-14 OVL-13',
  async begin(world) {
    const { page } = world
    await openSignIn(page)
    await button(dialogOf(page), 'Register for a Free Account Here').click()
    await fillIn(dialogOf(page), create.typed?.(world) ?? {})
  },
  typed: ({ person: { email, username, password } }) => ({
    'Email Address': email,
    Username: username,
    Password: password,
    'Confirm Password': password,
    'I accept': true,
  }),
  act: ({ page }) => button(dialogOf(page), 'Get Early Access Now!').click(),
  failed: ({ page }) => says(page, 'Your account could not be created. Please try again.'),
  good: ({ page }) => isTitled(page, /Check Your E-Mail/),
  effects: mailsOf,
  once: { verification: 1 },
  ways: {
    409: { failed: areTaken, go: takeOtherNames },
    'cut after': { go: findItMade },
  },
}

async function areTaken({ page, person: { email, username } }: World) {
  const dialog = dialogOf(page)
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  await expect(field('Email Address')).toHaveAccessibleDescription(`${email} is already linked to an account.`)
  await expect(field('Username')).toHaveAccessibleDescription(
    `${username} is already taken. Please try another username.`,
  )
}

async function takeOtherNames(world: World) {
  const { page, person } = world
  world.person = { ...person, email: `other.${person.email}`, username: `other.${person.username}` }
  await fillIn(dialogOf(page), { 'Email Address': world.person.email, Username: world.person.username })
  await create.act(world)
  await create.good(world)
}

/** The next try says that the account is there; the person signs in, as for any other. */
async function findItMade(world: World) {
  const { page, backend, person } = world
  await create.act(world)
  await areTaken(world)
  await button(dialogOf(page), 'Sign In').click()
  await signInBy(page, person)
  await expect(dialogOf(page).getByLabel('Email Address')).toHaveAccessibleDescription(/Please verify your email/)
  const [mail] = await backend.mailsTo(person.email)
  await page.goto(mail?.link ?? '')
  await expect.poll(() => opens(world)).toBe(200)
  await signInBy(page, person)
  await isMember(page)
}

const verifyUser: Scene = {
  ids: 'RTE-10 ERR-07',
  begin: ({ backend, person }) => createAccount(backend, person),
  async act({ page, backend, person }) {
    const [mail] = await backend.mailsTo(person.email)
    await page.goto(mail?.link ?? '')
  },
  async failed({ page }) {
    await expect(dialogOf(page).getByLabel('Email Address')).toHaveValue('')
    await expect(page.getByRole('alert')).toBeEmpty()
  },
  async good(world) {
    await expect.poll(() => opens(world)).toBe(200)
    await signInBy(world.page, world.person)
    await isMember(world.page)
  },
  effects: mailsOf,
  once: { verification: 1 },
}

const resendVerificationEmail: Scene = {
  ids: 'ERR-03 ERR-07',
  async begin({ page, backend, person }) {
    await createAccount(backend, person)
    await openSignIn(page)
    await signInBy(page, person)
    await expect(button(dialogOf(page), 'Resend email.')).toBeVisible()
  },
  typed: ({ person: { email, password } }) => ({ 'Email Address': email, Password: password }),
  act: ({ page }) => button(dialogOf(page), 'Resend email.').click(),
  failed: ({ page }) => says(page, 'The verification e-mail could not be sent. Please try again.'),
  good: ({ page }) => tells(page, 'We have sent you a new verification e-mail.'),
  effects: mailsOf,
  once: { verification: 2 },
  // each press is a mail: whoever was told that it failed wants another, and only the newest link works
  ways: { 'cut after': { once: { verification: 3 } } },
}

export const signUpScenes = {
  'user.create': create,
  'user.verifyUser': verifyUser,
  'user.resendVerificationEmail': resendVerificationEmail,
}
