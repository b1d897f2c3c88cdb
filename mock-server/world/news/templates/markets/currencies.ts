import type { Draw } from '../../../random/draw.ts'
import { even, fair, inSession, inWeek, move, plain, poor, weighed } from '../../facts.ts'
import { grouped } from '../../figures.ts'
import type { Direction } from '../../moves.ts'
import { type Scene, scenesOf, weekdays, weekend } from '../../scene.ts'
import { currencies, dollarIndex, dollarRates } from '../words/markets.ts'

const reasons: Readonly<Record<Direction, readonly string[]>> = {
  up: [
    'softer US data',
    'wider yield spreads',
    'upbeat local data',
    'corporate demand',
    'short covering',
    'hawkish central bank remarks',
  ],
  down: [
    'dovish central bank remarks',
    'weak local data',
    'narrower yield spreads',
    'month-end flows',
    'risk aversion',
    'political uncertainty',
  ],
}
const because = (direction: Direction) => (draw: Draw) => ({ reason: draw.pick(reasons[direction]) })
const dollarReasons = [
  'firm US data',
  'higher Treasury yields',
  'demand for safety',
  'fading bets on rate cuts',
  'caution before US data',
] as const
const softDollarReasons = [
  'soft US data',
  'lower Treasury yields',
  'bets on rate cuts',
  'rising risk appetite',
  'position squaring',
] as const

function volatilityWords(draw: Draw) {
  const pair = draw.pick(['euro-dollar', 'dollar-yen', 'sterling-dollar', 'Aussie-dollar'])
  return { pair, volatility: grouped(draw.today(pair).between(5.4, 9.8), 1) }
}

function reserveWords(draw: Draw) {
  const place = draw.pick(['China', 'India', 'Turkey', 'Brazil', 'Poland', 'Saudi Arabia'])
  return { place, reserves: grouped(draw.today(`reserves ${place}`).between(2, 28), 1) }
}

