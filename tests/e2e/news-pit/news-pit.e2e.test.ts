import type { Page } from '@playwright/test'
import type { TopStory } from '../../../src/contract/content/content.ts'
import { shiftsOf, watchShifts } from '../look/shift.ts'
import { expect, test } from '../test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const cards = (page: Page) => page.getByRole('feed', { name: 'Stories' }).getByRole('article')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const lanes = (page: Page) =>
  page
    .locator('#root [data-lanes] article')
    .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size)

/** How the lead stands to the lanes: above all of them, and as wide as they are together. */
const leadOver = (page: Page) =>
  page.getByRole('feed', { name: 'Stories' }).evaluate((feed) => {
    const [lead, ...others] = [...feed.querySelectorAll('article')].map((one) => one.getBoundingClientRect())
    const edge = (side: 'left' | 'right', of: typeof Math.min) => Math.round(of(...others.map((one) => one[side])))
    return {
      isAbove: others.every(({ top }) => lead && top >= lead.bottom),
      isAsWide:
        Math.round(lead?.left ?? 0) === edge('left', Math.min) &&
        Math.round(lead?.right ?? 0) === edge('right', Math.max),
    }
  })

const story = (id: string, topics: TopStory['topics'] = ['OTHER']): TopStory => ({
  id,
  publishedDatetime: new Date().toISOString(),
  source: 'injected',
  articleSource: 'Test Desk',
  sentiment: 'neutral',
  sentimentScore: 0,
  tickers: [],
  topics,
  contentImageUrl: null,
  contentCategory: 'top_stories',
  contentData: {
    contentSummary: {
      summarizations: [{ headline: `Quokka ${id}`, summary: 'Seen on an island.' }],
      referenceIds: ['n1'],
    },
  },
})

test('PIT-02 PIT-12 QRY-04 there are three lanes, two on a tablet and one on a phone, the lead above them, and both drawers start closed; the search box fills its place, and what is said of a search is in sight at any width', async ({
  page,
}) => {
  await page.goto('/news-pit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News Pit / Spotlight')
  await expect.poll(() => lanes(page)).toBe(3)
  expect(await leadOver(page)).toEqual({ isAbove: true, isAsWide: true })
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(() => lanes(page)).toBe(2)
  await page.setViewportSize({ width: 767, height: 900 })
  await expect.poll(() => lanes(page)).toBe(1)
  expect(await leadOver(page)).toEqual({ isAbove: true, isAsWide: true })

  const box = page.getByRole('textbox', { name: 'Search the News Pit' })
  await box.fill('(boeing OR airbus) -malaysia')
  const said = page.getByText(/^Searches for/)
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    await expect(said).toBeInViewport({ ratio: 1 })
    return Math.round((await page.getByRole('search').filter({ has: box }).boundingBox())?.width ?? 0)
  }
  expect([await widthAt(1440), await widthAt(390)]).toEqual([320, 374])
})

test('PIT-02 PIT-09 new stories move no card under the pointer, open or closed, and are shown by their pill', async ({
  page,
  backend,
}) => {
  await page.goto('/news-pit')
  // a list that is held would count the rest of what is still coming, too
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize').then(Number)).toBeGreaterThan(60)
  const read = cards(page).nth(7)
  const name = (await read.getByRole('heading').textContent()) ?? ''
  await read.scrollIntoViewIfNeeded()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 600)
  const seen = cards(page).filter({ hasText: name }).first()
  await expect.poll(async () => (await seen.boundingBox())?.y).toBeLessThan(300)
  const before = await seen.boundingBox()
  await backend.injectContent([story('one'), story('two')])
  const pill = button(page, '2 new')
  await expect(pill).toBeVisible()
  expect(await seen.boundingBox()).toEqual(before)
  await pill.click()
  await expect(cards(page).nth(1)).toContainText('Quokka')
  await expect(cards(page).nth(1)).toBeInViewport()
})

/** What a trace of the browser says of one thing that it did. */
interface Traced {
  name: string
  /** Microseconds of the browser's clock. */
  ts: number
  args?: { elementCount?: number; data?: { message?: string } }
}

/**
 * How many elements the browser restyles because of one card more. What the page does of itself before and after,
 * as it draws more cards or a price, does not count: styles are asked for first, and only what lies between two
 * marks of the same task is taken.
 */
async function restyledByOneCard(page: Page) {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('#root [data-lanes]')
    const before = list?.offsetHeight
    console.timeStamp('card')
    list?.append(list.children[9]?.cloneNode(true) ?? '')
    const after = list?.offsetHeight
    console.timeStamp('drawn')
    return [before, after]
  })
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: Traced[] }
  const at = (mark: string) => traceEvents.find(({ args }) => args?.data?.message === mark)?.ts ?? Number.NaN
  const [from, to] = [at('card'), at('drawn')]
  return traceEvents.flatMap(({ ts, args }) => (ts > from && ts < to ? (args?.elementCount ?? []) : []))
}

test('PIT-02 a card that comes restyles itself, and not the others', async ({ page }) => {
  await page.goto('/news-pit')
  await expect.poll(() => cards(page).count()).toBeGreaterThan(100)
  const [restyled, ...others] = await restyledByOneCard(page)
  expect(restyled).toBeGreaterThan(0)
  expect(restyled).toBeLessThan(100)
  expect(others).toEqual([])
})

