import type { Page } from '@playwright/test'
import { expect, headlines, noticeOn, pressEscape, rows, test } from '../test.ts'

const pill = (page: Page) => page.getByRole('button', { name: /^(Held, )?\d+ new$/ })
const box = (page: Page) => page.getByLabel('Search news')
const many = (count: number, title: string) => Array.from({ length: count }, (_, i) => ({ title: `${title} ${i}` }))
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString()
const idOf = (page: Page, index: number) => rows(page).nth(index).getAttribute('data-id')

/** The tops of a row, read in each frame until `done` is there, each once. */
const topsOf = (page: Page, id: string | null) =>
  page.evaluate((id) => {
    const tops = new Set<number | undefined>()
    const read = () => {
      tops.add(document.querySelector(`[role="feed"] [data-id="${id}"]`)?.getBoundingClientRect().top)
      if (!('isDone' in globalThis)) requestAnimationFrame(read)
    }
    read()
    return new Promise<(number | undefined)[]>((resolve) => {
      const wait = () => ('isDone' in globalThis ? resolve([...tops]) : requestAnimationFrame(wait))
      wait()
    })
  }, id)

test('FED-16 Hold: the row under the pointer stays where it is while 200 items arrive, at the very top and further down', async ({
  page,
  backend,
}) => {
  await page.goto('/')
  for (const where of ['at the very top', 'further down'] as const) {
    await page.mouse.move(0, 0)
    await rows(page).nth(2).hover()
    if (where === 'further down') await page.mouse.wheel(0, 900)
    await expect
      .poll(() => headlines(page).evaluate((list) => list.parentElement?.scrollTop))
      .toBe(where === 'further down' ? 900 : 0)
    const id = await page.locator('[role="feed"] article:hover').getAttribute('data-id')
    const tops = topsOf(page, id)
    for (let batch = 0; batch < 20; batch++) await backend.inject(many(10, `Arrival ${batch}`))
    await expect(pill(page)).toHaveText('200 new')
    await page.evaluate(() => Object.assign(globalThis, { isDone: true }))
    expect([id === null, (await tops).length], where).toEqual([false, 1])
    await page.evaluate('delete globalThis.isDone')

    await pill(page).click()
    await expect(rows(page).first()).toContainText('Arrival')
    expect(await headlines(page).evaluate((list) => list.parentElement?.scrollTop)).toBe(0)
  }
})

