import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import {
  asOf,
  hasFailed,
  isAsking,
  isOpen,
  isVisiting,
  knownSources,
  ownSourcesMachine,
  removedOf,
  sourcesOf,
  standingOf,
  troublesOf,
} from '../../../src/machines/sources/own-sources.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import { ann, both, cases, left, made, outcomeOf, reached, visitor } from './own-sources.outcome.ts'

const start = () => drive(ownSourcesMachine, { promises: ['loadSources', 'saveEdit'] })
function seen({ snapshot, said, calls }: ReturnType<typeof start>) {
  const now = snapshot()
  expect(knownSources(now)).toEqual(sourcesOf(now) ?? [])
  return {
    calls: calls.map(({ port, input }) => [port, input]),
    ...{ said, sources: sourcesOf(now), at: asOf(now), removed: removedOf(now), troubles: troublesOf(now) },
    ...{
      standing: standingOf(now),
      isVisiting: isVisiting(now),
      isOpen: isOpen(now),
      hasFailed: hasFailed(now),
      isAsking: isAsking(now),
    },
  }
}

describe('the sources of a user', () => {
  const covered = coverage(ownSourcesMachine)
  /** What guards read: who is here, what waits to be saved, and whether there is something to change and to bring back. */
  const facets = ({ context: { owner, waiting, sources, removed } }: AnyMachineSnapshot) => [
    owner,
    waiting.slice(0, 2).map(({ kind }: { kind: string }) => kind === 'named'),
    sources?.some(({ id }: { id: string }) => id === 'fed'),
    removed !== undefined,
  ]
  for (const { name, events } of walks(ownSourcesMachine, cases, facets)) {
    it(`SRC-05 ${name}`, async () => {
      const page = start()
      await page.walk(events, (soFar) => expect(seen(page)).toEqual(outcomeOf(soFar)))
      covered.add(page.walked)
    })
  }
  covered.prove()

  it('SRC-05 an answer that is older than an edit is dropped, and the list is loaded once the edit is saved', async () => {
    const page = start()
    const renamed = made({ kind: 'named', id: 'fed', name: 'F', folder: '' })
    await page.walk([ann, reached, both, { type: 'network.returned' }])
    await page.step({ type: 'xstate.after.freshTime.ownSources.list.open.fresh', after: 10_000 })
    await page.walk([renamed, both])
    const during = [knownSources(page.snapshot())[0]?.name, page.calls.length]
    await page.step({ type: 'xstate.done.actor.saveEdit', output: undefined })
    expect([during, page.calls.length]).toEqual([['F', 3], 4])
  })

  it('SRC-05 what one user sees is gone when they sign out, and what they changed is saved when they leave the page', async () => {
    const page = start()
    const removed = made({ kind: 'removed', id: 'fed' })
    await page.walk([ann, reached, both, removed, made({ kind: 'read', id: 'ecb' }), left])
    await page.step({ type: 'xstate.done.actor.saveEdit', output: undefined })
    const saves = page.calls.filter(({ port }) => port === 'saveEdit').length
    await page.walk([reached, visitor])
    expect([saves, sourcesOf(page.snapshot()), removedOf(page.snapshot())]).toEqual([2, undefined, undefined])
  })
})
