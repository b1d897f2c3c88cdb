// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { genders, languages } from '../../../src/contract/shared/user/user.ts'
import { noticeOf } from '../../../src/machines/notification/notification.machine.ts'
import { signInOf } from '../../../src/machines/session/session.machine.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { ProfilePage } from '../../../src/ui/account/profile/ProfilePage.tsx'
import { Upgrade } from '../../../src/ui/account/profile/Upgrade.tsx'
import { ann, annFirst, silent } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

type Outside = Parameters<typeof show>[1]

async function showProfile(outside: Outside = {}, path = '/profile/user-profile') {
  const shown = await show(<ProfilePage />, { restore: async () => annFirst, ...outside })
  await shown.notify(({ place }) => place.send({ type: 'place.changed', place: placeOf(path) }))
  return shown
}

const never = () => new Promise<never>(() => undefined)
const fields = ['First Name', 'Last Name', 'Email', 'Profession', 'Country', 'Gender', 'Language', 'About']
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const editable = () => fields.filter((label) => !field(label).readOnly)
/** Found by its text, because finding roles among the options of three lists is slow. */
const inButton = { selector: 'button, button *' }
function button(name: string | RegExp) {
  const found = screen.getByText(name, inButton).closest('button')
  if (!found) throw new Error(`There is no button ${name}.`)
  return found
}
const messageOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

it('PRO-01 the settings have both pages, the day of joining, and a Logout that signs out', async () => {
  const { charts } = await showProfile()
  const settings = within(screen.getByRole('complementary', { name: 'Settings' }))
  expect({
    words: [settings.getByRole('heading').textContent, settings.getByText('My Account').textContent],
    pages: settings.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]),
    since: settings.getByText(/^Member Since/).textContent,
    out: settings.getByRole('button').textContent,
  }).toEqual({
    words: ['Settings', 'My Account'],
    pages: [
      ['User Profile', '/profile/user-profile', 'page'],
      ['Password', '/profile/reset-password-request', null],
    ],
    since: 'Member Since January 26, 2025',
    out: 'Logout',
  })
  await userEvent.click(settings.getByRole('button', { name: 'Logout' }))
  expect(signInOf(charts.session.getSnapshot())).toBeUndefined()
})

it('PRO-03 the promo has a disabled Coming Soon and one image: the default, or the one that the build names', async () => {
  const seen: (string | null)[] = []
  for (const image of [undefined, 'https://pictures.example/promo.webp']) {
    await show(<Upgrade image={image} />)
    const promo = screen.getByRole('complementary', { name: 'Upgrade' })
    const images = promo.querySelectorAll('img, [role="img"]')
    seen.push(...[...images].map((one) => one.getAttribute('src') ?? one.getAttribute('aria-label')))
    seen.push(within(promo).getByRole('button', { name: 'Coming Soon' }).ariaDisabled)
    cleanup()
  }
  expect(seen).toEqual([
    'A price line climbing out of a range, with its forecast',
    'true',
    'https://pictures.example/promo.webp',
    'true',
  ])
})

it.each([
  ['/profile', 'User Profile', true],
  ['/profile/reset-password-request', 'Password', false],
])('PRO-02 the centre at %s is %s', async (path, title, hasDetails) => {
  await showProfile({}, path)
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.queryByText('USER DETAILS') !== null,
    screen.queryByText('Change Account Password') !== null,
  ]).toEqual([`Account Settings / ${title}`, hasDetails, !hasDetails])
})

it('PRO-05 PRO-06 the profile shows the user, and is read-only until Edit', async () => {
  await showProfile()
  const read = editable()
  expect([
    screen.getByRole('heading', { name: 'Market Fluxer' }).nextSibling?.textContent,
    button(/Change Photo/).ariaDisabled,
    button(/Change Photo/).title,
    screen.getByRole('heading', { name: 'USER DETAILS' }).tagName,
    screen.getByText('0 / 350').tagName,
  ]).toEqual(['@ann Beta Tester', 'true', 'Coming Soon', 'H3', 'SPAN'])
  await userEvent.click(button('Edit'))
  expect([read, editable(), document.activeElement]).toEqual([
    [],
    ['First Name', 'Last Name', 'Profession', 'Country', 'Gender', 'Language', 'About'],
    field('First Name'),
  ])
})

