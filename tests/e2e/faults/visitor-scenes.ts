import { keptOf, mailsOf, opens, signInsOf } from '../../model/faults/effects.ts'
import { createAccount, mailedLink, verifiedAccount } from '../account/accounts.ts'
import { expect } from '../expect.ts'
import {
  button,
  dialogOf,
  fillIn,
  isMember,
  isTitled,
  notifies,
  openLogIn,
  type Scene,
  says,
  signInBy,
  type World,
} from './scene.ts'

const NEW_PASSWORD = 'Another-2-Choose'

/** This problem is shown under the field. */
const hasProblem = ({ page }: World, label: string, problem: string) =>
  expect(dialogOf(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(problem)

const create: Scene = {
  title: 'ERR-04 ERR-07 OVL-14 Create keeps what was typed when names are taken, and accepts others',
  call: 'user.create',
  fault: 'taken',
  async begin(world) {
    const { page } = world
    await openLogIn(page)
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
  async failed(world) {
    const { email, username } = world.person
    await hasProblem(world, 'Email Address', `${email} is already linked to an account.`)
    await hasProblem(world, 'Username', `${username} is already taken. Please try another username.`)
  },
  async again(world) {
    const { page, person } = world
    world.person = { ...person, email: `other.${person.email}`, username: `other_${person.username}` }
    await fillIn(dialogOf(page), { 'Email Address': world.person.email, Username: world.person.username })
    await create.act(world)
  },
  good: ({ page }) => isTitled(page, /Check Your E-Mail/),
  effects: mailsOf,
  once: { verification: 1 },
}

const login: Scene = {
  title: 'ERR-02 ERR-07 LogIn shows a refused password under its field, and accepts the next',
  call: 'user.login',
  fault: 401,
  async begin(world) {
    await verifiedAccount(world.backend, world.person)
    await openLogIn(world.page)
    await fillIn(dialogOf(world.page), login.typed?.(world) ?? {})
  },
  typed: ({ person: { email, password } }) => ({ 'Email Address': email, Password: password, 'Remember Me': true }),
  act: ({ page }) => button(dialogOf(page), 'Sign In').click(),
  failed: (world) => hasProblem(world, 'Password', 'Password incorrect.'),
  async again(world) {
    await fillIn(dialogOf(world.page), { Password: world.person.password })
    await login.act(world)
  },
  good: ({ page }) => isMember(page),
  effects: signInsOf,
  once: 1,
}

const resendVerificationEmail: Scene = {
  title: 'ERR-03 ERR-07 LogIn offers the verification mail again when it could not be sent',
  call: 'user.resendVerificationEmail',
  fault: 'cut before',
  async begin({ page, backend, person }) {
    await createAccount(backend, person)
    await openLogIn(page)
    await signInBy(page, person)
    await expect(button(dialogOf(page), 'Resend email.')).toBeVisible()
  },
  typed: ({ person: { email, password } }) => ({ 'Email Address': email, Password: password }),
  act: ({ page }) => button(dialogOf(page), 'Resend email.').click(),
  failed: ({ page }) => says(page, 'The verification e-mail could not be sent. Please try again.'),
  good: ({ page }) => notifies(page, 'If this address still needs to be verified, we have sent it a new link.'),
  effects: mailsOf,
  once: { verification: 2 },
}

const resetPassword: Scene = {
  title: 'ERR-07 OVL-09 ResetPassword shows that its link has expired, and offers another',
  call: 'user.resetPassword',
  fault: 410,
  async begin(world) {
    const { backend, person } = world
    await verifiedAccount(backend, person)
    await backend.call('POST', '/api/user/reset-password-request', { email: person.email })
    await followLink(world)
  },
  act: ({ page }) => button(dialogOf(page), 'Reset Password').click(),
  async failed({ page }) {
    await isTitled(page, /This Link Is No Longer Good/)
    await expect(dialogOf(page)).toContainText('If you have just set a new password, sign in with it.')
  },
  async again(world) {
    const { page, backend, person } = world
    await backend.setClock({ advance: 60_000 })
    await button(dialogOf(page), 'Send a New Link').click()
    await fillIn(dialogOf(page), { 'Email Address': person.email })
    await button(dialogOf(page), 'Send Instructions').click()
    await expect.poll(() => mailsOf(world)).toEqual({ verification: 1, passwordReset: 2 })
    await followLink(world)
    await resetPassword.act(world)
  },
  good: ({ page }) => isTitled(page, 'Password Successfully Reset'),
  effects: async (world) => ({ mails: await mailsOf(world), status: await opens(world, NEW_PASSWORD) }),
  once: { mails: { verification: 1, passwordReset: 2, passwordChanged: 1 }, status: 200 },
}

/** … and types the new password. */
async function followLink({ page, backend, person }: World) {
  await page.goto(await mailedLink(backend, person.email, 'passwordReset'))
  await fillIn(dialogOf(page), { 'New Password': NEW_PASSWORD, 'Confirm New Password': NEW_PASSWORD })
}

const send: Scene = {
  title: 'CON-06 ERR-07 the contact form keeps its draft when its message could not be sent',
  call: 'contact.send',
  fault: 500,
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

export const visitorScenes = [create, login, resendVerificationEmail, resetPassword, send]
