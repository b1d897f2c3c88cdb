import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { startBackend } from '../backend.ts'
import { expect, rows, test } from '../test.ts'

// the browser logs errors while the backend is stopped
test.use({ quiet: [/WebSocket connection|Failed to load resource/] })

/** Twelve kinds of feeds, each with the expected items beside it. */
const kinds = [
  'xml/atom-1.0.xml',
  'xml/atom-prefixed.xml',
  'xml/rss-2.0.xml',
  'xml/rss-1.0.rdf',
  'xml/rss-0.92.xml',
  'xml/rss-0.90.rdf',
  'json-and-pages/feed.json',
  'json-and-pages/feed-1.0.json',
  'unicode/utf-16le.xml',
  'code-pages/windows-1252.xml',
  'code-pages/windows-1251.xml',
  'code-pages/shift-jis.xml',
]
const read = (name: string) => readFileSync(new URL(`../../fixtures/feeds/wild/${name}`, import.meta.url))
type Expected = { title: string; items: { title: string }[] }
const expectedOf = (kind: string): Expected => JSON.parse(read(`${kind}.expected.json`).toString())

/** A local web server that serves the feeds, each under its name. */
async function startWire() {
  const server = createServer((request, response) => response.end(read(String(request.url).slice(1))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The wire has no port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

test('BCK-05 the items of twelve kinds of feeds at addresses are complete in the browser, after a restart as well', async ({
  page,
}) => {
  const wire = await startWire()
  const settings = { PRIVATE_FEEDS: 'on', KEPT_DAYS: '3650' }
  const backend = await startBackend(['--feeds', ...kinds.map((kind) => `${wire.url}/${kind}`)], settings)
  const items = kinds.flatMap((kind) => expectedOf(kind).items)
  const expectAll = async () => {
    await expect(rows(page)).toHaveCount(items.length, { timeout: 60_000 })
    for (const { title } of items) await expect(rows(page).filter({ hasText: title })).not.toHaveCount(0)
  }
  try {
    await page.setViewportSize({ width: 1280, height: 6000 })
    await page.goto(backend.url)
    await expectAll()
    await expect(page.getByRole('region', { name: 'News' }).getByText('Simulated')).toHaveCount(0)

    wire.close()
    await backend.kill()
    await backend.start()
    await page.reload()
    await expectAll()
  } finally {
    await page.close()
    await backend.stop()
    wire.close()
  }
})
