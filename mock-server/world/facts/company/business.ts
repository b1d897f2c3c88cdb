import { inventedCompany } from '../../companies/invented.ts'
import { type Listed, named } from '../../companies/listed.ts'
import { grouped, money, percent } from '../../news/figures.ts'
import { cities, conditions, drugs, states, withArticle } from '../../news/words/names.ts'
import { turnOf } from '../../random/parts.ts'
import type { Storyline } from '../storyline.ts'
import type { OfCompany } from './corporate.ts'
import { clientAssets, customersOf, devices, fields, gasFields, mostOf, productsOf, territories } from './pools.ts'

const product = (company: Listed): Storyline => ({
  name: 'product',
  words: (draw) => ({ ...named(company), product: draw.pick(productsOf(company)) }),
  stages: [
    {
      kind: 'product.shown',
      days: [0, 0],
      tone: 0.3,
      move: [-0.006, 0.016],
      cause: 'its product launch',
      when: 'session',
    },
    { kind: 'product.sold', days: [12, 30], tone: 0.2, chance: 0.7 },
    {
      kind: 'product.demand',
      days: [20, 40],
      tone: 0.4,
      chance: 0.5,
      move: [0.006, 0.02],
      cause: 'news of product demand',
    },
  ],
})

const contract = (company: Listed): Storyline => ({
  name: 'contract',
  words(draw) {
    const customer = draw.pick(customersOf(company))
    const most = mostOf(customer) * draw.between(0.3, 1)
    return {
      ...named(company),
      customer,
      theCustomer: withArticle(customer),
      value: money(Math.max(0.02, Math.min(most, company.quarterRevenue * draw.between(0.05, 0.4)))),
      years: draw.pick(['three', 'five', 'seven', '10']),
    }
  },
  stages: [{ kind: 'contract.short', days: [0, 0], tone: 0.1 }],
  ends: [
    [3, [{ kind: 'contract.won', days: [12, 40], tone: 0.45, move: [0.006, 0.025], cause: 'a contract win' }]],
    [1, [{ kind: 'contract.lost', days: [12, 40], tone: -0.3, move: [-0.02, -0.006], cause: 'a lost contract' }]],
  ],
})

const plant = (company: Listed): Storyline => ({
  name: 'plant',
  words(draw) {
    const spend = Math.min(5, Math.max(0.06, company.quarterRevenue * draw.between(0.04, 0.3)))
    const jobs = Math.max(2, Math.round(spend * draw.between(5, 16))) * 50
    return { ...named(company), state: draw.pick(states), spend: money(spend), jobs: grouped(jobs) }
  },
  stages: [
    { kind: 'plant.planned', days: [0, 0], tone: 0.25 },
    { kind: 'plant.approved', days: [25, 60], tone: 0.2, chance: 0.8 },
  ],
})

const strike = (company: Listed): Storyline => ({
  name: 'strike',
  words: (draw) => ({
    ...named(company),
    state: draw.pick(states),
    workers: grouped(draw.whole(6, 90) * 100),
    raise: percent(draw.between(11, 27), 0),
    years: draw.pick(['three', 'four', 'five']),
  }),
  stages: [
    { kind: 'strike.vote', days: [0, 0], tone: -0.25 },
    { kind: 'strike.begun', days: [5, 14], tone: -0.45, chance: 0.6, move: [-0.02, -0.006], cause: 'the walkout' },
    { kind: 'strike.deal', days: [6, 25], tone: 0.4, move: [0.006, 0.02], cause: 'the tentative labor deal' },
    { kind: 'strike.over', days: [6, 12], tone: 0.2 },
  ],
})

const pricing = (company: Listed): Storyline => ({
  name: 'pricing',
  words: (draw) => ({
    ...named(company),
    rise: percent(draw.between(2, 8)),
    reason: draw.pick(['higher input costs', 'freight costs', 'wages', 'investment']),
  }),
  stages: [{ kind: 'price.rise', days: [0, 0], tone: 0.15 }],
})

const partner = (company: Listed, seed: number, slot: number): Storyline => ({
  name: 'partner',
  words: (draw) => ({
    ...named(company),
    firm: inventedCompany(seed, slot + 550, 'Information Technology').name,
    product: draw.pick(productsOf(company)),
  }),
  stages: [
    { kind: 'partner.signed', days: [0, 0], tone: 0.25 },
    { kind: 'partner.live', days: [30, 60], tone: 0.2 },
  ],
})

