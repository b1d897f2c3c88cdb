import type { Page } from '@playwright/test'
import { ann, signedIn, verifiedAccount } from '../account/accounts.ts'
import { countLists } from '../live-lists.ts'
import { expect, noticeOn, test } from '../test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Counts the tones and keeps the notifications, of a browser that allows them once it is asked. */
const instruments = `
  window.tones = 0
  window.shown = []
  const { createOscillator } = AudioContext.prototype
  AudioContext.prototype.createOscillator = function () {
    window.tones += 1
    return createOscillator.call(this)
  }
  window.Notification = class extends EventTarget {
    static permission = 'default'
    static async requestPermission() {
      return (this.permission = 'granted')
    }
    constructor(title, { body }) {
      super()
      window.shown.push({ title, body, press: () => this.dispatchEvent(new Event('click')) })
    }
    close() {}
  }
`
const rangIn = (page: Page) => page.getByRole('region', { name: 'Recent alerts' }).getByRole('listitem')
const tonesOf = async (...pages: Page[]) =>
  (await Promise.all(pages.map((page) => page.evaluate<number>('window.tones')))).reduce((sum, tones) => sum + tones, 0)
const wire = (id: string, title: string, tickers: string[] = []) => ({ id, title, tickers })

test('RTE-21 ALT-01 ALT-03 what a visitor is alerted of rings, and a press on the notification leads to the headline', async ({
  page,
  backend,
}) => {
  await page.addInitScript(instruments)
  await backend.inject([wire('before', 'Zebra crossing is painted')])
  const lists = countLists(page)
  await page.goto('/alerts')
  const words = page.getByLabel('Ticker or words')
  await words.fill(' ')
  await words.press('Enter')
  await expect(page.getByText('Type a ticker or words first.')).toBeVisible()
  await words.fill('zebra')
  await expect(page.getByText('Alerts you about zebra.')).toBeVisible()
  const before = lists()
  await words.press('Enter')
  await expect(words).toHaveValue('')
  await page.getByLabel('Desktop notifications').check()
  await expect.poll(lists).toBeGreaterThan(before)
  await backend.inject([wire('z1', 'Zebra escapes from a zoo'), wire('x1', 'A horse stays where it is')])
  await expect(rangIn(page)).toHaveText([/zebra.*Zebra escapes from a zoo/s])
  await expect(noticeOn(page)).toContainText('zebra: Zebra escapes from a zoo')
  await expect.poll(() => tonesOf(page)).toBe(2)
  expect(await page.evaluate('window.shown.map(({ title, body }) => [title, body])')).toEqual([
    ['zebra', 'Zebra escapes from a zoo'],
  ])
  await page.evaluate('window.shown[0].press()')
  await expect(page).toHaveURL('/news-pit/z1')
  await page.goto('/alerts')
  await expect(rangIn(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove zebra' }).click()
  await backend.inject([wire('z2', 'Another zebra escapes')])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('No alerts yet.')).toBeVisible()
})

test('ALT-02 ALT-04 ALT-05 two windows ring a headline once, and both list it', async ({ page, context, backend }) => {
  await context.addInitScript(instruments)
  await page.goto('/ticker/NVDA')
  await page.getByRole('button', { name: 'Allow all' }).click()
  const button = page.getByRole('button', { name: 'Alert', exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await other.goto('/alerts')
  await expect(other.getByRole('list', { name: 'Alerts', exact: true })).toHaveText(/NVDA/)
  await other.getByLabel('Important headlines').check()
  await backend.inject([wire('n1', 'Nvidia names a new chief scientist', ['NVDA'])])
  await expect(rangIn(other)).toHaveText([/NVDA.*Nvidia names a new chief scientist/s])
  await expect.poll(() => tonesOf(page, other)).toBe(2)
  await page.goto('/alerts')
  await expect(rangIn(page)).toHaveCount(1)
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel('from').fill('00:00')
  await expect(page.getByText('all day')).toBeHidden()
  await page.getByLabel('to', { exact: true }).fill('00:00')
  await expect(page.getByText('all day')).toBeVisible()
  await expect(other.getByLabel('Quiet hours')).toBeChecked()
  const before = await tonesOf(page, other)
  await backend.inject([wire('n2', 'Nvidia opens a laboratory', ['NVDA'])])
  await expect(rangIn(other).first()).toHaveText(/in quiet hours.*Nvidia opens a laboratory/s)
  await expect(rangIn(page)).toHaveCount(2)
  expect(await tonesOf(page, other)).toBe(before)
})

test('ALT-03 NTF-01 the notice of what rang leaves the question about cookies free, and links to the headline', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await backend.inject([wire('before', 'Zebra crossing is painted')])
  const lists = countLists(page)
  await page.goto('/alerts')
  await page.getByLabel('Ticker or words').fill('zebra')
  const before = lists()
  await page.getByRole('button', { name: 'Add alert' }).click()
  await expect.poll(lists).toBeGreaterThan(before)
  await backend.inject([wire('z1', 'Zebra escapes from a zoo')])
  const link = noticeOn(page).getByRole('link', { name: 'Show' })
  // the time stands still under the pointer
  await link.hover()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => link.locator('..').evaluate(spaceBesideCookies), `${width} px`)
      .toEqual({ width, isFree: true })
  }
  await link.click()
  await expect(page).toHaveURL('/news-pit/z1')
  await expect(noticeOn(page)).toBeHidden()
})

