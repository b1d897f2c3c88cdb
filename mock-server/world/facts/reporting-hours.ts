import type { Listed } from '../companies/listed.ts'
import { hash } from '../random/random.ts'

type Company = Pick<Listed, 'ticker' | 'sector' | 'marketValue'>

/** Known to report after the close, whatever others of their sector do. */
const late = new Set(
  'AMZN TSLA BKNG SBUX NKE CMG EBAY LULU ULTA ROST COST FDX AMGN GILD VRTX ISRG EW ALGN DXCM UAL CSX V PYPL COF IBKR HOOD ALL PRU MET AFL DVN OXY FANG MOS NEM'.split(
    ' ',
  ),
)
/** Known to report before the open, whatever others of their sector do. */
const early = new Set('ACN APH GLW TEL LDOS IT JKHY FIS GPN MCD DIS CMCSA T VZ TMUS CHTR WBD OMC'.split(' '))

/** How many of ten companies of a sector report before the open. */
const earlyOfTen: Readonly<Record<string, number>> = {
  'Information Technology': 1,
  'Communication Services': 2,
  'Real Estate': 3,
  'Consumer Discretionary': 6,
  Financials: 8,
  Materials: 6,
  Energy: 8,
  Utilities: 9,
  'Health Care': 8,
  'Consumer Staples': 9,
  Industrials: 9,
}

/** Billions of dollars: so large companies do as most of their sector do. */
const LARGE = 100

/** Whether a company reports before the open, or after the close. */
export function reportsEarly({ ticker, sector, marketValue }: Company) {
  if (early.has(ticker) || late.has(ticker)) return early.has(ticker)
  const share = earlyOfTen[sector] ?? 5
  return marketValue > LARGE ? share >= 5 : hash(ticker) % 10 < share
}
