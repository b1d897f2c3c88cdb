// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { whoIsHere } from '../../../src/machines/session/session.machine.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { socialLinks } from '../../../src/rules/shared/product/marketing.ts'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { ann, annFirst } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

type Outside = Parameters<typeof show>[1]
const dialog = () => within(screen.getByRole('dialog'))
const title = () => dialog().getByRole('heading', { level: 2 }).textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name })
const messageOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent

async function showRequest(outside: Outside = {}) {
  const shown = await show(<Overlay />, outside)
  await shown.notify(({ overlay }) => overlay.send({ type: 'resetRequest.asked' }))
  return shown
}

async function showReset(outside: Outside = {}, token = 'mailed') {
  const shown = await show(<Overlay />, outside)
  await shown.notify(({ overlay, resetPassword }) => {
    overlay.send({ type: 'resetLink.followed' })
    resetPassword.send({ type: 'resetLink.followed', token })
  })
  return shown
}

it('OVL-08 sending the request shows its confirmation at once, which links to LogIn', async () => {
  const requestReset = vi.fn(() => new Promise<never>(() => undefined))
  await showRequest({ requestReset })
  const seen = [title(), button('Send Instructions').disabled]
  await userEvent.type(field('Email Address'), 'ann@marketflux.test{Enter}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'))
  seen.push(title(), dialog().getByText(/^We have sent/).textContent ?? '')
  await userEvent.click(button('Sign In'))
  seen.push(title())
  expect([seen, requestReset.mock.calls]).toEqual([
    [
      'Reset Your Password',
      true,
      'Check Your Mail',
      'We have sent a password recovery instruction to your email.',
      'Welcome to Market Flux',
    ],
    [['ann@marketflux.test']],
  ])
})

it('VAL-08 a visitor’s address is checked while typing; the back link opens LogIn', async () => {
  await showRequest()
  await userEvent.type(field('Email Address'), 'ann@')
  const seen = [messageOf('Email Address'), button('Send Instructions').disabled]
  await userEvent.click(button('Sign In'))
  expect([...seen, title()]).toEqual(['Please enter a valid email address.', true, 'Welcome to Market Flux'])
})

it('VAL-08 a signed-in user’s address is the account’s, and locked', async () => {
  await showRequest({ restore: async () => annFirst, requestReset: async () => undefined })
  const seen = [field('Email Address').value, field('Email Address').readOnly, button('Send Instructions').disabled]
  const signIn = dialog().queryByRole('button', { name: 'Sign In' })
  await userEvent.click(button('Send Instructions'))
  expect([seen, signIn, title(), button('Done').disabled]).toEqual([
    [ann.email, true, false],
    null,
    'Check Your Mail',
    false,
  ])
})

it('OVL-09 VAL-07 a new password is set by the mailed link', async () => {
  const resetPassword = vi.fn(async () => undefined)
  await showReset({ resetPassword })
  const seen = [title()]
  await userEvent.type(field('New Password'), 'Secret-2-of-Ann')
  await userEvent.type(field('Confirm New Password'), 'Secret-2-of-Ann{Enter}')
  await screen.findByRole('heading', { name: 'Password Successfully Reset' })
  seen.push(title())
  await userEvent.click(button('Sign In'))
  seen.push(title())
  expect([seen, resetPassword.mock.calls]).toEqual([
    ['RESET PASSWORD Enter a New Account Password', 'Password Successfully Reset', 'Welcome to Market Flux'],
    [[{ token: 'mailed', newPassword: 'Secret-2-of-Ann' }]],
  ])
})

it('VAL-07 missing values show errors under their fields on submit, and the first one has the focus', async () => {
  await showReset()
  const seen: unknown[] = []
  const send = async () => {
    await userEvent.click(button('Reset Password'))
    const focused = document.activeElement?.getAttribute('name')
    seen.push([messageOf('New Password'), messageOf('Confirm New Password'), focused])
  }
  await send()
  await userEvent.type(field('New Password'), 'Secret-2-of-Ann')
  await send()
  expect(seen).toEqual([
    ['Please enter a new password.', undefined, 'newPassword'],
    [undefined, 'Passwords do not match.', 'confirm'],
  ])
})