test('PIT-14 the list is there again after the Library, after a reload and as cards, and the focus goes along with what is opened', async ({
  page,
}) => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-id'))
  await page.goto('/news-pit')
  await button(page, 'List').click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(30)
  await button(page, 'Library').click()
  await button(page, 'Spotlight').click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(30)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const second = await cards(page).nth(1).getAttribute('data-id')
  for (const [key, isOpen] of [
    ['Enter', 1],
    ['Enter', 0],
    ['o', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cards(page).and(page.locator('[data-open]'))).toHaveCount(isOpen)
    expect(await focused()).toBe(second)
  }
  await cards(page).nth(4).getByRole('button').click()
  await expect(cards(page).and(page.locator('[data-open]'))).toHaveCount(2)
  expect(await focused()).toBe(await cards(page).nth(4).getAttribute('data-id'))
  await page.reload()
  await expect(button(page, 'List')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => cards(page).count()).toBeGreaterThan(30)
  await button(page, 'List').click()
  await expect.poll(() => lanes(page)).toBe(3)
})

test('PIT-06 PIT-08 an entry of the category panel opens the Library, and the Spotlight clears it', async ({
  page,
  backend,
}) => {
  await backend.injectContent([story('chip', ['TECHNOLOGY']), story('crop', ['COMMODITIES'])])
  await page.goto('/news-pit')
  await button(page, 'Open Categories').click()
  const asked = page.waitForRequest((request) => request.url().endsWith('/content/search-by-context'))
  await button(page, 'Technology').click()
  await asked
  await expect(button(page, 'Library')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Technology')).toHaveAttribute('aria-pressed', 'true')
  const library = page.getByRole('feed', { name: 'Library' })
  await expect(library.getByRole('article').filter({ hasText: 'Quokka chip' })).toContainText('Technology')
  await expect(library.getByRole('article').filter({ hasText: 'Quokka crop' })).toHaveCount(0)
  await button(page, 'Spotlight').click()
  await expect(button(page, 'Technology')).toHaveAttribute('aria-pressed', 'false')
  await expect(cards(page).first()).toBeVisible()
})

async function searchesInTheDrawer(page: Page) {
  await button(page, 'Open The Terminal News Feed').click()
  const feed = page.getByRole('region', { name: 'The Terminal News Feed' })
  await feed.getByLabel('Search news').fill('no such word anywhere')
  await expect(feed).toContainText('No news items.')
  await button(page, 'Filters').click()
  await expect(feed.getByText('Add Filters')).toBeVisible()
  await feed.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(button(page, 'Filters')).toHaveAttribute('aria-expanded', 'false')
  await button(page, 'Menu').click()
  await page.getByRole('menuitem', { name: 'The Terminal' }).click()
  await expect(page).toHaveURL('/terminal')
  await page.goBack()
  await expect(feed.getByLabel('Search news')).toHaveValue('no such word anywhere')
}

/** The first card whose top is visible, and its distance from the top of the list. */
const firstSeen = (page: Page) =>
  page.getByRole('feed', { name: 'Stories' }).evaluate((feed) => {
    const edge = feed.parentElement?.getBoundingClientRect().top ?? 0
    const offsets = [...feed.querySelectorAll('article')].map((one) => ({
      id: one.dataset.id,
      offset: Math.round(one.getBoundingClientRect().top - edge),
    }))
    return offsets.filter(({ offset }) => offset >= 0).sort((a, b) => a.offset - b.offset)[0]
  })

test('PIT-01 PIT-02 FED-01 the view keeps its drawers and position while the user is on another page; the feed in the right drawer has its own search, and its builder opens and closes', async ({
  page,
}) => {
  await page.goto('/news-pit')
  await button(page, 'Open Categories').click()
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize').then(Number)).toBeGreaterThan(60)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 2_000)
  await expect(cards(page).first()).not.toBeInViewport()
  const before = await firstSeen(page)
  await page.getByRole('link', { name: 'Send Feedback' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Send Feedback')
  await page.goBack()
  await expect(button(page, 'Close Categories')).toBeVisible()
  await expect.poll(() => firstSeen(page)).toEqual(before)
  await searchesInTheDrawer(page)
})

test('PIT-15 PIT-16 closed cards come to show the day of their ticker, one request for each symbol, and none changes its height for it; by keys a story shows what it rests on, and the card beneath gives way', async ({
  page,
}) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/markets/candles')) asked.push(searchParams.get('symbol'))
  })
  await watchShifts(page)
  await page.goto('/news-pit')
  await expect.poll(() => cards(page).locator('polyline').count()).toBeGreaterThan(3)
  const priced = cards(page).filter({ has: page.locator('polyline') })
  await expect(priced.first().getByRole('listitem').last()).toHaveText(
    /^[A-Z.]+(up|down|unchanged).* today[+−]?\d+\.\d\d%$/,
  )
  expect([new Set(asked).size === asked.length, await shiftsOf(page)]).toEqual([true, []])

  const story = cards(page).nth(1)
  await story.focus()
  await page.keyboard.press('Enter')
  const name = (await story.getByRole('heading').textContent()) ?? ''
  const opened = cards(page).filter({ has: page.getByRole('heading', { name }) })
  const rests = opened.getByRole('button', { name: /^rests on/ })
  const overlaps = () =>
    page.locator('#root [data-lanes] > *').evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      const isIn = (one: DOMRect, other: DOMRect) =>
        one.left === other.left && one.top < other.top && one.bottom > other.top + 1
      return boxes.some((one) => boxes.some((other) => isIn(one, other)))
    })
  await rests.focus()
  await page.keyboard.press('Enter')
  await expect(opened.getByRole('list', { name: 'Rests on' }).getByRole('listitem').first()).toBeVisible()
  await expect.poll(overlaps).toBe(false)
  await page.keyboard.press('Enter')
  await expect(opened.getByRole('region', { name: 'Evidence' })).toHaveCount(0)
  await expect(rests).toBeFocused()
})
