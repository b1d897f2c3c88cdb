import { describe, expect, it } from 'vitest'
import { writeIcs } from '../../../src/rules/calendar/calendar-ics.ts'
import {
  cityOf,
  countdown,
  figure,
  inShort,
  monthAndYear,
  occasionOf,
  perShare,
  surpriseOfEarnings,
  surpriseOfEvent,
  unitApart,
} from '../../../src/rules/calendar/calendar-words.ts'
import { weekdayAndDate } from '../../../src/rules/shared/time/day-names.ts'
import { offsetName } from '../../../src/rules/shared/time/zones.ts'
import { earningsReport, economicEvent } from './calendar-items.ts'

describe('words of the calendar', () => {
  it('CAL-08 figures have their unit, and missing ones are a hyphen', () => {
    expect([
      figure(2.9, '%'),
      figure(-0.4, '%'),
      figure(231, 'K'),
      figure(-68.2, 'USD B'),
      figure(51.3, ''),
      figure(null, '%'),
    ]).toEqual(['2.9%', '-0.4%', '231K', '-68.2 USD B', '51.3', '-'])
    expect([perShare(2.3), perShare(-0.04), perShare(null), inShort(94_930_000_000), inShort(null)]).toEqual([
      '2.30',
      '-0.04',
      '-',
      '94.9B',
      '-',
    ])
  })

  it('CAL-08 only a unit that begins with a currency stands apart', () => {
    expect(['USD B', 'JPY T', '%', 'K', 'M', ''].map(unitApart)).toEqual(['USD B', 'JPY T', '', '', '', ''])
  })

  it('CAL-08 a report is due before the open, within the hours or after the close of New York, in summer and winter', () => {
    const due = (earningsDateTime: string) => occasionOf(earningsReport('nvda', { earningsDateTime }))
    expect(['13:29:59', '13:30:00', '19:59:59', '20:00:00'].map((time) => due(`2026-07-01T${time}.000Z`))).toEqual([
      'BMO',
      'DMH',
      'DMH',
      'AMC',
    ])
    expect([due('2026-12-01T14:29:00.000Z'), due('2026-12-01T21:00:00.000Z')]).toEqual(['BMO', 'AMC'])
  })

  it('CAL-01 CAL-04 days have the same names in every zone', () => {
    expect([monthAndYear('2026-10-31', 'en-US'), weekdayAndDate('2026-10-05', 'en-US')]).toEqual([
      'October 2026',
      'Monday, October 5',
    ])
  })

  it.each([
    [3 * 86_400_000 + 4 * 3_600_000, '3 d 4 h'],
    [2 * 3_600_000 + 14 * 60_000 + 59_000, '2 h 14 min'],
    [3_600_000, '1 h 0 min'],
    [3_599_999, '59:59'],
    [61_000, '01:01'],
    [-5, '00:00'],
  ])('CAL-08 %i ms are "%s" away', (wait, words) => expect(countdown(wait)).toBe(words))

  it('CAL-11 zones are named by their city and by their offset at the time', () => {
    const [winter, summer] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 6, 5)]
    expect([
      offsetName('America/New_York', winter),
      offsetName('America/New_York', summer),
      offsetName('Asia/Kolkata', winter),
      offsetName('Europe/London', winter),
    ]).toEqual(['UTC−5', 'UTC−4', 'UTC+5:30', 'UTC'])
    expect(['America/Argentina/Buenos_Aires', 'Europe/Berlin', 'UTC', 'EST'].map(cityOf)).toEqual([
      'Buenos Aires, Argentina',
      'Frankfurt',
      'UTC',
      'EST',
    ])
  })

  it.each([
    ['CPI (YoY)', 3.2, 3, { outcome: 'off', isAbove: true }],
    ['CPI (YoY)', 2.8, 3, { outcome: 'off', isAbove: false }],
    ['Core PCE Price Index (MoM)', 0.2, 0.3, { outcome: 'off', isAbove: false }],
    ['Retail Sales (MoM)', 0.2, 0.3, { outcome: 'miss', isAbove: false }],
    ['Nonfarm Payrolls', 210, 190, { outcome: 'beat', isAbove: true }],
    ['CPI (YoY)', 3, 3, { outcome: 'inLine', isAbove: false }],
    ['Unemployment Rate', 4.5, 4.3, { outcome: 'miss', isAbove: true }],
    ['Initial Jobless Claims', 210, 220, { outcome: 'beat', isAbove: false }],
    ['CPI (YoY)', null, 3, undefined],
    ['CPI (YoY)', 3, null, undefined],
  ] as const)('CAL-08 %s at %s with %s estimated', (eventName, actual, estimate, surprise) => {
    expect(surpriseOfEvent(economicEvent('a', { eventName, actual, estimate }))).toEqual(surprise)
  })

  it('CAL-08 earnings beat and miss by the share', () => {
    expect(surpriseOfEarnings(earningsReport('a', { eps: 1.3, estimatedEps: 1.25 }))).toEqual({
      outcome: 'beat',
      isAbove: true,
    })
  })
})

