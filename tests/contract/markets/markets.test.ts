import { io } from 'socket.io-client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CandleSeries, Heatmap, Quote } from '../../../src/contract/markets/markets.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'

/** A Friday's noon in New York. */
const noon = Date.parse('2026-11-20T17:00:00.000Z')
const saturday = Date.parse('2026-11-21T17:00:00.000Z')

let backend: TestBackend
const open: { close(): void }[] = []
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
})
beforeEach(async () => {
  backend.pass(3_600_000)
  await backend.call('DELETE', '/mock/faults')
  await move(noon)
})
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

const move = (now: number, rate = 0) =>
  backend.call('POST', '/mock/clock', { body: { now: new Date(now).toISOString(), rate } })
const get = async <Data>(path: string) => {
  const { body } = await backend.call('GET', `/api/markets/${path}`)
  return (body as { data: Data }).data
}

type Received = Quote[] | { code: string; message: string } | 'disconnect'

/** A client of `/financial` that reads its messages one by one. */
async function read() {
  const socket = io(`${backend.url}/financial`, { transports: ['websocket'], forceNew: true, reconnectionDelay: 10 })
  open.push(socket)
  const unread: Received[] = []
  let wake = () => {}
  const listen = (one: Received) => {
    unread.push(one)
    wake()
  }
  socket.on('quotes.update', listen).on('error', listen)
  socket.on('disconnect', () => listen('disconnect'))
  if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', resolve))

  async function next(): Promise<Received> {
    const first = unread.shift()
    if (first) return first
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    return next()
  }
  async function quotes() {
    const received = await next()
    if (!Array.isArray(received)) throw new Error(`No quotes: ${JSON.stringify(received)}`)
    return received
  }
  return { socket, next, quotes, unread }
}
const symbolsOf = (quotes: Quote[]) => quotes.map(({ symbol }) => symbol)

describe('live prices', () => {
  it('EMB-02 RT-01 a subscriber receives all prices at once, and nothing for unknown symbols', async () => {
    const { socket, quotes } = await read()
    socket.emit('quotes.connect', ['ES1', 'GONE', 'NVDA'])
    expect(symbolsOf(await quotes())).toEqual(['ES1', 'NVDA'])
  })

  it('EMB-02 the price that is sent equals that of chart and heatmap', async () => {
    const { socket, quotes } = await read()
    socket.emit('quotes.connect', ['NVDA'])
    const [quote] = await quotes()
    const series = await get<CandleSeries>('candles?symbol=NVDA&range=1D')
    const { tiles, asOf } = await get<Heatmap>('heatmap')
    const tile = tiles.find(({ symbol }) => symbol === 'NVDA')
    expect([series.candles.at(-1)?.close, tile?.price, tile?.changePercentage, asOf]).toEqual([
      quote?.price,
      quote?.price,
      quote?.changePercentage,
      quote?.quoteDateTime,
    ])
  })

  it('EMB-02 changed prices are sent about once a second, and closed instruments are not sent again', async () => {
    await move(saturday, 1)
    const { socket, quotes } = await read()
    socket.emit('quotes.connect', ['ES1', 'BTCUSD'])
    const all = await quotes()
    const later = await quotes()
    expect([symbolsOf(all), symbolsOf(later)]).toEqual([['ES1', 'BTCUSD'], ['BTCUSD']])
    const apart = Date.parse(later[0]?.quoteDateTime ?? '') - Date.parse(all[0]?.quoteDateTime ?? '')
    expect(apart).toBeGreaterThanOrEqual(900)
  })

  it('EMB-02 a new subscription replaces the symbols of the previous one', async () => {
    const { socket, quotes, unread } = await read()
    socket.emit('quotes.connect', ['ES1'])
    await quotes()
    socket.emit('quotes.connect', ['NVDA'])
    await quotes()
    await move(noon + 3_600_000)
    expect([symbolsOf(await quotes()), unread]).toEqual([['NVDA'], []])
  })

  it('BCK-04 a jump of the clock sends all prices again', async () => {
    const { socket, quotes } = await read()
    socket.emit('quotes.connect', ['ES1', 'BTCUSD'])
    await quotes()
    await move(saturday)
    expect((await quotes()).map(({ symbol, isOpen, quoteDateTime }) => [symbol, isOpen, quoteDateTime])).toEqual([
      ['ES1', false, '2026-11-21T17:00:00.000Z'],
      ['BTCUSD', true, '2026-11-21T17:00:00.000Z'],
    ])
  })

  it('BCK-04 a silence holds prices back; they are sent when it ends', async () => {
    const { socket, quotes } = await read()
    await backend.addFault({ call: '/financial', kind: 'silent' })
    socket.emit('quotes.connect', ['ES1'])
    await move(noon + 1000)
    await backend.call('DELETE', '/mock/faults')
    socket.emit('quotes.connect', ['ES1'])
    expect((await quotes()).map(({ quoteDateTime }) => quoteDateTime)).toEqual(['2026-11-20T17:00:01.000Z'])
  })

  it('BCK-04 a dropped connection comes back and can subscribe again', async () => {
    const { socket, next, quotes } = await read()
    await backend.addFault({ call: '/financial', kind: 'droppedSocket', count: 1 })
    expect(await next()).toBe('disconnect')
    socket.emit('quotes.connect', ['ES1'])
    expect(symbolsOf(await quotes())).toEqual(['ES1'])
  })

  it.each([
    ['no list', ['ES1']],
    ['no symbols', [['es 1']]],
    ['more than five hundred', [Array.from({ length: 501 }, (_, i) => `S${i}`)]],
  ])('RT-01 %s is refused and changes nothing', async (_, given) => {
    const { socket, next, quotes } = await read()
    socket.emit('quotes.connect', ['ES1'])
    await quotes()
    socket.emit('quotes.connect', ...given)
    expect(await next()).toMatchObject({ code: 'invalid' })
    await move(noon + 60_000)
    expect(symbolsOf(await quotes())).toEqual(['ES1'])
  })
})

describe('requested prices', () => {
  it('BCK-04 they follow the clock', async () => {
    const last = async () => (await get<CandleSeries>('candles?symbol=ES1&range=1D')).candles.at(-1)?.startDateTime
    const before = await last()
    await move(noon + 600_000)
    expect([before, await last()]).toEqual(['2026-11-20T16:55:00.000Z', '2026-11-20T17:05:00.000Z'])
  })

  it('EMB-02 the heatmap contains every company once, the largest first', async () => {
    const { tiles } = await get<Heatmap>('heatmap')
    const caps = tiles.map(({ marketCap }) => marketCap)
    expect([new Set(tiles.map(({ symbol }) => symbol)).size, caps]).toEqual([
      tiles.length,
      [...caps].sort((a, b) => b - a),
    ])
    expect(tiles.length).toBeGreaterThan(180)
  })

  it('EMB-02 BCK-10 the heatmap of a second is one for all who ask within it', async () => {
    const asOf: string[] = []
    for (const later of [100, 999, 1_000]) {
      await move(noon + later)
      asOf.push((await get<Heatmap>('heatmap')).asOf)
    }
    expect(asOf.map((at) => Date.parse(at) - noon)).toEqual([0, 0, 1_000])
  })
})
