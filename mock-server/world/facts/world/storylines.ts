import { firmNamed, inventedCompany } from '../../companies/invented.ts'
import { dollars, grouped, money, percent } from '../../news/figures.ts'
import { cities, states } from '../../news/words/names.ts'
import { comboOf, part, stepOf } from '../../random/parts.ts'
import { hash, mix } from '../../random/random.ts'
import type { Storyline } from '../storyline.ts'
import type { OfWorld } from './of-world.ts'
import { politics } from './politics.ts'
import { regular } from './regular.ts'
import { scenery } from './scenery.ts'

const firmOf = (seed: number, slot: number, sector?: string) => inventedCompany(seed, slot, sector, true).name

const ipo = (seed: number, slot: number): Storyline => ({
  name: 'ipo',
  words(draw) {
    const low = draw.whole(12, 28)
    const price = low + draw.whole(-1, 4)
    return {
      firm: firmOf(seed, slot),
      revenue: money(draw.between(0.2, 2.4)),
      growth: percent(draw.between(12, 60), 0),
      low: dollars(low, 0),
      high: dollars(low + 3, 0),
      price: dollars(price, 0),
      opened: dollars(price * draw.between(0.94, 1.35)),
      raise: money(draw.between(0.2, 1.8)),
    }
  },
  stages: [
    { kind: 'ipo.files', days: [0, 0], tone: 0.15 },
    { kind: 'ipo.range', days: [15, 28], tone: 0.1, when: 'early' },
    { kind: 'ipo.priced', days: [6, 10], tone: 0.2, chance: 0.9 },
    { kind: 'ipo.trades', days: [0.4, 0.9], tone: 0.3, when: 'session' },
    { kind: 'ipo.lockup', days: [50, 80], tone: -0.1 },
  ],
})

/** As in 'a patent case' and 'sued over patents'. */
const matters = [
  ['patent', 'patents'],
  ['pricing', 'pricing'],
  ['privacy', 'privacy'],
  ['labeling', 'labeling'],
  ['overtime', 'overtime pay'],
  ['disclosure', 'its disclosures'],
  ['billing', 'billing'],
] as const
const suit = (seed: number, slot: number): Storyline => ({
  name: 'suit',
  words(draw) {
    const [matter, over] = draw.pick(matters)
    return {
      firm: firmOf(seed, slot),
      matter,
      over,
      claim: money(draw.between(0.08, 0.9)),
      sum: money(draw.between(0.01, 0.07)),
    }
  },
  stages: [
    { kind: 'suit.filed', days: [0, 0], tone: -0.4 },
    { kind: 'suit.ruling', days: [15, 40], tone: -0.3, chance: 0.7 },
  ],
  ends: [
    [2, [{ kind: 'suit.settled', days: [20, 50], tone: 0 }]],
    [1, [{ kind: 'suit.thrown', days: [20, 50], tone: 0.4 }]],
  ],
})

const fraud = (seed: number, slot: number): Storyline => ({
  name: 'fraud',
  words: (draw) => ({
    firm: firmOf(seed, slot),
    sum: money(draw.between(0.02, 0.4)),
    years: draw.pick(['two', 'three']),
  }),
  stages: [
    { kind: 'fraud.halt', days: [0, 0], tone: -0.7 },
    { kind: 'fraud.probe', days: [6, 20], tone: -0.6 },
    { kind: 'fraud.restated', days: [30, 60], tone: -0.3 },
  ],
})

/** A product and its part that is at fault. */
const recalled = [
  ['heater', 'thermostat'],
  ['humidifier', 'valve'],
  ['stroller', 'latch'],
  ['e-bike', 'battery'],
  ['blender', 'blade guard'],
  ['power bank', 'battery'],
  ['ladder', 'latch'],
  ['coffee maker', 'valve'],
] as const
const recall = (seed: number, slot: number): Storyline => ({
  name: 'recall',
  words(draw) {
    const units = draw.whole(3, 90)
    const [item, part] = draw.pick(recalled)
    return {
      firm: firmNamed(seed, slot, ['Products', 'Brands', 'Home', 'Appliances']),
      units: grouped(units * 1000),
      wider: grouped(units * 1000 * draw.whole(2, 4)),
      item,
      part,
      sum: money(draw.between(0.01, 0.09)),
    }
  },
  stages: [
    { kind: 'recall.begun', days: [0, 0], tone: -0.4 },
    { kind: 'recall.wider', days: [5, 20], tone: -0.5, chance: 0.6 },
    { kind: 'recall.settled', days: [35, 70], tone: 0 },
  ],
})

const broke = (seed: number, slot: number): Storyline => ({
  name: 'broke',
  words: (draw) => ({
    firm: firmOf(seed, slot),
    debt: money(draw.between(0.2, 2.6)),
    sum: money(draw.between(0.05, 0.4)),
  }),
  stages: [
    { kind: 'broke.files', days: [0, 0], tone: -0.7 },
    { kind: 'broke.loan', days: [2, 8], tone: -0.1 },
    { kind: 'broke.plan', days: [40, 80], tone: 0.2 },
  ],
})

