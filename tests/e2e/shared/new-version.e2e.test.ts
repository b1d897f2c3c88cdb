import type { Page } from '@playwright/test'
import { startBackend } from '../backend.ts'
import { expect, signIn, test } from '../test.ts'
import { copyProject } from './new-version.ts'

// what the browser says of a server that is away, and of parts that are gone
test.use({
  quiet: [
    /Failed to load resource|WebSocket connection to|WebSocket is already in CLOSING|Failed to fetch dynamically imported module/,
  ],
})

const offer = (page: Page) => page.getByRole('alert', { name: 'New version' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const isNext = (page: Page) =>
  page.evaluate(() => /-next\.js$/.test(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''))
/** Follows a link within the page. */
const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().click()

test('RTE-13 a page works with a newer or older server until a part is missing, and a reload keeps what was typed', async ({
  page,
}) => {
  const project = copyProject()
  const backend = await startBackend([], {}, undefined, project.folder)
  const deploy = async (change: () => void) => {
    await backend.end()
    change()
    await backend.start()
  }
  try {
    await page.goto(`${backend.url}/terminal`)
    await signIn(page)
    await follow(page, '/contact-us')
    await message(page).fill('Good morning.')
    await deploy(project.deployNext)
    await expect(offer(page)).toHaveCount(0)

    await follow(page, '/legal/tos')
    // the link was pointed at and pressed: its page is missing twice
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 })
    await offer(page).getByRole('button', { name: 'Later' }).click()
    await expect(offer(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await offer(page).getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: /Terms of Service/ }).first()).toBeVisible()
    expect(await isNext(page)).toBe(true)
    await follow(page, '/contact-us')
    await expect(message(page)).toHaveValue('Good morning.')

    await message(page).fill('Good evening.')
    await deploy(project.goBack)
    await follow(page, '/news-pit')
    await offer(page).getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => isNext(page).catch(() => true)).toBe(false)
    await follow(page, '/contact-us')
    await expect(message(page)).toHaveValue('Good evening.')
  } finally {
    await backend.stop()
    project.remove()
  }
})

test('RTE-13 a part that fails again offers a reload, after which the page is there with what was typed', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await message(page).fill('Good morning.')
  const missing = /\/assets\/terms-of-service-[^/]+\.js$/
  await page.route(missing, (route) => route.abort())
  await follow(page, '/legal/tos')
  const stuck = page.getByRole('alert', { name: 'A part of this page could not be loaded' })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(stuck).toHaveCount(0)
  await again.click()
  await page.unroute(missing)
  await stuck.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Terms of Service' }).first()).toBeVisible()
  await follow(page, '/contact-us')
  await expect(message(page)).toHaveValue('Good morning.')
})
