import type { EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { kindOf } from './classify.ts'
import { isStated, numbersIn, wholeOf } from './figures.ts'
import { DAY, type Served, timeOf } from './served.ts'

/** Names of series as headlines may write them, beside the calendar's own. */
const aliases: readonly (readonly [name: RegExp, written: RegExp])[] = [
  [/^Nonfarm Payrolls/, /\b(nonfarm )?payrolls\b/i],
  [/^ADP/, /\bADP\b/],
  [/Initial Jobless/, /\b(initial )?jobless claims\b/i],
  [/Continuing Jobless/, /\bcontinuing (jobless )?claims\b/i],
  [/^Crude Oil Inventories/, /\b(crude (oil )?(stocks?|inventor(y|ies)|stockpiles))\b/i],
  [/API Weekly/, /\bAPI\b.*\bcrude\b|\bcrude\b.*\bAPI\b/i],
  [/^Natural Gas Storage/, /\b(natural )?gas (storage|in storage|inventories|stockpiles)\b/i],
  [/Rig Count/, /\b(oil )?rig count\b|\boil rigs\b/i],
  [/^Core PCE/, /\bcore PCE\b/i],
  [/^Core CPI|Core CPI|CPIF/, /\bcore (CPI|consumer prices|inflation)\b|\bCPIF\b/i],
  [/(^|Monthly )CPI/, /\b(CPI|consumer prices|inflation)\b/i],
  [/^PPI/, /\b(PPI|producer prices)\b/i],
  [/^GDP/, /\b(GDP|economy (grows|shrinks|contracts|expands))\b/i],
  [/^JOLTS/, /\b(JOLTS|job openings)\b/i],
  [/Consumer Confidence/, /\bconsumer confidence\b/i],
  [/Michigan Consumer/, /\b(Michigan )?consumer sentiment\b/i],
  [/^Housing Starts/, /\bhousing starts\b/i],
  [/^(Existing|New) Home Sales/, /\b(existing|new)[- ]home sales\b/i],
  [/Retail Sales/, /\bretail sales\b/i],
  [/Industrial Production/, /\b(industrial|factory) (production|output)\b/i],
  [/Auction$/, /\bauction\b/i],
  [/Employment Change/, /\b(employment|jobs)\b/i],
  [/Claimant/, /\bclaimant count\b/i],
  [/PMI/, /\bPMI\b/],
]
const spellings: Readonly<Record<string, RegExp>> = {
  'United States': /\b(US|U\.S\.|America\w*|EIA|API|ISM|Philadelphia|Philly|Empire|Michigan|Baker Hughes|Treasury)\b/,
  'Euro Zone': /\b(euro[- ]?zone|ECB|eurozone)\b/i,
  'United Kingdom': /\b(UK|British|Britain)\b/,
  Germany: /\bGerman(y)?\b/,
  France: /\b(French|France)\b/,
  Italy: /\bItal(y|ian)\b/,
  Spain: /\b(Spain|Spanish)\b/,
  Japan: /\b(Japan(ese)?|Tokyo|Tankan)\b/,
  China: /\b(China|Chinese|Caixin|PBoC)\b/,
  Canada: /\b(Canad(a|ian)|Ivey)\b/,
  Australia: /\bAustralian?\b/,
  'New Zealand': /\bNew Zealand\b/,
  'South Korea': /\b(South )?Korean?\b/,
  India: /\bIndian?\b/,
  Brazil: /\bBrazil(ian)?\b/,
  Mexico: /\b(Mexic(o|an))\b/,
  Switzerland: /\b(Swiss|Switzerland|KOF)\b/,
  Sweden: /\b(Sweden|Swedish)\b/,
  Norway: /\b(Norway|Norwegian)\b/,
  'South Africa': /\bSouth African?\b/,
}

const plainName = (name: string) => name.replace(/\s*\([^)]*\)/g, '').trim()
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

function patternOf(name: string) {
  const found = aliases.find(([pattern]) => pattern.test(name))?.[1]
  return new RegExp(`(?<!\\w)${escaped(plainName(name))}(?!\\w)${found ? `|${found.source}` : ''}`, 'i')
}

