import type { Draw } from '../../random/draw.ts'
import { isAfterReleases } from '../../time/clock.ts'
import { even, fair, plain, poor } from '../facts.ts'
import { grouped, percent } from '../figures.ts'
import { always, type Scene, scenesOf, weekdays, weekend } from '../scene.ts'
import { growthReleased, levelReleased } from '../statistics.ts'

const american = ['pre', 'open'] as const

function payrollWords(draw: Draw, isBeat: boolean) {
  const today = draw.today(`payrolls ${isBeat}`)
  const expected = today.whole(8, 18) * 5
  const jobs = Math.max(12, expected + (isBeat ? 1 : -1) * today.whole(14, 48))
  const rate = today.between(4.1, 4.5)
  return {
    jobs: grouped(jobs * 1000),
    expected: grouped(expected * 1000),
    rate: percent(rate),
    wages: percent(today.between(3.4, 4.1)),
    revised: grouped(today.whole(4, 31) * 1000),
  }
}

function claimsWords(draw: Draw, isRise: boolean) {
  const today = draw.today(`claims ${isRise}`)
  const expected = today.whole(214, 236)
  const claims = expected + (isRise ? 1 : -1) * today.whole(3, 14)
  return {
    claims: grouped(claims * 1000),
    expected: grouped(expected * 1000),
    continuing: grouped(today.whole(1890, 1985) * 1000),
    average: grouped((claims + today.whole(-3, 3)) * 1000),
  }
}

/** Of two contradictory results only one appears on a day, and not before its release. */
const isBetter = (draw: Draw, key: string) => isAfterReleases(draw.at) && draw.today(key).chance(0.5)
const isWorse = (draw: Draw, key: string) => isAfterReleases(draw.at) && !draw.today(key).chance(0.5)

/** A region, and how fast its economy grows in a typical year, in percent. */
const outlooks = [
  ['the US', 2],
  ['the eurozone', 1.2],
  ['China', 4.4],
  ['Japan', 0.8],
  ['India', 6.4],
  ['the UK', 1.3],
  ['Canada', 1.5],
  ['Brazil', 2.1],
] as const

