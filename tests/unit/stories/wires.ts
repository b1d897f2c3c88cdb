import type { Grouped } from '../../../src/rules/stories/groups.ts'

/**
 * Invented headlines: what stands in one line of a fact is one group, a fact is one line of the array. The facts are similar on purpose: other companies, figures,
 * periods and acts in the same words.
 */
export const facts: readonly (readonly string[])[] = [
  [
    'Orbex Foods to buy Halden Dairy for $2.4 billion',
    'UPDATE 1-Orbex Foods to acquire Halden Dairy in $2.4 bln deal',
    'Orbex Foods buys Halden Dairy for $2.4B',
  ],
  ['Orbex Foods to buy Linden Mills for $310 million', 'Orbex Foods to acquire Linden Mills for $310 mln'],
  ['Orbex Foods and Marrow Farms end merger talks', 'Merger talks between Orbex Foods and Marrow Farms end'],
  [
    'Tarvik Motors recalls 36,000 vans over brake pedals',
    'Tarvik Motors recalls 36,000 vans to fix brake pedals',
    'Tarvik Motors recalling vans over brake pedals',
  ],
  ['Tarvik Motors recalls 12,000 pickups over seat belts'],
  [
    'Tarvik Motors to hire 800 workers at Ostrova plant',
    'Tarvik Motors hiring 800 workers for Ostrova plant',
    'Tarvik Motors to hire 800 workers at Ostrova plant - Daily Ledger',
  ],
  [
    'Pizza chain Brunello files for bankruptcy',
    'Brunello files for bankruptcy protection',
    'Pizza chain Brunello again files for bankruptcy',
  ],
  [
    'Retailer Kestrel Lane files for bankruptcy',
    'Kestrel Lane files for Chapter 11 bankruptcy',
    'RPT-Kestrel Lane files for bankruptcy',
  ],
  ['Varda Bank posts record quarterly loss on bad loans', 'Varda Bank posts record loss on bad loans, writedowns'],
  ['Solbank posts record quarterly profit on trading'],
  ['Nordvik Energy Q1 EPS $1.12 beats estimates', 'Nordvik Energy Q1 EPS $1.12, tops estimates'],
  ['Nordvik Energy Q2 EPS $1.31 beats estimates'],
  ['Quillon Labs Q1 EPS $1.12 misses estimates'],
  ['Heron Capital upgrades Nordvik Energy to Buy', 'Nordvik Energy upgraded to Buy at Heron Capital'],
  ['Mistral Partners downgrades Nordvik Energy to Sell'],
  ['Heron Capital raises Quillon Labs price target to $45'],
  ['Heron Capital raises Quillon Labs price target to $52'],
  ['Gold rises 1.2% as dollar weakens', 'Gold gains 1.2% as dollar weakens', 'Gold up 1.2% as dollar weakens'],
  ['Gold falls 0.8% as dollar strengthens'],
  ['Silver rises 1.2% as dollar weakens'],
  ['Regulator approves Quillon Labs asthma drug', 'Quillon Labs asthma drug approved by regulator'],
  ['Regulator rejects Quillon Labs asthma drug', 'Quillon Labs asthma drug rejected by regulator'],
  ['Hackers steal customer files from Pellworm Telecom', 'Pellworm Telecom hacked, customer files stolen'],
  [
    'Pellworm Telecom chief executive resigns',
    'Pellworm Telecom CEO resigns',
    'BRIEF-Pellworm Telecom chief executive to resign',
  ],
  ['Fund Arden Rock renames itself Lantern Asset Management', 'Arden Rock renamed as Lantern Asset Management'],
  ['Volcano steam helped moss survive ice ages: study', 'Moss survived ice ages thanks to volcano steam, study finds'],
  ['12 stocks moving in Tuesday premarket session'],
  ['12 stocks moving in Wednesday premarket session'],
  ['15 stocks moving in Tuesday after-hours session'],
  ['Earnings scheduled for March 4'],
  ['Earnings scheduled for March 5'],
  ['Will the Orbex Foods deal survive regulators?'],
  ['Why Brunello went bankrupt twice'],
  ['Tin inventories up 15 tons, 3,255 in store', 'Daily stocks report: tin up 15 tons to 3,255'],
  ['Copper inventories up 15 tons, 8,410 in store'],
  ['Zinc warehouse stocks up by 1,050 to 106,700 tons', 'Zinc stocks up 1,050 tons, 106,700 in store'],
  ['Zinc warehouse stocks up by 2,075 to 108,775 tons'],
  ['Corvin Paper lifts dividend to $0.23 from $0.22', 'Corvin Paper boosts payout to $0.23'],
  ['Corvin Paper trims payout to $0.23'],
  ['Halvard Tools raises full-year outlook on strong demand', 'Strong demand: Halvard Tools hikes annual guidance'],
  ['Halvard Tools reduces annual guidance on weak demand', 'Halvard Tools cuts full-year outlook, demand weak'],
  ['Selmer Glass Q3 EPS above consensus', 'Selmer Glass earned more than estimates in third quarter'],
  ['Selmer Glass Q2 EPS above consensus'],
]

const START = Date.parse('2026-03-03T08:00:00Z')
const MINUTE = 60_000

/** Item `line` of fact `fact`; those of one fact are 20 minutes apart. */
export const wires: readonly Grouped[] = facts.flatMap((titles, fact) =>
  titles.map((title, line) => ({
    id: `${String(fact).padStart(2, '0')}-${line}`,
    at: START + (fact + line * 20) * MINUTE,
    publisher: `Wire ${line}`,
    title,
    tickers: [],
  })),
)

export const wire = (id: string, title: string, more: Partial<Grouped> = {}): Grouped => ({
  id,
  at: START,
  publisher: 'Wire',
  title,
  tickers: [],
  ...more,
})
export const HOUR = 60 * MINUTE