/** Which releases of the calendar a title may be about. */
export function releasesNamed(events: readonly EconomicEvent[]) {
  const patterns = new Map(events.map(({ eventName }) => [plainName(eventName), patternOf(eventName)] as const))
  const isAbout = (title: string, { country, eventName }: EconomicEvent) => {
    const spelling = spellings[country] ?? new RegExp(`\\b${escaped(country)}\\b`)
    return spelling.test(title) && (patterns.get(plainName(eventName))?.test(title) ?? false)
  }
  const all = [...patterns.values()]
  const somewhere = Object.values(spellings)
  return {
    isAbout,
    test: (title: string) => all.some((one) => one.test(title)) && somewhere.some((one) => one.test(title)),
  }
}

export type Statistics = {
  stated: number
  /** With a release within a day whose actual figure the title states. */
  matched: number
  unmatched: NewsItem[]
  highImpact: number
  flashed: number
  unflashed: EconomicEvent[]
  early: NewsItem[]
}

export function auditStatistics({ news, events, from, until }: Served): Statistics {
  const names = releasesNamed(events)
  const released = events.filter(({ actual }) => actual !== null)
  const found: Statistics = {
    stated: 0,
    matched: 0,
    unmatched: [],
    highImpact: 0,
    flashed: 0,
    unflashed: [],
    early: [],
  }
  for (const item of news) {
    const at = timeOf(item)
    if (at < from || at >= until) continue
    const kind = kindOf(item, names)
    if (kind !== 'statistic' && kind !== 'decision') continue
    found.stated += 1
    const numbers = numbersIn(`${item.title}`)
    const near = released.filter(
      (event) => Math.abs(Date.parse(event.eventDateTime) - at) <= DAY && isNamed(names, item, event),
    )
    const match = near.find(
      (event) => isStated(numbers, wholeOf(event.actual ?? 0, event.unit)) || isStated(numbers, event.actual ?? 0),
    )
    if (match) found.matched += 1
    else found.unmatched.push(item)
    if (match && Date.parse(match.eventDateTime) > at) found.early.push(item)
  }
  for (const event of events) {
    const due = Date.parse(event.eventDateTime)
    if (event.impact !== 'high' || event.actual === null || due < from || due >= until) continue
    const known = Math.max(due, Date.parse(event.updatedDateTime))
    found.highImpact += 1
    const isFlashed = news.some(
      (item) =>
        timeOf(item) >= due &&
        timeOf(item) <= Math.max(due + 60_000, known + 60_000) &&
        isNamed(names, item, event) &&
        (isStated(numbersIn(item.title), event.actual ?? 0) ||
          isStated(numbersIn(item.title), wholeOf(event.actual ?? 0, event.unit))),
    )
    if (isFlashed) found.flashed += 1
    else found.unflashed.push(event)
  }
  return found
}

const banks: Readonly<Record<string, RegExp>> = {
  Fed: /\b(Fed|FOMC|Federal Reserve)\b/,
  ECB: /\bECB\b/,
  BoE: /\b(BoE|Bank of England)\b/,
  BoJ: /\b(BoJ|Bank of Japan)\b/,
  BoC: /\b(BoC|Bank of Canada)\b/,
  RBA: /\b(RBA|Reserve Bank of Australia)\b/,
  RBNZ: /\b(RBNZ|Reserve Bank of New Zealand)\b/,
  SNB: /\b(SNB|Swiss National Bank)\b/,
  BoK: /\b(BoK|Bank of Korea)\b/,
  RBI: /\b(RBI|Reserve Bank of India)\b/,
  SARB: /\b(SARB|South African Reserve Bank)\b/,
  Banxico: /\b(Banxico|Bank of Mexico)\b/,
  Riksbank: /\bRiksbank\b/,
  Norges: /\bNorges Bank\b/,
  Selic: /\b(Selic|Copom|Brazil\w*)\b/,
  PBoC: /\b(PBoC|China)\b/,
}

function isNamed(names: ReturnType<typeof releasesNamed>, { title }: NewsItem, event: EconomicEvent) {
  const bank = /Rate Decision|Deposit Facility|Loan Prime/.test(event.eventName)
    ? banks[event.eventName.split(' ')[0] ?? '']
    : undefined
  return bank ? bank.test(title) : names.isAbout(title, event)
}
