import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { FIRST_SCREEN, type FirstScreen } from '../../mock-server/content/first-screen.ts'
import type { ContentItem } from '../../src/contract/content/content.ts'
import { type NewsItem, SIMULATED } from '../../src/contract/shared/news.ts'
import { SERVED_ARTICLE, SERVED_STORIES } from '../../src/rules/shared/page/served.ts'
import { scopedName } from '../scoped-names.ts'
import type { draw as Draw } from './draw.tsx'
import { openPage } from './page.ts'

/** In the middle of each layout (LAY-01), in pixels. */
const WIDTHS = { mobile: 390, tablet: 1024, desktop: 1440 }
const LIST = '[role=feed]'
const MASONRY = '[data-lanes]'
const LEAD = '[data-lead]'
const LEAD_HERE = '<i data-above></i>'
const ARTICLE = 'article[data-open]'
const ARTICLE_HERE = '<i data-article></i>'
const APP = 'dist/app'
/** What only pressing, writing and reading aloud need of an element: no style sheet asks for it. */
const UNSEEN =
  /^(id|title|type|tabindex|name|autocomplete|spellcheck|enterkeyhint|maxlength|value|data-(id|panel)|aria-(labelledby|describedby|posinset|setsize))$/

const headline = (about: Pick<NewsItem, 'source'> & Partial<NewsItem>): NewsItem => ({
  id: Object.keys(about).join(),
  title: '{title}',
  summary: '',
  articleSource: '{source}',
  link: null,
  tickers: [],
  topics: [],
  sectors: [],
  industries: [],
  sentiment: 'neutral',
  sentimentScore: 0,
  publishedDatetime: new Date().toISOString(),
  receivedDatetime: new Date().toISOString(),
  ...about,
})
const ANOTHER_DAY = '2026-01-02T12:00:00.000Z'
const lastVisit = new Date(Date.now() - 60_000).toISOString()
/** As the app keeps it (src/adapters/shared/choices.ts). */
const visited = JSON.stringify({ until: Number.MAX_SAFE_INTEGER, value: { read: [], lastVisit } })
/** In whose place the backend puts those that it has: one about a ticker, one about a topic that came before the last visit, and one of another day. */
const headlinesFrom = (source: string) => [
  headline({ source, tickers: ['{subject}'] }),
  headline({ source, topics: ['EARNINGS'], receivedDatetime: lastVisit }),
  headline({ source, publishedDatetime: ANOTHER_DAY, receivedDatetime: ANOTHER_DAY }),
]

const css = { modules: { generateScopedName: scopedName } }
const options = { configFile: false, logLevel: 'error', publicDir: false, css } as const

/** A story of a single sentence; the backend puts cards in its place. */
const story = (id: string, source: string): ContentItem => ({
  id,
  contentCategory: 'top_stories',
  contentData: { contentSummary: { summarizations: [], referenceIds: [] } },
  source,
  articleSource: source,
  tickers: [],
  topics: [],
  sentiment: 'neutral',
  sentimentScore: 0,
  contentImageUrl: null,
  publishedDatetime: new Date().toISOString(),
})

/** The script of a kind of list; its address. */
async function buildScript(kind: 'rows' | 'cards') {
  const lib = { entry: `src/first-screen/${kind}.ts`, formats: ['iife' as const], name: 'firstScreen' }
  const output = { entryFileNames: `assets/first-screen-${kind}-[hash:7].js` }
  // without what its modules would bring along for others
  const rolldownOptions = { output, treeshake: { moduleSideEffects: false } }
  await build({ ...options, build: { lib, outDir: APP, emptyOutDir: false, target: 'es2022', rolldownOptions } })
  const [name] = readdirSync(join(APP, 'assets')).filter(
    (name) => name.startsWith(`first-screen-${kind}-`) && name.endsWith('.js'),
  )
  return `assets/${name}`
}

/** A part of the app as a module of Node, with the class names of its style sheets. */
const buildModule = (name: string, outDir: string, resolve = {}, output = {}) =>
  build({
    ...options,
    ssr: { noExternal: true, resolve },
    define: { 'process.env.NODE_ENV': '"production"', 'location.origin': '"https://any.test"' },
    build: {
      ssr: `scripts/first-screen/${name}.tsx`,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: true,
      rolldownOptions: { output },
    },
  })

