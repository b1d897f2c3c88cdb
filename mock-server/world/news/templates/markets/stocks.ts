import { shareOf } from '../../../random/draw.ts'
import { about, bad, even, fair, good, inSession, inWeek, move, named, plain, poor, reason } from '../../facts.ts'
import { grouped, money, percent } from '../../figures.ts'
import { type Direction, directionOf, moveWords, scoreOf } from '../../moves.ts'
import { always, type Compose, daytime, type Scene, scenesOf, weekend } from '../../scene.ts'
import { listed } from '../../universe.ts'
import { americanIndexes, asianIndexes, europeanIndexes, futures, sp500 } from '../words/markets.ts'
import { newcomers } from '../words/names.ts'

const upReasons = [
  'gains in chipmakers',
  'hopes for rate cuts',
  'upbeat earnings',
  'a rebound in technology shares',
  'strong bank results',
  'easing trade tension',
] as const
const downReasons = [
  'losses in technology shares',
  'rising bond yields',
  'valuation worries',
  'weak guidance',
  'trade worries',
  'profit-taking',
] as const
const sectors = [
  'Technology',
  'Health care',
  'Energy',
  'Financials',
  'Utilities',
  'Industrials',
  'Consumer staples',
  'Real estate',
  'Materials',
] as const

/** A share that moved by more than a typical day's move in that direction. */
const bigMove =
  (direction: Direction): Compose =>
  (draw) => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const company = draw.pick(listed)
      const quote = draw.share(company)
      if (directionOf(quote) !== direction || quote.size < 0.9) continue
      const words = {
        ...named(company),
        ...moveWords(draw, shareOf(company), quote, direction),
        reason: reason(draw, company, direction),
      }
      return {
        words: {
          ...words,
          session:
            draw.phase === 'pre' ? 'premarket trading' : draw.phase === 'post' ? 'extended trading' : 'heavy trading',
        },
        companies: [company],
        score: scoreOf(quote),
      }
    }
    return undefined
  }

const moverTitles = [
  '{co} shares {rise} {change} in {session}',
  '{co} {rises} {change} to {level} on {reason}',
  'Stocks on the move: {co} {rises} {change}',
  '{co} among biggest movers, {higher} by {change}',
]
const moverSummaries = [
  'Shares of {co} {rose} {change} to {level} in {session}; traders cited {reason}.',
  'The stock of {co} {rose} to {level} from a last close of {before} on {reason}.',
]

