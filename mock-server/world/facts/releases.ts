import { millisecondsInDay, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import { instantOf } from '../../../src/rules/shared/time/zones.ts'
import { rememberSteps, type Steps } from '../../in-steps.ts'
import { part } from '../random/parts.ts'
import { hash, mix } from '../random/random.ts'
import { otherAmericanSeries } from '../series/americas.ts'
import { asianSeries } from '../series/asia-pacific.ts'
import { euroSeries } from '../series/europe.ts'
import { otherEuropeanSeries } from '../series/rest-of-europe.ts'
import type { Series } from '../series/series.ts'
import { americanSeries } from '../series/united-states.ts'
import { offsetOf } from '../time/offsets.ts'
import { quarterStart } from '../time/quarters.ts'
import { estimateOf, figureOf, revisedOf } from './figures-of-series.ts'

const allSeries = [...americanSeries, ...otherAmericanSeries, ...euroSeries, ...otherEuropeanSeries, ...asianSeries]

/** The figures of a release and when each is known (epoch milliseconds). `revised`: what the release before it says now. */
export type Figured = {
  actual: number
  estimate: number
  previous: number
  revised: number
  actualAt: number
  estimateAt: number
  previousAt: number
}

/** A release, speech or decision of the calendar. Times in epoch milliseconds. */
export type Release = { id: string; series: Series; index: number; at: number; figured: Figured | undefined }

/** Most figures are published a few seconds after they are due, all within 41. */
const releasedAt = (key: number, index: number, due: number) =>
  due + Math.round((1 + part(key, 4, index) ** 3 * 40) * millisecondsInSecond)

function dueAt({ cadence, zone, at, published }: Series, index: number) {
  const day = cadence.dayOf(index)
  return instantOf(Date.parse(published?.(day) ?? day) + at * millisecondsInMinute, (instant) =>
    offsetOf(zone, instant),
  )
}

type Keyed = { series: Series; nth: number; key: number }

/** `before`: when the release before it was due. */
function releaseOf({ series, nth, key }: Keyed, index: number, at: number, before: number): Release {
  const id = `eco-${series.code}-${nth}-${index}`
  const { figures } = series
  if (!figures) return { id, series, index, at, figured: undefined }
  const figured = {
    actual: figureOf(figures, key, index),
    estimate: estimateOf(figures, key, index),
    previous: figureOf(figures, key, index - 1),
    revised: revisedOf(figures, key, index - 1),
    actualAt: releasedAt(key, index, at),
    estimateAt: at - Math.round((3 + part(key, 5, index) * 6) * millisecondsInDay),
    previousAt: releasedAt(key, index - 1, before),
  }
  return { id, series, index, at, figured }
}

/** The rates of one bank move together. */
const keyOf = (start: number, { code, name, figures }: Series) =>
  mix(start, hash(figures?.kind === 'rate' ? `${code} rate` : code + name))

const RESERVE = 3

/** The indexes that may fall into a quarter: all of a year's, unless there are many. */
function indexesOf({ cadence }: Series, quarter: number) {
  const { first, last } = cadence.ofYear(Math.floor(quarter / 4))
  const count = last - first + 1
  if (count < 12) return { from: first - 1, until: last + 1 }
  const share = (quarter % 4) / 4
  return {
    from: Math.floor(first + count * share) - RESERVE,
    until: Math.ceil(first + count * (share + 0.25)) + RESERVE,
  }
}

function keyedOf(seed: number): readonly Keyed[] {
  const start = mix(seed, hash('calendar'))
  return allSeries.map((series, nth) => ({ series, nth, key: keyOf(start, series) }))
}

const ID = /^eco-[a-z]+-(\d+)-(\d+)$/

/** The series of a release's id and its number there, with every release of that series by its number; undefined for the id of none. */
export function createSeriesOf(seed: number) {
  const keyed = keyedOf(seed)
  return (id: string) => {
    const [, nth, number] = ID.exec(id) ?? []
    const one = keyed[Number(nth)]
    if (!one || id !== `eco-${one.series.code}-${Number(nth)}-${Number(number)}`) return undefined
    const releaseAt = (index: number) => releaseOf(one, index, dueAt(one.series, index), dueAt(one.series, index - 1))
    return { series: one.series, index: Number(number), releaseAt }
  }
}

/** The releases of each quarter (in UTC), in order of time. A pure function of the seed. */
export const createReleases = (seed: number) => {
  const keyed = keyedOf(seed)
  return rememberSteps(12, function* (quarter: number): Steps<readonly Release[]> {
    const [begins, ends] = [quarterStart(quarter), quarterStart(quarter + 1)]
    const found: Release[] = []
    for (const one of keyed) {
      yield
      const { from, until } = indexesOf(one.series, quarter)
      let before = dueAt(one.series, from - 1)
      for (let index = from; index <= until; index += 1) {
        const at = dueAt(one.series, index)
        if (at >= begins && at < ends) found.push(releaseOf(one, index, at, before))
        before = at
      }
    }
    return found.sort((one, other) => one.at - other.at)
  })
}
