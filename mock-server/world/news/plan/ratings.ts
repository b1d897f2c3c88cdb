import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { Steps } from '../../../in-steps.ts'
import { type Listed, listed, named } from '../../companies/listed.ts'
import { type Fact, NO_SHOCKS } from '../../facts/fact.ts'
import { momentFor } from '../../facts/moments.ts'
import { reportsIn } from '../../facts/result-facts.ts'
import { priceAt } from '../../prices/quotes.ts'
import { shareOf } from '../../prices/share.ts'
import { part } from '../../random/parts.ts'
import { hash, mix } from '../../random/random.ts'
import { quarterAt, quarterStart } from '../../time/quarters.ts'
import { dollars, percent, rounded } from '../figures.ts'
import { type Broker, brokers } from '../words/brokers.ts'
import { reasonsOf } from '../words/reasons.ts'

type Grade = 'buy' | 'hold' | 'sell'
const grades: readonly Grade[] = ['buy', 'buy', 'buy', 'hold', 'hold', 'sell']
const factors: Readonly<Record<Grade, readonly [number, number]>> = {
  buy: [1.12, 1.36],
  hold: [0.97, 1.07],
  sell: [0.76, 0.9],
}
const rank: Readonly<Record<Grade, number>> = { sell: 0, hold: 1, buy: 2 }

/** A broker and a company that it follows. */
type Pair = { company: Listed; broker: Broker; key: number }

const drawnIn = (key: number, year: number) => grades[Math.floor(part(key, 61, year) * grades.length)] ?? 'hold'

/** How often an opinion turns to its opposite at once. */
const TURNS = 0.06

/** The pair's opinion of a quarter: it lasts for about a year, and changes with its note of the quarter, seldom by two notches. */
const gradeIn = ({ key }: Pick<Pair, 'key'>, quarter: number): Grade => {
  const year = Math.floor((quarter + (key % 4)) / 4)
  const [grade, before] = [drawnIn(key, year), drawnIn(key, year - 1)]
  const isTurned = Math.abs(rank[grade] - rank[before]) === 2
  return isTurned && part(key, 68, year) >= TURNS ? 'hold' : grade
}

/** When the pair's note of a quarter is due, if that is a day and an hour at which notes are published. */
const noteDue = ({ key }: Pair, quarter: number) => {
  const [start, end] = [quarterStart(quarter), quarterStart(quarter + 1)]
  return start + part(key, 62, quarter) * (end - start - 4 * millisecondsInDay)
}

const noteAt = (pair: Pair, quarter: number) => momentFor('early', noteDue(pair, quarter), pair.key, 63 + quarter)

/** Notes are published within this time after they are due: weekends and holidays are in between. */
const PUBLISHED_WITHIN = 6 * millisecondsInDay

/** In dollars as brokers publish them: whole, and in steps that grow with the price. */
function target(price: number) {
  if (price < 200) return rounded(price, 1)
  return rounded(price, price < 1000 ? 5 : 25)
}

function targetAt(seed: number, { company, key }: Pair, at: number, grade: Grade) {
  const [low, high] = factors[grade]
  return target(priceAt(seed, shareOf(company), at) * (low + part(key, 64) * (high - low)))
}

const remembered = new Map<number, readonly Pair[]>()

/** Every company is followed by about three of four brokers, never by itself. */
function pairsOf(seed: number): readonly Pair[] {
  const known = remembered.get(seed)
  if (known) return known
  const made = listed.flatMap((company) =>
    brokers
      .map((broker) => ({ company, broker, key: mix(seed, hash(`${broker.broker} ${company.ticker}`)) }))
      .filter(({ broker, key }) => broker.ticker !== company.ticker && part(key, 60) < 0.75),
  )
  if (remembered.size > 4) remembered.clear()
  remembered.set(seed, made)
  return made
}

type Note = { pair: Pair; at: number; grade: Grade; oldGrade: Grade; before: number; name: string }

