import { millisecondsInDay } from 'date-fns/constants'
import { rememberSteps, type Steps } from '../../in-steps.ts'
import { type Listed, listed } from '../companies/listed.ts'
import { createChoices } from '../random/choices.ts'
import { part } from '../random/parts.ts'
import { hash, mix } from '../random/random.ts'
import { remember } from '../random/remember.ts'
import { quarterAt, quarterStart } from '../time/quarters.ts'
import { businessStorylines } from './company/business.ts'
import { corporateStorylines, dividendWords, type OfCompany } from './company/corporate.ts'
import { type Fact, NO_SHOCKS } from './fact.ts'
import { momentFor } from './moments.ts'
import { releaseFact } from './release-facts.ts'
import { createReleases } from './releases.ts'
import { keyFor, resultFacts } from './result-facts.ts'
import { isFelt, tell } from './storyline.ts'
import { type Beginning, beginningsOf, type OfWorld } from './world/of-world.ts'
import { worldStorylines } from './world/storylines.ts'

const ofCompanies = [...corporateStorylines, ...businessStorylines]
const SLOTS_OF_COMPANIES = 1100
/** Of the time for each of several in a quarter: between any two lies more than a week. */
const APART = 0.6

/** Of which quarter's beginnings, of which kind, and from when on. */
type Wanted = { quarter: number; isFelt: boolean; since: number }

/** By name: they are alike for all companies. */
const feltByName = new Map<string, boolean>()

function canMove({ name, about }: OfCompany, company: Listed) {
  const known = feltByName.get(name) ?? isFelt(about(company, 0, 0))
  feltByName.set(name, known)
  return known
}

/**
 * A storyline of a company begins in every other quarter only, so that it never meets itself: all end within two. Short ones, which are over within days, come
 * several times in a quarter.
 */
function storylinesOf(seed: number, company: Listed, wanted: Wanted): Fact[] {
  const { quarter, since } = wanted
  const slot = quarter * SLOTS_OF_COMPANIES + company.index
  return ofCompanies.flatMap((one) => {
    const { name, chance, times = 1, where, about } = one
    const isItsTurn = times > 1 || (hash(`${name} ${company.ticker}`) + quarter) % 2 === 0
    if (!isItsTurn || !where(company) || canMove(one, company) !== wanted.isFelt) return []
    return Array.from({ length: times }, (_, place) => {
      const key = mix(keyFor(seed, company, name, quarter), place)
      if (part(key, 0) >= chance) return []
      const id = `${company.ticker}-${name}-${quarter}-${place}`
      const begins = (place + APART * part(key, 1)) / times
      const common = { id, subject: company.ticker, companies: [company], quarter, key, begins, since }
      return tell(about(company, seed, slot * times + place), common)
    }).flat()
  })
}

function dividendFacts(seed: number, company: Listed, quarter: number): Fact[] {
  if (company.dividendYield < 0.1) return []
  const key = keyFor(seed, company, 'dividend', Math.floor(quarter / 4))
  const isRaised = (quarter + (hash(company.ticker) % 4)) % 4 === 0
  // at about the same time of each quarter
  const begins = 0.94 * part(keyFor(seed, company, 'dividend', 0), 1) + 0.06 * part(key, 1, quarter)
  const start = quarterStart(quarter) + begins * (quarterStart(quarter + 1) - quarterStart(quarter))
  const at = momentFor('working', start, key, quarter)
  const words = () => dividendWords(company, createChoices(key))
  const kind = isRaised ? 'dividend.raised' : 'dividend.kept'
  const id = `${company.ticker}-dividend-${quarter}`
  return [
    { id, kind, at, subject: company.ticker, companies: [company], tone: isRaised ? 0.4 : 0, shocks: NO_SHOCKS, words },
  ]
}

const byTime = (one: Fact, other: Fact) => one.at - other.at || (one.id < other.id ? -1 : 1)

function isIn(quarter: number) {
  const [begins, ends] = [quarterStart(quarter), quarterStart(quarter + 1)]
  return ({ at }: Fact) => at >= begins && at < ends
}

/** What begins in a quarter for a company. */
function begunFor(seed: number, company: Listed, wanted: Wanted): Fact[] {
  const regular = wanted.isFelt ? resultFacts : dividendFacts
  return [...regular(seed, company, wanted.quarter), ...storylinesOf(seed, company, wanted)]
}

/** What happens in a quarter has begun in it or in the one before. */
function happeningTo(seed: number, company: Listed, quarter: number, felt: boolean): Fact[] {
  const since = quarterStart(quarter)
  return [quarter - 1, quarter]
    .flatMap((one) => begunFor(seed, company, { quarter: one, isFelt: felt, since }))
    .filter(isIn(quarter))
    .sort(byTime)
}

const feltBy = remember(4, (seed: number) =>
  remember(2500, (place: number): readonly Fact[] => {
    const company = listed[place % 1000]
    return company ? happeningTo(seed, company, Math.floor(place / 1000), true) : []
  }),
)

/** What happens to a company in a quarter and can move its price, in order of time. */
export const feltByCompany = (seed: number, { index }: Listed, quarter: number) => feltBy(seed)(quarter * 1000 + index)

export const releasesOf = remember(4, createReleases)

/** Storylines that are drawn in one go. */
const AT_ONCE = 20

/** What begins in a quarter in the world; each storyline has slots of its own in each quarter. */
function* begunIn(seed: number, { quarter, isFelt: felt, since }: Wanted): Steps<Fact[]> {
  const facts: Fact[] = []
  let place = 0
  for (const storyline of worldStorylines) {
    const first = place
    place += storyline.count
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
    for (const [place, release] of (yield* releasesOf(seed).steps(quarter)).entries()) {
      if (place % AT_ONCE === 0) yield
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
    return facts.sort(byTime)
  }),
)

/** The place of the first fact at or after a time. */
function placeOf(facts: readonly Fact[], time: number) {
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
    return facts.slice(placeOf(facts, from), placeOf(facts, until))
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
