// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { draftOf } from '../../../src/machines/account/create-account.machine.ts'
import { CreateForm } from '../../../src/ui/account/forms/CreateForm.tsx'
import { LogInForm } from '../../../src/ui/account/forms/LogInForm.tsx'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { system } from '../../../src/ui/theme/system.ts'
import { show } from '../markets/ui-charts.tsx'

const good = { email: 'ann@marketflux.test', username: 'ann', password: 'Secret-1-of-Ann', confirm: 'Secret-1-of-Ann' }
const mobile = { layout: 'mobile', pointer: 'coarse' } as const

async function showCreate(outside: Parameters<typeof show>[1] = {}, kind?: typeof mobile) {
  const shown = await show(<Overlay />, outside)
  await shown.notify(({ layout, overlay }) => {
    if (kind) layout.send({ type: 'screen.changed', screen: kind })
    overlay.send({ type: 'create.asked' })
  })
  return shown
}
const dialog = () => within(screen.getByRole('dialog'))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: /Get Early|Creating/ })
const terms = () => screen.queryByRole<HTMLInputElement>('checkbox')
const messageOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
const labels = ['Email Address', 'Username', 'Password', 'Confirm Password']
const problems = () => [messageOf('Email Address'), messageOf('Username')]
/** The texts of the fields, and whether the terms are accepted. */
const typed = () => [...labels.map((label) => field(label).value), terms()?.checked]

it('OVL-04 OVL-05 Create has its fields and the terms checkbox on a desktop', async () => {
  await showCreate()
  expect({
    title: screen.getByRole('dialog', { name: 'Create Your Account' }).tagName,
    other: dialog().getByText(/^Already have/).textContent,
    benefits: dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
    fields: labels.map((label) => [label, field(label).name, field(label).autocomplete]),
    terms: [terms()?.required, terms()?.checked, terms()?.labels?.[0]?.textContent],
    submit: [create().textContent, create().disabled],
  }).toEqual({
    title: 'DIV',
    other: 'Already have an account? Sign In',
    benefits: ['Full access to new features', 'Shape the platform with your feedback', 'Perks after the beta'],
    fields: [
      ['Email Address', 'email', 'email'],
      ['Username', 'username', 'nickname'],
      ['Password', 'password', 'new-password'],
      ['Confirm Password', 'confirm', 'new-password'],
    ],
    terms: [true, false, 'I accept the Terms of Service and the Privacy Policy'],
    submit: ['Get Early Access Now!', true],
  })
})

it('OVL-05 a disclaimer replaces the checkbox on a phone', async () => {
  const { notify } = await showCreate({}, mobile)
  await notify(({ createAccount }) => createAccount.send({ type: 'draft.changed', change: good }))
  expect([terms(), dialog().getByText(/^By creating/).textContent, create().disabled]).toEqual([
    null,
    'By creating your account you accept the Terms of Service and the Privacy Policy.',
    false,
  ])
})

it.each([
  ['a desktop', undefined],
  ['a mobile', mobile],
])('OVL-06 each link occurs once on %s and opens its own document, and Back returns to the draft', async (_, kind) => {
  const { notify } = await showCreate({}, kind)
  await notify(({ createAccount }) => createAccount.send({ type: 'draft.changed', change: good }))
  const seen: (string | null)[] = []
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await userEvent.click(dialog().getByRole('button', { name }))
    seen.push(dialog().getByRole('heading', { level: 2 }).textContent)
    await dialog().findByText(/^Last updated/)
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }))
  }
  expect([seen, terms()?.checked, field('Password').value]).toEqual([
    ['Terms of Service', 'Privacy Policy'],
    kind ? undefined : false,
    good.password,
  ])
})

it('VAL-04 the button is enabled once the last demand is met: the terms', async () => {
  const { notify } = await showCreate()
  await notify(({ createAccount }) =>
    createAccount.send({ type: 'draft.changed', change: { ...good, email: 'ann@', confirm: 'x' } }),
  )
  const seen = [[create().disabled, messageOf('Email Address'), messageOf('Confirm Password')]]
  const look = () => seen.push([create().disabled, messageOf('Email Address'), messageOf('Confirm Password')])
  await userEvent.type(field('Email Address'), 'b.c')
  look()
  await userEvent.clear(field('Confirm Password'))
  look()
  await userEvent.click(terms() ?? document.body)
  look()
  expect(seen).toEqual([
    [true, 'Please enter a valid email address.', 'Passwords do not match.'],
    [true, undefined, 'Passwords do not match.'],
    [true, undefined, undefined],
    [false, undefined, undefined],
  ])
})

