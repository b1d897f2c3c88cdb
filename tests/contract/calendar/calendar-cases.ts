import type { Answer, TestBackend } from '../backend.ts'

const window = { startDate: '2026-10-04T00:00:00.000Z', endDate: '2026-10-10T23:59:59.999Z' }
const backwards = { startDate: window.endDate, endDate: window.startDate }

/** One real request for every status that the contract lists for a call about a calendar; 429 and 500 are the same for all. */
export function calendarCases(backend: () => TestBackend): Record<string, () => Promise<Answer>> {
  const search = (kind: string, body: unknown) => () =>
    backend().call('POST', `/api/${kind}-calendar/search-by-context`, { body })
  const subscribe = (kind: string, query: string) => () =>
    backend().call('GET', `/api/${kind}-calendar/calendar.ics?${query}`)
  const about = (call: string, id: string) => backend().call('GET', `/api/economic-calendar/${call}?id=${id}`)
  const ofEvents = ['history', 'headline'].flatMap((call): [string, () => Promise<Answer>][] => [
    [`economicCalendar.${call} 200`, async () => about(call, idOf(await search('economic', aroundNow())()))],
    [`economicCalendar.${call} 400`, () => about(call, '')],
    [`economicCalendar.${call} 404`, () => about(call, 'none')],
  ])
  return Object.fromEntries([
    ...ofEvents,
    ...['economic', 'earnings'].flatMap((kind): [string, () => Promise<Answer>][] => [
      [`${kind}Calendar.subscribe 200`, subscribe(kind, 'search=us')],
      [`${kind}Calendar.subscribe 400`, subscribe(kind, 'unknown=1')],
      [`${kind}Calendar.search 200`, search(kind, window)],
      [`${kind}Calendar.search 400`, search(kind, backwards)],
      [`${kind}Calendar.search 413`, search(kind, { ...window, more: 'x'.repeat(70_000) })],
    ]),
  ])
}

const instant = (at: number) => new Date(at).toISOString()
const aroundNow = () => ({ startDate: instant(Date.now() - 864e6), endDate: instant(Date.now()) })

function idOf({ body }: Answer) {
  const { data } = body as { data: { id: string }[] }
  return data[0]?.id ?? ''
}
