// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { isAsking } from '../../../src/machines/account/leaving.machine.ts'
import { createLeaving } from '../../../src/root/shared/unsaved.ts'

function startAtProfile(...events: ('profile.changed' | 'message.typed')[]) {
  window.history.replaceState({}, '', '/profile/user-profile')
  const history = createBrowserHistory()
  const leaving = createActor(createLeaving(history).logic).start()
  onTestFinished(() => {
    leaving.stop()
    history.destroy()
  })
  for (const type of events) leaving.send({ type })
  const asked: string[] = []
  leaving.subscribe((snapshot) => isAsking(snapshot) && asked.push(history.location.pathname))
  const closing = new Event('beforeunload', { cancelable: true })
  return { history, leaving, asked, isStopped: () => !window.dispatchEvent(closing) }
}

it.each([
  ['a changed profile', ['profile.changed'], 1],
  ['a typed message', ['message.typed'], 0],
  ['a changed profile and a typed message', ['message.typed', 'profile.changed'], 1],
] as const)(
  'PRO-11 who leaves %s is asked once by us, and the browser asks before the page closes',
  async (_, events, times) => {
    const { history, leaving, asked, isStopped } = startAtProfile(...events)
    const stops = isStopped()
    history.push('/contact-us')
    if (times > 0) await vi.waitFor(() => expect(isAsking(leaving.getSnapshot())).toBe(true))
    leaving.send({ type: 'leave.confirmed' })
    await vi.waitFor(() => expect(history.location.pathname).toBe('/contact-us'))
    expect([stops, asked]).toEqual([true, Array(times).fill('/profile/user-profile')])
  },
)

it('PRO-11 who has typed and changed nothing may leave', () => {
  expect(startAtProfile().isStopped()).toBe(false)
})

it('PRO-11 who has changed the profile and stays at it is not asked', async () => {
  const { history, asked } = startAtProfile('profile.changed')
  history.push('/profile/user-profile?from=menu')
  await vi.waitFor(() => expect(history.location.search).toBe('?from=menu'))
  expect(asked).toEqual([])
})
