import { expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import { coverage, drive } from './drive.ts'
import { walks } from './walks.ts'

type Context = AnyMachineSnapshot['context']
export type Part<Chart extends AnyStateMachine, Outcome> = {
  chart: Chart
  input?: unknown
  streams?: string[]
  /** Each group of cases by the title of its test: all at once would be every combination of what has nothing to do with each other. */
  cases: Record<string, { cases: AnyEventObject[]; facets?: (context: Context) => unknown }>
  /** What is seen of the part that stands alone, and what that is by the plain model of the whole. */
  seen(snapshot: SnapshotFrom<Chart>, driven: ReturnType<typeof drive<Chart>>): unknown
  expected(outcome: Outcome): unknown
}

/** Walks a part of a chart by itself, and compares it after each step with the plain model of the whole. */
export function walkPartOf<Chart extends AnyStateMachine, Outcome>(
  outcomeOf: (events: AnyEventObject[]) => Outcome,
  { chart, input, streams = [], cases, seen, expected }: Part<Chart, Outcome>,
) {
  const covered = coverage(chart)
  for (const [title, { cases: group, facets = () => null }] of Object.entries(cases)) {
    const all = walks(chart, group, ({ context }) => facets(context), input)
    it(`${title}: all of ${all.length} walks`, async () => {
      const compared = new Set<string>()
      for (const { name, events } of all) {
        const part = drive(chart, { streams, input })
        await part.walk(events, (soFar) => {
          const way = soFar.map((event) => group.indexOf(event)).join()
          if (compared.has(way)) return
          compared.add(way)
          expect({ name, seen: seen(part.snapshot(), part) }).toEqual({ name, seen: expected(outcomeOf(soFar)) })
        })
        covered.add(part.walked)
      }
    }, 120_000)
  }
  covered.prove()
}
