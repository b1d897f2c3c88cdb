import { type Choices, type Draw, shareOf, type Where } from '../random/draw.ts'
import { hash } from '../random/random.ts'
import { named, reason } from './facts.ts'
import { dollars, percent, revenue, rounded } from './figures.ts'
import { directionOf, moveWords } from './moves.ts'
import type { Compose, Words } from './scene.ts'
import { type Listed, listed } from './universe.ts'

/** A company's quarter compared with expectations. */
export type Outcome = 'beat' | 'miss' | 'mixed'

const marginByIndustry: readonly (readonly [string, number])[] = [
  ['Managed Health Care', 0.02],
  ['Health Care Distributors', 0.012],
  ['Health Care Services', 0.018],
  ['Food', 0.03],
  ['Agricultural Products', 0.02],
  ['Merchandise Retail', 0.03],
  ['Refining', 0.03],
  ['Automobile', 0.05],
  ['Airlines', 0.06],
  ['Air Freight', 0.06],
  ['Semiconductors', 0.32],
  ['Transaction', 0.3],
  ['Technology Hardware', 0.1],
  ['Real Estate Services', 0.04],
  ['Consumer Finance', 0.15],
]
const marginBySector: Readonly<Record<string, number>> = {
  'Information Technology': 0.22,
  'Communication Services': 0.15,
  'Consumer Discretionary': 0.09,
  'Consumer Staples': 0.12,
  Energy: 0.1,
  Financials: 0.24,
  'Health Care': 0.17,
  Industrials: 0.11,
  Materials: 0.11,
  'Real Estate': 0.26,
  Utilities: 0.16,
}

const marginByTicker: Readonly<Record<string, number>> = {
  AAPL: 0.27,
  NVDA: 0.56,
  MSFT: 0.37,
  META: 0.36,
  GOOGL: 0.33,
}

function marginOf(company: Listed) {
  const special = marginByIndustry.find(([part]) => company.industry.includes(part))?.[1]
  return marginByTicker[company.ticker] ?? special ?? marginBySector[company.sector] ?? 0.1
}

const outcomes: readonly Outcome[] = ['beat', 'beat', 'beat', 'mixed', 'miss', 'miss']

const cents = (value: number) => Math.round(value * 100) / 100

function guidanceWords(draw: Choices, company: Listed, outcome: Outcome, eps: number): Words {
  const low = rounded(eps * 4.1, 0.05)
  const width = Math.max(0.1, rounded(low * 0.03, 0.05))
  const shift = Math.max(0.05, rounded(low * draw.between(0.02, 0.06), 0.05)) * (outcome === 'miss' ? 1 : -1)
  const sales = company.quarterRevenue * 4.15
  const oldSales = sales * (outcome === 'miss' ? draw.between(1.02, 1.05) : draw.between(0.95, 0.98))
  return {
    guideLow: dollars(low),
    guideHigh: dollars(low + width),
    oldGuideLow: dollars(low + shift),
    oldGuideHigh: dollars(low + shift + width),
    salesGuide: revenue(sales),
    oldSalesGuide: revenue(oldSales),
  }
}

const outcomeOf = (draw: Draw, company: Listed): Outcome => draw.today(`outcome ${company.ticker}`).pick(outcomes)

/** The earnings per share of a company in a typical quarter, in dollars. */
export function quarterEarnings(company: Listed) {
  const shares = company.marketValue / company.price
  const earned = (company.quarterRevenue * marginOf(company)) / shares
  return Math.min(company.price / 4 / 8, Math.max(company.price / 4 / 70, earned))
}

/** What a company reported today, the same in every item of the day. */
export function resultWords(draw: Draw, company: Listed): Words {
  const today = draw.today(`result ${company.ticker}`)
  const outcome = outcomeOf(draw, company)
  const eps = Math.max(0.06, cents(quarterEarnings(company) * today.between(0.85, 1.15)))
  const surprise = Math.max(0.01, cents(eps * today.between(0.015, 0.09))) * (outcome === 'miss' ? 1 : -1)
  const isSalesMiss = outcome !== 'beat'
  const sales = company.quarterRevenue * today.between(0.97, 1.04)
  const expectedSales = sales * (isSalesMiss ? today.between(1.014, 1.04) : today.between(0.965, 0.986))
  const growth = outcome === 'miss' ? today.between(-9, 2.5) : today.between(2, 19)
  const yearAgo = Math.max(0.03, cents(eps / (1 + growth / 80)))
  return {
    eps: dollars(eps),
    expectedEps: dollars(Math.max(0.01, eps + surprise)),
    yearAgoEps: dollars(yearAgo === eps ? eps - 0.01 : yearAgo),
    sales: revenue(sales),
    expectedSales: revenue(expectedSales),
    growth: percent(Math.abs(growth) < 0.1 ? 0.1 : growth),
    grew: growth < 0 ? 'fell' : 'rose',
    ...guidanceWords(today, company, outcome, eps),
  }
}

/** Half of the companies report before the open, the others after the close. */
export const reportsEarly = (company: Listed) => hash(company.ticker) % 2 === 0
const isReporting = (draw: Draw, company: Listed) =>
  draw.phase === 'pre' ? reportsEarly(company) : draw.phase !== 'post' || !reportsEarly(company)

/** A company whose results today had this outcome. */
export function reported(outcome: Outcome, tone: readonly [number, number], where: Where = () => true): Compose {
  const choices = listed.filter((company) => company.industry !== 'Multi-Sector Holdings' && where(company))
  return (draw) => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const company = draw.pick(choices)
      if (outcomeOf(draw, company) !== outcome || !isReporting(draw, company)) continue
      const direction = outcome === 'miss' ? 'down' : 'up'
      const words = { ...named(company), ...resultWords(draw, company), reason: reason(draw, company, direction) }
      return { words, companies: [company], score: draw.between(...tone) }
    }
    return undefined
  }
}

/** A share whose move today matches the company's results. */
export function moveOnResult(direction: 'up' | 'down', tone: readonly [number, number]): Compose {
  return (draw) => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const company = draw.pick(listed)
      if (outcomeOf(draw, company) !== (direction === 'up' ? 'beat' : 'miss')) continue
      const quote = draw.share(company)
      if (quote.size < 0.5 || directionOf(quote) !== direction) continue
      const move = moveWords(draw, shareOf(company), quote, direction)
      const words = {
        ...named(company),
        ...resultWords(draw, company),
        ...move,
        reason: reason(draw, company, direction),
      }
      return { words, companies: [company], score: draw.between(...tone) }
    }
    return undefined
  }
}
