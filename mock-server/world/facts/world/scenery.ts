import { millisecondsInDay } from 'date-fns/constants'
import { grouped, money, percent } from '../../news/figures.ts'
import { cities, houses, withArticle } from '../../news/words/names.ts'
import { comboOf, stepOf, swing, turnOf } from '../../random/parts.ts'
import { hash, mix } from '../../random/random.ts'
import type { Shock } from '../fact.ts'
import { dayOfSlot, type OfWorld, type Regular } from './of-world.ts'
import { one } from './one.ts'

const storms = [
  'Alba',
  'Bruno',
  'Celia',
  'Dorian',
  'Elena',
  'Felix',
  'Gitta',
  'Hugo',
  'Irma',
  'Jonas',
  'Karin',
  'Leon',
  'Marta',
  'Nils',
  'Oona',
  'Pavel',
  'Rosa',
  'Sven',
  'Tilda',
  'Vera',
]
const storm: OfWorld = {
  name: 'storm',
  count: 12,
  isFelt: true,
  about: (seed, slot) => ({
    name: 'storm',
    words: (draw) => ({
      storm: storms[turnOf(seed, slot, storms.length)] ?? '',
      coast: draw.pick(['Texas', 'Louisiana', 'Florida', 'the Carolinas', 'Japan', 'the Philippines', 'Mexico']),
      homes: grouped(draw.whole(20, 380) * 1000),
      loss: money(draw.between(0.3, 6)),
    }),
    stages: [
      { kind: 'storm.forms', days: [0, 0], tone: -0.2, when: 'any' },
      {
        kind: 'storm.lands',
        days: [2, 5],
        tone: -0.5,
        when: 'any',
        chance: 0.7,
        shocks: [['oil', 0.4]],
        cause: 'a storm near refineries',
      },
      { kind: 'storm.bill', days: [4, 12], tone: -0.3 },
    ],
  }),
}

/** About once a month. */
const opec: OfWorld = {
  name: 'opec',
  count: 1,
  regular: { weekdays: [1], hour: 8 },
  isFelt: true,
  about: (_seed, slot) => ({
    name: 'opec',
    words: (draw) => ({
      barrels: grouped(draw.whole(1, 6) * 69_000),
      hint: draw.pick(['no change', 'a small increase']),
    }),
    stages: slot % 4 === 0 ? [{ kind: 'opec.hint', days: [0, 0], tone: 0 }] : [],
    ends:
      slot % 4 !== 0
        ? []
        : [
            [
              1,
              [
                {
                  kind: 'opec.raise',
                  days: [3, 9],
                  tone: -0.3,
                  when: 'any',
                  shocks: [['oil', -1.2]],
                  cause: 'the OPEC+ increase',
                },
              ],
            ],
            [
              1,
              [
                {
                  kind: 'opec.hold',
                  days: [3, 9],
                  tone: 0.2,
                  when: 'any',
                  shocks: [['oil', 0.8]],
                  cause: 'the OPEC+ decision',
                },
              ],
            ],
          ],
  }),
}

const fall: readonly Shock[] = [
  ['us', -4.5],
  ['europe', -2],
  ['asia', -2],
  ['crypto', -1.5],
  ['rates', -1.5],
  ['gold', 0.8],
]
const selloff: OfWorld = {
  name: 'selloff',
  count: 1,
  isFelt: true,
  about: () => ({
    name: 'selloff',
    words: (draw) => ({
      trouble: draw.pick([
        'the failure of a large fund',
        'a clearing outage',
        'a default abroad',
        'a run on a money fund',
      ]),
    }),
    stages: [
      { kind: 'selloff.hit', days: [0, 0], tone: -0.9, when: 'session', shocks: fall, cause: 'forced selling' },
      {
        kind: 'selloff.calm',
        days: [0.5, 1.4],
        tone: 0.5,
        when: 'session',
        shocks: [
          ['us', 2.6],
          ['europe', 1],
          ['asia', 1],
        ],
        cause: 'easing fears',
      },
    ],
  }),
}

const relief: OfWorld = one(
  'rally.hit',
  1,
  { tone: 0.8, when: 'session', shocks: [['us', 2.2]], cause: 'relief buying' },
  () => (draw) => ({
    relief: draw.pick([
      'budget talks end in agreement',
      'a port strike ends',
      'a shipping truce holds',
      'lawmakers lift the debt limit',
    ]),
  }),
)

const sectorNames = [
  'technology',
  'health care',
  'energy',
  'financials',
  'industrials',
  'utilities',
  'consumer staples',
  'materials',
  'real estate',
  'semiconductors',
  'banks',
  'software',
]
const regions = ['US', 'European', 'Japanese', 'global', 'emerging-market', 'UK']
/** What large holders move of a coin at least and at most, in millions of dollars, in steps fine enough that no two of a quarter are the same. */
const coins = [
  ['bitcoin', 50, 995, 5],
  ['ether', 30, 600, 2.5],
  ['solana', 10, 160, 0.5],
  ['XRP', 10, 200, 0.5],
  ['litecoin', 3, 40, 0.1],
] as const

