import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { sourcesOf, storyCountsMachine } from '../../../src/machines/stories/story-counts.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const ids = ['a', 'b']
const headline = (id: string) => ({ id, source: 'simulated' })
const shown = (row: string, id: string) => ({ type: 'row.shown', says: `${row} ${id}`, row, headline: headline(id) })
const gone = (row: string) => ({ type: 'row.gone', says: row, row })
const merged = { type: 'counts.merged', counts: ids.map((id, nth) => ({ id, sources: nth + 2 })) }
const parted = { type: 'pairs.changed', pairs: [{ id: 'a', other: 'b' }] }
const gathered = { type: 'xstate.after.gatherTime.storyCounts.gathering', after: 200 }
const cases = [
  shown('left', 'a'),
  shown('right', 'a'),
  shown('other', 'b'),
  gone('left'),
  gone('right'),
  merged,
  parted,
  gathered,
]

function outcomeOf(events: AnyEventObject[]) {
  const rows = new Map<string, string>()
  const asked: unknown[] = []
  const known: Record<string, number> = {}
  let isGathering = false
  for (const event of events) {
    if (event.type === 'row.shown') rows.set(event.row, event.headline.id)
    if (event.type === 'row.gone') rows.delete(event.row)
    if (event.type.startsWith('row.')) isGathering = true
    if (event === parted) asked.push(parted)
    if (event === merged) for (const { id, sources } of merged.counts) known[id] = sources
    if (event !== gathered || !isGathering) continue
    isGathering = false
    const inSight = [...rows.values()]
    asked.push({ type: 'headlines.followed', headlines: inSight.map(headline) })
    for (const id of ids) if (!inSight.includes(id)) delete known[id]
  }
  return { asked, counts: ids.map((id) => known[id] ?? 0) }
}

const start = () => drive(storyCountsMachine, { streams: ['watchCounts'] })
const seen = ({ snapshot, sentTo }: ReturnType<typeof start>) => ({
  asked: sentTo('watchCounts'),
  counts: ids.map((id) => sourcesOf(snapshot(), id)),
})
/** Nothing is guarded: whose rows there are tells situations apart. */
const situationOf = ({ context }: AnyMachineSnapshot) => Object.keys(context.wanted).length

describe('the counts of rows in sight', () => {
  const covered = coverage(storyCountsMachine)
  for (const { name, events } of walks(storyCountsMachine, cases, situationOf)) {
    it(`STY-09 counts: ${name}`, async () => {
      const counts = start()
      await counts.walk(events, (soFar) => expect(seen(counts)).toEqual(outcomeOf(soFar)))
      covered.add(counts.walked)
    })
  }
  covered.prove()
})
