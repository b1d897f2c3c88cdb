import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import { type Listed, listed, named } from '../companies/listed.ts'
import { dollars, percent, revenue as revenueText, rounded } from '../news/figures.ts'
import { brokers } from '../news/words/brokers.ts'
import { otherThan, reasonsOf } from '../news/words/reasons.ts'
import { part, turnOf } from '../random/parts.ts'
import { hash, mix } from '../random/random.ts'
import { remember } from '../random/remember.ts'
import { quarterAt } from '../time/quarters.ts'
import { type Fact, NO_SHOCKS, type Words } from './fact.ts'
import { momentFor } from './moments.ts'
import { type Report, reportOf, reportsKey } from './reports.ts'

/** More than there are companies. */
const PER_QUARTER = 1000

const ordinals = ['first', 'second', 'third', 'fourth']
const outlookOf = { raised: 'a raised outlook', kept: 'an unchanged outlook', cut: 'a lowered outlook' } as const

function outcomeOf({ eps, estimatedEps, revenue, estimatedRevenue }: Report) {
  if (eps === estimatedEps) return 'inline'
  const isSalesBeat = revenueText(revenue / 1e9) !== revenueText(estimatedRevenue / 1e9) && revenue > estimatedRevenue
  if (eps > estimatedEps) return isSalesBeat ? 'beat' : 'mixed'
  return 'miss'
}

function guidanceWords({ eps, guidance, revenue, id }: Report): Words {
  const key = hash(id)
  const low = Math.max(0.1, rounded(eps * (3.9 + 0.4 * part(key, 1)), 0.05))
  const width = Math.max(0.1, rounded(low * 0.03, 0.05))
  const shift = Math.max(0.05, rounded(low * (0.02 + 0.04 * part(key, 2)), 0.05)) * (guidance === 'cut' ? 1 : -1)
  const sales = (revenue / 1e9) * (4 + 0.2 * part(key, 3))
  const range = (from: number) => `${dollars(from)} to ${dollars(from + width)}`
  return {
    guide: range(low),
    oldGuide: range(low + (guidance === 'kept' ? 0 : shift)),
    salesGuide: revenueText(sales),
  }
}

function wordsOf(report: Report): Words {
  const { company, quarter, eps, estimatedEps, revenue, estimatedRevenue, growth, guidance } = report
  const reasons = reasonsOf(company)[guidance === 'cut' || eps < estimatedEps ? 'down' : 'up']
  const key = hash(report.id)
  const reason = reasons[Math.floor(part(key, 4) * reasons.length)] ?? ''
  return {
    ...named(company),
    ...guidanceWords(report),
    eps: dollars(eps),
    expectedEps: dollars(estimatedEps),
    sales: revenueText(revenue / 1e9),
    expectedSales: revenueText(estimatedRevenue / 1e9),
    growth: percent(Math.abs(growth) < 0.1 ? 0.1 : growth),
    grew: growth < 0 ? 'fell' : 'rose',
    quarter: `Q${(quarter % 4) + 1}`,
    quarterName: `${ordinals[quarter % 4]} quarter`,
    quarterly: `${ordinals[quarter % 4]}-quarter`,
    outlook: outlookOf[guidance],
    salesSide: revenue >= estimatedRevenue ? 'above' : 'below',
    reason,
    otherReason: otherThan(reason, reasons[Math.floor(part(key, 5) * reasons.length)] ?? '', reasons),
  }
}

const tones = { beat: 0.55, mixed: 0.15, inline: 0, miss: -0.55 } as const
const guidanceTones = { raised: 0.5, kept: 0.05, cut: -0.6 } as const

