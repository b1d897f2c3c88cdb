import { millisecondsInMinute } from 'date-fns/constants'

/** How the months begin in the languages of Western Europe, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'gen', 'ene'],
  ['feb', 'fev'],
  ['mar', 'mrt', 'maa'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
]

/** Hours ahead of UTC, for the zone names that occur in feeds. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, BST: 1, WEST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MSK: 3 },
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, AKST: -9, AKDT: -8, HST: -10 },
  ...{ AST: -4, ADT: -3, NST: -3.5, NDT: -2.5, BRT: -3, ART: -3, CLT: -4, COT: -5, PET: -5 },
  ...{
    TRT: 3,
    EAT: 3,
    CAT: 2,
    SAST: 2,
    WAT: 1,
    GST: 4,
    PKT: 5,
    WIB: 7,
    ICT: 7,
    AWST: 8,
    PHT: 8,
    ACST: 9.5,
    ACDT: 10.5,
  },
  ...{ IST: 5.5, HKT: 8, SGT: 8, JST: 9, KST: 9, AEST: 10, AEDT: 11, NZST: 12, NZDT: 13 },
}

const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?(?:\s*(?<half>[ap]m)\b)?`
const REST = String.raw`(?:,?\s+(?:at\s+)?${TIME})?\s*(?<zone>.*)$`
const WEEKDAY = String.raw`^(?:\p{L}+\.?,?\s+)?`
const MONTH = String.raw`(?<month>\p{L}{3,})\.?`
const FORMS = [
  String.raw`^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})T(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?(?<zone>.*)$`,
  String.raw`^(?<year>\d{4})[-/.]?(?<month>\d{2})[-/.]?(?<day>\d{2})(?:(?:T|\s+)${TIME})?\s*(?<zone>.*)$`,
  String.raw`${WEEKDAY}(?<day>\d{1,2})\.?[\s\-]+${MONTH},?[\s\-]+(?<year>\d{4}|\d{2})\b${REST}`,
  String.raw`${WEEKDAY}${MONTH}\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})\b${REST}`,
  String.raw`^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})${REST}`,
  // as the Unix command writes it
  String.raw`${WEEKDAY}${MONTH}\s+(?<day>\d{1,2})\s+${TIME}\s+(?<zone>[A-Z]{1,5}|[+\-]\d{4})?\s*(?<year>\d{4})$`,
].map((form) => new RegExp(form, 'iu'))
/** Seconds or milliseconds since 1970. */
const EPOCH = /^(?:\d{9,10}|\d{12,13})$/
const OFFSET = /^(?:GMT|UTC|UT)?\s*(?<sign>[+-])(?<hours>\d{1,2}):?(?<minutes>\d{2})?$/i
const MAX_DATE_LENGTH = 100

/** An older date is a program's zero, not a time of publication. */
const EARLIEST = Date.UTC(1971, 0, 1)

/**
 * Epoch milliseconds of a date in the format of RFC 822, ISO 8601, prose or a count since 1970. 09/11/2026, which could be two days, is rejected; a
 * date without a zone is taken as UTC.
 */
export function parseDate(text: string): number | undefined {
  const trimmed = text.trim()
  if (trimmed.length > MAX_DATE_LENGTH) return undefined
  if (EPOCH.test(trimmed)) return Number(trimmed) * (trimmed.length > 10 ? 1 : 1000)
  for (const form of FORMS) {
    const groups = form.exec(trimmed)?.groups
    if (groups) return instantOf(groups)
  }
  return undefined
}

function instantOf(groups: Record<string, string | undefined>) {
  const { year = '', month = '', day, half, fraction = '' } = groups
  const offset = zoneMinutes(groups.zone ?? '')
  const hour = Number(groups.hour ?? 0)
  const minute = Number(groups.minute ?? 0)
  const second = Math.min(Number(groups.second ?? 0), 59)
  const hourOfDay = half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour
  const monthIndex = /^\d/.test(month) ? Number(month) - 1 : monthOf(month)
  if (offset === undefined || hour > 23 || minute > 59) return undefined
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const local = new Date(Date.UTC(fullYear(year), monthIndex, Number(day), hourOfDay, minute, second, milliseconds))
  if (local.getUTCMonth() !== monthIndex || local.getUTCDate() !== Number(day)) return undefined
  const instant = local.getTime() - offset * millisecondsInMinute
  return instant < EARLIEST ? undefined : instant
}

function monthOf(name: string) {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return MONTHS.findIndex((beginnings) => beginnings.some((beginning) => plain.startsWith(beginning)))
}

function fullYear(year: string) {
  if (year.length === 4) return Number(year)
  return Number(year) + (Number(year) < 50 ? 2000 : 1900)
}

function zoneMinutes(zone: string) {
  const name = zone.replace(/\s*\([^)]*\)$/, '').toUpperCase()
  const groups = OFFSET.exec(name)?.groups
  if (groups) {
    const minutes = Number(groups.hours) * 60 + Number(groups.minutes ?? 0)
    return groups.sign === '-' ? -minutes : minutes
  }
  if (name === '') return 0
  // RFC 822: an unknown zone name carries no information, so UTC is assumed
  return /^[A-Z][A-Z_/]*$/.test(name) ? (ZONES[name] ?? 0) * 60 : undefined
}
