import { expect } from 'vitest'
import { keptOf, mailsOf, opens } from './effects.ts'
import {
  addAccount,
  eventually,
  isMember,
  openLogIn,
  type Scene,
  sees,
  signInBy,
  type Way,
  type World,
} from './scene.ts'

const NEW_PASSWORD = 'Another-2-Choose'
const isRequested = (world: World) =>
  sees(world, { who: 'visitor', at: '/about-us', overlay: 'ResetPasswordRequestConfirmation' })

const resetPasswordRequest: Scene = {
  ids: 'ERR-07 OVL-08',
  async begin(world) {
    await addAccount(world)
    await openLogIn(world)
    world.app.overlay.send({ type: 'resetRequest.asked' })
    world.app.resetRequest.send({ type: 'email.changed', email: world.person.email })
  },
  act: ({ app }) => app.resetRequest.send({ type: 'form.submitted' }),
  // the failure is not shown: the request is sent again by itself
  async failed(world) {
    await eventually(() => world.app.resetRequest.getSnapshot().value).toEqual({ form: {}, post: 'waiting' })
    await isRequested(world)
  },
  again: ({ browser }) => browser.comeBack(),
  async good(world) {
    await eventually(() => world.app.resetRequest.getSnapshot().value).toEqual({ form: {}, post: 'idle' })
    await isRequested(world)
  },
  effects: mailsOf,
  once: { passwordReset: 1 },
  ways: Object.fromEntries([400, 403, 413].map((status) => [status, { failed: isGivenUp, go: askOnceMore }])),
}

function isGivenUp(world: World) {
  return resetPasswordRequest.good(world)
}

/** What the server will never take is not sent again: the person asks once more, and finds the address as it was typed. */
async function askOnceMore(world: World) {
  const { app, person } = world
  app.overlay.send({ type: 'logIn.asked' })
  app.overlay.send({ type: 'resetRequest.asked' })
  await sees(world, {
    who: 'visitor',
    at: '/about-us',
    overlay: 'ResetPasswordRequest',
    fields: { email: person.email },
  })
  await resetPasswordRequest.act(world)
  await resetPasswordRequest.good(world)
}

const blank = { newPassword: '', confirm: '' }
const typed = { newPassword: NEW_PASSWORD, confirm: NEW_PASSWORD }
const atReset = { who: 'visitor', at: '/reset-password', overlay: 'ResetPassword' } as const
const failure = 'Failure: We could not confirm that your password was reset.'

/** What is typed is passwords, and goes with the link that they were typed for. */
const isDead = (world: World) =>
  sees(world, { ...atReset, fields: blank, shows: { deadLink: true }, notices: [failure] })

const deadLink: Way = {
  failed: isDead,
  go: askForAnother,
  once: { mails: { passwordReset: 2, passwordChanged: 1 }, status: 200 },
}

const resetPassword: Scene = {
  ids: 'ERR-07 OVL-09 VAL-07',
  async begin(world) {
    const { backend, person } = world
    await addAccount(world)
    await backend.call('POST', '/api/user/reset-password-request', { body: { email: person.email } })
    await followLink(world)
  },
  act: ({ app }) => app.resetPassword.send({ type: 'form.submitted' }),
  failed: (world) => sees(world, { ...atReset, fields: typed, shows: { deadLink: false }, notices: [failure] }),
  good: (world) => sees(world, { ...atReset, overlay: 'ResetPasswordConfirmation' }),
  effects: async (world) => ({ mails: await mailsOf(world), status: await opens(world, NEW_PASSWORD) }),
  once: { mails: { passwordReset: 1, passwordChanged: 1 }, status: 200 },
  ways: {
    400: deadLink,
    410: deadLink,
    422: {
      failed: isTooEasy,
      go: chooseAnother,
      once: { mails: { passwordReset: 1, passwordChanged: 1 }, status: 401 },
    },
    'cut after': { go: signInWithTheNew },
  },
}

function isTooEasy(world: World) {
  const problems = { newPassword: 'A fault was switched on: 422.' }
  return sees(world, { ...atReset, fields: typed, shows: { deadLink: false }, problems })
}

async function chooseAnother(world: World) {
  const another = 'A-Third-3-Choice'
  world.app.resetPassword.send({ type: 'draft.changed', change: { newPassword: another, confirm: another } })
  await resetPassword.act(world)
  await resetPassword.good(world)
  expect(await opens(world, another)).toBe(200)
}

/** … and types the new password. */
async function followLink(world: World) {
  const mail = (await world.backend.mailsTo(world.person.email)).at(-1)
  await world.browser.open(`/reset-password?token=${mail?.token}`)
  world.app.resetPassword.send({ type: 'draft.changed', change: typed })
}

async function askForAnother(world: World) {
  const { app, backend, person } = world
  await backend.call('POST', '/mock/clock', { body: { advance: 60_000 } })
  app.overlay.send({ type: 'resetRequest.asked' })
  app.resetRequest.send({ type: 'email.changed', email: person.email })
  app.resetRequest.send({ type: 'form.submitted' })
  await eventually(() => mailsOf(world)).toEqual({ passwordReset: 2 })
  await followLink(world)
  await resetPassword.act(world)
  await resetPassword.good(world)
}

/** The next try finds the link used. */
async function signInWithTheNew(world: World) {
  await resetPassword.act(world)
  await isDead(world)
  world.app.overlay.send({ type: 'logIn.asked' })
  signInBy(world, { ...world.person, password: NEW_PASSWORD })
  await isMember(world)
}

const typedAtContact = ({ person: { email } }: World) => ({
  ...{ firstName: 'Ann', lastName: 'Lee', name: '', email },
  message: 'The tape\nstands still.',
  hasConsent: true,
})

const send: Scene = {
  ids: 'CON-06 ERR-07',
  async begin(world) {
    await addAccount(world)
    await world.browser.open('/contact-us')
    world.app.contact.send({ type: 'draft.changed', change: typedAtContact(world) })
    await sees(world, { who: 'visitor', at: '/contact-us', fields: typedAtContact(world) })
  },
  act: ({ app }) => app.contact.send({ type: 'form.submitted' }),
  async failed(world) {
    await sees(world, { who: 'visitor', at: '/contact-us', overlay: 'ErroredContact' })
    world.app.overlay.send({ type: 'overlay.dismissed' })
    await sees(world, { who: 'visitor', at: '/contact-us', fields: typedAtContact(world) })
  },
  async good(world) {
    await sees(world, { who: 'visitor', at: '/contact-us', overlay: 'SuccessfulContact' })
    world.app.overlay.send({ type: 'overlay.dismissed' })
    const fields = { firstName: '', lastName: '', name: '', email: '', message: '', hasConsent: false }
    await sees(world, { who: 'visitor', at: '/contact-us', fields })
  },
  effects: async (world) => (await keptOf(world)).messages.map(({ message }) => message),
  once: ['The tape\nstands still.'],
}

export const visitorScenes = {
  'user.resetPasswordRequest': resetPasswordRequest,
  'user.resetPassword': resetPassword,
  'contact.send': send,
}
