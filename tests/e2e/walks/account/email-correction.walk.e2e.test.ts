import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  canSend,
  emailCorrectionMachine,
  emailOf,
  isSending,
  isWriting,
  problemOf,
} from '../../../../src/machines/account/email-correction.machine.ts'
import { ann, bob, createAccount } from '../../account/accounts.ts'
import { expect, test } from '../../test.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'

test.use({ quiet: [/Failed to load resource/] })

const mistyped = { ...ann, email: 'an@marketflux.test' }
const taken = new Failure('refused', 409, { code: 11_000, error: { email: ann.email } })

walkInBrowser(emailCorrectionMachine)({
  ids: 'CHT-03 RTE-14',
  cases: [
    { type: 'account.unverified', email: mistyped.email },
    { type: 'correction.pressed' },
    { type: 'email.changed', says: 'right', email: ann.email },
    { type: 'email.changed', says: 'broken', email: 'ann@' },
    { type: 'form.submitted' },
    { type: 'correction.cancelled' },
    { type: 'overlay.closed' },
    { type: 'xstate.done.actor.correctEmail' },
    { type: 'xstate.error.actor.correctEmail', says: 'taken', error: taken },
    { type: 'xstate.error.actor.correctEmail', says: 'forbidden', error: new Failure('refused', 403) },
    { type: 'xstate.error.actor.correctEmail', says: 'cut', error: new Failure('silent') },
  ],
  facets: ({ context: { sentTo, email, problem } }) => [sentTo !== '', email, problem],
  // an account is made once, and then its page is left for good
  canHappen: (snapshot, event) =>
    (event.type !== 'xstate.error.actor.correctEmail' ||
      event.says !== 'taken' ||
      snapshot.context.email === ann.email) &&
    (event.type === 'account.unverified' || event.type === 'overlay.closed'
      ? (snapshot.context.sentTo === '') === (event.type === 'account.unverified')
      : snapshot.context.sentTo !== '' && (event.type !== 'email.changed' || event.email !== snapshot.context.email)),
  // it is closed with the confirmation that offers it; what is corrected is not wrong a second time
  ends: (_, { type }) => type === 'overlay.closed' || type === 'xstate.done.actor.correctEmail',
  calls: { correctEmail: 'user.correctEmail' },
  notices: {
    'email.corrected': 'We have sent the link to that address.',
    'correction.failed': 'Your address could not be corrected. Please try again.',
    'correction.refused': 'An address can only be corrected in the browser that signed up.',
  },
  async begin({ page }) {
    await page.goto('/about-us')
  },
  hands: {
    'account.unverified': async ({ page }) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Create Account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email Address').fill(mistyped.email)
      await dialog.getByLabel('Username').fill(mistyped.username)
      await dialog.getByLabel('Password', { exact: true }).fill(mistyped.password)
      await dialog.getByRole('checkbox').press('Space')
      await dialog.getByRole('button', { name: 'Get Early Access Now!' }).click()
      await expect(dialog).toContainText(`We have sent a verification link to ${mistyped.email}.`)
    },
    'correction.pressed': ({ page }) => page.getByRole('button', { name: 'Correct it' }).click(),
    'email.changed': ({ page }, { email }) => page.getByLabel('Email Address').fill(email),
    'form.submitted': ({ page }) => page.getByLabel('Email Address').press('Enter'),
    'correction.cancelled': ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
    'overlay.closed': async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    'xstate.done.actor.correctEmail': async ({ page, backend, calls }) => {
      const { email } = await calls.body('correctEmail')
      await calls.end('correctEmail', 'answered')
      await expect(page.getByRole('dialog')).toContainText(`We have sent a verification link to ${email}.`)
      expect((await backend.mailsTo(email)).map(({ kind }) => kind)).toContain('verification')
    },
    'xstate.error.actor.correctEmail': async ({ backend, calls }, { says }) => {
      if (says === 'taken') await createAccount(backend, { ...bob, email: ann.email })
      await calls.end('correctEmail', says === 'taken' ? 'answered' : says === 'cut' ? 'cut' : 403)
    },
  },
  async look({ page }, snapshot) {
    const dialog = page.getByRole('dialog')
    if (!isWriting(snapshot) || !(await dialog.isVisible()))
      return expect(dialog.getByLabel('Email Address')).toHaveCount(0)
    const isFixed = isSending(snapshot) || undefined
    await expect
      .poll(() => seenIn(dialog, ['Send the Link There', 'Sending…']))
      .toEqual({
        title: 'ACCOUNT CREATED Check Your E-Mail',
        fields: { 'Email Address': { value: emailOf(snapshot), problem: problemOf(snapshot), isFixed } },
        buttons: { [isSending(snapshot) ? 'Sending…' : 'Send the Link There']: canSend(snapshot) },
      })
  },
})