/** A report as facts: the figures, the outlook a moment later, and the call with analysts. */
function factsOf(report: Report): Fact[] {
  const { company, id, releasedAt, guidance, reaction, quarter } = report
  const key = hash(id)
  const outcome = outcomeOf(report)
  const words = () => wordsOf(report)
  const common = { subject: company.ticker, companies: [company], words }
  const cause = `${ordinals[quarter % 4]}-quarter results and ${outlookOf[guidance]}`
  const guidedAt = releasedAt + Math.round((25 + 70 * part(key, 6)) * millisecondsInSecond)
  const calledAt = releasedAt + Math.round((50 + 45 * part(key, 7)) * millisecondsInMinute)
  return [
    {
      ...common,
      id,
      kind: `results.${outcome}`,
      at: releasedAt,
      tone: tones[outcome],
      shocks: [[company.ticker, reaction]],
      cause,
    },
    {
      ...common,
      id: `${id}-g`,
      kind: `guidance.${guidance}`,
      at: guidedAt,
      tone: guidanceTones[guidance],
      shocks: NO_SHOCKS,
    },
    {
      ...common,
      id: `${id}-c`,
      kind: 'results.call',
      at: calledAt,
      tone: guidanceTones[guidance] / 2,
      shocks: NO_SHOCKS,
    },
  ]
}

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'America/New_York' })

const dateWords = (report: Report): Words => ({
  ...wordsOf(report),
  date: monthDay.format(report.at),
  dueTime: report.isEarly ? 'before the open' : 'after the close',
})

/** How many brokers say what they expect of a report. */
const VIEWS = 3

function viewWords(report: Report, number: number): Words {
  const { company, id, estimatedEps } = report
  const key = hash(`${id}-v`)
  const own = rounded(estimatedEps * (1 + 0.04 * (part(key, 1, number) - 0.5)), 0.01)
  const reasons = reasonsOf(company)[own < estimatedEps ? 'down' : 'up']
  const others = brokers.filter(({ ticker }) => ticker !== company.ticker)
  return {
    ...wordsOf(report),
    own: dollars(own),
    broker: others[turnOf(key, number, others.length)]?.broker ?? '',
    reason: reasons[turnOf(key, number, reasons.length)] ?? '',
  }
}

/** What is said in the two weeks before a report: its date, and what brokers expect. None of it gives the result away. */
function aheadOf(report: Report): Fact[] {
  const { company, id, at } = report
  const key = hash(`${id}-a`)
  const common = { subject: company.ticker, companies: [company], tone: 0, shocks: NO_SHOCKS }
  const before = (days: number, question: number) => momentFor('early', at - days * millisecondsInDay, key, question)
  const views = Array.from({ length: VIEWS }, (_, number): Fact => {
    const days = 6 - 2 * number + 0.8 * part(key, 1, number)
    return {
      ...common,
      id: `${id}-v${number}`,
      kind: 'results.view',
      at: before(days, 20 + number),
      words: () => viewWords(report, number),
    }
  })
  const date: Fact = {
    ...common,
    id: `${id}-d`,
    kind: 'results.date',
    at: before(8.5 + 3 * part(key, 2), 30),
    words: () => dateWords(report),
  }
  return [date, ...views].filter((fact) => fact.at < at - millisecondsInHour)
}

/** The reports that a company makes in a quarter, without those of which nothing happens after a time. */
export const resultFacts = (seed: number, company: Listed, quarter: number, since: number): Fact[] =>
  reportsIn(seed, company, quarter)
    .filter(({ releasedAt }) => releasedAt + millisecondsInDay >= since)
    .flatMap((report) => [...aheadOf(report), ...factsOf(report)])

/** A report on one quarter is made in the next or, by companies with years of their own, in the one after. */
function reportsOf(seed: number, company: Listed, quarter: number): readonly Report[] {
  const key = reportsKey(seed)
  return [quarter - 2, quarter - 1]
    .map((of) => reportOf(company, key, of))
    .filter(({ at }) => quarterAt(at) === quarter)
}

const reportsBy = remember(4, (seed: number) =>
  remember(4000, (packed: number): readonly Report[] => {
    const company = listed[packed % PER_QUARTER]
    return company ? reportsOf(seed, company, Math.floor(packed / PER_QUARTER)) : []
  }),
)

export const reportsIn = (seed: number, { index }: Listed, quarter: number) =>
  reportsBy(seed)(quarter * PER_QUARTER + index)

/** A key of its own for each company and storyline. */
export const keyFor = (seed: number, company: Listed, name: string, quarter: number) =>
  mix(seed, hash(company.ticker), hash(name), quarter)
