// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { draftOf } from '../../../src/machines/account/log-in.machine.ts'
import { noticeOf } from '../../../src/machines/notification/notification.machine.ts'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { whoIsHere } from '../../../src/machines/session/session.machine.ts'
import { Notification } from '../../../src/ui/notification/Notification.tsx'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { annFirst } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

async function showLogIn(outside: Parameters<typeof show>[1] = {}) {
  const shown = await show(<Overlay />, outside)
  await shown.notify(({ overlay }) => overlay.send({ type: 'logIn.asked' }))
  return shown
}
/** A dialog listens for it from the frame after it opened. */
async function pressEscape() {
  await waitFor(() => expect(document.body.dataset.inert).toBe(''))
  await userEvent.keyboard('{Escape}')
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const signIn = () => screen.getByRole<HTMLButtonElement>('button', { name: /Sign(ing)? [Ii]n/ })
const messageOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

/** A click beside a dialog is handled a frame later. */
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

it('OVL-03 LogIn asks for e-mail and password, and links to the other forms', async () => {
  await showLogIn()
  expect(screen.getByRole('dialog', { name: 'Welcome to Market Flux' }).getAttribute('aria-modal')).toBe('true')
  expect([email(), password()].map((field) => field.autocomplete)).toEqual(['username', 'current-password'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember Me' }).checked).toBe(false)
  expect(screen.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).toEqual([
    'Show password',
    'Forgot Password?',
    'Sign In',
    'Terms of Service',
    'Privacy Policy',
    'Register for a Free Account Here',
    'Close',
  ])
})

it('OVL-03 LogIn explains that it needs https when served over plain http', async () => {
  await showLogIn({ isSecure: false })
  expect(screen.getByRole('note').textContent).toBe(
    'Sign-in needs https: at this address your browser would not keep it.',
  )
})

it('SES-03 OVL-03 LogIn explains that a sign-in has ended, and that the draft is kept', async () => {
  const { notify } = await showLogIn({ restore: async () => annFirst })
  await notify(({ overlay }) => overlay.send({ type: 'logIn.asked' }))
  const lines = () => screen.getByRole('dialog').querySelector('p')?.textContent
  const before = lines()
  await notify(({ session }) => session.send({ type: 'tab.lapsed', since: annFirst.since }))
  expect([before, lines()]).toEqual([
    'Sign in to bring your saved presets to the desk.',
    'Your sign-in has ended. Sign in again to continue: what you typed is kept for 15 minutes.',
  ])
})

it('STO-01 LogIn explains in one sentence that the sign-in will not last where cookies are refused', async () => {
  await showLogIn({ takesCookies: false })
  expect(screen.getByRole('note').textContent).toBe(
    'Your browser refuses cookies: you will have to sign in again after some minutes and after each reload.',
  )
})

it('VAL-05 Sign In is enabled once both fields are filled and valid', async () => {
  await showLogIn()
  const said: [boolean, string | undefined][] = []
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.type(field, text)
    said.push([signIn().disabled, messageOf(email())])
  }
  await type(email(), 'a@')
  await type(password(), 'pw')
  await type(email(), 'b.c')
  expect(said).toEqual([
    [true, 'Please enter a valid email address.'],
    [true, 'Please enter a valid email address.'],
    [false, undefined],
  ])
})

it('ERR-02 a wrong password shows an error under its field, which gets the focus; the next one signs in', async () => {
  const logIn = vi.fn().mockRejectedValueOnce(new Failure('refused', 401)).mockResolvedValue(annFirst)
  const { charts } = await showLogIn({ logIn })
  const remember = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember Me' })
  await userEvent.type(email(), 'a@b.c')
  await userEvent.type(password(), 'pw')
  await userEvent.click(remember)
  await userEvent.click(signIn())
  await screen.findByText('Password incorrect.')
  expect([messageOf(password()), messageOf(email()), document.activeElement]).toEqual([
    'Password incorrect.',
    undefined,
    password(),
  ])
  expect([email().value, password().value, remember.checked]).toEqual(['a@b.c', 'pw', true])
  await userEvent.clear(password())
  await userEvent.type(password(), 'right')
  await userEvent.click(signIn())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(whoIsHere(charts.session.getSnapshot())).toBe('member')
  const sent = { email: 'a@b.c', rememberMe: true }
  expect(logIn.mock.calls).toEqual([[{ ...sent, password: 'pw' }], [{ ...sent, password: 'right' }]])
})

it('OVL-13 the button shows a running call and ignores clicks', async () => {
  const { notify } = await showLogIn()
  await notify(({ logIn }) => {
    logIn.send({ type: 'draft.changed', change: { email: 'ann@marketflux.test', password: 'secret' } })
    logIn.send({ type: 'form.submitted' })
  })
  expect([signIn().textContent, signIn().disabled]).toEqual(['Signing in…', true])
})

it('PWD-04 the password can be shown and hidden again', async () => {
  await showLogIn()
  const toggle = screen.getByRole('button', { name: 'Show password' })
  const seen = [password().type]
  for (const _ of 'ab') {
    await userEvent.click(toggle)
    seen.push(password().type)
  }
  expect(seen).toEqual(['password', 'text', 'password'])
})

it('OVL-01 Escape closes the overlay', async () => {
  const { charts } = await showLogIn()
  await pressEscape()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(pageOf(charts.overlay.getSnapshot())).toBe(undefined)
})

it.each([
  ['Forgot Password?', 'Reset Your Password'],
  ['Register for a Free Account Here', 'Create Your Account'],
])('OVL-03 %s leads to %s', async (name, title) => {
  await showLogIn()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('dialog', { name: title }).contains(document.activeElement)).toBe(true)
})

it('OVL-03 a reopened LogIn has its draft, but no password', async () => {
  const { charts, notify } = await showLogIn()
  await notify(({ logIn }) => logIn.send({ type: 'draft.changed', change: { email: 'a@b.c', password: 'secret' } }))
  await pressEscape()
  await notify(({ overlay }) => overlay.send({ type: 'logIn.asked' }))
  expect([email().value, password().value, draftOf(charts.logIn.getSnapshot()).password]).toEqual(['a@b.c', '', ''])
  await waitFor(() => expect(document.activeElement).toBe(password()))
})

it('ERR-03 the verification mail can be requested again beside the error, as long as it is shown', async () => {
  const resendVerification = vi.fn().mockResolvedValue(undefined)
  const { charts, notify } = await showLogIn({
    logIn: () => Promise.reject(new Failure('refused', 403)),
    resendVerification,
  })
  const action = () => screen.queryByRole('button', { name: 'Resend email.' })
  await notify(({ logIn }) => logIn.send({ type: 'draft.changed', change: { email: 'a@b.c', password: 'pw' } }))
  const seen = [action() !== null]
  await userEvent.click(signIn())
  seen.push((await screen.findByRole('button', { name: 'Resend email.' })) !== null)
  const said = [messageOf(email())]
  await userEvent.click(screen.getByRole('button', { name: 'Resend email.' }))
  said.push(messageOf(email()), noticeOf(charts.notification.getSnapshot())?.text)
  seen.push(action() !== null)
  expect([seen, said, resendVerification.mock.calls]).toEqual([
    [false, true, false],
    [
      'Please verify your email address.',
      undefined,
      'If this address still needs to be verified, we have sent it a new link.',
    ],
    [['a@b.c']],
  ])
})

it('RTE-14 ERR-03 LogIn corrects a mistyped unverified address, and then has it in its field', async () => {
  const correctEmail = vi.fn(async () => undefined)
  await showLogIn({ logIn: () => Promise.reject(new Failure('refused', 403)), correctEmail })
  const correction = () => screen.queryByRole('button', { name: 'Correct it' })
  const offered = [correction() !== null]
  await userEvent.type(email(), 'an@b.test')
  await userEvent.type(password(), 'pw{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Correct it' }))
  const form = [screen.getByRole('dialog').querySelector('h2')?.textContent, email().value]
  const focused = document.activeElement === email()
  await userEvent.clear(email())
  await userEvent.type(email(), 'ann@b.test{Enter}')
  await screen.findByRole('button', { name: 'Sign In' })
  offered.push(correction() !== null)
  expect([offered, form, focused, correctEmail.mock.calls, email().value]).toEqual([
    [false, false],
    ['Correct Your Address', 'an@b.test'],
    true,
    [[{ formerEmail: 'an@b.test', email: 'ann@b.test' }]],
    'ann@b.test',
  ])
})

