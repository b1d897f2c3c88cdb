// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { changesOf, isListOpen } from '../../../src/machines/shell/keys.machine.ts'
import { startKeyChange } from '../../../src/root/shell/key-change.ts'
import { keysOf } from '../../../src/ui/shell/keys/Keys.tsx'
import { show } from '../markets/ui-charts.tsx'
import { showPalette } from './ui-palette.tsx'

const SHARE = 'Share the headline'
const changeOf = (name: string) => screen.getByRole('button', { name: `Change the key for “${name}”` })
const field = () => screen.getByRole('textbox', { name: `New key for “${SHARE}”` })
const focused = () => document.activeElement?.getAttribute('aria-label')
const said = () => screen.getByRole('status').textContent
const keyOf = (name: string) => {
  const line = within(screen.getByRole('dialog')).getByText(name, { exact: true, selector: 'dd' }).parentElement
  return line?.querySelector('dt')?.textContent
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The list of keys, open. */
async function showKeys() {
  const shown = await show((root) => {
    const Keys = keysOf(startKeyChange(root))
    return <Keys />
  })
  await shown.notify(({ keys }) => keys.send({ type: 'list.asked' }))
  await screen.findByRole('dialog', { name: 'Keys' })
  const { keys } = shown.charts
  return { ...shown, changes: () => changesOf(keys.getSnapshot()), isOpen: () => isListOpen(keys.getSnapshot()) }
}

it('LAY-33 the key that is pressed after Change is the command’s, and the focus goes into a field and back', async () => {
  const { changes } = await showKeys()
  await userEvent.click(changeOf(SHARE))
  const inField = focused()
  await userEvent.keyboard('{Shift>}Ж{/Shift}')
  expect([inField, changes(), keyOf(SHARE), said(), focused()]).toEqual([
    `New key for “${SHARE}”`,
    [{ own: 's', key: 'ж' }],
    'ж',
    `“${SHARE}” has the key ж now.`,
    `Change the key for “${SHARE}”`,
  ])
})

it('LAY-33 a key that is taken is refused in words beside the field, and Escape leaves the key and then the list', async () => {
  const { changes, isOpen } = await showKeys()
  await userEvent.click(changeOf(SHARE))
  await userEvent.keyboard('o')
  const words = 'o is the key of “Open the headline, close it”. Press another one.'
  expect([field().ariaInvalid ?? field().getAttribute('aria-invalid'), said()]).toEqual(['true', words])
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
  const open: boolean[] = []
  for (let i = 0; i < 2; i++) {
    await userEvent.keyboard('{Escape}')
    open.push(isOpen())
  }
  expect([open, changes()]).toEqual([[true, false], []])
})

it('LAY-33 a key that is held down since the field came, and one of a screen’s keyboard, are not mistaken', async () => {
  const { changes } = await showKeys()
  await userEvent.click(changeOf(SHARE))
  fireEvent.keyDown(field(), { key: 'Enter', repeat: true })
  fireEvent.keyDown(field(), { key: 'Unidentified' })
  const before = [said(), changes()]
  fireEvent.change(field(), { target: { value: 'Q' } })
  expect([before, changes()]).toEqual([['', []], [{ own: 's', key: 'q' }]])
})

it('LAY-33 a command can have no key, its own again, and all can have their own again', async () => {
  const { changes } = await showKeys()
  const all = () => screen.getByRole('button', { name: 'Reset all keys' })
  const seen: unknown[] = [all().getAttribute('aria-disabled')]
  const step = () => seen.push([keyOf(SHARE), changes(), said(), focused() ?? document.activeElement?.textContent])
  await userEvent.click(changeOf(SHARE))
  await press('No key')
  step()
  await userEvent.click(changeOf(SHARE))
  await press('Reset to s')
  step()
  await userEvent.click(changeOf(SHARE))
  await userEvent.keyboard('{Alt>}x{/Alt}')
  step()
  await userEvent.click(all())
  step()
  const button = `Change the key for “${SHARE}”`
  expect(seen).toEqual([
    'true',
    ['No key', [{ own: 's' }], `“${SHARE}” has no key now.`, button],
    ['s', [], `“${SHARE}” has the key s now.`, button],
    ['AltX', [{ own: 's', key: 'Alt x' }], `“${SHARE}” has the key Alt X now.`, button],
    ['s', [], 'All commands have their own keys again.', 'Reset all keys'],
  ])
})

it('LAY-33 a change that is begun ends when the list is left, or another one begins', async () => {
  const { notify } = await showKeys()
  await userEvent.click(changeOf('Open the headline, close it'))
  await userEvent.click(changeOf(SHARE))
  const fields = screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-label'))
  const inField = focused()
  await notify(({ keys }) => keys.send({ type: 'list.left' }))
  await notify(({ keys }) => keys.send({ type: 'list.asked' }))
  await screen.findByRole('dialog', { name: 'Keys' })
  const name = `New key for “${SHARE}”`
  expect([fields, inField, screen.queryAllByRole('textbox')]).toEqual([[name], name, []])
})

it('LAY-27 LAY-33 the switch names the single keys as they are now', async () => {
  const { notify } = await showKeys()
  const label = () => screen.getByRole('checkbox', { name: /single key/ }).closest('label')?.textContent
  const before = label()
  const changes = [{ own: 's', key: 'Alt s' }, { own: 'o', key: 'ж' }, { own: '[' }]
  await notify(({ keys }) => keys.send({ type: 'changes.chosen', changes }))
  expect([before, label()]).toEqual([
    'Shortcuts with a single key (? [ ] 1 2 3 4 5 6 7 8 9 j k o s / Space i)',
    'Shortcuts with a single key (? ] 1 2 3 4 5 6 7 8 9 j k ж / Space i)',
  ])
})

it('LAY-33 the palette shows the keys that its commands have', async () => {
  const { notify } = await showPalette()
  await userEvent.type(screen.getByRole('combobox'), '>')
  const keyAt = (name: string) =>
    screen.getByRole('option', { name: new RegExp(name) }).querySelector('kbd')?.textContent
  const seen = () => [SHARE, 'To the search box', 'Hold the list still', 'List of keys'].map(keyAt)
  const before = seen()
  const changes = [{ own: 's', key: 'Alt ж' }, { own: '/', key: 's' }, { own: '?' }]
  await notify(({ keys }) => keys.send({ type: 'changes.chosen', changes }))
  expect([before, seen()]).toEqual([
    ['s', '/', 'Space', '?'],
    ['Alt Ж', 's', 'Space', undefined],
  ])
})

it('LAY-35 a command without a key is given one, which another command is refused then, and has none again', async () => {
  const { changes } = await showKeys()
  const before = keyOf('Add feed')
  await userEvent.click(changeOf('Add feed'))
  const offered = screen.queryByRole('button', { name: /^(No key|Reset to)/ })
  await userEvent.keyboard('a')
  const given = changes()
  await userEvent.click(changeOf(SHARE))
  await userEvent.keyboard('a')
  const refused = said()
  await press('Cancel')
  await userEvent.click(changeOf('Add feed'))
  await press('No key')
  expect([before, offered, given, refused, changes()]).toEqual([
    ...['No key', null, [{ own: '>workspace.ordered feed.added', key: 'a' }]],
    ...['a is the key of “Add feed”. Press another one.', []],
  ])
})
