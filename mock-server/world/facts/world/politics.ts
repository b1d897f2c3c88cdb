import { money, percent } from '../../news/figures.ts'
import { comboOf, stepOf, turnOf } from '../../random/parts.ts'
import type { Storyline } from '../storyline.ts'
import { type OfWorld, turnOfSlot } from './of-world.ts'

const powers = [
  'US',
  'China',
  'EU',
  'India',
  'Japan',
  'UK',
  'Canada',
  'South Korea',
  'Brazil',
  'Mexico',
  'Australia',
  'Switzerland',
  'Turkey',
  'Indonesia',
  'Vietnam',
]
const goods = [
  'steel',
  'electric vehicles',
  'semiconductors',
  'farm products',
  'pharmaceuticals',
  'solar panels',
  'lumber',
  'wine',
  'auto parts',
  'rare earths',
  'batteries',
  'textiles',
]
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
  words: (draw) => ({
    ...pairOf(seed, slot),
    goods: draw.pick(goods),
    city: draw.pick(cityNames),
    duty: percent(draw.whole(2, 9) * 5, 0),
    value: money(draw.between(2, 48)),
  }),
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
  words: (draw) => ({ place: landOf(seed, slot), share: percent(draw.between(36, 52), 0) }),
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

export const politics: readonly OfWorld[] = [
  { name: 'tariff', count: 100, isFelt: true, about: tariff },
  { name: 'strait', count: 1, regular: { weekdays: [1], hour: 5 }, isFelt: true, about: strait },
  { name: 'vote', count: 18, about: vote },
  {
    ...one('budget', 1, 'budget', 0, (seed, slot) => (_draw) => ({
      place: landOf(seed, slot + 7),
      deficit: percent(stepOf(seed, slot, 0.8, 5.9, 0.1)),
    })),
    regular: { weekdays: [3, 5], hour: 9 },
  },
  one('sanctions', SANCTIONS, 'sanctions', -0.3, (seed, slot) => () => {
    const [power = '', goodsOf = ''] = comboOf(seed, turnOfSlot(slot, SANCTIONS), powers, goods)
    return { one: power, count: String(stepOf(seed, slot, 4, 98, 1)), goods: goodsOf }
  }),
  one('summit', 40, 'summit', 0, (seed, slot) => () => {
    const [group = '', city = '', topic = ''] = comboOf(seed, slot, groups, cityNames, goods)
    return { group, city, goods: topic }
  }),
]
