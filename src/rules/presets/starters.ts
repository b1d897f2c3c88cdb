import type { SearchContext } from '../../contract/shared/search-context.ts'

/** Something that a feed can look for, by a name. */
export type Starter = { name: string; searchContext: SearchContext }

/** FED-14: what a visitor, who has no presets, can begin with. */
export const starters: readonly Starter[] = [
  { name: 'Important only', searchContext: { keywords: ['is:important'], queryLanguage: 2 } },
  { name: 'Earnings', searchContext: { topics: ['EARNINGS'] } },
  {
    name: 'Central banks',
    searchContext: { keywords: ['"central bank" OR Fed OR ECB OR BoE OR BoJ'], queryLanguage: 2 },
  },
  { name: 'Analyst ratings', searchContext: { topics: ['ANALYST_RATINGS'] } },
  { name: 'Energy and metals', searchContext: { topics: ['OIL_AND_GAS', 'METALS', 'COMMODITIES'] } },
  { name: 'Crypto', searchContext: { topics: ['CRYPTO'] } },
]
