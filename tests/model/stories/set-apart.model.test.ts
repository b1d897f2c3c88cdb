import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Apart } from '../../../src/contract/stories/stories.ts'
import { pairsOf, setApartMachine } from '../../../src/machines/stories/set-apart.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const pair = (id: string, other: string) => ({ id, other })
const read = [pair('x', 'y')]
const kept = [pair('a', 'b')]
const owned = (says: string, owner: string | undefined) => ({ type: 'reader.changed', says, owner })
const cases = [
  ...[owned('unknown', undefined), owned('a visitor', ''), owned('ann', 'ann')],
  { type: 'reports.parted', id: 'a', ids: ['b'] },
  { type: 'reports.joined', id: 'b', ids: ['a', 'c'] },
  { type: 'xstate.done.actor.readPairs', output: read },
  { type: 'xstate.done.actor.keepPairs', output: kept },
  ...['readPairs', 'keepPairs'].map((port) => ({ type: `xstate.error.actor.${port}`, error: silent })),
]

function outcomeOf(events: AnyEventObject[]) {
  const calls: unknown[] = []
  let [owner, pairs] = [undefined as string | undefined, [] as Apart[]]
  let state = 'waiting' as 'waiting' | 'reading' | 'resting' | 'keeping'
  const keep = () => {
    state = 'keeping'
    calls.push(['keepPairs', { owner, pairs }])
  }
  for (const event of events) {
    const { type } = event
    const isReady = state === 'resting' || state === 'keeping'
    if (type === 'reader.changed') {
      owner = event.owner
      pairs = []
      state = owner === undefined ? 'waiting' : 'reading'
      if (state === 'reading') calls.push(['readPairs', owner])
    }
    const others = pairs.filter((one) => ![one.id, one.other].every((id) => ['a', 'b'].includes(id)))
    if (type === 'reports.parted' && isReady) {
      pairs = [...others, pair('a', 'b')]
      keep()
    }
    if (type === 'reports.joined' && isReady) {
      pairs = others
      keep()
    }
    const isAwaited =
      (state === 'reading' && type.endsWith('readPairs')) || (state === 'keeping' && type.endsWith('keepPairs'))
    if (!isAwaited) continue
    state = 'resting'
    if (type.startsWith('xstate.done')) pairs = event.output
  }
  return { calls, pairs }
}

const start = () => drive(setApartMachine, { promises: ['readPairs', 'keepPairs'] })
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  calls: calls.map(({ port, input }) => [port, input]),
  pairs: pairsOf(snapshot()),
})
const situationOf = ({ context: { owner, pairs } }: AnyMachineSnapshot) => [owner, pairs]

describe('the reports that are set apart', () => {
  const covered = coverage(setApartMachine)
  for (const { name, events } of walks(setApartMachine, cases, situationOf)) {
    it(`STY-11 set apart: ${name}`, async () => {
      const apart = start()
      await apart.walk(events, (soFar) => expect(seen(apart)).toEqual(outcomeOf(soFar)))
      covered.add(apart.walked)
    })
  }
  covered.prove()
})
