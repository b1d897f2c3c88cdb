import { isAfterReleases } from '../../../time/clock.ts'
import {
  about,
  aboutTwo,
  even,
  fair,
  good,
  inSession,
  inWeek,
  move,
  oneOf,
  plain,
  poor,
  reason,
  sector,
} from '../../facts.ts'
import { grouped, money, percent } from '../../figures.ts'
import { type Scene, scenesOf, weekdays, weekend } from '../../scene.ts'
import { fuels, oils } from '../words/markets.ts'

const tight = [
  'a larger-than-expected stock draw',
  'supply risk in the Middle East',
  'OPEC+ restraint',
  'sanctions on Russian producers',
  'strong refinery demand',
] as const
const loose = [
  'oversupply worries',
  'a surprise stock build',
  'rising OPEC+ output',
  'weak Chinese demand',
  'hopes for peace talks',
] as const
const coldReasons = ['colder forecasts', 'record LNG exports', 'lower wind output', 'a larger storage draw'] as const
const mildReasons = ['milder forecasts', 'ample storage', 'record output', 'weaker LNG feedgas demand'] as const
const explorers = oneOf('XOM', 'CVX', 'COP', 'EOG', 'OXY', 'DVN')

export const oil: readonly Scene[] = scenesOf('OIL_AND_GAS', 'Energy', [
  {
    when: weekdays,
    also: ['COMMODITIES'],
    compose: move(oils, 'up', inSession, (draw) => ({ reason: draw.pick(tight) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      'Oil firms, {what} up {change}',
      '{what} recovers to {level} from {before} on {reason}',
      'Oil bulls back in charge as {what} reaches {level}',
    ],
    summaries: [
      '{what} {rose} {change} to {level} {when}, with traders citing {reason}.',
      'Front-month {what} {rose} to {level} from {before} at the last settlement.',
    ],
  },
  {
    when: weekdays,
    also: ['COMMODITIES'],
    compose: move(oils, 'down', inSession, (draw) => ({ reason: draw.pick(loose) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      'Oil eases, {what} down {change}',
      '{what} sheds {change} as market weighs {reason}',
      'Crude stays under pressure, {what} at {level}',
    ],
    summaries: [
      '{what} {rose} {change} to {level} {when}, with traders citing {reason}.',
      'Front-month {what} {rose} to {level} from {before} at the last settlement.',
    ],
  },
  {
    when: weekdays,
    compose: move(fuels, 'up', inSession, (draw) => ({ reason: draw.pick(coldReasons) })),
    titles: ['{what} {rises} {change} to {level}', '{what} up {change} in energy trading on {reason}'],
    summaries: ['{what} {rose} {change} to {level} {when}; traders pointed to {reason}.'],
  },
  {
    when: weekdays,
    compose: move(fuels, 'down', inSession, (draw) => ({ reason: draw.pick(mildReasons) })),
    titles: ['{what} {rises} {change} to {level}', '{what} down {change} in energy trading on {reason}'],
    summaries: ['{what} {rose} {change} to {level} {when}; traders pointed to {reason}.'],
  },
  {
    when: weekend,
    compose: move([...oils, ...fuels], 'up', inWeek),
    titles: ['Energy week: {what} up {change} at {level}', '{what} {ends} week {change} higher'],
    summaries: ['{what} {rose} {change} over the week to {level} from {before}.'],
  },
  {
    when: weekend,
    compose: move([...oils, ...fuels], 'down', inWeek),
    titles: ['Energy week: {what} down {change} at {level}', '{what} {ends} week {change} lower'],
    summaries: ['{what} {rose} {change} over the week to {level} from {before}.'],
  },
  {
    when: ['pre', 'open', 'post'],
    compose: (draw) => {
      if (!isAfterReleases(draw.at)) return undefined
      const change = draw.today('crude stocks').between(-6.8, 6.4)
      const isDraw = change < 0
      return {
        words: {
          size: grouped(Math.max(0.3, Math.abs(change)), 1),
          turn: isDraw ? 'fall' : 'rise',
          fell: isDraw ? 'fell' : 'rose',
          turnName: isDraw ? 'draw' : 'build',
          expected: grouped(Math.max(0.2, Math.abs(change) * 0.4), 1),
          cushing: grouped(draw.today('crude stocks').between(21, 27), 1),
          runs: percent(draw.today('runs').between(86, 94)),
        },
        score: isDraw ? draw.between(...fair) : draw.between(...poor),
      }
    },
    isRare: true,
    titles: [
      'US crude stocks {turn} by {size} million barrels',
      'EIA: crude {turnName} of {size} million barrels vs. {expected} million expected',
      'Refineries run at {runs} of capacity as crude stocks {turn}',
    ],
    summaries: [
      'US commercial crude inventories {fell} by {size} million barrels last week, against a forecast {turnName} of {expected} million. Cushing stocks stood at {cushing} million and refineries ran at {runs}.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      amount: grouped(draw.whole(2, 11) * 25 + 80),
      month: draw.pick(['January', 'April', 'July', 'October']),
      country: draw.pick(['Iraq', 'Kazakhstan', 'the United Arab Emirates', 'Nigeria', 'Kuwait']),
    })),
    also: ['GEOPOLITICS'],
    isRare: true,
    titles: [
      'OPEC+ weighs output rise of {amount},000 barrels a day from {month}',
      'OPEC+ delegates see no change at next meeting',
      '{country} pledges to compensate for oil output above quota',
      'OPEC leaves demand outlook for {nextYear} unchanged',
    ],
    summaries: [
      'Delegates said a step of {amount},000 barrels a day was one option for {month}; {country} is to submit a plan on its quota.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      rigs: String(draw.today('rigs').whole(402, 426)),
      step: draw.today('rigs').pick(['two', 'three', 'four', 'six']),
      output: grouped(draw.today('output').between(13.4, 13.9), 2),
    })),
    isRare: true,
    titles: [
      'US oil rig count rises by {step} to {rigs}',
      'Drillers add {step} rigs, count at {rigs}',
      'US crude output near record at {output} million barrels a day',
    ],
    summaries: [
      'The number of rigs drilling for oil in the US rose by {step} to {rigs}; output stands at {output} million barrels a day.',
    ],
  },
  {
    compose: about(explorers, fair, (draw) => ({
      output: percent(draw.between(2, 8)),
      basin: draw.pick(['Permian Basin', 'Guyana', 'Bakken', 'Gulf of Mexico', 'Marcellus', 'Eagle Ford']),
      spend: money(draw.between(0.8, 9)),
    })),
    titles: [
      '{co} lifts output target on {basin} wells',
      '{co} starts production at {basin} project ahead of schedule',
      '{co} sets {nextYear} capital budget at {spend}',
      '{co} reports {output} output growth led by {basin}',
    ],
    summaries: ['{co} expects output to grow {output} next year, led by {basin}, on capital spending of {spend}.'],
  },
  {
    compose: about(oneOf('MPC', 'PSX', 'VLO'), poor, (draw) => ({
      place: draw.pick(['Texas City', 'Los Angeles', 'Garyville', 'Lake Charles', 'Corpus Christi']),
      size: grouped(draw.whole(8, 36) * 10),
    })),
    titles: [
      '{co} shuts unit at {place} refinery after power dip',
      '{co} reports flaring at {place} plant, gasoline output cut',
    ],
    summaries: [
      '{co} took a(n) {size},000-barrel-a-day unit at its {place} refinery off line; restart is expected within a week.',
    ],
  },
  {
    compose: about(oneOf('SLB', 'HAL'), good, (draw, company) => ({
      value: money(draw.between(0.3, 2.8)),
      client: draw.pick(['Saudi Aramco', 'Petrobras', 'QatarEnergy', 'Venture Global', 'ADNOC', 'Equinor']),
      reason: reason(draw, company, 'up'),
    })),
    titles: ['{co} wins {value} contract from {client}', '{co} signs long-term service deal with {client}'],
    summaries: ['{co} won an order worth {value} from {client} and sees demand supported by {reason}.'],
  },
  {
    compose: about(oneOf('KMI', 'WMB'), good, (draw) => ({
      value: money(draw.between(0.4, 3.1)),
      flow: grouped(draw.between(0.8, 2.2), 1),
      state: draw.pick(['Louisiana', 'Texas', 'Virginia', 'Georgia']),
    })),
    titles: [
      '{co} to build {value} pipeline for Gulf Coast LNG plants',
      '{co} signs shippers for {state} gas line',
      '{co} wins federal approval for {state} expansion',
    ],
    summaries: ['{co} adds {flow} billion cubic feet a day of gas capacity in {state} at a cost of {value}.'],
  },
  {
    compose: aboutTwo(
      explorers,
      () => oneOf('SLB', 'HAL', 'KMI', 'WMB'),
      fair,
      (draw) => ({
        value: money(draw.between(0.4, 1.9)),
        basin: draw.pick(['Permian Basin', 'Haynesville', 'Delaware Basin']),
      }),
    ),
    titles: [
      '{co} picks {rival} for {value} {basin} program',
      '{co} sells {basin} gathering assets to {rival} for {value}',
    ],
    summaries: ['{co} and {rival} agreed on terms worth {value} in the {basin}; the deal closes in {nextMonth}.'],
  },
  {
    compose: about(sector('Energy'), even, (draw) => ({
      pump: `$${draw.today('pump').between(2.94, 3.28).toFixed(2)}`,
      travel: percent(draw.between(1, 4)),
    })),
    isRare: true,
    titles: [
      'US gasoline averages {pump} a gallon; {co} sees demand up {travel}',
      '{co} expects fuel demand to hold up through winter',
    ],
    summaries: [
      'The national average for gasoline is {pump} a gallon. {co} said demand at its customers was running {travel} above last year.',
    ],
  },
])
