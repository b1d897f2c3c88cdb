import { createServer } from 'node:http'
import { startBackend } from '../backend.ts'
import { expect, rows, signIn, test } from '../test.ts'

// a visitor's page logs what the backend refuses; a connection may be closed while it opens
test.use({ quiet: [/Failed to load resource/, /WebSocket/] })

const titles = ['Harbor Wire: tin mine reopens', 'Harbor Wire: zinc smelter to close']
const item = (title: string, at: number) =>
  `<item><guid>${title}</guid><title>${title}</title><pubDate>${new Date(Date.now() - at * 60_000).toUTCString()}</pubDate></item>`
const feedOf = () =>
  `<rss version="2.0"><channel><title>Harbor Wire</title>${titles.map((title, at) => item(title, at + 1)).join('')}</channel></rss>`
const page =
  '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/secret-4711/feed"></head></html>'

/** A news site whose page names its feed. */
async function startSite() {
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response.setHeader('content-type', isPage ? 'text/html' : 'application/rss+xml')
    response.end(isPage ? page : feedOf())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The site has no port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

test('SRC-06 SRC-09 a user adds a news site and reads its headlines in a feed, in another tab too, until they sign out; others never do', async ({
  page,
  browser,
}) => {
  const site = await startSite()
  const backend = await startBackend([], { PRIVATE_FEEDS: 'on' })
  const visitor = await browser.newPage({ baseURL: backend.url })
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${backend.url}/about-us`)
    await signIn(page)
    await page.goto(`${backend.url}/sources`)
    await page.getByLabel('Address of a feed or a news site').fill(site.url)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Newest headlines' }).getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'Show in a feed' }).first().click()
    await expect(page).toHaveURL(/\/terminal/)
    // the page has learned of it before it had the Terminal
    await expect(page.getByLabel('Real or simulated headlines')).toHaveValue('simulated')
    for (const title of titles) await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    await page.reload()
    for (const title of titles) await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    await visitor.goto('/')
    await expect(rows(visitor).first()).toBeVisible()
    await page.getByRole('button', { name: /Beta Tester/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'Harbor Wire' })).toHaveCount(0)
    await expect(visitor.getByRole('article').filter({ hasText: 'Harbor Wire' })).toHaveCount(0)
  } finally {
    await visitor.close()
    await page.close()
    await backend.stop()
    site.close()
  }
})
