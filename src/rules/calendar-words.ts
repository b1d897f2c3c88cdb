import type { EarningsReport, EconomicEvent } from '../contract/calendar.ts'
import { type Day, offsetIn } from './calendar-days.ts'

/**
 * What a figure was against what was estimated; `isAbove` where it is above, which is no beat where less is better. `off`: it is another, and
 * whether that is good depends on who asks.
 */
export type Surprise = { outcome: 'beat' | 'miss' | 'inLine' | 'off'; isAbove: boolean }

/** Prices, rates and stocks are too high for one and too low for another. */
const isNeither =
  /\b(cpi|ppi|pce|hicp|rpi)\b|inflation|price|deflator|interest rate|rate decision|inventor|stockpile|auction/i
/** Of these, less is better; of all else more, as it is for the currency. */
const lessIsBetter = /unemployment|jobless|claim|layoffs|job cuts|delinquenc|bankruptc/i

export function surpriseOfEvent({ eventName, actual, estimate }: EconomicEvent): Surprise | undefined {
  const surprise = surpriseOf(actual, estimate, lessIsBetter.test(eventName))
  return surprise && surprise.outcome !== 'inLine' && isNeither.test(eventName)
    ? { ...surprise, outcome: 'off' }
    : surprise
}
export const surpriseOfEarnings = ({ eps, estimatedEps }: EarningsReport) => surpriseOf(eps, estimatedEps)

function surpriseOf(actual: number | null, estimate: number | null, isLessBetter = false): Surprise | undefined {
  if (actual === null || estimate === null) return undefined
  const isAbove = actual > estimate
  if (actual === estimate) return { outcome: 'inLine', isAbove }
  return { outcome: isAbove === isLessBetter ? 'miss' : 'beat', isAbove }
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** CAL-08: `2.9%`, `-0.4%`, `231K`, `-12.4 USD B`, `51.3`; `-` for what is missing. */
export function figure(value: number | null, unit: string) {
  if (value === null) return '-'
  const spaced = /^[A-Z]{3}/.test(unit) ? ` ${unit}` : unit
  return `${numbers.format(value)}${spaced}`
}

/** `2.31`, `-0.04`: earnings of a share in their currency. */
export const perShare = (value: number | null) => (value === null ? '-' : value.toFixed(2))

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

/** `94.9B`: whole units of a currency. */
export const inShort = (value: number | null) => (value === null ? '-' : compact.format(value))

/** `October 2026`. */
export const monthAndYear = (day: Day, locale?: string) => nameOf(day, { month: 'long', year: 'numeric' }, locale)
/** `Sun`. */
export const weekdayName = (day: Day, locale?: string) => nameOf(day, { weekday: 'short' }, locale)
/** `Monday, October 5`. */
export const weekdayMonthDay = (day: Day, locale?: string) =>
  nameOf(day, { weekday: 'long', month: 'long', day: 'numeric' }, locale)

const nameOf = (day: Day, options: Intl.DateTimeFormatOptions, locale?: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T12:00:00.000Z`))

const two = (value: number) => String(value).padStart(2, '0')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long until an instant: `3 d 4 h`, `2 h 14 min`, in the last hour `14:02`. `wait` in milliseconds. */
export function countdown(wait: number) {
  const rest = Math.max(0, wait)
  if (rest >= DAY) return `${Math.floor(rest / DAY)} d ${Math.floor((rest % DAY) / HOUR)} h`
  if (rest >= HOUR) return `${Math.floor(rest / HOUR)} h ${Math.floor((rest % HOUR) / MINUTE)} min`
  return `${two(Math.floor(rest / MINUTE))}:${two(Math.floor((rest % MINUTE) / 1000))}`
}

/** `UTC`, `UTC+5:30`, `UTC−4`: how a zone's clock stands against UTC at an instant. */
export function offsetName(zone: string, at: number) {
  const offset = offsetIn(zone, at)
  if (offset === 0) return 'UTC'
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${two(minutes)}` : ''}`
}

const cities: Record<string, string> = { UTC: 'UTC', 'Europe/Berlin': 'Frankfurt' }

/** `New York` of `America/New_York`; Frankfurt's clocks are Berlin's. */
export const cityOf = (zone: string) => cities[zone] ?? (lastFirst(zone.split('/').slice(1)) || zone)

const lastFirst = (parts: string[]) => parts.reverse().join(', ').replaceAll('_', ' ')
