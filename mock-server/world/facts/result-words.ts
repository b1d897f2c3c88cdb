import { named } from '../companies/listed.ts'
import { dollars, percent, revenue as revenueText, rounded } from '../news/figures.ts'
import { brokers } from '../news/words/brokers.ts'
import { businessReasonsOf, otherThan } from '../news/words/reasons.ts'
import { part, turnOf } from '../random/parts.ts'
import { hash } from '../random/random.ts'
import type { Words } from './fact.ts'
import type { Report } from './reports.ts'

export const ordinals = ['first', 'second', 'third', 'fourth']
export const outlookOf = { raised: 'a raised outlook', kept: 'an unchanged outlook', cut: 'a lowered outlook' } as const

type Sales = Pick<Report, 'revenue' | 'estimatedRevenue'>
const salesText = (dollarsOfRevenue: number) => revenueText(dollarsOfRevenue / 1e9)

/** Figures that are printed alike are in line, whatever lies behind their last digit. */
export function salesSideOf({ revenue, estimatedRevenue }: Sales) {
  if (salesText(revenue) === salesText(estimatedRevenue)) return 'in line with'
  return revenue > estimatedRevenue ? 'above' : 'below'
}

/** A beat whose sales fall short is mixed. */
export function outcomeOf({ eps, estimatedEps, ...sales }: Sales & Pick<Report, 'eps' | 'estimatedEps'>) {
  if (eps === estimatedEps) return 'inline'
  if (eps < estimatedEps) return 'miss'
  return salesSideOf(sales) === 'below' ? 'mixed' : 'beat'
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

/** Two of a list, and never the same. */
function two(among: readonly string[], key: number, question: number) {
  const [one = '', other = ''] = [question, question + 1].map(
    (each) => among[Math.floor(part(key, each) * among.length)] ?? '',
  )
  return [one, otherThan(one, other, among)] as const
}

/** Results, the outlook and what is watched before either have reasons of their own: an outlook may be raised after a miss. */
function reasonWords({ company, id, eps, estimatedEps, guidance }: Report): Words {
  const { up, down } = businessReasonsOf(company)
  const key = hash(id)
  const [reason, otherReason] = two(eps < estimatedEps ? down : up, key, 4)
  const isBleak = guidance === 'cut' || (guidance === 'kept' && eps < estimatedEps)
  const [outlookReason, otherOutlookReason] = two(isBleak ? down : up, key, 4)
  const [watched, otherWatched] = two([...up, ...down], key, 8)
  return { reason, otherReason, outlookReason, otherOutlookReason, watched, otherWatched }
}

export function wordsOf(report: Report): Words {
  const { company, quarter, eps, estimatedEps, revenue, estimatedRevenue, growth, guidance } = report
  return {
    ...named(company),
    ...guidanceWords(report),
    ...reasonWords(report),
    eps: dollars(eps),
    expectedEps: dollars(estimatedEps),
    sales: salesText(revenue),
    expectedSales: salesText(estimatedRevenue),
    growth: percent(Math.abs(growth) < 0.1 ? 0.1 : growth),
    grew: growth < 0 ? 'fell' : 'rose',
    quarter: `Q${(quarter % 4) + 1}`,
    quarterName: `${ordinals[quarter % 4]} quarter`,
    quarterly: `${ordinals[quarter % 4]}-quarter`,
    outlook: outlookOf[guidance],
    salesSide: salesSideOf(report),
  }
}

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'America/New_York' })

export const dateWords = (report: Report): Words => ({
  ...wordsOf(report),
  date: monthDay.format(report.at),
  dueTime: report.isEarly ? 'before the open' : 'after the close',
})

export function viewWords(report: Report, number: number): Words {
  const { company, id, estimatedEps } = report
  const key = hash(`${id}-v`)
  const own = rounded(estimatedEps * (1 + 0.04 * (part(key, 1, number) - 0.5)), 0.01)
  const reasons = businessReasonsOf(company)[own < estimatedEps ? 'down' : 'up']
  const others = brokers.filter(({ ticker }) => ticker !== company.ticker)
  return {
    ...wordsOf(report),
    own: dollars(own),
    broker: others[turnOf(key, number, others.length)]?.broker ?? '',
    reason: reasons[turnOf(key, number, reasons.length)] ?? '',
  }
}
