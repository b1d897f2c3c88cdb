import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { Fact } from '../../facts/fact.ts'
import { releasesOf } from '../../facts/timeline.ts'
import { part } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import type { Series } from '../../series/series.ts'
import { quarterAt } from '../../time/quarters.ts'
import { bankOf } from '../words/banks.ts'
import { dataOf } from '../words/series-words.ts'

const quiet: Readonly<Record<string, readonly string[]>> = {
  us: ['light order flow', 'month-end flows', 'sector rotation', 'positioning', 'thin volume'],
  europe: ['light order flow', 'the lead from New York', 'sector rotation', 'thin volume'],
  asia: ['the lead from New York', 'light order flow', 'local flows', 'thin volume'],
  rates: ['position-squaring', 'supply', 'steady demand', 'light flows'],
  usd: ['position-squaring', 'exporter flows', 'light flows', 'option expiries'],
  oil: ['position-squaring', 'refinery demand', 'freight rates', 'light flows'],
  gold: ['fund flows', 'physical demand', 'position-squaring', 'light flows'],
  metals: ['exchange stocks', 'position-squaring', 'light flows', 'demand signals from China'],
  grains: ['export demand', 'weather in growing regions', 'position-squaring', 'harvest progress'],
  crypto: ['thin order books', 'derivatives positioning', 'spot demand', 'funding rates'],
}

const HOURS = 9 * millisecondsInHour
/** Looks ahead within this time. */
const AHEAD = 2 * millisecondsInDay
/** Of interest to oil only. */
const OF_OIL = /Crude|Gas Storage|Rig Count/
const watched: Readonly<Record<string, string>> = { us: 'us', rates: 'us', usd: 'us', europe: 'ez', asia: 'cn' }

function announced(series: Series) {
  const bank = series.figures?.kind === 'rate' ? bankOf(series.code)?.bank : undefined
  return bank ? `the ${bank} decision` : dataOf(series)
}

/** What a price moves on: the largest fact of the last hours that moved its factor the same way, else what is due next, else how quiet it is. */
export function createCauses(seed: number, facts: readonly Fact[]) {
  const byFactor = new Map<string, { at: number; size: number; cause: string }[]>()
  for (const { at, shocks, cause } of facts) {
    if (cause === undefined) continue
    for (const [factor, size] of shocks) {
      const list = byFactor.get(factor) ?? []
      list.push({ at, size, cause })
      byFactor.set(factor, list)
    }
  }

  function fresh(factor: string, at: number, sign: number) {
    const recent = (byFactor.get(factor) ?? []).filter(
      (one) => one.at <= at && one.at > at - HOURS && Math.sign(one.size) === sign,
    )
    return recent.reduce<(typeof recent)[number] | undefined>(
      (most, one) => (most && Math.abs(most.size) >= Math.abs(one.size) ? most : one),
      undefined,
    )
  }

  function due(factor: string, at: number) {
    const code = watched[factor]
    if (code === undefined) return undefined
    return releasesOf(seed)
      .get(quarterAt(at))
      .find(
        (one) =>
          one.at > at &&
          one.at < at + AHEAD &&
          one.series.code === code &&
          one.series.impact === 'high' &&
          !OF_OIL.test(one.series.name) &&
          one.figured,
      )
  }

  /** `sign` is that of the factor's move. */
  return (factor: string, at: number, sign: number, choice: string): string => {
    const found = fresh(factor, at, sign)
    if (found) return found.cause
    const next = due(factor, at)
    const drawn = part(hash(choice), 81)
    if (next && drawn < 0.55) return `caution before ${announced(next.series)}`
    const words = quiet[factor] ?? ['light flows']
    return words[Math.floor(part(hash(choice), 82) * words.length)] ?? 'light flows'
  }
}

export type Causes = ReturnType<typeof createCauses>
