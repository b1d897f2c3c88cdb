import { expect } from 'vitest'
import { signInsOf as rowsOf } from '../../../src/machines/account/sign-ins.machine.ts'
import { userOf } from '../../../src/machines/session/session.machine.ts'
import { draftFrom, type ProfileDraft } from '../../../src/rules/account/profile.ts'
import { keptOf, mailsOf, opens, signInsOf } from './effects.ts'
import { savedElsewhere } from './network.ts'
import { openAsMember, openEdited, type Scene, sees, signInBy, type World } from './scene.ts'

const NEW_PASSWORD = 'Another-2-Choose'
const PASSWORD_PAGE = '/profile/reset-password-request'

const noProfile = draftFrom(undefined)
const typed = { firstName: 'Ann', lastName: 'Lee', profession: 'Trader', about: 'I trade\nthe open.' }
const atProfile = (isEditing: boolean, elsewhere: Partial<ProfileDraft> = {}) =>
  ({
    at: '/profile',
    fields: { ...noProfile, ...typed },
    shows: { isAsking: false, isEditing, elsewhere },
  }) as const

const updateUserInfo: Scene = {
  ids: 'PRO-10 ERR-07',
  async begin(world) {
    await openEdited(world, typed)
  },
  act: ({ app }) => app.profile.send({ type: 'save.pressed' }),
  failed: (world) =>
    sees(world, {
      ...atProfile(true),
      notices: ['Failure: Your profile could not be saved. What you typed is still here.'],
    }),
  async good(world) {
    await sees(world, { ...atProfile(false), notices: ['Success: Your profile has been saved.'] })
    expect(userOf(world.app.session.getSnapshot())).toMatchObject(typed)
  },
  async effects(world) {
    const { firstName, lastName, profession, about } = (await keptOf(world)).user
    return { firstName, lastName, profession, about }
  },
  once: typed,
  ways: { 409: { failed: showsBoth, go: keepMine } },
}

/** PRO-12: what was saved elsewhere, beside what was typed. */
function showsBoth(world: World) {
  return sees(world, {
    ...atProfile(true, savedElsewhere),
    notices: ['Failure: Your profile was changed elsewhere, too. Nothing was saved yet.'],
  })
}

async function keepMine(world: World) {
  world.app.profile.send({ type: 'version.chosen', field: 'firstName', keeps: 'draft' })
  await updateUserInfo.act(world)
  await updateUserInfo.good(world)
}

const passwords = (currentPassword: string, newPassword: string) => ({
  currentPassword,
  newPassword,
  confirm: newPassword,
})
const typedPasswords = ({ person: { password } }: World) => passwords(password, NEW_PASSWORD)

const changePassword: Scene = {
  ids: 'PWD-02 ERR-07',
  async begin(world) {
    await openAsMember(world, PASSWORD_PAGE)
    world.app.password.send({ type: 'change.asked' })
    world.app.password.send({ type: 'draft.changed', change: typedPasswords(world) })
  },
  act: ({ app }) => app.password.send({ type: 'form.submitted' }),
  failed: (world) =>
    sees(world, {
      at: PASSWORD_PAGE,
      fields: typedPasswords(world),
      shows: { view: 'ChangePassword' },
      notices: ['Failure: Your password could not be changed. Please try again.'],
    }),
  good: (world) =>
    sees(world, { at: PASSWORD_PAGE, fields: passwords('', ''), shows: { view: 'ChangePasswordConfirmation' } }),
  effects: async (world) => ({ mails: await mailsOf(world), status: await opens(world, NEW_PASSWORD) }),
  once: { mails: { passwordChanged: 1 }, status: 200 },
  ways: {
    422: { failed: isTooEasy, go: chooseAnother, once: { mails: { passwordChanged: 1 }, status: 401 } },
  },
}

function isTooEasy(world: World) {
  return sees(world, {
    at: PASSWORD_PAGE,
    fields: typedPasswords(world),
    shows: { view: 'ChangePassword' },
    problems: { newPassword: 'A fault was switched on: 422.' },
  })
}

async function chooseAnother(world: World) {
  const another = 'A-Third-3-Choice'
  world.app.password.send({ type: 'draft.changed', change: { newPassword: another, confirm: another } })
  await changePassword.act(world)
  await changePassword.good(world)
  expect(await opens(world, another)).toBe(200)
}

const atExport = {
  at: '/profile',
  fields: noProfile,
  shows: { isAsking: false, isEditing: false, elsewhere: {} },
} as const

const exportAccount: Scene = {
  ids: 'ERR-07',
  begin: (world) => openAsMember(world, '/profile'),
  act: ({ app }) => app.dataExport.send({ type: 'export.asked' }),
  failed: (world) =>
    sees(world, { ...atExport, notices: ['Failure: Your data could not be fetched. Please try again.'] }),
  good: (world) => sees(world, { ...atExport, notices: ['Success: Your data has been downloaded.'] }),
  effects: ({ browser }) => browser.downloads,
  once: ['market-flux-account.json'],
}

const notDeleted =
  'Failure: We could not confirm that your account was deleted. If you can still sign in, please try again.'

