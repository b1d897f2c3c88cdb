// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { pageOf } from '../../../../src/machines/overlay/overlay.machine.ts'
import type { Saving } from '../../../../src/machines/sources/own-sources-parts.ts'
import { source } from './own-scene.ts'
import { press, rows, showOwn } from './ui-own-scene.tsx'

const fed = source('fed', { folder: 'Banks' })
const ecb = source('ecb', { folder: 'Banks', name: 'ECB', state: 'failing', trouble: 'It answers with 500.' })
const sec = source('sec')
const names = () => rows().map(([name]) => name)
const refused = new Failure('refused', 409, { code: 'paused', message: 'This source is paused.' })

it('SRC-05 the sources stand in their folders, with how they are in words', async () => {
  await showOwn([fed, ecb, sec])
  const folders = ['In no folder', 'Banks'].map(
    (name) => within(screen.getByRole('list', { name })).getAllByRole('listitem').length,
  )
  expect([folders, rows()]).toEqual([
    [1, 2],
    [
      ['The sec', 'sec.example/feed', 'Read 3 minutes ago, 40 headlines'],
      ['The fed', 'fed.example/feed', 'Read 3 minutes ago, 40 headlines'],
      ['ECB', 'ecb.example/feed', 'Failing, last read 3 minutes ago', 'It answers with 500.'],
    ],
  ])
})

it('SRC-05 a source is paused, and goes on; a paused one cannot be read now', async () => {
  const saved: unknown[] = []
  const save = async ({ edit }: Saving) => void saved.push(edit)
  const { user } = await showOwn([fed], { save })
  await user.click(press('Read now: The fed'))
  await user.click(press('Pause: The fed'))
  const focused = document.activeElement
  await user.click(press('Read now: The fed'))
  const shown = [focused === press('Go on: The fed'), rows()[0]?.[2], press('Read now: The fed').ariaDisabled]
  await user.click(press('Go on: The fed'))
  expect([shown, saved]).toEqual([
    [true, 'Paused', 'true'],
    [
      { kind: 'read', id: 'fed' },
      { kind: 'switched', id: 'fed', isOn: false },
      { kind: 'switched', id: 'fed', isOn: true },
    ],
  ])
})

it('SRC-05 what was removed comes back by Undo, which has the focus', async () => {
  const { user } = await showOwn([fed, ecb, sec])
  await user.click(press('Remove: ECB'))
  const left = names()
  expect(document.activeElement).toBe(press('Undo'))
  await user.keyboard('{Enter}')
  expect([left, names(), screen.queryByText('“ECB” was removed.')]).toEqual([
    ['The sec', 'The fed'],
    ['The sec', 'The fed', 'ECB'],
    null,
  ])
})

it('SRC-05 a removal can be left as it is', async () => {
  const { user } = await showOwn([fed, sec])
  await user.click(press('Remove: The fed'))
  await user.click(press('Leave it removed'))
  expect([screen.queryByText(/was removed/), document.activeElement]).toEqual([
    null,
    screen.getByLabelText('Address of a feed or a news site'),
  ])
})

it('SRC-05 Alt and an arrow key move a source within its folder, which is said, and the focus stays', async () => {
  const { user } = await showOwn([fed, ecb, sec])
  act(() => press('Rename: The fed').focus())
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const moved = [names(), document.activeElement === press('Rename: The fed')]
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowUp}')
  expect([moved, names(), screen.getByText('“The fed” is 2 of 2.').role]).toEqual([
    [['The sec', 'ECB', 'The fed'], true],
    ['The sec', 'ECB', 'The fed'],
    'status',
  ])
})

it('SRC-05 buttons move a source as well, and end at the ends', async () => {
  const { user } = await showOwn([fed, ecb])
  const ends = ['Move up: The fed', 'Move down: ECB'].map((name) => press(name).ariaDisabled)
  await user.click(press('Move up: ECB'))
  expect([ends, names()]).toEqual([
    ['true', 'true'],
    ['ECB', 'The fed'],
  ])
})

it('SRC-05 a source gets a name and a folder in a form, which offers the folders, and the focus comes back', async () => {
  const { user } = await showOwn([sec, fed])
  await user.click(press('Rename: The sec'))
  const [name, folder] = [screen.getByLabelText<HTMLInputElement>('Name'), screen.getByLabelText('Folder')]
  const offered = [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))
  const begun = [document.activeElement === name, name.placeholder, offered]
  await user.keyboard('SEC')
  await user.type(folder, 'Banks{Enter}')
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
  expect([begun, names(), document.activeElement === press('Rename: SEC')]).toEqual([
    [true, 'The sec', ['Banks']],
    ['SEC', 'The fed'],
    true,
  ])
})

it('SRC-05 Escape and Cancel leave the form of a source', async () => {
  const { user } = await showOwn([sec])
  await user.click(press('Rename: The sec'))
  await user.keyboard('x{Escape}')
  const left = [screen.queryByLabelText('Name'), document.activeElement === press('Rename: The sec')]
  await user.click(press('Rename: The sec'))
  const again = screen.getByLabelText<HTMLInputElement>('Name').value
  await user.click(press('Cancel'))
  expect([left, again, screen.queryByLabelText('Name')]).toEqual([[null, true], '', null])
})

it('SRC-05 a form that could not be saved keeps what was typed, with the reason', async () => {
  const save = () => Promise.reject(refused)
  const { user } = await showOwn([sec], { save })
  await user.click(press('Rename: The sec'))
  await user.keyboard('SEC{Enter}')
  await screen.findByText('This source is paused.')
  expect([screen.getByLabelText<HTMLInputElement>('Name').value, names()]).toEqual(['SEC', ['The sec']])
})

it('SRC-05 what could not be saved is said with the source, until the message is closed', async () => {
  const { user } = await showOwn([sec], { save: () => Promise.reject(refused) })
  await user.click(press('Read now: The sec'))
  await screen.findByText('“The sec” could not be read now. This source is paused.')
  await user.click(press('Close the message'))
  expect(screen.queryByText(/could not/)).toBeNull()
})

it('SRC-05 a list that could not be loaded again stays, with Retry above it', async () => {
  let fails = false
  const { user, chart } = await showOwn([sec], {
    load: async () => {
      if (fails) throw new Failure('silent')
      return [sec, fed]
    },
  })
  fails = true
  await act(async () => chart.send({ type: 'source.added', source: ecb }))
  await screen.findByText('Your sources could not be loaded.')
  const before = names()
  fails = false
  await user.click(press('Retry'))
  await waitFor(() => expect(screen.queryByText('Retry')).toBeNull())
  expect([before, names()]).toEqual([
    ['The sec', 'The fed', 'ECB'],
    ['The sec', 'The fed'],
  ])
})

it('SRC-05 visitors are asked to sign in', async () => {
  const { user, charts } = await showOwn([], {}, '')
  await user.click(press('Sign In'))
  expect([pageOf(charts.overlay.getSnapshot()), screen.queryByRole('textbox')]).toEqual(['LogIn', null])
})

it('SRC-05 who has no sources is said what to do', async () => {
  await showOwn([])
  expect(screen.getByText(/^No sources yet/)).toBeTruthy()
})
