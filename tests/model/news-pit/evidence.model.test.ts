import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  type Cited,
  evidenceFor,
  evidenceMachine,
  standingOf,
} from '../../../src/machines/news-pit/evidence.machine.ts'
import type { Evidence } from '../../../src/rules/news-pit/evidence.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const ids = ['a', 'b']
const story = (id: string): Cited => ({ id, source: 'simulated', references: [`news of ${id}`] })
const found: Evidence = { cited: [], others: [], more: 0, missing: 1 }
const toggled = (id: string) => ({ type: 'evidence.toggled', says: id, story: story(id) })
const retry = (id: string) => ({ type: 'retry.pressed', says: id, id })
const answer = { type: 'xstate.done.actor.findEvidence', output: found }
const failed = { type: 'xstate.error.actor.findEvidence', error: silent }
const cases = [...ids.map(toggled), ...ids.map(retry), answer, failed]

function outcomeOf(events: AnyEventObject[]) {
  let opened: string[] = []
  const known: Record<string, 'found' | 'failed' | undefined> = {}
  const calls: Cited[] = []
  let asking: string | undefined
  for (const event of events) {
    if (event.type === 'evidence.toggled') {
      const { id } = event.story
      const isOpen = opened.includes(id)
      opened = isOpen ? opened.filter((other) => other !== id) : [...opened, id]
      if (!isOpen) known[id] = undefined
    }
    if (event.type === 'retry.pressed' && known[event.id] === 'failed') known[event.id] = undefined
    if (event.type.startsWith('xstate.') && asking) {
      known[asking] = event.type === answer.type ? 'found' : 'failed'
      asking = undefined
    }
    const due = opened.find((id) => !known[id])
    if (asking || !due) continue
    asking = due
    calls.push(story(due))
  }
  return {
    calls,
    standings: ids.map((id) => (opened.includes(id) ? (known[id] ?? 'loading') : 'closed')),
    found: ids.map((id) => (known[id] === 'found' ? found : undefined)),
  }
}

const start = () => drive(evidenceMachine, { promises: ['findEvidence'] })
const seen = ({ snapshot, calls }: ReturnType<typeof start>) => ({
  calls: calls.map(({ input }) => input),
  standings: ids.map((id) => standingOf(snapshot(), id)),
  found: ids.map((id) => evidenceFor(snapshot(), id)),
})
/** What guards and selectors read. */
const situationOf = ({ context: { opened, asked, found: known, failed: missed } }: AnyMachineSnapshot) => ({
  opened: opened.map(({ id }: Cited) => id),
  asked: asked.id,
  known: Object.keys(known).sort(),
  missed: [...missed].sort(),
})

describe('what stories rest on', () => {
  const covered = coverage(evidenceMachine)
  for (const { name, events } of walks(evidenceMachine, cases, situationOf)) {
    it(`PIT-16 evidence: ${name}`, async () => {
      const evidence = start()
      await evidence.walk(events, (soFar) => expect(seen(evidence)).toEqual(outcomeOf(soFar)))
      covered.add(evidence.walked)
    })
  }
  covered.prove()
})
