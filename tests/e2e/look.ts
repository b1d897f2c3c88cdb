import type { Page } from '@playwright/test'

/** Every address of the product that shows a screen of its own. */
export const addresses = [
  '/',
  '/news-pit',
  '/about-us',
  '/contact-us',
  '/legal/tos',
  '/legal/privacy',
  '/legal/disclaimer',
  '/legal/cookies',
  '/profile/user-profile',
  '/kit',
  '/no-such-page',
] as const

export const themes = ['dark', 'light'] as const

/** The screen has what it shows: its heading, its fonts, and on the Terminal its first rows. */
export async function settled(page: Page, address: string) {
  await page.locator('main :is(h1, h2)').first().waitFor()
  if (address === '/') await page.getByRole('feed', { name: 'Headlines' }).getByRole('article').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}
