import type { Page, WebSocket } from '@playwright/test'
import { expect, test } from '../test.ts'

/** The open WebSockets of a page. */
function socketsOf(page: Page) {
  const open = new Set<WebSocket>()
  page.on('websocket', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  return open
}

test('RT-06 windows share one connection, which another takes over when the first is closed', async ({
  backend,
  page,
  context,
}) => {
  const others = [await context.newPage(), await context.newPage()]
  const pages = [page, ...others]
  const open = pages.map(socketsOf)
  for (const one of pages) {
    await one.goto('/terminal')
    await expect(one.getByRole('article').first()).toBeVisible()
  }
  const counts = () => open.map(({ size }) => size)
  await expect.poll(() => counts().reduce((sum, size) => sum + size)).toBe(1)
  await backend.inject([{ title: 'Oil for all windows' }])
  for (const one of pages) await expect(one.getByRole('article', { name: 'Oil for all windows' })).toBeVisible()

  const leads = counts().indexOf(1)
  await pages[leads]?.close()
  const left = pages.filter((_, at) => at !== leads)
  await backend.inject([{ title: 'Oil for the others' }])
  for (const one of left) await expect(one.getByRole('article', { name: 'Oil for the others' })).toBeVisible()
  await expect.poll(() => left.reduce((sum, one) => sum + (open[pages.indexOf(one)]?.size ?? 0), 0)).toBe(1)
})
