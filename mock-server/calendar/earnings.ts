import { millisecondsInDay } from 'date-fns/constants'
import type { EarningsReport, MarketCapCategory } from '../../src/contract/calendar/calendar.ts'
import { SIMULATED } from '../../src/contract/shared/news.ts'
import { type Listed, listed } from '../world/companies/listed.ts'
import { type Report, reportOf, reportsKey } from '../world/facts/reports.ts'
import { hash } from '../world/random/random.ts'
import { createAlmanac, type Entry } from './almanac.ts'

const YEAR = 366 * millisecondsInDay

/** The reports of the world's companies, the same for the same seed. */
export function createEarningsCalendar(seed: string) {
  const key = reportsKey(hash(seed))
  return createAlmanac<EarningsReport>(function* (year) {
    for (const company of listed) yield* reportsOf(company, key, year).map(entryOf)
  })
}

/** A report on a quarter of one year can be made in the next. */
const reportsOf = (company: Listed, key: number, year: number) =>
  Array.from({ length: 6 }, (_, quarter) => reportOf(company, key, year * 4 - 2 + quarter)).filter(
    ({ at }) => new Date(at).getUTCFullYear() === year,
  )

function entryOf(report: Report): Entry<EarningsReport> {
  const { company, at, estimatedAt, releasedAt, eps, estimatedEps, revenue, estimatedRevenue } = report
  const described = describe(report)
  const nothing = { eps: null, estimatedEps: null, revenue: null, estimatedRevenue: null }
  const results = { eps, estimatedEps, revenue, estimatedRevenue }
  return {
    at,
    key: company.ticker,
    changes: [estimatedAt, releasedAt],
    itemAt(now) {
      if (now < estimatedAt) return { ...described, ...nothing, updatedDateTime: described.acquisitionDateTime }
      if (now >= releasedAt) return { ...described, ...results, updatedDateTime: instant(releasedAt) }
      return { ...described, ...nothing, estimatedEps, estimatedRevenue, updatedDateTime: instant(estimatedAt) }
    },
  }
}

const nasdaq = new Set(
  `AAPL MSFT NVDA AVGO AMD PLTR CSCO ADBE QCOM TXN INTC MU AMAT LRCX ADI MRVL INTU PANW CRWD FTNT WDC STX SNPS DDOG FSLR SMCI
  AMZN TSLA SBUX BKNG ABNB MAR EBAY LULU ORLY DASH WYNN DKNG GOOGL META NFLX CMCSA TMUS CHTR WBD TTWO PSKY TTD COST PEP MDLZ
  KHC MNST COIN HOOD PYPL CME AMGN GILD ISRG VRTX REGN BIIB MRNA HON UAL CSX LIN EQIX CEG AEP ADP ADSK ALGN APP AXON BKR CDNS
  CDW CHRW CINF COO CPRT CSGP CTAS CTSH DLTR DXCM ERIE EXC EXPD EXPE FANG FAST FFIV FITB FOXA GEHC GEN GRMN HAS HBAN HST IBKR
  IDXX INCY JBHT JKHY KDP KLAC LNT MCHP MPWR NDAQ NDSN NTAP NTRS NWSA NXPI ODFL ON PAYX PCAR PFG PODD POOL PTC REG ROP ROST
  SBAC SNDK STLD SWKS TECH TER TROW TSCO TRMB ULTA VRSK VRSN VTRS WDAY XEL ZBRA ACGL AKAM CASY COHR FISV LITE`.split(
    /\s+/,
  ),
)

function describe({ id, company: { ticker, name, marketValue }, at }: Report) {
  return {
    id,
    earningsDateTime: instant(at),
    acquisitionDateTime: instant(at - YEAR),
    ticker,
    companyName: name,
    shortExchangeName: nasdaq.has(ticker) ? 'NASDAQ' : 'NYSE',
    currency: 'USD',
    marketCap: Math.round(marketValue * 1e9),
    marketCapCategory: categoryOf(marketValue),
    search: `${name} ${ticker} USD`.toLowerCase(),
    source: SIMULATED,
  }
}

const instant = (at: number) => new Date(at).toISOString()

/** In billions of dollars. */
function categoryOf(marketValue: number): MarketCapCategory {
  if (marketValue >= 200) return 'mega'
  if (marketValue >= 10) return 'large'
  if (marketValue >= 2) return 'mid'
  if (marketValue >= 0.3) return 'small'
  return marketValue >= 0.05 ? 'micro' : 'nano'
}
