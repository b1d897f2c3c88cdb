import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  asksForVerification,
  canSend,
  draftOf,
  isResending,
  isSending,
  logInMachine,
  problemsOf,
} from '../../../../src/machines/account/log-in.machine.ts'
import { ann, bob, createAccount, signOutBy, verify } from '../../account/accounts.ts'
import type { Backend } from '../../backend.ts'
import { expect, pressEscape, test } from '../../test.ts'
import { isNew } from '../new.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'

test.use({ quiet: [/Failed to load resource/] })

/** Every person has the typed password. */
async function ensureAccount(backend: Backend, email: string) {
  const isKnown = (await backend.mailsTo(email)).length > 0
  if (!isKnown) await createAccount(backend, { email, username: email.replace(/@.*/, ''), password: ann.password })
}

walkInBrowser(logInMachine)({
  ids: 'CHT-03 VAL-05 ERR-03',
  cases: [
    { type: 'draft.changed', says: 'email', change: { email: ann.email } },
    { type: 'draft.changed', says: 'other email', change: { email: 'eve@marketflux.test' } },
    { type: 'draft.changed', says: 'password', change: { password: ann.password } },
    { type: 'draft.changed', says: 'remember me', change: { rememberMe: true } },
    { type: 'form.submitted' },
    { type: 'resend.pressed' },
    { type: 'overlay.closed' },
    { type: 'account.created', email: bob.email },
    { type: 'xstate.done.actor.logIn', output: undefined },
    { type: 'xstate.error.actor.logIn', says: '403', error: new Failure('refused', 403) },
    { type: 'xstate.error.actor.logIn', says: '401', error: new Failure('refused', 401) },
    { type: 'xstate.error.actor.logIn', says: '500', error: new Failure('refused', 500) },
    { type: 'xstate.error.actor.logIn', says: 'cut', error: new Failure('silent') },
    { type: 'xstate.done.actor.resendVerification' },
    { type: 'xstate.error.actor.resendVerification', error: new Failure('silent') },
  ],
  facets: ({ context: { draft, problems } }) => [draft.email, draft.password, problems],
  canHappen: (snapshot, event) => event.type !== 'draft.changed' || isNew(event.change, draftOf(snapshot)),
  unreachable: { 'logIn link.changed #1': 'it is not visible; verification is walked with its links' },
  calls: { logIn: 'user.login', resendVerification: 'user.resendVerificationEmail' },
  notices: {
    'signIn.failed': 'Sign-in did not work.',
    'verification.resent': 'If this address still needs to be verified, we have sent it a new link.',
    'verification.failed': 'The verification e-mail could not be sent. Please try again.',
  },
  async begin({ page }) {
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Sign In' }).click()
  },
  hands: {
    'draft.changed': async ({ page }, { change: { email, password, rememberMe } }) => {
      const dialog = page.getByRole('dialog')
      if (email !== undefined) await dialog.getByLabel('Email Address').fill(email)
      if (password !== undefined) await dialog.getByLabel('Password', { exact: true }).fill(password)
      if (rememberMe !== undefined) await dialog.getByRole('checkbox').press('Space')
    },
    'form.submitted': ({ page }) => page.getByRole('dialog').getByLabel('Password', { exact: true }).press('Enter'),
    'resend.pressed': ({ page }) => page.getByRole('button', { name: 'Resend email.' }).click(),
    'link.changed': async () => undefined,
    'overlay.closed': async ({ page }) => {
      await pressEscape(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Sign In' }).click()
    },
    'account.created': async ({ page }, { email }) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Register for a Free Account Here' }).click()
      await dialog.getByLabel('Email Address').fill(email)
      await dialog.getByLabel('Username').fill(bob.username)
      await dialog.getByLabel('Password', { exact: true }).fill(ann.password)
      await dialog.getByRole('checkbox').press('Space')
      await dialog.getByRole('button', { name: 'Get Early Access Now!' }).click()
      await expect(dialog.getByRole('heading')).toHaveText('ACCOUNT CREATED Check Your E-Mail')
      await dialog.getByRole('button', { name: 'Sign In' }).click()
    },
    'xstate.done.actor.logIn': async ({ page, backend, calls }) => {
      const { email } = await calls.body('logIn')
      await ensureAccount(backend, email)
      await verify(backend, email)
      await calls.end('logIn', 'answered')
      await expect(page).toHaveURL(/\/terminal$/)
      await signOutBy(page)
      await page.getByRole('button', { name: 'Sign In' }).click()
    },
    'xstate.error.actor.logIn': async ({ backend, calls }, { says }) => {
      if (says === '403') await ensureAccount(backend, (await calls.body('logIn')).email)
      const ends = { 403: 'answered', cut: 'cut', 401: 401, 500: 500 } as const
      await calls.end('logIn', ends[says as keyof typeof ends])
    },
    'xstate.done.actor.resendVerification': async ({ backend, calls }) => {
      const { email } = await calls.body('resendVerification')
      await calls.end('resendVerification', 'answered')
      expect((await backend.mailsTo(email)).map(({ kind }) => kind)).toEqual(['verification', 'verification'])
    },
    'xstate.error.actor.resendVerification': ({ calls }) => calls.end('resendVerification', 'cut'),
  },
  async look({ page }, snapshot) {
    const { email, password, rememberMe } = draftOf(snapshot)
    const problems = problemsOf(snapshot)
    const isFixed = isSending(snapshot) || undefined
    await expect
      .poll(() => seenIn(page.getByRole('dialog'), ['Sign In', 'Signing in…', 'Resend email.']))
      .toEqual({
        title: 'Welcome to Market Flux',
        fields: {
          'Email Address': { value: email, problem: problems.email, isFixed },
          Password: { value: password, problem: problems.password, isFixed },
          'Remember Me': { value: rememberMe },
        },
        buttons: {
          [isSending(snapshot) ? 'Signing in…' : 'Sign In']: canSend(snapshot),
          ...(asksForVerification(snapshot) ? { 'Resend email.': !isResending(snapshot) } : {}),
        },
      })
  },
})
