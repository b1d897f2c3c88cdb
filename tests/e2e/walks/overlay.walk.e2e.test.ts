import type { Page } from '@playwright/test'
import {
  canGoBack,
  documentOf,
  type LegalDocument,
  type OverlayPage,
  overlayMachine,
  pageOf,
} from '../../../src/machines/overlay/overlay.machine.ts'
import { product } from '../../../src/rules/shared/product/product.ts'
import { ann, mailedLink, signInBy } from '../account/accounts.ts'
import { demo, expect, pressEscape, test } from '../test.ts'
import { seenIn } from './seen.ts'
import { type World, walkInBrowser } from './walk.ts'

test.use({ quiet: [/Failed to load resource/] })

const titles: Record<Exclude<OverlayPage, 'Legal'>, string> = {
  LogIn: `Welcome to ${product.name}`,
  Create: 'Create Your Account',
  CreateConfirmation: 'ACCOUNT CREATED Check Your E-Mail',
  ResetPasswordRequest: 'Reset Your Password',
  ResetPasswordRequestConfirmation: 'Check Your Mail',
  ResetPassword: 'RESET PASSWORD Enter a New Account Password',
  ResetPasswordConfirmation: 'Password Successfully Reset',
  SuccessfulContact: 'Thank you for reaching out!',
  ErroredContact: 'We are experience difficulties.',
}
const legalTitles: Record<LegalDocument, string> = { tos: 'Terms of Service', privacy: 'Privacy Policy' }
/** The events that can occur while a page is open, by its own buttons or from elsewhere; 'closed' means no page. */
const ways: Record<OverlayPage | 'closed', readonly string[]> = {
  closed: [
    ...['logIn.asked', 'create.asked', 'resetRequest.asked', 'legal.asked', 'resetLink.followed'],
    ...['account.created', 'message.sent', 'message.failed', 'signIn.given'],
  ],
  LogIn: ['create.asked', 'resetRequest.asked', 'legal.asked', 'overlay.dismissed', 'signIn.given', 'member.came'],
  Create: ['logIn.asked', 'legal.asked', 'account.created', 'overlay.dismissed', 'member.came'],
  CreateConfirmation: ['logIn.asked', 'overlay.dismissed'],
  ResetPasswordRequest: ['logIn.asked', 'resetRequest.sent', 'overlay.dismissed'],
  ResetPasswordRequestConfirmation: ['logIn.asked', 'overlay.dismissed'],
  ResetPassword: ['password.reset', 'overlay.dismissed'],
  ResetPasswordConfirmation: ['logIn.asked', 'overlay.dismissed'],
  Legal: ['back.asked', 'overlay.dismissed', 'member.came'],
  SuccessfulContact: ['overlay.dismissed'],
  ErroredContact: ['overlay.dismissed'],
}

/** The dialog or, where none is open, the same form in a page. */
async function formOf(page: Page, isOpen: boolean, path: '/profile/sign-in' | '/profile/create-account') {
  if (isOpen) return page.getByRole('dialog')
  await page.goto(path)
  return page.getByRole('main')
}

async function sendMessage({ page }: World) {
  await page.goto('/contact-us')
  const form = page.getByRole('main')
  await form.getByLabel('Email Address').fill('eve@marketflux.test')
  await form.getByLabel('Message', { exact: true }).fill('More bonds, please.')
  await form.getByRole('checkbox').press('Space')
  await form.getByLabel('Email Address').press('Enter')
}

/** The password that a walk has given to the demo account. */
const changed = new WeakMap<Page, string>()
const passwordOf = (page: Page) => changed.get(page) ?? demo.password

const resuming = 'who goes on where they are is proven with the page (SES-02, FED-14)'

