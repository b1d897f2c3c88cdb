import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { dayOf, sparksMachine, wantedOf } from '../../../src/machines/markets/sparks.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'
import { series } from './market-data.ts'

const symbols = ['AAPL', 'NVDA']
const neared = (card: string, symbol: string) => ({ type: 'card.neared', says: `${card} ${symbol}`, card, symbol })
const left = (card: string) => ({ type: 'card.left', says: card, card })
const priced = (...those: string[]) => ({ type: 'symbols.priced', says: `${those}`, symbols: those })
const answer = { type: 'xstate.done.actor.loadDay', says: 'AAPL', output: series('AAPL') }
const failed = { type: 'xstate.error.actor.loadDay', error: silent }
const freshTime = { type: 'xstate.after.freshTime.sparks.served', after: 300_000 }
const cases = [
  ...[neared('a', 'AAPL'), neared('b', 'AAPL'), neared('c', 'NVDA'), neared('d', 'BTC-USD'), left('a'), left('c')],
  ...[priced('AAPL'), priced('AAPL', 'NVDA', 'BTC-USD')],
  ...[answer, failed, freshTime],
  ...[{ type: 'network.returned' }, { type: 'kind.ended' }, { type: 'kind.begun' }],
]

function outcomeOf(events: AnyEventObject[]) {
  const cards = new Map<string, string>()
  const calls: string[] = []
  let priced: string[] = []
  let asked: string[] = []
  let days: string[] = []
  let asking: string | undefined
  let isOff = false
  for (const event of events) {
    const { type } = event
    if (type === 'card.neared') cards.set(event.card, event.symbol)
    if (type === 'card.left') cards.delete(event.card)
    if (type === 'symbols.priced') priced = event.symbols
    if (type === answer.type && asking) days = ['AAPL']
    if (type.startsWith('xstate.done') || type.startsWith('xstate.error')) asking = undefined
    if (type === 'kind.ended' && !isOff) {
      isOff = true
      days = []
      asked = []
      asking = undefined
    }
    if (type === 'kind.begun') isOff = false
    if ((type === freshTime.type || type === 'network.returned') && !isOff) {
      asked = []
      asking = undefined
    }
    const due = [...cards.values()].find(
      (symbol) => symbols.includes(symbol) && priced.includes(symbol) && !asked.includes(symbol),
    )
    if (isOff || asking || !due) continue
    asking = due
    asked.push(due)
    calls.push(due)
  }
  return { calls, days: symbols.map((symbol) => days.includes(symbol)), wanted: Object.fromEntries(cards) }
}

const start = () => drive(sparksMachine, { promises: ['loadDay'] })
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  calls: calls.map(({ input }) => input),
  days: symbols.map((symbol) => dayOf(snapshot(), symbol) !== undefined),
  wanted: wantedOf(snapshot()),
})
/** What guards and selectors read. */
const situationOf = ({ context: { wanted, priced, asked } }: AnyMachineSnapshot) => ({
  wanted: Object.values(wanted).sort(),
  priced,
  asked,
})

describe('the days on cards', () => {
  const covered = coverage(sparksMachine)
  for (const { name, events } of walks(sparksMachine, cases, situationOf)) {
    it(`PIT-15 sparks: ${name}`, async () => {
      const sparks = start()
      await sparks.walk(events, (soFar) => expect(seen(sparks)).toEqual(outcomeOf(soFar)))
      covered.add(sparks.walked)
    })
  }
  covered.prove()

  it('PIT-15 one request brings the day of a symbol that several cards show, and the last 200 are kept', async () => {
    const sparks = start()
    const all = Array.from({ length: 201 }, (_, nth) => `S${nth}`)
    await sparks.walk([
      priced(...all),
      ...all.flatMap((symbol) => [
        neared(`one ${symbol}`, symbol),
        neared(`two ${symbol}`, symbol),
        { ...answer, output: series(symbol) },
      ]),
    ])
    const kept = ['S0', 'S1', 'S200'].map((symbol) => dayOf(sparks.snapshot(), symbol)?.symbol)
    expect([sparks.calls.map(({ input }) => input), kept]).toEqual([all, [undefined, 'S1', 'S200']])
  })
})
