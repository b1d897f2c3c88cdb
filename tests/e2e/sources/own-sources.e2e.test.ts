import { createServer } from 'node:http'
import { startBackend } from '../backend.ts'
import { expect, rows, signIn, test } from '../test.ts'

// a visitor's page logs what the backend refuses; a connection may be closed while it opens
test.use({ quiet: [/Failed to load resource|WebSocket/] })

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

test('FED-03 QRY-12 SRC-05 a folder is found as it is typed and filled in another tab, the builder offers it, and on a phone a source is shown in the feed in sight', async ({
  page,
  context,
}) => {
  const site = await startSite()
  const backend = await startBackend([], { PRIVATE_FEEDS: 'on' })
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${backend.url}/about-us`)
    await signIn(page)
    await page.goto(`${backend.url}/sources`)
    await page.getByLabel('Address of a feed or a news site').fill(site.url)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Rename: Harbor Wire' })).toBeVisible()
    const terminal = await context.newPage()
    await terminal.setViewportSize({ width: 1440, height: 900 })
    await terminal.goto(`${backend.url}/terminal`)
    await terminal.getByLabel('Search news').fill('folder:docks')
    await expect(terminal.getByText('No such folder: docks')).toBeVisible()
    await terminal.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Rename: Harbor Wire' }).click()
    await page.getByRole('combobox', { name: 'Folder' }).fill('Docks')
    await page.keyboard.press('Enter')
    for (const title of titles) await expect(terminal.getByRole('article').filter({ hasText: title })).toBeVisible()
    await terminal.getByRole('button', { name: 'Filters', exact: true }).click()
    await terminal.getByRole('button', { name: /^News Sources/ }).click()
    const offered = terminal.getByRole('listbox', { name: 'News Sources' }).getByRole('option')
    await expect(offered.first()).toHaveText('Docks (folder)')
    await expect(offered.nth(1)).toHaveText('Harbor Wire')
    await terminal.screenshot({ path: '.cache/folder-1440.png' })
    await terminal.close()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Show in a feed' }).first().click()
    for (const title of titles) await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    await page.screenshot({ path: '.cache/folder-390.png' })
  } finally {
    await page.close()
    await backend.stop()
    site.close()
  }
})
