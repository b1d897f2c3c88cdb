// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { isChoosing } from '../../../src/machines/consent/consent.machine.ts'
import { sourceOf, standingOf } from '../../../src/machines/live-tv/player.machine.ts'
import { LiveTvPanel } from '../../../src/ui/live-tv/LiveTvPanel.tsx'
import { showWidget } from '../terminal/ui-widgets.tsx'

const showTv = (isAllowed = false, isOpen = true) =>
  showWidget(<LiveTvPanel isOpen={isOpen} collapse={<button type="button">Minimize Live TV</button>} />, { isAllowed })
const panel = () => within(screen.getByRole('region', { name: 'Live TV' }))
const button = (name: string) => screen.getByRole('button', { name })
const frame = () => document.querySelector('iframe')
const video = () => document.querySelector('video')

it('TV-01 before consent a placeholder describes what would be loaded, and there is no frame', async () => {
  const { consent } = await showTv()
  await userEvent.click(button('Cookie Settings'))
  expect([
    panel().getByRole('heading', { level: 2 }).textContent,
    panel().getByText(/loaded from/).textContent,
    frame(),
    isChoosing(consent.getSnapshot()),
  ]).toEqual([
    'Live TV',
    'Its live stream is loaded from www.youtube-nocookie.com once you allow third-party content. Until then nothing is asked of it.',
    null,
    true,
  ])
})

it('TV-01 two sources and a demo can be chosen', async () => {
  const { player } = await showTv()
  const names = screen
    .getAllByRole('radio')
    .map((radio) => [radio.parentElement?.textContent, (radio as HTMLInputElement).checked])
  await userEvent.click(screen.getByRole('radio', { name: 'Yahoo' }))
  expect([names, sourceOf(player.getSnapshot()), panel().getByText(/comes from/).textContent]).toEqual([
    [
      ['Bloomberg', true],
      ['Yahoo', false],
      ['Demo', false],
    ],
    'yahoo',
    'Yahoo comes from YouTube.',
  ])
})

it('TV-01 with consent the provider is shown in a sandboxed frame', async () => {
  await showTv(true)
  const { src, title } = frame() ?? {}
  expect([frame()?.getAttribute('sandbox'), new URL(src ?? '').hostname, title]).toEqual([
    'allow-scripts allow-same-origin allow-presentation',
    'www.youtube-nocookie.com',
    'Bloomberg live stream',
  ])
})

it('TV-01 LEG-04 the frame of the provider leaves the page when consent is withdrawn', async () => {
  const { notify } = await showTv(true)
  const before = frame() !== null
  await notify(({ player }) => player.send({ type: 'consent.changed', isAllowed: false }))
  expect([before, frame(), panel().getByText(/loaded from/).tagName]).toEqual([true, null, 'P'])
})

it('TV-01 the demo plays without consent, is marked, and shows the time played', async () => {
  const { notify } = await showTv()
  await userEvent.click(button('Play the demo'))
  await notify(({ player }) => {
    player.send({ type: 'player.playing' })
    player.send({ type: 'progress.changed', seconds: 62 })
  })
  expect([
    video()?.getAttribute('src'),
    panel().getByTitle('Time played').textContent,
    panel().getByTitle(/Made for trying/).textContent,
    panel().getByText('Playing').textContent,
  ]).toEqual(['/demo-stream.webm', 'Time played 1:02', 'Demo', 'Playing'])
})

it('TV-01 the mute and pause buttons are in the header, before the one that minimizes', async () => {
  const { notify, orders } = await showTv(true)
  await notify(({ player }) => player.send({ type: 'player.playing' }))
  const names = [...document.querySelectorAll('header button')].map((one) => one.ariaLabel ?? one.textContent)
  await userEvent.click(button('Unmute'))
  await userEvent.click(button('Pause'))
  expect([names, orders, button('Mute').title]).toEqual([
    ['Pause', 'Unmute', 'Minimize Live TV'],
    ['unmute', 'pause'],
    'Mute',
  ])
})

it('TV-01 the player stays in the page while the panel is collapsed', async () => {
  const { player } = await showTv(true, false)
  expect([frame() !== null, frame()?.closest('[inert]') !== null, standingOf(player.getSnapshot())]).toEqual([
    true,
    true,
    'connecting',
  ])
})

it('TV-02 an unreachable stream shows an error and can be retried', async () => {
  const { notify, player } = await showTv(true)
  const first = frame()
  await notify((charts) => charts.player.send({ type: 'player.failed' }))
  const words = screen.getByRole('alert').textContent
  await userEvent.click(button('Retry'))
  expect([
    words?.startsWith('The Bloomberg stream cannot be reached.'),
    frame() === first,
    standingOf(player.getSnapshot()),
  ]).toEqual([true, false, 'connecting'])
})
