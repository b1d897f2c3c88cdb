import { type Listed, listed } from '../companies/listed.ts'
import { createChoices } from '../random/choices.ts'
import { part } from '../random/parts.ts'
import { hash, mix } from '../random/random.ts'
import { remember } from '../random/remember.ts'
import { type Window, wholeQuarter } from '../time/quarters.ts'
import { businessStorylines } from './company/business.ts'
import { corporateStorylines, dividendWords, type OfCompany } from './company/corporate.ts'
import { type Fact, NO_SHOCKS } from './fact.ts'
import { byTime, type Wanted } from './in-order.ts'
import { momentFor } from './moments.ts'
import { keyFor, resultFacts } from './result-facts.ts'
import { firstOf, isFelt, isOutside, LONGEST_SHIFT, longest, tell } from './storyline.ts'

const ofCompanies = [...corporateStorylines, ...businessStorylines]
const SLOTS_OF_COMPANIES = 1100
/** Of the time for each of several in a quarter: between any two lies more than a week. */
const APART = 0.6

/** Whether each can move a price, and how long it takes (milliseconds), by name: they are alike for all companies. */
const shapes = new Map<string, { isFelt: boolean; longest: number }>()

function shapeOf({ name, about }: OfCompany, company: Listed) {
  const known = shapes.get(name)
  if (known) return known
  const storyline = about(company, 0, 0)
  const shape = { isFelt: isFelt(storyline), longest: longest(storyline) }
  shapes.set(name, shape)
  return shape
}

/** The storylines that a company can have, with what never changes about the two: it is asked for in each quarter. */
const storylinesFor = remember(2 * listed.length, (packed: number) => {
  const company = listed[Math.floor(packed / 2)]
  if (!company) return []
  return ofCompanies
    .filter((one) => one.where(company) && shapeOf(one, company).isFelt === (packed % 2 === 1))
    .map((one) => ({
      one,
      key: hash(one.name),
      turn: hash(`${one.name} ${company.ticker}`),
      lasts: shapeOf(one, company).longest,
    }))
})

/**
 * A storyline of a company begins in every other quarter only, so that it never meets itself: all end within two. Short ones, which are over within days, come
 * several times in a quarter.
 */
function* storylinesOf(seed: number, company: Listed, wanted: Wanted): Generator<Fact> {
  const { quarter, since, until } = wanted
  const slot = quarter * SLOTS_OF_COMPANIES + company.index
  const ticker = hash(company.ticker)
  for (const { one, key: named, turn, lasts } of storylinesFor(2 * company.index + (wanted.isFelt ? 1 : 0))) {
    const { name, chance, times = 1, about } = one
    if (times === 1 && (turn + quarter) % 2 !== 0) continue
    const common = mix(seed, ticker, named, quarter)
    for (let number = 0; number < times; number += 1) {
      const key = mix(common, number)
      const begins = (number + APART * part(key, 1)) / times
      if (isOutside(firstOf({ quarter, begins }), lasts, wanted) || part(key, 0) >= chance) continue
      const id = `${company.ticker}-${name}-${quarter}-${number}`
      const begun = { id, subject: company.ticker, companies: [company], quarter, key, begins, since, until }
      yield* tell(about(company, seed, slot * times + number), begun)
    }
  }
}

function dividendFacts(seed: number, company: Listed, wanted: Wanted): Fact[] {
  const { quarter } = wanted
  if (company.dividendYield < 0.1) return []
  const key = keyFor(seed, company, 'dividend', Math.floor(quarter / 4))
  const isRaised = (quarter + (hash(company.ticker) % 4)) % 4 === 0
  // at about the same time of each quarter
  const begins = 0.94 * part(keyFor(seed, company, 'dividend', 0), 1) + 0.06 * part(key, 1, quarter)
  const start = firstOf({ quarter, begins })
  if (isOutside(start, LONGEST_SHIFT, wanted)) return []
  const at = momentFor('working', start, key, quarter)
  const words = () => dividendWords(company, createChoices(key))
  const kind = isRaised ? 'dividend.raised' : 'dividend.kept'
  const id = `${company.ticker}-dividend-${quarter}`
  return [
    { id, kind, at, subject: company.ticker, companies: [company], tone: isRaised ? 0.4 : 0, shocks: NO_SHOCKS, words },
  ]
}

/** What happens in a window of what begins in a quarter for a company. */
function begunFor(seed: number, company: Listed, wanted: Wanted): Fact[] {
  const dividends = wanted.isFelt ? [] : dividendFacts(seed, company, wanted)
  return [...resultFacts(seed, company, wanted), ...dividends, ...storylinesOf(seed, company, wanted)]
}

/** What happens to a company in a window has begun in that quarter or in the one before. */
export function happeningTo(seed: number, company: Listed, quarter: number, isFelt: boolean, window: Window): Fact[] {
  return [quarter - 1, quarter]
    .flatMap((one) => begunFor(seed, company, { quarter: one, isFelt, ...window }))
    .filter(({ at }) => at >= window.since && at < window.until)
    .sort(byTime)
}

const feltBy = remember(4, (seed: number) =>
  remember(2500, (packed: number): readonly Fact[] => {
    const company = listed[packed % 1000]
    const quarter = Math.floor(packed / 1000)
    return company ? happeningTo(seed, company, quarter, true, wholeQuarter(quarter)) : []
  }),
)

/** What happens to a company in a quarter and can move its price, in order of time. */
export const feltByCompany = (seed: number, { index }: Listed, quarter: number) => feltBy(seed)(quarter * 1000 + index)
