import type { Page } from '@playwright/test'
import { allowFunctionality, expect, rows, test } from '../test.ts'
import { serveCopy } from './new-version.ts'

// the browser logs cut connections and missing calls, which these tests cause
test.use({ serviceWorkers: 'allow', quiet: [/ERR_|WebSocket connection|Failed to load resource|status of 404/] })

const workerIsReady = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)
const scriptOf = (page: Page) => page.locator('script[type=module]').getAttribute('src')
/** The paths of all cached files. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
const keptLists = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('market-flux-last-seen')
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains('lists')) return resolve([])
          const asking = opening.result.transaction('lists').objectStore('lists').getAllKeys()
          asking.onsuccess = () => resolve(asking.result)
        }
      }),
  )
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))

test('RT-02 FED-16 without network the app opens with the last seen items, until the server is back', async ({
  page,
  context,
  backend,
}) => {
  await backend.inject([{ title: 'Seen before the train went into the tunnel' }])
  await page.goto('/terminal')
  await page.getByRole('button', { name: 'Allow all' }).click()
  await expect(rows(page).first()).toContainText('Seen before the train')
  expect(await workerIsReady(page)).toBe(true)
  await expect
    .poll(async () => {
      await leave(page)
      return keptLists(page)
    })
    .toContain('feed 0')
  const paths = await cached(page)
  expect(paths.filter((path) => /^\/(api|mock|socket\.io|embed)/.test(path))).toEqual([])
  expect(paths).toContain('/index.html')

  await context.setOffline(true)
  await page.reload()
  await expect(rows(page).first()).toContainText('Seen before the train')
  const feed = page.getByRole('region', { name: 'News', exact: true })
  await expect(feed.getByText(/^Stale since \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Offline')
  await backend.inject([{ title: 'Sent while the page was offline' }])
  await context.setOffline(false)
  await expect(rows(page).first()).toContainText('Sent while the page was offline')
  await expect(feed.getByText('Live', { exact: true })).toBeVisible()
})

test('PIT-09 RT-02 without network the News Pit opens with the last seen stories, as long as storing them is allowed', async ({
  page,
  context,
}) => {
  const pit = page.getByRole('region', { name: 'Spotlight' })
  const story = pit.getByRole('article').first().getByRole('heading')
  await page.goto('/news-pit')
  await page.getByRole('button', { name: 'Allow all' }).click()
  expect(await workerIsReady(page)).toBe(true)
  await expect
    .poll(async () => {
      await leave(page)
      return keptLists(page)
    })
    .toContain('stories')
  // a server that has just begun brings the stories of the days before late, and what leads by then goes on leading
  await page.reload()
  await expect(pit.getByText('Live', { exact: true })).toBeVisible()
  const seen = (await story.textContent()) ?? ''

  await context.setOffline(true)
  await page.reload()
  await expect(story).toHaveText(seen)
  await expect(pit.getByText(/^Stale since \d\d:\d\d$/)).toBeVisible()
  await context.setOffline(false)
  await expect(pit.getByText('Live', { exact: true })).toBeVisible()

  await page.goto('/legal/cookies')
  await allowFunctionality(page)
  await expect.poll(() => keptLists(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/news-pit')
  await expect(pit).toContainText('You are offline.')
})

test('PIT-09 CHT-04 a browser without a database stores no stories; the inspector shows that it needs the network', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A private browser.', 'InvalidStateError')
    }
  })
  const pit = page.getByRole('region', { name: 'Spotlight' })
  await page.goto('/news-pit')
  await page.getByRole('button', { name: 'Allow all' }).click()
  await expect(pit.getByRole('article').first()).toBeVisible()
  expect(await workerIsReady(page)).toBe(true)
  await leave(page)
  await context.setOffline(true)
  await page.reload()
  await expect(pit).toContainText('You are offline.')
  await page.goto('/inspector')
  await expect(page.getByRole('heading')).toHaveText('The inspector is not there without network.')
})

test.describe('a first visit', () => {
  // in a context of its own, as in first-load: what an earlier test's page writes while it is left would be found here
  test.use({ acceptDownloads: false })

  test('LEG-04 RT-02 without consent to functionality no seen items are stored', async ({ page }) => {
    await page.goto('/terminal')
    await page.getByRole('button', { name: 'Necessary only' }).click()
    await expect(rows(page).first()).toBeVisible()
    expect(await workerIsReady(page)).toBe(true)
    await leave(page)
    expect(await keptLists(page)).toEqual([])
  })
})

test('RTE-01 a new version is used at the next load, and each version always has its files', async ({ page }) => {
  const server = await serveCopy()
  try {
    const shell = page.getByRole('banner')
    await page.goto(`${server.url}/terminal`)
    expect(await workerIsReady(page)).toBe(true)
    const old = await scriptOf(page)
    server.deployNext()
    await server.stop()
    await page.reload()
    await expect(shell).toBeVisible()
    expect(await scriptOf(page)).toBe(old)

    await server.start()
    await page.reload()
    await expect(shell).toBeVisible()
    const next = await scriptOf(page)
    expect(next).toBe(old?.replace('.js', '-next.js'))
    await expect.poll(async () => (await cached(page)).includes(String(old)), { timeout: 60_000 }).toBe(false)
    await server.stop()
    await page.reload()
    await expect(shell).toBeVisible()
    expect(await scriptOf(page)).toBe(next)
  } finally {
    await server.stop()
    server.remove()
  }
})

test.describe('a page controlled by the service worker', () => {
  test.use({ quiet: [/Trusted(HTML|ScriptURL|Script|TypePolicy)|Trusted Types/] })

  test('BCK-11 works with trusted types, which allow no text as markup or as the address of a script', async ({
    page,
  }) => {
    await page.goto('/terminal')
    await expect(rows(page).first()).toBeVisible()
    expect(await workerIsReady(page)).toBe(true)
    const tried = await page.evaluate(() => {
      const outcomeOf = (act: () => unknown) => {
        try {
          act()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'odd'
        }
      }
      const box = document.createElement('div')
      const script = document.createElement('script')
      const sinks = {
        text: () => box.append('<img>'),
        markup: () => box.setHTMLUnsafe('<img>'),
        html: () => box.insertAdjacentHTML('beforeend', '<img>'),
        address: () => script.setAttribute('src', '/theme.js'),
        worker: () => new Worker('/theme.js'),
        policy: () => window.trustedTypes?.createPolicy('default', { createScriptURL: String }),
      }
      return Object.fromEntries(Object.entries(sinks).map(([name, act]) => [name, outcomeOf(act)]))
    })
    const refused = 'TypeError'
    expect(tried).toEqual({
      text: 'done',
      markup: refused,
      html: refused,
      address: refused,
      worker: refused,
      policy: refused,
    })
  })
})