const fire = (seed: number, slot: number): Storyline => ({
  name: 'fire',
  words: (draw) => ({
    firm: firmOf(seed, slot, 'Materials'),
    state: draw.pick(states),
    sum: money(draw.between(0.01, 0.2)),
  }),
  stages: [
    { kind: 'fire.begun', days: [0, 0], tone: -0.5, when: 'any' },
    { kind: 'fire.restart', days: [6, 30], tone: 0.3 },
  ],
})

/** Where a metal is mined, and what a mine of some size produces in a year at least and at most. */
const mines = [
  ['copper', ['Chile', 'Peru', 'Zambia', 'Indonesia', 'Canada'], 40, 320],
  ['nickel', ['Indonesia', 'Canada', 'New Caledonia'], 12, 60],
  ['zinc', ['Peru', 'Canada', 'Alaska', 'Mexico'], 50, 250],
  ['silver', ['Peru', 'Mexico', 'Chile'], 3, 21],
  ['platinum', ['South Africa', 'Zimbabwe'], 90, 420],
] as const

/** Base metals are weighed in tons, silver and platinum in ounces. */
function minedText(metal: string, amount: number) {
  if (metal === 'silver') return `${amount.toFixed(1)} million ounces`
  return `${grouped(Math.round(amount) * 1000)} ${metal === 'platinum' ? 'ounces' : 'tons'}`
}

function mineWords(seed: number, slot: number): Storyline['words'] {
  return (draw) => {
    const [metal, where, least, most] = draw.pick(mines)
    return {
      firm: firmNamed(seed, slot, ['Mining', 'Metals', 'Resources']),
      metal,
      place: draw.pick(where),
      output: minedText(metal, draw.between(least, most)),
      trouble: draw.pick(['a pay dispute', 'water limits', 'a road blockade', 'a power shortage']),
    }
  }
}

const mine = (seed: number, slot: number): Storyline => ({
  name: 'mine',
  words: mineWords(seed, slot),
  stages: [
    { kind: 'mine.stop', days: [0, 0], tone: -0.4, when: 'any', shocks: [['metals', 0.5]], cause: 'a mine stoppage' },
    { kind: 'mine.restart', days: [10, 35], tone: 0.3, shocks: [['metals', -0.4]] },
  ],
})

const hack = (seed: number, slot: number): Storyline => ({
  name: 'hack',
  words: (draw) => ({
    firm: `${firmOf(seed, slot, 'Financials').split(' ')[0]} Coin`,
    loss: money(draw.between(0.01, 0.12)),
  }),
  stages: [
    {
      kind: 'coin.hack',
      days: [0, 0],
      tone: -0.6,
      when: 'any',
      shocks: [['crypto', -0.8]],
      cause: 'a breach at an exchange',
    },
    { kind: 'coin.refund', days: [3, 9], tone: 0.3, when: 'any' },
  ],
})

/** What a club of a league is worth at least and at most, in billions of dollars. */
const leagues = [
  { league: 'NFL', least: 5, most: 9.5 },
  { league: 'NBA', least: 3, most: 8 },
  { league: 'MLB', least: 1.3, most: 6.5 },
  { league: 'NHL', least: 0.9, most: 3.4 },
  { league: 'MLS', least: 0.45, most: 1.2 },
  { league: 'WNBA', least: 0.12, most: 0.42 },
]

/** Each club has its turn before any has another. */
function clubWords(seed: number, slot: number): Storyline['words'] {
  const names = leagues.map(({ league }) => league)
  const [city = '', league = ''] = comboOf(seed, slot, cities, names)
  const { least = 1, most = 1 } = leagues.find((one) => one.league === league) ?? {}
  const worth = least + part(mix(seed, hash(city + league)), 1) * (most - least)
  return (draw) => ({
    city,
    league,
    value: money(worth * draw.between(1, 1.08)),
    cost: money(stepOf(seed, slot, 0.35, 2.2, 0.01)),
    stake: percent(draw.between(5, 15), 0),
    share: percent(stepOf(seed, slot, 15, 45, 0.5)),
  })
}

const club = (seed: number, slot: number): Storyline => ({
  name: 'club',
  words: clubWords(seed, slot),
  stages: [],
  ends: [
    [1, [{ kind: 'club', days: [0, 0], tone: 0.2, when: 'any' }]],
    [1, [{ kind: 'arena', days: [0, 0], tone: 0, when: 'any' }]],
  ],
})

export const worldStorylines: readonly OfWorld[] = [
  { name: 'ipo', count: 40, about: ipo },
  { name: 'suit', count: 110, about: suit },
  { name: 'fraud', count: 20, about: fraud },
  { name: 'recall', count: 60, about: recall },
  { name: 'broke', count: 60, about: broke },
  { name: 'fire', count: 40, about: fire },
  { name: 'mine', count: 30, isFelt: true, about: mine },
  { name: 'hack', count: 14, isFelt: true, about: hack },
  { name: 'club', count: 110, subject: () => 'club', about: club },
  ...politics,
  ...scenery,
  ...regular,
]