describe('a file for calendar programs', () => {
  const written = Date.UTC(2026, 9, 5, 10)
  const unfolded = (file: string) => file.replaceAll('\r\n ', '')

  it('CAL-08 has every item as a moment in UTC, with escaped words', () => {
    const items = [
      economicEvent('eco-1', { eventName: 'GDP, final; \\ QoQ', actual: 2.1 }),
      earningsReport('ern-1', { eps: 1.3, revenue: 57_000_000_000 }),
    ]
    expect(unfolded(writeIcs(items, { written })).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Market Flux Ltd//Market Flux//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:eco-1@market-flux',
      'DTSTAMP:20261005T100000Z',
      'LAST-MODIFIED:20261001T090000Z',
      'DTSTART:20261005T123000Z',
      'SUMMARY:GDP\\, final\\; \\\\ QoQ\\, United States',
      'DESCRIPTION:A: 2.1% E: 3% P: 3.1%\\nSimulated',
      'CATEGORIES:Economic,High impact',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:ern-1@market-flux',
      'DTSTAMP:20261005T100000Z',
      'LAST-MODIFIED:20261001T090000Z',
      'DTSTART:20261005T200500Z',
      'SUMMARY:NVDA earnings\\, Nvidia Corp.',
      'DESCRIPTION:EPS: 1.30\\, estimated 1.25 (USD)\\nRevenue: 57B\\, estimated 55B (USD)\\nSimulated',
      'CATEGORIES:Earnings,After the market closes',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('CAL-08 a line is folded where the next character has no space, and nowhere else', () => {
    const eventName = [
      'a'.repeat(90),
      'é'.repeat(40),
      '€'.repeat(30),
      '📈'.repeat(20),
      '\u007f\u07ff\uffff'.repeat(30),
    ].join('')
    const lines = writeIcs([economicEvent('long', { eventName })], { written }).split('\r\n')
    const early = lines.filter((line, at) => {
      const [next = ''] = lines[at + 1]?.startsWith(' ') ? (lines[at + 1]?.slice(1) ?? '') : ''
      return next !== '' && Buffer.byteLength(line) + Buffer.byteLength(next) <= 75
    })
    expect([early, Math.max(...lines.map((line) => Buffer.byteLength(line)))]).toEqual([[], 75])
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(6)
  })

  it('CAL-08 only what is invented says so', () => {
    const describe = (source: string) =>
      unfolded(writeIcs([economicEvent('eco-1', { source })], { written })).match(/DESCRIPTION:(.*)\r/)?.[1]
    expect([describe('simulated')?.endsWith('\\nSimulated'), describe('desk')?.includes('Simulated')]).toEqual([
      true,
      false,
    ])
  })

  it('CAL-08 folds lines at 75 octets and tears no character apart', () => {
    const eventName = `${'é'.repeat(40)}${'€'.repeat(40)}${'📈'.repeat(20)}`
    const file = writeIcs([economicEvent('long', { eventName })], { written })
    const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))
    expect([longest <= 75, unfolded(file).includes(eventName), file.includes('\uFFFD')]).toEqual([true, true, false])
  })
})
