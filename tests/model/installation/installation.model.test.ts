import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  hasBoth,
  installationMachine,
  isLocal,
  isOff,
  scenarioOf,
} from '../../../src/machines/installation/installation.machine.ts'
import { newsOnly, simulatedOnly } from '../../unit/installation/installation-chart.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const world = { scenario: 'fed-day', offsetMs: 1 }
const both = { ...simulatedOnly, kinds: { ...simulatedOnly.kinds, news: ['real', 'simulated'] }, isLocal: true, world }
const named = { type: 'installation.named', installation: both }
const loaded = { type: 'xstate.done.actor.loadInstallation', output: newsOnly }
const unloaded = { type: 'xstate.error.actor.loadInstallation', error: silent }
const cases = [named, loaded, unloaded]

function outcomeOf(events: AnyEventObject[], page?: typeof newsOnly) {
  let known: object | undefined = page
  let isAsking = page === undefined
  for (const event of events) {
    if (event.type === named.type) known = both
    if (event.type === loaded.type && isAsking) known = newsOnly
    isAsking = false
  }
  return {
    isOff: known === newsOnly,
    hasBoth: known === both,
    isLocal: known === both,
    scenario: known === both ? 'fed-day' : undefined,
    calls: page ? 0 : 1,
  }
}

const start = (page?: typeof newsOnly) =>
  drive(installationMachine, {
    promises: ['loadInstallation'],
    streams: ['watchInstallation'],
    input: { named: page },
  })
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  isOff: isOff(snapshot(), 'quotes'),
  hasBoth: hasBoth(snapshot(), 'news'),
  isLocal: isLocal(snapshot()),
  scenario: scenarioOf(snapshot()),
  calls: calls.length,
})

describe('what the installation serves', () => {
  const covered = coverage(installationMachine)
  for (const page of [undefined, newsOnly]) {
    for (const { name, events } of walks(installationMachine, cases, undefined, { named: page })) {
      it(`CHT-02 BCK-13 installation: ${page ? 'page, ' : ''}${name}`, async () => {
        const installation = start(page)
        await installation.walk(events, (soFar) => expect(seen(installation)).toEqual(outcomeOf(soFar, page)))
        covered.add(installation.walked)
      })
    }
  }
  covered.prove()
})
