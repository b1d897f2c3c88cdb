import type { Page } from '@playwright/test'
import { ann, signedIn, signInBy, verifiedAccount } from '../account/accounts.ts'
import type { Backend } from '../backend.ts'
import { expect, noticeOn, rows, test } from '../test.ts'

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Add Filters' })).toBeVisible()
}
const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const dialog = (page: Page) => page.getByRole('dialog')

async function addKeyword(page: Page, word: string) {
  await page.getByRole('button', { name: /^Keywords/ }).click()
  await page.getByLabel('Add Keywords').fill(word)
  await page.keyboard.press('Enter')
  await press(page, 'Back to all filters')
}

/** Saves a preset on the page; returns its id. */
async function savedPreset(page: Page, name: string, word: string) {
  await open(page)
  await addKeyword(page, word)
  await press(page, 'Save Preset')
  await page.getByLabel('Preset name').fill(name)
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/feed-configuration'))
  await page.keyboard.press('Enter')
  const { data } = await (await answered).json()
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  return String(data.insertedId)
}

async function asAnn(page: Page, backend: Backend) {
  await verifiedAccount(backend, ann)
  await signedIn(page, backend, ann)
  await page.goto('/terminal')
  await expect(page.getByRole('button', { name: /Beta Tester/ })).toContainText('presets')
}

test('FED-06 FED-09 FED-10 a list is searched and selected by keys; applied filters narrow the feed, muted ones included', async ({
  page,
  backend,
}) => {
  await backend.inject([
    { title: 'Energy rises', topics: ['OIL_AND_GAS'] },
    { title: 'Energy and games', topics: ['OIL_AND_GAS', 'SPORTS'] },
    { title: 'Games only', topics: ['SPORTS'] },
  ])
  await page.goto('/terminal')
  await open(page)
  await page.getByRole('button', { name: /^Topics Tags/ }).press('Enter')
  const list = page.getByRole('listbox', { name: 'Topics Tags' })
  await expect(list.getByRole('option').first()).toBeVisible()
  const box = await list.boundingBox()
  const row = await list.getByRole('option').first().boundingBox()
  expect([box?.height, row?.height, await list.getByRole('option').first().getAttribute('aria-setsize')]).toEqual([
    200,
    22,
    '21',
  ])

  await page.getByLabel('Search Topics Tags').fill('^oil|sport')
  await press(page, 'Add results to selection')
  await page.getByLabel('Search Topics Tags').fill('')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press(' ')
  await expect(list.getByRole('option', { name: 'Other' })).toHaveAttribute('aria-selected', 'true')
  await expect(list.getByRole('option', { name: 'Analyst Ratings' })).toHaveCount(0)
  await page.keyboard.press(' ')
  await expect(page.getByText('2 Selected')).toBeVisible()
  await press(page, 'Not Sports')
  await press(page, 'Apply Filters')

  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
  await expect(rows(page).filter({ hasText: /games/i })).toHaveCount(0)
  await expect(rows(page).getByText('Energy rises')).toBeVisible()
})

test('FED-08 FED-19 FED-20 tickers are suggested in sight at any width and taken by keys; of a pasted list the unknown one is marked', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/terminal')
  await open(page)
  await page.getByRole('button', { name: /^Tickers/ }).press('Enter')
  const field = page.getByLabel('Add Tickers')
  await expect(field).toBeFocused()
  await page.keyboard.type('$nvda, berkshire hath')
  const options = page.getByRole('listbox', { name: 'Suggested symbols' }).getByRole('option')
  await expect(options).toHaveText(['BRK.BBerkshire Hathaway IncNYSE'])
  await expect(options).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const active = page.getByRole('list', { name: 'Active Tickers' }).getByRole('listitem')
  await expect(active).toHaveText(['BRK.B', 'NVDA'])

  await page.evaluate(() => navigator.clipboard.writeText('AAPL msft\nzzqx'))
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.press('Enter')
  await expect(active).toHaveText(['AAPL', 'BRK.B', 'MSFT', 'NVDA', 'ZZQXUnknown symbol'])

  await page.setViewportSize({ width: 390, height: 844 })
  await field.focus()
  await page.keyboard.type('app')
  await expect(options.first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('app')
})

test('FED-14 a visitor who asks for presets of their own signs in and returns to the draft, on the way to the Loader', async ({
  page,
  backend,
}) => {
  await verifiedAccount(backend, ann)
  await page.goto('/terminal')
  await open(page)
  await addKeyword(page, 'copper')
  await press(page, 'Load Preset')
  await press(page, 'Your own presets')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Your own presets' })).toBeFocused()

  await press(page, 'Your own presets')
  await dialog(page).getByLabel('Email Address').fill(ann.email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(ann.password)
  await dialog(page).getByLabel('Password', { exact: true }).press('Enter')
  await expect(sheet(page, 'Load Preset').getByText('No Saved Presets.')).toBeVisible()
  await expect(page).toHaveURL('/terminal')
  await expect(sheet(page, 'Load Preset').getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Keywords copper/ })).toBeVisible()
  await expect(page.getByText('Not applied yet')).toBeVisible()
})

