// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openChannel } from '../../../src/adapters/shared/channel.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
// loads lazy modules before time is stopped
import '../../../src/adapters/storage/database.ts'
import { createTurns } from '../../../src/adapters/shared/turns.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'

/** How a browser's store may fail: each function makes it fail from now on. */
const refusals: Record<string, () => void> = {
  'is absent': () => vi.stubGlobal('localStorage', undefined),
  'throws when it is mentioned': () =>
    void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }),
  'throws at every use': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('', 'InvalidStateError')
      })
  },
  'is full': () =>
    void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    }),
}
function openStorage() {
  let refusals = 0
  const storage = createStorage(browserEnvironment())
  storage.watchRefusal(() => refusals++)
  return { ...storage, refusals: () => refusals }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a store of texts', () => {
  it('STO-01 keeps what later pages find, and reports no refusal', () => {
    const { lasting, refusals } = openStorage()
    const isKept = lasting.set('a', '1')
    lasting.set('b', '2')
    lasting.remove('b')
    expect([
      isKept,
      createStorage(browserEnvironment()).lasting.get('a'),
      lasting.names(),
      lasting.get('b'),
      refusals(),
    ]).toEqual([true, '1', ['a'], undefined, 0])
  })

  it.each(Object.keys(refusals))('STO-01 that %s falls back to memory for the page, and reports it once', (name) => {
    localStorage.setItem('old', 'from an earlier visit')
    const { lasting, refusals: reported } = openStorage()
    refusals[name]?.()
    const isKept = [lasting.set('a', '1'), lasting.set('b', '2'), lasting.set('old', 'new')]
    lasting.remove('b')
    expect([
      isKept,
      lasting.get('a'),
      lasting.get('b'),
      lasting.get('old'),
      lasting.names().sort(),
      reported(),
    ]).toEqual([[false, false, false], '1', undefined, 'new', ['a', 'old'], 1])
  })

  it('STO-01 that is full returns no outdated text to a later page', () => {
    localStorage.setItem('old', 'from an earlier visit')
    refusals['is full']?.()
    createStorage(browserEnvironment()).lasting.set('old', 'new')
    expect(createStorage(browserEnvironment()).lasting.get('old')).toBe(undefined)
  })

  it('STO-01 reports an earlier refusal to later subscribers', () => {
    refusals['is full']?.()
    const { lasting, watchRefusal } = createStorage(browserEnvironment())
    lasting.set('a', '1')
    const notify = vi.fn()
    watchRefusal(notify)
    expect(notify).toHaveBeenCalledOnce()
  })
})

/** A database that opens as given. */
const stubDatabase = (open: () => unknown) => vi.stubGlobal('indexedDB', { open })

describe('the database', () => {
  it.each([
    ['is absent', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'throws when it is opened',
      () =>
        stubDatabase(() => {
          throw new DOMException('A private browser.', 'InvalidStateError')
        }),
    ],
  ])('STO-01 that %s rejects each request, and reports it once', async (_, refuse) => {
    refuse()
    const { database, refusals } = openStorage()
    const values = database('a', 'b')
    const asked = await Promise.allSettled([values.get('c'), values.set('c', 1), values.clear()])
    expect([asked.map(({ status }) => status), refusals()]).toEqual([Array(3).fill('rejected'), 1])
  })

  it('STO-01 whose code does not come without a network has refused nothing, and is used once the network is back', async () => {
    const kept = new Map<string, unknown>()
    const get = async <Value>(key: string) => kept.get(key) as Value | undefined
    const set = async (key: string, value: unknown) => void kept.set(key, value)
    let isOnline = false
    const storage = createStorage({
      ...browserEnvironment(),
      async loadValues() {
        if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
        return () => ({ get, set, clear: async () => kept.clear() })
      },
    })
    const notify = vi.fn()
    storage.watchRefusal(notify)
    const values = storage.database('a', 'b')
    await expect(values.set('c', 1)).rejects.toThrow('Failed to fetch')
    isOnline = true
    await values.set('c', 2)
    expect([await values.get('c'), notify.mock.calls]).toEqual([2, []])
  })

  it('STO-01 that never answers rejects the first request after five seconds, and the others at once', async () => {
    vi.useFakeTimers()
    stubDatabase(() => ({}))
    const { database, refusals } = openStorage()
    const values = database('a', 'b')
    const settled: string[] = []
    const ask = (name: string) => values.get(name).catch(() => void settled.push(name))
    ask('first')
    await vi.advanceTimersByTimeAsync(4_999)
    const before = [...settled]
    await vi.advanceTimersByTimeAsync(1)
    await ask('second')
    expect([before, settled, refusals()]).toEqual([[], ['first', 'second'], 1])
  })
})

