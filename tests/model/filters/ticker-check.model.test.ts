import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { tickerCheckMachine, unknownOf } from '../../../src/machines/filters/ticker-check.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const showing = (...tickers: string[]) => ({ type: 'tickers.shown', says: tickers.join(' ') || 'none', tickers })
const apple = { symbol: 'AAPL', name: 'Apple Inc.', exchange: 'Nasdaq', kind: 'share' }
const known = { type: 'xstate.done.actor.suggestSymbols', says: 'AAPL', output: [apple] }
const unknown = { type: 'xstate.done.actor.suggestSymbols', says: 'others', output: [{ ...apple, symbol: 'AAPLW' }] }
const failed = { type: 'xstate.error.actor.suggestSymbols', error: silent }
// what has not the form of a symbol is not asked for
const cases = [showing(), showing('AAPL', 'BRK-B'), showing('ZZQX', 'AAPL'), known, unknown, failed]

function outcomeOf(events: AnyEventObject[]) {
  const calls: string[] = []
  const verdicts = new Map<string, boolean>()
  let waiting: string[] = []
  let state = 'resting' as 'resting' | 'checking' | 'failed'
  const go = () => {
    state = waiting[0] === undefined ? 'resting' : 'checking'
    if (waiting[0] !== undefined) calls.push(waiting[0])
  }
  for (const event of events) {
    if (event.type === 'tickers.shown') {
      for (const ticker of event.tickers) {
        if (ticker === 'BRK-B') verdicts.set(ticker, false)
        else if (!verdicts.has(ticker) && !waiting.includes(ticker)) waiting.push(ticker)
      }
      if (state !== 'checking') go()
    }
    if (state !== 'checking') continue
    if (event === failed) state = 'failed'
    const [checked = '', ...others] = waiting
    if (event !== known && event !== unknown) continue
    verdicts.set(checked, event === known && checked === 'AAPL')
    waiting = others
    go()
  }
  return { unknown: [...verdicts].filter(([, isKnown]) => !isKnown).map(([ticker]) => ticker), calls }
}

const start = () => drive(tickerCheckMachine, { promises: ['suggestSymbols'] })
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  unknown: [...unknownOf(snapshot())],
  calls: calls.map(({ input }) => input),
})

describe('the check of tickers', () => {
  const covered = coverage(tickerCheckMachine)
  for (const { name, events } of walks(tickerCheckMachine, cases, ({ context }) => context)) {
    it(`FED-20 check: ${name}`, async () => {
      const check = start()
      await check.walk(events, (soFar) => expect(seen(check)).toEqual(outcomeOf(soFar)))
      covered.add(check.walked)
    })
  }
  covered.prove()
})
