import { millisecondsInMinute } from 'date-fns/constants'
import type { Topic } from '../../../../src/contract/shared/topics.ts'
import { type Listed, listed, named } from '../../companies/listed.ts'
import { type Fact, NO_SHOCKS } from '../../facts/fact.ts'
import { reportsIn } from '../../facts/result-facts.ts'
import { tradedAs } from '../../markets/instruments.ts'
import { trafficOf, usualTrafficOf } from '../../markets/volume.ts'
import { closeAt, priceAt } from '../../prices/quotes.ts'
import { shareOf } from '../../prices/share.ts'
import { part } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import { remember } from '../../random/remember.ts'
import { newYork, phaseAt } from '../../time/clock.ts'
import { lastDays, tradingDayAt } from '../../time/hours.ts'
import { quarterAt } from '../../time/quarters.ts'
import { dollars, percent } from '../figures.ts'
import { directionOf, extendedQuote, scoreOf, shareQuote, shareWords, weekQuote } from './moves.ts'
import type { Telling } from './telling.ts'

/** A look is a fact of its own. */
const factOf = (kind: string, name: string, at: number, company: Listed, topics?: Fact['topics']): Fact => ({
  id: `${kind}-${name}`,
  kind,
  at,
  subject: company.ticker,
  companies: [company],
  tone: 0,
  shocks: NO_SHOCKS,
  topics,
  words: () => named(company),
})

/** A look at a share as a headline, with more words than those of the company. */
export const lookTelling = (
  kind: string,
  name: string,
  company: Listed,
  { at, tone, more }: Pick<Telling, 'at' | 'tone' | 'more'>,
): Telling => ({ at, fact: factOf(kind, name, at, company), kind, role: 'flash', tone, more })

const fields: Readonly<Record<string, Topic>> = {
  'Information Technology': 'TECHNOLOGY',
  'Health Care': 'HEALTHCARE',
  'Real Estate': 'REAL_ESTATE',
  Energy: 'OIL_AND_GAS',
}

/** A look at a share is first about its field, where there is a topic for it. */
const topicsOf = remember(listed.length, ({ industry, sector }: Listed) => {
  const isShow = /Movies|Broadcasting|Entertainment/.test(industry)
  const field = isShow ? 'ENTERTAINMENT' : fields[sector]
  return { topics: field && ([field, 'STOCK_MARKETS'] as const) }
})

const lookOf = (kind: string, name: string, at: number, company: Listed) =>
  factOf(kind, name, at, company, topicsOf(company).topics)

/** The facts that still explain a company's price, by ticker. */
export type Explained = ReadonlyMap<string, Fact>

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'America/New_York' })

/** When a company reports next, as a date. */
function nextReport(seed: number, company: Listed, at: number) {
  const quarter = quarterAt(at)
  const next = [quarter, quarter + 1].flatMap((one) => reportsIn(seed, company, one)).find((report) => report.at > at)
  if (!next) return 'next quarter'
  const days = newYork(next.at).day - newYork(at).day
  return (['today', 'tomorrow'] as const)[days] ?? monthDay.format(next.at)
}

/** The largest companies of each sector: all that is said of a sector follows from their moves, whichever company is looked at. */
const STAND_FOR_SECTOR = 5
const bySector = new Map<string, Listed[]>()
for (const company of [...listed].sort((one, other) => other.marketValue - one.marketValue)) {
  const largest = bySector.get(company.sector) ?? []
  if (largest.length < STAND_FOR_SECTOR) bySector.set(company.sector, [...largest, company])
}

const sectors = [...bySector.keys()]
/** What is said of a sector is said for so long. */
const SPOKEN_FOR = 15 * millisecondsInMinute

/** The mean move of each sector in percent, by time and sector. */
const movesOf = remember(4, (seed: number) =>
  remember(1000, (packed: number) => {
    const some = bySector.get(sectors[packed % sectors.length] ?? '') ?? []
    const at = Math.floor(packed / sectors.length) * SPOKEN_FOR
    return some.reduce((sum, peer) => sum + shareQuote(seed, peer, at).change, 0) / some.length
  }),
)

