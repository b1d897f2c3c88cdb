import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startBackend } from '../backend.ts'
import { expect, rows, test } from '../test.ts'

const rss = (items: string[]) => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Harbour Press</title><link>https://harbour.test/</link><description>Wire</description>
${items.map((title, i) => `<item><title>${title}</title><link>https://harbour.test/${i}?a=1&amp;b=2</link><guid>${i}</guid><pubDate>Fri, 24 Jan 2025 11:0${i}:00 -0500</pubDate></item>`).join('\n')}
</channel></rss>`

/** Runs a test on a backend that reads these documents alone. */
async function onDocuments(
  page: Page,
  documents: Record<string, string>,
  run: (url: string, folder: string) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'feeds-'))
  for (const [name, text] of Object.entries(documents)) await writeFile(join(folder, name), text)
  const backend = await startBackend(['--feeds', folder])
  try {
    await run(backend.url, folder)
  } finally {
    await page.close()
    await backend.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

test('BCK-05 the items of documents are complete in the browser: searchable, with links, and updated when a file changes', async ({
  page,
}) => {
  const documents = {
    'harbour.rss': rss(['Caf&#233; chain &amp;amp; bakery merge', 'Dredging contract awarded']),
    'broken.xml': '<html><p>Sorry',
  }
  await onDocuments(page, documents, async (url, folder) => {
    await page.goto(url)
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('Dredging contract awarded')
    await expect(rows(page).first()).toContainText('Harbour Press')
    await expect(page.getByRole('region', { name: 'News' }).getByText('Simulated')).toHaveCount(0)

    await page.getByLabel('Search news').fill('café bakery')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText('Café chain & bakery merge')
    await rows(page).first().getByRole('button', { expanded: false }).click()
    await expect(rows(page).first().getByRole('link', { name: 'Open article (new tab)' })).toHaveAttribute(
      'href',
      'https://harbour.test/0?a=1&b=2',
    )

    await page.getByLabel('Search news').fill('')
    // nothing moves under the pointer
    await page.mouse.move(0, 0)
    await writeFile(
      join(folder, 'harbour.rss'),
      rss(['Caf&#233; chain &amp;amp; bakery merge', 'Dredging contract awarded', 'Pilots end strike']),
    )
    await expect(rows(page).first()).toContainText('Pilots end strike')
    await expect(rows(page)).toHaveCount(3)
  })
})

test('TRM-05 an installation without prices says so in place of the tape, in one line that keeps clear of the edges', async ({
  page,
}) => {
  await onDocuments(page, { 'harbour.rss': rss(['Dredging contract awarded']) }, async (url) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url)
    const line = page.getByRole('region', { name: 'Ticker tape' }).getByText('No prices from this installation.')
    await expect(line).toBeVisible()
    const [left, right, height, lineHeight] = await line.evaluate((shown) => {
      const text = document.createRange()
      text.selectNodeContents(shown)
      const box = shown.getBoundingClientRect()
      const style = getComputedStyle(shown)
      const left = box.left + Number.parseFloat(style.paddingLeft)
      const right = innerWidth - box.right + Number.parseFloat(style.paddingRight)
      return [left, right, text.getBoundingClientRect().height, Number.parseFloat(style.lineHeight)]
    })
    expect([left >= 16, right >= 16, height <= lineHeight]).toEqual([true, true, true])
  })
})
