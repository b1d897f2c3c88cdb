import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { hintsMachine, hintsOf } from '../../../src/machines/shell/hints.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const used = (key: string) => ({ type: 'key.used', says: key, key })
const recalled = (...hints: string[]) => ({
  type: 'xstate.done.actor.recallUsed',
  says: hints.join(' ') || 'none',
  output: hints,
})
const cases = [
  ...[used('Ctrl k'), used('j'), used('k'), used('?'), used('s'), { type: 'hints.dismissed' }],
  ...[recalled(), recalled('headlines'), recalled('search', 'headlines', 'list')],
  { type: 'xstate.error.actor.recallUsed', error: silent },
  { type: 'xstate.done.actor.keepUsed', output: undefined },
  { type: 'xstate.error.actor.keepUsed', error: silent },
]
const hints = ['search', 'headlines', 'list']
const hintFor: Record<string, string> = { 'Ctrl k': 'search', j: 'headlines', k: 'headlines', '?': 'list' }

/** Once it is known what was used, each use takes its hint away and is kept, until none is left. */
function outcomeOf(events: AnyEventObject[]) {
  let used: string[] = []
  let state: 'recalling' | 'showing' | 'keeping' | 'settled' = 'recalling'
  const kept: string[][] = []
  const decide = () => (used.length === hints.length ? 'settled' : 'showing')
  const use = (more: string[]) => {
    used = [...used, ...more.filter((hint) => !used.includes(hint))]
    state = 'keeping'
    kept.push(used.toSorted())
  }
  for (const { type, key, output = [] } of events) {
    if (type.endsWith('actor.recallUsed')) {
      used = output
      state = decide()
    } else if (type.endsWith('actor.keepUsed')) state = decide()
    else if (state === 'recalling' || state === 'settled') continue
    else if (type === 'hints.dismissed') use(hints)
    else if (hintFor[key] && !used.includes(hintFor[key])) use([hintFor[key]])
  }
  return { shown: state === 'recalling' ? [] : hints.filter((hint) => !used.includes(hint)), kept }
}

describe('the hints to keys', () => {
  const covered = coverage(hintsMachine)
  for (const { name, events } of walks(hintsMachine, cases, ({ context }) => context)) {
    it(`LAY-34 ${name}`, async () => {
      const chart = drive(hintsMachine, { promises: ['recallUsed', 'keepUsed'] })
      const kept = () =>
        chart.calls.flatMap(({ port, input }) => (port === 'keepUsed' ? [(input as string[]).toSorted()] : []))
      await chart.walk(events, (soFar) =>
        expect({ shown: hintsOf(chart.snapshot()), kept: kept() }).toEqual(outcomeOf(soFar)),
      )
      covered.add(chart.walked)
    })
  }
  covered.prove()
})
