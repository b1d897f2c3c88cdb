import { about, even, fair, good, inSession, inWeek, move, oneOf, plain, poor, reason } from '../../facts.ts'
import { grouped, percent } from '../../figures.ts'
import { type Compose, type Scene, scenesOf, weekdays, weekend } from '../../scene.ts'
import { grains, softs } from '../words/markets.ts'

const dry = [
  'dry weather in Argentina',
  'strong export sales',
  'lower crop ratings',
  'short covering by funds',
  'fresh Chinese buying',
] as const
const wet = [
  'rain in growing areas',
  'harvest pressure',
  'slow export sales',
  'ample world supply',
  'fund selling',
] as const
const short = ['weather worries', 'low stocks', 'tight supply', 'firm demand', 'fund buying'] as const
const ample = ['better weather', 'rising stocks', 'soft demand', 'fund liquidation', 'improved supply'] as const

const inputs: Readonly<Record<string, string>> = {
  GIS: 'oat',
  HSY: 'cocoa',
  KHC: 'dairy',
  MDLZ: 'cocoa',
  SBUX: 'coffee',
  TSN: 'cattle',
}
const crops = [
  ['Brazil', 'coffee'],
  ['Brazil', 'soybean'],
  ['India', 'sugar'],
  ['India', 'rice'],
  ['Ukraine', 'wheat'],
  ['Australia', 'wheat'],
  ['Thailand', 'rice'],
  ['Argentina', 'corn'],
  ['Vietnam', 'coffee'],
  ['Ivory Coast', 'cocoa'],
] as const

/** A harvest is good or bad, the same all day. */
const harvest =
  (isGood: boolean, tone: readonly [number, number]): Compose =>
  (draw) => {
    const [place, crop] = draw.pick(crops)
    const today = draw.today(`harvest ${place} ${crop}`)
    if (today.chance(0.5) !== isGood) return undefined
    return { words: { place, crop, change: percent(today.between(3, 16), 0) }, score: draw.between(...tone) }
  }

