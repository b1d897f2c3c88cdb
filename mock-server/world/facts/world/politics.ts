import { money, percent } from '../../news/figures.ts'
import { withArticle } from '../../news/words/names.ts'
import type { Choices } from '../../random/choices.ts'
import { comboOf, stepOf, turnOf } from '../../random/parts.ts'
import type { Storyline } from '../storyline.ts'
import { type OfWorld, turnOfSlot } from './of-world.ts'

/** How large the trade of a power is against that of the largest. */
const sizes: Readonly<Record<string, number>> = {
  US: 1,
  China: 1,
  EU: 1,
  Japan: 0.55,
  Mexico: 0.55,
  'South Korea': 0.5,
  Canada: 0.5,
  UK: 0.45,
  India: 0.4,
  Brazil: 0.3,
  Vietnam: 0.3,
  Australia: 0.25,
  Switzerland: 0.25,
  Turkey: 0.2,
  Indonesia: 0.2,
}

/** What is traded, by whom it is exported, and how much a year goes from one of the largest powers to another at most, in billions of dollars. */
const goods = [
  ['steel', 8, 'China EU India Japan South-Korea Brazil Turkey Canada Mexico Vietnam Indonesia UK'],
  ['electric vehicles', 14, 'China EU South-Korea Japan US'],
  ['semiconductors', 32, 'US China EU Japan South-Korea Vietnam'],
  ['farm products', 26, 'US EU China India Canada Brazil Mexico Australia Turkey Indonesia Vietnam'],
  ['pharmaceuticals', 40, 'US EU China India UK Switzerland Japan'],
  ['solar panels', 6, 'China India South-Korea Vietnam Turkey'],
  ['lumber', 5, 'US Canada EU Brazil Indonesia'],
  ['wine', 4, 'EU US Australia'],
  ['auto parts', 22, 'China EU Japan South-Korea Mexico Canada India Turkey Brazil US UK'],
  ['rare earths', 1.4, 'China Australia US Vietnam'],
  ['batteries', 15, 'China South-Korea Japan EU US'],
  ['textiles', 16, 'China India Turkey Vietnam Indonesia'],
  ['machinery', 30, 'US EU China Japan South-Korea UK Switzerland'],
  ['watches', 7, 'Switzerland Japan'],
] as const
/** A good that a power exports, and how much of it to another. */
function tradeOf(draw: Choices, from: string, to: string) {
  const [name, most] = draw.pick(goods.filter(([, , whose]) => whose.split(' ').includes(from.replace(' ', '-'))))
  return { name, value: most * (sizes[from] ?? 0.2) * (sizes[to] ?? 0.2) * draw.between(0.35, 1) }
}

/** What ministers talk about. */
const agenda = [
  'steel',
  'critical minerals',
  'food security',
  'energy prices',
  'shipping routes',
  'chip supply',
  'debt relief',
  'drug supply',
  'battery supply',
  'artificial intelligence',
  'digital trade',
  'climate finance',
  'port security',
  'fishing rights',
]
/** What needs a license where it may serve armies. */
const controlled = [
  'chip equipment',
  'advanced semiconductors',
  'drone parts',
  'machine tools',
  'aircraft parts',
  'satellite parts',
  'encryption software',
  'graphite',
  'marine engines',
  'laser systems',
]
const controllers = ['US', 'China', 'EU', 'Japan', 'UK', 'Canada', 'South Korea', 'Australia', 'Switzerland', 'India']
const lists = ['sanctions list', 'export control list', 'list of restricted buyers']
const powers = Object.keys(sizes)
const cityNames = [
  'Geneva',
  'Brussels',
  'Washington',
  'Singapore',
  'Tokyo',
  'Riyadh',
  'London',
  'Jakarta',
  'Ottawa',
  'Seoul',
]

/** Each pair of powers once, then each again with other goods. */
function pairOf(seed: number, slot: number) {
  const pair = turnOf(seed, slot, powers.length * (powers.length - 1))
  const one = Math.floor(pair / (powers.length - 1))
  const other = (one + 1 + (pair % (powers.length - 1))) % powers.length
  return { one: powers[one] ?? '', other: powers[other] ?? '' }
}

const tariff = (seed: number, slot: number): Storyline => ({
  name: 'tariff',
  words(draw) {
    const { one, other } = pairOf(seed, slot)
    const { name, value } = tradeOf(draw, other, one)
    return {
      one,
      other,
      theOne: withArticle(one),
      theOther: withArticle(other),
      goods: name,
      city: draw.pick(cityNames.filter((city) => city !== 'Washington' || one === 'US' || other === 'US')),
      duty: percent(draw.whole(2, 9) * 5, 0),
      value: money(value),
      progress: draw.pick(['report progress', 'stay far apart', 'agree to meet again']),
    }
  },
  stages: [
    {
      kind: 'trade.threat',
      days: [0, 0],
      tone: -0.5,
      when: 'any',
      shocks: [
        ['us', -0.35],
        ['asia', -0.3],
      ],
      cause: 'a tariff threat',
    },
    { kind: 'trade.talks', days: [8, 25], tone: 0.1, when: 'any' },
  ],
  ends: [
    [
      3,
      [{ kind: 'trade.deal', days: [10, 30], tone: 0.5, when: 'any', shocks: [['us', 0.35]], cause: 'a trade deal' }],
    ],
    [
      2,
      [{ kind: 'trade.duty', days: [10, 30], tone: -0.5, when: 'any', shocks: [['us', -0.35]], cause: 'new tariffs' }],
    ],
  ],
})

