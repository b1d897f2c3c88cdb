// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import { newsItem } from '../feed/news-item.ts'
import { economicEvent } from './calendar-items.ts'
import { showCalendar } from './ui-calendar.tsx'

const at = (month: number) => ({ eventDateTime: `2026-${String(month).padStart(2, '0')}-05T08:30:00.000Z` })
const cpi = economicEvent('cpi-10', { ...at(10), actual: 3.2, previous: 2.9, revisedFrom: 3, isReported: true })
const speech = economicEvent('speech', { ...at(10), eventName: 'Governor Speaks', previous: null, estimate: null })
const past: EconomicEvent[] = [
  cpi,
  economicEvent('cpi-9', { ...at(9), actual: 3, previous: -1.4 }),
  economicEvent('cpi-8', { ...at(8), actual: -1.4, estimate: null, previous: null }),
]
const events = async () => [cpi, speech]
const history = async (id: string) => (id === cpi.id ? past : [])

const rowOf = (name: RegExp) => screen.getByRole('button', { name })
const dialog = () => screen.queryByRole('dialog', { name: /^History of/ })
const cells = () => screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').map(words))
const words = ({ textContent }: Element) => textContent?.replace(/\s+/g, ' ').trim()

describe('the history of a release', () => {
  it('CAL-15 is opened by a press on the row, and has its figures as a table, the newest first', async () => {
    await showCalendar({ events, history })
    await userEvent.click(screen.getByText('A: 3.2%', { exact: false }))
    const table = await screen.findByRole('table')
    expect([dialog()?.getAttribute('aria-label'), within(table).getAllByRole('rowheader').map(words), cells()]).toEqual(
      [
        'History of CPI (YoY) (Sep)',
        ['Oct 5, 2026', 'Sep 5, 2026', 'Aug 5, 2026'],
        [
          [],
          ['3.2% ▲ (above the estimate)', '3%', '2.9%R (revised from 3%)'],
          ['3% (in line with the estimate)', '3%', '-1.4%'],
          ['-1.4%', '-', '-'],
        ],
      ],
    )
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
      null,
    ])
  })

  it('CAL-15 draws what was released and what was estimated, in words too', async () => {
    await showCalendar({ events, history })
    await userEvent.click(rowOf(/^CPI/))
    const chart = await screen.findByRole('img', { name: /releases/ })
    expect([
      chart.getAttribute('aria-label'),
      chart.querySelectorAll('circle').length,
      chart.querySelectorAll('[class*="estimate"]').length,
      chart.querySelectorAll('[class*="zero"]').length,
      [...chart.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cx'))),
    ]).toEqual(['3 releases, Aug 5, 2026 to Oct 5, 2026: from -1.4% to 3.2%, last 3.2%', 3, 2, 1, [6, 160, 314]])
  })

  it('CAL-15 Enter opens it with the focus in it, Escape and Back lead back to the row', async () => {
    await showCalendar({ events, history })
    const row = rowOf(/^CPI/)
    const focused: unknown[] = []
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(rowOf(/^Back/))]) {
      row.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('table')
      focused.push(document.activeElement === dialog())
      await leave()
      focused.push(dialog(), document.activeElement === row)
    }
    expect(focused).toEqual([true, null, true, true, null, true])
  })

  it('CAL-15 the list stays one stop of the Tab key, and the arrow keys lead from event to event', async () => {
    await showCalendar({ events, history })
    const [first, second] = [await screen.findByRole('button', { name: /^CPI/ }), rowOf(/^Governor/)]
    const list = screen.getByRole('tabpanel')
    list.focus()
    const stops: (Element | null)[] = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key)
      stops.push(document.activeElement)
    }
    await userEvent.keyboard('{End}')
    expect([
      stops.map((stop) => [first, second].indexOf(stop as HTMLElement)),
      document.activeElement === list,
    ]).toEqual([[0, 1, 1, 0], true])
    // the tabs look for their panels in a later frame
    await new Promise(requestAnimationFrame)
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0)
  })

  it('CAL-15 what it lies over cannot be reached meanwhile', async () => {
    await showCalendar({ events, history })
    await userEvent.click(rowOf(/^CPI/))
    const isInert = () => screen.getByText('October 2026').closest('[inert]') !== null
    const before = isInert()
    await userEvent.keyboard('{Escape}')
    expect([before, isInert()]).toEqual([true, false])
  })

  it('CAL-15 says so where nothing is known', async () => {
    await showCalendar({ events, history })
    await userEvent.click(rowOf(/^Governor/))
    expect((await screen.findByRole('status')).textContent).toContain('No earlier figures are known.')
  })

  it('RTE-20 the history that the address names is opened, with the focus unless that is elsewhere, which goes to the row when it closes', async () => {
    const { releaseHistory, notify } = await showCalendar({ events, history })
    await notify(() => releaseHistory.send({ type: 'release.reached', id: cpi.id }))
    const opened = [dialog()?.getAttribute('aria-label'), document.activeElement === dialog()]
    await notify(() => releaseHistory.send({ type: 'history.left' }))
    const row = document.activeElement === rowOf(/^CPI/)
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await notify(() => releaseHistory.send({ type: 'release.reached', id: cpi.id }))
    const isLeft = document.activeElement === field
    field.remove()
    expect([opened, row, isLeft]).toEqual([['History of CPI (YoY) (Sep)', true], true, true])
  })

  it('RTE-20 an event that the calendar does not have is said, and one that it has not loaded has the name of its releases', async () => {
    const { releaseHistory, notify } = await showCalendar({
      events: async () => [],
      history: async (id) => (id === 'cpi-11' ? past : undefined),
    })
    await notify(() => releaseHistory.send({ type: 'release.reached', id: 'none' }))
    const said = [dialog()?.getAttribute('aria-label'), screen.getByRole('status').textContent]
    await notify(() => releaseHistory.send({ type: 'release.reached', id: 'cpi-11' }))
    expect([said, dialog()?.getAttribute('aria-label'), screen.getAllByRole('row').length]).toEqual([
      ['History of Economic event', 'The calendar has no such event.'],
      'History of CPI (YoY) (Sep)',
      4,
    ])
  })

  it('CAL-15 shows grey rows while it loads, and Retry where it could not be loaded', async () => {
    const answers: { resolve(found: EconomicEvent[]): void; reject(error: Error): void }[] = []
    await showCalendar({
      events,
      history: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    })
    await userEvent.click(rowOf(/^CPI/))
    expect(screen.getByText('Loading the history')).toBeTruthy()
    answers[0]?.reject(new Error('silent'))
    expect((await screen.findByRole('alert')).textContent).toContain('The history could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, dialog()])
    answers[1]?.resolve(past)
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

describe('the headline of a release', () => {
  async function showReported() {
    const asked: string[] = []
    const headline = async (id: string) => {
      asked.push(id)
      return newsItem('report')
    }
    const { releaseHeadline } = await showCalendar({ events, history, headline })
    const said: AnyEventObject[] = []
    releaseHeadline.on('*', (event) => said.push(event))
    return { asked, said }
  }
  const page = { type: 'place.asked', path: '/news-pit/report' }

  it('CAL-17 is led to by one press on the mark of its row, which opens no history', async () => {
    const { asked, said } = await showReported()
    await userEvent.click(screen.getByRole('button', { name: 'Headline of CPI (YoY) (Sep)' }))
    expect([asked, said, dialog()]).toEqual([[cpi.id], [page], null])
  })

  it('CAL-17 is led to by H, in the row and in the history, alone and once', async () => {
    const { asked } = await showReported()
    rowOf(/^CPI/).focus()
    await userEvent.keyboard('h{Control>}h{/Control}{Enter}')
    await screen.findByRole('table')
    await userEvent.keyboard('H')
    expect(asked).toEqual([cpi.id, cpi.id])
  })

  it('CAL-17 an event that none reports has no mark and no key', async () => {
    const { asked } = await showReported()
    rowOf(/^Governor/).focus()
    await userEvent.keyboard('h')
    expect([asked, screen.getAllByRole('button', { name: /^Headline of/ }).length]).toEqual([[], 1])
  })
})
