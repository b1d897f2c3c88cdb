import type { Page, WebSocketRoute } from '@playwright/test'
import type { Backend } from '../backend.ts'
import { expect, headlines, rows, test } from '../test.ts'

const deal = 'Orbex Foods to buy Halden Dairy for $2.4 billion'
const update = 'UPDATE 1-Orbex Foods to acquire Halden Dairy in $2.4 bln deal'

// the browser logs what fails, which this test causes
test.use({ quiet: [/Failed to load resource/] })

test('STY-08 an opened headline says who else reports it; where that fails it can be asked for again, and the headline is read all the same', async ({
  page,
  backend,
}) => {
  const link = 'https://coast.test/deal'
  await backend.inject([{ title: deal, articleSource: 'Coast Wire', link }])
  await page.goto('/terminal')
  const row = rows(page).filter({ hasText: 'Orbex Foods to acquire' })
  const story = row.getByRole('region', { name: 'Same story' })
  await expect(rows(page).first()).toBeVisible()
  await backend.inject([{ title: update, articleSource: 'Harbour Press', summary: 'The boards have agreed.' }])
  await backend.fault({ call: 'stories.ofHeadline', kind: 'status', status: 500 })

  await row.getByRole('button').first().click()
  await expect(row).toContainText('Other reports could not be loaded.')
  await expect(row).toContainText('The boards have agreed.')
  await backend.clearFaults()
  await row.getByRole('button', { name: 'Retry' }).click()
  await expect(story).toContainText('Same story: 1 other report')
  await expect(story.getByRole('listitem')).toHaveText([
    /^FirstCoast WireOrbex Foods to buy Halden Dairy for \$2\.4 billion/,
    /Harbour PressUpdateUPDATE 1-Orbex Foods to acquire .* \(this headline\)$/,
  ])
  await expect(story.getByRole('link')).toHaveAttribute('href', link)
})

test('STY-10 each other report says what it has in common, and nothing of it overlaps on a phone', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const from = (title: string, articleSource: string) => ({ title, articleSource })
  const long = 'A very long name of a publisher that no phone has space for'
  await backend.inject([
    from(deal, 'Coast Wire'),
    from('Orbex Foods buys Halden Dairy for $2.4bn', 'Dale Ledger'),
    from(update, long),
  ])
  await page.goto('/terminal')
  const row = rows(page).filter({ hasText: deal })
  await row.getByRole('button').first().click()
  const other = row.getByRole('listitem').filter({ hasText: 'Dale Ledger' })
  await expect(other).toContainText(/In common: Halden Dairy · Orbex Foods · \$2\.4(bn| billion) · buys?/)
  const scroller = await row.evaluate((one) => {
    const { scrollWidth = 0, clientWidth = 0 } = one.closest('[role="feed"]')?.parentElement ?? {}
    return scrollWidth - clientWidth
  })
  expect(scroller).toBe(0)
  const isWhole = await row.getByRole('listitem').evaluateAll((items) =>
    items.every((item, at) => {
      const [box, next] = [item.getBoundingClientRect(), items[at + 1]?.getBoundingClientRect()]
      const inner = [...item.querySelectorAll('*')].map((one) => one.getBoundingClientRect())
      const isWithin = inner.every(({ right, bottom }) => right <= box.right + 0.5 && bottom <= box.bottom + 0.5)
      return isWithin && (!next || next.top >= box.bottom - 0.5)
    }),
  )
  expect(isWhole).toBe(true)
})

test('STY-11 a report that is not the same leaves the story, its count too, and stays so after a reload; Undo brings it back', async ({
  page,
  backend,
}) => {
  const from = (title: string, articleSource: string) => ({ title, articleSource })
  const [other, third] = [
    from(update, 'Harbour Press'),
    from('Orbex Foods buys Halden Dairy for $2.4bn', 'Dale Ledger'),
  ]
  await backend.inject([from(deal, 'Coast Wire'), other, third])
  await page.goto('/terminal')
  const row = rows(page).filter({ hasText: deal }).first()
  const closed = row.getByRole('button').first()
  await expect(row.getByRole('button', { name: '2 other sources' })).toBeVisible()
  await closed.click()
  await row.getByRole('button', { name: `Not the same: ${update}` }).click()
  await expect(row.getByText('Same story: 1 other report')).toBeVisible()
  const undo = row.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await closed.click()
  await expect(row.getByRole('button', { name: '1 other source' })).toBeVisible()
  await page.reload()
  await expect(row.getByRole('button', { name: '1 other source' })).toBeVisible()
  await closed.click()
  await undo.click()
  await expect(row.getByText('Same story: 2 other reports')).toBeVisible()
  await closed.click()
  await expect(row.getByRole('button', { name: '2 other sources' })).toBeVisible()
})

