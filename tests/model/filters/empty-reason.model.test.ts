import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { countsOf, emptyReasonMachine } from '../../../src/machines/filters/empty-reason.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const several = { tickers: ['F'], topics: ['MACRO' as const], exclude: { keywords: ['war'] } }
const emptied = (says: string, search: object) => ({ type: 'search.emptied', says, search })
const removed = (part: string) => ({ type: 'part.removed', says: part, part })
const answer = { type: 'xstate.done.actor.countWithout', output: [{ part: 'tickers', count: 3 }] }
const failed = { type: 'xstate.error.actor.countWithout', error: silent }
const cases = [
  ...[emptied('several filters', several), emptied('one', { tickers: ['F'] }), { type: 'search.filled' }],
  ...[removed('tickers'), removed('topics'), answer, failed],
]

function outcomeOf(events: AnyEventObject[]) {
  let state = 'resting' as 'resting' | 'asking' | 'answered' | 'failed'
  const calls: unknown[] = []
  const said: unknown[] = []
  for (const event of events) {
    if (event.type === 'search.filled') state = 'resting'
    if (event.type === 'search.emptied') {
      state = event.search === several ? 'asking' : 'resting'
      if (state === 'asking') calls.push(several)
    }
    if (state === 'asking' && event === answer) state = 'answered'
    if (state === 'asking' && event === failed) state = 'failed'
    // one without which nothing was counted is not removed
    if (state === 'answered' && event.part === 'tickers')
      said.push({ type: 'filter.removed', search: { topics: ['MACRO'], exclude: { keywords: ['war'] } } })
  }
  return { counts: state === 'answered' ? answer.output : [], calls, said }
}

const start = () => drive(emptyReasonMachine, { promises: ['countWithout'] })
const seen = ({ snapshot, calls, said }: ReturnType<typeof start>) => ({
  counts: countsOf(snapshot()),
  calls: calls.map(({ input }) => input),
  said,
})

describe('the reason of an empty feed', () => {
  const covered = coverage(emptyReasonMachine)
  for (const { name, events } of walks(emptyReasonMachine, cases, ({ context }) => context)) {
    it(`FED-21 reason: ${name}`, async () => {
      const reason = start()
      await reason.walk(events, (soFar) => expect(seen(reason)).toEqual(outcomeOf(soFar)))
      covered.add(reason.walked)
    })
  }
  covered.prove()
})