export const stocks: readonly Scene[] = scenesOf('STOCK_MARKETS', 'Equities', [
  {
    when: ['open'],
    compose: move(americanIndexes, 'up', inSession, (draw) => ({ reason: draw.pick(upReasons) })),
    titles: [
      '{what} {rises} {change} on {reason}',
      'Wall Street higher: {what} up {change} at {level}',
      'US stocks gain, {what} up {change}',
      '{what} {rises} to {level} as buyers step in',
    ],
    summaries: [
      'The {what} {rose} {change} to {level} on {reason}.',
      'US stocks rose, with the {what} at {level} after {before} at the last close.',
    ],
  },
  {
    when: ['open'],
    compose: move(americanIndexes, 'down', inSession, (draw) => ({ reason: draw.pick(downReasons) })),
    titles: [
      '{what} {rises} {change} on {reason}',
      'Wall Street lower: {what} down {change} at {level}',
      'US stocks lose ground, {what} off {change}',
      '{what} {rises} to {level} as sellers take control',
    ],
    summaries: [
      'The {what} {rose} {change} to {level} on {reason}.',
      'US stocks fell, with the {what} at {level} after {before} at the last close.',
    ],
  },
  {
    when: ['post'],
    compose: move(americanIndexes, 'up', inSession, (draw) => ({ reason: draw.pick(upReasons) })),
    titles: [
      '{what} closes {change} higher at {level}',
      'Closing bell: {what} up {change} on {reason}',
      'US stocks end higher on {reason}',
    ],
    summaries: ['The {what} {rose} {change} to close at {level}, helped by {reason}.'],
  },
  {
    when: ['post'],
    compose: move(americanIndexes, 'down', inSession, (draw) => ({ reason: draw.pick(downReasons) })),
    titles: [
      '{what} closes {change} lower at {level}',
      'Closing bell: {what} down {change} on {reason}',
      'US stocks end lower on {reason}',
    ],
    summaries: ['The {what} {rose} {change} to close at {level}, hurt by {reason}.'],
  },
  {
    when: ['pre', 'night'],
    compose: move(futures, 'up', inSession, (draw) => ({ reason: draw.pick(upReasons) })),
    titles: [
      '{what} futures up {change} on {reason}',
      'US futures point to higher open, {what} contracts add {change}',
      'Futures: {what} +{change}',
    ],
    summaries: ['Futures on the {what} were up {change} at {level} {when}, with traders citing {reason}.'],
  },
  {
    when: ['pre', 'night'],
    compose: move(futures, 'down', inSession, (draw) => ({ reason: draw.pick(downReasons) })),
    titles: [
      '{what} futures down {change} on {reason}',
      'US futures point to lower open, {what} contracts shed {change}',
      'Futures: {what} -{change}',
    ],
    summaries: ['Futures on the {what} were down {change} at {level} {when}, with traders citing {reason}.'],
  },
  {
    when: ['pre'],
    compose: move(europeanIndexes, 'up', inSession, (draw) => ({
      group: draw.pick(['banks', 'miners', 'luxury shares', 'defense shares', 'chip stocks']),
    })),
    titles: [
      '{what} {rises} {change}, {group} lead',
      'European shares advance; {what} at {level}',
      '{what} up {change} in early trading',
    ],
    summaries: ['{what} {rose} {change} to {level}, with {group} the strongest group.'],
  },
  {
    when: ['pre'],
    compose: move(europeanIndexes, 'down', inSession, (draw) => ({
      group: draw.pick(['banks', 'miners', 'luxury shares', 'carmakers', 'chip stocks']),
    })),
    titles: [
      '{what} {rises} {change}, {group} drag',
      'European shares fall; {what} at {level}',
      '{what} down {change} in early trading',
    ],
    summaries: ['{what} {rose} {change} to {level}, with {group} the weakest group.'],
  },
  {
    when: ['night'],
    compose: move(asianIndexes, 'up', inSession, (draw) => ({
      group: draw.pick(['chipmakers', 'exporters', 'banks', 'property developers', 'internet shares']),
    })),
    titles: [
      '{what} {rises} {change}, led by {group}',
      'Asian shares firmer, {what} up {change}',
      '{what} at {level} as {group} rally',
    ],
    summaries: ['{what} {rose} {change} to {level}; {group} contributed most.'],
  },
  {
    when: ['night'],
    compose: move(asianIndexes, 'down', inSession, (draw) => ({
      group: draw.pick(['chipmakers', 'exporters', 'banks', 'property developers', 'internet shares']),
    })),
    titles: [
      '{what} {rises} {change}, dragged by {group}',
      'Asian shares weaker, {what} down {change}',
      '{what} at {level} as {group} slide',
    ],
    summaries: ['{what} {rose} {change} to {level}; {group} weighed most.'],
  },
  { when: daytime, compose: bigMove('up'), titles: moverTitles, summaries: moverSummaries },
  { when: daytime, compose: bigMove('down'), titles: moverTitles, summaries: moverSummaries },
  {
    when: weekend,
    compose: move([...americanIndexes, ...europeanIndexes, ...asianIndexes], 'up', inWeek, (draw) => ({
      reason: draw.pick(upReasons),
    })),
    titles: [
      '{what} ends week {change} higher on {reason}',
      'Week on the markets: {what} up {change}',
      '{what} caps week of gains at {level}',
    ],
    summaries: ['{what} {rose} {change} over the week to {level} from {before}, helped by {reason}.'],
  },
  {
    when: weekend,
    compose: move([...americanIndexes, ...europeanIndexes, ...asianIndexes], 'down', inWeek, (draw) => ({
      reason: draw.pick(downReasons),
    })),
    titles: [
      '{what} ends week {change} lower on {reason}',
      'Week on the markets: {what} down {change}',
      '{what} caps week of losses at {level}',
    ],
    summaries: ['{what} {rose} {change} over the week to {level} from {before}, hurt by {reason}.'],
  },
  {
    when: ['open', 'post'],
    compose: (draw) => {
      const quote = draw.session(sp500)
      const direction = directionOf(quote)
      if (direction === undefined) return undefined
      const isUp = direction === 'up'
      return {
        words: {
          best: draw.pick(sectors),
          ratio: grouped(draw.between(1.3, 3.1), 1),
          leaders: isUp ? 'Advancers' : 'Decliners',
          others: isUp ? 'decliners' : 'advancers',
          sided: isUp ? 'leads' : 'holds up best in',
          day: isUp ? 'rising market' : 'falling market',
          volume: grouped(draw.between(15.2, 19.8), 1),
          vix: grouped(isUp ? draw.between(15, 18.4) : draw.between(18.6, 24), 1),
          side: isUp ? 'eases to' : 'climbs to',
          sided2: isUp ? 'eased' : 'climbed',
        },
        score: scoreOf(quote) * 0.6,
      }
    },
    isRare: true,
    titles: [
      '{leaders} outnumber {others} by {ratio} to 1 on NYSE',
      '{best} sector {sided} {day}',
      'VIX {side} {vix} as options traders reset hedges',
      'NYSE breadth: {leaders} ahead {ratio}-to-1',
    ],
    summaries: [
      '{leaders} led {others} by {ratio} to 1 on the NYSE on volume of {volume} billion shares; {best} was the best sector and the VIX {sided2} to {vix}.',
    ],
  },
  {
    when: always,
    compose: plain(fair, (draw) => {
      const place = draw.pick(['US', 'European', 'Japanese', 'emerging-market', 'Asian', 'small-cap'])
      const today = draw.today(`flow ${place}`)
      return { place, flow: money(today.between(2.4, 21)), weeks: today.pick(['third', 'fourth', 'fifth']) }
    }),
    isRare: true,
    titles: [
      '{place} equity funds take in {flow} in a week',
      'Investors add to {place} stocks for {weeks} week in a row',
    ],
    summaries: ['{place} equity funds drew {flow} in the week, the {weeks} week of inflows in a row.'],
  },
  {
    when: always,
    compose: about(
      () => true,
      even,
      (draw) => ({
        volume: grouped(draw.between(1.6, 5.4), 1),
        calls: percent(draw.between(56, 81), 0),
        strike: draw.pick(['calls', 'puts']),
      }),
    ),
    titles: [
      'Unusual options activity in {co}: volume {volume} times average',
      '{co} options volume jumps, short-dated contracts dominate',
      'Traders position for swings in {co} before {nearDay}',
    ],
    summaries: [
      'Options volume in {co} ran at {volume} times its average, {calls} of it in contracts that expire within a month.',
    ],
  },
  {
    compose: about(
      (company) => company.marketValue < 120,
      bad,
      (draw, company) => ({ interest: percent(draw.between(4, 16)), reason: reason(draw, company, 'down') }),
    ),
    titles: ['Short interest in {co} climbs to {interest} of float', 'Bears build positions in {co} on {reason}'],
    summaries: ['Short sellers hold {interest} of the float of {co}, the most this year; skeptics cite {reason}.'],
  },
  {
    compose: plain(poor, (draw) => ({
      share: percent(draw.today('bears').between(36, 47), 0),
      reading: grouped(draw.today('fear').between(22, 41), 0),
    })),
    isRare: true,
    titles: [
      'Bearish sentiment at {share} in weekly survey of US investors',
      'Fear gauge: sentiment index drops to {reading}',
    ],
    summaries: [
      'The share of US retail investors who expect lower stocks in six months is {share}; a composite of market sentiment reads {reading} of 100.',
    ],
  },
  {
    compose: plain(good, (draw) => ({
      raised: money(draw.between(0.25, 1.6)),
      price: `$${draw.whole(17, 42)}`,
      firm: draw.pick(newcomers),
    })),
    also: ['CORPORATE_ACTIONS'],
    titles: [
      '{firm} prices IPO at {price}, top of range',
      [
        '{firm} files for listing in New York',
        '{firm} seeks to raise about {raised} and did not yet set a price range.',
      ],
      'IPO of {firm} raises {raised}, books several times covered',
    ],
    summaries: ['{firm} sold shares at {price} apiece, the top of the marketed range, to raise {raised}.'],
  },
])
