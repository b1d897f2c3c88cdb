import type { Page, Route } from '@playwright/test'
import type { EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import type { Backend } from '../backend.ts'
import { resizeTo } from '../look/layout.ts'
import { expect, test } from '../test.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
/** A Wednesday morning in New York, in the week before its clocks change. */
const now = Date.parse('2026-10-28T13:00:00.000Z')
test.use({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page, backend }) => {
  await backend.setClock({ now: new Date(now).toISOString(), rate: 0 })
  await page.clock.setFixedTime(now)
})

const panel = (page: Page) => page.getByRole('region', { name: 'Calendar' })
const list = (page: Page) => panel(page).getByRole('tabpanel')
const picked = (page: Page) => panel(page).getByRole('button', { pressed: true })
const day = (page: Page, name: string) => list(page).getByRole('group', { name })

async function open(page: Page) {
  await page.goto('/terminal')
  await expect(list(page).getByRole('listitem').first()).toBeVisible()
}
async function eventsOf(backend: Backend, from: number, until: number): Promise<EconomicEvent[]> {
  const window = { startDate: new Date(from).toISOString(), endDate: new Date(until).toISOString() }
  const { data } = await backend.call('POST', '/api/economic-calendar/search-by-context', window)
  return data
}
/** Pixels from the top of the list to the top of a day. */
const topOf = (page: Page, name: string) =>
  day(page, name).evaluate((group) => {
    const scroller = group.closest('[role="tabpanel"]')
    return Math.round(group.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0))
  })

/** The texts that the mark of the current time covers by more than half a pixel. It has a background, so the layout check treats it as a layer. */
const underNow = (page: Page) =>
  list(page).evaluate((tabpanel) => {
    const mark = [...tabpanel.querySelectorAll('li > span')].find((span) => span.textContent?.startsWith('Now '))
    const covered = mark?.getBoundingClientRect()
    if (!mark || !covered) throw new Error('There is no mark of now.')
    const isUnder = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const shared = ({ left, right, top, bottom }: DOMRect) => [
        Math.min(right, covered.right) - Math.max(left, covered.left),
        Math.min(bottom, covered.bottom) - Math.max(top, covered.top),
      ]
      return [...range.getClientRects()].some((rect) => shared(rect).every((pixels) => pixels > 0.5))
    }
    const texts = document.createTreeWalker(tabpanel, NodeFilter.SHOW_TEXT)
    const under: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (!mark.contains(text) && !text.parentElement?.closest('.visually-hidden') && isUnder(text))
        under.push(text.textContent ?? '')
    return under
  })

