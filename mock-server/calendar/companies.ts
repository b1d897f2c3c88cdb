import { type Listed, listed } from '../world/news/universe.ts'

const nasdaq = new Set(
  `AAPL MSFT NVDA AVGO AMD PLTR CSCO ADBE QCOM TXN INTC MU AMAT LRCX ADI MRVL INTU PANW CRWD FTNT WDC STX SNPS DDOG FSLR SMCI
  AMZN TSLA SBUX BKNG ABNB MAR EBAY LULU ORLY DASH WYNN DKNG GOOGL META NFLX CMCSA TMUS CHTR WBD TTWO PSKY TTD COST PEP MDLZ
  KHC MNST COIN HOOD PYPL CME AMGN GILD ISRG VRTX REGN BIIB MRNA HON UAL CSX LIN EQIX CEG AEP`.split(/\s+/),
)

/** Months by which the quarters of a company end after those of the calendar year. */
const shifts: Readonly<Record<string, 1 | 2>> = {
  ...shifted(
    1,
    'NVDA WMT HD LOW TGT TJX CRM DELL MRVL PANW CRWD INTU SNPS BBY DG KR LULU AVGO HPQ DE AMAT ADI CSCO MDT',
  ),
  ...shifted(2, 'MU NKE FDX CCL ADBE ORCL ACN GIS LEN COST DRI AZO'),
}

function shifted(months: 1 | 2, tickers: string) {
  return Object.fromEntries(tickers.split(' ').map((ticker) => [ticker, months]))
}

export const companies = listed
export const exchangeOf = ({ ticker }: Listed) => (nasdaq.has(ticker) ? 'NASDAQ' : 'NYSE')

/** How many months after a calendar quarter a company's own ends. */
export const lagOf = ({ ticker }: Listed) => shifts[ticker] ?? 0

/** Working days after the quarter's end, the earliest and the latest: banks first, then large companies, then the others. */
export function reportingDays({ sector, industry, marketValue }: Listed): readonly [number, number] {
  if (/Diversified Banks|Investment Banking/.test(industry)) return [9, 12]
  if (sector === 'Information Technology' || marketValue > 300) return [16, 24]
  return [14, 30]
}