export const macro: readonly Scene[] = scenesOf('MACRO', 'Macro', [
  {
    when: weekdays,
    compose: levelReleased('above'),
    titles: [
      '{adjective} {label} {climbs} to {actual} in {month} vs. {expected} expected',
      '{adjective} {label} tops forecasts at {actual}',
      '{adjective} {label} {actual} in {month}, above {expected} consensus',
      '{adjective} {label} unexpectedly {climbs} to {actual} from {prior}',
    ],
    summaries: [
      '{subject} stood at {actual} in {month} after {prior} in {monthBefore}. Economists had expected {expected}.',
      '{subject} came in at {actual} for {month}, {climbed} from {prior}; the median forecast was {expected}.',
    ],
  },
  {
    when: weekdays,
    compose: levelReleased('below'),
    titles: [
      '{adjective} {label} {climbs} to {actual} in {month} vs. {expected} expected',
      '{adjective} {label} undershoots forecasts at {actual}',
      '{adjective} {label} {actual} in {month}, below {expected} consensus',
      '{adjective} {label} {climbs} to {actual}, further than economists thought',
    ],
    summaries: [
      '{subject} stood at {actual} in {month} after {prior} in {monthBefore}. Economists had expected {expected}.',
      '{subject} came in at {actual} for {month}, {climbed} from {prior}; the median forecast was {expected}.',
    ],
  },
  {
    when: weekdays,
    compose: levelReleased('in line with'),
    titles: [
      '{adjective} {label} at {actual} in {month}, matching forecasts',
      'No surprise in {adjective} {label}: {actual} in {month}',
      '{adjective} {label} confirmed at {actual}',
    ],
    summaries: ['{subject} was {actual} in {month}, in line with the median forecast, after {prior} a month earlier.'],
  },
  {
    when: weekdays,
    compose: growthReleased('above'),
    titles: [
      '{adjective} {label} {rises} {size} vs. {expected} forecast',
      '{adjective} {label}: {actual} reading stronger than economists thought',
      '{adjective} {label} {rises} {size}, economists saw {expected}',
      'Data: {adjective} {label} {actual}, above consensus of {expected}',
    ],
    summaries: [
      '{adjective} {label} {rose} {size} from the prior period, against the {expected} economists had forecast. The previous reading was {prior}.',
    ],
  },
  {
    when: weekdays,
    compose: growthReleased('below'),
    titles: [
      '{adjective} {label} {rises} {size}, short of {expected} forecast',
      '{adjective} {label}: {actual} reading weaker than economists thought',
      '{adjective} {label} below estimates at {actual}',
      'Data: {adjective} {label} {actual}, below consensus of {expected}',
    ],
    summaries: [
      '{adjective} {label} {rose} {size} from the prior period, against the {expected} economists had forecast. The previous reading was {prior}.',
    ],
  },
  {
    when: weekdays,
    compose: growthReleased('in line with'),
    titles: [
      '{adjective} {label} {rises} {size}, as economists expected',
      '{adjective} {label} in line at {actual}, prior {prior}',
    ],
    summaries: [
      '{adjective} {label} {rose} {size} from the prior period, as forecast. The previous reading was {prior}.',
    ],
  },
  {
    when: american,
    compose: (draw) =>
      isBetter(draw, 'payrolls') ? { words: payrollWords(draw, true), score: draw.between(...fair) } : undefined,
    isRare: true,
    titles: [
      'US employers add {jobs} jobs in {month}, more than expected',
      'US payrolls rise {jobs} vs. {expected} consensus; jobless rate {rate}',
      'Payrolls beat forecasts; wage growth at {wages}',
    ],
    summaries: [
      'US nonfarm payrolls rose by {jobs} in {month} against a forecast of {expected}; the jobless rate was {rate} and hourly earnings grew {wages} from a year ago.',
    ],
  },
  {
    when: american,
    compose: (draw) =>
      isWorse(draw, 'payrolls') ? { words: payrollWords(draw, false), score: draw.between(...poor) } : undefined,
    isRare: true,
    titles: [
      'US job growth slows to {jobs} in {month}',
      'US payrolls rise just {jobs}, below {expected} consensus',
      'Payrolls miss forecasts, prior months revised down by {revised}',
    ],
    summaries: [
      'US nonfarm payrolls rose by {jobs} in {month}, short of the {expected} forecast; prior months were revised down by {revised}. The jobless rate was {rate}.',
    ],
  },
  {
    when: american,
    compose: (draw) =>
      isBetter(draw, 'claims') ? { words: claimsWords(draw, false), score: draw.between(...fair) } : undefined,
    isRare: true,
    titles: [
      'US jobless claims fall to {claims}, below {expected} forecast',
      'Fewer Americans than expected file for jobless aid',
    ],
    summaries: [
      'Initial claims fell to {claims} last week against a forecast of {expected}; continuing claims stood at {continuing}.',
    ],
  },
  {
    when: american,
    compose: (draw) =>
      isWorse(draw, 'claims') ? { words: claimsWords(draw, true), score: draw.between(...poor) } : undefined,
    isRare: true,
    titles: [
      'US jobless claims rise to {claims} vs. {expected} expected',
      'US claims four-week average climbs to {average}',
    ],
    summaries: [
      'Initial claims rose to {claims} last week, above the {expected} expected; the four-week average is {average} and continuing claims {continuing}.',
    ],
  },
  {
    compose: plain(even, (draw) => {
      const [place, trend] = draw.pick(outlooks)
      return {
        place,
        growth: percent(trend + draw.today(`outlook ${place}`).between(-0.3, 0.3)),
        risk: draw.pick(['trade tensions', 'high public debt', 'sticky inflation', 'weak productivity']),
      }
    }),
    titles: [
      'IMF keeps growth forecast for {place} at {growth}',
      'OECD sees {place} growing {growth} in {nextYear}',
      'World Bank flags {risk} as drag on {place}',
    ],
    summaries: [
      'Growth in {place} is put at {growth} for {nextYear}; the report names {risk} as the main risk to the outlook.',
    ],
  },
  {
    compose: plain(fair, (draw) => ({
      place: draw.pick(['Germany', 'Japan', 'South Korea', 'China', 'Canada', 'Italy', 'Australia']),
      sum: grouped(draw.between(8, 90), 0),
      use: draw.pick([
        'housing and energy costs',
        'defense and infrastructure',
        'household tax relief',
        'chips and batteries',
      ]),
    })),
    titles: ["{place}'s cabinet backs ${sum} billion package for {use}", '{place} plans extra spending on {use}'],
    summaries: [
      'The government of {place} agreed on measures worth about ${sum} billion for {use}; parliament votes in {nextMonth}.',
    ],
  },
  {
    compose: plain(poor, (draw) => ({
      gap: grouped(draw.today('gap').between(120, 340), 0),
      debt: grouped(draw.today('debt').between(38.2, 38.9), 1),
      share: percent(draw.today('gap share').between(5.8, 7.1)),
    })),
    isRare: true,
    titles: [
      'US budget gap widens to ${gap} billion in {month}',
      'US debt service costs climb as deficit nears {share} of GDP',
    ],
    summaries: [
      'The federal government ran a deficit of ${gap} billion in {month}. Public debt stands at ${debt} trillion.',
    ],
  },
  {
    when: always,
    compose: plain(even, (draw) => {
      const bank = draw.pick(['Atlanta Fed', 'New York Fed', 'St. Louis Fed'])
      return { bank, growth: percent(draw.today(bank).between(1.4, 3.6)) }
    }),
    isRare: true,
    titles: [
      '{bank} model puts growth at {growth} annual pace',
      'Growth tracker: {bank} estimate for {nextQuarter} now {growth}',
    ],
    summaries: ['The {bank} model for US growth in the current quarter stands at an annual rate of {growth}.'],
  },
  {
    when: weekend,
    compose: plain(even, (draw) => ({
      place: draw.pick(['US', 'Eurozone', 'UK', 'Japanese', 'Canadian', 'Australian']),
      data: draw.pick(['inflation', 'retail sales', 'jobs', 'GDP', 'PMI']),
      day: draw.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
    })),
    titles: [
      'Week ahead: {place} {data} data due {day}',
      'Economists look to {place} {data} figures on {day} for next clue on rates',
      '{place} {data} report tops calendar in week ahead',
    ],
    summaries: [
      'The {place} {data} data on {day} will be the main release of the week for investors, with central bank speakers on most days.',
    ],
  },
  {
    when: weekend,
    compose: growthReleased('above'),
    titles: [
      'Week in review: {adjective} {label} topped forecasts at {actual}',
      'Economists lift estimates after {adjective} {label} surprise',
    ],
    summaries: ['{adjective} {label} {rose} {size} in the last release, against a forecast of {expected}.'],
  },
])
