import type { EarningsReport, EconomicEvent } from '../../../src/contract/calendar/calendar.ts'

const times = { acquisitionDateTime: '2025-10-05T12:30:00.000Z', updatedDateTime: '2026-10-01T09:00:00.000Z' }

export const economicEvent = (id: string, said: Partial<EconomicEvent> = {}): EconomicEvent => ({
  id,
  eventDateTime: '2026-10-05T12:30:00.000Z',
  ...times,
  country: 'United States',
  eventName: 'CPI (YoY) (Sep)',
  currency: 'USD',
  previous: 3.1,
  estimate: 3,
  actual: null,
  change: null,
  impact: 'high',
  changePercentage: null,
  unit: '%',
  source: 'simulated',
  ...said,
})

export const earningsReport = (id: string, said: Partial<EarningsReport> = {}): EarningsReport => ({
  id,
  earningsDateTime: '2026-10-05T20:05:00.000Z',
  ...times,
  ticker: 'NVDA',
  companyName: 'Nvidia Corp.',
  shortExchangeName: 'NASDAQ',
  currency: 'USD',
  marketCap: 4_520_000_000_000,
  marketCapCategory: 'mega',
  eps: null,
  estimatedEps: 1.25,
  revenue: null,
  estimatedRevenue: 55_000_000_000,
  search: 'nvidia corp. nvda usd',
  source: 'simulated',
  ...said,
})
