// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ContactPage } from '../../../src/ui/contact/ContactPage.tsx'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { show } from '../markets/ui-charts.tsx'

type Outside = NonNullable<Parameters<typeof show>[1]>
type Charts = Awaited<ReturnType<typeof show>>['charts']
type Form = {
  /** The call that the form makes. */
  call: keyof Outside
  open(charts: Charts): void
  fill(charts: Charts): void
  reads: string
  busy: string
}

const email = 'ann@marketflux.test'
const password = 'Secret-1-of-Ann'
const forms: Record<string, Form> = {
  LogIn: {
    call: 'logIn',
    open: ({ overlay }) => overlay.send({ type: 'logIn.asked' }),
    fill: ({ logIn }) => logIn.send({ type: 'draft.changed', change: { email, password } }),
    reads: 'Sign In',
    busy: 'Signing in…',
  },
  Create: {
    call: 'createAccount',
    open: ({ overlay }) => overlay.send({ type: 'create.asked' }),
    fill: ({ createAccount }) =>
      createAccount.send({
        type: 'draft.changed',
        change: { email, username: 'ann', password, confirm: password, hasAccepted: true },
      }),
    reads: 'Get Early Access Now!',
    busy: 'Creating your account…',
  },
  ResetPassword: {
    call: 'resetPassword',
    open: ({ overlay, resetPassword }) => {
      overlay.send({ type: 'resetLink.followed' })
      resetPassword.send({ type: 'resetLink.followed', token: 'mailed' })
    },
    fill: ({ resetPassword }) =>
      resetPassword.send({ type: 'draft.changed', change: { newPassword: password, confirm: password } }),
    reads: 'Reset Password',
    busy: 'Resetting…',
  },
}
const cases = Object.entries(forms)
const submit = () => {
  const found = document.querySelector<HTMLButtonElement>('form button[type="submit"]')
  if (!found) throw new Error('There is no submit button.')
  return found
}

async function showForm({ call, open }: Form) {
  const made = vi.fn(() => new Promise<never>(() => undefined))
  const shown = await show(<Overlay />, { [call]: made })
  await shown.notify(open)
  return { ...shown, made }
}

describe('a submit button', () => {
  // the button of ResetPassword can be pressed, and then shows what is wrong
  it.each(cases.slice(0, 2))('OVL-13 of %s ignores clicks while it is disabled', async (_, form) => {
    const { made } = await showForm(form)
    const before = [submit().disabled, submit().textContent]
    await userEvent.click(submit())
    fireEvent.submit(submit().form ?? document.body)
    expect([before, made.mock.calls]).toEqual([[true, form.reads], []])
  })

  it.each(cases)('OVL-13 of %s shows that its call is running, and sends it once', async (_, form) => {
    const { made, notify } = await showForm(form)
    await notify(form.fill)
    const before = [submit().disabled, submit().textContent]
    await userEvent.click(submit())
    const during = [submit().disabled, submit().textContent]
    await userEvent.click(submit())
    fireEvent.submit(submit().form ?? document.body)
    expect([before, during, made.mock.calls.length]).toEqual([[false, form.reads], [true, form.busy], 1])
  })
})

it('CON-02 OVL-13 Send of the contact form shows that it is sending, keeps its width, and sends once', async () => {
  const sendMessage = vi.fn(() => new Promise<never>(() => undefined))
  const { notify } = await show(<ContactPage />, { sendMessage })
  await userEvent.click(submit())
  const early = [submit().disabled, sendMessage.mock.calls.length]
  await notify(({ contact }) => contact.send({ type: 'draft.changed', change: { message: 'Hello', hasConsent: true } }))
  const before = [submit().disabled, submit().textContent]
  await userEvent.click(submit())
  const during = [submit().disabled, screen.getByText('Sending…').closest('button') === submit()]
  fireEvent.submit(submit().form ?? document.body)
  expect([early, before, during, getComputedStyle(submit()).width, sendMessage.mock.calls.length]).toEqual([
    [true, 0],
    [false, 'Send'],
    [true, true],
    '75px',
    1,
  ])
})