const drug = (company: Listed, seed: number, slot: number): Storyline => ({
  name: 'drug',
  words: (draw) => ({
    ...named(company),
    drug: drugs[turnOf(seed, slot, drugs.length)] ?? '',
    condition: draw.pick(conditions),
    gain: percent(draw.between(18, 61), 0),
    patients: grouped(draw.whole(400, 3900)),
    peak: money(draw.between(0.8, 5.5)),
  }),
  stages: [],
  ends: [
    [
      3,
      [
        { kind: 'drug.good', days: [0, 0], tone: 0.6, move: [0.02, 0.06], cause: 'its trial data', when: 'early' },
        { kind: 'drug.filed', days: [30, 60], tone: 0.3 },
      ],
    ],
    [2, [{ kind: 'drug.bad', days: [0, 0], tone: -0.6, move: [-0.07, -0.02], cause: 'its trial data', when: 'early' }]],
    [
      2,
      [
        { kind: 'drug.filed', days: [0, 0], tone: 0.3 },
        { kind: 'drug.approved', days: [40, 80], tone: 0.6, move: [0.012, 0.04], cause: 'the FDA decision' },
      ],
    ],
    [
      1,
      [
        { kind: 'drug.filed', days: [0, 0], tone: 0.3 },
        { kind: 'drug.refused', days: [40, 80], tone: -0.6, move: [-0.06, -0.02], cause: 'the FDA decision' },
      ],
    ],
  ],
})

const device = (company: Listed): Storyline => ({
  name: 'device',
  words: (draw) => ({ ...named(company), device: draw.pick(devices[company.ticker] ?? []) }),
  stages: [{ kind: 'device.cleared', days: [0, 0], tone: 0.4, move: [0.003, 0.015], cause: 'an FDA clearance' }],
})

const estate = (company: Listed): Storyline => ({
  name: 'estate',
  words: (draw) => ({
    ...named(company),
    city: draw.pick(cities),
    years: draw.pick(['10', '12', '15']),
    value: money(draw.between(0.12, 1.8)),
    cap: percent(draw.between(5.1, 6.9)),
    occupancy: percent(draw.between(93.1, 97.8)),
    rent: percent(draw.between(2, 8)),
  }),
  stages: [
    { kind: 'lease', days: [0, 0], tone: 0.2 },
    { kind: 'portfolio', days: [10, 30], tone: 0.1 },
    { kind: 'occupancy', days: [10, 30], tone: 0.25, when: 'early' },
  ],
})

const power = (company: Listed): Storyline => ({
  name: 'power',
  words: (draw) => ({
    ...named(company),
    power: grouped(draw.whole(2, 14) * 100),
    source: draw.pick(['solar', 'wind', 'battery', 'gas']),
    state: draw.pick(territories[company.ticker] ?? []),
  }),
  stages: [{ kind: 'power.deal', days: [0, 0], tone: 0.25 }],
})

/** Gas producers count cubic feet, all others barrels. */
function outputWords(company: Listed): Storyline['words'] {
  return (draw) => {
    const ofGas = gasFields[company.ticker]
    const [field, least, most] = draw.pick(ofGas ?? fields[company.ticker] ?? [])
    const made = draw.between(least, most)
    const volume = ofGas ? `${made.toFixed(2)} billion cubic feet` : `${grouped(Math.round(made) * 1000)} barrels`
    return { ...named(company), field, volume, made: ofGas ? `${volume} of gas` : `${volume} of oil equivalent` }
  }
}

const output = (company: Listed): Storyline => ({
  name: 'output',
  words: outputWords(company),
  stages: [{ kind: 'output', days: [0, 0], tone: 0.15 }],
})

const assets = (company: Listed): Storyline => ({
  name: 'assets',
  words: (draw) => ({
    ...named(company),
    assets: money((clientAssets[company.ticker] ?? 0) * draw.between(0.97, 1.05)),
    month: 'last month',
  }),
  stages: [{ kind: 'traffic', days: [0, 0], tone: 0.1, when: 'early' }],
})

