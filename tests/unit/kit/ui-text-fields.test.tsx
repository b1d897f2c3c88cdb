// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { ProfilePage } from '../../../src/ui/account/profile/ProfilePage.tsx'
import { ContactPage } from '../../../src/ui/contact/ContactPage.tsx'
import type { Forms } from '../../../src/ui/forms.tsx'
import { Filter } from '../../../src/ui/inspector/Filter.tsx'
import { TextArea } from '../../../src/ui/kit/fields/TextArea.tsx'
import { TextField } from '../../../src/ui/kit/fields/TextField.tsx'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { EarlyField } from '../../../src/ui/shell/palette/EarlyField.tsx'
import { system } from '../../../src/ui/theme/system.ts'
import { annFirst } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'
import { showPalette } from '../shell/ui-palette.tsx'

type Charts = Awaited<ReturnType<typeof show>>['charts']

const texts = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input:not([type="checkbox"], [hidden]), textarea)',
  ),
]
const limits = () => texts().map(({ labels, maxLength }) => [labels?.[0]?.textContent, maxLength])
const each = (...labels: string[]) => labels.map((label) => [label, 100_000])

it.each<[string, (charts: Charts) => void, string[]]>([
  ['LogIn', ({ overlay }) => overlay.send({ type: 'logIn.asked' }), ['Email Address', 'Password']],
  [
    'Create',
    ({ overlay }) => overlay.send({ type: 'create.asked' }),
    ['Email Address', 'Username', 'Password', 'Confirm Password'],
  ],
  ['ResetPasswordRequest', ({ overlay }) => overlay.send({ type: 'resetRequest.asked' }), ['Email Address']],
  [
    'ResetPassword',
    ({ overlay, resetPassword }) => {
      overlay.send({ type: 'resetLink.followed' })
      resetPassword.send({ type: 'resetLink.followed', token: 'a.b' })
    },
    ['New Password', 'Confirm New Password'],
  ],
])('VAL-10 each text input of %s takes 100,000 characters', async (_, open, labels) => {
  const { notify } = await show(<Overlay />)
  await notify(open)
  expect(limits()).toEqual(each(...labels))
})

it('VAL-10 each text input of the contact form takes 100,000 characters', async () => {
  await show(<ContactPage />)
  expect(limits()).toEqual(each('First Name', 'Last Name', 'Email Address', 'Message'))
})

it.each<[string, (forms: Forms) => void, string[]]>([
  [
    '/profile',
    ({ profile }) => profile.send({ type: 'edit.pressed' }),
    ['About', 'First Name', 'Last Name', 'Email', 'Profession'],
  ],
  [
    '/profile/reset-password-request',
    ({ password }) => password.send({ type: 'change.asked' }),
    ['Current Password', 'New Password', 'Confirm New Password'],
  ],
])('VAL-10 each text input of %s takes 100,000 characters', async (path, open, labels) => {
  const { notify } = await show(<ProfilePage />, { restore: async () => annFirst })
  await notify(({ place }) => place.send({ type: 'place.changed', place: placeOf(path) }))
  await notify(open)
  expect(limits()).toEqual(each(...labels))
})

it('VAL-10 the field of the palette takes 200 characters, and so does the one that stands in while it loads', async () => {
  await show(<EarlyField opener={{ current: null }} />)
  const early = texts().map(({ maxLength }) => maxLength)
  cleanup()
  await showPalette()
  expect([early, texts().map(({ maxLength }) => maxLength)]).toEqual([[200], [200]])
})

const nothing = () => undefined

it('VAL-10 the filters of the inspector take 100,000 characters', async () => {
  await show(<Filter label="Events" value="" onChange={nothing} />)
  expect(texts().map(({ maxLength }) => maxLength)).toEqual([100_000])
})

const fields = (problem?: string) => (
  <ChakraProvider value={system}>
    <TextField label="Line" problem={problem} onText={nothing} />
    <TextArea label="Lines" value="ab" limit={9} problem={problem} onText={nothing} />
  </ChakraProvider>
)
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('VAL-10 a message follows its field, and is its accessible description', async () => {
  await show(fields('Too long.'))
  const messages = screen.getAllByText('Too long.')
  expect(
    texts().map((field, index) => [
      field.getAttribute('aria-invalid'),
      described(field),
      field.compareDocumentPosition(messages[index] ?? field) & Node.DOCUMENT_POSITION_FOLLOWING,
    ]),
  ).toEqual([
    ['true', ['Too long.'], Node.DOCUMENT_POSITION_FOLLOWING],
    ['true', ['Too long.', '2 / 9'], Node.DOCUMENT_POSITION_FOLLOWING],
  ])
})

it('VAL-10 a field without a message is not marked as invalid', async () => {
  await show(fields())
  expect(texts().map((field) => [field.getAttribute('aria-invalid'), described(field)])).toEqual([
    [null, [undefined]],
    [null, ['2 / 9']],
  ])
})

it('VAL-10 a text input with a `maxLength` takes fewer', async () => {
  await show(
    <ChakraProvider value={system}>
      <TextField label="Line" maxLength={7} onText={nothing} />
    </ChakraProvider>,
  )
  expect(limits()).toEqual([['Line', 7]])
})
