import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EarningsReport, EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import { sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'
import { readFinancial } from './financial-reader.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/** A Wednesday morning in New York. */
const start = Date.parse('2026-10-14T12:00:00.000Z')

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
})
beforeEach(async () => {
  backend.pass(3_600_000)
  await backend.call('DELETE', '/mock/faults')
  await move(start)
})

const instant = (at: number) => new Date(at).toISOString()
const move = (now: number, rate = 0) => backend.call('POST', '/mock/clock', { body: { now: instant(now), rate } })

async function search<Item>(kind: 'economic' | 'earnings', from: number, until: number) {
  const body = { startDate: instant(from), endDate: instant(until) }
  const answer = await backend.call('POST', `/api/${kind}-calendar/search-by-context`, { body })
  const { data } = answer.body as { data: Item[] }
  return data
}
const events = (from: number, until: number) => search<EconomicEvent>('economic', from, until)
const reports = (from: number, until: number) => search<EarningsReport>('earnings', from, until)

describe('the economic calendar', () => {
  it('API-03 ENT-01 a window returns everything that is due in it, in order of time, each entry once', async () => {
    const found = await events(start - 60 * DAY, start + 60 * DAY)
    const due = found.map(({ eventDateTime }) => eventDateTime)
    expect([
      due,
      new Set(found.map(({ id }) => id)).size,
      due.every((at) => at >= instant(start - 60 * DAY) && at <= instant(start + 60 * DAY)),
      found.every((event) => EconomicEvent.safeParse(event).success),
    ]).toEqual([[...due].sort(), found.length, true, true])
  })

  it('CAL-08 the calendar looks real: countries, hours by the local clock, all impacts', async () => {
    const found = await events(start - 30 * DAY, start + 30 * DAY)
    const claims = found.filter(({ eventName }) => eventName === 'Initial Jobless Claims')
    const hours = new Set(claims.map(({ eventDateTime }) => eventDateTime.slice(8)))
    expect([
      new Set(found.map(({ country }) => country)).size >= 15,
      new Set(found.map(({ impact }) => impact)).size,
      found.length > 250,
      // the clocks of New York change on November 1
      [
        ...new Set(
          claims.map(({ eventDateTime }) => [eventDateTime < '2026-11-01', eventDateTime.slice(11, 16)].join(' ')),
        ),
      ],
      hours.size === claims.length,
    ]).toEqual([true, 3, true, ['true 12:30', 'false 13:30'], true])
  })

  it('CAL-08 WLD-01 an entry has no actual before its time, and each previous is the last actual, some as revised by then', async () => {
    const found = await events(start - 200 * DAY, start + 30 * DAY)
    const known = new Map<string, number | null>()
    let revised = 0
    const wrong = found.filter(({ id, eventDateTime, previous, actual, unit, estimate }) => {
      const series = id.replace(/-\d+$/, '')
      const before = known.get(series)
      known.set(series, actual)
      const isOut = eventDateTime <= instant(start - MINUTE)
      const hasFigures = unit !== '' || estimate !== null || previous !== null
      const isSound = isOut ? !hasFigures || actual !== null : actual === null || eventDateTime <= instant(start)
      const isOther = before !== undefined && previous !== before
      // a release revises the figure before it, never earlier
      const isRevised = isOther && actual !== null && previous !== null
      if (isRevised) revised += 1
      return !isSound || (isOther && !isRevised)
    })
    expect([wrong, revised > 0 && revised < found.length / 10]).toEqual([[], true])
  })

  it('CAL-08 BCK-02 an actual appears within 60 seconds after its time, and not at its time', async () => {
    const due = (await events(start, start + DAY)).filter(({ estimate }) => estimate !== null)
    const seen: [boolean, boolean][] = []
    for (const { id, eventDateTime } of due) {
      const at = Date.parse(eventDateTime)
      const actual = async (now: number) => {
        await move(now)
        return (await events(at, at)).find((event) => event.id === id)?.actual ?? null
      }
      seen.push([(await actual(at)) === null, (await actual(at + MINUTE)) === null])
    }
    expect(seen).toEqual(due.map(() => [true, false]))
    expect(due.length).toBeGreaterThan(3)
  })

  it('BCK-02 the same seed and time give the same calendar, regardless of earlier requests', async () => {
    const other = await startTestBackend({ isSimulated: true })
    await other.call('POST', '/mock/clock', { body: { now: instant(start), rate: 0 } })
    const body = { startDate: instant(start - 3 * DAY), endDate: instant(start + 3 * DAY) }
    const answer = await other.call('POST', '/api/economic-calendar/search-by-context', { body })
    await other.close()
    expect(answer.body).toEqual({ data: await events(start - 3 * DAY, start + 3 * DAY) })
  })

  it('API-03 CAL-06 the calendar covers a year each way, and windows have 800 days at most', async () => {
    const found = await events(start - 400 * DAY, start + 400 * DAY)
    const body = { startDate: instant(start - 400 * DAY), endDate: instant(start + 400 * DAY + 1) }
    const tooLong = await backend.call('POST', '/api/economic-calendar/search-by-context', { body })
    const ends = [found[0]?.eventDateTime ?? '', found.at(-1)?.eventDateTime ?? '']
    expect([
      found.length > 4000,
      ends.map((at) => Math.round((Date.parse(at) - start) / DAY / 30)),
      await events(start + 400 * DAY, start + 500 * DAY),
      tooLong.status,
    ]).toEqual([true, [-12, 12], [], 400])
  })
})

