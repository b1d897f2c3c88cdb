import { millisecondsInMinute } from 'date-fns/constants'
import type { Fact } from '../../facts/fact.ts'
import { part } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import { instantIn, newYork } from '../../time/clock.ts'
import { isMarketDay } from '../../time/holidays.ts'
import { weekdayOn } from '../../time/weekday.ts'
import { percent } from '../figures.ts'
import type { Role } from '../read-kinds.ts'
import type { Telling } from './telling.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const marketDayBefore = (day: number): number => (isMarketDay(day - 1) ? day - 1 : marketDayBefore(day - 1))

function wordsOf(fact: Fact, at: number) {
  const due = newYork(fact.at)
  const today = newYork(at).day
  const dayName = weekdays[weekdayOn(due.day)] ?? ''
  const isNear = due.day <= today + 1
  const dueDay = isNear ? (due.day === today ? 'today' : 'tomorrow') : dayName
  return {
    dueDays: `${dueDay}'s`,
    dueOn: isNear ? dueDay : `on ${dayName}`,
    dueTime: due.minute < 720 ? 'before the open' : 'after the close',
    implied: percent(3 + 6 * part(hash(fact.id), 50)),
  }
}

/** When something is due that is some hours away, by the clock of New York. */
function laterThan(at: number, due: number) {
  const [now, then] = [newYork(at), newYork(due)]
  if (then.minute < 5 * 60) return 'overnight'
  if (now.day === then.day) return 'later today'
  return then.minute < 12 * 60 ? 'tomorrow morning' : 'tomorrow'
}

/** What is said about a release of some importance before it: the hours before, in words that give no figure away. */
function* duesOf(fact: Fact): Generator<Telling> {
  const key = hash(fact.id)
  const moments: [Role, number][] = [
    ['flash', fact.at - (10 + 50 * part(key, 56)) * millisecondsInMinute],
    ['detail', fact.at - (9 + 8 * part(key, 57)) * 60 * millisecondsInMinute],
  ]
  for (const [role, from] of moments) {
    const dueWhen = role === 'flash' ? 'within the hour' : laterThan(from, fact.at)
    // what the release says about the figure before it is not known yet
    yield {
      at: Math.floor(from),
      fact,
      kind: 'release.due',
      role,
      tone: 0,
      more: () => ({ dueWhen, prior: fact.words().first ?? '' }),
    }
  }
}

const RESULTS = /^results\.(beat|mixed|inline|miss)$/

/** What is said about a report before it: on the trading day before, and again in the morning of a late one. */
export function* previewsOf(fact: Fact): Generator<Telling> {
  if (fact.kind === 'release.high' || fact.kind === 'release.low') return yield* duesOf(fact)
  if (!RESULTS.test(fact.kind)) return
  const key = hash(fact.id)
  const { day, minute } = newYork(fact.at)
  const before = marketDayBefore(day)
  const moments: [Role, number][] = [
    ['flash', instantIn(before, 600 + Math.floor(320 * part(key, 51)))],
    ['detail', instantIn(before, 840 + Math.floor(260 * part(key, 52)))],
  ]
  if (minute > 720) moments.push(['brief', instantIn(day, 420 + Math.floor(300 * part(key, 53)))])
  for (const [role, from] of moments) {
    const at = Math.floor(from + part(key, 54) * millisecondsInMinute)
    yield { at, fact, kind: 'results.preview', role, tone: 0, more: () => wordsOf(fact, at) }
  }
}