it('PRO-05 shows the full name when both names are given', async () => {
  const user = { ...ann, firstName: 'Ann', lastName: 'Archer' }
  await showProfile({ restore: async () => ({ ...annFirst, user }) })
  expect(screen.getByRole('heading', { name: 'Ann Archer' }).tagName).toBe('H2')
})

it('PRO-09 the lists offer the specified choices, and none', async () => {
  await showProfile()
  await userEvent.click(button('Edit'))
  const choices = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  const countries = choices('Country')
  expect([choices('Gender'), choices('Language'), countries.at(0), countries.at(1), countries.at(-1)]).toEqual([
    ['Not given', ...genders],
    ['Not given', ...languages],
    'Not given',
    'Afghanistan',
    'Zimbabwe',
  ])
})

it('PRO-07 VAL-09 a text that is too long shows an error below, disables Save and is not sent', async () => {
  const saveProfile = vi.fn(never)
  await showProfile({ saveProfile })
  await userEvent.click(button('Edit'))
  await userEvent.click(field('Profession'))
  await userEvent.paste('x'.repeat(33))
  await userEvent.click(button('Save'))
  const { ariaDisabled } = button('Save')
  const { opacity } = getComputedStyle(button('Save'))
  expect([ariaDisabled, opacity, messageOf('Profession'), document.activeElement]).toEqual([
    'true',
    '0.5',
    'Profession must not exceed 32 characters.',
    field('Profession'),
  ])
  await userEvent.keyboard('{Backspace}{Enter}')
  expect([saveProfile.mock.calls.length, button('Saving…').disabled, editable()]).toEqual([1, true, []])
})

it('PRO-07 PRO-12 Save sends the changed fields and shows what the server has stored', async () => {
  const saveProfile = vi.fn(async ({ base: _, ...profile }) => ({ ...ann, ...profile, firstName: 'Anna' }))
  const { charts } = await showProfile({ saveProfile })
  await userEvent.click(button('Edit'))
  await userEvent.type(field('First Name'), 'Ann')
  await userEvent.type(field('About'), 'Rates.')
  await userEvent.selectOptions(field('Country'), 'Norway')
  await userEvent.click(button('Save'))
  await screen.findByText('Edit', inButton)
  const asked = {
    ...{ email: ann.email, firstName: 'Ann', about: 'Rates.', country: 'Norway' },
    base: { firstName: '', about: '', country: '' },
  }
  expect([saveProfile.mock.calls, editable(), field('First Name').value, field('Country').value]).toEqual([
    [[asked]],
    [],
    'Anna',
    'Norway',
  ])
  expect(charts.session.getSnapshot().context.signIn?.user.firstName).toBe('Anna')
})

it('PRO-12 a field that was also changed elsewhere shows both values, and the chosen one is saved', async () => {
  const stored = { ...ann, firstName: 'Annie', country: 'Japan' as const }
  const body = { code: 'changed-elsewhere', message: 'No.', user: stored }
  const saveProfile = vi
    .fn()
    .mockRejectedValueOnce(new Failure('refused', 409, body))
    .mockResolvedValue(stored)
  const { charts } = await showProfile({ saveProfile })
  await userEvent.click(button('Edit'))
  await userEvent.type(field('First Name'), 'Anna')
  await userEvent.click(button('Save'))
  const choice = within(await screen.findByRole('group', { name: 'First Name was changed elsewhere to:' }))
  const seen = {
    theirs: choice.getByText('Annie').tagName,
    yours: field('First Name').value,
    country: field('Country').value,
    isDimmed: button('Save').ariaDisabled,
    notice: noticeOf(charts.notification.getSnapshot())?.text,
    known: charts.session.getSnapshot().context.signIn?.user.firstName,
  }
  await userEvent.click(button('Keep mine'))
  const focus = document.activeElement
  await userEvent.click(button('Save'))
  await screen.findByText('Edit', inButton)
  expect({ ...seen, focus, sent: saveProfile.mock.calls.at(-1) }).toEqual({
    theirs: 'P',
    yours: 'Anna',
    country: 'Japan',
    isDimmed: 'true',
    notice: 'Your profile was changed elsewhere, too. Nothing was saved yet.',
    known: 'Annie',
    focus: field('First Name'),
    sent: [{ email: ann.email, firstName: 'Anna', base: { firstName: 'Annie' } }],
  })
})

