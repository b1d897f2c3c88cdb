import { about, even, fair, good, inSession, inWeek, move, oneOf, plain, poor, reason } from '../../facts.ts'
import { grouped, money, percent } from '../../figures.ts'
import { type Scene, scenesOf, weekdays, weekend } from '../../scene.ts'
import type { Company } from '../../universe.ts'
import { baseMetals, preciousMetals } from '../words/markets.ts'

const upReasons = [
  'a softer dollar',
  'central bank buying',
  'demand for havens',
  'lower bond yields',
  'bets on rate cuts',
] as const
const downReasons = [
  'a firmer dollar',
  'profit-taking',
  'higher bond yields',
  'fading rate-cut bets',
  'easing trade tension',
] as const
const tight = [
  'supply disruption in Chile',
  'falling exchange stocks',
  'Chinese stimulus hopes',
  'smelter cuts',
  'strong grid investment',
] as const
const loose = [
  'rising exchange stocks',
  'weak Chinese factory data',
  'a firmer dollar',
  'slack construction demand',
  'new mine supply',
] as const

const minesOf = ({ ticker }: Company) =>
  ticker === 'NEM' ? ['Nevada', 'Ghana', 'Peru', 'Canada'] : ['Indonesia', 'Peru', 'Arizona', 'Chile']

export const metals: readonly Scene[] = scenesOf('METALS', 'Commodities', [
  {
    when: weekdays,
    compose: move(preciousMetals, 'up', inSession, (draw) => ({ reason: draw.pick(upReasons) })),
    also: ['COMMODITIES'],
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      '{what} firms to {level} with help from {reason}',
      'Bullion buyers return: {what} up {change}',
      '{what} extends advance, last at {level}',
    ],
    summaries: [
      '{what} {rose} {change} to {level} {when}, supported by {reason}.',
      'The metal {rose} to {level} from {before} at the last close on {reason}.',
    ],
  },
  {
    when: weekdays,
    compose: move(preciousMetals, 'down', inSession, (draw) => ({ reason: draw.pick(downReasons) })),
    also: ['COMMODITIES'],
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      '{what} slips to {level} under weight of {reason}',
      'Precious metals lose shine: {what} down {change}',
      '{what} retreats from {before}, last at {level}',
    ],
    summaries: [
      '{what} {rose} {change} to {level} {when}, hurt by {reason}.',
      'The metal {rose} to {level} from {before} at the last close on {reason}.',
    ],
  },
  {
    when: weekdays,
    compose: move(baseMetals, 'up', inSession, (draw) => ({ reason: draw.pick(tight) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      'Industrial metals: {what} up {change}',
      '{what} climbs past {before} on {reason}',
    ],
    summaries: ['{what} {rose} {change} to {level} {when} on {reason}.'],
  },
  {
    when: weekdays,
    compose: move(baseMetals, 'down', inSession, (draw) => ({ reason: draw.pick(loose) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      'Base metals soften, {what} down {change}',
      '{what} under pressure from {reason}',
    ],
    summaries: ['{what} {rose} {change} to {level} {when} on {reason}.'],
  },
  {
    when: weekend,
    compose: move([...preciousMetals, ...baseMetals], 'up', inWeek),
    titles: ['{what} notches weekly gain of {change}', 'Metals week: {what} up {change} at {level}'],
    summaries: ['{what} {rose} {change} over the week to {level} from {before}.'],
  },
  {
    when: weekend,
    compose: move([...preciousMetals, ...baseMetals], 'down', inWeek),
    titles: ['{what} posts weekly loss of {change}', 'Metals week: {what} down {change} at {level}'],
    summaries: ['{what} {rose} {change} over the week to {level} from {before}.'],
  },
  {
    compose: about(oneOf('NEM', 'FCX'), fair, (draw, company) => ({
      output: percent(draw.between(2, 9)),
      cost: grouped(draw.between(1380, 1640), 0),
      project: draw.pick(minesOf(company)),
    })),
    titles: [
      '{co} output up {output} as {project} mine ramps up',
      '{co} approves expansion of {project} mine',
      '{co} lowers cost outlook on higher grades in {project}',
    ],
    summaries: ['{co} said output rose {output} in the quarter as the {project} operation processed higher grades.'],
  },
  {
    compose: about(oneOf('FCX', 'NEM'), poor, (draw, company) => ({
      site: draw.pick(minesOf(company)),
      days: draw.pick(['three', 'five', '10']),
    })),
    titles: [
      '{co} halts {site} mill for {days} days after equipment failure',
      '{co} trims output guidance on {site} maintenance',
    ],
    summaries: [
      '{co} expects the stoppage in {site} to last {days} days and to lower output for the quarter slightly.',
    ],
  },
  {
    compose: about(oneOf('NUE', 'STLD', 'ALB'), fair, (draw, company) => ({
      rise: grouped(draw.whole(3, 8) * 10),
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      '{co} raises prices by ${rise} a ton',
      '{co} sees firmer order book on {reason}',
      [
        '{co} restarts idled line on stronger orders',
        '{co} brings a line back that has stood still since spring; its order book fills the next two quarters.',
      ],
    ],
    summaries: ['{co} told customers that prices would rise by ${rise} a ton from {nextMonth}, citing {reason}.'],
  },
  {
    compose: plain(even, (draw) => {
      const metal = draw.pick(['copper', 'aluminum', 'zinc', 'nickel'])
      const today = draw.today(`stocks ${metal}`)
      return {
        metal,
        stocks: grouped(today.whole(60, 480) * 1000),
        step: grouped(today.whole(12, 80) * 100),
        place: today.pick(['Singapore', 'Rotterdam', 'Gwangyang', 'New Orleans']),
      }
    }),
    isRare: true,
    titles: [
      'LME {metal} stocks at {stocks} tons after fresh arrivals in {place}',
      '{metal} inventories rise by {step} tons in {place}',
    ],
    summaries: [
      'On-warrant {metal} stocks in London Metal Exchange sheds rose by {step} tons to {stocks}, mostly in {place}.',
    ],
  },
  {
    compose: plain(good, (draw) => ({
      tons: grouped(draw.between(9, 64), 0),
      place: draw.pick(['China', 'Poland', 'Turkey', 'India', 'Kazakhstan']),
      flow: money(draw.between(0.6, 4.5)),
    })),
    isRare: true,
    titles: [
      "{place}'s central bank adds {tons} tons of gold to reserves",
      'Gold ETFs take in {flow} in a week',
      'Official buyers keep gold demand near record, council says',
    ],
    summaries: [
      'Central banks led by {place} bought {tons} tons of gold in {month}; funds backed by bullion drew {flow} in the last week.',
    ],
  },
])