test('STY-12 a feed can do without other reports and their counts: its neighbour keeps them, Show brings them back, and neither loses the focus', async ({
  page,
  backend,
}) => {
  await backend.inject([
    { title: deal, articleSource: 'Coast Wire' },
    { title: update, articleSource: 'Harbour Press' },
  ])
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Feed' }).click()
  const feeds = ['Headlines, newest first', 'Headlines, newest first, feed 2']
  const rowIn = (feed: number) =>
    page.getByRole('feed', { name: feeds[feed], exact: true }).getByRole('article').filter({ hasText: deal })
  const counted = (feed: number) => rowIn(feed).getByRole('button', { name: '1 other source' })
  await expect(counted(1)).toBeVisible()
  await counted(0).click()
  const hide = rowIn(0).getByRole('button', { name: 'Hide in this feed' })
  const show = rowIn(0).getByRole('button', { name: 'Show', exact: true })
  await hide.click()
  await expect(show).toBeFocused()
  await show.press('Enter')
  await expect(hide).toBeFocused()
  await hide.press('Enter')
  await expect(show).toBeFocused()
  await expect(rowIn(0).getByRole('region', { name: 'Same story' })).toHaveCount(0)
  await expect(counted(0)).toHaveCount(0)
  await expect(counted(1)).toBeVisible()
  await page.reload()
  await expect(counted(1)).toBeVisible()
  await expect(counted(0)).toHaveCount(0)
  await rowIn(0).getByRole('button').first().click()
  await show.click()
  await expect(rowIn(0).getByText('Same story: 1 other report')).toBeVisible()
  expect(await rowIn(0).evaluate((row) => row.contains(document.activeElement))).toBe(true)
  await rowIn(0).getByRole('button').first().click()
  await expect(counted(0)).toBeVisible()
})

/** The same event, of other companies. */
const withNames = (buyer: string, bought: string) => (title: string) =>
  title.replaceAll('Orbex Foods', buyer).replaceAll('Halden Dairy', bought)

