import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../mock-server/root.ts'
import { createSimulatedContent } from '../../../mock-server/world/content/simulated-content.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
let pages: string
/** Milliseconds that each piece of work takes. */
let piece = 0
beforeAll(async () => {
  const stopwatch = () => () => piece
  pages = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await writeFile(join(pages, 'index.html'), await readFile(join(projectRoot, 'index.html'), 'utf8'))
  backend = await startTestBackend({ isSimulated: true, trustedProxies: ['127.0.0.0/8'] }, { pages, stopwatch })
})
beforeEach(async () => {
  piece = 0
  await backend.call('POST', '/mock/reset')
})
afterAll(async () => {
  await backend.close()
  await rm(pages, { recursive: true })
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const [ann, bob] = [from('203.0.113.1'), from('203.0.113.2')]
const window = { startDate: '2026-01-05T00:00:00.000Z', endDate: '2026-01-06T00:00:00.000Z' }
const asking = (headers: Record<string, string>) => ({
  calendar: () => backend.call('POST', '/api/economic-calendar/search-by-context', { body: window, headers }),
  signIn: () => backend.call('GET', '/api/user/persisted-login', { headers }),
  page: (path = '/') => backend.call('GET', path, { headers }),
})

describe('an address that uses too much', () => {
  it('BCK-10 costly calls are refused until it can afford them, but it may sign in; other addresses are served', async () => {
    piece = 2500
    const statuses = [(await asking(ann).calendar()).status]
    const refused = await asking(ann).calendar()
    piece = 0
    for (const ask of [asking(ann).signIn, asking(bob).calendar]) statuses.push((await ask()).status)
    backend.pass(2000)
    statuses.push((await asking(ann).calendar()).status)
    backend.pass(500)
    statuses.push((await asking(ann).calendar()).status)
    expect([refused.status, refused.headers.get('retry-after'), refused.body, statuses]).toEqual([
      429,
      '3',
      { code: 'slow-down', message: expect.any(String) },
      [200, 200, 200, 429, 200],
    ])
  })

  it('BCK-10 pictures and previews count too: it gets no picture, and the page without a preview', async () => {
    const item = createSimulatedContent('test')
      .newest(50, backend.clock.now())
      .find(({ contentImageUrl }) => contentImageUrl !== null)
    const [path, picture] = [`/news-pit/${item?.id}`, item?.contentImageUrl ?? '']
    const [before, drawn] = [await asking(bob).page(path), await asking(bob).page(picture)]
    piece = 2500
    await asking(ann).page(picture)
    const [after, refused] = [await asking(ann).page(path), await asking(ann).page(picture)]
    const isPreview = ({ body }: { body: unknown }) => String(body).includes('og:url')
    expect([drawn.status, refused.status, isPreview(before), isPreview(after), after.status]).toEqual([
      200,
      429,
      true,
      false,
      200,
    ])
  })
})
