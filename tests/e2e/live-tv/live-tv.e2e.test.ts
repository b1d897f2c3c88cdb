import type { Page } from '@playwright/test'
import { expect, rows, test } from '../test.ts'
import { standInFor } from './tv-stand-in.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const tv = (page: Page) => page.getByRole('region', { name: 'Live TV' })
const press = (page: Page, name: string) => tv(page).getByRole('button', { name }).click()
const standing = (page: Page) => tv(page).locator('header')
const video = (page: Page) => tv(page).locator('video')

test('TV-01 the provider is not contacted without consent; with it, it plays muted in a sandbox, in the same frame while the panel is minimized; sound and source can be changed, and withdrawing consent removes the player', async ({
  page,
}) => {
  const { asked, read } = await standInFor(page)
  await page.goto('/terminal')
  await expect(tv(page)).toContainText('Bloomberg comes from YouTube.')
  expect(asked).toEqual([])
  await press(page, 'Cookie Settings')
  await page.getByRole('dialog').getByRole('button', { name: 'Allow all' }).click()
  await expect(standing(page)).toContainText('Playing')
  const frame = tv(page).locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
  await expect(tv(page).getByRole('button', { name: 'Unmute' })).toBeVisible()
  expect([asked.length, await read('video.muted')]).toEqual([1, true])
  await playsOn(page, read)

  await press(page, 'Unmute')
  await expect.poll(() => read('video.muted')).toBe(false)
  await press(page, 'Pause')
  await expect(standing(page)).toContainText('Paused')
  expect(await read('video.playerState')).toBe(2)
  await tv(page).getByRole('radio', { name: 'Yahoo' }).check()
  await expect(standing(page)).toContainText('Playing')
  await expect.poll(() => read('video.muted')).toBe(false)
  expect(new Set(asked.map((address) => new URL(address).searchParams.get('channel'))).size).toBe(2)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cookie Settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Necessary only' }).click()
  await expect(tv(page)).toContainText('Yahoo comes from YouTube.')
  await expect(tv(page).locator('iframe')).toHaveCount(0)
})

async function playsOn(page: Page, read: Awaited<ReturnType<typeof standInFor>>['read']) {
  const born = await read<number>('born')
  await press(page, 'Minimize Live TV')
  await expect(tv(page).locator('iframe')).not.toBeInViewport()
  const before = await read<number>('video.currentTime')
  await expect.poll(() => read<number>('video.currentTime')).toBeGreaterThan(before + 1)
  await press(page, 'Restore Live TV')
  await expect(tv(page).getByTitle('Time played')).toHaveText(/[1-9]/)
  expect(await read('born')).toBe(born)
}

test.describe('a stream that cannot be reached', () => {
  test.use({ quiet: [/ERR_CONNECTION_REFUSED|Failed to load resource/] })

  test('TV-02 shows an error after ten seconds and offers a retry; the rest of the page keeps working', async ({
    page,
    backend,
  }) => {
    await page.clock.install()
    const { leave, comeBack, read } = await standInFor(page)
    leave()
    await page.goto('/terminal')
    await page.getByRole('button', { name: 'Allow all' }).click()
    await expect(standing(page)).toContainText('Connecting…')
    await page.clock.fastForward(10_000)
    await expect(tv(page).getByRole('alert')).toContainText('The Bloomberg stream cannot be reached.')
    await backend.inject([{ title: 'The feed goes on' }])
    await expect(rows(page).first()).toContainText('The feed goes on')

    comeBack()
    await press(page, 'Retry')
    await expect(standing(page)).toContainText('Playing')
    await read('become(3)')
    await expect(standing(page)).toContainText('Buffering…')
    await read('become(1)')
    await expect(standing(page)).toContainText('Playing')
    await read("tell('onError', 150)")
    await expect(tv(page).getByRole('alert')).toContainText('cannot be reached')
  })

  test('TV-02 shows an error for the demo as well', async ({ page }) => {
    await page.route('**/demo-stream.webm', (route) => route.abort('connectionrefused'))
    await page.goto('/terminal')
    await press(page, 'Play the demo')
    await expect(tv(page).getByRole('alert')).toContainText('The Demo stream cannot be reached.')
    await page.unroute('**/demo-stream.webm')
    await press(page, 'Retry')
    await expect(standing(page)).toContainText('Playing')
  })
})

test('TV-01 the demo has picture and sound, loops, and contacts no third party', async ({ page, baseURL }) => {
  const others: string[] = []
  page.on('request', (request) => request.url().startsWith(baseURL ?? '') || others.push(request.url()))
  await page.goto('/terminal')
  await press(page, 'Play the demo')
  await expect(standing(page)).toContainText('Demo')
  await expect(tv(page).getByTitle('Time played')).toHaveText(/[1-9]/)
  await press(page, 'Unmute')
  const facts = () =>
    video(page).evaluate((film: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
      lasts: film.duration >= 30,
      isLoop: film.loop,
      isMuted: film.muted,
      sounds: (film.webkitAudioDecodedByteCount ?? 0) > 0,
      moves: film.getVideoPlaybackQuality().totalVideoFrames > 10,
    }))
  await expect.poll(facts).toEqual({ lasts: true, isLoop: true, isMuted: false, sounds: true, moves: true })
  expect(others).toEqual([])
})
