import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { API_BASE } from '../../../src/contract/shared/calls.ts'
import type { Asked } from '../../../src/rules/calendar/calendar-list.ts'
import { subscriptionPath } from '../../../src/rules/calendar/subscription.ts'
import { sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

const DAY = 86_400_000
const now = Date.parse('2026-10-14T12:00:00.000Z')
const all: Asked = { phrase: '', impacts: [], countries: [] }

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
})
beforeEach(async () => {
  backend.pass(3_600_000)
  await moveTo(now)
})
const moveTo = (at: number) =>
  backend.call('POST', '/mock/clock', { body: { now: new Date(at).toISOString(), rate: 0 } })

/** As a calendar program asks: with none of the app's headers. */
async function read(calendar: 'economic' | 'earnings', asked: Asked = all, known?: string) {
  const answer = await fetch(`${backend.url}${API_BASE}${subscriptionPath(calendar, asked)}`, {
    headers: known === undefined ? {} : { 'if-none-match': known },
  })
  const text = (await answer.text()).replace(/\r\n /g, '')
  return { answer, text, events: text.split('BEGIN:VEVENT').slice(1) }
}
const valuesOf = (events: readonly string[], name: string) =>
  events.map((event) => event.match(new RegExp(`^${name}:(.*)\r$`, 'm'))?.[1] ?? '')

describe('a subscription', () => {
  it('API-16 is a calendar of its own name from two weeks back to eight ahead, in order, each item once, marked as simulated', async () => {
    for (const [calendar, name] of [
      ['economic', 'Market Flux economic calendar'],
      ['earnings', 'Market Flux earnings calendar'],
    ] as const) {
      const { answer, text, events } = await read(calendar)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
      expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n') && text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(text).toContain(`\r\nNAME:${name}\r\nX-WR-CALNAME:${name}\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n`)
      const due = valuesOf(events, 'DTSTART')
      expect([due, new Set(valuesOf(events, 'UID')).size]).toEqual([[...due].sort(), events.length])
      expect([due[0]?.slice(0, 8), due.at(-1)?.slice(0, 6)]).toEqual([
        expect.stringMatching(/^2026(0930|10)/),
        '202612',
      ])
      expect(valuesOf(events, 'DESCRIPTION').filter((words) => !words.endsWith('\\nSimulated'))).toEqual([])
    }
  })

  it('API-16 CAL-14 has what the list of the app would show: the words of a search, impacts and countries', async () => {
    const whole = await read('economic')
    const chosen = await read('economic', { phrase: 'rate', impacts: ['high'], countries: ['United States', 'Japan'] })
    const titles = valuesOf(chosen.events, 'SUMMARY')
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.length).toBeLessThan(whole.events.length / 10)
    expect(titles.filter((title) => !/rate.*, (United States|Japan)$/i.test(title))).toEqual([])
    const company = await read('earnings', { ...all, phrase: 'jpm' })
    expect(valuesOf(company.events, 'SUMMARY')).toEqual([expect.stringMatching(/^JPM earnings/)])
  })

  it('API-16 is answered with 304 until an item changes, and figures come with the next answer', async () => {
    const first = await read('economic')
    const tag = first.answer.headers.get('etag') ?? ''
    await moveTo(now + 1000)
    expect((await read('economic', all, tag)).answer.status).toBe(304)
    await moveTo(now + DAY)
    const later = await read('economic', all, tag)
    expect(later.answer.status).toBe(200)
    const [before, after] = [first, later].map(({ events }) => {
      const at = valuesOf(events, 'DTSTART').findIndex((due) => due >= '20261014T123000Z')
      return valuesOf(events, 'DESCRIPTION')[at]
    })
    expect([before, after]).toEqual([expect.stringMatching(/^A: - /), expect.stringMatching(/^A: -?[\d]/)])
  })

  it('API-16 takes names in any case and lists with empty parts, and finds nothing of a country without events', async () => {
    const events = async (query: string) => {
      const answer = await fetch(`${backend.url}${API_BASE}/economic-calendar/calendar.ics?${query}`)
      return [answer.status, (await answer.text()).split('BEGIN:VEVENT').length - 1]
    }
    const [, all] = await events('')
    const [, chosen] = await events('impacts=high&countries=Japan')
    expect([await events('search=&impacts=&countries=;'), await events('impacts=;HIGH&countries=japan;')]).toEqual([
      [200, all],
      [200, chosen],
    ])
    expect([chosen, await events('countries=Atlantis')]).toEqual([expect.any(Number), [200, 0]])
    expect(chosen).toBeGreaterThan(0)
  })

  it('API-16 each item is of when it last changed, and HEAD describes the calendar without it', async () => {
    const { answer, events } = await read('earnings')
    expect(valuesOf(events, 'DTSTAMP')).toEqual(valuesOf(events, 'LAST-MODIFIED'))
    const head = await fetch(answer.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, answer.headers.get('etag'), ''])
  })

  it('API-16 refuses what is none of its filters, and is empty where the installation has no calendar', async () => {
    const ask = (query: string) => backend.call('GET', `${API_BASE}/economic-calendar/calendar.ics?${query}`)
    const refused = await Promise.all(['impacts=huge', 'impacts=high,low', 'tickers=A'].map(ask))
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(refused[0]?.body).toMatchObject({ message: expect.stringContaining('separated by semicolons') })
    const none = await startTestBackend({ demoAccount: 'none' })
    const answer = await fetch(`${none.url}${API_BASE}${subscriptionPath('earnings', all)}`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('VEVENT')])
    await none.close()
  })
})
