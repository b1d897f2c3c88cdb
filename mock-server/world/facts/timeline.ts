import { millisecondsInDay } from 'date-fns/constants'
import { firstIndex } from '../../../src/rules/shared/merge.ts'
import { rememberSteps, type Steps } from '../../in-steps.ts'
import { listed } from '../companies/listed.ts'
import { remember } from '../random/remember.ts'
import { quarterAt, quarterOfSpan, spanAt, type Window, wholeQuarter, wholeSpan } from '../time/quarters.ts'
import { feltByCompany, happeningTo } from './company-facts.ts'
import type { Fact } from './fact.ts'
import { byTime, sorted, type Wanted } from './in-order.ts'
import { releaseFact } from './release-facts.ts'
import { createReleases } from './releases.ts'
import { firstOf, isOutside, longest, tell } from './storyline.ts'
import { type Beginning, beginningsOf, type OfWorld } from './world/of-world.ts'
import { worldStorylines } from './world/storylines.ts'

export const releasesOf = remember(4, createReleases)

/** Storylines that are drawn in one go. */
const AT_ONCE = 20

/** What happens in a window of what begins in a quarter in the world; each storyline has slots of its own in each quarter. */
function* begunIn(seed: number, wanted: Wanted): Steps<Fact[]> {
  const { quarter, isFelt: felt } = wanted
  const facts: Fact[] = []
  let counted = 0
  for (const storyline of worldStorylines) {
    const first = counted
    counted += storyline.count
    if ((storyline.isFelt ?? false) !== felt) continue
    for (const [number, beginning] of beginningsOf(storyline, seed, quarter, first).entries()) {
      if (number % AT_ONCE === 0) yield
      if (firstOf({ quarter, ...beginning }) < wanted.until) facts.push(...toldFrom(storyline, seed, wanted, beginning))
    }
  }
  return facts
}

function toldFrom(one: OfWorld, seed: number, { quarter, since, until }: Wanted, beginning: Beginning) {
  const { name, subject, about } = one
  const { slot, ...begun } = beginning
  const id = `world-${name}-${slot}`
  const storyline = about(seed, slot)
  if (isOutside(firstOf({ quarter, ...begun }), longest(storyline), { since, until })) return []
  return tell(storyline, { id, subject: subject?.(slot) ?? id, quarter, ...begun, since, until })
}

/** The facts in a window of a quarter, of what begins in it and in the one before. */
function* happeningIn(seed: number, quarter: number, isFelt: boolean, window: Window): Steps<Fact[]> {
  const before = yield* begunIn(seed, { quarter: quarter - 1, isFelt, ...window })
  return [...before, ...(yield* begunIn(seed, { quarter, isFelt, ...window }))]
}

/** What moves many prices in a quarter: releases and much of politics, in order of time. */
const factorsBy = remember(4, (seed: number) =>
  rememberSteps(10, function* (quarter: number): Steps<readonly Fact[]> {
    const facts = yield* happeningIn(seed, quarter, true, wholeQuarter(quarter))
    for (const [index, release] of (yield* releasesOf(seed).steps(quarter)).entries()) {
      if (index % AT_ONCE === 0) yield
      facts.push(releaseFact(release))
    }
    return facts.sort(byTime)
  }),
)

export const factsOfFactors = (seed: number, quarter: number) => factorsBy(seed).get(quarter)

/** All facts of a part of a quarter: what moves no price is drawn for the days that are asked for. */
const factsBy = remember(4, (seed: number) =>
  rememberSteps(10, function* (span: number): Steps<readonly Fact[]> {
    const [quarter, window] = [quarterOfSpan(span), wholeSpan(span)]
    const factors = yield* factorsBy(seed).steps(quarter)
    const facts = [...within(factors, window), ...(yield* happeningIn(seed, quarter, false, window))]
    for (const company of listed) {
      yield
      facts.push(
        ...within(feltByCompany(seed, company, quarter), window),
        ...happeningTo(seed, company, quarter, false, window),
      )
    }
    return yield* sorted(facts, window.since)
  }),
)

/** The index of the first fact at or after a time. */
const indexAt = (facts: readonly Fact[], time: number) =>
  firstIndex(facts.length, (index) => (facts[index]?.at ?? 0) >= time)

/** Of facts in order of time. */
const within = (facts: readonly Fact[], { since, until }: Window) =>
  facts.slice(indexAt(facts, since), indexAt(facts, until))

/** All facts from one time up to another (excluded), in order of time. */
export const factsBetween = (seed: number, since: number, until: number): readonly Fact[] =>
  numbered(spanAt(since), spanAt(until)).flatMap((span) => within(factsBy(seed).get(span), { since, until }))

/** Prices of the last weeks are looked at, too. */
const LOOKED_BACK = 45 * millisecondsInDay

/** The same as `factsBetween`, in steps. Afterwards all that prices of that time depend on is there. */
export function* factsInSteps(seed: number, from: number, until: number): Steps<readonly Fact[]> {
  for (const quarter of numbered(quarterAt(from - LOOKED_BACK), quarterAt(from))) yield* factorsBy(seed).steps(quarter)
  for (const span of numbered(spanAt(from), spanAt(until))) yield* factsBy(seed).steps(span)
  return factsBetween(seed, from, until)
}

const numbered = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, count) => first + count)