test('ALT-06 a list and a preset have their alert beside them', async ({ page, backend }) => {
  await verifiedAccount(backend, ann)
  await signedIn(page, backend, ann)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terminal')
  await page.getByRole('button', { name: 'Restore Watchlists' }).click()
  const panel = page.getByRole('region', { name: 'Watchlists' })
  await panel.getByRole('button', { name: 'New list' }).click()
  await page.keyboard.type('Cars')
  await page.keyboard.press('Enter')
  const ofList = panel.getByRole('button', { name: 'Alert me about Cars' })
  await ofList.click()
  await expect(ofList).toHaveAttribute('aria-pressed', 'true')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Filters')
  await page.getByRole('button', { name: /^Keywords/ }).click()
  await page.getByLabel('Add Keywords').fill('bank')
  await page.keyboard.press('Enter')
  await press('Back to all filters')
  await press('Save Preset')
  await page.getByLabel('Preset name').fill('Banks')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Banks', exact: true })).toBeVisible()
  await press('Filters')
  await press('Load Preset')
  const ofPreset = page.getByRole('button', { name: 'Alert me about Banks' })
  await ofPreset.click()
  await expect(ofPreset).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/alerts')
  for (const name of ['Cars', 'Banks']) await expect(page.getByLabel(name)).toBeChecked()
  await page.getByLabel('Cars').uncheck()
  await page.goBack()
  await expect(ofList).toHaveAttribute('aria-pressed', 'false')
})

test('ALT-07 the actions of a ticker in the palette switch its alert on, and off again', async ({ page }) => {
  await page.goto('/about-us')
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [deed, words] of [
    ['Alert me about NVDA', 'Alerts on: new headlines about NVDA ring.'],
    ['Stop alerting me about NVDA', 'Alerts off for NVDA.'],
  ] as const) {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Ticker, headline, preset, action' })
    await field.fill('nvda')
    // a headline may stand first until the directory has answered
    await expect(page.getByRole('group', { name: 'Tickers' }).getByRole('option', { selected: true })).toContainText(
      'NVDA',
    )
    await field.press('Tab')
    await page.getByRole('option', { name: deed, exact: true }).click()
    await expect(field).toHaveCount(0)
    await expect(noticeOn(page)).toContainText(words)
  }
})

/** The width of the page (px), and whether this element and the question about cookies are both in sight and do not overlap; of one moment. */
function spaceBesideCookies(notice: Element) {
  const question = document.querySelector('section[aria-label="Cookies"]')
  const [one, other] = [notice.getBoundingClientRect(), question?.getBoundingClientRect()]
  const isFree = !!other?.height && one.height > 0 && (one.bottom <= other.top || other.bottom <= one.top)
  return { width: window.innerWidth, isFree }
}
