import { about, even, fair, good, inLastDay, move, oneOf, plain, poor } from '../../facts.ts'
import { grouped, money, percent } from '../../figures.ts'
import { type Compose, type Scene, scenesOf } from '../../scene.ts'
import { bitcoin, coins, ether } from '../words/markets.ts'

const upReasons = [
  'inflows into exchange-traded funds',
  'short covering',
  'a weaker dollar',
  'hopes for clearer rules',
  'rising risk appetite',
] as const
const downReasons = [
  'ETF outflows',
  'forced liquidations',
  'a firmer dollar',
  'profit-taking',
  'waning risk appetite',
] as const

/** A coin's funds either gain or lose money on a day. */
const flowing =
  (isInflow: boolean, tone: readonly [number, number]): Compose =>
  (draw) => {
    const moved = ['bitcoin', 'ether', 'solana', 'XRP'].filter(
      (coin) => draw.today(`flow ${coin}`).chance(0.5) === isInflow,
    )
    if (moved.length === 0) return undefined
    const coin = draw.pick(moved)
    const today = draw.today(`size ${coin}`)
    const flow = money(today.between(0.08, coin === 'bitcoin' ? 0.95 : 0.35))
    return { words: { coin, flow, days: today.pick(['three', 'four', 'five', 'six']) }, score: draw.between(...tone) }
  }

export const crypto: readonly Scene[] = scenesOf('CRYPTO', 'Digital Assets', [
  {
    compose: move(coins, 'up', inLastDay, (draw) => ({ reason: draw.pick(upReasons) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      '{what} {rises} to {level}, leads gains in digital assets',
      'Crypto market firms as {what} {rises} {change}',
      '{what} holds above {before} as buyers return',
    ],
    summaries: [
      '{what} {rose} {change} in 24 hours to {level}, helped by {reason}.',
      'The token {rose} to {level} from {before} a day earlier; traders cited {reason}.',
    ],
  },
  {
    compose: move(coins, 'down', inLastDay, (draw) => ({ reason: draw.pick(downReasons) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      '{what} {rises} to {level} as sellers take over',
      'Crypto losses deepen, {what} down {change}',
      '{what} slips below {before} in thin trading',
    ],
    summaries: [
      '{what} {rose} {change} in 24 hours to {level}, hurt by {reason}.',
      'The token {rose} to {level} from {before} a day earlier; traders cited {reason}.',
    ],
  },
  {
    compose: flowing(true, fair),
    isRare: true,
    titles: ['Spot {coin} ETFs draw {flow} of net inflows', 'US {coin} funds extend run of inflows to {days} days'],
    summaries: ['US spot {coin} ETFs took in a net {flow} on the day, extending their run of inflows to {days} days.'],
  },
  {
    compose: flowing(false, poor),
    isRare: true,
    titles: ['Investors pull {flow} from {coin} ETFs', '{coin} ETFs see outflows of {flow} as prices wobble'],
    summaries: ['Net redemptions from US spot {coin} ETFs came to {flow}, the most in about two weeks.'],
  },
  {
    compose: plain(poor, (draw) => ({
      sum: money(draw.today('liquidations').between(0.12, 0.9)),
      share: percent(draw.today('liquidations').between(62, 88), 0),
    })),
    isRare: true,
    titles: ['Crypto liquidations reach {sum} in 24 hours', 'Leveraged crypto bets unwound: {sum} wiped out in a day'],
    summaries: ['Exchanges liquidated {sum} of leveraged positions within 24 hours; {share} of them were long.'],
  },
  {
    compose: about(oneOf('COIN', 'HOOD'), fair, (draw) => ({
      volume: percent(draw.between(8, 34), 0),
      token: draw.pick([
        'tokenized stocks',
        'perpetual futures',
        'staking',
        'prediction markets',
        'stablecoin payments',
      ]),
    })),
    titles: [
      '{co} launches {token} for US customers',
      '{co} crypto trading volume up {volume} in {month}',
      '{co} wins license to offer {token} in Europe',
    ],
    summaries: [
      '{co} said digital-asset volume rose {volume} in {month} and that {token} would be offered in more markets.',
    ],
  },
  {
    compose: about(oneOf('PYPL', 'XYZ', 'V', 'MA'), fair, (draw) => ({
      places: draw.pick(['Latin America', 'Southeast Asia', 'Europe', 'the Gulf states']),
    })),
    titles: [
      '{co} expands stablecoin settlement to {places}',
      '{co} lets merchants accept bitcoin without fees until {nextYear}',
    ],
    summaries: [
      '{co} widened its digital-asset services and named {places} as the next region for stablecoin settlement.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      body: draw.pick(['Senate panel', 'House committee', 'SEC', 'CFTC', 'European regulator', 'Hong Kong regulator']),
      topic: draw.pick([
        'stablecoin reserves',
        'token listings',
        'crypto custody',
        'market structure',
        'decentralized exchanges',
      ]),
    })),
    titles: [
      '{body} sets {nearDay} date for debate on {topic}',
      '{body} seeks comment on rules for {topic}',
      '{body} staff issue guidance on {topic}',
    ],
    summaries: [
      'The rules on {topic} would apply from {nextYear} at the earliest. Industry groups asked for a longer transition.',
    ],
  },
  {
    compose: (draw) => {
      const price = draw.lastDay(bitcoin)
      const second = draw.lastDay(ether)
      return {
        words: {
          rate: grouped(draw.today('hash rate').between(980, 1120), 0),
          step: percent(draw.today('difficulty').between(0.8, 6.4)),
          ratio: (second.level / price.level).toFixed(4),
          fee: `$${draw.between(0.4, 2.4).toFixed(2)}`,
        },
        score: draw.between(...even),
      }
    },
    isRare: true,
    titles: [
      'Bitcoin mining difficulty rises {step} to record',
      'Bitcoin hash rate steady near {rate} exahashes a second',
      'Ether-to-bitcoin ratio at {ratio} as traders weigh upgrade',
    ],
    summaries: [
      'The network ran near {rate} exahashes a second after difficulty rose {step}; the average fee was {fee}. Ether traded at {ratio} bitcoin.',
    ],
  },
  {
    compose: plain(good, (draw) => ({
      supply: money(draw.today('stablecoins').between(290, 330)),
      gain: money(draw.between(1, 6)),
      chain: draw.pick(['Ethereum', 'Solana', 'Tron']),
    })),
    isRare: true,
    titles: ['Stablecoin supply hits record {supply}', 'Dollar-backed tokens on {chain} grow by {gain} in a month'],
    summaries: ['The supply of dollar stablecoins reached {supply}, with {chain} adding {gain} in a month.'],
  },
])