export const currency: readonly Scene[] = scenesOf('CURRENCIES', 'Rates & FX', [
  {
    when: weekdays,
    compose: weighed(move(currencies, 'up', inSession, because('up')), 0.8),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      '{what} at {level}, up {change}, as dollar softens',
      '{what} extends gains, trades at {level}',
      'FX: {what} {rises} {when}, last {level}',
    ],
    summaries: [
      'The {what} {rose} {change} to {level} {when}, supported by {reason}.',
      'The {what} {rose} to {level} from {before} at the last close; dealers cited {reason}.',
    ],
  },
  {
    when: weekdays,
    compose: weighed(move(currencies, 'down', inSession, because('down')), 0.8),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      '{what} at {level}, down {change}, as dollar firms',
      '{what} gives up ground, trades at {level}',
      'FX: {what} {rises} {when}, last {level}',
    ],
    summaries: [
      'The {what} {rose} {change} to {level} {when}, weighed down by {reason}.',
      'The {what} {rose} to {level} from {before} at the last close; dealers cited {reason}.',
    ],
  },
  {
    when: weekdays,
    compose: weighed(
      move(dollarRates, 'up', inSession, (draw) => ({ reason: draw.pick(dollarReasons) })),
      -0.7,
    ),
    titles: [
      'Dollar {rises} {change} to {level} on {reason}',
      '{what} weakens to {number} per dollar',
      '{what} loses {change} against dollar on {reason}',
    ],
    summaries: ['The dollar {rose} {change} to {level} from {before}, helped by {reason}; the {what} weakened.'],
  },
  {
    when: weekdays,
    compose: weighed(
      move(dollarRates, 'down', inSession, (draw) => ({ reason: draw.pick(softDollarReasons) })),
      -0.7,
    ),
    titles: [
      'Dollar {rises} {change} to {level} on {reason}',
      '{what} strengthens to {number} per dollar',
      '{what} firms against greenback, dollar down {change}',
    ],
    summaries: ['The dollar {rose} {change} to {level} from {before} on {reason}, lifting the {what}.'],
  },
  {
    when: weekdays,
    compose: move([dollarIndex], 'up', inSession, (draw) => ({ reason: draw.pick(dollarReasons) })),
    isRare: true,
    titles: [
      'Dollar index {rises} {change} to {level}',
      'Greenback firmer against major peers on {reason}',
      'Dollar broadly higher, index at {level}',
    ],
    summaries: ['The index of the dollar against six currencies {rose} {change} to {level} on {reason}.'],
  },
  {
    when: weekdays,
    compose: move([dollarIndex], 'down', inSession, (draw) => ({ reason: draw.pick(softDollarReasons) })),
    isRare: true,
    titles: [
      'Dollar index {rises} {change} to {level}',
      'Greenback on back foot against major peers on {reason}',
      'Dollar broadly lower, index at {level}',
    ],
    summaries: ['The index of the dollar against six currencies {rose} {change} to {level} on {reason}.'],
  },
  {
    when: weekend,
    compose: move([...currencies, dollarIndex], 'up', inWeek),
    titles: ['FX week: {what} gains {change}, ends at {level}', '{what} closes week higher at {level}'],
    summaries: ['The {what} {rose} {change} over the week to {level} from {before}.'],
  },
  {
    when: weekend,
    compose: move([...currencies, dollarIndex], 'down', inWeek),
    titles: ['FX week: {what} sheds {change}, ends at {level}', '{what} closes week lower at {level}'],
    summaries: ['The {what} {rose} {change} over the week to {level} from {before}.'],
  },
  {
    compose: plain(poor, (draw) => ({
      place: draw.pick(['Japan', 'South Korea', 'India', 'Indonesia', 'Switzerland']),
    })),
    also: ['MACRO'],
    isRare: true,
    titles: [
      "{place}'s finance ministry warns against one-sided currency moves",
      '{place} ready to act on excessive FX swings, top official says',
      "Traders on alert for intervention as {place}'s currency slides",
    ],
    summaries: [
      'Officials in {place} said they were watching the market with a high sense of urgency and would respond to disorderly moves.',
    ],
  },
  {
    compose: plain(even, (draw) => reserveWords(draw)),
    isRare: true,
    titles: [
      "{place}'s FX reserves rise ${reserves} billion in {month}",
      '{place} adds to currency buffers for second month',
    ],
    summaries: [
      'Reserves of {place} rose by ${reserves} billion in {month}, its central bank said, mostly on valuation effects.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      ...volatilityWords(draw),
      bank: draw.pick(['Goldman Sachs', 'ING', 'Nomura', 'Commerzbank', 'Societe Generale']),
    })),
    also: ['RESEARCH'],
    isRare: true,
    titles: [
      'One-month {pair} volatility at {volatility}% as traders hedge data',
      '{bank} sees {pair} stuck in range into year-end',
      'Large {pair} options expiries could pin spot, {bank} says',
    ],
    summaries: [
      'Implied volatility for one month in {pair} stands at {volatility}%. Strategists at {bank} expect ranges to hold.',
    ],
  },
  {
    when: weekdays,
    compose: plain(even, (draw) => ({
      fixing: (7.08 + draw.today('fixing').between(-0.02, 0.02)).toFixed(4),
      gap: `${draw.today('fixing gap').whole(2, 60)} pips`,
    })),
    isRare: true,
    titles: [
      "China's central bank sets yuan midpoint at {fixing} per dollar",
      'Yuan fixing {gap} stronger than market projections',
    ],
    summaries: [
      "The People's Bank of China set the midpoint at {fixing} per dollar, {gap} firmer than traders had projected.",
    ],
  },
  {
    compose: plain(fair, (draw) => ({
      place: draw.pick(['Mexican peso', 'Brazilian real', 'South African rand', 'Polish zloty', 'Chilean peso']),
    })),
    isRare: true,
    titles: [
      'Emerging-market currencies firm as carry trades return',
      '{place} among best performers this month on high interest rates',
    ],
    summaries: [
      'Investors again borrow in low-yielding currencies to buy the {place} and its peers, strategists said.',
    ],
  },
])