function movedWords(seed: number, slot: number) {
  const [coin, least, most, step] = coins[slot % coins.length] ?? coins[0]
  const amount = stepOf(seed, Math.floor(slot / coins.length), least, most, step)
  return { coin, amount: `$${Number(amount.toFixed(1))} million` }
}
const findings = [
  'retail investors trade less on days with big headlines',
  'guidance moves prices more than results',
  'stock splits add volume but not returns',
  'index inclusion effects have faded',
  'analysts revise too little after surprises',
  'buybacks are timed no better than chance',
  'weather moves retail sales more than surveys',
  'late reporters disappoint more often',
  'dividends are cut later than they should be',
  'small surprises move prices as much as large ones',
  'overnight returns make up most of the gains',
  'tips spread within minutes but fade within days',
]

const themes = [
  'earnings revisions',
  'valuations',
  'interest rates',
  'margins',
  'order books',
  'inventories',
  'currency effects',
  'capital returns',
  'regulation',
  'capacity',
  'input costs',
  'pricing',
  'fund flows',
  'leverage',
  'demand',
]

/** Half of all pairs of region and sector are lifted, the other half is cut: so no house says both of one. */
const pairs = regions.flatMap((region) => sectorNames.map((sector) => `${region} ${sector}`))
const view = (sign: 'up' | 'down') => {
  const own = pairs.filter((_, index) => (index % 2 === 0) === (sign === 'up'))
  return one(`view.${sign}`, 200, { tone: sign === 'up' ? 0.3 : -0.3, when: 'early' }, (seed, slot) => () => {
    const [house = '', group = '', theme = ''] = comboOf(seed, slot, houses, own, themes)
    return { house, group, theme }
  })
}

/** Billions of dollars a year, and how much more in the next, in percent. */
const spendings = [
  ['AI servers', 310, 34],
  ['public cloud', 720, 19.5],
  ['humanoid robots', 4, 41],
  ['smart glasses', 9, 28],
  ['cybersecurity', 215, 12.5],
  ['industrial software', 64, 9.5],
  ['memory chips', 190, 16],
  ['data center cooling', 24, 22],
  ['enterprise storage', 48, 7],
  ['gaming hardware', 66, 5.5],
  ['electric car batteries', 140, 18],
  ['low-code tools', 33, 15],
] as const
const analysts = ['Gartner', 'IDC', 'Omdia', 'Forrester', 'Canalys']

function spendingWords(seed: number, slot: number) {
  const names = spendings.map(([market]) => market)
  const [groupName = '', market = ''] = comboOf(seed, slot, analysts, names)
  const [, size, growth] = spendings.find(([name]) => name === market) ?? spendings[0]
  // each group counts a little differently
  const off = 1 + 0.12 * swing(mix(seed, hash(groupName + market)), 1, 0)
  return { groupName, market, growth: percent(growth * off), size: money(size * off) }
}

const research: readonly OfWorld[] = [
  one(
    'study',
    1,
    { tone: 0 },
    (seed, slot) => (draw) => ({
      finding: findings[turnOf(seed, slot, findings.length)] ?? '',
      school: draw.pick(['Chicago', 'Stanford', 'Oxford', 'Toronto', 'Zurich']),
      years: String(draw.whole(12, 40)),
    }),
    { regular: { weekdays: [2, 4], hour: 13 } },
  ),
  view('up'),
  view('down'),
  one('warning', 39, { tone: -0.3, when: 'early' }, (seed, slot) => (draw) => ({
    house: houses[turnOf(seed, slot, houses.length)] ?? '',
    drop: percent(stepOf(seed, slot, 5, 16, 0.5)),
    region: draw.pick(['US', 'European', 'global']),
  })),
  one('spending', 1, { tone: 0.3, when: 'early' }, (seed, slot) => () => spendingWords(seed, slot), {
    regular: { weekdays: [1, 2, 3, 4], hour: 0 },
  }),
]

const pipes = ['Norwegian', 'Permian', 'Appalachian', 'Algerian', 'Baltic']
const softs = ['Coffee', 'Sugar', 'Orange juice']
const FROSTS: Regular = { weekdays: [3], hour: 11 }
/** Brazil's; 0 is January. */
const WINTER = [5, 6, 7]

