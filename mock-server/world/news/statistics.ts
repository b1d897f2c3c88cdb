import type { Choices, Draw } from '../random/draw.ts'
import { isAfterReleases } from '../time/clock.ts'
import { grouped } from './figures.ts'
import type { Compose, Words } from './scene.ts'
import { type Country, countries, growths, type Indicator, levels } from './templates/words/statistics.ts'

export type Surprise = 'above' | 'below' | 'in line with'
const surprises: readonly Surprise[] = ['above', 'below', 'in line with', 'above', 'below']

const tenth = (value: number) => Math.round(value * 10) / 10
const steps = (draw: Choices, indicator: Indicator) => Math.max(0.1, tenth(indicator.spread * draw.between(0.2, 0.7)))
const plus = (value: number) => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}%`

function chosen(draw: Draw, indicators: readonly Indicator[], surprise: Surprise) {
  const isEarly = draw.phase === 'pre' && !isAfterReleases(draw.at)
  const awake = countries.filter((one) => one.awake.includes(draw.phase) && !(isEarly && one.awake.includes('open')))
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const place = draw.pick(awake)
    const indicator = draw.pick(indicators)
    const today = draw.today(`${place.adjective} ${indicator.label}`)
    if (today.pick(surprises) === surprise) return { place, indicator, today }
  }
  return undefined
}

const sideOf = (surprise: Surprise) => (surprise === 'above' ? 1 : surprise === 'below' ? -1 : 0)

function scoreOf(draw: Draw, indicator: Indicator, surprise: Surprise) {
  const side = sideOf(surprise) * indicator.good
  return side === 0 ? draw.between(-0.06, 0.06) : side * draw.between(0.18, 0.55)
}

const commonWords = (place: Country, indicator: Indicator): Words => ({
  adjective: place.adjective,
  place: place.place,
  label: indicator.label,
  subject: `${indicator.isSingle ? 'the ' : ''}${place.adjective} ${indicator.label}`,
})

/** Today's value of a level: inflation, unemployment, indexes. It has moved from the prior value in the direction of the surprise. */
export function levelReleased(surprise: Surprise): Compose {
  return (draw) => {
    const choice = chosen(draw, levels, surprise)
    if (choice === undefined) return undefined
    const { place, indicator, today } = choice
    const expected = tenth(indicator.base(place) + today.between(-1, 1) * indicator.spread)
    const side = sideOf(surprise)
    const actual = tenth(expected + side * steps(today, indicator))
    const prior = tenth(side === 0 ? expected + 0.1 : expected - side * today.pick([0, 0.1]))
    const text = (value: number) => `${value.toFixed(1)}${indicator.unit}`
    return {
      words: {
        ...commonWords(place, indicator),
        actual: text(actual),
        expected: text(expected),
        prior: text(prior),
        climbs: actual > prior ? today.pick(['climbs', 'rises', 'picks up']) : today.pick(['eases', 'falls', 'slips']),
        climbed: actual > prior ? 'up' : 'down',
      },
      score: scoreOf(draw, indicator, surprise),
    }
  }
}

/** Today's growth figure of a month or quarter. */
export function growthReleased(surprise: Surprise): Compose {
  return (draw) => {
    const choice = chosen(draw, growths, surprise)
    if (choice === undefined) return undefined
    const { place, indicator, today } = choice
    const drawn = tenth(indicator.base(place) + today.between(-1, 1) * indicator.spread)
    const actual = drawn === 0 ? 0.1 : drawn
    const expected = tenth(actual - sideOf(surprise) * steps(today, indicator))
    const prior = tenth(indicator.base(place) + today.between(-1, 1) * indicator.spread)
    const isUp = actual > 0
    const [rise, rises, rose] = isUp ? ['rise', 'rises', 'rose'] : ['fall', 'falls', 'fell']
    return {
      words: {
        ...commonWords(place, indicator),
        rises: indicator.isPlural ? (rise ?? '') : (rises ?? ''),
        rose: rose ?? '',
        size: `${grouped(Math.abs(actual), 1)}%`,
        actual: plus(actual),
        expected: plus(expected),
        prior: plus(prior),
        rise: isUp ? 'gain' : 'drop',
      },
      score: scoreOf(draw, indicator, surprise),
    }
  }
}
