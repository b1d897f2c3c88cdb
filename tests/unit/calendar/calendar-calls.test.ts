import { expect, it } from 'vitest'
import { newsItem } from '../feed/news-item.ts'
import { createHttp, json, noOne, serve } from '../http/http-scene.ts'
import { earningsReport, economicEvent } from './calendar-items.ts'

const window = { startDate: '2026-10-04T04:00:00.000Z', endDate: '2026-10-11T03:59:59.999Z' }
const http = createHttp(noOne)

it('API-03 asks for a window of each calendar', async () => {
  const calls = serve(({ path }) =>
    json(200, { data: path.includes('economic') ? [economicEvent('eco')] : [earningsReport('ern')] }),
  )
  const found = await Promise.all([http.searchEconomicCalendar(window), http.searchEarningsCalendar(window)])
  expect([found, calls.map(({ method, path, body }) => [method, path, body])]).toEqual([
    [[economicEvent('eco')], [earningsReport('ern')]],
    [
      ['POST', '/api/economic-calendar/search-by-context', window],
      ['POST', '/api/earnings-calendar/search-by-context', window],
    ],
  ])
})

it('API-03 a null answer is an empty list', async () => {
  serve(() => json(200, { data: null }))
  expect(await Promise.all([http.searchEconomicCalendar(window), http.searchEarningsCalendar(window)])).toEqual([
    [],
    [],
  ])
})

it('API-17 asks for the history of an event and for its headline, where there is one', async () => {
  const headline = newsItem('report')
  const calls = serve(({ path }) =>
    json(200, {
      data: path.includes('history') ? [economicEvent('eco')] : path.endsWith('=reported') ? headline : null,
    }),
  )
  const found = await Promise.all([
    http.readReleaseHistory('eco'),
    http.findReleaseHeadline('reported'),
    http.findReleaseHeadline('eco'),
  ])
  expect([found, calls.map(({ method, path }) => [method, path])]).toEqual([
    [[economicEvent('eco')], headline, undefined],
    [
      ['GET', '/api/economic-calendar/history?id=eco'],
      ['GET', '/api/economic-calendar/headline?id=reported'],
      ['GET', '/api/economic-calendar/headline?id=eco'],
    ],
  ])
})

it('API-17 an event that the calendar does not have has no history', async () => {
  serve(() => json(404, { code: 'not-found', message: 'The calendar has no such event.' }))
  expect(await http.readReleaseHistory('eco')).toBeUndefined()
})

it.each([
  ['a refusal', () => json(429, { code: 'slow-down', message: 'Wait.' }), { kind: 'refused', status: 429 }],
  ['an answer off the contract', () => json(200, { data: [{ id: 'a' }] }), { kind: 'offContract' }],
  ['silence', () => Promise.reject(new TypeError('no network')), { kind: 'silent' }],
])('API-03 ERR-07 %s is one typed failure', async (_, answer, failure) => {
  serve(answer)
  await expect(http.searchEconomicCalendar(window)).rejects.toMatchObject(failure)
  await expect(http.readReleaseHistory('eco')).rejects.toMatchObject(failure)
  await expect(http.findReleaseHeadline('eco')).rejects.toMatchObject(failure)
})
