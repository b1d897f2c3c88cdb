import { about, aboutTwo, bad, even, fair, good, industry, oneOf, plain, poor } from '../facts.ts'
import { grouped, money, percent } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'
import { abroad, cities, states } from './words/names.ts'

const stores = oneOf(
  'WMT',
  'TGT',
  'COST',
  'DG',
  'TJX',
  'BBY',
  'HD',
  'LOW',
  'SBUX',
  'CMG',
  'MCD',
  'YUM',
  'KR',
  'LULU',
  'ORLY',
)

const makers = industry(
  'Aerospace',
  'Machinery',
  'Electrical',
  'Automobile',
  'Chemicals',
  'Gases',
  'Steel',
  'Packaged Foods',
  'Household',
  'Soft Drinks',
  'Pharmaceuticals',
  'Semiconductors',
)

export const other: readonly Scene[] = scenesOf('OTHER', 'Equities', [
  {
    compose: about(makers, fair, (draw) => ({
      state: draw.pick(states),
      country: draw.pick(abroad),
      jobs: grouped(draw.whole(2, 24) * 50),
      spend: money(draw.between(0.12, 2.2)),
    })),
    titles: [
      '{co} to build {spend} plant in {state}',
      '{co} adds {jobs} jobs in {state}',
      '{co} picks {country} for new factory',
      '{co} breaks ground on {state} site',
    ],
    summaries: ['{co} invests {spend} and creates about {jobs} jobs in {state}; output starts in {laterYear}.'],
  },
  {
    compose: about(stores, fair, (draw) => ({
      count: String(draw.whole(3, 40) * 5),
      state: draw.pick(states),
      hires: grouped(draw.whole(4, 60) * 1000),
      country: draw.pick(abroad),
    })),
    titles: [
      '{co} to open {count} stores next year',
      '{co} plans {hires} seasonal hires',
      [
        '{co} extends same-day delivery to {state}',
        '{co} offers same-day delivery from {count} stores in {state} from {nextMonth}.',
      ],
      [
        '{co} enters {country} with partner',
        '{co} opens its first locations in {country} next year and leaves operations to a local partner.',
      ],
    ],
    summaries: ['{co} plans {count} openings, many of them in {state}, and hires {hires} people for the season.'],
  },
  {
    compose: about(stores, poor, (draw) => ({
      count: String(draw.whole(3, 24) * 5),
      item: draw.pick(['salad kits', 'space heaters', 'frozen berries', 'toys', 'baby formula']),
      state: draw.pick(states),
    })),
    titles: [
      '{co} to close {count} underperforming stores',
      [
        '{co} pulls {item} from shelves in precautionary recall',
        'No illness or injury was reported. {co} refunds customers in {state} who bought the {item}.',
      ],
      ['{co} delays opening of {state} hub', '{co} now expects its distribution hub in {state} to open in {nextYear}.'],
    ],
    summaries: ['{co} closes {count} locations by the end of the fiscal year, several of them in {state}.'],
  },
  {
    compose: about(oneOf('BA', 'GM', 'F', 'CAT', 'DE', 'UPS', 'KR', 'DIS', 'CSX', 'UNP'), bad, (draw) => ({
      workers: grouped(draw.whole(6, 90) * 100),
      state: draw.pick(states),
      days: draw.pick(['six', 'nine', '12']),
    })),
    titles: [
      '{co} workers in {state} vote to authorize strike',
      'Walkout at {co} enters day {days}',
      '{co} offer rejected by {workers} union members',
    ],
    summaries: [
      'About {workers} employees of {co} in {state} are covered by the contract. Talks continue with a mediator.',
    ],
  },
  {
    compose: about(oneOf('BA', 'GM', 'F', 'CAT', 'DE', 'UPS', 'KR', 'DIS', 'CSX', 'UNP'), good, (draw) => ({
      workers: grouped(draw.whole(6, 90) * 100),
      raise: percent(draw.between(11, 27), 0),
      years: draw.pick(['three', 'four', 'five']),
    })),
    titles: ['{co} reaches tentative labor deal with union', '{co} workers ratify {years}-year contract'],
    summaries: ['The contract gives {workers} employees of {co} raises of {raise} over {years} years.'],
  },
  {
    compose: about(oneOf('DAL', 'UAL', 'LUV'), even, (draw) => ({
      city: draw.pick(cities),
      country: draw.pick(abroad),
      flights: String(draw.whole(2, 18) * 10),
      load: percent(draw.between(82, 88)),
    })),
    titles: [
      '{co} adds nonstop flights from {city} to {country}',
      '{co} trims {flights} flights on weather in {city}',
      '{co} load factor at {load} in {month}',
    ],
    summaries: ['{co} filled {load} of its seats in {month} and changes its schedule from {city}.'],
  },
  {
    compose: about(industry('Automobile'), poor, (draw) => ({
      count: grouped(draw.whole(12, 480) * 1000),
      part: draw.pick(['rearview camera', 'seat belt', 'brake hose', 'software', 'door latch', 'battery connector']),
    })),
    titles: ['{co} recalls {count} vehicles over {part} fault', '{co} to fix {part} on {count} cars'],
    summaries: ['The recall by {co} covers {count} vehicles in the US; dealers check the {part} at no charge.'],
  },
  {
    compose: about(industry('Automobile'), good, (draw) => ({
      rise: percent(draw.between(2, 13)),
      model: draw.pick(['pickup', 'SUV', 'hybrid', 'van']),
      sales: grouped(draw.whole(90, 240) * 1000),
    })),
    titles: ['{co} US sales up {rise} in {month}, led by {model} demand', '{co} adds shift to meet {model} orders'],
    summaries: ['{co} sold {rise} more vehicles in {month} than a year ago; {model} models grew fastest.'],
  },
  {
    compose: aboutTwo(
      oneOf('UBER', 'DASH', 'FDX', 'UPS'),
      () => oneOf('TGT', 'KR', 'CVS', 'HD', 'BBY', 'MCD', 'SBUX', 'COST'),
      fair,
      (draw) => ({ city: draw.pick(cities) }),
    ),
    titles: ['{co}, {rival} start delivery tie-up in {city}', '{rival} picks {co} for home delivery'],
    summaries: ['Customers of {rival} in {city} can have orders delivered by {co} from {nextMonth}.'],
  },
  {
    compose: plain(even, (draw) => ({
      spend: `$${draw.whole(860, 1040)}`,
      rise: percent(draw.between(1.6, 4.4)),
      people: `${draw.between(72, 82).toFixed(1)} million`,
      share: percent(draw.between(41, 63), 0),
    })),
    isRare: true,
    titles: [
      'Holiday shoppers plan to spend {spend} on average',
      'Survey: {share} of US households to hold spending steady',
      'US travel group sees {people} people on roads over holiday',
      'Parcel carriers brace for peak volume, up {rise}',
    ],
    summaries: [
      'A trade group expects households to spend {spend} on average, up {rise} from a year ago; {share} say they will spend the same.',
    ],
  },
  {
    compose: plain(poor, (draw) => ({
      city: draw.pick(cities),
      delays: grouped(draw.whole(3, 22) * 50),
      agency: draw.pick(['FAA', 'airport operator']),
    })),
    isRare: true,
    titles: [
      'Fog causes {delays} flight delays at {city} airport',
      '{agency} slows arrivals in {city} on staffing',
      [
        'Rail service near {city} disrupted by signal failure',
        'Commuter trains near {city} ran up to 90 minutes late; freight traffic was rerouted.',
      ],
    ],
    summaries: ['About {delays} flights in {city} were late; operations should return to normal within a day.'],
  },
  {
    compose: about(oneOf('MCD', 'SBUX', 'CMG', 'YUM', 'KO', 'PEP', 'PG', 'CL', 'MNST', 'HSY'), fair, (draw) => ({
      item: draw.pick(['value menu', 'protein line', 'loyalty program', 'limited edition', 'zero-sugar range']),
      share: percent(draw.between(6, 19), 0),
    })),
    titles: [
      '{co} brings back {item} to win traffic',
      '{co} rolls out {item} nationwide',
      '{co} says {item} lifts repeat purchases',
    ],
    summaries: ['{co} said {share} more customers came back after the start of its {item}.'],
  },
])
