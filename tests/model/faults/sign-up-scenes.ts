import { expect } from 'vitest'
import { mailsOf, opens } from './effects.ts'
import { eventually, isMember, openLogIn, type Scene, sees, signInBy, type World } from './scene.ts'

const typedAtCreate = ({ person: { email, username, password } }: World) => ({
  ...{ email, username, password },
  confirm: password,
  hasAccepted: true,
})
const atCreate = (world: World) =>
  ({ who: 'visitor', at: '/about-us', overlay: 'Create', fields: typedAtCreate(world) }) as const

const create: Scene = {
  ids: 'ERR-07 OVL-14 OVL-13',
  async begin(world) {
    await openLogIn(world)
    world.app.overlay.send({ type: 'create.asked' })
    world.app.createAccount.send({ type: 'draft.changed', change: typedAtCreate(world) })
  },
  act: ({ app }) => app.createAccount.send({ type: 'form.submitted', hasTerms: true }),
  failed: (world) =>
    sees(world, {
      ...atCreate(world),
      notices: ['Failure: Your account could not be created. Please try again.'],
    }),
  good: (world) => sees(world, { who: 'visitor', at: '/about-us', overlay: 'CreateConfirmation' }),
  effects: mailsOf,
  once: { verification: 1 },
  ways: {
    409: { failed: areTaken, go: takeOtherNames },
    'cut after': { go: findItMade },
  },
}

function areTaken(world: World) {
  const { email, username } = world.person
  const problems = {
    email: `${email} is already linked to an account.`,
    username: `${username} is already taken. Please try another username.`,
  }
  return sees(world, { ...atCreate(world), problems })
}

async function takeOtherNames(world: World) {
  const { app, person } = world
  world.person = { ...person, email: `other.${person.email}`, username: `other_${person.username}` }
  const { email, username } = world.person
  app.createAccount.send({ type: 'draft.changed', change: { email, username } })
  await create.act(world)
  await create.good(world)
}

/** The next try says that the account is there; the person signs in, as with any other. */
async function findItMade(world: World) {
  await create.act(world)
  await areTaken(world)
  world.app.overlay.send({ type: 'logIn.asked' })
  signInBy(world, world.person)
  await isUnverified(world)
  await verifyUser.act(world)
  await verifyUser.good(world)
}

const verifyUser: Scene = {
  ids: 'RTE-10 ERR-07',
  begin: ({ backend, person }) => backend.signUp(person),
  async act(world) {
    const [mail] = await world.backend.mailsTo(world.person.email)
    await world.browser.open(`/verify-user?token=${mail?.token}`)
  },
  async failed(world) {
    await eventually(() => world.app.verification.getSnapshot().value).toBe('idle')
    const fields = { email: '', password: '', rememberMe: false }
    await sees(world, { who: 'visitor', at: '/verify-user', overlay: 'LogIn', fields, shows: { resend: false } })
  },
  async good(world) {
    await expect.poll(() => opens(world)).toBe(200)
    signInBy(world, world.person)
    await isMember(world)
  },
  effects: mailsOf,
  once: { verification: 1 },
}

const isUnverified = (world: World, more?: { notices: string[] }) =>
  sees(world, {
    who: 'visitor',
    at: '/about-us',
    overlay: 'LogIn',
    fields: { email: world.person.email, password: world.person.password, rememberMe: false },
    problems: { email: 'Please verify your email address.' },
    shows: { resend: true },
    ...more,
  })

const resendVerificationEmail: Scene = {
  ids: 'ERR-03 ERR-07',
  async begin(world) {
    await world.backend.signUp(world.person)
    await openLogIn(world)
    signInBy(world, world.person)
    await isUnverified(world)
  },
  act: ({ app }) => app.logIn.send({ type: 'resend.pressed' }),
  failed: (world) =>
    isUnverified(world, { notices: ['Failure: The verification e-mail could not be sent. Please try again.'] }),
  good: (world) =>
    sees(world, {
      who: 'visitor',
      at: '/about-us',
      overlay: 'LogIn',
      fields: { email: world.person.email, password: world.person.password, rememberMe: false },
      shows: { resend: false },
      notices: ['Success: We have sent you a new verification e-mail.'],
    }),
  effects: mailsOf,
  once: { verification: 2 },
  // each press sends a mail: after a failure people want another, and only the newest link works
  ways: { 'cut after': { once: { verification: 3 } } },
}

export const signUpScenes = {
  'user.create': create,
  'user.verifyUser': verifyUser,
  'user.resendVerificationEmail': resendVerificationEmail,
}