test('FED-23 important headlines stand out, and a button, the opened row and a key show them alone', async ({
  page,
  backend,
}) => {
  await backend.inject([
    { title: 'Quokka opens a garden', publishedDatetime: minutesAgo(3) },
    { title: 'Quokka agrees to buy Numbat', tickers: ['QKA'], publishedDatetime: minutesAgo(2) },
    { title: 'Quokka names a street', publishedDatetime: minutesAgo(1) },
  ])
  await page.goto('/')
  await box(page).fill('quokka')
  await expect(rows(page)).toHaveCount(3)
  const deal = rows(page).filter({ hasText: 'Numbat' })
  const looks = () =>
    rows(page).evaluateAll((all) =>
      all.map((row) => {
        const weight = Number(getComputedStyle(row.querySelector('[id$="-title"]') ?? row).fontWeight)
        return [getComputedStyle(row).boxShadow !== 'none', weight > 600]
      }),
    )
  const plain = [false, false]
  expect(await looks()).toEqual([plain, [true, true], plain])
  await expect(deal).toHaveAccessibleDescription(/Injected Unread Important$/)

  await deal.click()
  await expect(deal).toHaveAccessibleDescription(/Injected Important$/)
  await deal.getByRole('button', { name: 'deal' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('is:important quokka')
  const button = page.getByRole('button', { name: 'Only important headlines' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(rows(page)).toHaveCount(3)
  await expect(box(page)).toHaveValue('quokka')
  await deal.getByRole('button', { expanded: true }).click()
  expect(await looks()).toEqual([plain, [true, true], plain])
  await page.locator('body').press('i')
  await expect(rows(page)).toHaveCount(1)
  await page.locator('body').press('i')
  await expect(rows(page)).toHaveCount(3)
})

test('FED-21 an empty feed names the filter without which there are headlines, removes it, and Undo brings it back', async ({
  page,
  backend,
}) => {
  await backend.inject([
    { title: 'Quokka rises', tickers: ['XOM'] },
    { title: 'Quokka falls', tickers: ['CVX'] },
  ])
  await page.goto('/')
  await box(page).fill('quokka')
  await expect(rows(page)).toHaveCount(2)
  await rows(page).first().click()
  await page
    .getByRole('button', { name: /^(CVX|XOM)$/ })
    .first()
    .click()
  await expect(rows(page)).toHaveCount(1)
  await box(page).fill('wombat')
  const reason = page.getByRole('listitem').filter({ hasText: /Without Keywords, \d+ headlines? match/ })
  await reason.getByRole('button', { name: 'Remove Keywords' }).click()
  await expect(rows(page).filter({ hasText: 'Quokka' })).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue('wombat')
  await expect(reason).toBeVisible()
})

test('FED-15 FED-16 the keys j, k, o, / and space work on the page, but not while typing or in a dialog', async ({
  page,
  backend,
}) => {
  await backend.inject([{ title: 'Quokka one' }, { title: 'Quokka two' }, { title: 'Quokka three' }])
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('quokka jok')
  await expect(box(page)).toHaveValue('quokka jok')
  await box(page).fill('quokka')
  await expect(rows(page)).toHaveCount(3)
  await box(page).blur()

  for (const key of ['j', 'j', 'k', 'o']) await page.keyboard.press(key)
  await expect(rows(page).nth(0)).toBeFocused()
  await expect(rows(page).nth(0).getByRole('button', { expanded: true })).toHaveCount(1)
  await page.keyboard.press('o')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Hold the list still, let it go')
  await page.keyboard.press('j')
  await pressEscape(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Held' })).toBeVisible()
  await backend.inject([{ title: 'Quokka four' }])
  await expect(pill(page)).toHaveText('Held, 1 new')
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press(' ')
  await expect(rows(page)).toHaveCount(4)
})

test('RT-02 FED-16 older headlines are counted from the start, and come once the list is scrolled', async ({
  page,
}) => {
  const parts: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [, event] = /^42\/news,\["(initial|backfill)"/.exec(String(payload)) ?? []
      if (event) parts.push(event)
    }),
  )
  await page.goto('/')
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '500')
  const height = () => headlines(page).evaluate((list) => list.clientHeight)
  const before = await height()
  await expect(headlines(page)).toHaveAttribute('aria-busy', 'false')
  expect(parts).toEqual(['initial'])
  await headlines(page).hover()
  await page.mouse.wheel(0, 5000)
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', /^2\d\d$/)
  expect(parts).toEqual(['initial', 'backfill', 'backfill', 'backfill', 'backfill'])
  // but for the headings of days
  expect((await height()) - before).toBeLessThan(200)
})

test('FED-15 a row is one tab stop, and Ctrl with Home or End leaves the feed', async ({ page }) => {
  await page.goto('/')
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '500')
  await page.getByRole('button', { name: 'Filters', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(rows(page).first()).toBeFocused()
  // the older ones come as soon as the focus is in the list, and those below the 500 once it is at their end
  const end = headlines(page).locator('[aria-posinset="500"]')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(end).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await expect(end).toBeInViewport()
  await page.keyboard.press('Control+Home')
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+End')
  await expect(headlines(page).locator(':focus')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('FED-15 FED-26 ERR-07 the link of an opened row is copied, which raises a notice; it leads to the page of its headline, which shows it after a reload, too, and to who has the address', async ({
  page,
  backend,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await backend.inject([{ title: 'Quokka with a page', link: 'https://example.test/quokka', summary: 'It has words.' }])
  await page.goto('/')
  // simulated headlines keep arriving above it
  const row = rows(page).filter({ hasText: 'Quokka with a page' })
  await expect(row).toBeVisible()
  await expect(headlines(page).getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
  await row.getByRole('button').first().click()
  await row.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(noticeOn(page)).toContainText('Link Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.test/quokka')
  await row.getByRole('link', { name: 'Headline page' }).click()
  await expect(page).toHaveURL(/\/news-pit\/[\w-]+$/)
  const article = page.getByRole('region', { name: 'Article Reader' })
  await expect(article).toContainText('Quokka with a page')
  await expect(article).toContainText('It has words.')
  await page.reload()
  await expect(article).toContainText('It has words.')
  const html = await (await fetch(page.url())).text()
  expect(html).toContain('<meta property="og:title" content="Quokka with a page" />')
  expect(html).toContain('<meta property="og:description" content="It has words." />')
})

test('FED-15 read rows are still read after a reload, and a line marks the last visit', async ({ page, backend }) => {
  await backend.inject([{ title: 'Quokka old' }])
  await page.clock.install()
  await page.goto('/')
  await rows(page).first().getByRole('button').first().click()
  await expect(rows(page).first().getByText('Unread')).toHaveCount(0)
  const id = await idOf(page, 0)
  // the user navigates away and stays away for six minutes
  await page.goto('about:blank')
  const later = new Date(Date.now() + 6 * 60_000).toISOString()
  await backend.inject([{ title: 'Quokka new', publishedDatetime: later, receivedDatetime: later }])
  await page.clock.fastForward(6 * 60_000)
  await page.goto('/')
  await expect(page.getByText('1 since your last visit')).toBeVisible()
  await expect(rows(page).nth(1)).toHaveAttribute('data-id', id ?? '')
  await expect(rows(page).nth(1).getByText('Unread')).toHaveCount(0)
  await expect(rows(page).nth(0).getByText('Unread')).toHaveCount(1)
})

test('QRY-04 a press on what is said of a long query reaches the row beneath, and the field keeps its width', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const query = 'quokka OR wombat OR "a phrase of several words" OR bandicoot OR numbat OR potoroo'
  await backend.inject([{ title: 'Quokka rises' }, { title: 'Wombat falls' }])
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  const width = async () => (await box(page).boundingBox())?.width ?? 0
  const before = await width()
  await box(page).fill(query)
  await box(page).press('Enter')
  await expect(rows(page)).toHaveCount(2)
  const note = page.getByText(/^Searches for/)
  await expect(note).toBeVisible()
  expect(before - (await width())).toBeLessThan(40)
  const [said, row] = [await note.boundingBox(), await rows(page).first().boundingBox()]
  const y = (row?.y ?? 0) + (row?.height ?? 0) / 2
  const x = (said?.x ?? 0) + (said?.width ?? 0) / 2
  expect([y > (said?.y ?? 0), y < (said?.y ?? 0) + (said?.height ?? 0)]).toEqual([true, true])
  await page.mouse.click(x, y)
  await expect(rows(page).first()).toContainText('Published')
})
