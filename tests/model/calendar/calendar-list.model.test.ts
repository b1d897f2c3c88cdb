import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate'
import type { CalendarWindow, EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import {
  earningsListMachine,
  economicListMachine,
  type FileEvent,
  hasFailed,
  isLoading,
  isOff,
  itemsOf,
} from '../../../src/machines/calendar/calendar-list.machine.ts'
import { earningsReport, economicEvent } from '../../unit/calendar/calendar-items.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 9, 5, hour)).toISOString()
const event = (id: string, hour: number, actual: number | null = null) =>
  economicEvent(id, { eventDateTime: at(hour), actual })
const near: CalendarWindow = { startDate: at(0), endDate: at(24) }
const wide: CalendarWindow = { startDate: at(-24), endDate: at(48) }

const askNear = { type: 'window.asked', says: 'near', window: near }
const askWide = { type: 'window.asked', says: 'wide', window: wide }
const found = { type: 'xstate.done.actor.searchCalendar', output: [event('b', 10), event('a', 8)] }
const failed = { type: 'xstate.error.actor.searchCalendar', error: silent }
const retry = { type: 'retry.pressed' }
const released = { type: 'items.updated', items: [event('a', 8, 3.2), event('c', 9)] }
const opened = { type: 'connection.opened' }
const lost = { type: 'connection.lost' }
const offline = { type: 'offline.begun' }
const online = { type: 'offline.ended' }
const ask = {
  asked: { phrase: '', impacts: [], countries: [] },
  days: { first: '2026-10-04', last: '2026-10-10' },
  zone: 'UTC',
  now: 0,
}
const wanted = { type: 'list.wanted' }
const [ended, begun] = [{ type: 'kind.ended' }, { type: 'kind.begun' }]
const exported = { type: 'export.asked', ask }
const cases = [
  wanted,
  askNear,
  askWide,
  found,
  failed,
  retry,
  released,
  opened,
  lost,
  offline,
  online,
  exported,
  ended,
  begun,
]

const sorted = (items: Map<string, EconomicEvent>) =>
  [...items.values()].sort((a, b) => (a.eventDateTime < b.eventDateTime ? -1 : 1))

/** What is known after all updates: an answer counts, except for items that were updated since it was asked for. */
function outcomeOf(events: AnyEventObject[]) {
  let state = 'unasked' as 'off' | 'unasked' | 'awaited' | 'loading' | 'shown' | 'failed'
  let isCut = false
  let isOpen = false
  let isOffline = false
  const saved: unknown[] = []
  let window: unknown
  let items = new Map<string, EconomicEvent>()
  let since: EconomicEvent[] = []
  const calls: unknown[] = []
  let failures = 0
  const search = () => {
    state = 'loading'
    since = []
    calls.push({ port: 'searchCalendar', input: window })
  }
  const rules: Record<string, (received: AnyEventObject) => unknown> = {
    'window.asked': (received) => {
      window = received.window
      if (state !== 'off' && state !== 'unasked') search()
    },
    'list.wanted': () => {
      if (state !== 'unasked') return
      state = 'awaited'
      if (window) search()
    },
    [found.type]: ({ output }) => {
      state = 'shown'
      items = new Map([...output, ...since].map((item: EconomicEvent) => [item.id, item]))
    },
    [failed.type]: () => {
      state = 'failed'
      if (!isOffline) failures += 1
    },
    'retry.pressed': () => state === 'failed' && search(),
    'items.updated': (received) => {
      for (const item of received.items) items.set(item.id, item)
      since.push(...received.items)
    },
    'connection.lost': () => {
      isCut = isOpen
    },
    'connection.opened': () => {
      if (isOpen ? isCut && !['unasked', 'awaited', 'off'].includes(state) : state === 'shown') search()
      isCut = false
      isOpen = true
    },
    'kind.ended': () => {
      state = 'off'
      items = new Map()
      since = []
    },
    'kind.begun': () => {
      if (state !== 'off') return
      state = 'awaited'
      if (window) search()
    },
    'offline.begun': () => {
      isOffline = true
    },
    'offline.ended': () => {
      isOffline = false
    },
    'export.asked': (received) => saved.push({ type: 'file.wanted', items: sorted(items), ask: received.ask }),
  }
  for (const received of events) rules[received.type]?.(received)
  return {
    items: sorted(items),
    isLoading: ['loading', 'unasked', 'awaited'].includes(state),
    hasFailed: state === 'failed',
    isOff: state === 'off',
    calls,
    said: Array.from({ length: failures }, () => ({ type: 'load.failed' })),
    saved,
  }
}

const ports = { promises: ['searchCalendar'], streams: ['watchCalendar', 'saveFile'] }
const start = () => drive(economicListMachine, ports)
const seen = ({ snapshot, said, calls, sentTo }: ReturnType<typeof start>) => ({
  items: itemsOf(snapshot()),
  isLoading: isLoading(snapshot()),
  hasFailed: hasFailed(snapshot()),
  isOff: isOff(snapshot()),
  calls: [...calls],
  said: [...said],
  saved: sentTo('saveFile'),
})

describe('the list of a calendar', () => {
  const covered = coverage(economicListMachine)
  for (const { name, events } of walks(economicListMachine, cases)) {
    it(`CHT-02 CAL-10 calendar list: ${name}`, async () => {
      const list = start()
      await list.walk(events, (soFar) => expect(seen(list)).toEqual(outcomeOf(soFar)))
      covered.add(list.walked)
    })
  }
  covered.prove()

  it('CAL-10 what was released after the answer and before the connection opened is asked for again, once', async () => {
    const list = start()
    await list.walk([wanted, askNear, found, opened, found, opened])
    const early = start()
    await early.walk([wanted, askNear, opened, found])
    expect([list.calls.length, early.calls.length]).toEqual([2, 1])
  })

  it('CAL-10 what was released while the window was asked for is not undone by the older answer', async () => {
    const list = start()
    await list.walk([wanted, askNear, released, found])
    expect(itemsOf(list.snapshot()).map(({ id, actual }) => [id, actual])).toEqual([
      ['a', 3.2],
      ['c', null],
      ['b', null],
    ])
  })

  it('CAL-10 an update from before the window was asked for does not override the answer', async () => {
    const list = start()
    await list.walk([wanted, askNear, found, released, askWide, { ...found, output: [event('a', 8, 9)] }])
    expect(itemsOf(list.snapshot())).toEqual([event('a', 8, 9)])
  })

  it('RT-01 CAL-10 a connection that was cut is followed by the question again', async () => {
    const list = start()
    await list.walk([wanted, opened, askNear, found, lost, opened, { ...found, output: [event('a', 8, 9)] }])
    expect([list.calls.length, itemsOf(list.snapshot())]).toEqual([2, [event('a', 8, 9)]])
  })

  it('ERR-07 CAL-06 a window that failed keeps what there was, is reported and can be asked for again', async () => {
    const list = start()
    await list.walk([wanted, askNear, found, askWide, failed])
    const before = seen(list)
    await list.step(retry)
    expect([before.items.length, before.hasFailed, before.said, list.calls.at(-1)]).toEqual([
      2,
      true,
      [{ type: 'load.failed' }],
      { port: 'searchCalendar', input: wide },
    ])
  })

  it('ERR-07 without a network a window that failed is not reported', async () => {
    const list = start()
    await list.walk([wanted, offline, askNear, failed])
    expect([list.said, seen(list).hasFailed]).toEqual([[], true])
  })

  it('CAL-06 RT-05 a late answer to an older window never overwrites the newer one', async () => {
    const answers: ((items: EconomicEvent[]) => void)[] = []
    const searchCalendar = fromPromise<readonly EconomicEvent[], CalendarWindow | undefined>(
      () => new Promise((resolve) => answers.push(resolve)),
    )
    const silence = fromCallback(() => undefined)
    const actors = {
      searchCalendar,
      watchCalendar: silence,
      saveFile: fromCallback<FileEvent<EconomicEvent>>(() => undefined),
    }
    const list = createActor(economicListMachine.provide({ actors })).start()
    list.send({ type: 'list.wanted' })
    list.send({ type: 'window.asked', window: near })
    list.send({ type: 'window.asked', window: wide })
    answers[1]?.([event('new', 10)])
    await new Promise(setImmediate)
    answers[0]?.([event('old', 9)])
    await new Promise(setImmediate)
    expect(itemsOf(list.getSnapshot()).map(({ id }) => id)).toEqual(['new'])
  })

  it('CAL-10 earnings are merged as economic events are', async () => {
    const list = drive(earningsListMachine, ports)
    const nvidia = earningsReport('n')
    await list.walk([
      wanted,
      askNear,
      { ...found, output: [nvidia] },
      { ...released, items: [{ ...nvidia, eps: 1.3 }] },
    ])
    expect(itemsOf(list.snapshot())).toEqual([{ ...nvidia, eps: 1.3 }])
  })
})