async function buildDraw(folder: string): Promise<typeof Draw> {
  await buildModule('draw', folder, { conditions: ['browser', 'module'] })
  return (await import(pathToFileURL(join(folder, 'draw.js')).href)).draw
}

/** The backend loads it; its name. */
async function buildCard() {
  await buildModule('card', APP, {}, { entryFileNames: 'first-card-[hash:7].mjs' })
  const [name = ''] = readdirSync(APP).filter((name) => name.startsWith('first-card-'))
  return name
}

const isLabel = (element: Element, name: string) => name === 'aria-label' && element.getAttribute(name) !== 'Cookies'

function bared(screen: Element) {
  for (const element of screen.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (UNSEEN.test(name) || isLabel(element, name)) element.removeAttribute(name)
  return screen
}

/** Takes two rows, and what stands above the second and third, out of the list. */
function takeRows(list: Element): FirstScreen['rows'] {
  const [ticker = '', line = '', topic = '', day = ''] = [...list.children].map((row) => {
    const time = row.querySelector('time')
    time?.setAttribute('datetime', '{time}')
    time?.replaceChildren()
    if (row.childElementCount === 0) row.replaceChildren()
    row.remove()
    return row.outerHTML
  })
  if (!/>\{subject\}<.*><.*>Earnings<.*></.test([ticker, line, topic, day].join('')) || !day.startsWith('<div'))
    throw new Error('The app has drawn other rows than the two of the first screen.')
  return { ticker, line, topic: topic.replace('>Earnings<', '>{subject}<'), day }
}

async function drawScreens(draw: typeof Draw, page: ReturnType<typeof openPage>) {
  let rows: FirstScreen['rows'] | undefined
  async function layoutsAt(
    path: string,
    element: string,
    headlines: readonly NewsItem[] = [],
    stories: readonly ContentItem[] = [],
  ) {
    const layouts: Record<string, string> = {}
    for (const [layout, width] of Object.entries(WIDTHS)) {
      page.set(path, width, { [SERVED_STORIES]: stories, [SERVED_ARTICLE]: [story('article', SIMULATED)] })
      const screen = bared(page.parse(await draw(headlines, element)))
      const list = screen.querySelector(LIST)
      if (list && headlines.length > 0) rows = takeRows(list)
      screen.querySelector(MASONRY)?.replaceChildren()
      screen.querySelector(LEAD)?.parentElement?.replaceWith(page.parse(LEAD_HERE).firstElementChild ?? '')
      screen.querySelector(ARTICLE)?.replaceWith(page.parse(ARTICLE_HERE).firstElementChild ?? '')
      layouts[layout] = screen.innerHTML.replace(/© \d{4}/, '© {year}')
    }
    return layouts
  }
  const [simulated, real] = [[story('story', SIMULATED)], [story('story', 'feed:any')]]
  const screens = {
    terminalSimulated: await layoutsAt('/terminal', LIST, headlinesFrom(SIMULATED)),
    terminalReal: await layoutsAt('/terminal', LIST, headlinesFrom('feed:any')),
    newsPitSimulated: await layoutsAt('/news-pit', MASONRY, [], simulated),
    newsPitReal: await layoutsAt('/news-pit', MASONRY, [], real),
    articleSimulated: await layoutsAt('/news-pit/article', ARTICLE, [], simulated),
    articleReal: await layoutsAt('/news-pit/article', ARTICLE, [], real),
    article: await layoutsAt('/news-pit/article', ARTICLE),
    newsPit: await layoutsAt('/news-pit', '#main h2'),
    aboutUs: await layoutsAt('/about-us', '#main h1'),
  }
  if (!rows) throw new Error('The app has drawn no list of headlines.')
  return { screens, rows }
}

/**
 * Writes what the backend puts into pages so that they are seen before the app's code has come (mock-server/content/first-screen.ts): what the app draws first in each layout, and
 * the script that shows it. After the build of the app, whose style sheets name the same classes.
 */
async function writeFirstScreen() {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/first-screen-')
  try {
    const scripts = { rows: await buildScript('rows'), cards: await buildScript('cards') }
    const card = await buildCard()
    const page = openPage()
    sessionStorage.setItem('market-flux.reading', visited)
    const first: FirstScreen = { scripts, card, ...(await drawScreens(await buildDraw(folder), page)) }
    writeFileSync(join(APP, FIRST_SCREEN), JSON.stringify(first))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

await writeFirstScreen()
// what the app has begun would keep it alive
process.exit(0)