/** As in '12% above the last price'. */
const gapText = (gap: number) =>
  Math.abs(gap) < 0.5 ? 'in line with' : `${percent(gap, 0)} ${gap < 0 ? 'below' : 'above'}`

function noteFact(seed: number, { pair, at, grade, oldGrade, before, name }: Note): Fact {
  const { company, broker, key } = pair
  const [to, from] = [targetAt(seed, pair, at, grade), targetAt(seed, pair, before, oldGrade)]
  const side = rank[grade] - rank[oldGrade] || Math.sign(to - from)
  const isRating = grade !== oldGrade
  const reasons = reasonsOf(company)[side < 0 ? 'down' : 'up']
  const kind = isRating
    ? `rating.${side > 0 ? 'up' : 'down'}`
    : side === 0
      ? 'target.same'
      : `target.${side > 0 ? 'up' : 'down'}`
  return {
    id: `note-${name}-${broker.broker}-${company.ticker}`,
    kind,
    at,
    subject: company.ticker,
    companies: [company],
    tone: side === 0 ? 0.05 : Math.sign(side) * (isRating ? 0.6 : 0.35),
    shocks: NO_SHOCKS,
    words() {
      const price = priceAt(seed, shareOf(company), at)
      const gap = (to / price - 1) * 100
      return {
        ...named(company),
        broker: broker.broker,
        rating: broker[grade],
        oldRating: broker[oldGrade],
        target: dollars(to, 0),
        oldTarget: dollars(from, 0),
        price: dollars(price),
        gap: gapText(gap),
        reason: reasons[Math.floor(part(key, 65, Math.floor(at / millisecondsInDay)) * reasons.length)] ?? '',
      }
    },
  }
}

/** A pair's notes are further apart than this: the second would say the same. */
const APART = 8 * millisecondsInDay

/** Companies looked at in one go. */
const AT_ONCE = 4

/** The moments of the reports after which brokers publish notes between two times, by ticker. */
function* reportedBefore(seed: number, from: number, until: number): Steps<ReadonlyMap<string, number>> {
  const quarter = quarterAt(from - millisecondsInDay)
  const reported = new Map<string, number>()
  for (const company of listed) {
    for (const { at, releasedAt } of reportsIn(seed, company, quarter)) {
      if (at > from - 30 * millisecondsInHour && at < until) reported.set(company.ticker, releasedAt)
    }
    if (company.index % AT_ONCE === 0) yield
  }
  return reported
}

/** The notes of brokers between two times: one a quarter of each pair, and one after each report. Undefined after a piece of work. */
export function* notesBetween(seed: number, from: number, until: number): Generator<Fact | undefined> {
  const quarter = quarterAt(from)
  const reported = yield* reportedBefore(seed, from, until)
  for (const [index, pair] of pairsOf(seed).entries()) {
    if (index % (AT_ONCE * brokers.length) === 0) yield
    const due = noteDue(pair, quarter)
    const released = reported.get(pair.company.ticker)
    const isFollowed = released !== undefined && part(pair.key, 66, quarter) <= 0.8
    if (!isFollowed && (due >= until || due < from - PUBLISHED_WITHIN)) continue
    const at = noteAt(pair, quarter)
    const last = noteAt(pair, quarter - 1)
    if (at >= from && at < until)
      yield noteFact(seed, {
        pair,
        at,
        grade: gradeIn(pair, quarter),
        oldGrade: gradeIn(pair, quarter - 1),
        before: last,
        name: `q${quarter}`,
      })
    if (!isFollowed) continue
    const after = momentFor('early', released + 3 * millisecondsInHour, pair.key, 67)
    const isLater = after > at
    const grade = gradeIn(pair, isLater ? quarter : quarter - 1)
    if (after >= from && after < until && Math.abs(after - at) > APART)
      yield noteFact(seed, {
        pair,
        at: after,
        grade,
        oldGrade: grade,
        before: isLater ? at : last,
        name: `r${quarter}`,
      })
  }
}
