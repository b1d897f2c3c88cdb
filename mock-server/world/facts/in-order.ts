import { millisecondsInDay } from 'date-fns/constants'
import type { Steps } from '../../in-steps.ts'
import type { Window } from '../time/quarters.ts'
import type { Fact } from './fact.ts'

/** What happens in a window of what begins in a quarter, of one kind. */
export type Wanted = Window & { quarter: number; isFelt: boolean }

export const byTime = (one: Fact, other: Fact) => one.at - other.at || (one.id < other.id ? -1 : 1)

const SORTED_AT_ONCE = 2000

/** In order of time: thousands from a time on, sorted day by day. */
export function* sorted(facts: readonly Fact[], start: number): Steps<readonly Fact[]> {
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
