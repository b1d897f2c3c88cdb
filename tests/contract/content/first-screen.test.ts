import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { FIRST_SCREEN, type FirstScreen } from '../../../mock-server/content/first-screen.ts'
import { ContentItem } from '../../../src/contract/content/content.ts'
import { firstLanes } from '../../../src/rules/content/card-lanes.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'

const CODE =
  '<script type="module" crossorigin src="/assets/index.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/libraries.js">\n'
const HOSTILE = '</template><script>alert(1)</script>$& {source} "quoted"'
const row = (kind: string) =>
  `<article class="${kind}"><time datetime="{time}"></time>{subject}: {title} ({source})</article>`
/** What the build writes to draw cards. */
const CARD = `
  const titleOf = ({ contentData }) => contentData.contentSummary.summarizations[0].headline.replaceAll('<', '&lt;')
  export const drawLead = (item, isRead) => '<b>' + titleOf(item) + (isRead ? ', read' : '') + '</b>'
  export const drawCard = (item, isRead) => '<p>' + titleOf(item) + (isRead ? ', read' : '') + '</p>'
  export const drawArticle = (item, hasSheet) => '<article>' + titleOf(item) + (hasSheet ? ', to be shared' : '') + '</article>'`
const layouts = (name: string, year = '{year}') => ({
  mobile: `${name} on a phone`,
  tablet: `${name} on a tablet`,
  desktop: `${name} on a desk, © ${year}`,
})
const first: FirstScreen = {
  scripts: { rows: 'assets/first-rows.js', cards: 'assets/first-cards.js' },
  card: 'first-card.mjs',
  screens: {
    terminalSimulated: layouts('simulated'),
    terminalReal: layouts('real'),
    newsPit: layouts('no cards'),
    newsPitSimulated: layouts('simulated cards'),
    newsPitReal: layouts('real cards'),
    article: layouts('article'),
    articleReal: layouts('article and real cards'),
    aboutUs: layouts('about'),
  },
  rows: { ticker: row('ticker'), topic: row('topic'), day: '<b></b>', line: '<p></p>' },
}
const shown = (name: string) => layouts(name, String(new Date().getFullYear()))
let backend: TestBackend
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  const page = `<head>${CODE}</head><body><div id="root"></div><noscript>Scripts, please.</noscript></body>`
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, FIRST_SCREEN), JSON.stringify(first))
  await writeFile(join(folder, first.card), CARD)
  backend = await startTestBackend({}, { pages: folder })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a page shows first, by the names of its templates, and what else of it is code. */
