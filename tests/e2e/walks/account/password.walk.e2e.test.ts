import type { Page } from '@playwright/test'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { messages } from '../../../../src/contract/shared/texts/messages.ts'
import {
  canPress,
  draftOf,
  isSending,
  passwordMachine,
  problemsOf,
  viewOf,
} from '../../../../src/machines/account/password.machine.ts'
import { ann, signedIn, signInBy, signOutBy, verifiedAccount } from '../../account/accounts.ts'
import { expect, test } from '../../test.ts'
import { judgedIn } from '../judged.ts'
import { isNew } from '../new.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'
import { openFromMenu, openSettings } from './member.ts'

test.use({ quiet: [/Failed to load resource/] })

const WRONG = 'Not-her-Secret-1'
const WEAK = 'feeble1'
const fresh = 'Another-2-Choose'
const labels = {
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirm: 'Confirm New Password',
} as const

const field = (page: Page, name: keyof typeof labels) =>
  page.getByRole('main').getByLabel(labels[name], { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

walkInBrowser(passwordMachine)({
  ids: 'CHT-03 PWD-02 PWD-05',
  cases: [
    { type: 'change.asked' },
    { type: 'resetRequest.asked' },
    { type: 'resetRequest.sent' },
    { type: 'draft.changed', says: 'current', change: { currentPassword: ann.password } },
    { type: 'draft.changed', says: 'wrong current', change: { currentPassword: WRONG } },
    { type: 'draft.changed', says: 'weak new', change: { newPassword: WEAK, confirm: fresh } },
    { type: 'draft.changed', says: 'new', change: { newPassword: fresh, confirm: fresh } },
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.changePassword' },
    {
      type: 'xstate.error.actor.changePassword',
      says: 'wrong',
      error: new Failure('refused', 401, { error: 'The current password is wrong.' }),
    },
    {
      type: 'xstate.error.actor.changePassword',
      says: '422',
      error: new Failure('refused', 422, { code: 'fault', message: 'A fault was switched on: 422.' }),
    },
    { type: 'password.judged', password: fresh },
    { type: 'xstate.error.actor.changePassword', says: 'cut', error: new Failure('silent') },
    { type: 'view.closed' },
    { type: 'back.asked' },
    { type: 'page.left' },
    { type: 'user.changed' },
  ],
  facets: ({ context: { draft, judged } }) => [draft, judged],
  canHappen(snapshot, event) {
    const { currentPassword, newPassword } = draftOf(snapshot)
    const isRefused = snapshot.context.judged.problem !== undefined
    switch (event.type) {
      case 'draft.changed':
        // typing makes the meter judge again, which clears the server's refusal
        return !isRefused && isNew(event.change, draftOf(snapshot))
      case 'password.judged':
        return !isRefused && newPassword === fresh
      case 'xstate.done.actor.changePassword':
        return currentPassword !== WRONG
      case 'xstate.error.actor.changePassword':
        return (event.says === 'wrong') === (currentPassword === WRONG)
      case 'back.asked':
        return !snapshot.matches({ ChangePassword: 'writing' }) || newPassword === WEAK
      // only a form with typed passwords is left, because they must not stay
      case 'page.left':
      case 'user.changed':
        return currentPassword === ann.password
      default:
        return true
    }
  },
  // each page that was left is one that Back comes to later, and each mail one more in the outbox
  longest: 14,
  unreachable: {
    'password.Rows page.left #1': 'nothing changes there',
    'password.Rows user.changed #1': 'nothing changes there',
  },
  calls: { changePassword: 'user.changePassword' },
  notices: {
    'change.made': 'Your password has been changed.',
    'change.failed': 'Your password could not be changed. Please try again.',
  },
  async begin({ page, backend }) {
    await verifiedAccount(backend, ann)
    await signedIn(page, backend, ann)
    await page.goto('/profile/reset-password-request')
  },
  hands: {
    'change.asked': ({ page }) => button(page, 'Change Password').click(),
    'resetRequest.asked': ({ page }) => button(page, 'Reset Password').click(),
    'resetRequest.sent': async ({ page, backend }) => {
      const kinds = async () => (await backend.mailsTo(ann.email)).map(({ kind }) => kind)
      const before = await kinds()
      await button(page, 'Send Instructions').click()
      await expect.poll(kinds).toEqual(['passwordReset', ...before])
    },
    'draft.changed': async ({ page }, { change: { currentPassword, newPassword, confirm } }) => {
      if (currentPassword !== undefined) await field(page, 'currentPassword').fill(currentPassword)
      if (newPassword !== undefined) await field(page, 'newPassword').fill(newPassword)
      if (confirm !== undefined) await field(page, 'confirm').fill(confirm)
    },
    'password.judged': judgedIn,
    'form.submitted': ({ page }) => field(page, 'confirm').press('Enter'),
    'view.closed': async ({ page }) => {
      await button(page, 'Close').click()
      await expect(page).toHaveURL('/profile/user-profile')
      await openSettings(page, 'Password')
    },
    'back.asked': ({ page }) => page.goBack(),
    'page.left': async ({ page }) => {
      await openSettings(page, 'User Profile')
      await openSettings(page, 'Password')
    },
    'user.changed': async ({ page }) => {
      await signOutBy(page)
      await signInBy(page, ann)
      await openFromMenu(page, 'Profile')
      await openSettings(page, 'Password')
    },
    'xstate.done.actor.changePassword': async ({ backend, calls }) => {
      expect(await calls.body('changePassword')).toEqual({ currentPassword: ann.password, newPassword: fresh })
      await calls.end('changePassword', 'answered')
      const kinds = (await backend.mailsTo(ann.email)).map(({ kind }) => kind)
      expect(kinds).toEqual(['passwordChanged', 'verification'])
    },
    'xstate.error.actor.changePassword': async ({ page, calls }, { says }, before) => {
      if (says === '422' && before.context.draft.newPassword) await judgedIn({ page })
      await calls.end('changePassword', says === 'wrong' ? 'answered' : says === 'cut' ? 'cut' : Number(says))
    },
  },
  async look({ page }, snapshot) {
    const { title, ...expected } = seenOf(snapshot)
    const names = ['Back', 'Change Password', 'Changing…', 'Reset Password', 'Send Instructions', 'Close']
    const view = page.getByRole('main').getByRole('region')
    await expect.poll(() => seenIn(view, names)).toEqual({ fields: {}, ...expected, title })
  },
})

function seenOf(snapshot: Parameters<typeof viewOf>[0]) {
  switch (viewOf(snapshot)) {
    case 'Rows':
      return { title: 'Your password', buttons: { 'Change Password': true, 'Reset Password': true } }
    case 'ChangePassword': {
      const submit = isSending(snapshot) ? { 'Changing…': false } : { 'Change Password': canPress(snapshot) }
      return { title: 'Change Password', fields: fieldsOf(snapshot), buttons: { Back: true, ...submit } }
    }
    case 'ChangePasswordConfirmation':
      return { title: messages.passwordChanged, buttons: { Close: true } }
    case 'ResetPasswordRequest': {
      const fields = { 'Email Address': { value: ann.email, isFixed: true } }
      return { title: 'Reset Password', fields, buttons: { Back: true, 'Send Instructions': true } }
    }
    case 'ResetPasswordRequestConfirmation':
      return { title: messages.checkMail, buttons: { Close: true } }
  }
}

function fieldsOf(snapshot: Parameters<typeof viewOf>[0]) {
  const draft = draftOf(snapshot)
  const problems = problemsOf(snapshot)
  const isFixed = isSending(snapshot) || undefined
  const names = Object.keys(labels) as (keyof typeof labels)[]
  return Object.fromEntries(
    names.map((name) => [labels[name], { value: draft[name], problem: problems[name], isFixed }]),
  )
}
