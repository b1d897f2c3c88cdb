// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { Notification } from '../../../src/ui/notification/Notification.tsx'
import { Account } from '../../../src/ui/shell/menu/Account.tsx'
import { userWidgetCode } from '../../../src/ui/shell/menu/user-widget-code.ts'
import { ann, annFirst } from '../../model/drive/people.ts'
import { loadEarly, show } from '../markets/ui-charts.tsx'

loadEarly(userWidgetCode)

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('SES-13 a visitor sees Sign In, and it opens LogIn', async () => {
  const { charts } = await show(<Account />)
  expect(buttons()).toEqual(['Sign In'])
  await userEvent.click(screen.getByRole('button'))
  expect(pageOf(charts.overlay.getSnapshot())).toBe('LogIn')
})

it('no Sign In is shown while the session is being restored', async () => {
  await show(<Account />, { restore: () => new Promise(() => undefined) })
  expect(buttons()).toEqual([])
})

it('LAY-12 RT-02 space for the account is reserved while the session is restored, but not without network', async () => {
  const { notify } = await show(<Account />, { restore: () => new Promise(() => undefined) })
  const ghosts = () => document.querySelectorAll('[class*="ghost"]').length
  const seen = [ghosts()]
  await notify(({ connection }) => connection.send({ type: 'network.lost', at: 1 }))
  seen.push(ghosts())
  await notify(({ connection }) => connection.send({ type: 'network.returned', at: 2 }))
  expect([...seen, ghosts()]).toEqual([1, 0, 1])
})

it('SES-12 the widget shows who is signed in, and counts the presets', async () => {
  const preset = { id: 'a', name: 'Chips', searchContext: {} }
  const { notify } = await show(<Account />, {
    restore: async () => annFirst,
    listPresets: async () => [preset, preset],
  })
  const seen = [buttons()]
  await notify(({ presets }) => presets.send({ type: 'user.came', user: ann }))
  seen.push(buttons())
  expect(seen).toEqual([['MFMarket FluxerBeta Tester · presets…'], ['MFMarket FluxerBeta Tester · 2 presets']])
})

it('ERR-07 presets that failed to load can be retried', async () => {
  let calls = 0
  const listPresets = async () => {
    calls += 1
    if (calls === 1) throw new Error('silence')
    return []
  }
  const { notify } = await show(<Account />, { restore: async () => annFirst, listPresets })
  await notify(({ presets }) => presets.send({ type: 'user.came', user: ann }))
  const seen = [buttons()]
  await userEvent.click(screen.getByRole('button', { name: 'Retry presets' }))
  seen.push(buttons())
  expect(seen).toEqual([
    ['Retry presets', 'MFMarket FluxerBeta Tester · presets missing'],
    ['MFMarket FluxerBeta Tester · 0 presets'],
  ])
})

it('NTF-01 a failure is an alert, anything else a status, and both can be dismissed', async () => {
  const { notify } = await show(<Notification />)
  const seen: (string | null)[][] = []
  const look = () => seen.push(['status', 'alert'].map((role) => screen.getByRole(role).textContent))
  await notify(({ notification }) =>
    notification.send({ type: 'notice.raised', notice: { kind: 'Failure', text: 'No.' } }),
  )
  look()
  await notify(({ notification }) =>
    notification.send({ type: 'notice.raised', notice: { kind: 'Info', text: 'Sent.' } }),
  )
  look()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  look()
  expect(seen).toEqual([
    ['', 'No.'],
    ['Sent.', ''],
    ['', ''],
  ])
})

it('NTF-01 each type of message has its own mark', async () => {
  const { notify } = await show(<Notification />)
  const looks: string[] = []
  for (const kind of ['Success', 'Failure', 'Info'] as const) {
    await notify(({ notification }) => notification.send({ type: 'notice.raised', notice: { kind, text: kind } }))
    looks.push(screen.getByText(kind).parentElement?.className ?? '')
  }
  const own = (kind: string) => looks.filter((look) => look.includes(kind)).length
  expect([new Set(looks).size, own('Success'), own('Failure')]).toEqual([3, 1, 1])
})
