import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { type Fact, isAwaited } from '../../facts/fact.ts'
import { releasesOf } from '../../facts/timeline.ts'
import { part } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import { remember } from '../../random/remember.ts'
import type { Series } from '../../series/series.ts'
import { quarterAt } from '../../time/quarters.ts'
import { bankOf } from '../words/banks.ts'
import { quietWords } from '../words/quiet.ts'
import { dataOf } from '../words/series-words.ts'

const HOURS = 9 * millisecondsInHour
/** Looks ahead within this time. */
const AHEAD = 2 * millisecondsInDay
/** Of interest to oil only. */
const OF_OIL = /Crude|Gas Storage|Rig Count/
const watched: Readonly<Record<string, string>> = { us: 'us', rates: 'us', usd: 'us', europe: 'ez', asia: 'cn' }
/** Before what is due, shares are sold and the dollar is bought. */
const cautious: Readonly<Record<string, number>> = { us: -1, europe: -1, asia: -1, rates: -1, usd: 1 }
/** For so long people speak of what was important, even if it was no surprise. */
const SPOKEN_OF = 3 * millisecondsInHour
const QUARTERS_OF_DAY = 2
/** For so long one price has one reason. */
const STEADY = 3 * millisecondsInHour

function announced(series: Series) {
  const bank = series.figures?.kind === 'rate' ? bankOf(series.code)?.bank : undefined
  return bank ? `the ${bank} decision` : dataOf(series)
}

type Moved = { at: number; size: number; cause: string }

/** By factor: what has moved it, and what matters to it without having moved it. */
function causesOf(facts: readonly Fact[]) {
  const byFactor = new Map<string, Moved[]>()
  const add = (factor: string, moved: Moved) => byFactor.set(factor, [...(byFactor.get(factor) ?? []), moved])
  for (const fact of facts) {
    const { id, at, shocks, cause } = fact
    if (cause === undefined) continue
    for (const [factor, size] of shocks) add(factor, { at, size, cause })
    if (!isAwaited(fact)) continue
    const [, code] = id.split('-')
    const moved = new Set(shocks.map(([factor]) => factor))
    for (const [factor, of] of Object.entries(watched))
      if (of === code && !moved.has(factor)) add(factor, { at, size: 0, cause })
  }
  return byFactor
}

/**
 * What a price moves on: the largest fact of the last hours that moved its factor the same way, else what was important and expected, else what is due
 * next, else how quiet it is.
 */
export function createCauses(seed: number, facts: readonly Fact[]) {
  const byFactor = causesOf(facts)

  function fresh(factor: string, at: number, sign: number) {
    const recent = (byFactor.get(factor) ?? []).filter(
      (one) =>
        one.at <= at &&
        one.at > at - (one.size === 0 ? SPOKEN_OF : HOURS) &&
        (one.size === 0 || Math.sign(one.size) === sign),
    )
    return recent.reduce<(typeof recent)[number] | undefined>(
      (most, one) => (most && Math.abs(most.size) >= Math.abs(one.size) ? most : one),
      undefined,
    )
  }

  const awaitedIn = remember(QUARTERS_OF_DAY, (quarter: number) =>
    releasesOf(seed)
      .get(quarter)
      .filter(({ series, figured }) => series.impact === 'high' && !OF_OIL.test(series.name) && figured),
  )

  const due = (factor: string, at: number) =>
    awaitedIn(quarterAt(at)).find((one) => one.at > at && one.at < at + AHEAD && one.series.code === watched[factor])

  /** `sign` is that of the factor's move, `name` that of what is priced. */
  return (factor: string, at: number, sign: number, name: string): string => {
    const found = fresh(factor, at, sign)
    if (found) return found.cause
    const next = sign === cautious[factor] ? due(factor, at) : undefined
    const key = hash(`${name} ${Math.floor(at / STEADY)}`)
    if (next && part(key, 81) < 0.55) return `caution before ${announced(next.series)}`
    const words = quietWords(factor, name)
    return words[Math.floor(part(key, 82) * words.length)] ?? ''
  }
}

export type Causes = ReturnType<typeof createCauses>