walkInBrowser(overlayMachine)({
  ids: 'CHT-03 OVL-02',
  cases: [
    { type: 'logIn.asked' },
    { type: 'create.asked' },
    { type: 'resetRequest.asked' },
    { type: 'legal.asked', says: 'terms', document: 'tos' },
    { type: 'legal.asked', says: 'privacy', document: 'privacy' },
    { type: 'back.asked' },
    { type: 'resetLink.followed' },
    { type: 'account.created' },
    { type: 'resetRequest.sent' },
    { type: 'password.reset' },
    { type: 'message.sent' },
    { type: 'message.failed' },
    { type: 'overlay.dismissed' },
    { type: 'signIn.given' },
    { type: 'member.came' },
  ],
  facets: ({ context }) => context,
  canHappen: (snapshot, { type }) => ways[pageOf(snapshot) ?? 'closed'].includes(type),
  unreachable: {
    'overlay.dialog overlay.asked #1': 'nothing on the page asks for an overlay without naming its page',
    'overlay.afterSignIn.leading logIn.required #1': resuming,
    'overlay.afterSignIn.resuming always #1': resuming,
    'overlay.dialog logIn.required #1': resuming,
    'overlay.dialog.open.Legal legal.asked #1': 'the documents have no links to each other',
  },
  ends: (_, { type }) => type === 'signIn.given' || type === 'member.came',
  calls: {},
  begin: ({ page }) => page.goto('/about-us'),
  hands: {
    'overlay.asked': () => Promise.reject(new Error('There is no such hand.')),
    'logIn.asked': ({ page }, _, before) =>
      (pageOf(before) ? page.getByRole('dialog') : page).getByRole('button', { name: 'Sign In' }).click(),
    'logIn.required': () => Promise.reject(new Error('There is no such hand.')),
    'create.asked': async ({ page }, _, before) => {
      if (pageOf(before)) return page.getByRole('button', { name: 'Register for a Free Account Here' }).click()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Create Account' }).click()
    },
    'resetRequest.asked': async ({ page }, _, before) => {
      const form = await formOf(page, pageOf(before) !== undefined, '/profile/sign-in')
      await form.getByRole('button', { name: 'Forgot Password?' }).click()
    },
    'legal.asked': async ({ page }, { document = 'tos' }, before) => {
      const form = await formOf(page, pageOf(before) !== undefined, '/profile/sign-in')
      await form.getByRole('button', { name: legalTitles[document] }).first().click()
    },
    'back.asked': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Back' }).click(),
    'resetLink.followed': async ({ page, backend }) => {
      await backend.call('POST', '/api/user/reset-password-request', { email: demo.email })
      await page.goto(await mailedLink(backend, demo.email, 'passwordReset'))
    },
    'account.created': async ({ page }, _, before) => {
      const form = await formOf(page, pageOf(before) !== undefined, '/profile/create-account')
      await form.getByLabel('Email Address').fill(ann.email)
      await form.getByLabel('Username').fill(ann.username)
      await form.getByLabel('Password', { exact: true }).fill(ann.password)
      await form.getByRole('checkbox').press('Space')
      await form.getByLabel('Username').press('Enter')
    },
    'resetRequest.sent': async ({ page }) => {
      await page.getByRole('dialog').getByLabel('Email Address').fill(demo.email)
      await page.getByRole('button', { name: 'Send Instructions' }).click()
    },
    'password.reset': async ({ page }) => {
      for (const label of ['New Password', 'Confirm New Password']) {
        await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(ann.password)
      }
      await page.getByRole('button', { name: 'Reset Password' }).click()
      changed.set(page, ann.password)
    },
    'message.sent': sendMessage,
    'message.failed': async (world) => {
      await world.backend.fault({ call: 'contact.send', kind: 'status', status: 500, count: 1 })
      await sendMessage(world)
    },
    'overlay.dismissed': ({ page }) => pressEscape(page),
    'signIn.given': async ({ page }, _, before) => {
      const form = await formOf(page, pageOf(before) !== undefined, '/profile/sign-in')
      await form.getByLabel('Email Address').fill(demo.email)
      await form.getByLabel('Password', { exact: true }).fill(passwordOf(page))
      await form.getByLabel('Password', { exact: true }).press('Enter')
      await expect(page).toHaveURL(/\/terminal$/)
    },
    'member.came': async ({ page }) => {
      const other = await page.context().newPage()
      await other.goto('/about-us')
      await signInBy(other, { ...demo, password: passwordOf(page) })
      await other.close()
    },
  },
  async look({ page }, snapshot) {
    const open = pageOf(snapshot)
    const title = open === 'Legal' ? legalTitles[documentOf(snapshot)] : open && titles[open]
    await expect
      .poll(async () => {
        const seen = await seenIn(page.getByRole('dialog'), ['Back'])
        return seen && { title: seen.title, buttons: seen.buttons }
      })
      .toEqual(open && { title, buttons: canGoBack(snapshot) ? { Back: true } : {} })
  },
})
