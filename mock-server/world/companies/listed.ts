import { table } from './table.ts'

/** A listed company of the United States, with its GICS sector and industry. */
export type Company = { ticker: string; name: string; shortName: string; sector: string; industry: string }

/** Rough figures that keep the simulation plausible: dollars a share, billions of dollars, percent a year. */
export type Listed = Company & {
  index: number
  price: number
  marketValue: number
  quarterRevenue: number
  dividendYield: number
}

function read(text: string): Listed[] {
  const found: Listed[] = []
  let [sector, industry] = ['', '']
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('## ')) industry = line.slice(3)
    else if (line.startsWith('# ')) sector = line.slice(2)
    else {
      const [ticker = '', name = '', short = '', ...figures] = line.split('|')
      const [price = 0, marketValue = 0, quarterRevenue = 0, dividendYield = 0] = figures.map(Number)
      const company = { ticker, name, shortName: short || name, sector, industry }
      found.push({ ...company, index: found.length, price, marketValue, quarterRevenue, dividendYield })
    }
  }
  return found
}

export const listed: readonly Listed[] = read(table)

/** The companies that simulated news is about. */
export const universe: readonly Company[] = listed.map(({ ticker, name, shortName, sector, industry }) => ({
  ticker,
  name,
  shortName,
  sector,
  industry,
}))

const possessive = (name: string) => {
  if (name.endsWith("'s")) return name
  return name.endsWith('s') ? `${name}'` : `${name}'s`
}

/** How text refers to a company: `co` is 'Nvidia (NVDA)' but 'IBM', `cos` is "Nvidia's (NVDA)", `name` is 'Nvidia'. */
export function named({ shortName, ticker }: Pick<Company, 'shortName' | 'ticker'>) {
  const symbol = shortName === ticker ? '' : ` (${ticker})`
  return { co: `${shortName}${symbol}`, cos: `${possessive(shortName)}${symbol}`, name: shortName, ticker }
}

const margins: readonly (readonly [string, number])[] = [
  ['Managed Health Care', 0.02],
  ['Health Care Distributors', 0.008],
  ['Health Care Services', 0.018],
  ['Food', 0.03],
  ['Agricultural Products', 0.02],
  ['Merchandise Retail', 0.03],
  ['Refining', 0.03],
  ['Automobile', 0.05],
  ['Airlines', 0.06],
  ['Air Freight', 0.05],
  ['Distributors', 0.04],
  ['Homebuilding', 0.11],
  ['Semiconductors', 0.28],
  ['Transaction', 0.3],
  ['Technology Hardware', 0.12],
  ['Real Estate Services', 0.04],
  ['Consumer Finance', 0.15],
]
const marginBySector: Readonly<Record<string, number>> = {
  'Information Technology': 0.2,
  'Communication Services': 0.15,
  'Consumer Discretionary': 0.09,
  'Consumer Staples': 0.1,
  Energy: 0.11,
  Financials: 0.2,
  'Health Care': 0.15,
  Industrials: 0.11,
  Materials: 0.1,
  'Real Estate': 0.26,
  Utilities: 0.15,
}
const marginByTicker: Readonly<Record<string, number>> = { AAPL: 0.27, NVDA: 0.56, MSFT: 0.37, META: 0.36, GOOGL: 0.33 }

function marginOf({ ticker, industry, sector }: Listed) {
  const special = margins.find(([words]) => industry.includes(words))?.[1]
  return marginByTicker[ticker] ?? special ?? marginBySector[sector] ?? 0.1
}

/** The number of a company's shares. */
export const sharesOf = ({ marketValue, price }: Listed) => (marketValue * 1e9) / price

/** The earnings per share of a company in a typical quarter, in dollars: at a price of 8 to 70 times the year's, and always less than its revenue. */
export function quarterEarnings(company: Listed) {
  const revenue = (company.quarterRevenue * 1e9) / sharesOf(company)
  const valued = Math.min(company.price / 4 / 8, Math.max(company.price / 4 / 70, revenue * marginOf(company)))
  return Math.min(valued, revenue * 0.6)
}
