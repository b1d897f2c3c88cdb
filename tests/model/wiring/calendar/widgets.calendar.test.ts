import { expect, it, onTestFinished, vi } from 'vitest'
import { createBrowser } from '../../faults/browser.ts'

async function openPage() {
  const browser = createBrowser()
  onTestFinished(browser.close)
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
  await browser.open('/terminal')
  browser.app().consent.send({ type: 'all.allowed' })
  return { downloads: browser.downloads, ...(await browser.app().widgets()) }
}

it('CAL-11 LEG-04 what is chosen in the calendar is kept in the browser', async () => {
  const { calendar } = await openPage()
  calendar.send({ type: 'zone.chosen', zone: 'Asia/Tokyo' })
  calendar.send({ type: 'impact.toggled', impact: 'high' })
  const kept = JSON.parse(localStorage.getItem('market-flux.calendar') ?? 'null')
  expect(kept.value).toEqual({ zone: 'Asia/Tokyo', impacts: ['high'], countries: [] })
})

it('CAL-08 the file of a calendar has the name of its tab and of its first day', async () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:calendar'
      static override revokeObjectURL = () => undefined
    },
  )
  const { calendar, downloads } = await openPage()
  calendar.send({ type: 'day.picked', day: '2026-10-07' })
  calendar.send({ type: 'export.pressed', reach: 'week' })
  calendar.send({ type: 'tab.chosen', tab: 'earnings' })
  calendar.send({ type: 'export.pressed', reach: 'week' })
  expect(downloads).toEqual(['economic-calendar-2026-10-04.ics', 'earnings-calendar-2026-10-04.ics'])
})