it('PRO-10 a failed save shows an error, and the draft can still be saved', async () => {
  const { charts } = await showProfile({ saveProfile: () => Promise.reject(silent) })
  await userEvent.click(button('Edit'))
  await userEvent.type(field('Last Name'), 'Archer')
  await userEvent.click(button('Save'))
  await screen.findByText('Save', inButton)
  expect([field('Last Name').value, field('Last Name').readOnly, noticeOf(charts.notification.getSnapshot())]).toEqual([
    'Archer',
    false,
    { kind: 'Failure', text: 'Your profile could not be saved. What you typed is still here.' },
  ])
})

it('PRO-10 a successful save is confirmed, and ends editing', async () => {
  const { charts } = await showProfile({ saveProfile: async () => ({ ...ann, lastName: 'Archer' }) })
  await userEvent.click(button('Edit'))
  await userEvent.type(field('Last Name'), 'Archer')
  await userEvent.click(button('Save'))
  await screen.findByText('Edit', inButton)
  expect([field('Last Name').value, editable(), noticeOf(charts.notification.getSnapshot())]).toEqual([
    'Archer',
    [],
    { kind: 'Success', text: 'Your profile has been saved.' },
  ])
})

it('PRO-06 Cancel shows the stored profile again; Escape cancels nothing', async () => {
  await showProfile()
  await userEvent.click(button('Edit'))
  await userEvent.type(field('First Name'), 'Ann{Escape}')
  const typed = field('First Name').value
  await userEvent.click(button('Cancel'))
  expect([typed, field('First Name').value, editable(), document.activeElement]).toEqual([
    'Ann',
    '',
    [],
    button('Edit'),
  ])
})

it('the data are downloaded by a button, once at a time', async () => {
  const exportAccount = vi.fn(never)
  await showProfile({ exportAccount })
  await userEvent.click(button('Download my data'))
  await userEvent.click(button('Preparing…'))
  expect(exportAccount.mock.calls.length).toBe(1)
})

it('deleting asks for the password, lists what is deleted, and shows a refusal under its field', async () => {
  const refusal = new Failure('refused', 401, { error: 'The current password is wrong.' })
  const deleteAccount = vi.fn().mockRejectedValue(refusal)
  await showProfile({ deleteAccount })
  await userEvent.click(button('Delete my account'))
  const form = screen.getByRole('form', { name: 'Delete your account?' })
  const asked = {
    says: within(form).getAllByRole('listitem').length,
    focus: document.activeElement,
    autoComplete: field('Your password').autocomplete,
    account: form.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value,
    isSure: !button('Delete for good').disabled,
  }
  await userEvent.type(field('Your password'), 'guess{Enter}')
  await screen.findByText('The current password is wrong.')
  expect({ ...asked, calls: deleteAccount.mock.calls, problem: messageOf('Your password') }).toEqual({
    says: 4,
    focus: field('Your password'),
    autoComplete: 'current-password',
    account: ann.email,
    isSure: false,
    calls: [[{ currentPassword: 'guess' }]],
    problem: 'The current password is wrong.',
  })
})

it('a cancelled or abandoned deletion keeps no password', async () => {
  const { charts, notify } = await showProfile()
  const seen: string[] = []
  const leave = [
    () => userEvent.click(button('Cancel')),
    () =>
      notify(({ place }) => place.send({ type: 'place.changed', place: placeOf('/profile/reset-password-request') })),
  ]
  for (const go of leave) {
    await userEvent.click(button('Delete my account'))
    await userEvent.type(field('Your password'), 'secret')
    await go()
    seen.push(charts.deletion.getSnapshot().context.password)
  }
  expect(seen).toEqual(['', ''])
})
