import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { Steps } from '../../../in-steps.ts'
import type { Fact } from '../../facts/fact.ts'
import { factsInSteps } from '../../facts/timeline.ts'
import { newYork } from '../../time/clock.ts'
import { closingMinute } from '../../time/holidays.ts'
import { createCauses } from './causes.ts'
import { fillDay } from './fill.ts'
import { LATEST, toldOf } from './habits.ts'
import { imbalancesOn } from './imbalances.ts'
import { previewsOf } from './previews.ts'
import { notesBetween } from './ratings.ts'
import { reactionsTo } from './reactions.ts'
import { createChooser } from './sentences.ts'
import type { Telling } from './telling.ts'

/** A headline of a day: its index in the order of time is its number. */
export type Planned = { telling: Telling; title: string }

/** How long before a day facts may have happened to which prices answer on it, and how far ahead reports are looked at. */
const BEFORE = 4 * millisecondsInDay
const AHEAD = 4.5 * millisecondsInDay
const EXPLAINS = 44 * millisecondsInHour
const SLOT = 15 * 60_000
const FACTS_AT_ONCE = 8
const LOOKS_AT_ONCE = 8
/** How many times as much something else must have moved a price. */
const RESULTS = 8

function* tellingsOf(seed: number, facts: readonly Fact[], start: number, end: number): Generator<Telling | undefined> {
  const leading = explainedAt(facts, start - BEFORE, end)
  for (const [index, fact] of facts.entries()) {
    if (index % FACTS_AT_ONCE === 0) yield
    if (fact.at >= start - LATEST && fact.at < end) yield* toldOf(fact)
    if (fact.at < end)
      yield* reactionsTo(seed, fact, { from: start, until: end }, leading.get(fact.companies[0]?.ticker ?? '') !== fact)
    else yield* previewsOf(fact)
    if (fact.at >= start && fact.at < end) yield* previewsOf(fact)
  }
  for (const note of notesBetween(seed, start - LATEST, end)) {
    if (note) yield* toldOf(note)
    yield
  }
  const { day } = newYork(start + millisecondsInDay / 2)
  yield* imbalancesOn(seed, day, closingMinute(day))
}

/** Results explain a price even where something else has moved it more. */
const sizeOf = ({ kind, shocks: [shock] }: Fact) =>
  Math.abs(shock?.[1] ?? 0) * (kind.startsWith('results.') ? RESULTS : 1)

/** For each company the fact with a cause that has moved its price most. */
function explainedAt(facts: readonly Fact[], start: number, end: number) {
  const explained = new Map<string, Fact>()
  for (const fact of facts) {
    const [company] = fact.companies
    const isFelt = sizeOf(fact) >= 0.006
    const before = company && explained.get(company.ticker)
    const isLarger = !before || sizeOf(fact) > sizeOf(before)
    if (company && isFelt && isLarger && fact.cause !== undefined && fact.at > start - EXPLAINS && fact.at < end)
      explained.set(company.ticker, fact)
  }
  return explained
}

/** All headlines of a day (in UTC), in order of time: those that facts give, and looks at prices where there is space. */
export function* planDay(seed: number, day: number): Steps<Planned[]> {
  const [start, end] = [day * millisecondsInDay, (day + 1) * millisecondsInDay]
  const facts = yield* factsInSteps(seed, start - BEFORE, end + AHEAD)
  yield
  const tellings: Telling[] = []
  const taken: number[] = []
  for (const telling of tellingsOf(seed, facts, start, end)) {
    if (!telling) yield
    if (!telling || telling.at < start || telling.at >= end) continue
    tellings.push(telling)
    const slot = Math.floor((telling.at - start) / SLOT)
    taken[slot] = (taken[slot] ?? 0) + 1
  }
  const causes = createCauses(seed, facts)
  let looked = 0
  for (const look of fillDay(seed, day, taken, causes, explainedAt(facts, start, end))) {
    if (look) tellings.push(look)
    looked += 1
    if (looked % LOOKS_AT_ONCE === 0) yield
  }
  return yield* inOrder(tellings, day)
}

/** No two are published at once. */
function* inOrder(tellings: Telling[], day: number): Steps<Planned[]> {
  const choose = createChooser(day)
  const planned: Planned[] = []
  let last = 0
  for (const telling of tellings.sort((one, other) => one.at - other.at || (one.fact.id < other.fact.id ? -1 : 1))) {
    const title = titleOf(telling, planned, choose)
    if (title === undefined) continue
    const at = Math.max(telling.at, last + 1)
    planned.push({ telling: telling.at === at ? telling : { ...telling, at }, title })
    last = at
    if (planned.length % 50 === 0) yield
  }
  return planned
}

function titleOf(telling: Telling, planned: readonly Planned[], choose: (telling: Telling) => string | undefined) {
  const { corrects } = telling
  if (!corrects) return choose(telling)
  const corrected = planned.find(
    ({ telling: { fact, role, kind } }) => fact === corrects.fact && role === corrects.role && kind === corrects.kind,
  )
  return corrected && `Corrected: ${corrected.title}`
}
