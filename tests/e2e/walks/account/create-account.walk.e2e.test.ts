import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  canSend,
  createAccountMachine,
  draftOf,
  isSending,
  problemsOf,
} from '../../../../src/machines/account/create-account.machine.ts'
import { ann, createAccount, verify } from '../../account/accounts.ts'
import { expect, test } from '../../test.ts'
import { judgedIn } from '../judged.ts'
import { isNew } from '../new.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'

test.use({ quiet: [/Failed to load resource/] })

const { email, username, password } = ann
const labels = {
  email: 'Email Address',
  username: 'Username',
  password: 'Password',
  confirm: 'Confirm Password',
} as const
const refused = new Failure('refused', 422, { code: 'fault', message: 'A fault was switched on: 422.' })
const taken = new Failure('refused', 409, { code: 11_000, error: { email, username } })

const wide = 'the walks are taken in a wide window'

walkInBrowser(createAccountMachine)({
  ids: 'CHT-03 VAL-04 ERR-04',
  cases: [
    { type: 'draft.changed', says: 'all', change: { email, username, password, confirm: password, hasAccepted: true } },
    { type: 'draft.changed', says: 'other confirmation', change: { confirm: 'Secret-2' } },
    { type: 'form.submitted' },
    { type: 'overlay.closed' },
    { type: 'xstate.done.actor.createAccount' },
    { type: 'xstate.error.actor.createAccount', says: 'taken', error: taken },
    { type: 'xstate.error.actor.createAccount', says: '422', error: refused },
    { type: 'password.judged', password },
    { type: 'xstate.error.actor.createAccount', says: '500', error: new Failure('refused', 500) },
    { type: 'xstate.error.actor.createAccount', says: 'cut', error: new Failure('silent') },
  ],
  facets: ({ context }) => context,
  canHappen(snapshot, event) {
    const { judged } = snapshot.context
    if (event.type === 'password.judged') return draftOf(snapshot).password === password && !judged.problem
    // typing makes the meter judge again, which clears the server's refusal
    return event.type !== 'draft.changed' || (!judged.problem && isNew(event.change, draftOf(snapshot)))
  },
  // its e-mail and its name are taken then; a refused field says so until another value is typed
  ends: (_, event) =>
    event.type === 'xstate.done.actor.createAccount' ||
    (event.type === 'xstate.error.actor.createAccount' && event.says === 'taken'),
  unreachable: {
    'createAccount.terms.asked form.narrowed #1': wide,
    'createAccount.terms.implied form.widened #1': wide,
  },
  calls: { createAccount: 'user.create' },
  notices: { 'creation.failed': 'Your account could not be created.' },
  async begin({ page }) {
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Create Account' }).click()
  },
  hands: {
    'draft.changed': async ({ page }, { change: { hasAccepted, ...texts } }) => {
      const dialog = page.getByRole('dialog')
      for (const [name, label] of Object.entries(labels)) {
        const text = texts[name as keyof typeof texts]
        if (text !== undefined) await dialog.getByLabel(label, { exact: true }).fill(text)
      }
      const box = dialog.getByRole('checkbox')
      if (hasAccepted !== undefined && hasAccepted !== (await box.isChecked())) await box.press('Space')
    },
    'password.judged': judgedIn,
    'form.narrowed': async () => undefined,
    'form.widened': async () => undefined,
    'form.submitted': ({ page }) => page.getByRole('dialog').getByLabel('Confirm Password').press('Enter'),
    'overlay.closed': async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Create Account' }).click()
    },
    'xstate.done.actor.createAccount': async ({ page, backend, calls }) => {
      const dialog = page.getByRole('dialog')
      await calls.end('createAccount', 'answered')
      await expect(dialog).toContainText(`We have sent a verification link to ${email}.`)
      await verify(backend, email)
      await dialog.getByRole('button', { name: 'Sign In' }).click()
      await expect(dialog.getByLabel('Email Address')).toHaveValue(email)
      await dialog.getByRole('button', { name: 'Register for a Free Account Here' }).click()
    },
    'xstate.error.actor.createAccount': async ({ page, backend, calls }, { says }) => {
      if (says === '422') await judgedIn({ page })
      if (says === 'taken') await createAccount(backend, ann)
      await calls.end('createAccount', says === 'taken' ? 'answered' : says === 'cut' ? 'cut' : Number(says))
    },
  },
  async look({ page }, snapshot) {
    const { hasAccepted, ...texts } = draftOf(snapshot)
    const problems = problemsOf(snapshot)
    const isFixed = isSending(snapshot) || undefined
    const names = Object.keys(labels) as (keyof typeof labels)[]
    await expect
      .poll(() => seenIn(page.getByRole('dialog'), ['Get Early Access Now!', 'Creating your account…']))
      .toEqual({
        title: 'Create Your Account',
        fields: {
          ...Object.fromEntries(
            names.map((name) => [labels[name], { value: texts[name], problem: problems[name], isFixed }]),
          ),
          'I accept the Terms of Service and the Privacy Policy': { value: hasAccepted },
        },
        buttons: {
          [isSending(snapshot) ? 'Creating your account…' : 'Get Early Access Now!']: canSend(snapshot),
        },
      })
  },
})
