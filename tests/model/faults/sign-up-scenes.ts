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
  ids: 'API-08 ERR-07 OVL-14',
  async begin(world) {
    await openLogIn(world)
    world.app.overlay.send({ type: 'create.asked' })
    world.app.createAccount.send({ type: 'draft.changed', change: typedAtCreate(world) })
  },
  act: ({ app }) => app.createAccount.send({ type: 'form.submitted' }),
  failed: (world) =>
    sees(world, {
      ...atCreate(world),
      notices: ['Failure: Your account could not be created.'],
    }),
  good: (world) => sees(world, { who: 'visitor', at: '/about-us', overlay: 'CreateConfirmation' }),
  effects: mailsOf,
  once: { verification: 1 },
  ways: {
    409: { failed: areTaken, go: takeOtherNames },
    422: { failed: isTooEasy, go: takeAnotherPassword },
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

function isTooEasy(world: World) {
  return sees(world, { ...atCreate(world), problems: { password: 'A fault was switched on: 422.' } })
}

async function takeAnotherPassword(world: World) {
  const { app, person } = world
  const password = 'A-Third-3-Choice'
  world.person = { ...person, password }
  app.createAccount.send({ type: 'draft.changed', change: { password, confirm: password } })
  await create.act(world)
  await create.good(world)
}

async function takeOtherNames(world: World) {
  const { app, person } = world
  world.person = { ...person, email: `other.${person.email}`, username: `other_${person.username}` }
  const { email, username } = world.person
  app.createAccount.send({ type: 'draft.changed', change: { email, username } })
  await create.act(world)
  await create.good(world)
}

const verifyUser: Scene = {
  ids: 'RTE-10 ERR-07',
  begin: ({ backend, person }) => backend.signUp(person),
  async act(world) {
    const [mail] = await world.backend.mailsTo(world.person.email)
    await world.browser.open(`/verify-user?token=${mail?.token}`)
  },
  async failed(world) {
    await eventually(() => world.app.verification.getSnapshot().value).toBe('unanswered')
    const fields = { email: '', password: '', rememberMe: false }
    await sees(world, { who: 'visitor', at: '/verify-user', overlay: 'LogIn', fields, shows: { resend: false } })
  },
  // the account was made in another browser: the link verifies together with the password
  async good(world) {
    await eventually(() => world.app.verification.getSnapshot().value).toBe('waiting')
    const before = await opens(world)
    signInBy(world, world.person)
    await isMember(world)
    expect([before, await opens(world)]).toEqual([403, 200])
  },
  effects: mailsOf,
  once: { verification: 1 },
}

/** Made in this browser, where its address may be corrected. */
async function openCorrection(world: World) {
  await create.begin(world)
  await create.act(world)
  await create.good(world)
  const email = `right.${world.person.email}`
  world.app.emailCorrection.send({ type: 'correction.pressed' })
  world.app.emailCorrection.send({ type: 'email.changed', email })
}

const atCorrection = { who: 'visitor', at: '/about-us', overlay: 'CreateConfirmation' } as const
const correction = ({ app }: World) => {
  const { value, context } = app.emailCorrection.getSnapshot()
  return [value, context.email, context.problem]
}

const notCorrected = (sentence: string) => async (world: World) => {
  await eventually(() => correction(world)).toEqual(['writing', `right.${world.person.email}`, undefined])
  await sees(world, { ...atCorrection, notices: [`Failure: ${sentence}`] })
}

const correctEmail: Scene = {
  ids: 'RTE-14 ERR-07',
  begin: openCorrection,
  act: ({ app }) => app.emailCorrection.send({ type: 'form.submitted' }),
  failed: notCorrected('Your address could not be corrected. Please try again.'),
  async good(world) {
    const email = `right.${world.person.email}`
    await eventually(() => correction(world)).toEqual(['offered', email, undefined])
    await eventually(() => world.app.logIn.getSnapshot().context.draft.email).toBe(email)
    world.person = { ...world.person, email }
  },
  effects: mailsOf,
  once: { verification: 1 },
  ways: {
    403: { failed: notCorrected('An address can only be corrected in the browser that signed up.') },
    409: {
      async failed(world) {
        const problem = `${world.person.email} is already linked to an account.`
        await eventually(() => correction(world)).toEqual(['writing', `right.${world.person.email}`, problem])
      },
      async go(world) {
        const email = `right.${world.person.email}`
        world.app.emailCorrection.send({ type: 'email.changed', email })
        await correctEmail.act(world)
        await correctEmail.good(world)
      },
    },
    // each try sends a mail: the address may have been wrong again
    'cut after': { once: { verification: 2 } },
  },
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
      notices: ['Info: If this address still needs to be verified, we have sent it a new link.'],
    }),
  effects: mailsOf,
  once: { verification: 2 },
  // each press sends a mail: after a failure people want another, and only the newest link works
  ways: { 'cut after': { once: { verification: 3 } } },
}

export const signUpScenes = {
  'user.create': create,
  'user.verifyUser': verifyUser,
  'user.correctEmail': correctEmail,
  'user.resendVerificationEmail': resendVerificationEmail,
}
