import type { Topic } from '../../../src/contract/shared/topics.ts'
import { bankOf } from '../news/words/banks.ts'
import { dataOf, isMany, labelOf, placeOf, valueText } from '../news/words/series-words.ts'
import type { Fact, Shock, Words } from './fact.ts'
import { NO_COMPANIES, NO_SHOCKS } from './fact.ts'
import type { Figured, Release } from './releases.ts'
import { seconds } from './seconds.ts'

/** A rise of these is bad for shares, as it speaks for higher rates, or for a weaker economy. */
const PRICES = /CPI|PPI|PCE|Earnings|Prices|Expectations/
const INVERSE = /Unemployment|Jobless|Claimant/

/** Milliseconds: figures are published within this time after they are due. */
const LATEST_FIGURE = 42_000

/** The surprise, from -1 to 1. */
function surpriseOf({ series: { figures } }: Release, { actual, estimate }: Figured) {
  const size = (actual - estimate) / ((figures?.spread ?? 1) * 0.35)
  return Math.max(-1, Math.min(1, size))
}

const regions: Readonly<Record<string, string>> = {
  us: 'us',
  ez: 'europe',
  de: 'europe',
  gb: 'europe',
  jp: 'asia',
  cn: 'asia',
}

function shocksOf(release: Release, figured: Figured): readonly Shock[] {
  const { code, name, impact, figures } = release.series
  const surprise = surpriseOf(release, figured)
  if (/^Crude Oil Inv/.test(name)) return [['oil', -0.55 * surprise]]
  if (impact !== 'high' || surprise === 0) return NO_SHOCKS
  const market = regions[code]
  if (!market) return NO_SHOCKS
  const heat = INVERSE.test(name) ? -surprise : surprise
  if (figures?.kind === 'rate')
    return [
      [market, -1.1 * surprise],
      ['rates', 1 * surprise],
    ]
  const own = PRICES.test(name) ? -0.6 * heat : 0.4 * heat
  return code === 'us'
    ? [
        ['us', own],
        ['rates', 0.8 * heat],
        ['usd', 0.6 * heat],
      ]
    : [[market, 0.5 * own]]
}

const sideOf = (actual: number, estimate: number) =>
  actual === estimate ? 'in line with' : actual > estimate ? 'above' : 'below'

function topicsOf({ series }: Release): readonly [Topic, ...Topic[]] {
  const { name, figures } = series
  if (figures?.kind === 'rate' || /Auction|Loan Prime/.test(name)) return ['FIXED_INCOME_AND_INTEREST_RATES', 'MACRO']
  if (/Crude|Gas Storage|Rig Count/.test(name)) return ['OIL_AND_GAS', 'COMMODITIES']
  if (/Home|Housing|Building|HPI|House/.test(name)) return ['MACRO', 'REAL_ESTATE']
  return ['MACRO']
}

function surpriseVerb(actual: number, estimate: number, isPlural: boolean) {
  if (actual === estimate) return isPlural ? 'match' : 'matches'
  if (actual > estimate) return isPlural ? 'top' : 'tops'
  return isPlural ? 'miss' : 'misses'
}

function figureWords(release: Release, figured: Figured): Words {
  const { series, index } = release
  const { actual, estimate, revised, previous } = figured
  const text = (value: number) => valueText(series, value)
  const period = series.cadence.periodOf(index).replace(/[()]/g, '')
  const change = actual - revised
  const bank = bankOf(series.code)
  const isPlural = isMany(series)
  const verb = (plural: string) => (isPlural ? plural : `${plural}s`)
  return {
    ...(bank ?? {}),
    ...rateName(series.name),
    place: placeOf(series.code),
    label: labelOf(series),
    series: `${labelOf(series)}${period ? ` for ${period}` : ''}`,
    actual: text(actual),
    expected: text(estimate),
    prior: text(revised),
    first: text(previous),
    revision: revised === previous ? '' : `, revised from ${text(previous)}`,
    side: sideOf(actual, estimate),
    moves: verb(change === 0 ? 'hold' : change > 0 ? 'rise' : 'fall'),
    is: isPlural ? 'are' : 'is',
    was: isPlural ? 'were' : 'was',
    cameTo: change === 0 ? 'held at' : change > 0 ? 'rose to' : 'fell to',
    surprise: `${surpriseVerb(actual, estimate, isPlural)} forecasts`,
    hotter: actual === estimate ? 'as expected' : actual > estimate ? 'higher than expected' : 'lower than expected',
  }
}

/** The ECB decides on two rates at once. */
function rateName(name: string): Words {
  if (name.includes('Deposit')) return { rateName: 'deposit rate' }
  return name.startsWith('ECB') ? { rateName: 'main refinancing rate' } : {}
}

function decisionKind({ actual, previous }: Figured) {
  if (actual === previous) return 'decision.hold'
  return actual > previous ? 'decision.hike' : 'decision.cut'
}

/** A rise is good news unless it is one of prices or of people without work. */
function toneOf({ series: { name } }: Release, figured: Figured, surprise: number) {
  if (figured.actual === figured.estimate) return 0
  const isBad = INVERSE.test(name) || PRICES.test(name)
  return surprise * (isBad ? -0.5 : 0.5)
}

export function releaseFact(release: Release): Fact {
  const { id, series, at, figured } = release
  const common = { id, subject: `${series.code} ${series.name}`, companies: NO_COMPANIES, topics: topicsOf(release) }
  if (!figured) {
    const words = () => ({ ...(bankOf(series.code) ?? {}), place: placeOf(series.code), label: labelOf(series) })
    const kind = eventKind(series.name)
    // all speeches of a bank are one subject: no two say the same
    const subject = kind === 'policy.speech' ? `${series.code} speech` : common.subject
    // the decision comes first
    const late = kind === 'policy.statement' ? LATEST_FIGURE : 0
    return { ...common, subject, kind, at: at + late + seconds(id, 2, 20), tone: 0, shocks: NO_SHOCKS, words }
  }
  const isRate = series.figures?.kind === 'rate'
  const plain = series.impact === 'high' ? 'release.high' : 'release.low'
  return {
    ...common,
    kind: isRate ? decisionKind(figured) : plain,
    at: figured.actualAt,
    tone: isRate ? 0 : toneOf(release, figured, surpriseOf(release, figured)),
    shocks: shocksOf(release, figured),
    words: () => figureWords(release, figured),
    cause: isRate
      ? `the ${bankOf(series.code)?.bank ?? placeOf(series.code)} decision`
      : `${dataOf(series)} ${sideOf(figured.actual, figured.estimate)} forecasts`,
  }
}

function eventKind(name: string) {
  if (/Statement/.test(name)) return 'policy.statement'
  if (/Press Conference/.test(name)) return 'policy.press'
  if (/Minutes|Accounts/.test(name)) return 'policy.minutes'
  return 'policy.speech'
}
