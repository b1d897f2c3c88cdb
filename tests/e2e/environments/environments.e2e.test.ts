import { names, opener } from '../desks/desks-menu.ts'
import { expect, rows, test } from '../test.ts'
import { odd } from './in-page.ts'
import { saysRefusal, visit } from './journeys.ts'
import { openProxy } from './proxy.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

for (const [name, where, isPrinted] of [
  ['whose storage is refused', odd.storageRefused, true],
  ['whose storage is full', odd.storageFull, true],
  ['without channels, locks and a service worker', odd.nothingBetweenTabs, false],
  ['without a database', odd.noDatabase, true],
  ['whose page a translator rewrites', odd.translated, false],
] as const) {
  test(`STO-02 every feature works in a browser ${name}`, async ({ page, backend }) => {
    await page.addInitScript(where)
    await page.goto('/terminal')
    if (isPrinted) await saysRefusal(page)
    await visit({ page, backend })
  })
}

test('STO-01 STO-02 every feature works in a browser that refuses cookies, and LogIn explains the consequence', async ({
  page,
  backend,
}) => {
  const proxy = await openProxy(backend.url, 'takes no cookies')
  await page.addInitScript(odd.cookiesRefused)
  await page.goto(`${proxy.url}/terminal`)
  await visit({ page, backend, note: /^Your browser refuses cookies: / })
  await page.close()
  await proxy.close()
})

test('STO-02 every feature works where WebSocket upgrades are dropped', async ({ page, backend }) => {
  const proxy = await openProxy(backend.url, 'swallows upgrades')
  await page.goto(`${proxy.url}/terminal`)
  await visit({ page, backend })
  await page.close()
  await proxy.close()
})

test.describe('where WebSocket upgrades are refused', () => {
  test.use({ quiet: [/^WebSocket connection to 'ws:.* failed/] })

  test('STO-02 RT-03 every feature works by polling, and the browser complains once', async ({ page, backend }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const proxy = await openProxy(backend.url, 'refuses upgrades')
    await page.goto(`${proxy.url}/terminal`)
    await visit({ page, backend })
    await page.goto(`${proxy.url}/terminal`)
    await expect(rows(page).first()).toBeVisible()
    expect(complaints).toHaveLength(1)
    await page.close()
    await proxy.close()
  })
})

test.describe('where the live connection is blocked', () => {
  test.use({ quiet: [/Failed to load resource|WebSocket connection/] })

  test('STO-02 the feed explains it in one sentence, and everything else works', async ({ page, backend }) => {
    const proxy = await openProxy(backend.url, 'blocks sockets')
    await page.goto(`${proxy.url}/terminal`)
    await visit({ page, backend, unread: /Connection lost\.|This takes longer than usual\./ })
    await page.close()
    await proxy.close()
  })
})

for (const days of [-1, 1])
  test(`STO-02 every feature works with a clock that is wrong by ${days} day`, async ({ page, backend }) => {
    await page.clock.install({ time: Date.now() + days * DAY_MS })
    await page.goto('/terminal')
    await visit({ page, backend })
  })

test.describe('a machine that was asleep', () => {
  // a call may go out before the token is renewed: it is refused, and sent again
  test.use({ quiet: [/ERR_INTERNET_DISCONNECTED|status of 401/] })

  test('STO-02 every feature works after eight hours of sleep', async ({ page, backend }) => {
    await page.clock.install()
    await page.goto('/terminal')
    await visit({
      page,
      backend,
      async away(meanwhile) {
        await page.context().setOffline(true)
        // by then the access token and the cookie are old for the server, too
        await backend.setClock({ advance: 8 * HOUR_MS })
        await meanwhile()
        await page.clock.fastForward('08:00:00')
        await page.context().setOffline(false)
      },
    })
  })
})

test.describe('a page that is left', () => {
  // a save of the desks whose answer is cut off may have been kept: the next one is answered with that
  test.use({ quiet: [/status of 409/] })

  test('STO-02 every feature works on a page restored from the back/forward cache', async ({ page, backend }) => {
    const proxy = await openProxy(backend.url)
    await page.goto(`${proxy.url}/terminal`)
    await visit({
      page,
      backend,
      // such a page is frozen, and its connections are closed
      async away(meanwhile) {
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
        proxy.cut()
        await meanwhile()
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      },
    })
    await page.goto(`${proxy.url}/terminal`)
    await opener(page).click()
    await expect(names(page)).toHaveText(['Desk 1'])
    await page.close()
    await proxy.close()
  })
})

test.describe('on a screen of 320 × 256', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('STO-02 every feature works, and three headlines are in sight at once', async ({ page, backend }) => {
    await page.goto('/terminal')
    // the question about cookies leaves space for a row; rows that arrive meanwhile may move it
    await expect(async () => {
      await rows(page).first().scrollIntoViewIfNeeded()
      await expect(rows(page).first()).toBeInViewport({ ratio: 1, timeout: 1 })
    }).toPass()
    const bar = page.getByRole('region', { name: 'Cookies' })
    for (const answer of await bar.getByRole('button').all()) await expect(answer).toBeInViewport({ ratio: 1 })
    expect(await bar.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await page.getByRole('button', { name: 'Necessary only' }).click()
    await expect(async () => {
      await rows(page).nth(2).scrollIntoViewIfNeeded()
      for (const at of [0, 1, 2]) await expect(rows(page).nth(at)).toBeInViewport({ ratio: 1, timeout: 1 })
    }).toPass()
    await visit({ page, backend })
  })
})
