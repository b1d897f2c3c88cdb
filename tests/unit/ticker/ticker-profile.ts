import type { TickerProfile } from '../../../src/contract/ticker/ticker.ts'

export const profileOf = (symbol: string, named: Partial<TickerProfile> = {}): TickerProfile => ({
  ...{ symbol, name: `${symbol} Corp`, kind: 'share', exchange: 'NYSE', sector: null, industry: null, others: [] },
  ...{ hasPrices: true, news: { lastDay: 0, usual: null }, peers: [], sameIndustry: [], reports: null },
  asOf: '2026-11-20T15:00:00.000Z',
  ...named,
})
