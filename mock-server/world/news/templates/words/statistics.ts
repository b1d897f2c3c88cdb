import type { Phase } from '../../../time/clock.ts'

/** Inflation and unemployment are in percent; `awake` lists the phases in which its statistics are released. */
export type Country = { adjective: string; place: string; inflation: number; jobless: number; awake: readonly Phase[] }

const country = (adjective: string, place: string, inflation: number, jobless: number, ...awake: Phase[]): Country => ({
  adjective,
  place,
  inflation,
  jobless,
  awake: [...awake, 'weekend'],
})

export const countries: readonly Country[] = [
  country('US', 'the US', 2.9, 4.3, 'pre', 'open'),
  country('US', 'the US', 2.9, 4.3, 'pre', 'open'),
  country('Canadian', 'Canada', 2.2, 6.9, 'pre', 'open'),
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

export type Indicator = {
  label: string
  isPlural?: boolean
  /** Whether it takes an article. */
  isSingle?: boolean
  unit: '%' | ''
  base: (country: Country) => number
  spread: number
  /** Whether a higher figure than expected is good. */
  good: 1 | -1
}

export const levels: readonly Indicator[] = [
  { label: 'annual inflation', unit: '%', base: ({ inflation }) => inflation, spread: 0.3, good: -1 },
  { label: 'core inflation', unit: '%', base: ({ inflation }) => inflation + 0.3, spread: 0.2, good: -1 },
  { label: 'unemployment rate', isSingle: true, unit: '%', base: ({ jobless }) => jobless, spread: 0.2, good: -1 },
  { label: 'manufacturing PMI', isSingle: true, unit: '', base: () => 50.2, spread: 1.8, good: 1 },
  { label: 'services PMI', isSingle: true, unit: '', base: () => 52.4, spread: 1.5, good: 1 },
  { label: 'business confidence index', isSingle: true, unit: '', base: () => 96.5, spread: 3, good: 1 },
  { label: 'consumer sentiment gauge', isSingle: true, unit: '', base: () => 91, spread: 4, good: 1 },
]

export const growths: readonly Indicator[] = [
  { label: 'retail sales', isPlural: true, unit: '%', base: () => 0.2, spread: 0.7, good: 1 },
  { label: 'industrial output', unit: '%', base: () => 0.1, spread: 0.8, good: 1 },
  { label: 'factory orders', isPlural: true, unit: '%', base: () => 0.3, spread: 1.6, good: 1 },
  { label: 'producer prices', isPlural: true, unit: '%', base: () => 0.2, spread: 0.4, good: -1 },
  { label: 'exports', isPlural: true, unit: '%', base: () => 1.2, spread: 2.4, good: 1 },
  { label: 'construction spending', unit: '%', base: () => 0.2, spread: 0.7, good: 1 },
  { label: 'GDP', unit: '%', base: () => 0.4, spread: 0.4, good: 1 },
  { label: 'house prices', isPlural: true, unit: '%', base: () => 0.3, spread: 0.5, good: 1 },
]
