import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NewsItem } from '../../../src/contract/shared/news.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'

const BARE = '<body><div id="root"></div></body>'
const HOSTILE = '</script><script>alert(1)</script><!-- <script> \u2028 \u2029 &lt; "quoted"'
let backend: TestBackend
let folder: string
/** The page before anybody has searched. */
let unasked: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await writeFile(join(folder, 'index.html'), BARE)
  backend = await startTestBackend({}, { pages: folder })
  const others = Array.from({ length: 40 }, (_, nth) => ({ title: `Copper rises by ${nth} percent` }))
  await backend.call('POST', '/mock/news', { body: { items: others } })
  await backend.call('POST', '/mock/news', { body: { items: [{ title: HOSTILE }] } })
  unasked = (await ask('/')).body
  backend.newsroom.search({})
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (path: string) => {
  const { headers, body } = await backend.call('GET', path)
  return { caching: headers.get('cache-control'), body: String(body) }
}
const served =
  /^<body><div id="root"><\/div>\s*<script type="application\/json" id="served-news">([^<>\u2028\u2029]*)<\/script><\/body>$/

it.each(['/', '/terminal', '/terminal/'])(
  'BCK-14 the page of %s brings along the newest headlines, as a text that no headline can leave, for no shared cache',
  async (path) => {
    const { caching, body } = await ask(path)
    const items = z.array(NewsItem).parse(JSON.parse(served.exec(body)?.[1] ?? '[]'))
    expect([caching, items.length, items[0]?.title]).toEqual(['private, no-cache', 40, HOSTILE])
  },
)

it.each(['/terminal/some-preset', '/about-us', '/legal/tos', '/unknown'])(
  'BCK-14 the page of %s brings none along',
  async (path) => expect(await ask(path)).toEqual({ caching: 'no-cache', body: BARE }),
)

it('BCK-14 the page brings none along while the simulated ones, made for the first search, would be missing', () => {
  expect(unasked).toBe(BARE)
})

it('BCK-14 a fault that keeps the list from coming keeps it from the page', async () => {
  await backend.call('POST', '/mock/faults', { body: { call: '/news', kind: 'silent' } })
  const during = await ask('/')
  await backend.call('DELETE', '/mock/faults')
  expect([during.body, served.test((await ask('/')).body)]).toEqual([BARE, true])
})
