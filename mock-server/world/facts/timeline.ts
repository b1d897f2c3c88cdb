import { millisecondsInDay } from 'date-fns/constants'
import { rememberSteps, type Steps } from '../../in-steps.ts'
import { listed } from '../companies/listed.ts'
import { remember } from '../random/remember.ts'
import { quarterAt, quarterStart } from '../time/quarters.ts'
import { feltByCompany, happeningTo } from './company-facts.ts'
import type { Fact } from './fact.ts'
import { byTime, isIn, sorted, type Wanted } from './in-order.ts'
import { releaseFact } from './release-facts.ts'
import { createReleases } from './releases.ts'
import { tell } from './storyline.ts'
import { type Beginning, beginningsOf, type OfWorld } from './world/of-world.ts'
import { worldStorylines } from './world/storylines.ts'

export const releasesOf = remember(4, createReleases)

/** Storylines that are drawn in one go. */
const AT_ONCE = 20

/** What begins in a quarter in the world; each storyline has slots of its own in each quarter. */
function* begunIn(seed: number, { quarter, isFelt: felt, since }: Wanted): Steps<Fact[]> {
  const facts: Fact[] = []
  let counted = 0
  for (const storyline of worldStorylines) {
    const first = counted
    counted += storyline.count
    if ((storyline.isFelt ?? false) !== felt) continue
    for (const [number, beginning] of beginningsOf(storyline, seed, quarter, first).entries()) {
      if (number % AT_ONCE === 0) yield
      facts.push(...toldFrom(storyline, seed, quarter, beginning, since))
    }
  }
  return facts
}

function toldFrom(storyline: OfWorld, seed: number, quarter: number, beginning: Beginning, since: number) {
  const { name, subject, about } = storyline
  const { slot, ...begun } = beginning
  const id = `world-${name}-${slot}`
  return tell(about(seed, slot), { id, subject: subject?.(slot) ?? id, quarter, ...begun, since })
}

/** The facts of a quarter, of those that begin in it and in the one before. */
function* happeningIn(seed: number, quarter: number, felt: boolean): Steps<Fact[]> {
  const since = quarterStart(quarter)
  const facts: Fact[] = []
  for (const one of [quarter - 1, quarter]) {
    const begun = yield* begunIn(seed, { quarter: one, isFelt: felt, since })
    facts.push(...begun.filter(isIn(quarter)))
  }
  return facts
}

/** What moves many prices in a quarter: releases and much of politics, in order of time. */
const factorsBy = remember(4, (seed: number) =>
  rememberSteps(10, function* (quarter: number): Steps<readonly Fact[]> {
    const facts = yield* happeningIn(seed, quarter, true)
    for (const [index, release] of (yield* releasesOf(seed).steps(quarter)).entries()) {
      if (index % AT_ONCE === 0) yield
      facts.push(releaseFact(release))
    }
    return facts.sort(byTime)
  }),
)

export const factsOfFactors = (seed: number, quarter: number) => factorsBy(seed).get(quarter)

const factsBy = remember(4, (seed: number) =>
  rememberSteps(5, function* (quarter: number): Steps<readonly Fact[]> {
    const facts = [...(yield* factorsBy(seed).steps(quarter)), ...(yield* happeningIn(seed, quarter, false))]
    for (const company of listed) {
      yield
      facts.push(...feltByCompany(seed, company, quarter), ...happeningTo(seed, company, quarter, false))
    }
    return yield* sorted(facts, quarter)
  }),
)

/** The index of the first fact at or after a time. */
function indexAt(facts: readonly Fact[], time: number) {
  let [low, high] = [0, facts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((facts[middle]?.at ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** All facts from one time up to another (excluded), in order of time. */
export function factsBetween(seed: number, from: number, until: number): readonly Fact[] {
  return quartersOf(from, until).flatMap((quarter) => {
    const facts = factsBy(seed).get(quarter)
    return facts.slice(indexAt(facts, from), indexAt(facts, until))
  })
}

/** Prices of the last weeks are looked at, too. */
const LOOKED_BACK = 45 * millisecondsInDay

/** The same as `factsBetween`, in steps. Afterwards all that prices of that time depend on is there. */
export function* factsInSteps(seed: number, from: number, until: number): Steps<readonly Fact[]> {
  for (const quarter of quartersOf(from - LOOKED_BACK, from)) yield* factorsBy(seed).steps(quarter)
  for (const quarter of quartersOf(from, until)) yield* factsBy(seed).steps(quarter)
  return factsBetween(seed, from, until)
}

const quartersOf = (from: number, until: number) =>
  Array.from({ length: quarterAt(until) - quarterAt(from) + 1 }, (_, count) => quarterAt(from) + count)
