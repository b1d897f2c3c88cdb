import { Failure } from '../../../src/contract/failure.ts'
import { verificationMachine } from '../../../src/machines/verification.machine.ts'
import { product } from '../../../src/rules/product.ts'
import { ann, createAccount, mailedLink } from '../accounts.ts'
import { expect, test } from '../test.ts'
import { type World, walkInBrowser } from './walk.ts'

test.use({ quiet: [/Failed to load resource/] })

/** The link has opened LogIn: signing in there tells whether the address was verified. */
async function signInThere({ page }: World) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(ann.email)
  await dialog.getByLabel('Password', { exact: true }).fill(ann.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}

walkInBrowser(verificationMachine)({
  ids: 'CHT-03 RTE-10',
  cases: [
    { type: 'link.followed', token: 'ann' },
    { type: 'xstate.done.actor.verifyEmail' },
    { type: 'xstate.error.actor.verifyEmail', error: new Failure('silent') },
  ],
  facets: ({ context }) => context,
  calls: { verifyEmail: 'user.verifyUser' },
  async begin({ page, backend }) {
    await createAccount(backend, ann)
    await page.goto('/about-us')
  },
  hands: {
    'link.followed': async ({ page, backend }) => {
      await page.goto(await mailedLink(backend, ann.email, 'verification'))
    },
    'xstate.done.actor.verifyEmail': async (world) => {
      await world.calls.end('verifyEmail', 'answered')
      await signInThere(world)
      await expect(world.page.getByRole('button', { name: /Beta Tester/ })).toBeVisible()
    },
    'xstate.error.actor.verifyEmail': async (world) => {
      await world.calls.end('verifyEmail', 'cut')
      await signInThere(world)
      await expect(world.page.getByRole('button', { name: 'Resend email.' })).toBeVisible()
    },
  },
  async look({ page }, snapshot) {
    if (!snapshot.matches('verifying')) return
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(`Welcome to ${product.name}`)
  },
})
