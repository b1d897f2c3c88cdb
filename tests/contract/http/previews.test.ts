import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../mock-server/root.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'

/** The library has no types. In an environment of its own this file could not share a worker. */
type Parser = { JSDOM: new (html: string) => { window: { document: Document } } }
const { JSDOM }: Parser = createRequire(import.meta.url)('jsdom')

let backend: TestBackend
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await writeFile(join(folder, 'index.html'), await readFile(join(projectRoot, 'index.html'), 'utf8'))
  backend = await startTestBackend({}, { pages: folder })
  const wild = storyOf('wild', { source: 'feed:a', headline: '"Oil" & <b>gas</b> $& up', summary: 'x'.repeat(400) })
  const blank = storyOf('blank', { summary: '', headline: '', topics: ['OIL_AND_GAS'] })
  await backend.call('POST', '/mock/content', { body: { items: [wild, storyOf('invented'), blank] } })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

/** The description of a page: its title, and each `<meta>` by name. */
async function wordsOf(path: string, headers: Record<string, string> = {}) {
  const { status, body } = await backend.call('GET', path, { headers })
  const page = new JSDOM(String(body)).window.document
  const said = [...page.querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('property') ?? meta.name,
    meta.content,
  ])
  const root = page.querySelector('#root')
  return { status, title: page.title, isApp: root !== null, count: said.length, ...Object.fromEntries(said) }
}

describe('link previews', () => {
  it('PIT-10 they describe an item to clients that run no scripts, with every character as written', async () => {
    const description = `${`${'x'.repeat(400)} And more.`.slice(0, 299)}…`
    expect(await wordsOf('/news-pit/wild?from=x')).toMatchObject({
      status: 200,
      isApp: true,
      title: '"Oil" & <b>gas</b> $& up | Market Flux',
      description,
      'og:type': 'article',
      'og:title': '"Oil" & <b>gas</b> $& up',
      'og:description': description,
      'og:url': `${backend.url}/news-pit/wild`,
      'og:image': `${backend.url}/share-card.png`,
      'twitter:card': 'summary_large_image',
    })
  })

  it('PIT-10 they mark an item as simulated', async () => {
    expect(await wordsOf('/news-pit/invented')).toMatchObject({
      title: 'Simulated: Headline invented | Market Flux',
      'og:title': 'Simulated: Headline invented',
      'og:description': 'Simulated market content. Summary invented. And more.',
    })
  })

  it('ENT-03 PIT-10 they contain the default headline where a summary is not valid', async () => {
    expect((await wordsOf('/news-pit/blank')).title).toBe('Simulated: Commodities | Market Flux')
  })

  it.each(['/', '/terminal', '/news-pit', '/news-pit/unknown', '/legal/tos'])(
    'PIT-10 the preview of %s is that of the product',
    async (path) => {
      const { title, count, ...words } = await wordsOf(path)
      expect([title, words['og:image'], words['og:title']]).toEqual([
        'Market Flux',
        `${backend.url}/share-card.png`,
        'Market Flux: live market news',
      ])
      expect(count).toBe((await wordsOf('/news-pit/unknown')).count)
    },
  )

  it('PIT-10 they contain the configured address of the product', async () => {
    const named = await startTestBackend({ publicUrl: 'https://flux.test' }, { pages: folder })
    const { body } = await named.call('GET', '/news-pit')
    await named.close()
    expect(String(body)).toContain('content="https://flux.test/share-card.png"')
  })
})
