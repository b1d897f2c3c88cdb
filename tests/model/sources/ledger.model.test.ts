import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Ledger } from '../../../src/contract/sources/ledger.ts'
import {
  dayOf,
  hasFailed,
  isAsking,
  ledgerMachine,
  ledgersOf,
  orderOf,
} from '../../../src/machines/sources/ledger.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const at = '2026-11-28T12:00:00.000Z'
const ledger: Ledger = { origin: 'real', since: at, until: at, days: ['2026-11-28'], sources: [], count: 0 }
const loaded = { type: 'xstate.done.actor.loadLedgers', output: [ledger] }
const failed = { type: 'xstate.error.actor.loadLedgers', error: silent }
const again = { type: 'xstate.done.actor.askAgain', output: [ledger] }
const failedAgain = { type: 'xstate.error.actor.askAgain', error: silent }
const later = (state: string) => ({ type: `xstate.after.freshTime.ledger.open.${state}`, after: 60_000 })
const chosen = (day: string | undefined) => ({ type: 'day.chosen', says: day ?? 'all', day })
const pressed = (column: string) => ({ type: 'column.pressed', says: column, column })
const cases = [
  ...[
    { type: 'sources.reached' },
    { type: 'sources.left' },
    loaded,
    failed,
    again,
    failedAgain,
    later('shown'),
    later('failed'),
  ],
  ...[chosen('2026-11-27'), chosen(undefined), pressed('items'), pressed('name')],
  ...[{ type: 'retry.pressed' }, { type: 'network.returned' }],
]

function outcomeOf(events: AnyEventObject[]) {
  let state = 'away' as 'away' | 'loading' | 'shown' | 'failed' | 'asking'
  let [ledgers, day]: [unknown?, unknown?] = []
  let order = { by: 'items', direction: 'descending' }
  let calls = 0
  const load = () => {
    state = 'loading'
    calls += 1
  }
  const askAgain = () => {
    if (state !== 'failed') return
    state = 'asking'
    calls += 1
  }
  const keep = ({ output }: AnyEventObject) => {
    state = 'shown'
    ledgers = output
  }
  const fail = () => {
    state = 'failed'
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'sources.reached': () => state === 'away' && load(),
    'sources.left': () => {
      state = 'away'
    },
    'day.chosen': (event) => {
      day = event.day
    },
    'column.pressed': ({ column }) => {
      const isSame = order.by === column
      const direction = isSame ? (order.direction === 'ascending' ? 'descending' : 'ascending') : undefined
      order = { by: column, direction: direction ?? (column === 'name' ? 'ascending' : 'descending') }
    },
    'retry.pressed': askAgain,
    'network.returned': askAgain,
    'xstate.done.actor.loadLedgers': keep,
    'xstate.done.actor.askAgain': keep,
    'xstate.error.actor.loadLedgers': fail,
    'xstate.error.actor.askAgain': fail,
    'xstate.after.freshTime.ledger.open.shown': load,
    'xstate.after.freshTime.ledger.open.failed': askAgain,
  }
  for (const event of events) rules[event.type]?.(event)
  const isAsking = state === 'asking'
  return { ledgers, day, order, hasFailed: state === 'failed' || isAsking, isAsking, calls }
}

const start = () => drive(ledgerMachine, { promises: ['loadLedgers'] })
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  ledgers: ledgersOf(snapshot()),
  day: dayOf(snapshot()),
  order: orderOf(snapshot()),
  hasFailed: hasFailed(snapshot()),
  isAsking: isAsking(snapshot()),
  calls: calls.length,
})

/** What is chosen matters to no guard, so it is walked once in each state. */
const situationOf = ({ context }: AnyMachineSnapshot) => [context.ledgers !== undefined, context.order.by]

describe('the page of sources', () => {
  const covered = coverage(ledgerMachine)
  for (const { name, events } of walks(ledgerMachine, cases, situationOf)) {
    it(`SRC-01 SRC-04 ${name}`, async () => {
      const page = start()
      await page.walk(events, (soFar) => expect(seen(page)).toEqual(outcomeOf(soFar)))
      covered.add(page.walked)
    })
  }
  covered.prove()
})
