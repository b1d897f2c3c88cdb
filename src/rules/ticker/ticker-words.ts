import type { TickerProfile } from '../../contract/ticker/ticker.ts'

/** What a symbol stands for. */
export const kindNames: Record<TickerProfile['kind'], string> = {
  share: 'Share',
  class: 'Other class of a listed company',
  ADR: 'Depositary receipt (ADR)',
  ETF: 'Exchange-traded fund',
  fund: 'Fund',
  // the directory lists trusts that hold coins; prices know the coins themselves
  coin: 'Cryptocurrency, or a trust that holds it',
  future: 'Future',
  yield: 'Yield',
  index: 'Index',
}

const rate = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** How much is written about a symbol, against what is usual: '12 headlines in 24 hours, usually 4.5'. */
export function newsWords({ lastDay, usual }: TickerProfile['news']) {
  const count = `${lastDay} ${lastDay === 1 ? 'headline' : 'headlines'} in 24 hours`
  if (usual === null) return count
  return `${count}, usually ${usual < 0.05 ? 'none' : rate.format(usual)}`
}
