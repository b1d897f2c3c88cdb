import type { Locator, Page } from '@playwright/test'
import { blockLiveOn, expect, rows, test } from '../test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const hasCalendar = (page: Page) => panel(page, 'Calendar').getByRole('listitem').first().waitFor()

const heightsOf = (fields: Locator) => fields.evaluateAll((all) => all.map((one) => one.parentElement?.offsetHeight))

test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } })

/** It shows headlines dark on white, one below the other, and no controls. */
async function prints(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Add Feed' })).toBeHidden()
  const seen = await rows(page)
    .first()
    .evaluate((row) => {
      const title = row.querySelector('[id$="-title"]')
      const grounds: string[] = []
      let clipped = 0
      for (let at: Element | null = row; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') grounds.push(backgroundColor)
        if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible') clipped++
      }
      return { text: title && getComputedStyle(title).color, grounds: [...new Set(grounds)], clipped }
    })
  expect(seen).toEqual({ text: 'rgb(0, 0, 0)', grounds: ['rgb(255, 255, 255)'], clipped: 0 })
  await expect(page.getByRole('complementary')).toHaveCount(0)
  // it depends on the time of printing
  await expect(panel(page, 'News').getByText('Live', { exact: true })).toBeHidden()
}

test('LAY-21 LAY-26 BCK-06 the font of an alphabet, or of rare letters, is fetched once one of them is shown, and nothing moves; a print shows headlines dark on white, one below the other, and no controls', async ({
  page,
  backend,
}) => {
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /(inter-[a-z]+(?:-ext)?)-.*woff2/.exec(name)?.[1] ?? [])
        .sort(),
    )
  await page.goto('/')
  await rows(page).first().waitFor()
  await expect.poll(() => page.evaluate(() => [...document.fonts].length)).toBeGreaterThan(10)
  const before = await fonts()
  await backend.inject([
    { title: 'Το ΑΕΠ της Ελλάδας αυξήθηκε' },
    { title: 'Банк России сохранил ставку' },
    { title: 'Société Générale relève sa prévision' },
  ])
  await expect.poll(fonts).toEqual(['inter-cyrillic', 'inter-first', 'inter-greek', 'inter-rare'])
  await page.evaluate(() => document.fonts.ready)
  const heights = await rows(page).evaluateAll((all) =>
    all.slice(0, 4).map((row) => row.getBoundingClientRect().height),
  )
  expect([before, new Set(heights).size]).toEqual([['inter-first'], 1])
  await prints(page)
})

test('LAY-22 forced colours distinguish live state, selection, filled buttons and the chevrons of rows', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await hasCalendar(page)
  const groundOf = (selector: string) =>
    panel(page, 'Calendar')
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const dotOf = (name: string) =>
    panel(page, name)
      .locator('header span[aria-hidden]')
      .first()
      .evaluate((dot) => getComputedStyle(dot).borderTopWidth)
  // the style sheet comes after the rows
  const account = page.locator('#account')
  await expect(account).toHaveCSS('border-top-width', '1px')
  const chosen = await groundOf('[aria-pressed="true"]')
  expect({
    day: (await groundOf('[aria-pressed="false"]')) === chosen,
    tab: [await groundOf('[aria-selected="true"]'), (await groundOf('[aria-selected="false"]')) === chosen],
    dots: [await dotOf('Calendar'), await dotOf('Live TV')],
    chevron: await rows(page)
      .first()
      .getByRole('button')
      .first()
      .evaluate((head) => getComputedStyle(head, '::after').forcedColorAdjust),
  }).toEqual({ day: false, tab: [chosen, false], dots: ['4px', '1px'], chevron: 'none' })
})

test.describe('where no rows come', () => {
  test.use({ viewport: { width: 320, height: 256 }, quiet: [/net::ERR_FAILED|WebSocket connection/] })

  test('LAY-21 LAY-22 LEG-04 Terminal, News Pit and documents have the styles of paper, forced colours and very low windows', async ({
    page,
  }) => {
    await blockLiveOn(page)
    await page.emulateMedia({ media: 'print', forcedColors: 'active' })
    for (const path of ['/', '/news-pit', '/legal/tos']) {
      await page.goto(path)
      const seen = () =>
        page.evaluate(() => {
          const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
          return {
            paper: styleOf(':root').getPropertyValue('--page'),
            filled: styleOf('#account').borderTopWidth,
            bar: styleOf('[aria-label="Cookies"]').maxHeight,
          }
        })
      await expect.poll(seen, path).toEqual({ paper: '#fff', filled: '1px', bar: '62px' })
    }
  })
})

test('LAY-23 LAY-24 CAL-03 the opened Chart scrolls into view; search fields have the height of a mouse or a finger, and space for their placeholders', async ({
  page,
}) => {
  await page.goto('/')
  await hasCalendar(page)
  await panel(page, 'Ticker tape').getByRole('button', { name: 'Crude Oil' }).dispatchEvent('click')
  const plot = panel(page, 'Chart').locator('canvas').first()
  await expect(plot).toBeInViewport({ ratio: 0.9 })
  expect((await plot.boundingBox())?.height).toBeGreaterThanOrEqual(160)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await plot.boundingBox())?.height).toBeGreaterThanOrEqual(160)
  const fields = page.getByRole('main').locator('input[placeholder^="Search"], input[role="combobox"]')
  const heights = await heightsOf(fields)
  expect([heights.length > 3, new Set(heights)]).toEqual([true, new Set([28])])
  await page.setViewportSize({ width: 1600, height: 900 })
  const cut = await fields.evaluateAll((all) =>
    all.flatMap((one) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!(one instanceof HTMLInputElement) || !pen) return ['no field']
      pen.font = getComputedStyle(one).font
      return pen.measureText(one.placeholder).width > one.clientWidth ? [one.placeholder] : []
    }),
  )
  expect(cut).toEqual([])
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  const forFingers = await heightsOf(fields)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await devtools.detach()
  expect([isTouched, forFingers.length, new Set(forFingers)]).toEqual([true, heights.length, new Set([44])])
})

test('LAY-23 a panel that opens together with its column scrolls into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await expect(panel(page, 'Ticker tape').getByRole('button', { name: 'Crude Oil' })).toBeVisible()
  await panel(page, 'Ticker tape').getByRole('button', { name: 'Crude Oil' }).dispatchEvent('click')
  await expect(panel(page, 'Chart').locator('canvas').first()).toBeInViewport({ ratio: 0.9 })
})

test('CAL-11 the mark of the current time is fully visible on a day whose events are all upcoming', async ({
  page,
  backend,
}) => {
  const now = '2026-11-18T00:01:00.000Z'
  await backend.setClock({ now, rate: 0 })
  await page.clock.setFixedTime(now)
  await page.goto('/')
  await hasCalendar(page)
  const mark = panel(page, 'Calendar').getByText('Now')
  await expect(mark).toBeAttached()
  const gap = await mark.evaluate((word) => {
    const head = word.closest('[role="group"]')?.querySelector('header')?.getBoundingClientRect()
    return (word.parentElement?.getBoundingClientRect().top ?? 0) - (head?.bottom ?? 0)
  })
  expect(gap).toBeGreaterThanOrEqual(-1)
})
