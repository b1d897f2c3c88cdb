import type { EconomicEvent } from '../../contract/calendar/calendar.ts'
import { dayFormatter } from '../shared/time/day-names.ts'
import { dayIn } from '../shared/time/zones.ts'
import { figure } from './calendar-words.ts'

/** Whether an event has figures that it did not have before. */
export const hasOtherFigures = (before: EconomicEvent | undefined, now: EconomicEvent | undefined) =>
  before !== undefined &&
  now !== undefined &&
  (['actual', 'estimate', 'previous', 'revisedFrom'] as const).some((key) => before[key] !== now[key])

const shortDate = dayFormatter({ year: 'numeric', month: 'short', day: 'numeric' })
/** `Oct 14, 2026`, in a zone. */
export const releaseDate = ({ eventDateTime }: EconomicEvent, zone: string) =>
  shortDate(dayIn(zone, Date.parse(eventDateTime)))

/** `x` and `y` from 0 to 1, from the left and from the top. */
export type Point = { id: string; x: number; y: number }
export type Drawn = { actual: Point[]; estimate: Point[]; lowest: number; highest: number; zero: number | undefined }

/** Where the figures of a history (the newest first) stand in a chart; the newest is at the right. `zero`: where that is, if it is within. */
export function drawnOf(history: readonly EconomicEvent[]): Drawn {
  const figures = history.flatMap(({ actual, estimate }) => [actual, estimate]).filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)]
  const height = (value: number) => (highest === lowest ? 0.5 : (highest - value) / (highest - lowest))
  const pointsOf = (key: 'actual' | 'estimate') =>
    history.toReversed().flatMap((event, index) => {
      const value = event[key]
      const x = history.length === 1 ? 0.5 : index / (history.length - 1)
      return value === null ? [] : [{ id: event.id, x, y: height(value) }]
    })
  return {
    actual: pointsOf('actual'),
    estimate: pointsOf('estimate'),
    lowest,
    highest,
    zero: lowest < 0 && highest > 0 ? height(0) : undefined,
  }
}

/** The chart in words. */
export function historyWords(history: readonly EconomicEvent[], zone: string) {
  const [last, first] = [history[0], history.at(-1)]
  if (!last || !first) return ''
  const actuals = history.map(({ actual }) => actual).filter((value) => value !== null)
  const shown = (value: number | null) => figure(value, last.unit)
  const count = history.length === 1 ? '1 release' : `${history.length} releases`
  const span = `${releaseDate(first, zone)} to ${releaseDate(last, zone)}`
  return `${count}, ${span}: from ${shown(Math.min(...actuals))} to ${shown(Math.max(...actuals))}, last ${shown(last.actual)}`
}