function sectorWords(seed: number, { sector }: Listed, at: number) {
  const mean = movesOf(seed)(Math.floor(at / SPOKEN_FOR) * sectors.length + sectors.indexOf(sector))
  if (Math.abs(mean) < 0.25) return { sectorMove: 'little changed', sectorMoved: 'were little changed' }
  return mean > 0 ? { sectorMove: 'higher', sectorMoved: 'rose' } : { sectorMove: 'lower', sectorMoved: 'fell' }
}

function factorOf(seed: number, ticker: string, at: number) {
  const [one, day] = [tradedAs(ticker), tradingDayAt('shares', at)]
  const volume = one && trafficOf(seed, one, day)?.(at)
  const usual = one && usualTrafficOf(one, day)?.(at)
  return volume !== undefined && usual ? percent((100 * volume) / Math.max(1, usual), 0) : '100%'
}

const FRESH = 90_000

const adjectives: Readonly<Record<string, string>> = {
  Financials: 'financial',
  Industrials: 'industrial',
  Utilities: 'utility',
  'Information Technology': 'technology',
}
/** As in 'financial shares'. */
const adjectiveOf = ({ sector }: Listed) => adjectives[sector] ?? sector.toLowerCase()

/** A look at a share: with its cause where one is known, else with its sector. */
export function moverAt(
  seed: number,
  at: number,
  name: string,
  company: Listed,
  explained: Explained,
): Telling | undefined {
  const source = explained.get(company.ticker)
  const extended = source && extendedQuote(seed, company, at, source.at)
  const quote = extended ?? shareQuote(seed, company, at)
  if (!directionOf(quote) || Math.abs(quote.change) < 0.4) return undefined
  const words = () => shareWords(company, quote, at, part(hash(name), 91))
  // what is known for less than this is not answered by a price yet
  if (source && source.at <= at && source.at > at - FRESH) return undefined
  if (source && source.at <= at) {
    const [shock] = source.shocks
    const { cause } = source
    if (!shock || cause === undefined || Math.sign(shock[1]) !== Math.sign(quote.change)) return undefined
    return {
      at,
      fact: source,
      kind: extended ? 'reaction.late' : 'reaction',
      role: 'flash',
      tone: scoreOf(quote),
      more: () => ({ ...words(), cause }),
    }
  }
  const more = (text: string) => {
    const ofSector = text.includes('{sectorMove') ? sectorWords(seed, company, at) : undefined
    return {
      ...words(),
      sectorMove: ofSector?.sectorMove,
      sectorMoved: ofSector?.sectorMoved,
      sector: adjectiveOf(company),
      peers: `${adjectiveOf(company)} peers in focus`,
      nextReport: text.includes('{nextReport}') ? nextReport(seed, company, at) : undefined,
      factor: text.includes('{factor}') ? factorOf(seed, company.ticker, at) : undefined,
    }
  }
  return { at, fact: lookOf('mover', name, at, company), kind: 'mover', role: 'flash', tone: scoreOf(quote), more }
}

/** A look back on the week of a share. */
export function moverOfWeek(seed: number, at: number, name: string, company: Listed): Telling | undefined {
  const quote = weekQuote(seed, shareOf(company), at)
  if (!directionOf(quote) || Math.abs(quote.change) < 1) return undefined
  const kind = 'mover.week'
  const more = (text: string) => ({
    ...shareWords(company, quote, at, part(hash(name), 91)),
    nextReport: text.includes('{nextReport}') ? nextReport(seed, company, at) : undefined,
  })
  return { at, fact: lookOf(kind, name, at, company), kind, role: 'flash', tone: scoreOf(quote), more }
}

const DAYS = 20

/** A share against the mean of its last closes, looked at only while it is near to it. */
export function levelAt(seed: number, at: number, name: string, company: Listed): Telling | undefined {
  if (phaseAt(at) !== 'open') return undefined
  const share = shareOf(company)
  const closes = lastDays('shares', at, DAYS + 1).slice(0, -1)
  const mean = closes.reduce((sum, { settles }) => sum + closeAt(seed, share, settles), 0) / closes.length
  const price = priceAt(seed, share, at)
  const gap = price / mean - 1
  if (Math.abs(gap) > 0.012 || Math.abs(gap) < 0.001) return undefined
  const more = () => ({
    days: String(DAYS),
    average: dollars(mean),
    through: gap > 0 ? 'above' : 'below',
    level: dollars(price),
  })
  return lookTelling('level', name, company, { at, tone: gap > 0 ? 0.2 : -0.2, more })
}
