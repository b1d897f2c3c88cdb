// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { notificationMachine } from '../../../src/machines/notification/notification.machine.ts'
import { replaceChart } from '../../../src/root/hot.ts'
import { useCharts } from '../../../src/ui/charts.tsx'
import { useForms } from '../../../src/ui/forms.tsx'
import { Notification } from '../../../src/ui/notification/Notification.tsx'
import { show } from '../markets/ui-charts.tsx'

const isChart = (part: unknown): part is AnyActorRef => typeof part === 'object' && part !== null && 'sessionId' in part

/** Has a chart throw at an event. */
const fail = ({ src, send }: AnyActorRef) =>
  act(async () => {
    const planted = vi.spyOn(src as AnyStateMachine, 'transition').mockImplementationOnce(() => {
      throw new Error('planted')
    })
    send({ type: 'test.failed' })
    planted.mockRestore()
  })

it('CHT-08 NTF-01 a screen shows the new chart after a restart', async () => {
  const { charts, root } = await show(<Notification />)
  await fail(charts.notification)
  const text = 'Saved.'
  await act(async () => root.refOf('notification').send({ type: 'notice.raised', notice: { kind: 'Success', text } }))
  expect(screen.getByText(text).textContent).toBe(text)
})

it('CHT-09 after its chart was edited, a screen goes on with the new one', async () => {
  const { root } = await show(<Notification />)
  await act(async () => replaceChart(root.root, notificationMachine.provide({})))
  const text = 'Saved.'
  await act(async () => root.refOf('notification').send({ type: 'notice.raised', notice: { kind: 'Success', text } }))
  expect(screen.getByText(text).textContent).toBe(text)
})

/** The charts that a screen holds, and how often it was drawn. */
function Holder({ held }: { held: { charts: AnyActorRef[]; drawn: number } }) {
  const charts = Object.values({ ...useCharts(), ...useForms(), feed: useCharts().feeds[0] })
  held.charts = charts.filter(isChart).filter(({ id }) => id !== 'root')
  held.drawn += 1
  return null
}

it('CHT-08 screens use the running charts, and re-render only when one was restarted', async () => {
  const held = { charts: [] as AnyActorRef[], drawn: 0 }
  const { root } = await show(<Holder held={held} />)
  for (const chart of held.charts) await fail(chart)
  const old = held.charts.filter((chart) => root.root.system.get(chart.id) !== chart).map(({ id }) => id)
  const { drawn } = held
  await act(async () => root.refOf('workspace').send({ type: 'symbol.chosen', symbol: 'GC1' }))
  expect([held.charts.length, old, held.drawn - drawn]).toEqual([expect.any(Number), [], 0])
})
