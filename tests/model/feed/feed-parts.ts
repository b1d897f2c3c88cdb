import { expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import { outcomeOf } from './live-feed.outcome.ts'

type Outcome = ReturnType<typeof outcomeOf>
type Context = AnyMachineSnapshot['context']
type Part<Chart extends AnyStateMachine> = {
  chart: Chart
  search?: SearchContext
  streams?: string[]
  /** Each group of cases by the title of its test: all at once would be every combination of what has nothing to do with each other. */
  cases: Record<string, { cases: AnyEventObject[]; facets?: (context: Context) => unknown }>
  /** What is seen of the part that stands alone, and what that is by the plain model of the whole feed. */
  seen(snapshot: SnapshotFrom<Chart>, driven: ReturnType<typeof drive<Chart>>): unknown
  expected(outcome: Outcome): unknown
}

/** Walks a part of the feed by itself, and compares it after each step with the plain model of the whole. */
export function walkPart<Chart extends AnyStateMachine>({
  chart,
  search = {},
  streams = [],
  cases,
  seen,
  expected,
}: Part<Chart>) {
  const covered = coverage(chart)
  for (const [title, { cases: group, facets = () => null }] of Object.entries(cases)) {
    const all = walks(chart, group, ({ context }) => facets(context), { search })
    it(`${title}: all of ${all.length} walks`, async () => {
      const compared = new Set<string>()
      for (const { name, events } of all) {
        const part = drive(chart, { streams, input: { search } })
        await part.walk(events, (soFar) => {
          const way = soFar.map((event) => group.indexOf(event)).join()
          if (compared.has(way)) return
          compared.add(way)
          const outcome = outcomeOf([{ type: 'search.given', search }, ...soFar])
          expect({ name, seen: seen(part.snapshot(), part) }).toEqual({ name, seen: expected(outcome) })
        })
        covered.add(part.walked)
      }
    }, 120_000)
  }
  covered.prove()
}

/** A part is only given searches that differ from the one before. */
export const given = (says: string, search: object) => ({ type: 'search.given', says, search, isOther: true })
