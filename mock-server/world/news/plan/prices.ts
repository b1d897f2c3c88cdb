import type { Topic } from '../../../../src/contract/shared/topics.ts'
import { type Fact, NO_COMPANIES, NO_SHOCKS } from '../../facts/fact.ts'
import * as known from '../../markets/known.ts'
import { type Instrument, quoteOf } from '../../prices/quotes.ts'
import { part, turnOf } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import { remember } from '../../random/remember.ts'
import { newYork, type Phase, phaseAt, sessionSpan, tradedSpan } from '../../time/clock.ts'
import { isMarketDay } from '../../time/holidays.ts'
import type { Causes } from './causes.ts'
import { directionOf, moveWords, scoreOf, weekQuote, whenOf } from './moves.ts'
import type { Telling } from './telling.ts'
import { isTradedAt } from './trading-hours.ts'

/** Prices that are reported on together: what they are news of, when, and the factor that explains them. */
type Group = {
  instruments: readonly Instrument[]
  kind: string
  topics: readonly [Topic, ...Topic[]]
  factor: string
  phases: readonly Phase[]
  weight: number
}

const group = (
  instruments: readonly Instrument[],
  kind: string,
  topics: Group['topics'],
  factor: string,
  phases: readonly Phase[],
  weight: number,
): Group => ({ instruments, kind, topics, factor, phases, weight })

const night: readonly Phase[] = ['night']
const day: readonly Phase[] = ['pre', 'open']
const weekdays: readonly Phase[] = ['night', 'pre', 'open', 'post']
/** Also where New York rests. */
const abroad: readonly Phase[] = [...weekdays, 'holiday']
const europe: readonly Phase[] = ['pre', 'holiday']
const always: readonly Phase[] = [...abroad, 'weekend']

const groups: readonly Group[] = [
  group(known.americanIndexes, 'price.index', ['STOCK_MARKETS'], 'us', ['open', 'post'], 9),
  group(known.europeanIndexes, 'price.index', ['STOCK_MARKETS'], 'europe', europe, 8),
  group(known.asianIndexes, 'price.index', ['STOCK_MARKETS'], 'asia', night, 8),
  group(
    [...known.currencies, ...known.dollarRates, known.dollarIndex],
    'price.name',
    ['CURRENCIES'],
    'usd',
    abroad,
    15,
  ),
  group(known.treasuries.map(yieldOf), 'price.name', ['FIXED_INCOME_AND_INTEREST_RATES'], 'rates', weekdays, 9),
  group(known.foreignBonds.map(yieldOf), 'price.name', ['FIXED_INCOME_AND_INTEREST_RATES'], 'rates', abroad, 7),
  group([...known.oils, ...known.fuels], 'price.name', ['OIL_AND_GAS', 'COMMODITIES'], 'oil', abroad, 14),
  group(known.preciousMetals, 'price.name', ['METALS'], 'gold', abroad, 9),
  group(known.baseMetals, 'price.name', ['METALS'], 'metals', ['night', ...day], 9),
  group([...known.grains, ...known.softs], 'price.name', ['COMMODITIES'], 'grains', day, 22),
  group(known.coins, 'price.coin', ['CRYPTO'], 'crypto', always, 14),
]

function yieldOf(bond: Instrument): Instrument {
  return { ...bond, name: `${bond.name} yield` }
}

/** Minutes of the day: an index is looked back on for an hour after the close, while futures pause. */
const [PAUSE, EVENING] = [17 * 60, 18 * 60]

/** The last day's move of what is traded at any time, else that since the last close; of an index until the close. Undefined where nothing is traded. */
function spanOf({ name }: Instrument, kind: string, at: number) {
  if (kind === 'price.coin') return { from: at - 86_400_000, until: at }
  if (!isTradedAt(name, at)) return undefined
  const { minute } = newYork(at)
  if (phaseAt(at) === 'post' && minute >= PAUSE && (minute < EVENING || kind === 'price.index')) return undefined
  return kind === 'price.index' ? sessionSpan(at) : tradedSpan(at)
}

type Kind = Pick<Group, 'kind' | 'topics'>

function priceFact(name: string, instrument: Instrument, { kind, topics }: Kind, at: number): Fact {
  return {
    id: `price-${name}-${at}`,
    kind,
    at,
    subject: instrument.name,
    companies: NO_COMPANIES,
    tone: 0,
    shocks: NO_SHOCKS,
    topics,
    words: () => ({}),
  }
}

/** Yields are priced under the name of their bond. */
const pricedAs = (instrument: Instrument) =>
  instrument.isYield ? { ...instrument, name: instrument.name.replace(/ yield$/, '') } : instrument

const awakeIn = remember(6, (phase: Phase) => {
  const awake = groups.filter(({ phases }) => phases.includes(phase))
  return { awake, weights: awake.reduce((sum, { weight }) => sum + weight, 0) }
})

function groupFor(phase: Phase, drawn: number) {
  const { awake, weights } = awakeIn(phase)
  let rest = drawn * weights
  return awake.find(({ weight }) => {
    rest -= weight
    return rest < 0
  })
}

/** A look at a price at a moment; undefined where nothing is traded or nothing has moved. */
export function priceAtMoment(seed: number, at: number, name: string, causes: Causes): Telling | undefined {
  const key = hash(`${seed} ${name}`)
  const phase = phaseAt(at)
  const found = groupFor(phase, part(key, 1))
  if (!found || (phase === 'open' && !isMarketDay(newYork(at).day))) return undefined
  const base = found.instruments[Math.floor(part(key, 2) * found.instruments.length)]
  if (!base) return undefined
  const span = spanOf(base, found.kind, at)
  const quote = span && quoteOf(seed, pricedAs(base), span)
  const direction = quote && directionOf(quote)
  if (!direction) return undefined
  const fact = priceFact(name, base, found, at)
  const lead = base.follows?.find(([factor]) => factor === found.factor)?.[1] ?? 1
  const cause = causes(found.factor, at, Math.sign(quote.change * lead), base.name)
  const when = whenOf(at)
  const words = () => ({
    ...moveWords(base, quote, direction, part(key, 3)),
    cause,
    when,
    When: when.charAt(0).toUpperCase() + when.slice(1),
  })
  return { at, fact, kind: found.kind, role: 'flash', tone: found.factor === 'rates' ? 0 : scoreOf(quote), more: words }
}

const ofWeeks = groups
  .filter(({ kind }) => kind !== 'price.coin')
  .flatMap(({ instruments, topics }) => instruments.map((instrument) => ({ instrument, topics })))

/** A look back on the week of a price. */
export function priceOfWeek(seed: number, at: number, name: string, turn: number): Telling | undefined {
  const found = ofWeeks[turnOf(seed, turn, ofWeeks.length)]
  if (!found) return undefined
  const { instrument, topics } = found
  const quote = weekQuote(seed, pricedAs(instrument), at)
  const direction = directionOf(quote)
  if (!direction) return undefined
  const kind = 'price.week'
  const words = () => moveWords(instrument, quote, direction, part(hash(`${seed} ${name}`), 3))
  const tone = instrument.isYield ? 0 : scoreOf(quote)
  return { at, fact: priceFact(name, instrument, { kind, topics }, at), kind, role: 'flash', tone, more: words }
}
