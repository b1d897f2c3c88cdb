import { cityOf } from './calendar-words.ts'

/** Where the world's trading desks stand, from west to east. */
const desks = [
  'UTC',
  'America/Chicago',
  'America/New_York',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Sydney',
]

/** As many as are looked over at a glance. */
const LIMIT = 8

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[_/,]+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * The zones (IANA names, of `zones`) whose city or region begins with each word of `phrase`: desks first, then those whose city begins with it.
 * All desks where it is blank; else at most 8.
 */
export function findZones(zones: readonly string[], phrase: string): readonly string[] {
  const wanted = plain(phrase)
  if (wanted === '') return desks
  const others = zones.filter((zone) => !desks.includes(zone))
  const rank = (zone: string) => (plain(cityOf(zone)).startsWith(wanted) ? 0 : 1)
  const matches = [...desks, ...others].filter((zone) => isFound(zone, wanted))
  return matches.toSorted((a, b) => rank(a) - rank(b)).slice(0, LIMIT)
}

function isFound(zone: string, wanted: string) {
  const names = `${plain(zone)} ${plain(cityOf(zone))}`.split(' ')
  return wanted.split(' ').every((word) => names.some((name) => name.startsWith(word)))
}
