import type { Page } from '@playwright/test'
import { type Backend, startBackend } from '../backend.ts'
import { expect, headlines, noticeOn, rows, scrollOn, signIn, test } from '../test.ts'

// the browser logs cut connections, which these tests cause
test.use({
  quiet: [
    /ERR_CONNECTION_REFUSED|WebSocket (connection|is already in CLOSING)|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource/,
  ],
})

const titles = (page: Page) => rows(page).locator('[id$=-title]').allTextContents()

test('RTE-01 FED-16 RT-02 headlines arrive live, newest first, at both addresses of the Terminal, and nothing moves for a user who has scrolled', async ({
  page,
  backend,
}) => {
  for (const path of ['/', '/terminal']) {
    await page.goto(path)
    await expect(rows(page).first()).toBeVisible()
    const { ids } = await backend.inject([{ title: `Fresh at ${path}: rates held` }])
    expect(ids).toHaveLength(1)
    await expect(rows(page).first()).toContainText(`Fresh at ${path}: rates held`)
  }
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
  await isStillWhereScrolled(page, backend)
})

async function isStillWhereScrolled(page: Page, backend: Backend) {
  await headlines(page).hover()
  await page.mouse.wheel(0, 600)
  const pill = page.getByRole('button', { name: /\d+ new/ })
  await expect.poll(() => headlines(page).evaluate((feed) => feed.parentElement?.scrollTop)).toBe(600)
  const name = await rows(page).nth(12).getAttribute('aria-labelledby')
  const watched = rows(page).and(page.locator(`[aria-labelledby="${name}"]`))
  // the move beside its ticker is live
  const seen = async () => ({
    text: await watched.locator('[id$=-title]').textContent(),
    box: await watched.boundingBox(),
  })
  const before = await seen()
  await backend.inject(Array.from({ length: 30 }, (_, i) => ({ title: `Arrival ${i}` })))
  await expect(pill).toContainText(/[3-9]\d new/)
  expect(await seen()).toEqual(before)

  await pill.click()
  await expect(rows(page).first()).toBeInViewport()
  await expect(rows(page).filter({ hasText: 'Arrival' }).first()).toBeVisible()
}

test('BCK-04 FED-15 RT-05 simulated items are marked, injected ones are not; a row opens and closes, its link is safe; a search shows matches, and stays live', async ({
  page,
  backend,
}) => {
  await page.goto('/')
  await expect(rows(page).first()).toContainText('Simulated')
  await backend.inject([{ title: 'A headline of our own', articleSource: 'Own Wire' }])
  await expect(rows(page).first()).toContainText('Own Wire')
  await expect(rows(page).first()).not.toContainText('Simulated')
  await opensSafely(page, backend)
  // a list is held while the pointer is over it
  await page.mouse.move(0, 0)

  await backend.inject([{ title: 'Quokka Minerals raises guidance' }, { title: 'Other news of the day' }])
  await page.getByLabel('Search news').fill('quokka')
  await expect(rows(page)).toHaveCount(1)
  await backend.inject([{ title: 'Nothing of the kind' }, { title: 'Regulator clears QUOKKA merger' }])
  await expect(rows(page)).toHaveCount(2)
  expect((await titles(page)).map((title) => title.trim())).toEqual([
    'Regulator clears QUOKKA merger',
    'Quokka Minerals raises guidance',
  ])

  await page.getByLabel('Search news').fill('')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(2)
})

async function opensSafely(page: Page, backend: Backend) {
  await backend.inject([
    { title: 'An item with a link', link: 'https://example.test/a?b=1', summary: '<b>Bold</b> claims & facts' },
  ])
  // simulated headlines keep arriving above it
  const row = rows(page).filter({ hasText: 'An item with a link' })
  await row.getByRole('button', { expanded: false }).click()
  await expect(row).toContainText('<b>Bold</b> claims & facts')
  const link = row.getByRole('link', { name: 'Open article (new tab)' })
  await expect(link).toHaveAttribute('href', 'https://example.test/a?b=1')
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  await expect(link).toHaveAttribute('target', '_blank')
  await row.getByRole('button', { expanded: true }).click()
  await expect(link).toHaveCount(0)
}

test('RT-03 RT-04 only the indicator shows a dropped connection, which recovers', async ({ page, backend }) => {
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  await backend.fault({ call: '/news', kind: 'droppedSocket' })
  await expect(page.getByText(/Stale since|Reconnecting/).first()).toBeVisible()
  await expect(noticeOn(page)).toHaveText('')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await backend.inject([{ title: 'Sent while disconnected' }])
  await backend.clearFaults()
  await expect(rows(page).filter({ hasText: 'Sent while disconnected' })).toHaveCount(1)
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
})

test('BCK-02 RT-03 SES-07 a killed backend comes back with every item once, and signs no user out', async ({
  page,
}) => {
  const backend = await startBackend()
  try {
    await page.goto(backend.url)
    await signIn(page)
    await backend.inject(Array.from({ length: 20 }, (_, i) => ({ title: `Before the kill ${i}` })))
    await expect(rows(page).filter({ hasText: 'Before the kill' }).first()).toBeVisible()
    await backend.kill()
    await expect(page.getByText(/Stale since|Reconnecting/).first()).toBeVisible()
    await backend.start()
    await backend.setClock({ rate: 0 })
    const { ids } = await backend.inject(Array.from({ length: 20 }, (_, i) => ({ title: `After the kill ${i}` })))
    await expect(rows(page).filter({ hasText: 'After the kill' }).first()).toBeVisible()

    const held = (await backend.newest()).map(({ id }) => id)
    expect(await allIds(page, held.length)).toEqual(held)
    expect(ids.every((id) => held.includes(id))).toBe(true)
    expect(held).toHaveLength(500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Beta Tester/ })).toBeVisible()
  } finally {
    await backend.stop()
  }
})

const backToTop = ({ parentElement }: Element) => parentElement?.scrollTo(0, 0)

/** The ids of the first rows, read while scrolling from top to bottom: the list is virtual, and older ones follow below its end. */
async function allIds(page: Page, count: number) {
  const seen = new Map<number, string>()
  const note = async () => {
    const drawn = await rows(page).evaluateAll((found) =>
      found.map((row) => [Number(row.getAttribute('aria-posinset')), row.getAttribute('data-id') ?? ''] as const),
    )
    for (const [position, id] of drawn) if (position <= count) seen.set(position, id)
    // what a busy machine has skipped is read on the next way down
    if (drawn.some(([position]) => position >= count)) await headlines(page).evaluate(backToTop)
    else await scrollOn(headlines(page))
    return seen.size
  }
  await headlines(page).hover()
  await expect.poll(note, { timeout: 120_000, intervals: [20] }).toBe(count)
  return [...seen.entries()].sort(([a], [b]) => a - b).map(([, id]) => id)
}
