import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { FIRST_SCREEN, type FirstScreen } from '../../mock-server/feed/first-screen.ts'
import { type NewsItem, SIMULATED } from '../../src/contract/shared/news.ts'
import type { draw as Draw } from './draw.tsx'
import { openPage } from './page.ts'

/** In the middle of each layout (LAY-01), in pixels. */
const WIDTHS = { mobile: 390, tablet: 1024, desktop: 1440 }
const LIST = '[role=feed]'
const APP = 'dist/app'
const SCRIPT = /^first-screen-.*\.js$/
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
/** In whose place the backend puts those that it has: one about a ticker, one about a topic. */
const headlinesFrom = (source: string) => [
  headline({ source, tickers: ['{subject}'] }),
  headline({ source, topics: ['EARNINGS'] }),
]

const options = { configFile: false, logLevel: 'error', publicDir: false } as const

async function buildScript() {
  const lib = { entry: 'src/first-screen.ts', formats: ['iife' as const], name: 'firstScreen' }
  const output = { entryFileNames: 'assets/first-screen-[hash:7].js' }
  // without what its modules would bring along for others
  const rolldownOptions = { output, treeshake: { moduleSideEffects: false } }
  await build({ ...options, build: { lib, outDir: APP, emptyOutDir: false, target: 'es2022', rolldownOptions } })
  const [name] = readdirSync(join(APP, 'assets')).filter((name) => SCRIPT.test(name))
  return `assets/${name}`
}

/** The app as a module of Node, with the class names of its style sheets. */
async function buildDraw(folder: string): Promise<typeof Draw> {
  const ssr = { ssr: 'scripts/first-screen/draw.tsx', outDir: folder, target: 'node20' } as const
  await build({ ...options, ssr: { noExternal: true, resolve: { conditions: ['browser', 'module'] } }, build: ssr })
  return (await import(pathToFileURL(join(folder, 'draw.js')).href)).draw
}

const isLabel = (element: Element, name: string) => name === 'aria-label' && element.getAttribute(name) !== 'Cookies'

function bared(screen: Element) {
  for (const element of screen.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (UNSEEN.test(name) || isLabel(element, name)) element.removeAttribute(name)
  return screen
}

/** Takes the two rows out of the list. */
function takeRows(list: Element): FirstScreen['rows'] {
  const [ticker, topic] = [...list.children].map((row) => {
    const time = row.querySelector('time')
    time?.setAttribute('datetime', '{time}')
    time?.replaceChildren()
    row.remove()
    return row.outerHTML
  })
  if (!ticker?.includes('>{subject}<') || !topic?.includes('>Earnings<'))
    throw new Error('The app has drawn other rows than the two of the first screen.')
  return { ticker, topic: topic.replace('>Earnings<', '>{subject}<') }
}

async function drawScreens(draw: typeof Draw, page: ReturnType<typeof openPage>): Promise<Omit<FirstScreen, 'script'>> {
  let rows: FirstScreen['rows'] | undefined
  async function layoutsAt(path: string, element: string, headlines: readonly NewsItem[] = []) {
    const layouts: Record<string, string> = {}
    for (const [layout, width] of Object.entries(WIDTHS)) {
      page.set(path, width)
      const screen = bared(page.parse(await draw(headlines, element)))
      const list = screen.querySelector(LIST)
      if (list && headlines.length > 0) rows = takeRows(list)
      layouts[layout] = screen.innerHTML
    }
    return layouts
  }
  const screens = {
    simulated: await layoutsAt('/terminal', LIST, headlinesFrom(SIMULATED)),
    real: await layoutsAt('/terminal', LIST, headlinesFrom('feed:any')),
    newsPit: await layoutsAt('/news-pit', '#main h2'),
    aboutUs: await layoutsAt('/about-us', '#main h1'),
  }
  if (!rows) throw new Error('The app has drawn no list of headlines.')
  return { screens, rows }
}

/**
 * Writes what the backend puts into pages so that they are seen before the app's code has come (mock-server/feed/first-screen.ts): what the app draws first in each layout, and
 * the script that shows it. After the build of the app, whose style sheets name the same classes.
 */
async function writeFirstScreen() {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/first-screen-')
  try {
    const script = await buildScript()
    const page = openPage()
    const first: FirstScreen = { script, ...(await drawScreens(await buildDraw(folder), page)) }
    writeFileSync(join(APP, FIRST_SCREEN), JSON.stringify(first))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

await writeFirstScreen()
// what the app has begun would keep it alive
process.exit(0)
