import type { Page } from '@playwright/test'
import { expect, rows, test } from '../test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Ticker, headline, preset, action' })
const lines = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')
const reached = (page: Page) => page.getByRole('option', { selected: true })
const feeds = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ visible: true })
/** How many entries the user has gone forward from the page's first. */
const depth = (page: Page) => page.evaluate(() => history.state.__TSR_index)

async function open(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('LAY-28 LAY-29 TRM-09 a ticker’s news are its letters and two keys away, and Escape brings the feed back', async ({
  page,
}) => {
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  for (const symbol of ['F', 'T', 'GIS', 'NVDA', 'BRK.B']) {
    await open(page)
    // faster than the directory answers
    await page.keyboard.type(symbol.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: symbol, exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => location.search)).toBe(`?symbol=${symbol}`)
  }
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { name: 'NVDA', exact: true })).toBeVisible()
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { name: 'BRK.B', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'News', exact: true })).toBeVisible()
})

test('LAY-28 what is typed while the palette’s code is on its way is for it, and nothing else takes it', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/Palette-.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.focus()
  await page.keyboard.press('Control+k')
  // given up, by Escape or the same keys, it gives the focus back
  for (const key of ['Escape', 'Control+k']) {
    await page.keyboard.press(key)
    await expect(menu).toBeFocused()
    await page.keyboard.press('Control+k')
  }
  // as fast as keys come, none of them waited for: j would go to a row
  await page.keyboard.type('jpm')
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toHaveValue('jpm')
  await expect(page.locator('article:focus')).toHaveCount(0)
  release()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('x')
  await expect(field(page)).toHaveValue('jpmx')
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  // what was typed last time gives way, however fast the next word comes
  await page.keyboard.press('Control+k')
  await page.keyboard.type('amd')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('amd')
})

test('TRM-08 TRM-09 a selected symbol marks rows, and filters a feed as long as its square is pressed', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/terminal')
  await backend.inject([{ title: 'Chips rise', tickers: ['AMD', 'NVDA'] }])
  const row = rows(page).filter({ hasText: 'Chips rise' })
  await expect(row).toContainText('AMD')
  await open(page)
  await page.keyboard.type('nvda')
  await expect(reached(page)).toContainText('Nvidia')
  await page.keyboard.press('Enter')
  const square = page.getByRole('button', { name: 'Follow the selected symbol' })
  await expect(square).toHaveAttribute('aria-pressed', 'true')
  await square.click()
  await expect(page.getByRole('heading', { name: 'News', exact: true })).toBeVisible()
  await expect(row).toContainText('NVDA selected')
  expect(await row.evaluate((element) => getComputedStyle(element).boxShadow)).toContain('inset')
  await page
    .getByRole('button', { name: /S&P 500 Fut/ })
    .first()
    .click()
  await expect(row).toContainText('AMD')
  await expect(page.getByRole('button', { name: /S&P 500 Fut/ }).first()).toHaveAttribute('aria-current', 'true')
})

test('LAY-28 RTE-15 the palette keeps what was typed when Escape or Back closes it, and opens while typing elsewhere', async ({
  page,
}) => {
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  const box = page.getByLabel('Search news')
  await box.fill('oil')
  await open(page)
  await page.keyboard.type('>them')
  await expect(lines(page)).toHaveText(['Theme: system', 'Theme: dark', 'Theme: light'])
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(field(page)).toHaveCount(0)
  await expect(box).toHaveValue('oil')
  await expect(box).toBeFocused()
  await open(page)
  await expect(field(page)).toHaveValue('>them')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)

  await open(page)
  await page.keyboard.press('ArrowUp')
  await expect(reached(page)).toHaveText('Theme: light')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => depth(page)).toBe(0)
})

