import { draftFrom, type ProfileDraft } from '../../../src/rules/account/profile.ts'
import { keptOf, signInsOf } from './effects.ts'
import {
  addAccount,
  eventually,
  isMember,
  openAsMember,
  openEdited,
  openLogIn,
  type Scene,
  sees,
  signInBy,
  type Way,
  type World,
} from './scene.ts'

const typedAtLogIn = ({ person: { email, password } }: World) => ({ email, password, rememberMe: true })
const atLogIn = (world: World) =>
  ({
    who: 'visitor',
    at: '/about-us',
    overlay: 'LogIn',
    fields: typedAtLogIn(world),
    shows: { resend: false },
  }) as const

const login: Scene = {
  ids: 'ERR-08 ERR-01 ERR-02',
  async begin(world) {
    await addAccount(world)
    await openLogIn(world)
    world.app.logIn.send({ type: 'draft.changed', change: typedAtLogIn(world) })
  },
  act: ({ app }) => app.logIn.send({ type: 'form.submitted' }),
  failed: (world) => sees(world, { ...atLogIn(world), notices: ['Failure: Sign-in did not work.'] }),
  good: (world) => sees(world, { at: '/terminal' }),
  effects: signInsOf,
  once: 1,
  ways: {
    401: explained({ password: 'Password incorrect.' }),
    403: explained({ email: 'Please verify your email address.' }),
    404: explained({ email: 'No account linked to this email.' }),
    // the cookie was lost with the answer: that sign-in is of no use to anyone, and is in the list of sign-ins
    'cut after': { once: 2 },
  },
}

/** What is wrong stands under a field; the field is typed again and all is well. */
function explained(problems: { email?: string; password?: string }): Way {
  return {
    failed: (world) =>
      sees(world, {
        ...atLogIn(world),
        problems,
        shows: { resend: problems.email === 'Please verify your email address.' },
      }),
    async go(world) {
      signInBy(world, world.person)
      await login.good(world)
    },
  }
}

const logout: Scene = {
  ids: 'SES-03 ERR-07',
  begin: (world) => openAsMember(world, '/about-us'),
  act: ({ app }) => app.session.send({ type: 'signOut.pressed' }),
  failed: (world) => sees(world, { who: 'visitor', at: '/about-us', isSigningOut: true }),
  again: ({ browser }) => browser.comeBack(),
  async good(world) {
    await sees(world, { who: 'visitor', at: '/about-us' })
    await eventually(() => world.app.session.getSnapshot().value).toEqual({ signedOut: 'confirmed' })
    await world.browser.open('/about-us')
    await sees(world, { who: 'visitor', at: '/about-us' })
  },
  effects: signInsOf,
  once: 0,
}

/** The server does not know the sign-in any more: the person signs in again. */
const signedOut = (at: string): Way => ({
  failed: (world) => sees(world, { who: 'visitor', at }),
  async go(world) {
    world.app.overlay.send({ type: 'logIn.asked' })
    signInBy(world, world.person)
    await isMember(world)
  },
  calls: 1,
})

const persistedLogin: Scene = {
  ids: 'SES-01 SES-07',
  async begin(world) {
    await openAsMember(world, '/about-us')
    // SES-10: the next load shows who was here before the server has said so
    await eventually(() => localStorage.getItem('market-flux.shell')).toBeTruthy()
  },
  act: ({ browser }) => browser.open('/about-us'),
  async failed(world) {
    await eventually(() => world.app.session.getSnapshot().value).toEqual({ restoring: 'waiting' })
    await sees(world, { at: '/about-us' })
  },
  again: ({ browser }) => browser.comeBack(),
  async good(world) {
    await isMember(world)
    await sees(world, { at: '/about-us' })
  },
  effects: signInsOf,
  once: 1,
  ways: { 401: signedOut('/about-us'), 403: signedOut('/about-us') },
}

const typedAtProfile: ProfileDraft = { ...draftFrom(undefined), firstName: 'Ann', about: 'I trade the open.' }

const refreshAccessToken: Scene = {
  ids: 'SES-03 SES-07 PRO-10',
  async begin(world) {
    await openEdited(world, typedAtProfile)
    await world.backend.addFault({ call: 'user.updateUserInfo', kind: 'expiredToken', count: 1 })
  },
  act: ({ app }) => app.profile.send({ type: 'save.pressed' }),
  failed: (world) =>
    sees(world, {
      at: '/profile',
      fields: typedAtProfile,
      shows: { isAsking: false, isEditing: true, elsewhere: {} },
      notices: ['Failure: Your profile could not be saved. What you typed is still here.'],
    }),
  good: (world) =>
    sees(world, {
      at: '/profile',
      fields: typedAtProfile,
      shows: { isAsking: false, isEditing: false, elsewhere: {} },
      notices: ['Success: Your profile has been saved.'],
    }),
  // the persisted sign-in brings the next token
  calls: 1,
  effects: nameAndSignIns,
  once: { firstName: 'Ann', signIns: 1 },
  ways: { 401: resumed(), 403: resumed() },
}

/** LogIn stands over the page; the person signs in, and the save goes on. */
function resumed(): Way {
  return {
    failed: (world) =>
      sees(world, {
        ...{ who: 'visitor', at: '/profile', overlay: 'LogIn' },
        fields: { email: '', password: '', rememberMe: false },
        shows: { resend: false },
      }),
    async go(world) {
      signInBy(world, world.person)
      await refreshAccessToken.good(world)
    },
    calls: 1,
  }
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
