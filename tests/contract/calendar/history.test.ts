import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

const DAY = 86_400_000
/** A Wednesday evening in New York. */
const start = Date.parse('2026-10-14T23:00:00.000Z')

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
})
beforeEach(async () => {
  backend.pass(3_600_000)
  await move(start)
})

const instant = (at: number) => new Date(at).toISOString()
const move = (now: number) => backend.call('POST', '/mock/clock', { body: { now: instant(now), rate: 0 } })
async function search(from: number, until: number) {
  const body = { startDate: instant(from), endDate: instant(until) }
  const answer = await backend.call('POST', '/api/economic-calendar/search-by-context', { body })
  return (answer.body as { data: EconomicEvent[] }).data
}
const about = (call: 'history' | 'headline', id: string) =>
  backend.call('GET', `/api/economic-calendar/${call}?id=${id}`)
const historyOf = async (id: string) => ((await about('history', id)).body as { data: EconomicEvent[] }).data
const headlineOf = async (id: string) => ((await about('headline', id)).body as { data: NewsItem | null }).data

/** Of one week: each statistic once. */
const released = async () => (await search(start - 7 * DAY, start)).filter(({ actual }) => actual !== null)
const named = async (name: RegExp, from = start - 7 * DAY, until = start) => {
  const found = (await search(from, until)).find(({ eventName }) => name.test(eventName))
  if (!found) throw new Error(`Nothing is named ${name}.`)
  return found
}

describe('the history of a statistic', () => {
  it('API-17 has its last 24 releases, the newest first, with the figures that the calendar shows', async () => {
    const shown = new Map((await search(start - 300 * DAY, start)).map((event) => [event.id, event]))
    const wrong: unknown[] = []
    for (const event of await released()) {
      const history = await historyOf(event.id)
      const dates = history.map(({ eventDateTime }) => eventDateTime)
      const isInOrder = dates.every((date, index) => index === 0 || date < (dates[index - 1] ?? ''))
      const isShown = history.every((one) => one.eventDateTime < instant(start - 300 * DAY) || isSame(one, shown))
      if (history.length !== 24 || history[0]?.id !== event.id || !isInOrder || !isShown) wrong.push(history)
    }
    expect([wrong, (await released()).length > 30]).toEqual([[], true])
  })
  const isSame = (one: EconomicEvent, shown: Map<string, EconomicEvent>) =>
    JSON.stringify(shown.get(one.id)) === JSON.stringify(one)

  it('CAL-16 each figure is what the next release says was released first, revised there or not', async () => {
    const [wrong, revised]: [unknown[], EconomicEvent[]] = [[], []]
    for (const { id } of await released()) {
      const history = await historyOf(id)
      for (const [index, event] of history.slice(0, -1).entries()) {
        const { previous, revisedFrom } = event
        if ((revisedFrom ?? previous) !== history[index + 1]?.actual || revisedFrom === previous) wrong.push(event)
        if (revisedFrom !== undefined) revised.push(event)
      }
    }
    expect([wrong, revised.length > 50]).toEqual([[], true])
  })

  it('CAL-16 no figure is revised before the release that revises it is out', async () => {
    const event = (await released()).find(({ revisedFrom }) => revisedFrom !== undefined)
    const due = Date.parse(event?.eventDateTime ?? '')
    await move(due - 60_000)
    const [before] = (await search(due, due)).filter(({ id }) => id === event?.id)
    expect([event?.revisedFrom, before?.revisedFrom]).toEqual([before?.previous, undefined])
  })

  it('API-17 an event that is yet to come has the releases before it; one without figures has none', async () => {
    const claims = await named(/^Initial Jobless Claims/)
    const coming = await named(/^Initial Jobless Claims/, start, start + 14 * DAY)
    const speech = await named(/Accounts|Minutes|Speaks/)
    const holiday = await named(/^Market Holiday/, start, start + 200 * DAY)
    expect([await historyOf(coming.id), await historyOf(speech.id), await historyOf(holiday.id)]).toEqual([
      await historyOf(claims.id),
      [],
      [],
    ])
  })

  it('API-17 refuses what the calendar does not have, and finds nothing where there is no calendar', async () => {
    const { id } = await named(/^Initial Jobless Claims/)
    const ids = ['none', id.replace(/\d+$/, '1'), id.replace(/\d+$/, '999999'), `${id}0`, 'eco-us-holiday-20000']
    const padded = id.replace(/-(\d+)-/, '-0$1-')
    const without = await startTestBackend()
    const absent = await without.call('GET', `/api/economic-calendar/history?id=${id}`)
    await without.close()
    const answers = await Promise.all(
      [...ids, padded].flatMap((one) => [about('history', one), about('headline', one)]),
    )
    expect([new Set(answers.map(({ status }) => status)), absent.status, (await about('history', '')).status]).toEqual([
      new Set([404]),
      404,
      400,
    ])
  })
})

describe('the headline of a release', () => {
  it('API-17 is the first that reports it, a few seconds after its figure', async () => {
    const late: unknown[] = []
    for (const event of await released()) {
      const headline = await headlineOf(event.id)
      const after = Date.parse(headline?.publishedDatetime ?? '') - Date.parse(event.updatedDateTime)
      if (!(event.isReported && after > 0 && after < 10_000)) late.push([event, headline])
    }
    const claims = await headlineOf((await named(/^Initial Jobless Claims/)).id)
    expect([late, claims?.title.includes('jobless claims')]).toEqual([[], true])
  })

  it('API-17 is none before there is one, and for what has no figures', async () => {
    const claims = await named(/^Initial Jobless Claims/)
    const speech = await named(/Accounts|Minutes|Speaks/)
    const at = Date.parse((await headlineOf(claims.id))?.publishedDatetime ?? '')
    const ofSpeech = await headlineOf(speech.id)
    await move(at - 1)
    const before = await headlineOf(claims.id)
    await move(at)
    expect([ofSpeech, before, (await headlineOf(claims.id))?.publishedDatetime]).toEqual([null, null, instant(at)])
  })
})
