import { type Listed, listed } from '../../companies/listed.ts'
import { remember } from '../../random/remember.ts'

type Reasons = { up: readonly string[]; down: readonly string[] }

/** Noun phrases for use after 'on' and 'citing'. The first entry that is a company's name, or is part of its industry or sector, counts. */
const byBusiness: readonly (readonly [readonly string[], Reasons])[] = [
  [
    ['First Solar'],
    {
      up: [
        'firm utility-scale demand',
        'a growing order backlog',
        'higher factory utilization',
        'domestic content demand',
        'better pricing',
      ],
      down: ['canceled orders', 'tariff costs', 'lower module prices', 'expiring tax credits', 'stretched valuation'],
    },
  ],
  [
    ['Expand Energy', 'EQT Corp.'],
    {
      up: [
        'firmer natural gas prices',
        'rising LNG demand',
        'lower well costs',
        'data center power demand',
        'improving free cash flow',
      ],
      down: [
        'weaker natural gas prices',
        'mild weather',
        'pipeline constraints',
        'rising service costs',
        'higher capital spending',
      ],
    },
  ],
  [
    ['FactSet', "Moody's Corporation", 'MSCI Inc.', 'S&P Global'],
    {
      up: [
        'strong renewal rates',
        'firm debt issuance',
        'rising demand for data',
        'growth in index assets',
        'operating leverage',
      ],
      down: [
        'longer sales cycles',
        'tighter client budgets',
        'slower debt issuance',
        'fee pressure',
        'higher expenses',
      ],
    },
  ],
  [
    ['REIT', 'Real Estate'],
    {
      up: ['rising occupancy', 'lower borrowing costs', 'record leasing', 'rent growth', 'a lighter supply pipeline'],
      down: ['slower leasing', 'higher refinancing costs', 'new supply', 'softer rents', 'tenant departures'],
    },
  ],
  [
    ['Utilities', 'Power Producers'],
    {
      up: [
        'data center power demand',
        'constructive rate decisions',
        'a larger capital plan',
        'load growth',
        'higher power prices',
      ],
      down: ['higher financing costs', 'regulatory delays', 'storm costs', 'rising capital needs', 'mild weather'],
    },
  ],
  [
    ['Apple Inc.'],
    {
      up: [
        'firm iPhone demand',
        'services growth',
        'an early upgrade cycle',
        'market share gains in China',
        'pricing power',
      ],
      down: [
        'soft iPhone demand',
        'tariff costs',
        'tougher competition in China',
        'app store risk',
        'stretched valuation',
      ],
    },
  ],
  [
    ['Tesla Inc.'],
    {
      up: [
        'rising deliveries',
        'energy storage growth',
        'lower battery costs',
        'progress in autonomous driving',
        'better margins',
      ],
      down: [
        'weaker deliveries',
        'price cuts',
        'expiring tax credits',
        'tougher competition in China',
        'stretched valuation',
      ],
    },
  ],
  [
    [
      'Semiconductor',
      'Technology Hardware',
      'Communications Equipment',
      'Electronic Co',
      'Electronic E',
      'Electronic M',
    ],
    {
      up: [
        'stronger data center orders',
        'rising spending on artificial intelligence',
        'better pricing',
        'a growing order backlog',
        'new product ramps',
      ],
      down: [
        'an inventory correction',
        'tighter export rules',
        'higher component costs',
        'stretched valuation',
        'softer industrial orders',
      ],
    },
  ],
  [
    ['Information Technology'],
    {
      up: [
        'a faster shift to cloud contracts',
        'rising spending on artificial intelligence',
        'improving corporate budgets',
        'strong renewal rates',
        'larger deal sizes',
      ],
      down: [
        'slower corporate spending',
        'rising competition in artificial intelligence',
        'longer sales cycles',
        'stretched valuation',
        'lower visibility into next year',
      ],
    },
  ],
  [
    ['Telecommunication', 'Cable'],
    {
      up: ['subscriber growth', 'lower churn', 'pricing power', 'improving free cash flow', 'fiber expansion'],
      down: [
        'subscriber losses',
        'tougher broadband competition',
        'heavier promotions',
        'higher network spending',
        'a heavy debt load',
      ],
    },
  ],
  [
    ['Communication Services'],
    {
      up: [
        'firmer advertising demand',
        'better engagement',
        'pricing power',
        'a strong release slate',
        'improving free cash flow',
      ],
      down: [
        'soft advertising trends',
        'higher content costs',
        'tougher competition for viewers',
        'slower user growth',
        'rising spending',
      ],
    },
  ],
  [
    ['Homebuilding'],
    {
      up: [
        'lower mortgage rates',
        'firm order growth',
        'tight supply of existing homes',
        'shorter build times',
        'easing material costs',
      ],
      down: ['high mortgage rates', 'heavier incentives', 'slower orders', 'rising land costs', 'unsold inventory'],
    },
  ],
  [
    ['Automobile'],
    {
      up: [
        'firmer truck pricing',
        'rising hybrid sales',
        'lower battery costs',
        'leaner inventories',
        'better margins',
      ],
      down: [
        'tariff costs',
        'weaker electric vehicle demand',
        'heavier incentives',
        'warranty costs',
        'tougher competition in China',
      ],
    },
  ],
  [
    ['Restaurants'],
    {
      up: [
        'better traffic trends',
        'new menu items',
        'loyalty program growth',
        'higher average checks',
        'easing food costs',
      ],
      down: ['softer traffic', 'higher beef costs', 'rising wages', 'heavier discounting', 'weaker consumer spending'],
    },
  ],
  [
    ['Hotels', 'Casinos'],
    {
      up: [
        'resilient consumer demand',
        'higher average spending',
        'better traffic trends',
        'strong bookings',
        'loyalty program growth',
      ],
      down: [
        'weaker consumer spending',
        'softer traffic',
        'higher labor costs',
        'slower bookings',
        'fewer international visitors',
      ],
    },
  ],
  [
    ['Consumer Discretionary'],
    {
      up: [
        'resilient consumer demand',
        'market share gains',
        'leaner inventories',
        'higher average spending',
        'faster online growth',
      ],
      down: [
        'weaker consumer spending',
        'tariff costs',
        'heavier discounting',
        'rising inventories',
        'margin pressure',
      ],
    },
  ],
  [
    ['Merchandise Retail', 'Food Retail'],
    {
      up: [
        'steady grocery traffic',
        'market share gains',
        'faster online growth',
        'membership income',
        'better inventory control',
      ],
      down: ['cautious shoppers', 'higher wages', 'tariff costs', 'price investments', 'rising theft losses'],
    },
  ],
  [
    ['Consumer Staples'],
    {
      up: [
        'steady volumes',
        'easing input costs',
        'pricing discipline',
        'gains in household penetration',
        'a better product mix',
      ],
      down: [
        'falling volumes',
        'shoppers trading down',
        'higher commodity costs',
        'private-label competition',
        'slower emerging-market sales',
      ],
    },
  ],
  [
    ['Refining'],
    {
      up: ['strong refining margins', 'high utilization', 'firm diesel demand', 'larger buybacks', 'lower crude costs'],
      down: [
        'narrower refining margins',
        'unplanned outages',
        'soft gasoline demand',
        'rising inventories',
        'higher maintenance spending',
      ],
    },
  ],
  [
    ['Storage & Transportation'],
    {
      up: [
        'rising LNG demand',
        'record gas volumes',
        'data center power demand',
        'new contracts',
        'improving free cash flow',
      ],
      down: [
        'project delays',
        'higher financing costs',
        'lower producer volumes',
        'regulatory delays',
        'a mild winter',
      ],
    },
  ],
  [
    ['Equipment & Services'],
    {
      up: [
        'a growing order book',
        'international activity',
        'offshore projects',
        'pricing gains',
        'improving free cash flow',
      ],
      down: [
        'slower drilling activity',
        'project delays',
        'rising service costs',
        'lower producer spending',
        'a softer North American market',
      ],
    },
  ],
  [
    ['Oil & Gas'],
    {
      up: [
        'lower breakeven costs',
        'rising free cash flow',
        'rising output',
        'higher natural gas demand',
        'cost discipline',
      ],
      down: [
        'weaker crude prices',
        'a supply glut',
        'rising service costs',
        'slower buybacks',
        'higher capital spending',
      ],
    },
  ],
  [
    ['Insurance Brokers'],
    {
      up: [
        'organic growth',
        'firm client retention',
        'new business wins',
        'operating leverage',
        'higher commission income',
      ],
      down: [
        'softer insurance pricing',
        'slower organic growth',
        'higher staff costs',
        'client losses',
        'tougher competition',
      ],
    },
  ],
  [
    ['Insurance', 'Reinsurance'],
    {
      up: [
        'favorable claims trends',
        'firm pricing',
        'higher investment income',
        'policy growth',
        'light catastrophe losses',
      ],
      down: [
        'softer pricing',
        'higher catastrophe losses',
        'slower policy growth',
        'rising repair costs',
        'reserve additions',
      ],
    },
  ],
  [
    ['Transaction'],
    {
      up: [
        'rising payment volume',
        'cross-border spending',
        'resilient consumer spending',
        'new merchant contracts',
        'operating leverage',
      ],
      down: [
        'slower volume growth',
        'fee pressure',
        'higher client incentives',
        'tougher competition',
        'softer consumer spending',
      ],
    },
  ],
  [
    ['Exchanges'],
    {
      up: [
        'strong trading volume',
        'rising fee income',
        'demand for options and futures',
        'operating leverage',
        'growth in data sales',
      ],
      down: [
        'lower trading volume',
        'fee pressure',
        'higher technology spending',
        'tougher competition',
        'slower listings',
      ],
    },
  ],
  [
    ['Asset Management'],
    {
      up: ['steady inflows', 'rising fee income', 'higher markets', 'strong fundraising', 'operating leverage'],
      down: ['net outflows', 'fee pressure', 'higher expenses', 'slower fundraising', 'tougher competition'],
    },
  ],
  [
    ['Regional Banks', 'Consumer Finance'],
    {
      up: ['benign credit costs', 'loan growth', 'lower deposit costs', 'lighter capital rules', 'rising fee income'],
      down: [
        'rising credit costs',
        'pressure on net interest income',
        'slower loan growth',
        'higher expenses',
        'higher deposit costs',
      ],
    },
  ],
  [
    ['Multi-Sector Holdings'],
    {
      up: [
        'strong insurance profit',
        'higher investment income',
        'firm railroad demand',
        'rising utility earnings',
        'a growing cash pile',
      ],
      down: [
        'weaker insurance profit',
        'lower investment income',
        'softer rail volumes',
        'wildfire costs',
        'lower interest income',
      ],
    },
  ],
  [
    ['Financials'],
    {
      up: [
        'a recovery in dealmaking',
        'benign credit costs',
        'rising fee income',
        'lighter capital rules',
        'strong trading activity',
      ],
      down: [
        'rising credit costs',
        'pressure on net interest income',
        'slower loan growth',
        'higher expenses',
        'lower fee income',
      ],
    },
  ],
  [
    ['Pharmaceuticals', 'Biotechnology'],
    {
      up: [
        'a deeper drug pipeline',
        'strong demand for new treatments',
        'trial progress',
        'label expansions',
        'margin recovery',
      ],
      down: [
        'looming patent expirations',
        'drug pricing pressure',
        'generic competition',
        'trial delays',
        'higher research spending',
      ],
    },
  ],
  [
    ['Health Care Facilities'],
    {
      up: [
        'higher patient volumes',
        'cost controls',
        'better Medicare rates',
        'lower contract labor costs',
        'margin recovery',
      ],
      down: [
        'softer patient volumes',
        'reimbursement cuts',
        'Medicaid pressure',
        'higher labor costs',
        'more uninsured patients',
      ],
    },
  ],
  [
    ['Health Care Distributors'],
    {
      up: [
        'firm specialty drug volumes',
        'cost controls',
        'new customer wins',
        'growth in oncology services',
        'margin recovery',
      ],
      down: ['lower drug prices', 'customer losses', 'higher labor costs', 'softer volumes', 'pricing pressure'],
    },
  ],
  [
    ['Managed Health Care', 'Health Care Services'],
    {
      up: ['stable medical costs', 'firm volumes', 'cost controls', 'better Medicare rates', 'margin recovery'],
      down: ['rising medical costs', 'reimbursement cuts', 'Medicaid pressure', 'higher labor costs', 'softer volumes'],
    },
  ],
  [
    ['Life Sciences'],
    {
      up: [
        'a rebound in lab demand',
        'firm pharma spending',
        'new instrument orders',
        'improving biotech funding',
        'market share gains',
      ],
      down: [
        'tighter research budgets',
        'softer demand in China',
        'tariff costs',
        'slower biotech funding',
        'pricing pressure',
      ],
    },
  ],
  [
    ['Health Care Technology'],
    {
      up: [
        'strong renewal rates',
        'larger deal sizes',
        'new customer wins',
        'margin recovery',
        'steady subscription growth',
      ],
      down: [
        'longer sales cycles',
        'tighter customer budgets',
        'tougher competition',
        'pricing pressure',
        'higher expenses',
      ],
    },
  ],
  [
    ['Health Care'],
    {
      up: [
        'procedure volume growth',
        'new product launches',
        'firm hospital spending',
        'better supply',
        'market share gains',
      ],
      down: [
        'slower procedure growth',
        'tariff costs',
        'softer demand in China',
        'tighter hospital budgets',
        'pricing pressure',
      ],
    },
  ],
  [
    ['Aerospace'],
    {
      up: [
        'a record order backlog',
        'strong aftermarket demand',
        'rising defense budgets',
        'higher production rates',
        'improving supply chains',
      ],
      down: [
        'program cost overruns',
        'supplier delays',
        'slower deliveries',
        'higher material costs',
        'contract reviews',
      ],
    },
  ],
  [
    ['Passenger Ground'],
    {
      up: [
        'rising trip volume',
        'membership growth',
        'growth in deliveries',
        'better driver supply',
        'operating leverage',
      ],
      down: [
        'higher insurance costs',
        'slower trip growth',
        'tougher competition',
        'heavier incentives',
        'regulatory costs',
      ],
    },
  ],
  [
    ['Human Resource', 'Research & Consulting', 'Data Processing', 'Diversified Support', 'Environmental'],
    {
      up: ['firm pricing', 'strong client retention', 'new contract wins', 'cost discipline', 'steady demand'],
      down: ['slower hiring', 'higher labor costs', 'pricing pressure', 'client losses', 'softer volumes'],
    },
  ],
  [
    ['Airlines', 'Freight', 'Rail', 'Ground Transportation'],
    {
      up: ['firm pricing', 'cost cuts', 'improving demand', 'network savings', 'better service levels'],
      down: ['slowing volumes', 'higher labor costs', 'rising fuel prices', 'soft pricing', 'weak trade flows'],
    },
  ],
  [
    ['Industrials'],
    {
      up: [
        'a record order backlog',
        'improving supply chains',
        'pricing gains',
        'rising infrastructure spending',
        'data center demand',
      ],
      down: ['higher material costs', 'order delays', 'softer industrial demand', 'tariff costs', 'dealer destocking'],
    },
  ],
  [
    ['Gold'],
    {
      up: ['firmer gold prices', 'lower unit costs', 'higher grades', 'rising output', 'improving free cash flow'],
      down: ['falling gold prices', 'higher energy costs', 'lower grades', 'project delays', 'lower output'],
    },
  ],
  [
    ['Copper', 'Steel'],
    {
      up: ['firmer metal prices', 'tighter supply', 'lower unit costs', 'higher grades', 'construction demand'],
      down: [
        'oversupply from China',
        'higher energy costs',
        'lower grades',
        'weak construction demand',
        'falling prices',
      ],
    },
  ],
  [
    ['Packaging', 'Containers'],
    {
      up: ['lower energy costs', 'firmer box demand', 'price increases', 'cost savings', 'restocking by customers'],
      down: ['softer volumes', 'higher fiber costs', 'higher energy costs', 'falling prices', 'customer destocking'],
    },
  ],
  [
    ['Materials'],
    {
      up: ['lower energy costs', 'tighter supply', 'construction demand', 'price increases', 'cost savings'],
      down: [
        'weak construction demand',
        'oversupply from China',
        'higher energy costs',
        'falling prices',
        'customer destocking',
      ],
    },
  ],
]

