// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { UserProfile } from '../../../src/ui/account/profile/UserProfile.tsx'
import { ContactPage } from '../../../src/ui/contact/ContactPage.tsx'
import { Notification } from '../../../src/ui/notification/Notification.tsx'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { system } from '../../../src/ui/theme/system.ts'
import { ann, annFirst } from '../../model/drive/people.ts'
import { newsItem } from '../feed/news-item.ts'
import { show } from '../markets/ui-charts.tsx'
import { source } from '../sources/own/own-scene.ts'
import { showOwn } from '../sources/own/ui-own-scene.tsx'
import { startReader } from './spoken.ts'

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label, { exact: true }), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('LAY-36 a sign-in says that the password was wrong, and the next one succeeds', async () => {
  const logIn = vi.fn().mockRejectedValueOnce(new Failure('refused', 401)).mockResolvedValue(annFirst)
  const { notify } = await show(<Overlay />, { logIn })
  await notify(({ overlay }) => overlay.send({ type: 'logIn.asked' }))
  const reader = await startReader(screen.getByRole('dialog'))
  const opened = await reader.read(5)
  await type('Email Address', 'a@b.c')
  await type('Password', 'pw')
  await reader.spoken()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Password incorrect.')
  const refused = await reader.spoken()
  await type('Password', '2{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect({ opened, refused }).toEqual({
    opened: [
      ...['dialog, Welcome to Market Flux, modal', 'dialog, Welcome to Market Flux, modal', 'form', 'banner'],
      ...['heading, Welcome to Market Flux, level 2', 'paragraph', 'Sign in to bring your saved presets to the desk.'],
    ],
    // the focus was there already, so the field itself is not read again
    refused: ['polite: Password incorrect.'],
  })
})

it('LAY-36 a sign-up says that a name is taken', async () => {
  const taken = new Failure('refused', 409, { status: 409, code: 11000, error: { username: 'ann' } })
  const { notify } = await show(<Overlay />, { createAccount: () => Promise.reject(taken) })
  const typed = { email: 'ann@x.test', username: 'ann', password: 'Copper-Meadow-72', confirm: 'Copper-Meadow-72' }
  await notify(({ overlay, createAccount }) => {
    overlay.send({ type: 'create.asked' })
    createAccount.send({ type: 'draft.changed', change: { ...typed, hasAccepted: true } })
  })
  await screen.findByText('Strong')
  const reader = await startReader()
  await reader.spoken()
  await press('Get Early Access Now!')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
  expect((await reader.spoken()).slice(-2)).toEqual([
    'textbox, Username, ann, ann is already taken. Please try another username., invalid',
    'polite: ann is already taken. Please try another username.',
  ])
})

it('LAY-36 a message that could not be sent says so, and leads back to it', async () => {
  const page = (
    <>
      <ContactPage />
      <Overlay />
    </>
  )
  await show(page, { sendMessage: () => Promise.reject(new Failure('silent')) })
  const reader = await startReader()
  await reader.spoken()
  await type('Message', 'Hello')
  await userEvent.click(screen.getByRole('checkbox'))
  const written = await reader.spoken()
  await press('Send')
  await screen.findByRole('dialog')
  expect({ written, failed: await reader.spoken() }).toEqual({
    written: [
      'textbox, Message, 0 / 500, required',
      'checkbox, I agree that Market Flux Ltd keeps what I write here, to answer it., not checked, not invalid, required',
    ],
    failed: [
      'button, Sending…, disabled',
      'dialog, We are experience difficulties., modal',
      'heading, We are experience difficulties., level 2',
    ],
  })
})

it('LAY-36 a profile that is saved says so', async () => {
  const page = (
    <>
      <ChakraProvider value={system}>
        <UserProfile user={ann} />
      </ChakraProvider>
      <Notification />
    </>
  )
  await show(page, { restore: async () => annFirst, saveProfile: async () => ({ ...ann, lastName: 'Archer' }) })
  const reader = await startReader()
  await reader.spoken()
  await press('Edit')
  const editing = await reader.spoken()
  await type('Last Name', 'Archer')
  await reader.spoken()
  await press('Save')
  await screen.findByRole('button', { name: 'Edit' })
  expect({ editing, saved: await reader.spoken() }).toEqual({
    editing: ['button, Save', 'textbox, First Name'],
    saved: ['button, Saving…, disabled', 'polite: Your profile has been saved.'],
  })
})

it('LAY-36 an address says what is there, and is added', async () => {
  const preview = { address: 'https://fed.example/feed', title: 'The Fed', count: 40, problems: [], knownTo: null }
  const { user } = await showOwn([], {
    preview: async () => ({ ...preview, items: [newsItem('x')] }),
    add: async () => source('fed', { title: '', state: 'waiting' }),
  })
  const reader = await startReader()
  await reader.spoken()
  await user.type(screen.getByLabelText('Address of a feed or a news site'), 'fed.example{Enter}')
  await screen.findByRole('article', { name: 'What is there' })
  const looked = await reader.spoken()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('“The Fed” was added.')
  expect({ looked, added: await reader.spoken() }).toEqual({
    looked: ['textbox, Address of a feed or a news site', 'polite: The Fed: 40 headlines'],
    added: ['button, Adding…, busy, disabled', 'polite: “The Fed” was added.Show in a feed'],
  })
})

it('LAY-36 a reset that is asked for says that a mail was sent', async () => {
  const { notify } = await show(<Overlay />, { requestReset: async () => undefined })
  await notify(({ overlay }) => overlay.send({ type: 'resetRequest.asked' }))
  const reader = await startReader()
  await reader.spoken()
  await type('Email Address', 'ann@x.test{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Check Your Mail' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect((await reader.spoken()).at(-1)).toBe('heading, Check Your Mail, level 2')
})
