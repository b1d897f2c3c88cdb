import type { Impact } from '../../../src/contract/calendar/calendar.ts'
import type { Day } from '../../../src/rules/shared/time/day.ts'
import type { Cadence } from './cadence.ts'

/** How a statistic's figure moves around its level: `steady` drifts, `jumpy` is independent each time, `rate` moves in quarter points. */
export type Figures = {
  kind: 'steady' | 'jumpy' | 'rate'
  level: number
  spread: number
  unit: string
  digits: number
  /** What the time of the year adds, by the number of the release. */
  season?(index: number): number
}

/** The origin of statistics, their currency, and the time zone of their releases. */
export type Economy = {
  code: string
  country: string
  currency: string
  zone: string
  /** When what is due on a day is published: other than on that day where it is a holiday. */
  published?(day: Day): Day
}

/** A statistic that is released regularly. `at`: minute of the day. Speeches and minutes have no figures. */
export type Series = Economy & {
  name: string
  impact: Impact
  at: number
  cadence: Cadence
  figures: Figures | undefined
}
type Line = Omit<Series, keyof Economy>

/** `time` as `08:30`, by the clock of the economy. */
export function line(name: string, impact: Impact, time: string, cadence: Cadence, figures?: Figures): Line {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { name, impact, at: hours * 60 + minutes, cadence, figures }
}

export const seriesOf = (economy: Economy, lines: readonly Line[]): Series[] =>
  lines.map((one) => ({ ...economy, ...one }))

const figures =
  (kind: Figures['kind']) =>
  (level: number, spread: number, unit = '%', digits = 1): Figures => ({ kind, level, spread, unit, digits })

export const steady = figures('steady')
export const jumpy = figures('jumpy')
export const rate = (level: number) => figures('rate')(level, 0.9, '%', 2)