const task = async () => 'token'
const never = new AbortController().signal

describe('the turns of the tabs', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', undefined))

  it('SES-09 without a database are counted by all tabs of the browser', async () => {
    const [one, two] = [0, 0].map(() =>
      createTurns(createStorage(browserEnvironment()), { ...browserEnvironment(), now: () => 0 }),
    ) as [Turns, Turns]
    const first = await one.begin(task, never)
    const second = await two.take(task, never)
    const third = await one.takeUnlessLater(first.turn, task, never)
    expect([first, second, third]).toEqual([
      { turn: 1, since: 1, output: 'token' },
      { turn: 2, since: 1, output: 'token' },
      { turn: 2, output: undefined },
    ])
  })

  it('SES-09 follow the clock where nothing can be stored, so that all tabs agree on their order', async () => {
    refusals['is full']?.()
    let now = 1_000
    const [one, two] = [0, 0].map(() =>
      createTurns(createStorage(browserEnvironment()), { ...browserEnvironment(), now: () => now++ }),
    ) as [Turns, Turns]
    const turns = []
    for (const tab of [one, one, two, one]) turns.push((await tab.begin(task, never)).turn)
    expect(turns).toEqual([1_000, 1_001, 1_002, 1_003])
  })

  it.each([
    ['has no locks', undefined],
    [
      'refuses its locks',
      {
        request: async () => {
          throw new DOMException('', 'SecurityError')
        },
      },
    ],
  ])('SES-05 in a browser that %s are taken without waiting', async (_, locks) => {
    vi.stubGlobal('navigator', { locks })
    expect(
      (
        await createTurns(createStorage(browserEnvironment()), { ...browserEnvironment(), now: () => 0 }).begin(
          task,
          never,
        )
      ).turn,
    ).toBe(1)
  })

  it('SES-05 in a browser that never grants a lock are taken after twice the time of a call', async () => {
    vi.useFakeTimers()
    const request = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    vi.stubGlobal('navigator', { locks: { request } })
    const begun = vi.fn()
    createTurns(createStorage(browserEnvironment()), { ...browserEnvironment(), now: () => 0 })
      .begin(task, never)
      .then(begun)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(begun).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveBeenCalledWith({ turn: 1, since: 1, output: 'token' })
  })

  it('SES-05 can be abandoned by those who wait for them, and failed tasks are not run twice', async () => {
    const stop = new AbortController()
    const request = (_: string, { signal }: { signal: AbortSignal }, run: () => unknown) =>
      signal.aborted ? Promise.reject(signal.reason) : run()
    vi.stubGlobal('navigator', { locks: { request } })
    const run = vi.fn(() => Promise.reject(new Error('No.')))
    const turns = createTurns(createStorage(browserEnvironment()), { ...browserEnvironment(), now: () => 0 })
    await expect(turns.begin(run, never)).rejects.toThrow('No.')
    stop.abort(new Error('Left.'))
    await expect(turns.begin(run, stop.signal)).rejects.toThrow('Left.')
    expect(run).toHaveBeenCalledOnce()
  })
})
type Turns = ReturnType<typeof createTurns>

it('SES-09 a browser without channels notifies no other tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const channel = openChannel('market-flux', browserEnvironment())
  const received = vi.fn()
  channel.addEventListener('message', received)
  channel.postMessage({ type: 'signIn.wanted' })
  channel.close()
  expect(received).not.toHaveBeenCalled()
})
