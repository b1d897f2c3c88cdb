import { grouped, money, percent } from '../../news/figures.ts'
import { cities } from '../../news/words/names.ts'
import { comboOf, stepOf, turnOf } from '../../random/parts.ts'
import type { Shock } from '../fact.ts'
import type { Stage, Storyline } from '../storyline.ts'
import type { OfWorld } from './of-world.ts'

type Say = (seed: number, slot: number) => Storyline['words']

const one = (
  name: string,
  count: number,
  stage: Omit<Stage, 'kind' | 'days'> & { kind?: string },
  words: Say,
): OfWorld => ({
  name,
  count,
  subject: name,
  isFelt: stage.shocks !== undefined,
  about: (seed, slot) => ({
    name,
    words: words(seed, slot),
    stages: [{ kind: name, days: [0, 0], when: 'any', ...stage }],
  }),
})

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

const opec: OfWorld = {
  name: 'opec',
  count: 3,
  isFelt: true,
  about: () => ({
    name: 'opec',
    words: (draw) => ({ barrels: grouped(draw.whole(1, 6) * 69_000) }),
    stages: [{ kind: 'opec.hint', days: [0, 0], tone: 0 }],
    ends: [
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

const houses = [
  'Goldman Sachs',
  'Morgan Stanley',
  'JPMorgan',
  'BofA',
  'Barclays',
  'UBS',
  'Citi',
  'Deutsche Bank',
  'HSBC',
  'Nomura',
  'Societe Generale',
  'BNP Paribas',
]
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
const coins = ['bitcoin', 'ether', 'solana', 'XRP', 'litecoin']
const crops = ['corn', 'soybean', 'wheat', 'cotton']
const metals = ['Copper', 'Aluminum', 'Nickel', 'Zinc', 'Lead', 'Tin']
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

const view = (sign: 'up' | 'down') =>
  one(`view.${sign}`, 455, { tone: sign === 'up' ? 0.3 : -0.3, when: 'early' }, (seed, slot) => (draw) => ({
    house: houses[turnOf(seed, slot, houses.length)] ?? '',
    region: draw.pick(regions),
    sector: draw.pick(sectorNames),
    theme: draw.pick([
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
    ]),
  }))

const research: readonly OfWorld[] = [
  one('study', 44, { tone: 0 }, (seed, slot) => (draw) => ({
    finding: findings[turnOf(seed, slot, findings.length)] ?? '',
    school: draw.pick(['Chicago', 'Stanford', 'Oxford', 'Toronto', 'Zurich']),
    years: String(draw.whole(12, 40)),
  })),
  one('outlook', 105, { tone: 0.3, when: 'early' }, (seed, slot) => (draw) => ({
    house: houses[turnOf(seed, slot, houses.length)] ?? '',
    target: grouped(stepOf(seed, slot, 6900, 7650, 25)),
    earnings: `$${draw.whole(296, 318)}`,
  })),
  view('up'),
  view('down'),
  one('warning', 210, { tone: -0.3, when: 'early' }, (seed, slot) => (draw) => ({
    house: houses[turnOf(seed, slot, houses.length)] ?? '',
    drop: percent(stepOf(seed, slot, 5, 16, 0.5)),
    region: draw.pick(['US', 'European', 'global']),
  })),
  one('spending', 210, { tone: 0.3, when: 'early' }, (seed, slot) => (draw) => ({
    groupName: draw.pick(['Gartner', 'IDC', 'Omdia', 'Forrester', 'Canalys']),
    market: draw.pick([
      'AI servers',
      'public cloud',
      'humanoid robots',
      'smart glasses',
      'cybersecurity',
      'industrial software',
      'memory chips',
      'data center cooling',
    ]),
    growth: percent(stepOf(seed, slot, 9, 41, 0.5)),
    size: money(stepOf(seed, slot, 28, 420, 1)),
  })),
]

const raw: readonly OfWorld[] = [
  one('crops', 140, { tone: 0.1, when: 'session' }, (seed, slot) => (draw) => ({
    crop: crops[slot % crops.length] ?? '',
    rating: percent(stepOf(seed, slot, 44, 76, 0.5)),
    side: draw.pick(['up', 'down', 'unchanged']),
  })),
  one('exports', 154, { tone: 0.1, when: 'early' }, (seed, slot) => (_draw) => ({
    crop: crops[slot % crops.length] ?? '',
    tons: grouped(stepOf(seed, slot, 120, 1900, 1) * 1000),
  })),
  one('frost', 10, { tone: 0.2 }, () => (draw) => ({ soft: draw.pick(['Coffee', 'Sugar', 'Orange juice']) })),
  one('stocks', 315, { tone: 0 }, (seed, slot) => (draw) => ({
    metal: metals[slot % metals.length] ?? '',
    side: draw.pick(['up', 'down']),
    tons: grouped(stepOf(seed, slot, 5, 160, 1) * 100),
    weeks: draw.pick(['third', 'fourth', 'fifth', 'sixth']),
  })),
  one('gold.buy', 105, { tone: 0.2, shocks: [['gold', 0.15]] }, (seed, slot) => (draw) => ({
    place: draw.pick(['China', 'Poland', 'Turkey', 'India', 'Kazakhstan', 'Czech']),
    tons: grouped(stepOf(seed, slot, 1, 29, 0.1), 1),
  })),
  one('pipe', 105, { tone: -0.1 }, (seed, slot) => (draw) => ({
    region: draw.pick(['Norwegian', 'Permian', 'Appalachian', 'Algerian', 'Baltic']),
    days: String(draw.whole(2, 12)),
    share: percent(stepOf(seed, slot, 5, 40, 0.5)),
  })),
]

const chain: readonly OfWorld[] = [
  one(
    'coin.flow',
    210,
    { tone: 0.4, when: 'early', shocks: [['crypto', 0.3]], cause: 'fund inflows' },
    (seed, slot) => (draw) => ({
      coin: coins[slot % 3] ?? '',
      flow: money(stepOf(seed, slot, 0.06, 0.9, 0.005)),
      weeks: draw.pick(['two', 'three', 'five', 'six']),
    }),
  ),
  one(
    'coin.out',
    175,
    { tone: -0.4, when: 'early', shocks: [['crypto', -0.3]], cause: 'fund outflows' },
    (seed, slot) => (_draw) => ({ coin: coins[slot % 3] ?? '', flow: money(stepOf(seed, slot, 0.06, 0.7, 0.005)) }),
  ),
  one('coin.upgrade', 9, { tone: 0.3 }, (_seed, slot) => () => ({
    coin: ['Ethereum', 'Solana', 'Cardano', 'Chainlink'][slot % 4] ?? '',
  })),
  one('coin.rules', 10, { tone: 0.1 }, () => (draw) => ({
    place: draw.pick(['US', 'UK', 'EU', 'Hong Kong', 'Brazil', 'South Korea', 'Japan', 'Australia']),
  })),
  one('coin.holder', 560, { tone: -0.1 }, (seed, slot) => () => ({
    coin: coins[slot % coins.length] ?? '',
    amount: money(stepOf(seed, slot, 0.02, 0.995, 0.005)),
  })),
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
const leagues = ['NFL', 'NBA', 'MLB', 'NHL', 'MLS', 'WNBA', 'La Liga', 'Premier League']
const films = [
  'The Glass Harbor',
  'Midnight Freight',
  'Iron Meridian',
  'Paper Lanterns',
  'Echo Valley Road',
  'The Last Cartographer',
  'Starfall Academy',
  'Copper Sky',
  'The Understory',
  'Clockwork Summer',
  'Nine Miles Out',
  'The Quiet Orbit',
  'Blue Ridge Run',
]
const life: readonly OfWorld[] = [
  one('boxoffice', 13, { tone: 0.1 }, (_seed, slot) => (draw) => ({
    film: films[slot % films.length] ?? '',
    total: money(draw.between(0.085, 0.19)),
    gate: money(draw.between(0.02, 0.07)),
    rise: percent(draw.between(2, 14), 0),
  })),
  one('guild', 40, { tone: 0 }, (seed, slot) => () => {
    const [union = '', matter = ''] = comboOf(seed, slot, unions, contested)
    return { union, matter }
  }),
  one('tune', 175, { tone: 0.2 }, (seed, slot) => (draw) => ({
    era: draw.pick(['1970s', '1980s', '1990s', '2000s']),
    value: money(stepOf(seed, slot, 0.05, 0.6, 0.005)),
  })),
  one('league', 210, { tone: 0.3 }, (seed, slot) => () => ({
    league: leagues[slot % leagues.length] ?? '',
    value: money(stepOf(seed, slot, 1.9, 19, 0.1)),
    rise: percent(stepOf(seed, slot, 3, 12, 0.1)),
  })),
  one('mortgage', 13, { tone: 0, when: 'session' }, () => (draw) => {
    const [rate, step] = [draw.between(6.05, 6.45), draw.between(0.02, 0.14) * (draw.chance(0.5) ? 1 : -1)]
    return { rate: percent(rate, 2), before: percent(rate - step, 2), rateMove: step > 0 ? 'up' : 'down' }
  }),
  one('rents', 455, { tone: 0.1 }, (seed, slot) => () => ({
    city: cities[slot % cities.length] ?? '',
    rent: percent(stepOf(seed, slot, 1.2, 8.9, 0.1)),
    vacancy: percent(stepOf(seed, slot, 12, 27, 0.1)),
  })),
  one('tower', 455, { tone: -0.3 }, (seed, slot) => () => ({
    city: cities[(slot + 5) % cities.length] ?? '',
    value: money(stepOf(seed, slot, 0.05, 0.95, 0.005)),
    drop: percent(stepOf(seed, slot, 12, 60, 1), 0),
  })),
  one('travel', 140, { tone: 0.1 }, () => (draw) => ({
    people: `${draw.between(2.1, 3.1).toFixed(3)} million`,
    dayName: draw.pick(['the day', 'a busy day', 'a regular day']),
  })),
  one('fog', 245, { tone: -0.3 }, (seed, slot) => () => ({
    city: cities[slot % cities.length] ?? '',
    delays: grouped(stepOf(seed, slot, 120, 990, 10)),
  })),
  one('cold', 30, { tone: -0.1 }, (seed, slot) => (draw) => ({
    degrees: String(stepOf(seed, slot, 6, 19, 1)),
    region: draw.pick(['Midwest', 'Northeast', 'Texas', 'Central Europe', 'Northern China']),
  })),
  one('river', 6, { tone: -0.2 }, () => (draw) => ({
    river: draw.pick(['Mississippi', 'Rhine', 'Parana', 'Yangtze', 'Danube']),
  })),
  one('grid', 175, { tone: 0.2 }, (seed, slot) => (draw) => ({
    place: draw.pick(['Spain', 'India', 'Brazil', 'Australia', 'Denmark', 'Texas', 'Chile', 'Poland']),
    power: grouped(stepOf(seed, slot, 0.8, 9.5, 0.05), 2),
  })),
  one('auction', 13, { tone: 0, when: 'early' }, (seed, slot) => (draw) => ({
    amount: money(stepOf(seed, slot, 14, 48, 0.5)),
    count: String(draw.whole(6, 19)),
  })),
]

export const scenery: readonly OfWorld[] = [storm, opec, selloff, relief, ...research, ...raw, ...chain, ...life]
