import type { Draw } from '../../random/draw.ts'
import { about, aboutTwo, bad, even, fair, good, industry, oneOf, plain, poor, reason, sector } from '../facts.ts'
import { grouped, money, percent } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'
import { cities } from './words/names.ts'

function mortgageWords(draw: Draw) {
  const today = draw.today('mortgage')
  const now = today.between(6.05, 6.45)
  const step = Math.max(0.02, today.between(0.02, 0.14))
  const isUp = today.chance(0.5)
  return {
    isUp,
    words: {
      rate: percent(now, 2),
      before: percent(isUp ? now - step : now + step, 2),
      turn: isUp ? 'rises' : 'falls',
      turned: isUp ? 'rose' : 'fell',
      applications: percent(today.between(0.8, 7.4)),
      reaction: isUp ? 'slip' : 'climb',
      reacted: isUp ? 'fell' : 'rose',
    },
  }
}

const home = industry('Homebuilding')
const landlords = sector('Real Estate')

export const realEstate: readonly Scene[] = scenesOf('REAL_ESTATE', 'Equities', [
  {
    compose: (draw) => {
      const { isUp, words } = mortgageWords(draw)
      return { words, score: draw.between(...(isUp ? poor : fair)) }
    },
    isRare: true,
    titles: [
      'US 30-year mortgage rate {turn} to {rate}',
      'Average mortgage rate {turn} to {rate} from {before}',
      'Mortgage applications {reaction} {applications} as 30-year rate {turn}',
    ],
    summaries: [
      'The average rate on a 30-year fixed mortgage {turned} to {rate} from {before} a week ago; applications {reacted} {applications}.',
    ],
  },
  {
    compose: (draw) => {
      const today = draw.today('home sales')
      const isUp = today.chance(0.5)
      const kind = draw.pick(['existing home', 'new home', 'pending home'])
      return {
        words: {
          kind,
          size: percent(today.between(0.6, 5.4)),
          turn: isUp ? 'rise' : 'fall',
          turned: isUp ? 'rose' : 'fell',
          expected: isUp ? 'more' : 'worse',
          price: `$${grouped(today.between(404, 428), 0)},000`,
          supply: grouped(today.between(4.1, 4.8), 1),
        },
        score: draw.between(...(isUp ? fair : poor)),
      }
    },
    also: ['MACRO'],
    isRare: true,
    titles: [
      'US {kind} sales {turn} {size} in {month}',
      '{kind} sales {turn} {size}, {expected} than economists forecast',
      'US {kind} sales {turn} as median price holds at {price}',
    ],
    summaries: [
      'US {kind} sales {turned} {size} in {month}. The median price was {price} and supply stood at {supply} months.',
    ],
  },
  {
    compose: (draw) => {
      const today = draw.today('starts')
      const isUp = today.chance(0.5)
      return {
        words: {
          starts: `${grouped(today.between(1.26, 1.44), 2)} million`,
          permits: `${grouped(today.between(1.3, 1.46), 2)} million`,
          size: percent(today.between(1.2, 8.4)),
          turn: isUp ? 'climb' : 'drop',
          turned: isUp ? 'rose' : 'fell',
          index: String(isUp ? today.whole(38, 44) : today.whole(31, 36)),
          mood: isUp ? 'improves' : 'worsens',
        },
        score: draw.between(...(isUp ? fair : poor)),
      }
    },
    also: ['MACRO'],
    isRare: true,
    titles: [
      'US housing starts {turn} {size} to {starts} pace',
      'Builder sentiment {mood}, index at {index}',
      'Housing starts {turn}; permits at {permits} annual rate',
    ],
    summaries: [
      'US housing starts {turned} {size} to an annual rate of {starts} in {month}; permits ran at {permits} and the builder index at {index}.',
    ],
  },
  {
    compose: about(home, fair, (draw, company) => ({
      orders: percent(draw.between(2, 14)),
      homes: grouped(draw.whole(30, 220) * 100),
      city: draw.pick(cities),
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      '{co} home orders up {orders} from a year ago',
      '{co} sees buyers return as rates ease',
      [
        '{co} buys land for new community near {city}',
        '{co} plans about 900 homes on the site near {city}, with first sales in {nextYear}.',
      ],
    ],
    summaries: ['Net orders at {co} rose {orders} in the quarter to {homes} homes, the builder said.'],
  },
  {
    compose: about(home, poor, (draw) => ({
      incentive: percent(draw.between(5.5, 9.5)),
      drop: percent(draw.between(2, 11)),
    })),
    titles: ['{co} leans on incentives as buyers hold out', '{co} orders fall {drop}, margin narrows'],
    summaries: [
      'Incentives at {co} averaged {incentive} of the sales price, while net orders fell {drop} from a year earlier.',
    ],
  },
  {
    compose: about(landlords, fair, (draw, company) => ({
      occupancy: percent(draw.between(94.1, 97.8)),
      rent: percent(draw.between(2, 8)),
      city: draw.pick(cities),
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      '{co} occupancy climbs to {occupancy}',
      '{co} raises FFO outlook on {reason}',
      '{co} signs long-term tenant for {city} property',
      '{co} same-store income up {rent}',
    ],
    summaries: ['{co} reported occupancy of {occupancy} and same-store income growth of {rent}, citing {reason}.'],
  },
  {
    compose: about(landlords, even, (draw) => ({
      value: money(draw.between(0.12, 1.8)),
      city: draw.pick(cities),
      cap: percent(draw.between(5.1, 6.9)),
    })),
    titles: [
      '{co} buys {city} portfolio for {value}',
      '{co} sells {city} assets for {value} at {cap} yield',
      '{co} forms venture to develop sites near {city}',
    ],
    summaries: ['The {city} transaction of {co} is worth {value}, at an initial yield of {cap}.'],
  },
  {
    compose: aboutTwo(
      oneOf('DLR', 'EQIX', 'PLD', 'AMT'),
      () => oneOf('MSFT', 'AMZN', 'GOOGL', 'META', 'ORCL', 'NVDA'),
      good,
      (draw) => ({
        power: String(draw.whole(4, 30) * 10),
        city: draw.pick(cities),
        years: draw.pick(['10', '12', '15']),
      }),
    ),
    also: ['TECHNOLOGY'],
    titles: [
      '{co} leases {power} megawatts near {city} to {rival}',
      '{rival} signs {years}-year data center lease with {co}',
    ],
    summaries: ['{rival} takes {power} megawatts of capacity from {co} near {city} for {years} years.'],
  },
  {
    compose: plain(bad, (draw) => {
      const city = draw.pick(cities)
      const today = draw.today(`offices ${city}`)
      return {
        city,
        vacancy: percent(today.between(17, 27)),
        value: money(today.between(0.09, 0.7)),
        delinquency: percent(draw.today('offices').between(10.8, 12.4)),
      }
    }),
    isRare: true,
    titles: [
      'Office vacancy in {city} reaches {vacancy}',
      '{city} tower backing {value} loan goes to special servicer',
      'Office loan delinquencies at {delinquency}, data show',
    ],
    summaries: [
      'Office vacancy in {city} stands at {vacancy}. The delinquency rate on securitized office loans is {delinquency}.',
    ],
  },
  {
    compose: plain(fair, (draw) => {
      const city = draw.pick(cities)
      return {
        city,
        rent: percent(draw.today(`rents ${city}`).between(1.2, 4.8)),
        index: percent(draw.today('home prices').between(1.1, 3.4)),
      }
    }),
    isRare: true,
    titles: [
      'Rents in {city} rise {rent} from a year earlier',
      'US home price index up {index} on year',
      '{city} leads monthly rise in home values',
    ],
    summaries: [
      'Asking rents in {city} are up {rent} from a year ago; the national index of home prices rose {index}.',
    ],
  },
])