test('CAL-01 CAL-02 CAL-05 a selected day is at the top of the list, one in the next week as well; it follows while the list is scrolled', async ({
  page,
  backend,
}) => {
  const covered: string[][] = []
  for (const at of [now + 14 * HOUR, now]) {
    await backend.setClock({ now: new Date(at).toISOString(), rate: 0 })
    await page.clock.setFixedTime(at)
    await open(page)
    await expect(day(page, 'Wednesday, October 28').getByText(/^Now /)).toBeVisible()
    for (const width of [1600, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      covered.push(await underNow(page))
    }
  }
  expect(covered).toEqual([[], [], [], []])
  await expect(picked(page)).toHaveAccessibleName('Wednesday, October 28')
  await expect(day(page, 'Wednesday, October 28').getByText('Now 09:00')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Friday, October 30' }).click()
  expect(await topOf(page, 'Friday, October 30')).toBe(0)
  await panel(page).getByRole('button', { name: 'Next Week' }).click()
  await expect(panel(page).getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await expect(picked(page)).toHaveAccessibleName('Friday, November 6')
  await expect.poll(() => topOf(page, 'Friday, November 6')).toBe(0)
  await panel(page).getByRole('button', { name: 'Today' }).click()
  await expect(picked(page)).toHaveAccessibleName('Wednesday, October 28')
  await expect(day(page, 'Wednesday, October 28').getByText('Now 09:00')).toBeInViewport()
  await followsWhileScrolled(page)
})

async function followsWhileScrolled(page: Page) {
  await list(page).hover()
  const scrolled = () => list(page).evaluate((element) => element.scrollTop)
  const before = await scrolled()
  await page.mouse.wheel(0, 2400)
  await expect.poll(scrolled).toBeGreaterThan(before + 2000)
  await expect(picked(page)).not.toHaveAccessibleName('Wednesday, October 28')
  const name = (await picked(page).getAttribute('aria-label')) ?? ''
  expect(await topOf(page, name)).toBeLessThanOrEqual(0)
}

test('CAL-06 the first page requests the calendar once more, the second none, the other tab once it is neared, and nothing moves', async ({
  page,
  backend,
}) => {
  await open(page)
  const asked = async () => [
    (await backend.answers('economicCalendar.search'))[200],
    (await backend.answers('earningsCalendar.search'))[200],
  ]
  await expect.poll(asked).toEqual([1, undefined])
  await panel(page).getByRole('tab', { name: 'Earnings' }).hover()
  await expect.poll(asked).toEqual([1, 1])
  await panel(page).getByRole('button', { name: 'Prev Week' }).click()
  await expect.poll(asked).toEqual([2, 2])
  await expect(panel(page).getByText('Loading…')).toHaveCount(0)
  expect(await topOf(page, 'Wednesday, October 21')).toBe(0)
  await panel(page).getByRole('button', { name: 'Prev Week' }).click()
  await expect(picked(page)).toHaveAccessibleName('Wednesday, October 14')
  expect(await asked()).toEqual([2, 2])
})

test('CAL-12 the calendar stands at now, whatever its height while dates are on their way, and follows the clock', async ({
  page,
  backend,
}) => {
  // a live change a moment ago: it comes before the answer
  const at = Date.parse('2026-10-28T18:05:00.000Z')
  await backend.setClock({ now: new Date(at).toISOString(), rate: 0 })
  await page.clock.setFixedTime(at)
  const held: Route[] = []
  let isHeld = true
  await page.route('**/api/economic-calendar/**', (route) => (isHeld ? void held.push(route) : route.continue()))
  await open(page)
  const height = () => list(page).evaluate(({ clientHeight }) => clientHeight)
  const before = await height()
  for (const windowHeight of [6000, 900]) {
    await resizeTo(page, 1440, windowHeight)
    await expect.poll(async () => (await height()) > before).toBe(windowHeight > 900)
  }
  isHeld = false
  await Promise.all(held.map((route) => route.continue()))
  await expect(list(page).getByRole('listitem').nth(5)).toBeAttached()
  /** Whether the mark of now stands beneath the head of the day and one row. */
  const isAtNow = (name: string) =>
    day(page, name)
      .getByText(/^Now /)
      .evaluate((mark) => {
        const top = mark.closest('[role="tabpanel"]')?.getBoundingClientRect().top ?? 0
        const pixels = mark.getBoundingClientRect().top - top
        return pixels > 20 && pixels < 28 + 48 + 8
      })
  await expect.poll(() => isAtNow('Wednesday, October 28')).toBe(true)
  for (const hours of [18, 26]) {
    await page.clock.setFixedTime(at + hours * HOUR)
    await expect.poll(() => isAtNow('Thursday, October 29')).toBe(true)
  }
})

test('CAL-08 LAY-03 CAL-01 actual, estimate and previous stand in columns, also in the narrowest panel and on a phone, where the calendar is a sheet that fills the page, and no figure is cut', async ({
  page,
}) => {
  await open(page)
  /** The left edges of each kind of figure, and what is cut off or touches what follows it. */
  const columns = () =>
    list(page).evaluate((element) => {
      const edges: Record<string, number[]> = {}
      const faults: string[] = []
      for (const row of element.querySelectorAll('li')) {
        const figures = [...row.querySelectorAll('span')].filter(
          (span) => span.children.length === 0 || span.querySelector(':scope > .visually-hidden'),
        )
        const shown = figures.filter((span) => /^(A|E|P|EPS|Rev):? /.test(span.textContent ?? ''))
        for (const [index, span] of shown.entries()) {
          const [name = ''] = (span.textContent ?? '').split(/[: ]/)
          const { left, right } = span.getBoundingClientRect()
          edges[`${index} ${name}`] = [...new Set([...(edges[`${index} ${name}`] ?? []), Math.round(left)])]
          const next = shown[index + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY
          if (span.scrollWidth > span.clientWidth || right > next) faults.push(span.textContent ?? '')
        }
      }
      return { edges, faults }
    })
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    if (width < 1440)
      await page
        .getByRole('button', { name: /calendar/i })
        .first()
        .click()
    for (const tab of ['Economic', 'Earnings']) {
      await panel(page).getByRole('tab', { name: tab }).click()
      await panel(page).getByRole('button', { name: 'Prev Week' }).click()
      await expect(list(page).getByRole('listitem').first()).toBeVisible()
      const { edges, faults } = await columns()
      const names = tab === 'Economic' ? ['0 A', '1 E', '2 P'] : ['0 EPS', '1 E', '2 Rev', '3 E']
      expect([Object.keys(edges), faults]).toEqual([names, []])
      for (const lefts of Object.values(edges)) expect(lefts).toHaveLength(1)
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(list(page).getByRole('listitem').first()).toBeVisible()
  const box = await panel(page).boundingBox()
  expect([box?.width, (box?.height ?? 0) > 560]).toEqual([390, true])
})

test('CAL-09 CAL-14 the address of a subscription is in sight with filters on, and the export contains the filtered and displayed events', async ({
  page,
}) => {
  await open(page)
  await panel(page)
    .getByRole('button', { name: /^Filters/ })
    .click()
  const options = page.getByRole('dialog', { name: 'Calendar options' })
  await options.getByRole('checkbox', { name: 'High' }).check()
  const address = options.getByRole('textbox', { name: 'Address to subscribe to' })
  await expect(address).toHaveValue(/\/api\/economic-calendar\/calendar\.ics\?impacts=high$/)
  const [clear, low] = [
    options.getByRole('button', { name: 'Clear filters' }),
    options.getByText('Low', { exact: true }),
  ]
  const [over, under] = [await clear.boundingBox(), await low.boundingBox()]
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1)
  const [inner, outer] = [await address.boundingBox(), await options.boundingBox()]
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0))
  const answer = await page.request.get(await address.inputValue())
  expect([answer.status(), await answer.text()]).toEqual([
    200,
    expect.stringContaining('CATEGORIES:Economic,High impact'),
  ])
  await clear.click()
  await exportsWhatIsShown(page)
})

test('CAL-10 RT-01 an actual appears in its row when it is released', async ({ page, backend }) => {
  await open(page)
  const events = await eventsOf(backend, now, now + DAY)
  const due = events.find(({ estimate, eventDateTime }) => estimate !== null && Date.parse(eventDateTime) > now)
  if (!due) throw new Error('Nothing is due.')
  const row = list(page).getByRole('listitem').filter({ hasText: due.eventName }).filter({ hasText: due.country })
  await expect(row).toContainText('A: -')
  await backend.setClock({ now: new Date(Date.parse(due.eventDateTime) - 1000).toISOString(), rate: 60 })
  await expect(row).not.toContainText('A: -')
})

test('CAL-08 CAL-11 a release keeps its hour over a change of clocks, and another zone shows its own', async ({
  page,
}) => {
  await open(page)
  await panel(page)
    .getByPlaceholder(/^Search Economic/)
    .fill('initial claims')
  const row = (name: string) => day(page, name).getByRole('listitem').filter({ hasText: 'Initial Jobless Claims' })
  const before = row('Thursday, October 29')
  await expect(before).toContainText('08:30')
  await panel(page).getByRole('button', { name: 'Next Week' }).click()
  await expect(row('Thursday, November 5')).toContainText('08:30')
  await panel(page)
    .getByRole('button', { name: /^Filters/ })
    .click()
  const zone = panel(page).getByRole('combobox', { name: 'Time zone' })
  await zone.fill('utc')
  await zone.press('Enter')
  await expect(zone).toHaveValue('UTC')
  await page.keyboard.press('Escape')
  await expect(row('Thursday, November 5')).toContainText('13:30')
  await panel(page).getByRole('button', { name: 'Today' }).click()
  await expect(row('Thursday, October 29')).toContainText('12:30')
})

async function exportsWhatIsShown(page: Page) {
  await panel(page).getByRole('checkbox', { name: 'Japan' }).check()
  const download = page.waitForEvent('download')
  await panel(page)
    .getByRole('button', { name: /^This week/ })
    .click()
  const file = await download
  const text = (await (await file.createReadStream()).toArray()).join('')
  const titles = text.match(/^SUMMARY:.*/gm) ?? []
  expect([file.suggestedFilename(), text.startsWith('BEGIN:VCALENDAR\r\n'), titles.length > 0]).toEqual([
    'economic-calendar-2026-10-25.ics',
    true,
    true,
  ])
  expect(titles.filter((title) => !title.includes('Japan'))).toEqual([])
}

test.describe('a calendar that cannot be loaded', () => {
  test.use({ quiet: [/Failed to load resource/] })

  test('ERR-07 shows an error in the panel and a notification, and is loaded by Retry', async ({ page, backend }) => {
    await backend.fault({ call: 'economicCalendar.search', kind: 'status', status: 500 })
    const notice = page.getByText('The economic calendar could not be loaded.')
    await Promise.all([page.goto('/terminal'), expect(notice).toBeVisible()])
    await expect(panel(page).getByText('The calendar could not be loaded.')).toBeVisible()
    await backend.clearFaults()
    await panel(page).getByRole('button', { name: 'Retry' }).click()
    await expect(list(page).getByRole('listitem').first()).toBeVisible()
  })
})
