import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  foundOf,
  hasFailed,
  indexOf,
  isLoading,
  isOpen,
  phraseOf,
  symbolSearchMachine,
} from '../../../src/machines/markets/symbol-search.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'
import { instrument } from './market-data.ts'

const all = [instrument('AAPL', 'Apple Inc.'), instrument('APD', 'Air Products'), instrument('XOM', 'Exxon Mobil')]
const opened = { type: 'box.opened' }
const left = { type: 'box.left' }
const type = (phrase: string) => ({ type: 'phrase.changed', says: phrase, phrase })
const reach = (at: number) => ({ type: 'option.reached', says: String(at), at })
const takeXom = { type: 'option.taken', symbol: 'XOM' }
const retry = { type: 'retry.pressed' }
const listed = { type: 'xstate.done.actor.listInstruments', output: all }
const empty = { type: 'xstate.done.actor.listInstruments', says: 'none', output: [] }
const unlisted = { type: 'xstate.error.actor.listInstruments', error: silent }
const cases = [opened, left, type('ap'), type('zebra'), reach(1), reach(0), takeXom, retry, listed, empty, unlisted]

/** Which of the three a phrase of these cases finds, in order. */
const finds: Record<string, string[]> = { '': ['AAPL', 'APD', 'XOM'], ap: ['APD', 'AAPL'], zebra: [] }

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let calls = 0
  let state = 'closed' as 'closed' | 'loading' | 'failed' | 'listed'
  let known: string[] = []
  let [phrase, at] = ['', 0]
  const found = () => (finds[phrase] ?? []).filter((symbol) => known.includes(symbol))
  const ask = () => {
    state = 'loading'
    calls += 1
  }
  const open = () => {
    if (state !== 'closed') return
    if (known.length > 0) state = 'listed'
    else ask()
  }
  const close = () => {
    state = 'closed'
    phrase = ''
    at = 0
  }
  const choose = (symbol: string) => {
    if (state !== 'listed') return
    said.push({ type: 'symbol.chosen', symbol })
    close()
  }
  for (const event of events) {
    if (event.type === 'box.opened') open()
    if (event.type === 'box.left' && state !== 'closed') close()
    if (event.type === 'phrase.changed') {
      open()
      phrase = event.phrase
      at = 0
    }
    if (event.type === 'option.reached' && state === 'listed') at = event.at
    if (event.type === 'option.taken') choose(event.symbol)
    if (event.type === 'retry.pressed' && state === 'failed') ask()
    if (event.type === listed.type && state === 'loading') {
      state = 'listed'
      known = event.output.map(({ symbol }: { symbol: string }) => symbol)
    }
    if (event.type === unlisted.type && state === 'loading') state = 'failed'
  }
  return {
    phrase,
    isOpen: state !== 'closed',
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    found: state === 'listed' ? found() : [],
    index: state === 'listed' && found().length > 0 ? at : undefined,
    calls,
    said,
  }
}

const start = () => drive(symbolSearchMachine, { promises: ['listInstruments'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  phrase: phraseOf(snapshot()),
  isOpen: isOpen(snapshot()),
  isLoading: isLoading(snapshot()),
  hasFailed: hasFailed(snapshot()),
  found: foundOf(snapshot()).map(({ symbol }) => symbol),
  index: indexOf(snapshot()),
  calls: calls.length,
  said: [...said],
})

describe('the search for a symbol', () => {
  const covered = coverage(symbolSearchMachine)
  for (const { name, events } of walks(symbolSearchMachine, cases, ({ context }) => context)) {
    it(`CHT-02 symbol search: ${name}`, async () => {
      const search = start()
      await search.walk(events, (soFar) => expect(seen(search)).toEqual(outcomeOf(soFar)))
      covered.add(search.walked)
    })
  }
  covered.prove()
})