it.each([
  ['has expired', 'mailed'],
  ['brings no token', ''],
])('RTE-09 a link that %s shows an error and offers a new one', async (_, token) => {
  const { notify } = await showReset({ resetPassword: () => Promise.reject(new Failure('refused', 410)) }, token)
  const newPassword = 'Secret-2-of-Ann'
  if (token) {
    await notify(({ resetPassword }) => {
      resetPassword.send({ type: 'draft.changed', change: { newPassword, confirm: newPassword } })
      resetPassword.send({ type: 'form.submitted' })
    })
  }
  const seen = [title(), dialog().getByText(/expired/).textContent]
  await userEvent.click(button('Send a New Link'))
  expect([...seen, title()]).toEqual([
    'RESET PASSWORD This Link Is No Longer Good',
    'It has expired or was used. If you have just set a new password, sign in with it.',
    'Reset Your Password',
  ])
})

it('OVL-09 no password outlives the overlay', async () => {
  const { notify } = await showReset()
  await notify(({ resetPassword }) =>
    resetPassword.send({ type: 'draft.changed', change: { newPassword: 'a', confirm: 'b' } }),
  )
  await userEvent.keyboard('{Escape}')
  await notify(({ overlay }) => overlay.send({ type: 'resetLink.followed' }))
  expect([field('New Password').value, field('Confirm New Password').value]).toEqual(['', ''])
})

it('SES-07 OVL-09 setting a new password signs the account out in the same browser', async () => {
  const renew = vi.fn(() => Promise.reject(new Failure('refused', 401)))
  const { charts, notify } = await showReset({
    ...{ restore: async () => annFirst, renew },
    resetPassword: async () => undefined,
  })
  const who = () => whoIsHere(charts.session.getSnapshot())
  const seen = [who(), renew.mock.calls.length]
  const newPassword = 'Secret-2-of-Ann'
  await notify(({ resetPassword }) => {
    resetPassword.send({ type: 'draft.changed', change: { newPassword, confirm: newPassword } })
    resetPassword.send({ type: 'form.submitted' })
  })
  await waitFor(() => expect(who()).toBe('visitor'))
  expect([...seen, renew.mock.calls.length]).toEqual(['member', 0, 1])
})

it('OVL-10 CON-06 a sent message is confirmed with thanks', async () => {
  const { charts, notify } = await show(<Overlay />)
  await notify(({ overlay }) => overlay.send({ type: 'message.sent' }))
  const seen = [title(), dialog().getByText(/^A member/).textContent]
  await userEvent.click(button('Done'))
  expect([...seen, pageOf(charts.overlay.getSnapshot())]).toEqual([
    'Thank you for reaching out!',
    'A member of our team will get back to you shortly.',
    undefined,
  ])
})

it('OVL-10 OVL-11 the answers to a message do not change the address, and no address opens them', async () => {
  const { charts, notify } = await show(<Overlay />)
  const said: string[] = []
  charts.overlay.on('*', ({ type }) => said.push(type))
  const seen: unknown[] = []
  for (const type of ['message.sent', 'message.failed'] as const) {
    await notify(({ overlay }) => overlay.send({ type }))
    seen.push(pageOf(charts.overlay.getSnapshot()))
  }
  const guesses = ['SuccessfulContact', 'ErroredContact', 'successful-contact', 'errored-contact']
  const paths = guesses.flatMap((name) => [`/${name}`, `/contact-us/${name}`, `/contact/${name}`])
  expect([seen, said, new Set(paths.map((path) => placeOf(path).page))]).toEqual([
    ['SuccessfulContact', 'ErroredContact'],
    [],
    new Set(['notFound']),
  ])
})

it('OVL-11 CON-06 a failed message links to our socials, and back', async () => {
  const { charts, notify } = await show(<Overlay />)
  await notify(({ overlay }) => overlay.send({ type: 'message.failed' }))
  const links = dialog()
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.title, link.getAttribute('href'), link.target, link.rel])
  const seen = [title(), dialog().getByText(/^Please try/).textContent]
  await userEvent.click(button('Back to Your Message'))
  expect([seen, links, pageOf(charts.overlay.getSnapshot())]).toEqual([
    ['We are experience difficulties.', 'Please try to contact us later or reach us through our socials.'],
    socialLinks.map(({ network, href }) => [network, href, '_blank', 'noopener noreferrer']),
    undefined,
  ])
})
