import { millisecondsInDay } from 'date-fns/constants'
import type { Steps } from '../../in-steps.ts'
import { quarterStart } from '../time/quarters.ts'
import type { Fact } from './fact.ts'

/** Of which quarter's beginnings, of which kind, and from when on. */
export type Wanted = { quarter: number; isFelt: boolean; since: number }

export const byTime = (one: Fact, other: Fact) => one.at - other.at || (one.id < other.id ? -1 : 1)

export function isIn(quarter: number) {
  const [begins, ends] = [quarterStart(quarter), quarterStart(quarter + 1)]
  return ({ at }: Fact) => at >= begins && at < ends
}

const SORTED_AT_ONCE = 2000

/** In order of time: tens of thousands, sorted day by day. */
export function* sorted(facts: readonly Fact[], quarter: number): Steps<readonly Fact[]> {
  const start = quarterStart(quarter)
  const days: Fact[][] = []
  for (const [index, fact] of facts.entries()) {
    if (index % SORTED_AT_ONCE === 0) yield
    const day = Math.floor((fact.at - start) / millisecondsInDay)
    const same = days[day] ?? []
    days[day] = same
    same.push(fact)
  }
  const inOrder: Fact[] = []
  for (const day of days) {
    if (day) inOrder.push(...day.sort(byTime))
    yield
  }
  return inOrder
}
