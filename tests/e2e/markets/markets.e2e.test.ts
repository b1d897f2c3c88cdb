import type { Page } from '@playwright/test'
import { embeds, PROVIDER } from '../../../src/rules/markets/embeds.ts'
import { expect, test } from '../test.ts'

// the browser warns about refused connections and reading pixels, which these tests need
test.use({ quiet: [/Failed to load resource: net::ERR_|Canvas2D: Multiple readback/] })

/** Noon on a Friday in New York, when everything is traded. */
const noon = '2026-11-20T17:00:00.000Z'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const entry = (page: Page, name: string) => region(page, 'Ticker tape').getByRole('button', { name })
const tile = (page: Page, symbol: string) => page.locator(`[data-symbol="${symbol}"]`)

test.beforeEach(async ({ page, backend }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await backend.setClock({ now: noon })
})

test('TRM-05 EMB-02 the tape has ten prices, follows the market, and does not move for users who prefer reduced motion; it moves for others, and stops under the pointer and by its button', async ({
  page,
  backend,
}) => {
  await page.goto('/')
  const entries = region(page, 'Ticker tape').getByRole('listitem')
  await expect(entries).toHaveText(Array(10).fill(/[▲▼•] [+−]?[\d.]+(%| bp)/))
  expect(await entries.first().evaluate((item) => item.getAnimations({ subtree: true }).length)).toBe(0)
  const before = await entry(page, 'S&P 500 Fut').textContent()
  await backend.setClock({ advance: 600_000 })
  await expect(entry(page, 'S&P 500 Fut')).not.toHaveText(before ?? '')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const tape = region(page, 'Ticker tape')
  const state = () =>
    tape
      .locator('ul')
      .first()
      .evaluate((list) => list.parentElement?.getAnimations()[0]?.playState)
  await expect.poll(state).toBe('running')
  await tape.hover({ position: { x: 300, y: 16 } })
  await expect.poll(state).toBe('paused')
  await tape.getByRole('button', { name: 'Stop the tape' }).click()
  await page.mouse.move(700, 500)
  await expect.poll(state).toBe('paused')
  await tape.getByRole('button', { name: 'Let the tape run' }).click()
  await page.mouse.move(700, 500)
  await expect.poll(state).toBe('running')
})

test('EMB-02 TRM-05 OVL-01 an entry shows its chart, which follows the theme, with candles, ranges, figures by arrow keys, a table, and the same price everywhere; a symbol can be found by name; a dialog leaves its full screen; a reload keeps range and table', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await findsByName(page)
  await entry(page, 'Crude Oil').click()
  const chart = region(page, 'Chart')
  const picture = chart.getByRole('slider', { name: 'Crude Oil, 1 day' })
  await expect(picture.locator('canvas').first()).toBeVisible()
  await leavesFullScreen(page)
  await chart.getByRole('button', { name: '5 days' }).click()
  const longer = chart.getByRole('slider', { name: 'Crude Oil, 5 days' })
  await longer.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(longer).toHaveAttribute('aria-valuetext', /: open [\d.]+, high [\d.]+, low [\d.]+, close [\d.]+, volume/)
  await chart.getByRole('button', { name: 'Table' }).click()
  const close = await chart.getByRole('row').nth(1).getByRole('cell').nth(3).textContent()
  await expect(entry(page, 'Crude Oil')).toContainText(` ${close} `)
  await page.reload()
  await expect(chart.getByRole('row').nth(1)).toBeVisible()
  await expect(chart.getByRole('button', { name: '5 days' })).toHaveAttribute('aria-pressed', 'true')
})

async function findsByName(page: Page) {
  await entry(page, 'Bitcoin').click()
  const chart = region(page, 'Chart')
  await chart.getByRole('combobox').fill('micros')
  await expect(chart.getByRole('option').first()).toContainText('Microsoft Corp.')
  await page.keyboard.press('Enter')
  const picture = chart.getByRole('slider', { name: 'Microsoft Corp., 1 day' })
  const canvas = picture.locator('canvas').first()
  /** The first pixel is the panel's colour. */
  const ground = () =>
    canvas.evaluate((one: HTMLCanvasElement) => one.getContext('2d')?.getImageData(1, 1, 1, 1).data[0] ?? -1)
  await expect.poll(ground).toBeLessThan(60)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(ground).toBeGreaterThan(200)
}

