import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { Fact } from '../../facts/fact.ts'
import { part } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import { EXTENDED, instantIn, newYork, type Span } from '../../time/clock.ts'
import { closingMinute, isMarketDay } from '../../time/holidays.ts'
import { directionOf, extendedQuote, scoreOf, shareQuote, shareWords } from './moves.ts'
import type { Telling } from './telling.ts'

const PREMARKET = 4 * 60
/** The last answers to what happens after the close are half an hour before the end of extended trading. */
const LATEST_ANSWER = EXTENDED - 30
const OPENING = 9.5 * 60

/** The day on which a price can first answer, and how the market stands then. */
function answerDay(at: number) {
  const { day, minute } = newYork(at)
  let first = isMarketDay(day) && minute < closingMinute(day) - 3 ? day : day + 1
  while (!isMarketDay(first)) first += 1
  const isExtended = first !== day && isMarketDay(day) && minute < closingMinute(day) + LATEST_ANSWER
  return { first, isSame: first === day, minute, isExtended }
}

/** When the price's answer to a fact is reported: soon, and again in the session. */
function momentsOf({ id, at, shocks }: Fact) {
  const key = hash(id)
  const { first, isSame, minute, isExtended } = answerDay(at)
  const size = Math.abs(shocks[0]?.[1] ?? 0)
  const quick = at + (2 + 14 * part(key, 41)) * millisecondsInMinute
  const soon = isSame && minute >= PREMARKET ? quick : instantIn(first, PREMARKET + 3 + Math.floor(200 * part(key, 41)))
  const opened = instantIn(first, OPENING + 2) + 40 * part(key, 42) * millisecondsInMinute
  const late = instantIn(first, closingMinute(first) + 1) + 20 * part(key, 43) * millisecondsInMinute
  const noon = instantIn(first, 12 * 60) + 2 * part(key, 44) * millisecondsInHour
  const all = [
    ...(isExtended ? [quick + 3 * millisecondsInMinute] : []),
    soon,
    ...(opened > soon + 30 * millisecondsInMinute ? [opened] : []),
    ...(size > 0.025 ? [noon, late] : []),
  ]
  return all.filter((moment) => moment > at + 90_000).map(Math.floor)
}

/**
 * Looks at the price of the company that a fact has moved: within a span, and only while it stands as the
 * fact has moved it and nothing has moved it more.
 */
export function* reactionsTo(
  seed: number,
  fact: Fact,
  { from, until }: Span,
  isOvershadowed: boolean,
): Generator<Telling> {
  const [company] = fact.companies
  const [shock] = fact.shocks
  if (isOvershadowed || !company || !shock || fact.cause === undefined || Math.abs(shock[1]) < 0.006) return
  for (const [index, at] of momentsOf(fact).entries()) {
    if (at < from || at >= until) continue
    const extended = extendedQuote(seed, company, at, fact.at)
    const quote = extended ?? shareQuote(seed, company, at)
    if (!directionOf(quote) || Math.sign(quote.change) !== Math.sign(shock[1])) continue
    const { cause } = fact
    yield {
      at,
      fact,
      kind: extended ? 'reaction.late' : 'reaction',
      role: 'flash',
      tone: scoreOf(quote),
      more: () => ({ ...shareWords(company, quote, at, part(hash(fact.id), 45, index)), cause }),
    }
  }
}
