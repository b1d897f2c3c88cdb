import type { Page } from '@playwright/test'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { messages } from '../../../src/contract/shared/texts/messages.ts'
import type { User } from '../../../src/contract/shared/user/user.ts'
import {
  canSend,
  contactMachine,
  draftOf,
  isLocked,
  isSending,
  problemsOf,
} from '../../../src/machines/contact/contact.machine.ts'
import { product } from '../../../src/rules/shared/product/product.ts'
import { signInBy, signOutBy } from '../account/accounts.ts'
import { demo, expect, test } from '../test.ts'
import { openFromMenu } from './account/member.ts'
import { isNew } from './new.ts'
import { seenIn } from './seen.ts'
import { walkInBrowser } from './walk.ts'

test.use({ quiet: [/Failed to load resource/] })

const dana: User = {
  username: 'demo',
  email: demo.email,
  firstName: 'Dana',
  lastName: 'Moreno',
  profession: 'Trader',
  about: '',
  country: '',
  language: '',
  gender: '',
}
const eve = { firstName: 'Eve', lastName: 'Ray', email: 'eve@marketflux.test' }
const wrong = { firstName: 'x'.repeat(33), lastName: 'y'.repeat(33), email: 'eve@' }
const written = { message: 'The tape\nstands still.', hasConsent: true }
const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  message: 'Message',
} as const
const names = Object.keys(labels) as (keyof typeof labels)[]

const wide = 'the walks are taken in a wide window'
const form = (page: Page) => page.getByRole('region', { name: 'Drop us a Message' })

/** Reads and closes the dialog with the result of the message. */
async function readNotice(page: Page, title: string, button: string) {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText(title)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toHaveCount(0)
}

walkInBrowser(contactMachine)({
  ids: 'CHT-03 CON-05 CON-06',
  cases: [
    { type: 'draft.changed', says: 'message', change: written },
    { type: 'draft.changed', says: 'sender', change: eve },
    { type: 'draft.changed', says: 'wrong sender', change: wrong },
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendMessage' },
    { type: 'xstate.error.actor.sendMessage', error: new Failure('silent') },
    { type: 'user.came', user: dana },
    { type: 'user.left' },
  ],
  facets: ({ context: { draft, sender } }) => [draft, sender],
  canHappen(snapshot, event) {
    const { draft, sender } = snapshot.context
    switch (event.type) {
      // locked fields cannot be typed into
      case 'draft.changed':
        return isNew(event.change, draft) && (sender === undefined || event.says === 'message')
      case 'form.submitted':
        return sender !== undefined || draft.email === eve.email
      case 'user.came':
        return sender === undefined && draft.email === wrong.email && draft.hasConsent
      case 'user.left':
        return sender !== undefined && isSending(snapshot)
      case 'xstate.error.actor.sendMessage':
        return sender === undefined
      default:
        return true
    }
  },
  unreachable: {
    'contact.message user.lapsed #1': 'a page learns of it by a call, and the form makes none that says so',
    'contact.message user.came #1': 'who signs in as another is another tab',
    'contact.message user.left #2': 'nothing is seen of it',
    'contact.names.two form.narrowed #1': wide,
    'contact.names.one form.widened #1': wide,
    'contact.message.writing form.submitted #1': wide,
    'contact.message.sending.withOneName xstate.done.actor.sendMessage #1': wide,
    'contact.message.sending.withOneName xstate.error.actor.sendMessage #1': wide,
  },
  calls: { sendMessage: 'contact.send' },
  begin: ({ page }) => page.goto('/contact-us'),
  hands: {
    'draft.changed': async ({ page }, { change }) => {
      for (const name of names) {
        const text = change[name]
        if (text !== undefined) await form(page).getByLabel(labels[name], { exact: true }).fill(text)
      }
      if (change.hasConsent !== undefined) await form(page).getByRole('checkbox').press('Space')
    },
    'form.submitted': ({ page }) => form(page).getByLabel(labels.email).press('Enter'),
    'form.narrowed': async () => undefined,
    'form.widened': async () => undefined,
    'user.came': async ({ page }) => {
      await signInBy(page, demo)
      await openFromMenu(page, 'Send Feedback')
    },
    'user.left': ({ page }) => signOutBy(page),
    'user.lapsed': async () => undefined,
    'xstate.done.actor.sendMessage': async ({ page, calls }, _, { context: { sender = eve } }) => {
      expect(await calls.body('sendMessage')).toEqual({ ...sender, message: written.message })
      await calls.end('sendMessage', 'answered')
      await readNotice(page, messages.contactSent, 'Done')
    },
    'xstate.error.actor.sendMessage': async ({ page, calls }) => {
      await calls.end('sendMessage', 'cut')
      await readNotice(page, messages.contactFailed, 'Back to Your Message')
    },
  },
  async look({ page }, snapshot) {
    const draft = draftOf(snapshot)
    const problems = problemsOf(snapshot)
    const isFixedAt = (name: string) => isSending(snapshot) || (isLocked(snapshot) && name !== 'message') || undefined
    const texts = names.map((name) => {
      return [labels[name], { value: draft[name], problem: problems[name], isFixed: isFixedAt(name) }]
    })
    await expect
      .poll(() => seenIn(form(page), ['Send', 'Sending…']))
      .toEqual({
        title: 'Drop us a Message',
        fields: {
          ...Object.fromEntries(texts),
          [`I agree that ${product.company} keeps what I write here, to answer it.`]: { value: draft.hasConsent },
        },
        buttons: isSending(snapshot) ? { 'Sending…': false } : { Send: canSend(snapshot) },
      })
  },
})
