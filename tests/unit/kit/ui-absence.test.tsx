// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useOpening } from '../../../src/ui/kit/focus/useOpening.ts'
import { Gate } from '../../../src/ui/kit/Gate.tsx'
import type { LazyPart } from '../../../src/ui/kit/lazy.ts'
import { VersionBar } from '../../../src/ui/shell/VersionBar.tsx'
import { show } from '../markets/ui-charts.tsx'

const load = vi.fn(() => Promise.reject(new Error('There is no such file.')))
const dialog: LazyPart<ComponentType> = { name: 'dialog', load: () => load() }
const menu: LazyPart<ComponentType> = { name: 'menu', load: () => load() }
beforeEach(() => void load.mockClear())

function Page() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <VersionBar />
      <button type="button" onClick={useOpening(menu).press}>
        Menu
      </button>
      <button type="button" onClick={() => open(true)}>
        Dialog
      </button>
      <Gate code={dialog} isOpen={isOpen} onAbsence={() => open(false)} />
    </>
  )
}

it.each([
  ['Dialog', 'This could not be loaded. Please try again.'],
  ['Menu', 'The menu could not be loaded. Please try again.'],
])(
  'RTE-13 a missing part behind %s shows an error, unless a new version is offered, because a retry would not help',
  async (name, text) => {
    const { charts, notify } = await show(<Page />)
    const notice = () => charts.notification.getSnapshot().context.notice?.text
    const press = async () => {
      load.mockClear()
      await userEvent.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(load).toHaveBeenCalledOnce())
    }
    await press()
    await waitFor(() => expect(notice()).toBe(text))
    await notify(({ notification, version }) => {
      notification.send({ type: 'notice.dismissed' })
      version.send({ type: 'version.named', version: 'index-b.js' })
      version.send({ type: 'code.failed' })
    })
    await press()
    expect([load.mock.calls.length, notice(), screen.getByRole('button', { name: 'Reload' }).tagName]).toEqual([
      1,
      undefined,
      'BUTTON',
    ])
  },
)