describe('the earnings calendar', () => {
  it('API-03 ENT-01 each company reports four times a year, with estimates before and results after', async () => {
    const found = await reports(start - 360 * DAY, start)
    const nvidia = found.filter(({ ticker }) => ticker === 'NVDA')
    const coming = await reports(start, start + 40 * DAY)
    expect([
      nvidia.length,
      found.filter(
        ({ eps, revenue, earningsDateTime }) =>
          earningsDateTime < instant(start - MINUTE) && (eps === null || revenue === null),
      ),
      coming.filter(({ eps, estimatedEps }) => eps !== null || estimatedEps === null),
      [...found, ...coming].every((report) => EarningsReport.safeParse(report).success),
      new Set(found.map(({ id }) => id)).size === found.length,
    ]).toEqual([4, [], [], true, true])
  })
})

describe('/financial', () => {
  const released = async () => {
    const due = (await events(start, start + DAY)).find(({ eventName }) => eventName.startsWith('Crude Oil'))
    if (!due) throw new Error('Nothing is released on a Wednesday.')
    return { id: due.id, at: Date.parse(due.eventDateTime) }
  }
  const notifies = (event: string, id: string) => (said: { event: string; items: Record<string, unknown>[] }) =>
    said.event === event && said.items.some((item) => item.id === id && item.actual !== null)

  it('RT-01 BCK-02 an actual is sent within 60 seconds after its time, together with the next entry, whose previous it becomes', async () => {
    const { id, at } = await released()
    const client = await readFinancial(backend.url, ['economic-calendar.connect'])
    // a minute of the backend's clock in a tenth of a second
    await move(at - 5000, 600)
    const { items } = await client.until(notifies('economic-calendar.update', id))
    client.close()
    const [item, next] = [id, nextOf(id)].map((one) => items.find((other) => other.id === one))
    const late = Date.parse(String(item?.updatedDateTime)) - at
    expect([late > 0 && late <= 60_000, next?.previous]).toEqual([true, item?.actual])
  })
  const nextOf = (id: string) => id.replace(/\d+$/, (index) => String(Number(index) + 1))

  it('RT-01 BCK-04 a client that subscribes late is sent what has changed meanwhile, on a fast clock too', async () => {
    const { id, at } = await released()
    const client = await readFinancial(backend.url, [])
    await move(at + 30 * MINUTE, 60)
    client.socket.emit('economic-calendar.connect')
    const { items } = await client.until(notifies('economic-calendar.update', id))
    client.close()
    expect(items).toContainEqual(expect.objectContaining({ id, actual: expect.anything() }))
  })

  it('RT-01 BCK-04 a jump of the clock sends the entries that it changes, and a jump backward takes them back', async () => {
    const { id, at } = await released()
    const client = await readFinancial(backend.url, ['economic-calendar.connect'])
    await move(at + MINUTE)
    await client.until(notifies('economic-calendar.update', id))
    await move(start)
    const { items } = await client.until(({ items }) => items.some((item) => item.id === id && item.actual === null))
    client.close()
    expect(items.find((item) => item.id === id)).toMatchObject({ actual: null, change: null })
  })

  it('RT-01 each calendar is sent only to clients that asked for it', async () => {
    const { id, at } = await released()
    const both = await readFinancial(backend.url, ['economic-calendar.connect', 'earnings-calendar.connect'])
    const one = await readFinancial(backend.url, ['earnings-calendar.connect'])
    await move(at + 20 * DAY)
    await Promise.all([
      both.until(notifies('economic-calendar.update', id)),
      both.until(({ event }) => event === 'earnings-calendar.update'),
      one.until(({ event }) => event === 'earnings-calendar.update'),
    ])
    const events = new Set(one.received.map(({ event }) => event))
    both.close()
    one.close()
    expect([...events]).toEqual(['earnings-calendar.update'])
  })

  it('RT-01 BCK-04 entries that were held back during a silence are sent after it', async () => {
    const { id, at } = await released()
    const client = await readFinancial(backend.url, ['economic-calendar.connect'])
    await backend.addFault({ call: '/financial', kind: 'silent' })
    await move(at + MINUTE)
    const before = client.received.some(notifies('economic-calendar.update', id))
    await backend.call('DELETE', '/mock/faults')
    await client.until(notifies('economic-calendar.update', id))
    client.close()
    expect(before).toBe(false)
  })

  it('RT-01 a request off the contract is refused', async () => {
    const client = await readFinancial(backend.url, [])
    client.socket.emit('economic-calendar.connect', 'please')
    const { items } = await client.until(({ event }) => event === 'error')
    client.close()
    expect(items).toMatchObject({ code: 'invalid' })
  })

  it('RT-01 BCK-04 a dropped connection comes back and can subscribe again', async () => {
    const client = await readFinancial(backend.url, ['economic-calendar.connect'])
    const back = new Promise<void>((resolve) => client.socket.on('connect', resolve))
    await backend.addFault({ call: '/financial', kind: 'droppedSocket', count: 1 })
    await back
    const { id, at } = await released()
    await move(at + MINUTE)
    const received = await client.until(notifies('economic-calendar.update', id))
    client.close()
    expect(received.items).toContainEqual(expect.objectContaining({ id, actual: expect.anything() }))
  })
})
