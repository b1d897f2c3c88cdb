import { newYork, phaseAt } from '../../time/clock.ts'

/** Headlines an hour until a minute of a weekday in New York: docs/world.md. */
const weekday = [
  [4 * 60, 58],
  [7 * 60, 110],
  [8.5 * 60, 215],
  [8.75 * 60, 380],
  [9.5 * 60, 240],
  [10.5 * 60, 340],
  [15 * 60, 235],
  [16 * 60, 300],
  [16.75 * 60, 440],
  [18 * 60, 190],
  [20 * 60, 90],
  [24 * 60, 58],
] as const
const WEEKEND = 15
const HOLIDAY = 100

export function hourlyRate(at: number) {
  const phase = phaseAt(at)
  if (phase === 'weekend') return WEEKEND
  if (phase === 'holiday') return HOLIDAY
  const { minute } = newYork(at)
  return weekday.find(([until]) => minute < until)?.[1] ?? 60
}
