import type { Topic } from '../../../src/contract/shared/topics.ts'
import type { Phase } from '../time/clock.ts'

const weights: Readonly<Record<Topic, number>> = {
  ANALYST_RATINGS: 8,
  CORPORATE_ACTIONS: 8,
  CRYPTO: 4,
  CURRENCIES: 4.5,
  EARNINGS: 9,
  FIXED_INCOME_AND_INTEREST_RATES: 5,
  MACRO: 7.5,
  METALS: 4,
  OIL_AND_GAS: 5,
  REAL_ESTATE: 4,
  RESEARCH: 4,
  STOCK_MARKETS: 8,
  SPORTS: 3.5,
  TECHNOLOGY: 5,
  HEALTHCARE: 5,
  ENVIRONMENT: 3.5,
  ENTERTAINMENT: 3.5,
  COMMODITIES: 4,
  GEOPOLITICS: 4.5,
  LEGAL: 4,
  OTHER: 3.5,
}

const byPhase: Readonly<Record<Phase, Partial<Record<Topic, number>>>> = {
  night: { ANALYST_RATINGS: 0.6, EARNINGS: 0.6, CURRENCIES: 1.6, CRYPTO: 1.4 },
  pre: { ANALYST_RATINGS: 1.7, EARNINGS: 1.5, CORPORATE_ACTIONS: 1.3, HEALTHCARE: 1.2 },
  open: { STOCK_MARKETS: 1.3 },
  post: { EARNINGS: 2.6, CORPORATE_ACTIONS: 1.3 },
  weekend: { ANALYST_RATINGS: 0.5, EARNINGS: 0.5, CRYPTO: 1.8, GEOPOLITICS: 1.5, SPORTS: 1.7, ENTERTAINMENT: 1.7 },
}

/** How often a topic is drawn. Statistics of the United States are released at 8:30 and 10:00 in New York. */
export function topicWeight(topic: Topic, phase: Phase, isRush: boolean): number {
  return weights[topic] * (byPhase[phase][topic] ?? 1) * (isRush && topic === 'MACRO' ? 5 : 1)
}

export function isRush(minute: number): boolean {
  return (minute >= 510 && minute < 516) || (minute >= 600 && minute < 604)
}