test('STY-09 a closed row of a wide and of a narrow feed says how many other sources report it, and nothing moves for it', async ({
  page,
  backend,
}) => {
  await page.goto('/terminal')
  await expect(rows(page).first()).toBeVisible()
  for (const { width, words, name } of [
    { width: 1700, words: '+2 sources', name: (title: string) => title },
    { width: 430, words: '+2', name: withNames('Velora Mining', 'Kestrel Copper') },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const from = (title: string, articleSource: string) => ({ title: name(title), articleSource })
    await backend.inject([from(deal, 'Coast Wire')])
    const row = rows(page).filter({ hasText: name(deal) })
    await expect(row).toBeVisible()
    const partsOf = () =>
      row.evaluate((one) =>
        [one, ...one.querySelectorAll('time, [id$="-title"], [id$="-source"]')].flatMap((part) => {
          if (part.getClientRects().length === 0) return []
          const { left, top, width: wide, height } = part.getBoundingClientRect()
          return [[left, top - one.getBoundingClientRect().top, wide, height]]
        }),
      )
    const before = await partsOf()
    const count = row.getByText('2 other sources').locator('..')
    await backend.inject([
      from(update, 'Harbour Press'),
      from('Orbex Foods buys Halden Dairy for $2.4bn', 'Dale Ledger'),
    ])
    await expect(row.getByRole('button', { name: '2 other sources' })).toBeVisible()
    const { text, isInRow } = await count.evaluate((one) => {
      const [shown] = one.children
      const [box, whole] = [one.getBoundingClientRect(), one.closest('article')?.getBoundingClientRect()]
      const isIn =
        one.scrollWidth <= one.clientWidth && box.right <= (whole?.right ?? 0) && box.top >= (whole?.top ?? 0)
      return { text: shown instanceof HTMLElement ? shown.innerText : '', isInRow: isIn && box.width > 0 }
    })
    expect([text, isInRow, await partsOf()]).toEqual([words, true, before])
  }
})

test('STY-09 no row moves in 10,000 changes of counts, and its list does not scroll', async ({ page }) => {
  // the counts come from here, and none from the backend
  const isOfStories = (message: string | Buffer) => String(message).startsWith('42/news,["stories"')
  let news: WebSocketRoute | undefined
  let asked = ''
  await page.routeWebSocket(/socket\.io/, (socket) => {
    news = socket
    const server = socket.connectToServer()
    server.onMessage((message) => !isOfStories(message) && socket.send(message))
    socket.onMessage((message) => {
      if (isOfStories(message)) asked = String(message)
      server.send(message)
    })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await expect(rows(page).nth(20)).toBeVisible()
  const list = headlines(page)
  // in the middle of the list, where rows above could push
  await list.evaluate(({ parentElement }) => parentElement?.scrollTo({ top: 400 }))
  await expect(rows(page).nth(30)).toBeVisible()
  const watched = await list.evaluateHandle((feed) => {
    const boxesOf = () =>
      [...feed.querySelectorAll('article')].map((row) => [
        row.dataset.id,
        row.getBoundingClientRect().top,
        row.getBoundingClientRect().height,
        row.querySelector('time')?.getBoundingClientRect().left,
      ])
    const seen = new Set<string>()
    const look = () => {
      seen.add(JSON.stringify([feed.parentElement?.scrollTop, boxesOf()]))
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  const ids = await rows(page).evaluateAll((all) => all.map((row) => row.dataset.id ?? ''))
  await expect.poll(() => ids.every((id) => asked.includes(`"${id}"`))).toBe(true)
  for (let change = 0; change * ids.length < 10_000; change++) {
    const counts = ids.map((id, at) => ({ id, sources: (change + at) % 14 }))
    news?.send(`42/news,${JSON.stringify(['stories', counts])}`)
  }
  const last = ids.map((id) => ({ id, sources: 4711 }))
  news?.send(`42/news,${JSON.stringify(['stories', last])}`)
  await expect(list.getByText('4711 other sources')).toHaveCount(ids.length)
  const seen = await watched.evaluate(async (all) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return all.size
  })
  expect(seen).toBe(1)
})

test('STY-09 on a phone more than nine other sources are 9+, beside the time and the title; a title that fills its row ends sooner for a count, which is in sight', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const others = Array.from({ length: 10 }, (_, nth) => ({ title: update, articleSource: `Dale Ledger ${nth}` }))
  await backend.inject([{ title: deal, articleSource: 'Coast Wire' }, ...others])
  await page.goto('/terminal')
  const row = rows(page).filter({ hasText: deal })
  await expect(row.getByRole('button', { name: '10 other sources' })).toBeVisible()
  const seen = await row.evaluate((one) => {
    const inside = (selector: string) => {
      const range = document.createRange()
      range.selectNodeContents(one.querySelector(selector) ?? one)
      return range.getBoundingClientRect()
    }
    const [time, count, title] = ['time', '[data-count] > [aria-hidden]', '[id$="-title"]'].map(inside)
    const shown = one.querySelector<HTMLElement>('[data-count] > [aria-hidden]')?.innerText
    return { shown, isBeside: time && count && title && time.right < count.left && count.right < title.left }
  })
  expect(seen).toEqual({ shown: '9+', isBeside: true })
  await page.setViewportSize({ width: 1000, height: 800 })
  await endsSooner(page, backend)
})

async function endsSooner(page: Page, backend: Backend) {
  const title = (verb: string) =>
    `Northwind Semiconductor ${verb} its revenue outlook for the full year to $12.8 billion after record orders of data centers and names Maria Keller as its chief financial officer`
  await backend.inject([{ title: title('raises'), articleSource: 'Coast Wire' }])
  const row = rows(page).filter({ hasText: title('raises') })
  const spaceOf = () =>
    row.locator('[id$="-title"]').evaluate((one) => {
      const { left, right } = one.getBoundingClientRect()
      return { left, right, isCut: one.scrollWidth > one.clientWidth }
    })
  const before = await spaceOf()
  await backend.inject([{ title: title('lifts'), articleSource: 'Harbour Press' }])
  const count = row.getByText('+1 source', { exact: true })
  await expect(count).toBeVisible()
  const [after, box, whole] = [await spaceOf(), await count.boundingBox(), await row.boundingBox()]
  const end = (box?.x ?? 0) + (box?.width ?? 0)
  expect([before.isCut, after.isCut, after.left]).toEqual([true, true, before.left])
  expect([after.right < (box?.x ?? 0), end <= (whole?.x ?? 0) + (whole?.width ?? 0)]).toEqual([true, true])
}

test('STY-12 what becomes lower makes way for further rows: a list that cannot be scrolled is drawn to its end', async ({
  page,
  backend,
}) => {
  const publishers = Array.from({ length: 14 }, (_, nth) => `Wire ${nth + 1}`)
  await backend.inject(publishers.map((articleSource) => ({ title: deal, articleSource })))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await page.getByLabel('Search news').fill('Orbex')
  await page.getByLabel('Search news').press('Enter')
  await expect(rows(page)).toHaveCount(14)
  await rows(page).first().getByRole('button').first().click()
  await expect(rows(page).first()).toContainText('Same story: 13 other reports')
  await page.getByRole('button', { name: 'Hide in this feed' }).click()
  await expect(rows(page)).toHaveCount(14)
})
