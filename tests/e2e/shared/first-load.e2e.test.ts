import type { Page, Response } from '@playwright/test'
import { firstLoadOf } from '../../../scripts/lib/first-load.mjs'
import { SIMULATED } from '../../../src/contract/shared/news.ts'
import { shiftsOf, watchShifts } from '../look/shift.ts'
import { expect, rows, test } from '../test.ts'

const nameOf = (response: Response) => new URL(response.url()).pathname.slice(1) || 'index.html'
const arrived = async (response: Response) => (await response.request().sizes()).responseBodySize

test('BCK-06 the bytes loaded before the first row are those that the build reports', async ({ page, backend }) => {
  // so that the page has its rows
  await backend.newest()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  const built = firstLoadOf('dist/app').filter(({ name }) => name !== 'index.html')
  const sizes = built.map(async ({ name }) => {
    const response = responses.find((one) => nameOf(one) === name)
    return { name, bytes: response && (await arrived(response)) }
  })
  expect(await Promise.all(sizes)).toEqual(built)
  const html = responses.find((response) => nameOf(response) === 'index.html')
  // with the headlines that it brings along
  expect(html && (await arrived(html))).toBeLessThan(8_000)
  const fonts = responses.filter((response) => nameOf(response).endsWith('.woff2'))
  const bytes = (await Promise.all(fonts.map(arrived))).reduce((sum, size) => sum + size, 0)
  expect([fonts.length, bytes < 28_000]).toEqual([2, true])
})

test('LAY-25 the menu, the dialogs and the router are loaded when a pointer comes to what leads there, the filters with the press', async ({
  page,
}) => {
  const named: string[] = []
  page.on('request', (request) =>
    named.push(/(MainMenu|Overlay|Pages|builder)-[^/]*\.js$/.exec(request.url())?.[1] ?? ''),
  )
  const loaded = () => named.filter((name) => name !== '')
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const seen = [loaded()]
  await page.getByRole('button', { name: 'Menu', exact: true }).hover()
  await expect.poll(loaded).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign In' }).hover()
  await expect.poll(loaded).toHaveLength(2)
  await page.getByRole('link', { name: 'Send Feedback' }).hover()
  await expect.poll(loaded).toHaveLength(3)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect.poll(loaded).toHaveLength(4)
  seen.push(loaded())
  expect(seen).toEqual([[], ['MainMenu', 'Overlay', 'Pages', 'builder']])
})

const isShowing = (page: Page) =>
  page.getByRole('feed', { name: 'Headlines' }).evaluate((feed) => ({
    isBusy: feed.getAttribute('aria-busy'),
    opacity: getComputedStyle(feed).opacity,
    rows: [...feed.querySelectorAll('article')]
      .slice(0, 8)
      // counts of sources come when the server has counted
      .map((row) => [
        row.innerHTML.replace(row.querySelector('[data-count]')?.outerHTML ?? '', ''),
        row.className,
        JSON.stringify(row.getBoundingClientRect()),
      ]),
  }))

test.describe('a first visit', () => {
  // in a context of its own: Playwright makes one where an option differs from that of the test before
  test.use({ acceptDownloads: false })

  test('BCK-14 the page shows its own first rows before there is a connection; the list that replaces them moves nothing', async ({
    page,
    backend,
  }) => {
    // on a quiet night no other row has a ticker
    await backend.inject([
      { id: 'nvda', source: SIMULATED, title: 'Nvidia names a new chief scientist', tickers: ['NVDA'] },
    ])
    // the page has rows once anybody has searched
    await backend.newest()
    let open: () => void = () => undefined
    const isOpen = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route('**/socket.io/**', async (route) => {
      await isOpen
      await route.continue()
    })
    await page.routeWebSocket(/socket\.io/, async (socket) => {
      await isOpen
      socket.connectToServer()
    })
    // the moves of tickers come when their code and their prices do, with either list
    let loadMoves: () => void = () => undefined
    const areMovesWanted = new Promise<void>((resolve) => {
      loadMoves = resolve
    })
    await page.route('**/TickerMove-*.js', async (route) => {
      await areMovesWanted
      await route.continue()
    })
    await watchShifts(page)
    await page.goto('/terminal')
    await expect(page.getByRole('article').first()).toBeVisible()
    const served = await isShowing(page)
    open()
    await expect(rows(page).first()).toBeVisible()
    const live = await isShowing(page)
    expect([served, live, await shiftsOf(page)]).toEqual([
      { isBusy: 'true', opacity: '1', rows: live.rows },
      { isBusy: 'false', opacity: '1', rows: served.rows },
      [],
    ])
    loadMoves()
    await expect(
      rows(page)
        .getByText(/^(up|down) [\d.]+%$/)
        .first(),
    ).toBeAttached()
    expect(await shiftsOf(page)).toEqual([])
  })
})