const deleteAccount: Scene = {
  ids: 'ERR-07 SES-03',
  async begin(world) {
    await openAsMember(world, '/profile')
    world.app.deletion.send({ type: 'deletion.asked' })
    world.app.deletion.send({ type: 'password.changed', password: world.person.password })
  },
  act: ({ app }) => app.deletion.send({ type: 'deletion.confirmed' }),
  failed: (world) =>
    sees(world, {
      at: '/profile',
      fields: { password: world.person.password },
      shows: { isAsking: true, isEditing: false, elsewhere: {} },
      notices: [notDeleted],
    }),
  good: (world) =>
    sees(world, {
      who: 'visitor',
      at: '/terminal',
      notices: ['Success: Your account and all your data have been deleted.'],
    }),
  effects: async (world) => ({ mails: await mailsOf(world), status: await opens(world) }),
  once: { mails: { accountDeleted: 1 }, status: 404 },
  ways: { 'cut after': { go: findItDeleted } },
}

/** The next try finds the sign-in ended, and reports nothing about the account; LogIn shows that it was deleted. */
async function findItDeleted(world: World) {
  const { person } = world
  const atLogIn = { who: 'visitor', at: '/profile', overlay: 'LogIn', shows: { resend: false } } as const
  await deleteAccount.act(world)
  await sees(world, { ...atLogIn, fields: { email: '', password: '', rememberMe: false } })
  signInBy(world, person)
  await sees(world, {
    ...atLogIn,
    fields: { email: person.email, password: person.password, rememberMe: false },
    problems: { email: 'No account linked to this email.' },
  })
}

const atSignIns = (signIns: 'failed' | string[]) =>
  ({ at: PASSWORD_PAGE, fields: passwords('', ''), shows: { view: 'Rows', signIns } }) as const

const listSignIns: Scene = {
  ids: 'ERR-07',
  begin: (world) => openAsMember(world, PASSWORD_PAGE),
  // as the page does when it is shown, and its Retry
  act: ({ app }) => app.signIns.send({ type: 'list.asked' }),
  failed: (world) => sees(world, atSignIns('failed')),
  good: (world) => sees(world, atSignIns(['This device'])),
  effects: signInsOf,
  once: 1,
}

const othersNotEnded = 'Failure: Your other sign-ins could not be ended. Please try again.'

const endSignIn: Scene = {
  ids: 'ERR-07',
  async begin(world) {
    await openAsMember(world, PASSWORD_PAGE)
    await opens(world)
    world.app.signIns.send({ type: 'list.asked' })
    await sees(world, atSignIns(['End', 'This device']))
  },
  act({ app }) {
    const other = rowsOf(app.signIns.getSnapshot()).find(({ isCurrent }) => !isCurrent)
    app.signIns.send({ type: 'end.pressed', id: other?.id ?? '' })
  },
  failed: (world) =>
    sees(world, {
      ...atSignIns(['End', 'This device']),
      notices: ['Failure: That sign-in could not be ended. Please try again.'],
    }),
  good: hasEnded,
  effects: signInsOf,
  once: 1,
  ways: {
    // the list, which is asked for again, knows that it has ended
    'cut after': {
      failed: (world) =>
        sees(world, {
          ...atSignIns(['This device']),
          notices: ['Failure: That sign-in could not be ended. Please try again.'],
        }),
      go: hasEnded,
      calls: 1,
    },
    404: { failed: hasEnded, go: endAfterReload },
  },
}

function hasEnded(world: World) {
  return sees(world, atSignIns(['This device']))
}

async function endAfterReload(world: World) {
  await world.browser.open(PASSWORD_PAGE)
  world.app.signIns.send({ type: 'list.asked' })
  await sees(world, atSignIns(['This device', 'End']))
  await endSignIn.act(world)
  await hasEnded(world)
}

const endOtherSignIns: Scene = {
  ids: 'SES-15 ERR-07',
  async begin(world) {
    await openAsMember(world, PASSWORD_PAGE)
    await opens(world)
    await opens(world)
    world.app.signIns.send({ type: 'list.asked' })
    await sees(world, atSignIns(['End', 'End', 'This device']))
  },
  act({ app }) {
    app.signIns.send({ type: 'endOthers.pressed' })
    app.signIns.send({ type: 'endOthers.confirmed' })
  },
  failed: (world) => sees(world, { ...atSignIns(['End', 'End', 'This device']), notices: [othersNotEnded] }),
  good: hasEnded,
  effects: signInsOf,
  once: 1,
  ways: {
    'cut after': {
      failed: (world) => sees(world, { ...atSignIns(['This device']), notices: [othersNotEnded] }),
      go: hasEnded,
      calls: 1,
    },
  },
}

export const memberScenes = {
  'user.updateUserInfo': updateUserInfo,
  'user.changePassword': changePassword,
  'user.exportAccount': exportAccount,
  'user.deleteAccount': deleteAccount,
  'user.listSignIns': listSignIns,
  'user.endSignIn': endSignIn,
  'user.endOtherSignIns': endOtherSignIns,
}
