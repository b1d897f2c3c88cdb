import type { Topic } from '../../../src/contract/shared/topics.ts'
import type { Role } from './read-kinds.ts'

/** Who publishes the headlines: a fast wire with few words, desks by field that tell the details, and a paper that looks back. */
const flash = 'Simulated Flash Wire'
const brief = 'Simulated Street Brief'
const corporate = 'Simulated Company Wire'
const equities = 'Simulated Equities Desk'
const macro = 'Simulated Macro Desk'
const commodities = 'Simulated Commodities Desk'
const coins = 'Simulated Digital Assets Desk'
const world = 'Simulated World Desk'

const desks: Readonly<Record<Topic, string>> = {
  ANALYST_RATINGS: equities,
  CORPORATE_ACTIONS: corporate,
  CRYPTO: coins,
  CURRENCIES: macro,
  EARNINGS: equities,
  FIXED_INCOME_AND_INTEREST_RATES: macro,
  MACRO: macro,
  METALS: commodities,
  OIL_AND_GAS: commodities,
  REAL_ESTATE: corporate,
  RESEARCH: equities,
  STOCK_MARKETS: equities,
  SPORTS: world,
  TECHNOLOGY: corporate,
  HEALTHCARE: corporate,
  ENVIRONMENT: world,
  ENTERTAINMENT: world,
  COMMODITIES: commodities,
  GEOPOLITICS: world,
  LEGAL: world,
  OTHER: corporate,
}

/** A role is never taken by the wire of another, so that two wires do not tell one fact in the same words. */
export function wireOf(role: Role, topic: Topic) {
  if (role === 'brief') return brief
  return role === 'flash' ? flash : desks[topic]
}

export const simulatedPublishers: readonly string[] = [...new Set([flash, brief, ...Object.values(desks)])].sort()
