import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  draftOf,
  hasDeadLink,
  isSending,
  problemsOf,
  resetPasswordMachine,
} from '../../../../src/machines/account/reset-password.machine.ts'
import { resetTokenOf, signedIn } from '../../account/accounts.ts'
import { demo, expect, pressEscape, test } from '../../test.ts'
import { judgedIn } from '../judged.ts'
import { isNew } from '../new.ts'
import { seenIn } from '../seen.ts'
import { type World, walkInBrowser } from '../walk.ts'

test.use({ quiet: [/Failed to load resource/] })

const refused = new Failure('refused', 422, { code: 'fault', message: 'A fault was switched on: 422.' })
const newPassword = 'Another-2-Choose'
/** Follows a link without a token, or with one, which is replaced by the one in the mail. */
async function follow({ page, backend }: World, token: string) {
  const query = token ? `?token=${await resetTokenOf(backend, demo.email)}` : ''
  // the address that is there already, followed once more
  const isHere = new URL(page.url()).search === query && query !== ''
  await page.goto(`/reset-password${query}${isHere ? '#again' : ''}`)
}
walkInBrowser(resetPasswordMachine)({
  ids: 'CHT-03 VAL-07 OVL-09',
  cases: [
    { type: 'resetLink.followed', token: 'mailed' },
    { type: 'draft.changed', says: 'both', change: { newPassword, confirm: newPassword } },
    { type: 'draft.changed', says: 'other confirmation', change: { confirm: 'Secret-2' } },
    { type: 'form.submitted' },
    { type: 'overlay.closed' },
    { type: 'xstate.done.actor.resetPassword' },
    { type: 'xstate.error.actor.resetPassword', says: '410', error: new Failure('refused', 410) },
    { type: 'xstate.error.actor.resetPassword', says: '422', error: refused },
    { type: 'password.judged', password: newPassword },
    { type: 'xstate.error.actor.resetPassword', says: 'cut', error: new Failure('silent') },
  ],
  facets: ({ context }) => context,
  // a dead link has no form; a closed form is opened again by its link, which resets it
  canHappen: (snapshot, event) =>
    (event.type !== 'draft.changed' ||
      (!hasDeadLink(snapshot) && !snapshot.context.judged.problem && isNew(event.change, draftOf(snapshot)))) &&
    (event.type !== 'password.judged' ||
      (draftOf(snapshot).newPassword === newPassword && !snapshot.context.judged.problem)) &&
    (event.type !== 'overlay.closed' || snapshot.value === 'writing'),
  unreachable: {
    'resetPassword.writing form.submitted #1': 'without a token there is no form to submit',
  },
  // loading a page cuts the call of the one before, and all links have expired then
  ends: (before, event) =>
    (event.type === 'resetLink.followed' && isSending(before)) ||
    (event.type === 'xstate.error.actor.resetPassword' && event.says === '410'),
  calls: { resetPassword: 'user.resetPassword' },
  notices: { 'reset.failed': 'We could not confirm that your password was reset.' },
  begin: (world) => follow(world, ''),
  hands: {
    'resetLink.followed': (world, { token }) => follow(world, token),
    'draft.changed': async ({ page }, { change }) => {
      const dialog = page.getByRole('dialog')
      if (change.newPassword) await dialog.getByLabel('New Password', { exact: true }).fill(change.newPassword)
      if (change.confirm) await dialog.getByLabel('Confirm New Password').fill(change.confirm)
    },
    'password.judged': judgedIn,
    'form.submitted': ({ page }) => page.getByRole('dialog').getByLabel('Confirm New Password').press('Enter'),
    'overlay.closed': async (world, _, { context: { token } }) => {
      await pressEscape(world.page)
      await expect(world.page).toHaveURL(/\/terminal$/)
      await follow(world, token)
    },
    'xstate.done.actor.resetPassword': async (world, _, { context: { token } }) => {
      const { page, backend, calls } = world
      await calls.end('resetPassword', 'answered')
      await expect(page.getByRole('heading', { name: 'Password Successfully Reset' })).toBeVisible()
      await signedIn(page, backend, { ...demo, password: newPassword })
      await follow(world, token)
    },
    'xstate.error.actor.resetPassword': async ({ page, backend, calls }, { says }) => {
      if (says === '422') await judgedIn({ page })
      if (says === '410') await backend.setClock({ advance: 31 * 60_000 })
      await calls.end('resetPassword', says === '410' ? 'answered' : says === 'cut' ? 'cut' : Number(says))
    },
  },
  async look({ page }, snapshot) {
    const draft = draftOf(snapshot)
    const problems = problemsOf(snapshot)
    const isFixed = isSending(snapshot) || undefined
    await expect
      .poll(() => seenIn(page.getByRole('dialog'), ['Reset Password', 'Resetting…', 'Send a New Link']))
      .toEqual(
        hasDeadLink(snapshot)
          ? { title: 'RESET PASSWORD This Link Is No Longer Good', fields: {}, buttons: { 'Send a New Link': true } }
          : {
              title: 'RESET PASSWORD Enter a New Account Password',
              fields: {
                'New Password': { value: draft.newPassword, problem: problems.newPassword, isFixed },
                'Confirm New Password': { value: draft.confirm, problem: problems.confirm, isFixed },
              },
              buttons: { [isSending(snapshot) ? 'Resetting…' : 'Reset Password']: !isSending(snapshot) },
            },
      )
  },
})
