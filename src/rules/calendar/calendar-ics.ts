import { product } from '../shared/product/product.ts'
import { type CalendarItem, dueOf } from './calendar-list.ts'
import { figure, impactWords, inShort, occasionOf, occasions, perShare } from './calendar-words.ts'

/**
 * What a calendar program reads (RFC 5545): each item a moment without duration, in UTC. `written`: when the file is (epoch milliseconds);
 * without it an item is of when it last changed. `name`: of a calendar that is subscribed to, which programs ask for again after an hour (RFC 7986,
 * and what programs read that are older than it).
 */
export function writeIcs(
  items: readonly CalendarItem[],
  { written, name }: { written?: number; name?: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product.company)}//${escaped(product.name)}//EN`,
    'CALSCALE:GREGORIAN',
    ...(name === undefined ? [] : subscriptionLines(escaped(name))),
    ...items.flatMap((item) => eventLines(item, written)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const subscriptionLines = (name: string) => [
  `NAME:${name}`,
  `X-WR-CALNAME:${name}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]

function eventLines(item: CalendarItem, written: number | undefined) {
  const { title, text, categories } = wordsOf(item)
  return [
    'BEGIN:VEVENT',
    `UID:${item.id}@market-flux`,
    `DTSTAMP:${stamp(written === undefined ? item.updatedDateTime : new Date(written).toISOString())}`,
    `LAST-MODIFIED:${stamp(item.updatedDateTime)}`,
    `DTSTART:${stamp(dueOf(item))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(item.source === 'simulated' ? `${text}\nSimulated` : text)}`,
    `CATEGORIES:${categories.join()}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function wordsOf(item: CalendarItem) {
  if ('eventName' in item) {
    const { actual, estimate, previous, unit } = item
    const text = `A: ${figure(actual, unit)} E: ${figure(estimate, unit)} P: ${figure(previous, unit)}`
    const ofImpact = item.impact ? [impactWords[item.impact]] : []
    return { title: `${item.eventName}, ${item.country}`, text, categories: ['Economic', ...ofImpact] }
  }
  const text = [
    `EPS: ${perShare(item.eps)}, estimated ${perShare(item.estimatedEps)} (${item.currency})`,
    `Revenue: ${inShort(item.revenue)}, estimated ${inShort(item.estimatedRevenue)} (${item.currency})`,
  ].join('\n')
  const categories = ['Earnings', occasions[occasionOf(item)]]
  return { title: `${item.ticker} earnings, ${item.companyName}`, text, categories }
}

/** `20261005T123000Z`. */
const stamp = (instant: string) => instant.replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const LINE_OCTETS = 75

/** A line of more than 75 octets goes on after a line break and a blank; no character is torn apart. */
function folded(line: string) {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ''
      // the blank at its beginning counts
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

function octetsOf(character: string) {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