it('ERR-04 OVL-14 a taken name shows an error under its field, which gets the focus; the draft stays, another is accepted', async () => {
  const { email, username, password } = good
  const refusal = (error: object) => new Failure('refused', 409, { status: 409, code: 11000, error })
  const createAccount = vi
    .fn()
    .mockRejectedValueOnce(refusal({ email, username }))
    .mockRejectedValueOnce(refusal({ username: 'ann_2' }))
    .mockResolvedValue(undefined)
  const { notify } = await showCreate({ createAccount })
  await notify((charts) => charts.createAccount.send({ type: 'draft.changed', change: { ...good, hasAccepted: true } }))
  const takenName = (name: string) => `${name} is already taken. Please try another username.`
  await userEvent.click(create())
  await waitFor(() => expect(document.activeElement).toBe(field('Email Address')))
  const both = [`${email} is already linked to an account.`, takenName('ann')]
  expect([...problems(), ...typed()]).toEqual([...both, ...Object.values(good), true])

  const other = { email: `${email}.other`, username: 'ann_2' }
  await userEvent.type(field('Email Address'), '.other')
  await userEvent.type(field('Username'), '_2')
  await userEvent.click(create())
  await waitFor(() => expect(document.activeElement).toBe(field('Username')))
  expect([...problems(), ...typed()]).toEqual([
    ...[undefined, takenName('ann_2')],
    ...Object.values({ ...good, ...other }),
    true,
  ])

  await userEvent.type(field('Username'), '3')
  await userEvent.click(create())
  await screen.findByRole('heading', { name: 'ACCOUNT CREATED Check Your E-Mail' })
  const sent = [{ email, username }, other, { ...other, username: 'ann_23' }]
  expect(createAccount.mock.calls).toEqual(sent.map((names) => [{ ...names, password }]))
})

it('ERR-07 OVL-13 after a failure that no field explains the focus is on the button again', async () => {
  const createAccount = () => Promise.reject(new Failure('silent'))
  const { notify } = await showCreate({ createAccount })
  await notify((charts) => charts.createAccount.send({ type: 'draft.changed', change: { ...good, hasAccepted: true } }))
  await userEvent.click(create())
  await waitFor(() => expect([create().disabled, document.activeElement]).toEqual([false, create()]))
})

it.each([
  ['desktop', 'ACCOUNT CREATED Check Your E-Mail', 'Sign In'],
  ['mobile', 'Verify Your Account!', 'Continue'],
])('OVL-07 OVL-14 an account that was created is confirmed on a %s, and leads to LogIn', async (layout, title, on) => {
  const { notify } = await showCreate(
    { createAccount: async () => undefined },
    layout === 'mobile' ? mobile : undefined,
  )
  await notify((charts) => charts.createAccount.send({ type: 'draft.changed', change: { ...good, hasAccepted: true } }))
  await userEvent.click(create())
  const heading = await screen.findByRole('heading', { name: title })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const said = dialog().getByText(/verification link/).textContent
  await userEvent.click(dialog().getByRole('button', { name: on }))
  expect([said, field('Email Address').value, field('Password').value]).toEqual([
    `We have sent a verification link to ${good.email}. Follow it to finalize your account: in this browser it verifies at once, in another one with your password.`,
    good.email,
    '',
  ])
})

it('OVL-04 closing keeps the draft, except passwords', async () => {
  const { charts, notify } = await showCreate()
  await notify(({ createAccount }) => createAccount.send({ type: 'draft.changed', change: good }))
  await userEvent.keyboard('{Escape}')
  const kept = draftOf(charts.createAccount.getSnapshot())
  await notify(({ overlay }) => overlay.send({ type: 'create.asked' }))
  expect([kept, labels.map((label) => field(label).value)]).toEqual([
    { ...good, password: '', confirm: '', hasAccepted: false },
    [good.email, good.username, '', ''],
  ])
})

it('RTE-07 both forms can be part of a page, where their titles are headings and the focus does not move', async () => {
  await show(
    <ChakraProvider value={system}>
      <LogInForm />
      <CreateForm />
    </ChakraProvider>,
  )
  expect([
    screen.queryByRole('dialog'),
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    document.activeElement,
  ]).toEqual([null, ['Welcome to Market Flux', 'Create Your Account'], document.body])
})

it('OVL-07 RTE-14 a mistyped address can be corrected in the confirmation that a link was sent', async () => {
  const correctEmail = vi.fn(async () => undefined)
  const { notify } = await showCreate({ createAccount: async () => undefined, correctEmail })
  const mistyped = { ...good, email: 'an@marketflux.test', hasAccepted: true }
  await notify((charts) => charts.createAccount.send({ type: 'draft.changed', change: mistyped }))
  await userEvent.click(create())
  await userEvent.click(await dialog().findByRole('button', { name: 'Correct it' }))
  const before = field('Email Address').value
  await userEvent.clear(field('Email Address'))
  await userEvent.type(field('Email Address'), `${good.email}{Enter}`)
  const said = await dialog().findByText(good.email)
  expect([before, correctEmail.mock.calls, said.closest('p')?.textContent]).toEqual([
    'an@marketflux.test',
    [[{ formerEmail: 'an@marketflux.test', email: good.email }]],
    expect.stringContaining(`link to ${good.email}. `),
  ])
})
