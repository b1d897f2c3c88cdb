// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Notification } from '../../src/ui/notification/Notification.tsx'
import { show } from './ui-charts.tsx'

it('NTF-01 who dismisses a notice has the focus where it was, or in the page where that is gone', async () => {
  const { tell } = await show(
    <main id="main" tabIndex={-1}>
      <button type="button">Save</button>
      <Notification />
    </main>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  const seen: (string | undefined)[] = []
  for (const isThere of [true, false]) {
    await tell(({ notification }) =>
      notification.send({ type: 'notice.told', notice: { kind: 'Info', text: 'Saved.' } }),
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
