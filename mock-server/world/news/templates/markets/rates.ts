import { decided, spoken } from '../../central-banks.ts'
import { even, fair, inSession, inWeek, move, plain, poor, weighed } from '../../facts.ts'
import { basisPoints, money, percent } from '../../figures.ts'
import { type Scene, scenesOf, weekdays, weekend } from '../../scene.ts'
import { foreignBonds, tenYear, treasuries, twoYear } from '../words/markets.ts'

const upReasons = [
  'strong data',
  'heavy supply',
  'sticky inflation',
  'weak demand at auction',
  'fading bets on rate cuts',
] as const
const downReasons = [
  'soft data',
  'demand for safety',
  'bets on rate cuts',
  'cooling inflation',
  'a well-received auction',
] as const

export const rates: readonly Scene[] = scenesOf('FIXED_INCOME_AND_INTEREST_RATES', 'Rates & FX', [
  {
    when: weekdays,
    compose: weighed(
      move(treasuries, 'up', inSession, (draw) => ({ reason: draw.pick(upReasons) })),
      -0.7,
    ),
    titles: [
      '{what} yield {rises} {change} to {level}',
      'Treasuries slip on {reason}; {what} yield at {level}',
      '{what} yield up {change} at {level} on {reason}',
      'Bond prices fall as {what} yield hits {level}',
    ],
    summaries: [
      'The {what} yield {rose} {change} to {level} {when} on {reason}. Prices move inversely to yields.',
      'Treasuries fell: the {what} yield {rose} to {level} from {before}, with traders citing {reason}.',
    ],
  },
  {
    when: weekdays,
    compose: weighed(
      move(treasuries, 'down', inSession, (draw) => ({ reason: draw.pick(downReasons) })),
      -0.7,
    ),
    titles: [
      '{what} yield {rises} {change} to {level}',
      'Treasuries gain on {reason}; {what} yield at {level}',
      '{what} yield down {change} at {level} on {reason}',
      'Bond prices rise as {what} yield slips to {level}',
    ],
    summaries: [
      'The {what} yield {rose} {change} to {level} {when} on {reason}. Prices move inversely to yields.',
      'Treasuries rose: the {what} yield {rose} to {level} from {before}, with traders citing {reason}.',
    ],
  },
  {
    when: weekdays,
    compose: weighed(move(foreignBonds, 'up', inSession), -0.6),
    titles: [
      '{what} yield {rises} to {level}, up {change}',
      '{what} bonds sell off, yield climbs {change}',
      '{what} yield at {level} ahead of debt sale',
    ],
    summaries: ['The {what} yield {rose} {change} to {level} as investors made room for new debt.'],
  },
  {
    when: weekdays,
    compose: weighed(move(foreignBonds, 'down', inSession), -0.6),
    titles: [
      '{what} yield {rises} to {level}, down {change}',
      '{what} bonds draw buyers, yield drops {change}',
      '{what} yield eases to {level} after inflation data',
    ],
    summaries: ['The {what} yield {rose} {change} to {level} as price pressure eased.'],
  },
  {
    when: weekend,
    compose: weighed(move([...treasuries, ...foreignBonds], 'up', inWeek), -0.6),
    titles: ['{what} yield ends week {change} higher at {level}', 'Week in bonds: {what} yield up {change}'],
    summaries: ['The {what} yield {rose} {change} over the week to {level} from {before}.'],
  },
  {
    when: weekend,
    compose: weighed(move([...treasuries, ...foreignBonds], 'down', inWeek), -0.6),
    titles: ['{what} yield ends week {change} lower at {level}', 'Week in bonds: {what} yield down {change}'],
    summaries: ['The {what} yield {rose} {change} over the week to {level} from {before}.'],
  },
  {
    when: weekdays,
    also: ['MACRO'],
    compose: decided('hold', even),
    isRare: true,
    titles: [
      '{bank} holds {rateName} at {rate}, as expected',
      '{bank} leaves policy unchanged, says it can be patient',
      '{bank} stands pat at {rate} in {votes} vote',
    ],
    summaries: ['{theBank} kept its {rateName} at {rate}, with inflation seen at {forecast} next year.'],
  },
  {
    when: weekdays,
    also: ['MACRO'],
    compose: decided('cut', fair),
    isRare: true,
    titles: [
      '{bank} cuts {rateName} to {rate} from {fromRate}',
      '{bank} lowers rates by 25 basis points, signals caution',
      '{bank} eases policy in {votes} vote',
    ],
    summaries: [
      '{theBank} lowered its {rateName} to {rate} from {fromRate} and sees inflation at {forecast} next year.',
    ],
  },
  {
    when: weekdays,
    also: ['MACRO'],
    compose: decided('hike', poor),
    isRare: true,
    titles: [
      '{bank} raises {rateName} to {rate} from {fromRate}',
      '{bank} tightens by 25 basis points to curb inflation',
      '{bank} hikes in {votes} vote, leaves door open to more',
    ],
    summaries: [
      '{theBank} raised its {rateName} to {rate} from {fromRate} and sees inflation at {forecast} next year.',
    ],
  },
  {
    also: ['MACRO'],
    compose: spoken(fair),
    titles: [
      '{speaker} sees room for lower rates if inflation cools',
      '{speaker} says policy is restrictive, cuts remain possible',
      '{speaker} plays down inflation risk',
    ],
    summaries: [
      'Inflation should return to target in {nextYear}, the official said; markets price a(n) {odds} chance of a cut in {place} at the next meeting.',
    ],
  },
  {
    also: ['MACRO'],
    compose: spoken(poor),
    titles: [
      '{speaker} says inflation still too high for comfort',
      '{speaker} pushes back against early rate cuts',
      '{speaker} warns services prices are sticky',
    ],
    summaries: [
      'Progress on inflation has been uneven, the official said. Markets put the chance of a cut in {place} at the next meeting at {odds}.',
    ],
  },
  {
    when: ['open', 'post'],
    compose: (draw) => {
      const cover = draw.between(2.22, 2.78)
      const tail = draw.between(-1.6, 1.8)
      const isStrong = tail < 0
      return {
        words: {
          tenor: draw.pick(['two-year', 'three-year', 'five-year', 'seven-year', '10-year', '20-year']),
          size: draw.pick(['$22 billion', '$39 billion', '$44 billion', '$58 billion', '$69 billion', '$70 billion']),
          cover: (isStrong ? cover + 0.2 : cover).toFixed(2),
          demand: isStrong ? 'solid' : 'soft',
          tail: Math.max(0.1, Math.abs(tail)).toFixed(1),
          side: isStrong ? 'below' : 'above',
          indirect: percent(isStrong ? draw.between(68, 77) : draw.between(57, 64)),
        },
        score: isStrong ? draw.between(...fair) : draw.between(...poor),
      }
    },
    isRare: true,
    titles: [
      '{size} {tenor} auction draws {demand} demand, bid-to-cover {cover}',
      'Treasury sells {size} of {tenor} debt {tail} basis points {side} when-issued yield',
      '{tenor} auction meets {demand} demand; indirect bidders take {indirect}',
    ],
    summaries: [
      'The Treasury sold {size} of {tenor} securities at a yield {tail} basis points {side} the market before the sale. The bid-to-cover ratio was {cover}, with {indirect} to indirect bidders.',
    ],
  },
  {
    when: weekdays,
    compose: (draw) => {
      const [short, long] = [draw.session(twoYear), draw.session(tenYear)]
      const [now, then] = [Math.round((long.level - short.level) * 100), Math.round((long.before - short.before) * 100)]
      if (now === then) return undefined
      return {
        words: {
          spread: basisPoints(now),
          steps: now > then ? 'steepens' : 'flattens',
          steeper: now > then ? 'wider' : 'narrower',
          former: basisPoints(then),
        },
        score: draw.between(...even),
      }
    },
    isRare: true,
    titles: [
      'US yield curve {steps}: two-year, 10-year gap at {spread}',
      'Gap between two-year and 10-year Treasuries {steeper} at {spread}',
    ],
    summaries: [
      'The gap between two-year and 10-year Treasury yields stands at {spread} after {former} at the last close.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      odds: `${draw.today('odds').whole(22, 86)}%`,
      cuts: draw.today('odds').pick(['one cut', 'two cuts', 'three cuts']),
    })),
    isRare: true,
    titles: [
      'Futures price {odds} chance of Fed cut at next meeting',
      'Traders see {cuts} from Fed by end of {nextYear}',
      'Swaps put odds of a quarter-point Fed cut at {odds}',
    ],
    summaries: [
      'Federal funds futures imply a(n) {odds} probability of a quarter-point cut at the next meeting and {cuts} by the end of {nextYear}.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      spread: String(draw.today('spread').whole(76, 92)),
      junk: String(draw.today('junk').whole(272, 334)),
      sales: money(draw.today('sales').between(18, 46)),
      deals: draw.today('deals').pick(['nine', '11', '14', '17']),
    })),
    isRare: true,
    titles: [
      'Investment-grade spreads at {spread} basis points, near multi-decade lows',
      'High-grade issuers bring {deals} deals worth {sales}',
      'Junk bond spreads at {junk} basis points as sales pick up',
    ],
    summaries: [
      'Spreads on investment-grade debt stand at {spread} basis points over Treasuries, high-yield at {junk}. Companies sold {sales} of bonds.',
    ],
  },
])