export const reasonsOf = remember(listed.length, ({ name, industry, sector }: Listed): Reasons => {
  const business = `${industry}, ${sector}`
  const found = byBusiness.find(([parts]) => parts.some((part) => name === part || business.includes(part)))
  if (found === undefined) throw new Error(`No reasons for ${name}, ${business}`)
  return found[1]
})

/** What a broker may say of a share, and no company of its business. */
const OF_SHARES = /valuation|buybacks/
/** Good for holders of shares, or a matter of plans: no lender improves or lowers an outlook for it. */
const NOT_OF_DEBT = /capital plan|capital spending|capital needs|research spending|price investments|contract reviews/

const without = ({ up, down }: Reasons, pattern: RegExp): Reasons => ({
  up: up.filter((reason) => !pattern.test(reason)),
  down: down.filter((reason) => !pattern.test(reason)),
})

/** What a company says of its own business. */
export const businessReasonsOf = remember(listed.length, (company: Listed) => without(reasonsOf(company), OF_SHARES))

/** What a rating agency says of a company's debt. */
export const creditReasonsOf = remember(listed.length, (company: Listed) =>
  without(businessReasonsOf(company), NOT_OF_DEBT),
)

/** The drawn one, or the next where that is the same. */
export const otherThan = (one: string, drawn: string, among: readonly string[]) =>
  drawn === one ? (among[(among.indexOf(one) + 1) % among.length] ?? drawn) : drawn
