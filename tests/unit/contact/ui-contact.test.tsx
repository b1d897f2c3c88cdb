// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { ContactPage } from '../../../src/ui/contact/ContactPage.tsx'
import { ann, annFirst, annSecond, silent } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

type Outside = Parameters<typeof show>[1]

async function showContact({ isMobile = false, ...outside }: Outside & { isMobile?: boolean } = {}) {
  const shown = await show(<ContactPage />, outside)
  const kind = { layout: isMobile ? 'mobile' : 'desktop', pointer: 'fine' } as const
  await shown.notify(({ layout }) => layout.send({ type: 'screen.changed', screen: kind }))
  return shown
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const consent = () => screen.getByRole<HTMLInputElement>('checkbox')
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
const labels = () => [...document.querySelectorAll('form :is(input, textarea)')].map(({ id }) => labelOf(id))
const labelOf = (id: string) => document.querySelector(`label[for="${id}"]`)?.textContent
const messageOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

it.each([
  [false, ['First Name', 'Last Name', 'Email Address', 'Message']],
  [true, ['Name', 'Email Address', 'Message']],
])('CON-02 on mobile (%s) the fields are %s, then the consent', async (isMobile, names) => {
  await showContact({ isMobile })
  expect([labels().slice(0, -1), consent().checked, getComputedStyle(send()).width]).toEqual([names, false, '75px'])
})

it('CON-03 Send is enabled once there is a message, consent is given, and the e-mail is empty or valid', async () => {
  await showContact()
  const seen: [boolean, string | undefined][] = []
  const look = () => seen.push([send().disabled, messageOf(field('Email Address')) ?? undefined])
  look()
  await userEvent.type(message(), 'Hello')
  look()
  await userEvent.click(consent())
  look()
  await userEvent.type(field('Email Address'), 'ann@')
  look()
  await userEvent.type(field('Email Address'), 'b.c')
  look()
  await userEvent.clear(message())
  look()
  await userEvent.type(message(), ' {Enter} ')
  look()
  expect(seen).toEqual([
    [true, undefined],
    [true, undefined],
    [false, undefined],
    [true, 'Please enter a valid email address.'],
    [false, undefined],
    [true, undefined],
    [true, undefined],
  ])
})

it('CON-04 a text above its limit shows an error below its field, is counted, and is not sent', async () => {
  await showContact()
  await userEvent.click(consent())
  await userEvent.click(message())
  await userEvent.paste('x'.repeat(501))
  await userEvent.click(field('Last Name'))
  await userEvent.paste('y'.repeat(33))
  expect([
    messageOf(message()),
    screen.getByText('501 / 500').tagName,
    messageOf(field('Last Name')),
    send().disabled,
  ]).toEqual(['Message must not exceed 500 characters.', 'SPAN', 'Last name must not exceed 32 characters.', true])
})

it('CON-05 a signed-in user’s name and address are locked, and are sent', async () => {
  const user = { ...ann, firstName: 'Ann', lastName: 'Archer' }
  const sendMessage = vi.fn(async () => undefined)
  await showContact({ sendMessage, restore: async () => ({ ...annFirst, user }) })
  const shown = ['First Name', 'Last Name', 'Email Address'].map((label) => [field(label).value, field(label).readOnly])
  await userEvent.type(message(), 'Hello')
  await userEvent.click(consent())
  await userEvent.click(send())
  expect([shown, sendMessage.mock.calls]).toEqual([
    [
      ['Ann', true],
      ['Archer', true],
      [ann.email, true],
    ],
    [[{ firstName: 'Ann', lastName: 'Archer', email: ann.email, message: 'Hello' }]],
  ])
})

it('CON-07 the single name of the mobile form is sent as two', async () => {
  const sendMessage = vi.fn(async () => undefined)
  await showContact({ sendMessage, isMobile: true })
  await userEvent.type(field('Name'), 'Mary Ann Archer')
  await userEvent.type(message(), 'Hello')
  await userEvent.click(consent())
  await userEvent.click(send())
  expect(sendMessage.mock.calls).toEqual([[{ firstName: 'Mary Ann', lastName: 'Archer', email: '', message: 'Hello' }]])
})

it('CON-06 loading ends after success, which empties the form, and after failure, which keeps it', async () => {
  const answers: { send: () => void; fail: () => void }[] = []
  const sendMessage = () =>
    new Promise<void>((resolve, reject) => answers.push({ send: resolve, fail: () => reject(silent) }))
  const { charts, notify } = await showContact({ sendMessage })
  await userEvent.type(message(), 'Hello')
  await userEvent.click(consent())
  const seen: unknown[] = []
  for (const end of ['fail', 'send'] as const) {
    await userEvent.click(send())
    seen.push([send().textContent, send().disabled])
    await notify(() => answers.at(-1)?.[end]())
    seen.push([pageOf(charts.overlay.getSnapshot()), message().value, consent().checked, send().textContent])
    seen.push(document.activeElement === (end === 'fail' ? send() : message()))
  }
  expect(seen).toEqual([
    ['Sending…', true],
    ['ErroredContact', 'Hello', true, 'Send'],
    true,
    ['Sending…', true],
    ['SuccessfulContact', '', false, 'Send'],
    true,
  ])
})

it('SES-03 a member’s draft is hidden when the sign-in lapses, and restored after signing in', async () => {
  const { charts, notify } = await showContact({ restore: async () => annFirst })
  const later = { ...annSecond, since: 2 }
  await notify(({ contact }) => contact.send({ type: 'draft.changed', change: { message: 'Hello' } }))
  const seen = [message().value]
  await notify(({ session }) => session.send({ type: 'tab.lapsed', since: annFirst.since }))
  seen.push(message().value)
  await notify(({ session }) => session.send({ type: 'signIn.given', signIn: later }))
  seen.push(message().value)
  await notify(({ session }) => session.send({ type: 'tab.signedOut', since: later.since }))
  seen.push(message().value)
  expect([seen, charts.contact.getSnapshot().context.held]).toEqual([['Hello', '', 'Hello', ''], undefined])
})
