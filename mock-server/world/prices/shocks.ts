import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { firstIndex } from '../../../src/rules/shared/merge.ts'
import { listed } from '../companies/listed.ts'
import { feltByCompany } from '../facts/company-facts.ts'
import type { Fact } from '../facts/fact.ts'
import { factsOfFactors } from '../facts/timeline.ts'
import { remember } from '../random/remember.ts'
import { quarterAt, quarterPart } from '../time/quarters.ts'

/** In order of time. `before`: the sum of the sizes before each; `total`: of all. */
type Jumps = { times: number[]; sizes: number[]; before: number[]; total: number }

const AT_ONCE = 0.7
const SETTLES_MS = minutesToMilliseconds(12)
/** More than there are companies. */
const PER_QUARTER = 1000
const none = (): Jumps => ({ times: [], sizes: [], before: [], total: 0 })
const NONE = none()

function jumpsOf(facts: readonly Fact[]) {
  const byKey = new Map<string, Jumps>()
  for (const { at, shocks } of facts) {
    for (const [key, size] of shocks) {
      const jumps = byKey.get(key) ?? none()
      jumps.times.push(at)
      jumps.sizes.push(size)
      jumps.before.push(jumps.total)
      jumps.total += size
      byKey.set(key, jumps)
    }
  }
  return byKey
}

/** Most of a jump comes at once, the rest within minutes. */
const reached = (since: number) => (since >= SETTLES_MS ? 1 : AT_ONCE + (1 - AT_ONCE) * (since / SETTLES_MS))

/**
 * How far the facts of a quarter have moved a price or a factor by a moment. A quarter's jumps sum up to nothing: what they add is taken back evenly over
 * the whole quarter, so that the level at each quarter's start follows from the seed alone.
 */
function sumOf({ times, sizes, before, total }: Jumps, at: number) {
  if (times.length === 0) return 0
  const first = firstIndex(times.length, (index) => (times[index] ?? 0) > at - SETTLES_MS)
  let sum = (before[first] ?? total) - total * quarterPart(at)
  for (let index = first; index < times.length; index += 1) {
    const since = at - (times[index] ?? 0)
    if (since < 0) break
    sum += (sizes[index] ?? 0) * reached(since)
  }
  return sum
}

const ofFactors = remember(4, (seed: number) =>
  remember(10, (quarter: number) => jumpsOf(factsOfFactors(seed, quarter))),
)
/** By company and quarter. */
const ofCompanies = remember(4, (seed: number) =>
  remember(4000, (packed: number) => {
    const company = listed[packed % PER_QUARTER]
    return company
      ? jumpsOf(feltByCompany(seed, company, Math.floor(packed / PER_QUARTER))).get(company.ticker)
      : undefined
  }),
)

/** Of a factor, in moves of a typical day. */
export const factorShock = (seed: number, factor: string, at: number) =>
  sumOf(ofFactors(seed)(quarterAt(at)).get(factor) ?? NONE, at)

/** Of a company, by its index in the list, as a part of its price. */
export const companyShock = (seed: number, index: number, at: number) =>
  sumOf(ofCompanies(seed)(quarterAt(at) * PER_QUARTER + index) ?? NONE, at)
