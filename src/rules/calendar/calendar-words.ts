import { millisecondsToHours } from 'date-fns/millisecondsToHours'
import { millisecondsToMinutes } from 'date-fns/millisecondsToMinutes'
import type { EarningsReport, EconomicEvent, Impact } from '../../contract/calendar/calendar.ts'
import { dayFormatter } from '../shared/time/day-names.ts'
import { timeIn } from '../shared/time/zones.ts'

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

/** What stands apart from the figures in a row of them: `USD B`, but not `%` or `K`. */
export const unitApart = (unit: string) => (/^[A-Z]{3}/.test(unit) ? unit : '')

/** CAL-08: `2.9%`, `-0.4%`, `231K`, `-12.4 USD B`, `51.3`; `-` for what is missing. */
export function figure(value: number | null, unit: string) {
  if (value === null) return '-'
  const spaced = unitApart(unit) ? ` ${unit}` : unit
  return `${numbers.format(value)}${spaced}`
}

/** `2.31`, `-0.04`: earnings of a share in their currency. */
export const perShare = (value: number | null) => (value === null ? '-' : value.toFixed(2))

export const impactWords: Record<Impact, string> = { low: 'Low impact', medium: 'Medium impact', high: 'High impact' }

/** As traders abbreviate it: before the market opens, during its hours, after it closes. */
export type Occasion = 'BMO' | 'DMH' | 'AMC'

export const occasions: Record<Occasion, string> = {
  BMO: 'Before the market opens',
  DMH: 'During market hours',
  AMC: 'After the market closes',
}

/** Where in New York's trading day a report is due. */
export function occasionOf({ earningsDateTime }: EarningsReport): Occasion {
  const time = timeIn('America/New_York', Date.parse(earningsDateTime))
  if (time < '09:30') return 'BMO'
  return time < '16:00' ? 'DMH' : 'AMC'
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

/** `94.9B`: whole units of a currency. */
export const inShort = (value: number | null) => (value === null ? '-' : compact.format(value))

/** `October 2026`. */
export const monthAndYear = dayFormatter({ month: 'long', year: 'numeric' })
/** `Sun`. */
export const weekdayName = dayFormatter({ weekday: 'short' })

/** How long until an instant: `3 d 4 h`, `2 h 14 min`, in the last hour `14:02`. `wait` in milliseconds. */
export function countdown(wait: number) {
  const rest = Math.max(0, wait)
  const [hours, minutes] = [millisecondsToHours(rest), millisecondsToMinutes(rest)]
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : new Date(rest).toISOString().slice(14, 19)
}

const cities: Record<string, string> = { UTC: 'UTC', 'Europe/Berlin': 'Frankfurt' }

/** `New York` of `America/New_York`; Frankfurt's clocks are Berlin's. */
export const cityOf = (zone: string) => cities[zone] ?? (lastFirst(zone.split('/').slice(1)) || zone)

const lastFirst = (parts: string[]) => parts.reverse().join(', ').replaceAll('_', ' ')
