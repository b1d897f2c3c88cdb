import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  isLoading,
  isOff,
  isStale,
  isTapeStopped,
  quietSince,
  quoteOf,
  quotesMachine,
  staleSince,
} from '../../../src/machines/markets/quotes.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import { quote } from './market-data.ts'

const input = { tape: ['ES1', 'CL1'] }
const opened = { type: 'connection.opened' }
const lost = { type: 'connection.lost', at: 2_000 }
const first = { type: 'quotes.merged', says: 'both', quotes: [quote('ES1', 101), quote('CL1', 60)] }
const later = { type: 'quotes.merged', says: 'one', quotes: [quote('ES1', 99)] }
const quietTime = { type: 'xstate.after.quietTime.quotes.prices.live.speaking', after: 120_000 }
const want = (by: string, ...symbols: string[]) => ({ type: 'symbols.wanted', says: `${by} ${symbols}`, by, symbols })
const ended = { type: 'kind.ended' }
const begun = { type: 'kind.begun' }
const cases = [
  opened,
  lost,
  ended,
  begun,
  first,
  later,
  quietTime,
  want('chart', 'NVDA'),
  want('chart'),
  want('heatmap', 'ES1'),
  { type: 'tape.stopped' },
  { type: 'tape.started' },
]

function outcomeOf(events: AnyEventObject[]) {
  const asked = [['ES1', 'CL1']]
  const wanted: Record<string, string[]> = { tape: ['ES1', 'CL1'] }
  let prices: Record<string, number> = {}
  let state: 'connecting' | 'loading' | 'live' | 'stale' | 'off' = 'connecting'
  let isStopped = false
  let isQuiet = false
  const ask = () => {
    const { tape = [], ...others } = wanted
    asked.push([...new Set([...tape, ...Object.values(others).reverse().flat()])])
  }
  for (const event of events) {
    const isThere = state === 'loading' || state === 'live'
    if (event.type === 'connection.opened' && !isThere && state !== 'off') state = 'loading'
    if (event.type === 'kind.begun' && state === 'off') {
      state = 'loading'
      ask()
    }
    if (event.type === 'kind.ended') {
      state = 'off'
      prices = {}
    }
    if (event.type === 'connection.lost' && isThere) state = 'stale'
    if (event.type === 'quotes.merged' && isThere) {
      state = 'live'
      isQuiet = false
      for (const one of event.quotes) prices[one.symbol] = one.price
    }
    if (event.type === quietTime.type) isQuiet = true
    if (event.type === 'symbols.wanted') {
      delete wanted[event.by]
      if (event.symbols.length > 0) wanted[event.by] = event.symbols
      ask()
    }
    if (event.type.startsWith('tape.')) isStopped = event.type === 'tape.stopped'
  }
  return {
    prices,
    asked: asked.map((symbols) => ({ type: 'symbols.asked', symbols })),
    isLoading: state === 'connecting' || state === 'loading',
    isOff: state === 'off',
    isStale: state === 'stale',
    since: state === 'stale' ? 2_000 : undefined,
    isQuiet: state === 'live' && isQuiet,
    isStopped,
  }
}

const start = () => drive(quotesMachine, { streams: ['watchQuotes'], input })
const seen = ({ snapshot, sentTo }: ReturnType<typeof start>) => ({
  prices: Object.fromEntries(
    ['ES1', 'CL1', 'NVDA'].flatMap((symbol) => {
      const one = quoteOf(snapshot(), symbol)
      return one ? [[symbol, one.price]] : []
    }),
  ),
  asked: sentTo('watchQuotes'),
  isLoading: isLoading(snapshot()),
  isOff: isOff(snapshot()),
  isStale: isStale(snapshot()),
  since: staleSince(snapshot()),
  isQuiet: quietSince(snapshot()) !== undefined,
  isStopped: isTapeStopped(snapshot()),
})

describe('quotes', () => {
  const covered = coverage(quotesMachine)
  const facets = ({ context }: { context: { wanted: unknown; quotes: Record<string, { price: number }> } }) =>
    context.wanted
  for (const { name, events } of walks(quotesMachine, cases, facets, input)) {
    it(`CHT-02 quotes: ${name}`, async () => {
      const quotes = start()
      await quotes.walk(events, (soFar) => expect(seen(quotes)).toEqual(outcomeOf(soFar)))
      covered.add(quotes.walked)
    })
  }
  covered.prove()

  it('FED-15 at most a hundred are asked for: the tape, then those that were wanted last', async () => {
    const quotes = start()
    const many = Array.from({ length: 99 }, (_, nth) => `S${nth}`)
    await quotes.walk([want('row', 'OLD'), want('rows', ...many), want('other', 'NEW')])
    expect(quotes.sentTo('watchQuotes').at(-1)).toEqual({
      type: 'symbols.asked',
      symbols: ['ES1', 'CL1', 'NEW', ...many.slice(0, 97)],
    })
  })

  it('WCH-07 what no market can have is not asked for, or the server would refuse all the others, too', async () => {
    const quotes = start()
    await quotes.walk([want('row', 'NVDA', 'BTC-USD', '^VIX', 'EURUSD=X', 'VERYLONGSYMB.ABCD', 'BRK.B')])
    expect(quotes.sentTo('watchQuotes').at(-1)).toEqual({
      type: 'symbols.asked',
      symbols: ['ES1', 'CL1', 'NVDA', 'BRK.B'],
    })
  })

  it('RT-04 that nothing has come to for two minutes are as old as the newest of them', async () => {
    const quotes = start()
    const at = (symbol: string, time: string) => ({ ...quote(symbol, 1), quoteDateTime: `2026-11-20T${time}.000Z` })
    await quotes.walk([
      opened,
      { ...first, quotes: [at('ES1', '17:00:00'), at('CL1', '17:03:00')] },
      { ...later, quotes: [at('ES1', '17:02:00')] },
    ])
    const before = quietSince(quotes.snapshot())
    await quotes.step(quietTime)
    expect([before, quietSince(quotes.snapshot())]).toEqual([undefined, '2026-11-20T17:03:00.000Z'])
  })

  it('RT-04 what is left of an older connection stands until newer prices come', async () => {
    const quotes = start()
    await quotes.walk([opened, first, lost, opened])
    expect([seen(quotes).prices, seen(quotes).isLoading]).toEqual([{ ES1: 101, CL1: 60 }, true])
  })
})