test('RTE-15 Back and Forward lead between the page that the palette was opened at and the one that it has led to', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Send Feedback' }).click()
  await expect(page).toHaveURL('/contact-us')
  await open(page)
  await expect.poll(() => depth(page)).toBe(2)
  await page.keyboard.type('sources')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sources')
  await expect.poll(() => depth(page)).toBe(2)
  for (const [way, path] of [
    ['goBack', '/contact-us'],
    ['goForward', '/sources'],
    ['goBack', '/contact-us'],
    ['goBack', '/about-us'],
    ['goForward', '/contact-us'],
    ['goForward', '/sources'],
  ] as const) {
    await page[way]()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('LAY-30 TRM-02 Shift and Enter open feeds up to three, then replace the one used last; Tab shows what else can be done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  for (const symbol of ['amd', 'aapl', 'msft']) {
    await open(page)
    await page.keyboard.type(symbol)
    await expect(reached(page)).toContainText(symbol.toUpperCase())
    await page.keyboard.press('Shift+Enter')
    await expect(feeds(page).filter({ hasText: symbol.toUpperCase() })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(feeds(page).filter({ hasText: 'MSFT' })).toHaveCount(0)

  await open(page)
  await page.keyboard.type('tslax')
  // nothing is found
  await expect(lines(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(reached(page)).toContainText('Tesla, Inc.')
  await page.keyboard.press('Tab')
  await expect(lines(page)).toHaveText([
    'Turn to TSLA',
    'Go to the page of TSLA',
    'Open TSLA in a new feed',
    'Show only TSLA in feed 1',
    'Mute TSLA in feed 1',
    'Show the chart of TSLA',
    'Alert me about TSLA',
  ])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Symbol or company' })).toHaveAttribute('placeholder', /^TSLA/)
})

test('LAY-28 on a phone the palette is opened by the menu, and leads to the Library', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Search', exact: true }).click()
  await field(page).fill('nvda')
  await expect(reached(page)).toContainText('Nvidia')
  await page.keyboard.press('Tab')
  // a phone shows one feed
  await expect(lines(page).filter({ hasText: 'in a new feed' })).toHaveCount(0)
  await field(page).fill('libr')
  await lines(page).filter({ hasText: 'Library' }).click()
  await expect(page).toHaveURL('/news-pit')
  await expect(page.getByRole('feed', { name: 'Library, newest first' })).toBeVisible()
})

test('RTE-17 the address names the selected symbol: Back and Forward lead along, and another browser opens it', async ({
  page,
  context,
  backend,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await backend.inject([{ title: 'Chips rise', tickers: ['AMD', 'NVDA'] }])
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  const search = () => page.evaluate(() => location.search)
  const mark = (of: Page, name: string) =>
    of.getByRole('button', { name: new RegExp(`^${name} .*`) }).and(of.locator('[aria-current="true"]'))
  for (const [name, symbol] of [
    ['Nasdaq 100 Fut', 'NQ1'],
    ['Bitcoin', 'BTCUSD'],
  ] as const) {
    await page
      .getByRole('region', { name: 'Ticker tape' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await expect.poll(search).toBe(`?symbol=${symbol}`)
  }
  await page.goBack()
  await expect.poll(search).toBe('?symbol=NQ1')
  await expect(mark(page, 'Nasdaq 100 Fut').first()).toBeVisible()
  await page.goForward()
  await expect.poll(search).toBe('?symbol=BTCUSD')
  await page.keyboard.press('Escape')
  await expect.poll(search).toBe('')
  await page.goBack()
  await expect.poll(search).toBe('?symbol=BTCUSD')
  // a link keeps the selection, and adds no entry of its own
  const goTo = async (name: string) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await goTo('The News Pit')
  await expect(page).toHaveURL(/\/news-pit$/)
  await goTo('The Terminal')
  await expect.poll(search).toBe('?symbol=BTCUSD')
  await page.goBack()
  await expect(page).toHaveURL(/\/news-pit$/)

  const other = await context.newPage()
  await other.goto('/terminal?symbol=nvda')
  await expect(rows(other).filter({ hasText: 'Chips rise' })).toContainText('NVDA selected')
})

test('LAY-35 an action without a key gets one in the list of keys, which gives it on any page and after a reload, and which the palette shows', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  const change = dialog.getByRole('button', { name: 'Change the key for “Add feed”' })
  const feed = (number: number) => page.getByRole('feed', { name: `feed ${number}` })
  await page.goto('/alerts')
  await expect(page.getByRole('heading', { name: 'Alert me about' })).toBeVisible()
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await change.press('Enter')
  await page.keyboard.press('s')
  await expect(dialog.getByRole('status')).toHaveText('s is the key of “Share the headline”. Press another one.')
  await page.keyboard.press('a')
  await expect(dialog.getByRole('status')).toHaveText('“Add feed” has the key a now.')
  await expect(change).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('main').focus()
  await page.keyboard.press('a')
  await expect(feed(2)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await open(page)
  await field(page).fill('>add feed')
  await expect(lines(page).first().locator('kbd')).toHaveText('a')
  await page.keyboard.press('Escape')
  await page.getByRole('main').focus()
  await page.keyboard.press('a')
  await expect(feed(3)).toBeVisible()
})