export const commodities: readonly Scene[] = scenesOf('COMMODITIES', 'Commodities', [
  {
    when: weekdays,
    compose: move(grains, 'up', inSession, (draw) => ({ reason: draw.pick(dry) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      'Chicago {what} higher on {reason}',
      'Grains: {what} up {change} at {level}',
    ],
    summaries: ['Chicago {what} {rose} {change} to {level} {when} on {reason}.'],
  },
  {
    when: weekdays,
    compose: move(grains, 'down', inSession, (draw) => ({ reason: draw.pick(wet) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      'Chicago {what} lower on {reason}',
      'Grains: {what} down {change} at {level}',
    ],
    summaries: ['Chicago {what} {rose} {change} to {level} {when} on {reason}.'],
  },
  {
    when: weekdays,
    compose: move(softs, 'up', inSession, (draw) => ({ reason: draw.pick(short) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      'Commodities: {what} up {change} at {level}',
      '{what} higher at {level} after {before}',
    ],
    summaries: ['{what} {rose} {change} to {level} {when}; brokers cited {reason}.'],
  },
  {
    when: weekdays,
    compose: move(softs, 'down', inSession, (draw) => ({ reason: draw.pick(ample) })),
    titles: [
      '{what} {rises} {change} to {level} on {reason}',
      'Commodities: {what} down {change} at {level}',
      '{what} lower at {level} after {before}',
    ],
    summaries: ['{what} {rose} {change} to {level} {when}; brokers cited {reason}.'],
  },
  {
    when: weekend,
    compose: move([...grains, ...softs], 'up', inWeek),
    titles: ['Farm markets week: {what} up {change}', 'Weekly gain of {change} for {what}'],
    summaries: ['{what} {rose} {change} over the week to {level} from {before}.'],
  },
  {
    when: weekend,
    compose: move([...grains, ...softs], 'down', inWeek),
    titles: ['Farm markets week: {what} down {change}', 'Weekly loss of {change} for {what}'],
    summaries: ['{what} {rose} {change} over the week to {level} from {before}.'],
  },
  {
    compose: plain(even, (draw) => ({
      crop: draw.pick(['corn', 'soybean', 'wheat']),
      size: grouped(draw.between(1.7, 16.9), 2),
      yield: grouped(draw.between(50, 185), 1),
      share: percent(draw.between(48, 78), 0),
      sale: grouped(draw.whole(11, 48) * 11),
    })),
    isRare: true,
    titles: [
      'USDA puts US {crop} crop rated good to excellent at {share}',
      'USDA reports flash sale of {sale},000 tons of {crop} to unknown buyers',
      'Private analysts trim US {crop} estimate ahead of USDA report',
    ],
    summaries: [
      'US {crop} conditions stood at {share} good to excellent; exporters sold {sale},000 tons, the US Department of Agriculture said.',
    ],
  },
  {
    compose: (draw) => {
      const today = draw.today('baltic')
      const step = today.whole(-68, 74)
      if (step === 0) return undefined
      return {
        words: {
          index: grouped(today.whole(1780, 2320)),
          step: String(Math.abs(step)),
          turn: step > 0 ? 'climbs' : 'slips',
          turned: step > 0 ? 'rose' : 'fell',
          higher: step > 0 ? 'firmer' : 'softer',
        },
        score: step > 0 ? draw.between(0.12, 0.4) : draw.between(-0.4, -0.12),
      }
    },
    isRare: true,
    titles: [
      'Baltic dry index {turn} {step} points to {index}',
      'Dry bulk freight {higher}, Baltic index at {index}',
      'Capesize rates steer Baltic index to {index}',
    ],
    summaries: [
      'The index of dry bulk freight {turned} {step} points to {index} on {higher} rates for the largest vessels.',
    ],
  },
  {
    compose: about(oneOf('ADM', 'BG', 'TSN', 'CF', 'MOS', 'CTVA', 'DE'), fair, (draw, company) => ({
      place: draw.pick(['Iowa', 'Brazil', 'Illinois', 'Nebraska', 'Argentina']),
      reason: reason(draw, company, 'up'),
      volume: percent(draw.between(3, 12)),
    })),
    titles: [
      '{co} sees farm demand improving into {nextYear}',
      '{co} expands processing in {place}',
      '{co} volumes up {volume} as growers return',
    ],
    summaries: ['{co} said volumes rose {volume} and that it would add capacity in {place}; it pointed to {reason}.'],
  },
  {
    compose: about(oneOf('HSY', 'MDLZ', 'SBUX', 'KHC', 'GIS', 'TSN'), poor, (draw, company) => ({
      input: inputs[company.ticker] ?? 'sugar',
      rise: percent(draw.between(4, 19), 0),
    })),
    titles: [
      '{co} warns of higher {input} costs into {nextYear}',
      '{co} hedges {input} needs as prices stay volatile',
      '{co} plans price rises to cover {input} bill',
    ],
    summaries: ['{co} expects to pay {rise} more for {input} over the coming year and will pass on part of it.'],
  },
  {
    compose: harvest(true, good),
    titles: [
      '{place} raises {crop} crop estimate by {change}',
      '{place} {crop} exports seen {change} higher this season',
      'Harvest in {place} ahead of pace, {crop} output on track for record',
    ],
    summaries: ['Officials in {place} expect the {crop} crop to be {change} larger than last season after good rains.'],
  },
  {
    compose: harvest(false, poor),
    also: ['ENVIRONMENT'],
    titles: [
      'Dry spell cuts {crop} outlook in {place} by {change}',
      '{place} {crop} crop seen {change} smaller after poor rains',
      '{place} weighs limits on {crop} exports',
    ],
    summaries: ['Growers in {place} expect {change} less {crop} after a dry start to the season.'],
  },
])
