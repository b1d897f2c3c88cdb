import { part, rounded, swing, wave } from '../random/parts.ts'
import type { Figures } from '../series/series.ts'

/** The figure of a release as published first. */
export function figureOf({ kind, level, spread, digits, season }: Figures, key: number, index: number) {
  if (kind === 'rate') return level + Math.round((spread * wave(key, 1, index, 14)) / 0.25) * 0.25
  const drift = wave(key, 1, index, 9)
  const noise = swing(key, 2, index)
  const moved = kind === 'steady' ? 0.8 * drift + 0.25 * noise : 0.25 * drift + 0.8 * noise
  return rounded(level + spread * moved + (season?.(index) ?? 0), digits)
}

/** The same figure as the next release gives it: about a third of those that are measured again are revised. */
export function revisedOf(figures: Figures, key: number, index: number) {
  const first = figureOf(figures, key, index)
  if (figures.kind !== 'jumpy' || part(key, 7, index) > 0.35) return first
  return rounded(first + figures.spread * 0.2 * swing(key, 8, index), figures.digits)
}

/** A figure of few steps is often what was expected, one of many hardly ever. */
const COARSE = 10

/** What economists expect. A decision is predicted correctly more often than a figure. */
export function estimateOf(figures: Figures, key: number, index: number) {
  const actual = figureOf(figures, key, index)
  if (figures.kind === 'rate') return part(key, 3, index) < 0.9 ? actual : figureOf(figures, key, index - 1)
  const steps = figures.spread * 10 ** figures.digits
  if (part(key, 6, index) < (steps > COARSE ? 0.02 : 0.15)) return actual
  return rounded(actual + figures.spread * 0.35 * swing(key, 3, index), figures.digits)
}