const straits = [
  'Strait of Hormuz',
  'Bab el-Mandeb strait',
  'Taiwan Strait',
  'Black Sea',
  'Baltic Sea',
  'Strait of Malacca',
]
const strait = (_seed: number, slot: number): Storyline => ({
  name: 'strait',
  words: (draw) => ({
    strait: straits[slot % straits.length] ?? '',
    rise: percent(draw.between(4, 22), 0),
  }),
  stages: [
    {
      kind: 'strait.incident',
      days: [0, 0],
      tone: -0.4,
      when: 'any',
      shocks: [
        ['oil', 0.9],
        ['gold', 0.4],
      ],
      cause: 'tension at sea',
    },
    { kind: 'strait.tension', days: [1, 6], tone: -0.4, when: 'any', chance: 0.7 },
    {
      kind: 'strait.calm',
      days: [6, 20],
      tone: 0.4,
      when: 'any',
      shocks: [['oil', -0.7]],
      cause: 'calmer shipping lanes',
    },
  ],
})

const lands = [
  'Japan',
  'Germany',
  'Canada',
  'Brazil',
  'South Korea',
  'Poland',
  'Chile',
  'Netherlands',
  'Australia',
  'Sweden',
  'Spain',
  'Portugal',
  'Norway',
  'Mexico',
  'Thailand',
  'Belgium',
  'Austria',
  'Greece',
  'Peru',
  'Colombia',
]
const landOf = (seed: number, slot: number) => lands[turnOf(seed, slot, lands.length)] ?? ''
const vote = (seed: number, slot: number): Storyline => ({
  name: 'vote',
  words(draw) {
    const place = landOf(seed, slot)
    return {
      place,
      thePlace: withArticle(place),
      share: percent(draw.between(36, 52), 0),
      election: draw.pick(['early', 'general']),
      outcome: draw.pick(['keep majority', 'lose majority, talks begin']),
    }
  },
  stages: [
    { kind: 'vote.called', days: [0, 0], tone: 0, when: 'any' },
    { kind: 'vote.poll', days: [15, 30], tone: 0, when: 'any' },
    { kind: 'vote.result', days: [20, 40], tone: 0.1, when: 'any' },
  ],
})

const groups = ['G7', 'G20', 'APEC', 'ASEAN', 'NATO', 'Mercosur', 'BRICS', 'OECD', 'African Union', 'Arab League']

const one = (
  name: string,
  count: number,
  kind: string,
  tone: number,
  words: (seed: number, slot: number) => Storyline['words'],
): OfWorld => ({
  name,
  count,
  subject: () => name,
  about: (seed, slot) => ({ name, words: words(seed, slot), stages: [{ kind, days: [0, 0], tone, when: 'any' }] }),
})

const SANCTIONS = 52
const SUMMITS = 40

export const politics: readonly OfWorld[] = [
  { name: 'tariff', count: 100, isFelt: true, about: tariff },
  { name: 'strait', count: 1, regular: { weekdays: [1], hour: 5 }, isFelt: true, about: strait },
  { name: 'vote', count: 18, about: vote },
  {
    ...one('budget', 1, 'budget', 0, (seed, slot) => (_draw) => ({
      place: landOf(seed, slot + 7),
      thePlace: withArticle(landOf(seed, slot + 7)),
      deficit: percent(stepOf(seed, slot, 0.8, 5.9, 0.1)),
    })),
    regular: { weekdays: [3, 5], hour: 9 },
  },
  one('sanctions', SANCTIONS, 'sanctions', -0.3, (seed, slot) => (draw) => {
    const [power = '', wares = ''] = comboOf(seed, turnOfSlot(slot, SANCTIONS), controllers, controlled)
    return {
      one: power,
      theOne: withArticle(power),
      count: String(stepOf(seed, slot, 4, 98, 1)),
      goods: wares,
      list: draw.pick(lists),
    }
  }),
  one('summit', SUMMITS, 'summit', 0, (seed, slot) => (draw) => {
    const [group = '', city = '', topic = ''] = comboOf(seed, turnOfSlot(slot, SUMMITS), groups, cityNames, agenda)
    return { group, city, topic, drops: draw.pick(['keeps', 'drops']) }
  }),
]
