import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  filterOptionsMachine,
  hasFailed,
  isLoading,
  optionsOf,
} from '../../../src/machines/filters/filter-options.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const sectors = [{ label: 'Energy', value: 'Energy' }]
const wanted = { type: 'options.wanted' }
const listed = { type: 'xstate.done.actor.listOptions', output: { sectors } }
const unlisted = { type: 'xstate.error.actor.listOptions', error: silent }

function outcomeOf(events: AnyEventObject[]) {
  let state = 'unasked'
  let asked = 0
  for (const event of events) {
    if (event === listed) state = 'loaded'
    if (event === unlisted) state = 'failed'
    if (event !== wanted || state === 'loading' || state === 'loaded') continue
    state = 'loading'
    asked += 1
  }
  return {
    sectors: state === 'loaded' ? sectors : [],
    topics: [],
    isLoading: state === 'unasked' || state === 'loading',
    hasFailed: state === 'failed',
    asked,
  }
}

describe('filter options', () => {
  const covered = coverage(filterOptionsMachine)
  for (const { name, events } of walks(filterOptionsMachine, [wanted, listed, unlisted])) {
    it(`API-05 ${name}`, async () => {
      const { walk, snapshot, calls, walked } = drive(filterOptionsMachine, { promises: ['listOptions'] })
      await walk(events, (soFar) =>
        expect({
          sectors: optionsOf(snapshot(), 'sectors'),
          topics: optionsOf(snapshot(), 'topics'),
          isLoading: isLoading(snapshot()),
          hasFailed: hasFailed(snapshot()),
          asked: calls.length,
        }).toEqual(outcomeOf(soFar)),
      )
      covered.add(walked)
    })
  }
  covered.prove()
})
