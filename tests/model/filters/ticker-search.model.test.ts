import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  foundOf,
  hasFailed,
  indexOf,
  isShown,
  tickerSearchMachine,
} from '../../../src/machines/filters/ticker-search.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

type Context = ReturnType<typeof tickerSearchMachine.getInitialSnapshot>['context']
const apple = { symbol: 'AAPL', name: 'Apple Inc.', exchange: 'Nasdaq', kind: 'share' }
const opened = { type: 'box.opened' }
const left = { type: 'box.left' }
const typed = (text: string) => ({ type: 'text.changed', says: text || 'nothing', text })
const reached = { type: 'option.reached', at: 0 }
const taken = { type: 'option.taken', symbol: 'AAPL' }
const paused = { type: 'xstate.after.typingPause.tickerSearch.open.pausing', after: 150 }
const suggested = { type: 'xstate.done.actor.suggestSymbols', says: 'one', output: [apple] }
const nothing = { type: 'xstate.done.actor.suggestSymbols', says: 'none', output: [] }
const failed = { type: 'xstate.error.actor.suggestSymbols', error: silent }
const cases = [
  ...[opened, left, typed('nvda, app'), typed('nvda app'), typed('nvda, ')],
  ...[reached, taken, paused, suggested, nothing, failed],
]

/** What each text of these cases is asked as, and what stands before it. */
const readings: Record<string, [string, string][]> = {
  'nvda, app': [['nvda, ', 'app']],
  'nvda app': [
    ['', 'nvda app'],
    ['nvda ', 'app'],
  ],
}

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: string[] = []
  let state = 'closed' as 'closed' | 'pausing' | 'asking' | 'listed' | 'failed'
  let text = ''
  /** Which reading is asked for, and which the suggestions are for. */
  let [turn, of] = [0, 0]
  let found: string[] = []
  let at: number | undefined
  const forget = () => {
    of = 0
    found = []
    at = undefined
  }
  const close = () => {
    state = 'closed'
    forget()
  }
  const ask = (reading: number) => {
    state = 'asking'
    turn = reading
    calls.push(readings[text]?.[reading]?.[1] ?? '')
  }
  const list = (symbols: string[]) => {
    state = 'listed'
    found = symbols
    of = turn
    at = undefined
  }
  for (const event of events) {
    if (event.type === 'box.opened' && state === 'closed' && readings[text]) ask(0)
    if (event.type === 'box.left' && state !== 'closed') close()
    if (event.type === 'text.changed') {
      text = event.text
      at = undefined
      if (readings[text]) state = 'pausing'
      else close()
    }
    if (event.type === 'option.reached' && state !== 'closed') at = event.at
    if (event.type === 'option.taken' && state !== 'closed') {
      const [before = ''] = readings[text]?.[of] ?? readings[text]?.[0] ?? []
      said.push({ type: 'symbol.chosen', text: `${before}AAPL` })
      close()
    }
    if (event === paused && state === 'pausing') ask(0)
    if (event === suggested && state === 'asking') list(['AAPL'])
    if (event === nothing && state === 'asking') {
      if (turn === 0 && readings[text]?.[1]) ask(1)
      else list([])
    }
    if (event === failed && state === 'asking') {
      state = 'failed'
      forget()
    }
  }
  return {
    isShown: state === 'listed' || state === 'failed' || (state !== 'closed' && found.length > 0),
    hasFailed: state === 'failed',
    found,
    index: at,
    calls,
    said,
  }
}

const start = () => drive(tickerSearchMachine, { promises: ['suggestSymbols'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  isShown: isShown(snapshot()),
  hasFailed: hasFailed(snapshot()),
  found: foundOf(snapshot()).map(({ symbol }) => symbol),
  index: indexOf(snapshot()),
  calls: calls.map(({ input }) => input),
  said: [...said],
})

describe('the symbols that are suggested while tickers are typed', () => {
  const covered = coverage(tickerSearchMachine)
  const facets = ({ context: { text, found, at } }: { context: Context }) => [text, found.length, at]
  for (const { name, events } of walks(tickerSearchMachine, cases, facets as never)) {
    it(`FED-19 suggestions: ${name}`, async () => {
      const search = start()
      await search.walk(events, (soFar) => expect(seen(search)).toEqual(outcomeOf(soFar)))
      covered.add(search.walked)
    })
  }
  covered.prove()

  it('FED-19 a late answer to an older text is dropped', async () => {
    const search = start()
    await search.walk([typed('nvda, app'), paused, typed('nvda app'), suggested])
    expect([isShown(search.snapshot()), foundOf(search.snapshot())]).toEqual([false, []])
  })
})