/** A dialog that opens over a chart in full screen is seen. */
async function leavesFullScreen(page: Page) {
  await region(page, 'Chart').getByRole('button', { name: 'Chart in full screen' }).click()
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFull).toBe(true)
  await page.keyboard.press('Control+k')
  await expect.poll(isFull).toBe(false)
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('EMB-02 without consent no other host is contacted; the heatmap is operated by keys and opens the chart', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Not now' }).click()
  await tile(page, 'NVDA').focus()
  await page.keyboard.press('ArrowDown')
  const reached = page.locator('[data-symbol]:focus')
  const name = (await reached.getAttribute('aria-label'))?.split(', ')[0] ?? ''
  expect(name).not.toBe('Nvidia Corp.')
  await page.keyboard.press('Enter')
  await expect(region(page, 'Chart').getByRole('slider', { name: `${name}, 1 day` })).toBeVisible()
  await region(page, 'Market overview').getByRole('tab', { name: 'Heatmap' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(region(page, 'Market overview').getByRole('tab', { name: 'Timeline', selected: true })).toBeFocused()
  await expect(region(page, 'Market overview').getByRole('listitem').first()).toBeVisible()
  expect([foreign, await page.locator('iframe').count()]).toEqual([[], 0])
})

/** The script that the provider serves: it creates its own frame from the settings, and tries to access what it must not. */
const script = `
  const mine = document.currentScript
  const inner = document.createElement('iframe')
  let reach = 'nothing'
  try { reach = String(parent.document.title) } catch {}
  try { localStorage.setItem('a', 'b'); reach += ' storage' } catch {}
  inner.src = 'https://www.tradingview-widget.com/embed-widget/#' + encodeURIComponent(JSON.stringify({ ...JSON.parse(mine.innerHTML), reach, origin }))
  document.querySelector('.tradingview-widget-container__widget').append(inner)
`
/** The message by which a widget reports that it has loaded. */
const here = "parent.postMessage({ name: 'tv-widget-load' }, '*')"
async function standIn(page: Page, words = here) {
  await page.route('https://s3.tradingview.com/external-embedding/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('https://www.tradingview-widget.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>Widget</p><script>${words}</script>` }),
  )
}
const allow = (page: Page) => page.getByRole('button', { name: 'Allow all' }).click()

test('EMB-01 TRM-05 with consent the provider’s widgets are shown in frames without an origin; ours are one click away; the tape has its final height from the start, whichever tape is shown', async ({
  page,
}) => {
  await standIn(page)
  await page.goto('/')
  const slot = region(page, 'Ticker tape').locator('..')
  await expect.poll(async () => (await slot.boundingBox())?.height).toBe(32)
  await allow(page)
  for (const name of ['tape', 'heatmap', 'timeline'] as const) {
    if (name === 'timeline') await region(page, 'Market overview').getByRole('tab', { name: 'Timeline' }).click()
    const frame = page.locator(`iframe[data-embed="${name}"]`)
    await expect(frame).toBeVisible()
    const inner = frame.contentFrame().locator('iframe')
    const received = JSON.parse(decodeURIComponent(((await inner.getAttribute('src')) ?? '').split('#')[1] ?? ''))
    expect(received).toEqual({ ...embeds[name].settings, reach: 'nothing', origin: 'null' })
  }
  await isHighFromTheStart(page)
  await expect(region(page, 'Ticker tape').getByRole('listitem')).toHaveCount(0)
  await region(page, 'Ticker tape').getByRole('button', { name: 'Show ours' }).click()
  await expect(region(page, 'Ticker tape').getByRole('listitem')).toHaveCount(10)
  await expect(page.locator('iframe[data-embed="tape"]')).toHaveCount(0)
})

test('EMB-02 when the provider is unreachable our widget stays, shows an error and can retry; its page never has an origin', async ({
  page,
}) => {
  await page.route('https://s3.tradingview.com/**', (route) => route.abort())
  await page.goto('/')
  await allow(page)
  const charts = region(page, 'Market overview')
  await expect(charts.getByRole('status')).toContainText(`${PROVIDER} cannot be reached.`)
  await expect(tile(page, 'NVDA')).toBeVisible()
  await page.unroute('https://s3.tradingview.com/**')
  await standIn(page)
  await charts.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('iframe[data-embed="heatmap"]')).toBeVisible()
  await expect(tile(page, 'NVDA')).toHaveCount(0)
  await page.goto('/embed/frame.html')
  expect(await page.evaluate(() => origin)).toBe('null')
})

test('EMB-02 a frame that shows the provider’s error page, or nothing, does not count as its widget', async ({
  page,
}) => {
  await page.clock.install()
  await standIn(page, '')
  await page.goto('/')
  await allow(page)
  const frame = page.locator('iframe[data-embed="heatmap"]')
  await expect(frame.contentFrame().locator('iframe').contentFrame().getByText('Widget')).toBeAttached()
  await expect(tile(page, 'NVDA')).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(region(page, 'Market overview').getByRole('status')).toContainText(`${PROVIDER} cannot be reached.`)
  await expect(tile(page, 'NVDA')).toBeVisible()
  await expect(frame).toHaveCount(0)
})

/** The provider's tape, also after a reload. */
async function isHighFromTheStart(page: Page) {
  const slot = region(page, 'Ticker tape').locator('..')
  const tape = page.locator('iframe[data-embed="tape"]')
  await expect(tape).toBeVisible()
  const [line, theirs] = [await slot.boundingBox(), await tape.boundingBox()]
  expect([line?.height, theirs?.height, (theirs?.y ?? 0) >= (line?.y ?? 0)]).toEqual([47, 46, true])
  await page.addInitScript(() => {
    const heights: number[] = []
    Object.assign(window, { heights })
    const look = () => {
      const line = document.querySelector('[data-tape]')
      if (line) heights.push(line.getBoundingClientRect().height)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(tape).toBeVisible()
  const seen: number[] = await page.evaluate('window.heights')
  expect([...new Set(seen)]).toEqual([47])
}
