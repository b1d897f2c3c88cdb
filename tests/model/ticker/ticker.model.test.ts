import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import {
  hasFailed,
  isUnknown,
  pricedOf,
  profileOf as profileIn,
  searchOf,
  symbolOf,
  tickerMachine,
} from '../../../src/machines/ticker/ticker.machine.ts'
import { profileOf } from '../../unit/ticker/ticker-profile.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const profile = profileOf('BRK.B')
const unpriced = profileOf('BRK.B', { hasPrices: false })
const reached = (symbol: string) => ({ type: 'ticker.reached', says: symbol, symbol })
const chosen = (says: string, search: SearchContext) => ({ type: 'search.chosen', says, search })
const loaded = { type: 'xstate.done.actor.loadProfile', output: profile }
const bare = { type: 'xstate.done.actor.loadProfile', says: 'without prices', output: unpriced }
const failed = { type: 'xstate.error.actor.loadProfile', error: silent }
const unknown = { type: 'xstate.done.actor.loadProfile', says: 'unknown', output: undefined }
const later = (state: string) => ({ type: `xstate.after.freshTime.ticker.open.${state}`, after: 300_000 })
const cases = [
  ...[reached('BRK.B'), reached('NVDA'), { type: 'ticker.left' }, loaded, bare, failed, unknown],
  chosen('words', { tickers: ['BRK.B'], keywords: ['rates'] }),
  chosen('nothing', {}),
  chosen('another ticker', { tickers: ['KO'], keywords: ['rates'] }),
  ...[{ type: 'mark.pressed', id: 'one' }, { type: 'desk.asked' }],
  ...[{ type: 'retry.pressed' }, { type: 'network.returned' }, later('shown'), later('failed')],
]

type State = 'away' | 'loading' | 'shown' | 'unknown' | 'failed'

function outcomeOf(events: AnyEventObject[]) {
  let state = 'away' as State
  let symbol = ''
  let search: SearchContext = {}
  let has: unknown
  let priced = 'ES1'
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  const load = () => {
    state = 'loading'
    calls.push({ port: 'loadProfile', input: symbol })
  }
  const isOpen = () => state !== 'away'
  const again = () => {
    if (state === 'failed') load()
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'ticker.reached': (event) => {
      if (event.symbol !== symbol) {
        symbol = event.symbol
        search = { tickers: [symbol] }
        has = undefined
      }
      load()
    },
    'ticker.left': () => {
      state = 'away'
    },
    'search.chosen': ({ search: asked }) => {
      const other = asked.tickers?.find((ticker: string) => ticker !== symbol)
      if (!isOpen()) return
      if (other) said.push({ type: 'place.asked', path: `/ticker/${other.replace('.', '-')}` })
      else search = { ...asked, tickers: [symbol] }
    },
    'mark.pressed': ({ id }) => isOpen() && said.push({ type: 'row.asked', id }),
    'desk.asked': () =>
      isOpen() && said.push({ type: 'symbol.chosen', symbol, slot: 0 }, { type: 'place.asked', path: '/terminal' }),
    'retry.pressed': again,
    'network.returned': again,
    'xstate.done.actor.loadProfile': ({ output }) => {
      state = output ? 'shown' : 'unknown'
      has = output
      if (output?.hasPrices) priced = output.symbol
    },
    'xstate.error.actor.loadProfile': () => {
      state = 'failed'
    },
    'xstate.after.freshTime.ticker.open.shown': load,
    'xstate.after.freshTime.ticker.open.failed': load,
  }
  for (const event of events) rules[event.type]?.(event)
  return {
    symbol,
    search: isOpen() ? search : undefined,
    profile: has,
    priced,
    isUnknown: state === 'unknown',
    hasFailed: state === 'failed' && has === undefined,
    said,
    calls,
  }
}

const start = () => drive(tickerMachine, { promises: ['loadProfile'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  symbol: symbolOf(snapshot()),
  search: searchOf(snapshot()),
  profile: profileIn(snapshot()),
  priced: pricedOf(snapshot()),
  isUnknown: isUnknown(snapshot()),
  hasFailed: hasFailed(snapshot()),
  said: [...said],
  calls: [...calls],
})

describe('the page of a symbol', () => {
  const covered = coverage(tickerMachine)
  const facets = ({ context }: { context: { symbol: string; profile?: unknown; priced: string } }) => [
    context.symbol,
    context.priced,
    context.profile !== undefined,
  ]
  for (const { name, events } of walks(tickerMachine, cases, facets)) {
    it(`TCK-01 TCK-02 TCK-06 ${name}`, async () => {
      const ticker = start()
      await ticker.walk(events, (soFar) => expect(seen(ticker)).toEqual(outcomeOf(soFar)))
      covered.add(ticker.walked)
    })
  }
  covered.prove()
})
