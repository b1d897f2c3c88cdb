import type { Page } from '@playwright/test'
import type { ImportReport, OwnSource, SourcePreview } from '../../../src/contract/sources/own-sources.ts'
import { asMember, type State, type Visit, type World } from './state.ts'

const READ = '2026-11-18T15:12:00.000Z'
const sourceOf = (id: string, more: Partial<OwnSource> = {}): OwnSource => ({
  ...{ id, address: `https://www.${id}.example/feeds/press_all.xml`, name: '', title: `Press of ${id}`, folder: '' },
  ...{
    isOn: true,
    state: 'fine',
    movedTo: null,
    succeededAt: READ,
    nextAt: null,
    items: 40,
    trouble: '',
    problems: [],
  },
  ...more,
})
const WORDS = 'a-long-word-without-any-space'.repeat(3)
const sources: OwnSource[] = [
  sourceOf('desk', { state: 'waiting', succeededAt: null, items: 0 }),
  sourceOf('reserve', { folder: 'Central banks', problems: ['Read with 1 repair: a tag that was not closed.'] }),
  sourceOf('europe', { folder: 'Central banks', isOn: false, state: 'off', name: 'ECB' }),
  sourceOf('agency', {
    ...{ folder: `Filings / ${WORDS}`, name: WORDS, address: `https://agency.example/${WORDS}?${WORDS}` },
    ...{ state: 'failing', trouble: 'Its server answers with 503.', nextAt: '2026-11-18T16:02:00.000Z' },
    movedTo: `https://moved.example/${WORDS}`,
  }),
  sourceOf('paper', { folder: 'Authorities', state: 'gone', trouble: 'Its server says that it is gone (410).' }),
]
const preview: SourcePreview = {
  ...{ address: 'https://www.example.com/rss', title: `News of ${WORDS}`, count: 12, knownTo: null },
  problems: ['Read with 2 repairs: an entity that XML does not have.'],
  items: ['Fed holds rates steady and says that inflation has eased', WORDS].map((title, index) => ({
    ...{ id: `p${index}`, publishedDatetime: READ, receivedDatetime: READ, title, source: 'feed:example' },
    ...{ articleSource: 'Example', link: null, summary: '', sentiment: 'neutral', sentimentScore: 0 },
    ...{ tickers: ['SPY', 'TLT', 'GLD'], topics: ['MACRO', 'METALS'], sectors: [], industries: [] },
  })),
}
const report: ImportReport = {
  ...{ added: 3, known: 2, sources },
  refused: [{ address: `https://x.example/${WORDS}`, why: 'There is no feed at this address.' }],
}

/** Answers the calls about own sources: what is looked at are the states of the screen, whatever feeds there are. */
async function answerCalls(page: Page) {
  await page.route('**/api/user/sources**', (route) => {
    const [path = '', method] = [new URL(route.request().url()).pathname, route.request().method()]
    if (path.endsWith('/preview')) return route.fulfill({ json: { data: preview } })
    if (path.endsWith('/all')) return route.fulfill({ json: { data: report } })
    if (method === 'GET') return route.fulfill({ json: { data: sources } })
    return method === 'PATCH' ? route.abort() : route.fulfill({ status: 204 })
  })
}

async function prepare(world: World) {
  await asMember(world)
  await answerCalls(world.page)
}

const states: State[] = [
  {
    name: 'starter packs',
    async open({ page }) {
      await page.getByText('Starter packs').click()
      await page.getByText('Bureau of Labor Statistics').waitFor()
    },
    close: ({ page }) => page.getByText('Starter packs').click(),
  },
  { name: 'sources in all states', open: ({ page }) => page.getByText('Press of reserve').waitFor() },
  {
    name: 'what is at an address, and what became of a list',
    async open({ page }) {
      const file = {
        name: 'mine.opml',
        mimeType: 'text/xml',
        buffer: Buffer.from('<opml><outline xmlUrl="https://a.b/"/></opml>'),
      }
      await page.locator('input[type="file"]').setInputFiles(file)
      await page.getByText('3 sources added').waitFor()
      await page.getByLabel('Address of a feed or a news site').fill('example.com')
      await page.getByRole('button', { name: 'Look' }).click()
      await page.getByRole('article', { name: 'What is there' }).waitFor()
    },
    part: 'main section[aria-label="Your sources"]',
  },
  {
    name: 'a form that could not be saved, a change that could not, and a source that was removed',
    async open({ page }) {
      await page.getByRole('button', { name: 'Go on: ECB' }).click()
      await page.getByText('could not be paused or resumed').waitFor()
      await page.getByRole('button', { name: `Rename: ${WORDS}` }).click()
      await page.getByLabel('Name', { exact: true }).fill('Agency')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('cannot be reached').last().waitFor()
      await page.getByRole('button', { name: 'Remove: Press of reserve' }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
    part: 'main section[aria-label="Your sources"]',
  },
]

export const ownSourcesVisit: Visit = {
  ...{ name: "a user's own sources", address: '/sources', prepare, states },
  settled: (page) => page.getByText('Press of reserve').waitFor(),
}
