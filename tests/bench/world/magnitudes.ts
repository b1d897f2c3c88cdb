import type { Served } from './served.ts'

/** Figures of a company that do not fit each other, in words. */
export function misfits({ reports, quote, instruments, until }: Served) {
  const found: string[] = []
  const values = new Map(
    instruments.filter(({ kind }) => kind === 'share').map(({ symbol }) => [symbol, quote(symbol, until)]),
  )
  for (const { ticker, eps, revenue, marketCap } of reports) {
    const now = values.get(ticker)
    if (!now || now.marketCap === null || eps === null || revenue === null || marketCap === null) continue
    const shares = now.marketCap / now.price
    if (eps * shares >= revenue) found.push(`${ticker}: ${eps} a share earned on revenue of ${revenue}`)
    if (Math.abs(Math.log(marketCap / now.marketCap)) > 0.5)
      found.push(`${ticker}: worth ${marketCap} in the calendar, ${now.marketCap} in its quote`)
  }
  return found
}
