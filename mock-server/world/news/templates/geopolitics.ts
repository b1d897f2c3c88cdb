import type { Draw } from '../../random/draw.ts'
import { about, bad, even, fair, good, industry, oneOf, plain, poor } from '../facts.ts'
import { money, percent } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'

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
] as const
const goods = [
  'steel',
  'electric vehicles',
  'semiconductors',
  'farm products',
  'pharmaceuticals',
  'solar panels',
  'lumber',
  'wine and spirits',
  'auto parts',
  'rare earths',
] as const
const cities = ['Geneva', 'Brussels', 'Washington', 'Singapore', 'Tokyo', 'Riyadh', 'London', 'Jakarta'] as const
const hosts = ['Switzerland', 'Singapore', 'Oman', 'Norway', 'Qatar', 'Kenya'] as const

function pair(draw: Draw) {
  const one = draw.pick(powers)
  const other = draw.pick(powers.filter((power) => power !== one))
  return {
    one,
    other,
    goods: draw.pick(goods),
    city: draw.pick(cities),
    duty: percent(draw.whole(2, 9) * 5, 0),
    value: money(draw.between(2, 48)),
    host: draw.pick(hosts),
  }
}

export const geopolitics: readonly Scene[] = scenesOf('GEOPOLITICS', 'World & Policy', [
  {
    compose: plain(fair, pair),
    titles: [
      '{one}, {other} agree to resume trade talks in {city}',
      '{one} and {other} near deal on {goods} tariffs, officials say',
      '{one} suspends {duty} duty on {goods} from {other}',
      '{one}, {other} sign pact covering {value} of trade',
    ],
    summaries: [
      'Trade ministers of {one} and {other} met in {city} and agreed to ease duties on {goods}. The trade at stake is worth {value} a year.',
    ],
  },
  {
    compose: plain(bad, pair),
    titles: [
      '{one} to impose {duty} tariff on {goods} from {other}',
      '{one} threatens new duties on {goods} from {other}',
      'Trade talks between {one} and {other} end without deal',
      '{other} vows response to {one} curbs on {goods}',
    ],
    summaries: [
      'The duty of {duty} on {goods} from {other} would take effect in {nextMonth} and covers trade of {value} a year.',
      'Officials of {one} and {other} left {city} without an agreement on {goods}; duties of {duty} are possible.',
    ],
  },
  {
    compose: plain(poor, pair),
    isRare: true,
    titles: [
      '{one} widens sanctions list, adds shipping firms',
      '{one} tightens export controls on {goods}',
      '{one} restricts {goods} exports to {other}',
    ],
    summaries: [
      '{one} added 23 entities to its list and requires licenses for {goods}. Companies have until {nearDay} to comply.',
    ],
  },
  {
    compose: plain(even, pair),
    isRare: true,
    titles: [
      'Leaders of {one}, {other} to meet in {city} on {nearDay}',
      'G7 finance ministers gather in {city}',
      '{one} foreign minister visits {city} for talks with {other}',
      'G20 draft statement drops line on {goods}',
    ],
    summaries: ['The agenda in {city} includes trade in {goods} and supply chains; a joint statement is expected.'],
  },
  {
    compose: plain(good, pair),
    also: ['OIL_AND_GAS'],
    isRare: true,
    titles: [
      'Envoys report progress in talks hosted by {host}',
      'Shipping lines plan gradual return to Red Sea route',
      'Negotiators extend truce as {host} mediates',
    ],
    summaries: [
      'Diplomats in {host} said the sides had agreed to keep talking. Freight insurers lowered premiums slightly.',
    ],
  },
  {
    compose: plain(poor, (draw) => ({
      ...pair(draw),
      strait: draw.pick(['Strait of Hormuz', 'Bab el-Mandeb strait', 'Taiwan Strait', 'Black Sea', 'Baltic Sea']),
      rise: percent(draw.between(4, 22), 0),
    })),
    also: ['OIL_AND_GAS'],
    isRare: true,
    titles: [
      'Tanker rates climb as tension rises near {strait}',
      'Shippers reroute vessels away from {strait}',
      'Insurers raise war-risk premiums for {strait}',
    ],
    summaries: [
      'Premiums for voyages near the {strait} rose {rise} in a week, brokers said. Traffic continues under naval escort.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      place: draw.pick([
        'Japan',
        'Germany',
        'Canada',
        'Brazil',
        'South Korea',
        'Poland',
        'Chile',
        'the Netherlands',
        'Australia',
      ]),
      office: draw.pick(['finance minister', 'prime minister', 'trade minister', 'foreign minister']),
      share: percent(draw.between(36, 52), 0),
      date: draw.pick(['spring', 'autumn', 'early summer']),
    })),
    titles: [
      '{place} sets {date} date for general election',
      "{place}'s {office} to step down",
      "{place}'s governing coalition survives budget vote",
      "{place}'s {office} rules out early election",
    ],
    summaries: [
      'Polls put support for the government of {place} at {share}. Investors look to the budget for {nextYear}.',
    ],
  },
  {
    compose: about(industry('Aerospace & Defense'), good, (draw) => ({
      country: draw.pick(['Poland', 'Japan', 'Germany', 'Australia', 'Saudi Arabia', 'the UK', 'Romania']),
      value: money(draw.between(0.4, 6.2)),
      system: draw.pick([
        'air defense systems',
        'helicopters',
        'radar',
        'naval engines',
        'training aircraft',
        'satellites',
      ]),
    })),
    titles: [
      '{co} wins {value} order for {system} from {country}',
      'US clears sale of {co} {system} to {country}',
      '{co} to build {system} with partners in {country}',
      '{country} picks {co} for {value} defense program',
    ],
    summaries: ['{country} orders {system} from {co} worth {value}, with first deliveries in {laterYear}.'],
  },
  {
    compose: plain(fair, (draw) => {
      const place = draw.pick(['Germany', 'Japan', 'Poland', 'Canada', 'South Korea', 'Sweden'])
      const today = draw.today(`defense ${place}`)
      return { place, share: percent(today.between(2.2, 4.6)), value: money(today.between(6, 95)) }
    }),
    titles: [
      '{place} to lift defense budget to {share} of GDP',
      '{place} approves {value} defense plan',
      'Allies welcome higher spending by {place}',
    ],
    summaries: ['The government of {place} wants to spend {share} of GDP on defense and sets aside {value}.'],
  },
  {
    compose: about(oneOf('AAPL', 'NKE', 'CAT', 'TSLA', 'BA', 'DE', 'GM', 'F', 'MMM', 'HON'), poor, (draw) => ({
      ...pair(draw),
      cost: money(draw.between(0.15, 1.4)),
      place: draw.pick(['China', 'Mexico', 'Canada', 'the EU', 'India']),
    })),
    titles: [
      '{co} sees {cost} hit from tariffs',
      '{co} warns of supply risk in {place}',
      '{co} shifts sourcing away from {place} as trade rules tighten',
    ],
    summaries: ['{co} expects tariffs to cost about {cost} over a year and moves part of its sourcing out of {place}.'],
  },
  {
    compose: plain(even, pair),
    also: ['MACRO'],
    isRare: true,
    titles: [
      '{one} joins regional trade bloc as observer',
      '{one} ratifies tax treaty with {other}',
      'WTO panel rules in {goods} dispute between {one} and {other}',
    ],
    summaries: [
      'The decision affects trade in {goods} between {one} and {other} worth {value} a year. Both sides can appeal.',
    ],
  },
])
