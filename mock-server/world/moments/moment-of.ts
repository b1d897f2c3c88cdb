import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { Scenario } from '../../../src/contract/mock/mock.ts'
import { listed } from '../companies/listed.ts'
import { reportsIn } from '../facts/result-facts.ts'
import { factsOfFactors } from '../facts/timeline.ts'
import { hash } from '../random/random.ts'
import { instantIn, newYork } from '../time/clock.ts'
import { quarterAt } from '../time/quarters.ts'
import { weekdayOn } from '../time/weekday.ts'

/** An evening on which this many companies report. */
const MANY = 10
/** Long enough for each of them to come. */
const QUARTERS = 8

const SUNDAY_NOON = 12 * 60
const EVENING = 16 * 60

/** When a fact of a kind happens next. */
function nextOf(seed: number, kind: RegExp, subject: string, after: number) {
  for (let quarter = quarterAt(after); quarter < quarterAt(after) + QUARTERS; quarter += 1) {
    const found = factsOfFactors(seed, quarter).find(
      (fact) => fact.at > after && kind.test(fact.kind) && fact.subject.startsWith(subject),
    )
    if (found) return found.at
  }
  return after
}

/** The first evening on which many companies report after the close. */
function earningsNight(seed: number, after: number) {
  const evenings = new Map<number, number>()
  for (let quarter = quarterAt(after); quarter < quarterAt(after) + QUARTERS; quarter += 1) {
    const late = listed
      .flatMap((company) => reportsIn(seed, company, quarter))
      .filter(({ isEarly, at }) => !isEarly && at > after)
    for (const { at } of late) evenings.set(newYork(at).day, (evenings.get(newYork(at).day) ?? 0) + 1)
    const days = [...evenings].filter(([, count]) => count >= MANY).map(([day]) => day)
    if (days.length > 0) return instantIn(Math.min(...days), EVENING)
  }
  return after
}

/** The first Sunday at noon in New York. */
function quietSunday(after: number) {
  const { day } = newYork(after)
  const sunday = day + ((7 - weekdayOn(day)) % 7)
  const noon = instantIn(sunday, SUNDAY_NOON)
  return noon > after ? noon : noon + 7 * millisecondsInDay
}

/**
 * The next moment (epoch milliseconds) after a time at which a scenario begins in the world of a seed: the close of an evening on which at least ten companies
 * report, a few minutes before the Fed decides, a Sunday at noon, or a minute before a fall of the whole market.
 */
export function momentOf(scenario: Scenario, seedText: string, after: number): number {
  const seed = hash(seedText)
  if (scenario === 'earnings-night') return earningsNight(seed, after)
  if (scenario === 'quiet-sunday') return quietSunday(after)
  if (scenario === 'fed-day') return nextOf(seed, /^decision\./, 'us ', after) - 5 * millisecondsInMinute
  return nextOf(seed, /^selloff\.hit$/, 'world-selloff', after) - millisecondsInMinute
}
