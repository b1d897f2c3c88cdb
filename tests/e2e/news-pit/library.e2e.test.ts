import type { Page } from '@playwright/test'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { messages } from '../../../src/contract/shared/texts/messages.ts'
import { moverOf, storyOf } from '../../unit/content/content-item.ts'
import type { Backend } from '../backend.ts'
import { expect, noticeOn, scrollOn, test } from '../test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const feed = (page: Page) => page.getByRole('feed', { name: 'Library, newest first' })
const cards = (page: Page) => feed(page).getByRole('article')
const reader = (page: Page) => page.getByRole('dialog', { name: 'Article Reader' })
const card = (page: Page, number: number) => feed(page).getByRole('article', { name: `Zebra ${number}`, exact: true })
const read = (page: Page, number: number) => reader(page).getByRole('article', { name: `Zebra ${number}`, exact: true })

/** Ninety items that match one word: two pages, and ten more. */
async function inject(backend: Backend) {
  const items: ContentItem[] = Array.from({ length: 90 }, (_, i) => {
    const said = { headline: `Zebra ${i + 1}`, at: -60 * i, source: 'injected' }
    return i % 3 === 1 ? moverOf(`zebra-${i + 1}`, 'IBM', said) : storyOf(`zebra-${i + 1}`, said)
  })
  await backend.call('POST', '/mock/content', { items })
}

async function searchZebras(page: Page, backend: Backend) {
  await inject(backend)
  await page.goto('/news-pit')
  await page.getByRole('textbox', { name: 'Search the News Pit' }).fill('zebra')
  await expect(card(page, 1)).toBeVisible()
}

const toTheEnd = (page: Page) =>
  feed(page).evaluate((list) => {
    const scroller = list.parentElement
    if (scroller) scroller.scrollTop = scroller.scrollHeight
  })

test('PIT-03 API-06 the Library is paged to its end, with each item and each request once', async ({
  page,
  backend,
}) => {
  await searchZebras(page, backend)
  const seen = new Set<string>()
  const note = async () => {
    for (const id of await cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-id')))) {
      seen.add(id ?? '')
    }
    await scrollOn(feed(page))
    return seen.size
  }
  await expect.poll(note, { intervals: [50] }).toBe(90)
  await toTheEnd(page)
  await expect(page.getByText('That is all: 90 items.')).toBeVisible()
  await expect(card(page, 90)).toHaveAttribute('aria-posinset', '90')
})

test('PIT-04 the reader is operated by keys, loads more before its end, and returns to the card', async ({
  page,
  backend,
}) => {
  await searchZebras(page, backend)
  await card(page, 2).click()
  await expect(read(page, 2)).toBeFocused()
  await page.keyboard.press('j')
  await expect(read(page, 3)).toBeFocused()
  await expect(reader(page)).toContainText('3 of 40')
  await page.keyboard.press('End')
  await expect(reader(page)).toContainText('40 of 80')
  await page.keyboard.press('Home')
  await expect(read(page, 1)).toBeFocused()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 1500)
  await expect(reader(page)).not.toContainText(/^Article Reader1 of/)
  await page.keyboard.press('Escape')
  await expect(reader(page)).toHaveCount(0)
  await expect(card(page, 2)).toBeFocused()
  await expect(card(page, 2)).toBeInViewport()
})

test('PIT-03 PIT-06 the Library keeps its position while the user visits another page', async ({ page, backend }) => {
  await searchZebras(page, backend)
  await toTheEnd(page)
  await expect(card(page, 1)).toHaveCount(0)
  await expect(card(page, 39)).toBeInViewport()
  const before = await card(page, 39).boundingBox()
  await page.getByRole('link', { name: 'Market Flux', exact: true }).click()
  await expect(feed(page)).toHaveCount(0)
  await page.goBack()
  await expect(card(page, 39)).toBeInViewport()
  expect(await card(page, 39).boundingBox()).toEqual(before)
})

test('PIT-10 PIT-11 ERR-05 a link opens its article, which copies its own address and can be closed', async ({
  page,
  backend,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await inject(backend)
  await page.goto('/news-pit/zebra-2')
  const article = page.getByRole('region', { name: 'Article Reader' })
  await expect(article.getByRole('heading', { level: 3 })).toHaveText('Zebra 2')
  await expect(page).toHaveTitle(/^Zebra 2/)
  await expect(article).toContainText('(1.50%)')
  await article.getByRole('button', { name: 'Copy link' }).click()
  await expect(noticeOn(page)).toContainText(messages.linkCopied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${backend.url}/news-pit/zebra-2`)
  await article.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/news-pit')
  await expect(article).toHaveCount(0)
})

test.describe('an article that cannot be loaded', () => {
  test.use({ quiet: [/Failed to load resource/] })

  test('ERR-06 is reported as missing; a failure can be retried', async ({ page, backend }) => {
    await inject(backend)
    await page.goto('/news-pit/no-such-item')
    const article = page.getByRole('region', { name: 'Article Reader' })
    await expect(article.getByRole('alert')).toHaveText(messages.noSuchItem)
    await backend.fault({ call: 'content.get', kind: 'status', status: 429, count: 1 })
    await page.goto('/news-pit/zebra-1')
    await expect(article.getByRole('alert')).toContainText(messages.noSuchItem)
    await article.getByRole('button', { name: 'Retry' }).click()
    await expect(article.getByRole('heading', { level: 3 })).toHaveText('Zebra 1')
  })
})
