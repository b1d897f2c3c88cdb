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
const wire = { label: 'Wire', value: 'Wire' }
const invented = { label: 'Wire (simulated)', value: 'Wire', origin: 'simulated' }
const wires = { label: 'Wires (folder)', value: 'folder:Wires', origin: 'real' }
const mine = { label: 'Mine', value: 'Mine', origin: 'real' }
const wanted = { type: 'options.wanted' }
const listed = { type: 'xstate.done.actor.listOptions', output: { sectors, newsSources: [wire] } }
const unlisted = { type: 'xstate.error.actor.listOptions', error: silent }
const changed = { type: 'own.changed', origin: 'simulated' }
const ended = { type: 'own.ended' }
const named = { type: 'xstate.done.actor.listOwn', output: [{ publisher: 'Mine', folder: 'Wires' }] }
const unnamed = { type: 'xstate.error.actor.listOwn', error: silent }

function commonAfter(events: AnyEventObject[]) {
  let state = 'unasked'
  let asked = 0
  for (const event of events) {
    if (event === listed) state = 'loaded'
    if (event === unlisted) state = 'failed'
    if (event !== wanted || state === 'loading' || state === 'loaded') continue
    state = 'loading'
    asked += 1
  }
  return { state, asked }
}

function ownAfter(events: AnyEventObject[]) {
  let state = 'none'
  let asked = 0
  let isKnown = false
  let folders: string[] | undefined
  for (const event of events) {
    if (event === named) [state, isKnown, folders] = ['loaded', true, ['Wires']]
    if (event === unnamed) state = 'failed'
    if (event === ended) [state, isKnown, folders] = ['none', false, []]
    const isAsked = event === changed || (event === wanted && (state === 'loaded' || state === 'failed'))
    if (!isAsked) continue
    state = 'loading'
    asked += 1
  }
  return { isKnown, asked, folders }
}

function outcomeOf(events: AnyEventObject[]) {
  const [common, own] = [commonAfter(events), ownAfter(events)]
  const isLoaded = common.state === 'loaded'
  return {
    sectors: isLoaded ? sectors : [],
    topics: [],
    sources: [...(own.isKnown ? [wires, mine] : []), ...(isLoaded ? [own.isKnown ? invented : wire] : [])],
    folders: own.folders,
    isLoading: common.state === 'unasked' || common.state === 'loading',
    hasFailed: common.state === 'failed',
    asked: [common.asked, own.asked],
  }
}

describe('filter options', () => {
  const covered = coverage(filterOptionsMachine)
  for (const { name, events } of walks(filterOptionsMachine, [
    ...[wanted, listed, unlisted, changed, ended, named, unnamed],
  ])) {
    it(`API-05 FED-03 ${name}`, async () => {
      const { walk, snapshot, calls, walked } = drive(filterOptionsMachine, { promises: ['listOptions', 'listOwn'] })
      const asked = (name: string) => calls.filter(({ port }) => port === name).length
      await walk(events, (soFar) =>
        expect({
          sectors: optionsOf(snapshot(), 'sectors'),
          topics: optionsOf(snapshot(), 'topics'),
          sources: optionsOf(snapshot(), 'newsSources'),
          folders: snapshot().context.folders,
          isLoading: isLoading(snapshot()),
          hasFailed: hasFailed(snapshot()),
          asked: [asked('listOptions'), asked('listOwn')],
        }).toEqual(outcomeOf(soFar)),
      )
      covered.add(walked)
    })
  }
  covered.prove()
})
