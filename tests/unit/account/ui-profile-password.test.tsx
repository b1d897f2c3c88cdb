// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { ProfilePage } from '../../../src/ui/account/profile/ProfilePage.tsx'
import { ann, annFirst, silent } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

async function showPassword(outside: Parameters<typeof show>[1] = {}) {
  const shown = await show(<ProfilePage />, { restore: async () => annFirst, ...outside })
  await shown.notify(({ place }) =>
    place.send({ type: 'place.changed', place: placeOf('/profile/reset-password-request') }),
  )
  return shown
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => userEvent.click(button(name))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const messageOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
const focused = () => document.activeElement?.textContent

async function fill(label: string, text: string) {
  await userEvent.clear(field(label))
  await userEvent.paste(text)
}

async function fillIn(current: string, next: string, confirm: string) {
  await press('Change Password')
  await fill('Current Password', current)
  await fill('New Password', next)
  await fill('Confirm New Password', confirm)
}

it('PWD-01 two rows open their sub-views and return, each starting at its heading', async () => {
  await showPassword()
  const seen: (string | null | undefined)[] = [
    ...within(screen.getByRole('region', { name: 'Your password' }))
      .getAllByRole('listitem')
      .map((row) => `${row.querySelector('h3')?.textContent}: ${within(row).getByRole('button').textContent}`),
  ]
  for (const name of ['Change Password', 'Back', 'Reset Password', 'Back']) {
    await press(name)
    seen.push(focused())
  }
  expect(seen).toEqual([
    'Change Account Password: Change Password',
    'Forgot Account Password: Reset Password',
    'Change Password',
    'Your password',
    'Reset Password',
    'Your password',
  ])
})

it('PWD-04 its fields are named as password managers expect, and each can be shown', async () => {
  await showPassword()
  await press('Change Password')
  const form = button('Change Password').closest('form')
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  expect(inputs.map(({ autocomplete, type, value }) => [autocomplete, type, value])).toEqual([
    ['username', 'text', ann.email],
    ['current-password', 'password', ''],
    ['new-password', 'password', ''],
    ['new-password', 'password', ''],
  ])
  expect(screen.getAllByRole('button', { name: /^Show/, pressed: false }).length).toBe(3)
  await press('Show new password')
  expect([field('New Password').type, button('Show new password').getAttribute('aria-pressed')]).toEqual([
    'text',
    'true',
  ])
})

it('VAL-06 invalid passwords are not sent, and the first wrong field has the focus and an error', async () => {
  const changePassword = vi.fn()
  await showPassword({ changePassword })
  await press('Change Password')
  await press('Change Password')
  const seen = [[document.activeElement, messageOf('Current Password')]]
  await fill('Current Password', 'old')
  await fill('New Password', 'short')
  await userEvent.keyboard('{Enter}')
  seen.push([document.activeElement, messageOf('New Password')])
  await fill('New Password', 'Ann-Password-1')
  await fill('Confirm New Password', 'Ann-Password-2')
  await userEvent.keyboard('{Enter}')
  seen.push([document.activeElement, messageOf('Confirm New Password')])
  expect([seen, changePassword.mock.calls]).toEqual([
    [
      [field('Current Password'), 'Please enter your current password.'],
      [
        field('New Password'),
        'Password must be 8 to 32 characters, contain an uppercase letter, contain a digit and contain a special character.',
      ],
      [field('Confirm New Password'), 'Passwords do not match.'],
    ],
    [],
  ])
})

it('PWD-02 the change is confirmed, and Close opens User Profile', async () => {
  const changePassword = vi.fn(async () => undefined)
  const { charts } = await showPassword({ changePassword })
  const asked: string[] = []
  charts.password.on('place.asked', ({ path }) => asked.push(path))
  await fillIn('old', 'Ann-Password-1', 'Ann-Password-1')
  await userEvent.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Password Successfully Changed' })
  const view = [screen.getByText('CHANGE PASSWORD').tagName, heading.nextSibling?.textContent, document.activeElement]
  await press('Close')
  expect([changePassword.mock.calls, view, asked]).toEqual([
    [[{ currentPassword: 'old', newPassword: 'Ann-Password-1' }]],
    [
      'P',
      'Thank you for putting security first. This browser stays signed in; everywhere else your sign-in has ended.',
      heading,
    ],
    ['/profile/user-profile'],
  ])
})

it('PWD-05 a refusal is shown under the current password, which has the focus; editing clears it', async () => {
  await showPassword({
    changePassword: () => Promise.reject(new Failure('refused', 401, { error: 'The current password is wrong.' })),
  })
  await fillIn('old', 'Ann-Password-1', 'Ann-Password-1')
  await userEvent.keyboard('{Enter}')
  await screen.findByText('The current password is wrong.')
  const refused = [messageOf('Current Password'), document.activeElement, field('New Password').value]
  await userEvent.type(field('Current Password'), 'er')
  expect([refused, messageOf('Current Password')]).toEqual([
    ['The current password is wrong.', field('Current Password'), 'Ann-Password-1'],
    undefined,
  ])
})

it('PWD-03 VAL-08 a reset link is sent to the address of the account and confirmed at once', async () => {
  const requestReset = vi.fn(() => new Promise<never>(() => undefined))
  const { charts } = await showPassword({ requestReset })
  const asked: string[] = []
  charts.password.on('place.asked', ({ path }) => asked.push(path))
  await press('Reset Password')
  const { value, readOnly } = field('Email Address')
  await press('Send Instructions')
  const heading = screen.getByRole('heading', { name: 'Check Your Mail' })
  const view = [heading.nextSibling?.textContent, document.activeElement]
  await press('Close')
  expect([value, readOnly, requestReset.mock.calls, view, asked]).toEqual([
    ann.email,
    true,
    [[ann.email]],
    ['We have sent a password recovery instruction to your email.', heading],
    ['/profile/user-profile'],
  ])
})

const record = { startedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: '2026-11-20T09:00:00.000Z', isRemembered: false }
const firefox = { browser: 'Firefox', system: 'Linux', userAgent: 'Mozilla/5.0', address: '203.0.113.x' }
const unknown = { browser: '', system: '', userAgent: '', address: '' }
const here = { ...record, ...firefox, id: 'here', isCurrent: true }
const there = { ...record, ...unknown, id: 'there', isCurrent: false, isRemembered: true }
const listOf = (...data: (typeof here)[]) => ({ data, asOf: '2026-11-20T09:05:30.000Z' })
const signIns = () => screen.getByRole('region', { name: 'Where you are signed in' })
const rowsOf = () =>
  within(signIns())
    .getAllByRole('listitem')
    .map((row) => [row.querySelector('h3')?.textContent, row.querySelector('button')?.textContent])
const factsOf = () =>
  [...signIns().querySelectorAll('li p')].map((facts) => [...facts.children].map(({ textContent }) => textContent))
const isThere = (name: string) => screen.queryByRole('button', { name }) !== null

it('SES-15 a user sees their sign-ins, and can end the others', async () => {
  const endSignInOf = vi.fn(async () => undefined)
  await showPassword({ listSignIns: async () => listOf(here, there), endSignInOf })
  const before = rowsOf()
  const times = [...signIns().querySelectorAll('time')].map(({ dateTime }) => dateTime)
  const facts = factsOf()
  await press('End Unknown browser')
  expect([before, times, facts, endSignInOf.mock.calls, rowsOf(), focused()]).toEqual([
    [
      ['Firefox on Linux This device', undefined],
      ['Unknown browser ', 'End'],
    ],
    [here.lastUsedAt, here.startedAt, there.lastUsedAt, there.startedAt],
    [
      ['203.0.113.x', 'Last used 5 minutes ago', expect.stringMatching(/^Signed in /)],
      ['Last used 5 minutes ago', expect.stringMatching(/^Signed in /), 'Remembered'],
    ],
    [['there']],
    [['Firefox on Linux This device', undefined]],
    'Where you are signed in',
  ])
})

it('SES-15 all others are ended after a confirmation, which can be cancelled', async () => {
  const endOtherSignIns = vi.fn(async () => undefined)
  await showPassword({ listSignIns: async () => listOf(here, there, { ...there, id: 'old' }), endOtherSignIns })
  await press('End all others')
  const question = screen.getByRole('region', { name: 'End all other sign-ins?' })
  const asked = [question.querySelector('p')?.textContent, focused(), endOtherSignIns.mock.calls.length]
  await press('Cancel')
  const calledOff = [focused(), rowsOf().length, isThere('End them')]
  await press('End all others')
  await press('End them')
  expect([asked, calledOff, endOtherSignIns.mock.calls.length, rowsOf(), focused(), isThere('End all others')]).toEqual(
    [
      [
        '2 sign-ins end at once and can go on only with your password. You stay signed in here.',
        'End all other sign-ins?',
        0,
      ],
      ['End all others', 3, false],
      1,
      [['Firefox on Linux This device', undefined]],
      'Where you are signed in',
      false,
    ],
  )
})

it('SES-15 no sign-in can be ended while all others are being ended', async () => {
  const endOtherSignIns = () => new Promise<never>(() => undefined)
  await showPassword({ listSignIns: async () => listOf(here, there), endOtherSignIns })
  await press('End all others')
  await press('End them')
  expect([button('End Unknown browser').disabled, button('Ending…').disabled, button('Cancel').disabled]).toEqual([
    true,
    true,
    true,
  ])
})

it('a list of sign-ins that failed to load can be retried', async () => {
  const listSignIns = vi.fn().mockRejectedValueOnce(silent).mockResolvedValue(listOf(here))
  await showPassword({ listSignIns })
  const said = within(signIns()).getByRole('alert').textContent
  await press('Retry')
  expect([said, rowsOf(), focused()]).toEqual([
    'The list of your sign-ins could not be loaded.Retry',
    [['Firefox on Linux This device', undefined]],
    'Where you are signed in',
  ])
})

it('VAL-11 VAL-06 a common password, one with the address and the current one show an error, and are not sent', async () => {
  const changePassword = vi.fn(async () => undefined)
  await showPassword({ changePassword })
  await press('Change Password')
  await fill('Current Password', 'Copper-Meadow-72')
  const seen: unknown[] = []
  for (const [next = '', strength = ''] of [
    ['Password1!', 'Very weak'],
    ['Tidal-Marketflux-41', 'Weak'],
    ['Copper-Meadow-72', 'Strong'],
    ['Tidal-Lantern-41', 'Strong'],
  ]) {
    await fill('New Password', '')
    await fill('New Password', next)
    await screen.findByText(strength)
    seen.push(messageOf('New Password'))
    await press('Change Password')
  }
  expect(seen).toEqual([
    'This password is too easy to guess.',
    'Password must not contain your name or email address.',
    'This is your password already.',
    undefined,
  ])
  expect(changePassword.mock.calls).toEqual([
    [{ currentPassword: 'Copper-Meadow-72', newPassword: 'Tidal-Lantern-41' }],
  ])
})

it('VAL-06 VAL-11 the button is disabled while the new password is refused', async () => {
  await showPassword()
  await fillIn('Secret-1-of-Ann', 'Secret-1-of-Ann', '')
  const said = messageOf('New Password')
  const before = button('Change Password').disabled
  await fill('New Password', 'Other-2-of-Ann')
  expect([said, before, button('Change Password').disabled]).toEqual(['This is your password already.', true, false])
})
