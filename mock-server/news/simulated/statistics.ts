import type { Phase } from './clock.ts'
import type { Draw } from './draw.ts'
import { grouped } from './figures.ts'
import type { Tell, Words } from './scene.ts'

type Country = { adjective: string; place: string; inflation: number; jobless: number; awake: readonly Phase[] }

const country = (adjective: string, place: string, inflation: number, jobless: number, ...awake: Phase[]): Country => ({
  adjective,
  place,
  inflation,
  jobless,
  awake: [...awake, 'weekend'],
})

const countries: readonly Country[] = [
  country('US', 'the US', 2.9, 4.3, 'pre', 'open'),
  country('US', 'the US', 2.9, 4.3, 'pre', 'open', 'post'),
  country('Canadian', 'Canada', 2.2, 6.9, 'pre', 'open', 'post'),
  country('Mexican', 'Mexico', 3.7, 2.9, 'open', 'post'),
  country('Brazilian', 'Brazil', 4.7, 5.6, 'open', 'post'),
  country('Chilean', 'Chile', 3.5, 8.5, 'open', 'post'),
  country('UK', 'the UK', 3.6, 5, 'pre'),
  country('German', 'Germany', 2.3, 6.3, 'pre'),
  country('French', 'France', 1.1, 7.6, 'pre'),
  country('Italian', 'Italy', 1.4, 6.1, 'pre'),
  country('Spanish', 'Spain', 2.9, 10.4, 'pre'),
  country('Eurozone', 'the eurozone', 2.1, 6.3, 'pre'),
  country('Swiss', 'Switzerland', 0.3, 3, 'pre'),
  country('Swedish', 'Sweden', 2.4, 8.6, 'pre'),
  country('Polish', 'Poland', 2.9, 5.5, 'pre'),
  country('South African', 'South Africa', 3.5, 31.9, 'pre', 'open'),
  country('Japanese', 'Japan', 2.9, 2.6, 'night'),
  country('Chinese', 'China', 0.4, 5.1, 'night'),
  country('South Korean', 'South Korea', 2.3, 2.6, 'night'),
  country('Australian', 'Australia', 3.3, 4.4, 'night', 'post'),
  country('New Zealand', 'New Zealand', 3, 5.2, 'night', 'post'),
  country('Indian', 'India', 2.6, 5.2, 'night'),
  country('Indonesian', 'Indonesia', 2.8, 4.8, 'night'),
  country('Singapore', 'Singapore', 1.2, 2, 'night'),
  country('Taiwanese', 'Taiwan', 1.6, 3.4, 'night'),
]

type Indicator = {
  label: string
  isPlural?: boolean
  unit: '%' | ''
  base: (country: Country) => number
  spread: number
  /** Whether a higher figure than expected is good. */
  good: 1 | -1
}

const levels: readonly Indicator[] = [
  { label: 'annual inflation', unit: '%', base: ({ inflation }) => inflation, spread: 0.3, good: -1 },
  { label: 'core inflation', unit: '%', base: ({ inflation }) => inflation + 0.3, spread: 0.2, good: -1 },
  { label: 'unemployment rate', unit: '%', base: ({ jobless }) => jobless, spread: 0.2, good: -1 },
  { label: 'manufacturing PMI', unit: '', base: () => 50.2, spread: 1.8, good: 1 },
  { label: 'services PMI', unit: '', base: () => 52.4, spread: 1.5, good: 1 },
  { label: 'business confidence index', unit: '', base: () => 96.5, spread: 3, good: 1 },
  { label: 'consumer sentiment gauge', unit: '', base: () => 91, spread: 4, good: 1 },
]

const growths: readonly Indicator[] = [
  { label: 'retail sales', isPlural: true, unit: '%', base: () => 0.2, spread: 0.7, good: 1 },
  { label: 'industrial output', unit: '%', base: () => 0.1, spread: 0.8, good: 1 },
  { label: 'factory orders', isPlural: true, unit: '%', base: () => 0.3, spread: 1.6, good: 1 },
  { label: 'producer prices', isPlural: true, unit: '%', base: () => 0.2, spread: 0.4, good: -1 },
  { label: 'exports', isPlural: true, unit: '%', base: () => 1.2, spread: 2.4, good: 1 },
  { label: 'construction spending', unit: '%', base: () => 0.2, spread: 0.7, good: 1 },
  { label: 'GDP', unit: '%', base: () => 0.4, spread: 0.4, good: 1 },
  { label: 'house prices', isPlural: true, unit: '%', base: () => 0.3, spread: 0.5, good: 1 },
]

export type Surprise = 'above' | 'below' | 'in line with'
const surprises: readonly Surprise[] = ['above', 'below', 'in line with', 'above', 'below']

const tenth = (value: number) => Math.round(value * 10) / 10
const steps = (draw: Draw, indicator: Indicator) => Math.max(0.1, tenth(indicator.spread * draw.between(0.2, 0.7)))
const plus = (value: number) => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}%`

function chosen(draw: Draw, indicators: readonly Indicator[], surprise: Surprise) {
  const awake = countries.filter((one) => one.awake.includes(draw.phase))
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
  comes: indicator.isPlural ? 'come' : 'comes',
  was: indicator.isPlural ? 'were' : 'was',
})

/** A level of today: inflation, unemployment, indexes. It moved from the prior one the way it surprised. */
export function levelReleased(surprise: Surprise): Tell {
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

/** A month's or quarter's growth of today. */
export function growthReleased(surprise: Surprise): Tell {
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