/** Three for each of those that order series. */
const titles = [
  'Northbound',
  'The Ninth Floor',
  'Salt Creek',
  'House of Ravens',
  'Quarter Moon',
  'Signal Lost',
  'Cold Harbor Lane',
  'The Long Bench',
  'Low Season',
  'Fault Lines',
  'Second Shift',
  'Night Desk',
  'Paper Tigers',
  'The Ferryman',
  'Cedar and Ash',
  'Off Season',
  'The Tide Table',
  'Borrowed Light',
  'Winter Rules',
  'Mill Street',
  'The Understudy',
  'Last Exit North',
  'High Pasture',
  'Open Water',
]
/** Those that order series and show sports. */
const studios: readonly string[] = ['DIS', 'NFLX', 'PSKY', 'WBD', 'FOXA', 'CMCSA', 'AMZN', 'AAPL']
/** What the games of a league cost a channel a year, at least and at most, in billions of dollars. */
const leagues = [
  ['NFL', 1, 2.5],
  ['NBA', 1.2, 2.6],
  ['MLB', 0.2, 0.7],
  ['NHL', 0.2, 0.6],
  ['MLS', 0.12, 0.3],
  ['WNBA', 0.05, 0.2],
  ['La Liga', 0.1, 0.25],
  ['Premier League', 0.3, 0.5],
] as const

const media = (company: Listed, _seed: number, slot: number): Storyline => ({
  name: 'media',
  words(draw) {
    const [league, least, most] = draw.pick(leagues)
    return {
      ...named(company),
      title: titles[3 * studios.indexOf(company.ticker) + (slot % 3)] ?? '',
      viewers: `${draw.between(3, 24).toFixed(1)} million`,
      league,
      theLeague: withArticle(league),
      years: draw.pick(['three', 'five', 'six']),
      value: money(draw.between(least, most)),
    }
  },
  stages: [
    { kind: 'media', days: [0, 0], tone: 0.25 },
    { kind: 'rights', days: [15, 40], tone: 0.2, chance: 0.5 },
  ],
})

const sector =
  (...names: string[]) =>
  ({ sector: name }: Listed) =>
    names.includes(name)
const industry =
  (pattern: RegExp) =>
  ({ industry: name }: Listed) =>
    pattern.test(name)
const of = (
  name: string,
  chance: number,
  where: OfCompany['where'],
  about: OfCompany['about'],
  times = 1,
): OfCompany => ({ name, chance, times, where, about })

/** Has sites that make something. */
const makesThings = industry(
  /Aerospace|Machinery|Building Products|Electrical|Conglomerates|Semiconductor|Hardware|Electronic (C|E|M)|Communications Equipment|Chemicals|Construction Materials|Copper|Gold|Gases|Containers|Packaging|Steel|Foods|Drinks|Household|Personal Care|Brewers|Distillers|Tobacco|Pharma|Biotech|Health Care (Equipment|Supplies)|Life Sciences|Automobile|Automotive Parts/,
)

export const businessStorylines: readonly OfCompany[] = [
  of('product', 1, (company) => productsOf(company).length > 0, product),
  of('contract', 0.9, (company) => customersOf(company).length > 0, contract),
  of('plant', 0.8, makesThings, plant),
  of('strike', 0.5, industry(/Aerospace|Automobile|Air|Rail|Machinery|Food|Trucking|Steel/), strike),
  of(
    'pricing',
    0.6,
    (company) => makesThings(company) && !industry(/Aerospace|Pharma|Biotech|Copper|Gold/)(company),
    pricing,
  ),
  of(
    'partner',
    0.9,
    (company) => !sector('Consumer Staples', 'Industrials')(company) && productsOf(company).length > 0,
    partner,
  ),
  of('drug', 1, industry(/Pharma|Biotech/), drug),
  of('device', 0.9, ({ ticker }) => ticker in devices, device),
  of('estate', 0.95, industry(/(Center|Care|Industrial|Office|Retail|Specialized) REITs/), estate, 2),
  of('power', 0.9, ({ ticker }) => ticker in territories, power, 3),
  of('output', 0.9, ({ ticker }) => ticker in fields || ticker in gasFields, output, 4),
  of('assets', 0.95, ({ ticker }) => ticker in clientAssets, assets, 3),
  of('media', 0.95, ({ ticker }) => studios.includes(ticker), media, 3),
]
