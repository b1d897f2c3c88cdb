// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { Notification } from '../../../src/ui/notification/Notification.tsx'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { show } from '../markets/ui-charts.tsx'

it('NTF-01 dismissing a notice returns the focus to where it was, or to the page if that was removed', async () => {
  const { notify } = await show(
    <main id="main" tabIndex={-1}>
      <button type="button">Save</button>
      <Notification />
    </main>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  const seen: (string | undefined)[] = []
  for (const isThere of [true, false]) {
    await notify(({ notification }) =>
      notification.send({ type: 'notice.raised', notice: { kind: 'Info', text: 'Saved.' } }),
    )
    save.focus()
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    if (!isThere) save.remove()
    await userEvent.click(dismiss)
    seen.push(document.activeElement?.tagName, document.activeElement?.textContent ?? '')
  }
  expect(seen).toEqual(['BUTTON', 'Save', 'MAIN', ''])
})

it('NTF-01 a notice about a page links to it, and goes with the press', async () => {
  const { notify } = await show(
    <main id="main" tabIndex={-1}>
      <button type="button">Read on</button>
      <Notification />
    </main>,
  )
  const notice = { kind: 'Info', text: 'Oil jumps' } as const
  await notify(({ notification }) => notification.send({ type: 'notice.raised', notice }))
  expect(screen.queryByRole('link')).toBeNull()
  await notify(({ notification }) =>
    notification.send({ type: 'notice.raised', notice: { ...notice, path: '/news-pit/o1' } }),
  )
  const link = screen.getByRole('link', { name: 'Show' })
  expect(link.getAttribute('href')).toBe('/news-pit/o1')
  screen.getByRole('button', { name: 'Read on' }).focus()
  link.focus()
  await userEvent.keyboard('{Enter}')
  expect([screen.queryByText('Oil jumps'), document.activeElement?.textContent]).toEqual([null, 'Read on'])
})

it('NTF-01 dismissing a notice over a dialog moves the focus into the dialog, which stays open', async () => {
  const { charts, notify } = await show(
    <main id="main" tabIndex={-1}>
      <Overlay />
      <Notification />
    </main>,
  )
  await notify(({ overlay, notification }) => {
    overlay.send({ type: 'logIn.asked' })
    notification.send({ type: 'notice.raised', notice: { kind: 'Failure', text: 'Sign-in did not work.' } })
  })
  const dialog = await screen.findByRole('dialog')
  // as when the pressed button is disabled meanwhile
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  screen.getByRole('button', { name: 'Dismiss', hidden: true }).focus()
  await userEvent.keyboard('{Enter}')
  expect([dialog.contains(document.activeElement), pageOf(charts.overlay.getSnapshot())]).toEqual([true, 'LogIn'])
})