/** A storyline of which only some slots come to anything. */
const inSome = (storyline: OfWorld, isIn: (slot: number) => boolean): OfWorld => ({
  ...storyline,
  about: (seed, slot) => ({ ...storyline.about(seed, slot), ...(isIn(slot) ? {} : { stages: [], ends: [] }) }),
})
const isEven = (slot: number) => slot % 2 === 0
const raw: readonly OfWorld[] = [
  inSome(
    one('frost', 1, { tone: 0.2 }, (_seed, slot) => () => ({ soft: softs[slot % softs.length] ?? '' }), {
      regular: FROSTS,
    }),
    (slot) => WINTER.includes(new Date(dayOfSlot(FROSTS, 1, slot) * millisecondsInDay).getUTCMonth()),
  ),
  one('pipe', 26, { tone: -0.1, when: 'working' }, (seed, slot) => () => ({
    region: pipes[slot % pipes.length] ?? '',
    days: String(stepOf(seed, slot, 2, 13, 1)),
    share: percent(stepOf(seed, slot, 5, 40, 0.5)),
  })),
]

const lawmakers = ['US', 'UK', 'EU', 'Hong Kong', 'Brazil', 'South Korea', 'Japan', 'Australia']
const chain: readonly OfWorld[] = [
  inSome(
    one(
      'coin.upgrade',
      1,
      { tone: 0.3 },
      (_seed, slot) => () => ({ coin: ['Ethereum', 'Solana', 'Cardano', 'Chainlink'][(slot / 2) % 4] ?? '' }),
      { regular: { weekdays: [2], hour: 14 } },
    ),
    isEven,
  ),
  one(
    'coin.rules',
    1,
    { tone: 0.1, when: 'working' },
    (_seed, slot) => () => {
      const place = lawmakers[slot % lawmakers.length] ?? ''
      return { place, thePlace: withArticle(place) }
    },
    {
      regular: { weekdays: [4], hour: 0 },
    },
  ),
  one('coin.holder', 560, { tone: -0.1 }, (seed, slot) => () => movedWords(seed, slot)),
]

const unions = [
  'screenwriters',
  'actors',
  'directors',
  'crew members',
  'musicians',
  'animators',
  'stage managers',
  'voice actors',
  'editors',
  'game writers',
].map((name) => `${name}'`)
const contested = [
  'AI use',
  'residuals',
  'staffing',
  'health benefits',
  'credits',
  'pensions',
  'minimum pay',
  'travel rules',
]
/** Billions of dollars a season. */
const leagues = [
  ['NFL', 21.5],
  ['NBA', 12.4],
  ['MLB', 12.1],
  ['NHL', 6.6],
  ['MLS', 2.2],
  ['Premier League', 8.3],
  ['La Liga', 5.6],
  ['Bundesliga', 5.2],
] as const
const coldRegions = ['Midwest', 'Northeast', 'Texas', 'Central Europe', 'Northern China']
const rivers = ['Mississippi', 'Rhine', 'Parana', 'Yangtze', 'Danube']
const life: readonly OfWorld[] = [
  one('guild', 40, { tone: 0 }, (seed, slot) => () => {
    const [union = '', matter = ''] = comboOf(seed, slot, unions, contested)
    return { union, matter }
  }),
  one('tune', 20, { tone: 0.2 }, (seed, slot) => (draw) => ({
    era: draw.pick(['1970s', '1980s', '1990s', '2000s']),
    value: money(stepOf(seed, slot, 0.05, 0.6, 0.005)),
  })),
  one('league', 2, { tone: 0.3, when: 'working' }, (seed, slot) => () => {
    const [league, usual] = leagues[slot % leagues.length] ?? leagues[0]
    const rise = stepOf(seed, slot, 3, 9, 0.1)
    return { league, value: money(usual * (1 + rise / 100)), rise: percent(rise) }
  }),
  one('tower', 130, { tone: -0.3, when: 'working' }, (seed, slot) => () => ({
    city: cities[(slot + 5) % cities.length] ?? '',
    value: money(stepOf(seed, slot, 0.05, 0.95, 0.005)),
    drop: percent(stepOf(seed, slot, 12, 60, 1), 0),
  })),
  one('fog', 52, { tone: -0.3 }, (seed, slot) => () => ({
    city: cities[slot % cities.length] ?? '',
    delays: grouped(stepOf(seed, slot, 120, 990, 10)),
  })),
  one('cold', 30, { tone: -0.1 }, (seed, slot) => () => ({
    degrees: String(stepOf(seed, slot, 6, 19, 1)),
    region: coldRegions[slot % coldRegions.length] ?? '',
  })),
  inSome(
    one('river', 1, { tone: -0.2 }, (_seed, slot) => () => ({ river: rivers[(slot / 2) % rivers.length] ?? '' }), {
      regular: { weekdays: [5], hour: 9 },
    }),
    isEven,
  ),
  one('grid', 26, { tone: 0.2 }, (seed, slot) => (draw) => ({
    place: draw.pick(['Spain', 'India', 'Brazil', 'Australia', 'Denmark', 'Texas', 'Chile', 'Poland']),
    power: grouped(stepOf(seed, slot, 0.8, 9.5, 0.05), 2),
  })),
]

export const scenery: readonly OfWorld[] = [storm, opec, selloff, relief, ...research, ...raw, ...chain, ...life]
