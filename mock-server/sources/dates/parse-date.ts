import { millisecondsInDay } from 'date-fns/constants'
import { monthOf, weekdayOf } from './names.ts'
import { instantIn } from './time-zones.ts'

/** Which number comes first in 09/11/2026. */
export type DateOrder = 'day' | 'month'
export type DateHints = {
  /** How the feed writes dates in numbers. */
  order?: DateOrder | undefined
  /** Epoch milliseconds near the date: the year of one that names none. */
  near?: number | undefined
}
type Groups = Record<string, string | undefined>

const WEEKDAY = String.raw`^(?:(?<weekday>\p{L}+)\.?,?\s+)?`
const MONTH = String.raw`(?<month>\p{L}{3,})\.?`
const YEAR = String.raw`(?<year>\d{4}|\d{2})\b`
const DAYS = [
  String.raw`^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)`,
  String.raw`${WEEKDAY}(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)`,
  String.raw`${WEEKDAY}(?<day>\d{1,2})\.?[\s\-]+${MONTH},?[\s\-]+${YEAR}(?!:)`,
  String.raw`${WEEKDAY}${MONTH}\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})\b`,
  String.raw`${WEEKDAY}(?<day>\d{1,2})\.(?<month>\d{1,2})\.${YEAR}`,
  String.raw`${WEEKDAY}(?<first>\d{1,2})(?<between>[/\-\s])(?<next>\d{1,2})\k<between>${YEAR}`,
  String.raw`^${MONTH}\s+(?<year>\d{4})$`,
  String.raw`^(?<year>\d{4})-(?<month>\d{2})$`,
  String.raw`${WEEKDAY}(?<day>\d{1,2})\.?\s+${MONTH}(?=,|\s|$)`,
  String.raw`${WEEKDAY}${MONTH}\s+(?<day>\d{1,2})(?=,|\s|$)`,
].map((form) => new RegExp(form, 'iu'))
const CLOCK = String.raw`(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:[.,](?<fraction>\d{1,9}))?)?(?:\s*(?<half>[ap]m)\b)?`
/** What follows the day. */
const TIMES = [
  String.raw`^(?:T|,?\s+)${CLOCK}\s*(?<zone>.*)$`,
  String.raw`^T(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?(?<zone>.*)$`,
  String.raw`^,?\s+(?<hour>\d{1,2})\s*(?<half>[ap]m)\b\s*(?<zone>.*)$`,
  String.raw`^\s*(?<zone>.*)$`,
].map((form) => new RegExp(form, 'iu'))
/** As the Unix command writes it. */
const UNIX = new RegExp(
  String.raw`${WEEKDAY}${MONTH}\s+(?<day>\d{1,2})\s+${CLOCK}\s+(?<zone>[A-Z]{1,5}|[+\-]\d{4})?\s*(?<year>\d{4})$`,
  'iu',
)
/** Seconds or milliseconds since 1970. */
const EPOCH = /^(?:\d{9,10}|\d{12,13})$/
const MAX_DATE_LENGTH = 100

/** An older date is a program's zero, not a time of publication. */
const EARLIEST = Date.UTC(1971, 0, 1)

/**
 * Epoch milliseconds of a date in the format of RFC 822, ISO 8601, prose or a count since 1970. 09/11/2026, which could be two days, needs a hint or its
 * weekday; a date without a zone is taken as UTC.
 */
export function parseDate(text: string, hints: DateHints = {}): number | undefined {
  if (text.length > MAX_DATE_LENGTH) return undefined
  const plain = plainDate(text)
  if (EPOCH.test(plain)) return Number(plain) * (plain.length > 10 ? 1 : 1000)
  const groups = partsOf(plain)
  return groups && instantOf(groups, hints)
}

/** What a date says about the order of day and month. */
export function dateOrderOf(text: string): DateOrder | undefined {
  if (text.length > MAX_DATE_LENGTH) return undefined
  const groups = partsOf(plainDate(text))
  return groups?.first === undefined ? undefined : orderSaid(groups)
}

/** Without the words and marks that carry nothing: 'Nov. 20th, 2026 - at 4 p.m.' is 'Nov. 20, 2026 4 pm'. */
const plainDate = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\b([ap])\.m\.?/gi, '$1m')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/ (?:at|de|of) /gi, ' ')
    .replace(/,? [-–] (?=\d{1,2}:)/, ' ')

function partsOf(text: string): Groups | undefined {
  const unix = UNIX.exec(text)?.groups
  if (unix) return unix
  for (const form of DAYS) {
    const day = form.exec(text)
    if (day) return { ...day.groups, ...timeOf(text.slice(day[0].length)) }
  }
  return undefined
}

const timeOf = (rest: string) => TIMES.map((form) => form.exec(rest)?.groups).find((groups) => groups !== undefined)

function instantOf(groups: Groups, hints: DateHints) {
  const { half, fraction = '', zone = '' } = groups
  const hour = Number(groups.hour ?? 0)
  const minute = Number(groups.minute ?? 0)
  const second = Math.min(Number(groups.second ?? 0), 59)
  const day = dayOf(groups, hints)
  if (day === undefined || hour > 23 || minute > 59) return undefined
  const hourOfDay = half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const instant = instantIn(zone, day + ((hourOfDay * 60 + minute) * 60 + second) * 1000 + milliseconds)
  return instant === undefined || instant < EARLIEST ? undefined : instant
}

/** The beginning of the day, as if its zone were UTC. */
function dayOf(groups: Groups, { order, near }: DateHints) {
  const { year, month = '', day = '1', first, next } = groups
  if (year === undefined) return near === undefined ? undefined : dayNear(near, monthOf(month), Number(day), groups)
  if (first === undefined) return startOf(fullYear(year), /^\d/.test(month) ? Number(month) - 1 : monthOf(month), day)
  const known = orderSaid(groups) ?? order
  if (known === undefined) return undefined
  return known === 'day'
    ? startOf(fullYear(year), Number(next) - 1, first)
    : startOf(fullYear(year), Number(first) - 1, next)
}

function orderSaid({ year = '', first, next, weekday }: Groups): DateOrder | undefined {
  const byDay = startOf(fullYear(year), Number(next) - 1, first)
  const byMonth = startOf(fullYear(year), Number(first) - 1, next)
  if (byDay === undefined || byMonth === undefined || byDay === byMonth) {
    if (byDay === undefined && byMonth === undefined) return undefined
    return byDay === undefined ? 'month' : 'day'
  }
  const named = weekdayOf(weekday ?? '')
  const [isByDay, isByMonth] = [byDay, byMonth].map((start) => new Date(start).getUTCDay() === named)
  if (isByDay === isByMonth) return undefined
  return isByDay ? 'day' : 'month'
}

/** A day that names no year: the last such day, on the weekday that it names. */
function dayNear(near: number, month: number, day: number, { weekday = '' }: Groups) {
  const latest = near + millisecondsInDay
  const year = new Date(latest).getUTCFullYear()
  const start = [year, year - 1]
    .map((one) => startOf(one, month, day))
    .find((one) => one !== undefined && one <= latest)
  const named = weekdayOf(weekday)
  return start !== undefined && named >= 0 && new Date(start).getUTCDay() !== named ? undefined : start
}

function startOf(year: number, month: number, day: string | number | undefined) {
  const start = new Date(Date.UTC(year, month, Number(day)))
  return start.getUTCMonth() === month && start.getUTCDate() === Number(day) ? start.getTime() : undefined
}

function fullYear(year: string) {
  if (year.length === 4) return Number(year)
  return Number(year) + (Number(year) < 50 ? 2000 : 1900)
}
