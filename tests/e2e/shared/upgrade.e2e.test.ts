import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signInBy } from '../account/accounts.ts'
import type { Backend } from '../backend.ts'
import { blockLiveOn, expect, headlines, rows, test } from '../test.ts'
import { factsOf, RELEASES, startUpgraded, storageStateOf, VIEWPORT } from './upgrade.ts'
import { accountOn, settingsOn, terminalOn } from './upgrade-seen.ts'

test.use({ viewport: VIEWPORT, timezoneId: 'UTC' })

const account = (page: Page) => page.getByRole('button', { name: /Beta Tester/ })
const feeds = (page: Page) => page.locator('section', { has: headlines(page) })
const idsIn = (page: Page, feed: string) =>
  page
    .getByRole('feed', { name: feed })
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.dataset.id))

for (const release of readdirSync(RELEASES)) {
  const { recordedAt, person, terminal, settings, items, account: kept } = factsOf(release)

  test.describe(`after an upgrade from ${release}`, () => {
    let upgraded: Backend | undefined
    test.afterAll(() => upgraded?.stop())
    test.use({
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
      backend: async ({}, use) => {
        upgraded ??= await startUpgraded(release)
        await use(upgraded)
      },
      context: async ({ context }, use) => {
        await context.clock.install({ time: recordedAt })
        await use(context)
      },
    })

    test.describe('in the same browser', () => {
      test.use({
        quiet: [/net::ERR_FAILED/],
        storageState: async ({ backend }, use) => use(storageStateOf(release, backend.url)),
      })

      test(`SES-11 TRM-06 LEG-04 the browser of ${release} is still signed in and has its Terminal, read marks and settings`, async ({
        page,
      }) => {
        // without the live connection, the headlines can only be those that the browser kept
        await blockLiveOn(page)
        await page.goto('/')
        await expect(account(page)).toContainText(`${kept.feedConfigurations.length} presets`)
        await expect(feeds(page).getByText(/^Stale since /)).toHaveCount(terminal.feeds.length)
        // what has no preset is named after its search since
        const feedsNow = terminal.feeds.map(({ name, ...feed }) => (name === 'News' ? feed : { name, ...feed }))
        await expect.poll(() => terminalOn(page), { intervals: [50] }).toMatchObject({ ...terminal, feeds: feedsNow })
        expect(await settingsOn(page)).toMatchObject(settings)
      })
    })

    test(`SES-02 PRO-05 FED-12 an account of ${release} signs in with its password, is complete, and loads its presets`, async ({
      page,
    }) => {
      await page.goto('/')
      await signInBy(page, person)
      await expect.poll(() => hasDesks(page)).toBe(true)
      for (const { name } of kept.feedConfigurations) {
        // the browser of the test before has brought its Terminal into the account
        await page.getByRole('button', { name: 'Filters', exact: true }).first().click()
        await page.getByRole('button', { name: 'Load Preset' }).click()
        await page.getByRole('list', { name: 'Saved presets' }).getByText(name, { exact: true }).click()
        await page.getByRole('button', { name: 'Load Preset' }).click()
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
      }
      expect(await accountOn(page)).toMatchObject(kept)
      await expect(page.getByLabel('About')).toHaveValue(kept.user.about)
    })

    test(`BCK-02 BCK-05 RTE-03 the news that ${release} kept is found by search in a feed, and by its address in the News Pit`, async ({
      page,
    }) => {
      await page.goto('/')
      for (const { id, title } of items) {
        await page.getByLabel('Search news').fill(title)
        await expect.poll(() => idsIn(page, 'Headlines'), { intervals: [50] }).toEqual([id])
        await expect(rows(page)).toContainText(title)
      }
      for (const { id, title } of items) {
        await page.goto(`/news-pit/${id}`)
        await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
      }
    })
  })
}

/** DSK-04: what the account has of desks is in the browser. */
const hasDesks = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).some((name) => name.startsWith('market-flux.desks./agreed.')))