function shownIn({ body }: { body: unknown }): Record<string, unknown> {
  const templates = [...String(body).matchAll(/<template data-first="(\w+)"([^>]*)>(.*?)<\/template>/gs)]
  const rest = String(body).replace(/<template.*<\/template>/s, '')
  const named = Object.fromEntries(templates.map(([, name, attributes, html]) => [`${name}${attributes}`, html]))
  return { ...named, code: rest.match(/<(?:script(?! type="application)|link)[^>]*>/g) ?? [] }
}
const shownAt = async (path: string) => shownIn(await backend.call('GET', path))
const LATER =
  '<script type="module" crossorigin src="/assets/index.js"></script>\n<script type="module" crossorigin src="/assets/libraries.js"></script>\n'
const withCode = { app: LATER, code: ['<script src="/assets/first-rows.js">'] }
const withCards = { app: LATER, code: ['<script src="/assets/first-cards.js">'] }
const bare = {
  code: [
    '<script type="module" crossorigin src="/assets/index.js">',
    '<link rel="modulepreload" crossorigin href="/assets/libraries.js">',
  ],
}

it('BCK-28 the Terminal has its own screen, the newest headlines in rows that no headline can leave, and its code later', async () => {
  const oil = { title: 'Oil rises', topics: ['OIL_AND_GAS'], publishedDatetime: '2026-01-05T10:00:00.000Z' }
  const hostile = { title: HOSTILE, tickers: ['AAPL'], publishedDatetime: '2026-01-05T11:00:00.000Z' }
  await backend.call('POST', '/mock/news', { body: { items: [oil, hostile] } })
  backend.newsroom.search({})
  const rows = [
    '<article class="ticker"><time datetime="2026-01-05T11:00:00.000Z"></time>AAPL: &lt;/template&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; {source} &quot;quoted&quot; (Injected)</article>',
    '<article class="topic"><time datetime="2026-01-05T10:00:00.000Z"></time>Oil &amp; Gas: Oil rises (Injected)</article>',
  ]
  expect(await shownAt('/terminal')).toEqual({
    ...shown('real'),
    rows: rows.join(''),
    day: '<b></b>',
    line: '<p></p>',
    ...withCode,
  })
})

it('BCK-28 where headlines are simulated the screen says so; a scenario, whose day is not that of the reader, has none', async () => {
  const simulated = await startTestBackend({ isSimulated: true }, { pages: folder })
  simulated.newsroom.search({})
  const before = shownIn(await simulated.call('GET', '/'))
  await simulated.call('POST', '/mock/world', { body: { scenario: 'fed-day' } })
  simulated.newsroom.search({})
  const page = await simulated.call('GET', '/')
  await simulated.close()
  expect(before).toMatchObject({ ...shown('simulated'), ...withCode })
  expect([String(page.body).includes('served-news'), shownIn(page)]).toEqual([true, bare])
})

it('BCK-28 About Us has its own screen, without headlines or stories', async () => {
  expect(await shownAt('/about-us')).toEqual({ ...shown('about'), ...withCode })
})

it('BCK-28 PIT-12 the News Pit has its own screen, the lead, the other newest stories as cards with the lanes that a list of them begins with, and brings them along', async () => {
  await backend.call('POST', '/mock/news', { body: { items: [{ title: 'Bank <b> fails' }, { title: 'Bank opens' }] } })
  const page = await backend.call('GET', '/news-pit')
  const brought = z
    .array(ContentItem)
    .parse(JSON.parse(/id="served-stories">([^<]*)</.exec(String(page.body))?.[1] ?? '[]'))
  const titles = brought.map(({ contentData: { contentSummary } }) => contentSummary.summarizations[0]?.headline ?? '')
  // a bank that fails matters most (docs/importance.md)
  const nth = titles.indexOf('Bank <b> fails')
  const cards = titles.toSpliced(nth, 1).map((title) => `<p>${title.replaceAll('<', '&lt;')}</p>`)
  const lanes = (count: number) => firstLanes(brought.toSpliced(nth, 1), count).join(' ')
  const name = `cards data-desktop="${lanes(3)}" data-tablet="${lanes(2)}" data-mobile="${lanes(1)}"`
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
  expect(titles).toEqual(expect.arrayContaining(['Bank <b> fails', 'Bank opens']))
  expect(shownIn(page)).toEqual({
    ...shown('real cards'),
    [`above data-nth="${nth}"`]: '<b>Bank &lt;b> fails</b>',
    [name]: cards.join(''),
    ...withCards,
  })
})

it('BCK-28 an article has its own screen, as it is where links can be shared and where not, above the stories, of which it is read', async () => {
  const id = 'hostile-article'
  await backend.call('POST', '/mock/news', { body: { items: [{ id, title: HOSTILE }] } })
  const page = await backend.call('GET', `/news-pit/${id}`)
  const { article, sheet, ...rest } = shownIn(page)
  const brought = JSON.parse(/id="served-article">([^<]*)</.exec(String(page.body))?.[1] ?? '[]')
  const escaped = HOSTILE.replaceAll('<', '&lt;')
  expect([article, sheet]).toEqual([`<article>${escaped}</article>`, `<article>${escaped}, to be shared</article>`])
  expect(rest).toMatchObject({ ...shown('article and real cards'), ...withCards })
  expect(Object.values(rest).join('')).toContain(`<p>${escaped}, read</p>`)
  expect(z.tuple([ContentItem]).parse(brought)[0].id).toBe(id)
})

it('BCK-28 an article has no screen while a fault keeps it away, and its page brings none along', async () => {
  const id = 'silent-article'
  await backend.call('POST', '/mock/news', { body: { items: [{ id, title: 'Bank opens' }] } })
  await backend.call('POST', '/mock/faults', { body: { call: 'content.get', kind: 'silent' } })
  const page = await backend.call('GET', `/news-pit/${id}`)
  await backend.call('DELETE', '/mock/faults')
  expect([shownIn(page), String(page.body).includes('served-article')]).toEqual([bare, false])
})

it('BCK-28 while the module that draws cards is missing, the News Pit is shown as it is while it waits for them', async () => {
  await writeFile(join(folder, FIRST_SCREEN), JSON.stringify({ ...first, card: 'first-card-gone.mjs' }))
  const during = await shownAt('/news-pit')
  await writeFile(join(folder, FIRST_SCREEN), JSON.stringify(first))
  expect(during).toEqual({ ...shown('no cards'), ...withCards })
})

it('BCK-28 the News Pit without stories, or with a fault that keeps its list away, is shown as it is while it waits for them', async () => {
  const empty = await startTestBackend({}, { pages: folder })
  const before = shownIn(await empty.call('GET', '/news-pit'))
  await empty.call('POST', '/mock/news', { body: { items: [{ title: 'Bank opens' }] } })
  await empty.call('POST', '/mock/faults', { body: { call: '/content', kind: 'silent' } })
  const during = shownIn(await empty.call('GET', '/news-pit'))
  await empty.close()
  const none = { ...shown('no cards'), ...withCards }
  expect([before, during]).toEqual([none, none])
})

it('BCK-28 the stories of the simulation are there before anybody has searched, once they are made', async () => {
  const simulated = await startTestBackend({ isSimulated: true }, { pages: folder })
  const before = shownIn(await simulated.call('GET', '/news-pit'))
  await simulated.warmUp()
  const after = shownIn(await simulated.call('GET', '/news-pit'))
  await simulated.close()
  expect(before).toEqual({ ...shown('no cards'), ...withCards })
  expect(after).toMatchObject({ ...shown('simulated cards'), ...withCards })
})

it.each(['/terminal/some-preset', '/news-pit/some-article', '/legal/tos', '/unknown'])(
  'BCK-28 %s has none, and its code at once',
  async (path) => expect(await shownAt(path)).toEqual(bare),
)
