import type { Page } from '@playwright/test'

/** Opens the Terminal with three feeds, and waits for their rows; the feeds. `url`: of the backend. */
export async function openThreeFeeds(page: Page, url: string) {
  await page.goto(`${url}/terminal`)
  await page.getByRole('button', { name: 'Necessary only' }).click()
  const addFeed = page.getByRole('button', { name: 'Add Feed' })
  await addFeed.click()
  await addFeed.click()
  const feeds = page.getByRole('feed', { name: 'Headlines' })
  await feeds.nth(2).getByRole('article').first().waitFor()
  return feeds
}