it('ERR-03 the action is busy during its call', async () => {
  await showLogIn({ logIn: () => Promise.reject(new Failure('refused', 403)) })
  await userEvent.type(email(), 'a@b.c')
  await userEvent.type(password(), 'pw{Enter}')
  const action = await screen.findByRole('button', { name: 'Resend email.' })
  await userEvent.click(action)
  expect([action.ariaBusy, action.ariaDisabled]).toEqual(['true', 'true'])
})

it('OVL-01 a click beside the dialog closes it, dismissing a notice does not', async () => {
  const { charts, notify } = await show(
    <>
      <p>The page</p>
      <Notification />
      <Overlay />
    </>,
  )
  await notify(({ overlay, notification }) => {
    overlay.send({ type: 'logIn.asked' })
    notification.send({ type: 'notice.raised', notice: { kind: 'Failure', text: 'Sign-in did not work.' } })
  })
  await waitFor(() => expect(document.activeElement).toBe(email()))
  screen.getByRole('dialog').getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 100, width: 400, height: 400 })
  const seen = []
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Dismiss' }) })
  await nextFrame()
  await user.pointer('[/MouseLeft]')
  seen.push(noticeOf(charts.notification.getSnapshot()), pageOf(charts.overlay.getSnapshot()))
  await user.click(screen.getByText('The page'))
  await nextFrame()
  seen.push(pageOf(charts.overlay.getSnapshot()))
  expect(seen).toEqual([undefined, 'LogIn', undefined])
})

it('OVL-12 the terms overlay names its document and shows it', async () => {
  await showLogIn()
  await userEvent.click(screen.getByRole('button', { name: 'Terms of Service' }))
  expect(screen.getByRole('dialog', { name: 'Terms of Service' }).textContent).toContain('Terms of Service')
  expect((await screen.findByText(/^Last updated/)).textContent).toBe('Last updated: February 6, 2025')
})

it('OVL-12 Legal returns only to the form that opened it', async () => {
  const { notify } = await showLogIn()
  const back = () => screen.queryByRole('button', { name: 'Back' })
  await userEvent.click(screen.getByRole('button', { name: 'Privacy Policy' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  const title = screen.getByRole('dialog', { name: 'Welcome to Market Flux' }).tagName
  await notify(({ overlay }) => {
    overlay.send({ type: 'overlay.dismissed' })
    overlay.send({ type: 'legal.asked', document: 'privacy' })
  })
  await screen.findByText(/^Last updated/)
  expect([title, screen.getByRole('dialog', { name: 'Privacy Policy' }).tagName, back()]).toEqual(['DIV', 'DIV', null])
})
