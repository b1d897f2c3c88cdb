import { tzOffset } from '@date-fns/tz'
import { millisecondsInMinute } from 'date-fns/constants'

/** Hours ahead of UTC, for the zone names that occur in feeds. */
const FIXED: Readonly<Record<string, number>> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, BST: 1, WEST: 1, EET: 2, EEST: 3, MSK: 3 },
  ...{ CET: 1, MET: 1, MEZ: 1, CEST: 2, MEST: 2, MESZ: 2 },
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, AKST: -9, AKDT: -8, HST: -10 },
  ...{ AST: -4, ADT: -3, NST: -3.5, NDT: -2.5, BRT: -3, ART: -3, CLT: -4, COT: -5, PET: -5 },
  ...{ TRT: 3, EAT: 3, CAT: 2, SAST: 2, WAT: 1, GST: 4, PKT: 5, WIB: 7, ICT: 7, PHT: 8 },
  ...{
    IST: 5.5,
    HKT: 8,
    SGT: 8,
    JST: 9,
    KST: 9,
    AWST: 8,
    ACST: 9.5,
    ACDT: 10.5,
    AEST: 10,
    AEDT: 11,
    NZST: 12,
    NZDT: 13,
  },
}
/** Names that mean standard time in winter and daylight saving time in summer. */
const ZONES_BY_NAME: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
}
const OFFSET = /^(?:GMT|UTC|UT)?\s*(?<sign>[+-])(?<hours>\d{1,2}):?(?<minutes>\d{2})?Z?(?:\s+[A-Z]{1,5})?$/i
const FARTHEST_EAST_MINUTES = 14 * 60
const FARTHEST_WEST_MINUTES = 12 * 60

/** The instant of a local time (as if it were UTC, in milliseconds) in a zone by name, offset or city; undefined for what is no zone. */
export function instantIn(zone: string, local: number): number | undefined {
  const name = zone.replace(/\s*\([^)]*\)$/, '').trim()
  const groups = OFFSET.exec(name)?.groups
  if (groups) return local - minutesOf(groups) * millisecondsInMinute
  if (name === '') return local
  if (!/^[a-z][a-z_/+-]*\.?$/i.test(name)) return undefined
  const zoneName = ZONES_BY_NAME[name.toUpperCase()] ?? (name.includes('/') ? name : undefined)
  if (zoneName) return inZone(zoneName, local) ?? local
  // RFC 822: an unknown zone name carries no information, so UTC is assumed
  return local - (FIXED[name.toUpperCase()] ?? 0) * 60 * millisecondsInMinute
}

function minutesOf({ sign, hours, minutes }: Record<string, string | undefined>) {
  const away = Number(hours) * 60 + Number(minutes ?? 0)
  // what is no zone of this world carries no information either
  if (away > (sign === '-' ? FARTHEST_WEST_MINUTES : FARTHEST_EAST_MINUTES)) return 0
  return sign === '-' ? -away : away
}

/** The offset is looked up twice, because it may change between the local time taken as UTC and the instant. */
function inZone(zoneName: string, local: number) {
  const first = local - tzOffset(zoneName, new Date(local)) * millisecondsInMinute
  const instant = local - tzOffset(zoneName, new Date(first)) * millisecondsInMinute
  return Number.isNaN(instant) ? undefined : instant
}