test('FED-14 a visitor begins a second feed with a press, and the keyboard goes on in its search field', async ({
  page,
}) => {
  await page.goto('/terminal')
  await press(page, 'Add Feed')
  const offer = page.getByRole('group', { name: 'Presets to begin with, feed 2' })
  await expect(offer.getByRole('button')).toHaveText([
    ...['Important only', 'Earnings', 'Central banks', 'Analyst ratings', 'Energy and metals', 'Crypto'],
  ])
  await offer.getByRole('button', { name: 'Energy and metals' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Oil & Gas, Metals, Commodities, feed 2' })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await expect(page.getByLabel('Search news, feed 2')).toBeFocused()
})

test('FED-12 FED-25 presets are saved, renamed, duplicated, deleted and brought back where they were, and survive a reload', async ({
  page,
  backend,
}) => {
  await asAnn(page, backend)
  await savedPreset(page, 'Metals', 'copper')
  await open(page)
  await press(page, 'Load Preset')
  const presets = page.getByRole('list', { name: 'Saved presets' }).getByRole('listitem')

  await press(page, 'Rename Metals')
  await page.keyboard.type('Copper')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Copper' })).toBeFocused()
  await press(page, 'Duplicate Copper')
  await expect(presets).toHaveText([/^CopperLoaded/, /^Copper \(2\)/])
  await press(page, 'Delete Copper')
  await expect(presets).toHaveText([/^Copper \(2\)/])
  await press(page, 'Undo')
  await expect(presets).toHaveText([/^CopperKeywords/, /^Copper \(2\)/])

  await page.reload()
  await open(page)
  await press(page, 'Load Preset')
  await expect(presets).toHaveText([/^CopperKeywords/, /^Copper \(2\)/])
  await page.getByRole('button', { name: /^Copper \(2\)/ }).click()
  await sheet(page, 'Load Preset').getByRole('button', { name: 'Load Preset' }).click()
  await expect(heading(page).filter({ hasText: 'Copper (2)' })).toBeVisible()
})

test.describe('a shared preset', () => {
  test.use({ quiet: [/Failed to load resource/] })

  test('FED-24 RTE-19 opens for all who have the link, beside what they look for, until it is ended', async ({
    page,
    backend,
    browser,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await asAnn(page, backend)
    await savedPreset(page, 'Metals', 'copper')
    await open(page)
    await press(page, 'Load Preset')
    const row = page.getByRole('list', { name: 'Saved presets' }).getByRole('listitem')
    await press(page, 'Share Metals: copy a link to it as it is now')
    await expect(noticeOn(page)).toHaveText('Link Copied.')
    await expect(row).toHaveText(/^MetalsLoadedShared/)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${backend.url}/terminal\\?shared=[\\w-]{32}$`))

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto('/terminal')
    await visitor.getByRole('search').getByRole('textbox').fill('gold')
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('region', { name: 'gold', exact: true })).toBeVisible()
    await visitor.goto(link)
    await expect(noticeOn(visitor)).toHaveText('Shared preset “Metals” opened in feed 2. Save it to keep it.')
    const shown = visitor.getByRole('region', { name: /^copper/ })
    await expect(shown).toBeVisible()
    // the kept feed is shown before the link has been asked for again: an end meanwhile would be said before the next reload
    const answered = visitor.waitForResponse(/\/shared\?token=/)
    await visitor.reload()
    expect((await answered).status()).toBe(200)
    await expect(shown).toBeVisible()
    await expect(visitor.getByRole('region', { name: 'gold', exact: true })).toBeVisible()

    await press(page, 'Stop sharing Metals: its link ends')
    await expect(page.getByRole('button', { name: /^Share Metals/ })).toBeFocused()
    await expect(row).toHaveText(/^MetalsLoadedKeywords/)
    await visitor.reload()
    await expect(noticeOn(visitor)).toContainText('That preset is no longer shared.')
    await expect(visitor).toHaveURL('/terminal')
  })
})

test('RTE-02 the address of a preset loads it, after a reload as well; a visitor signs in first', async ({
  page,
  backend,
}) => {
  await asAnn(page, backend)
  const id = await savedPreset(page, 'Metals', 'copper')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())

  await page.goto(`/terminal/${id}`)
  await dialog(page).getByLabel('Email Address').fill(ann.email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(ann.password)
  await dialog(page).getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Metals', exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/terminal/${id}`)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Metals', exact: true })).toBeVisible()
})

test.describe('a link to no preset', () => {
  test.use({ quiet: [/Failed to load resource/] })

  test('RTE-02 opens the plain Terminal for an unknown preset, or a visitor who does not sign in', async ({
    page,
    backend,
  }) => {
    await page.goto('/terminal/no-such-preset')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/terminal')

    await verifiedAccount(backend, ann)
    await signInBy(page, ann)
    await Promise.all([
      page.goto('/terminal/no-such-preset'),
      expect(noticeOn(page)).toContainText('That preset could not be opened.'),
    ])
    await expect(page).toHaveURL('/terminal')
  })
})
