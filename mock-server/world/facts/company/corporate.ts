import { boughtBy, fundOf } from '../../companies/invented.ts'
import { type Listed, named } from '../../companies/listed.ts'
import { tradesOf } from '../../companies/trades.ts'
import { dollars, grouped, money, percent, rounded } from '../../news/figures.ts'
import { businessReasonsOf, creditReasonsOf, otherThan } from '../../news/words/reasons.ts'
import type { Choices } from '../../random/choices.ts'
import type { Storyline } from '../storyline.ts'
import { unitsOf } from './pools.ts'

/** A storyline of companies: which of them, and in how many of the quarters in which it may begin. */
export type OfCompany = {
  name: string
  chance: number
  /** How often in a quarter; such a storyline is over within days. */
  times?: number
  where(company: Listed): boolean
  /** `slot` is different for each company and quarter, so that nothing invented belongs to two of them. */
  about(company: Listed, seed: number, slot: number): Storyline
}

const regulators = ['EU', 'FTC', 'Justice Department', 'UK regulator']
/** Why a company buys another. */
const aims = [
  'access to new customers',
  'a wider range',
  'scale in its main market',
  'cost savings',
  'skilled staff',
  'a foothold in new regions',
]
/** When deals are to close: times that are right in every month. */
const closings = ['within four months', 'within six months', 'within two quarters', 'after regulatory approval']
const roles = [
  'finance chief',
  'chief operating officer',
  'general counsel',
  'technology chief',
  'head of strategy',
  'marketing chief',
  'head of operations',
]

const successors = ['insider', 'outside candidate', 'deputy']

const up = (draw: Choices, company: Listed) => draw.pick(businessReasonsOf(company).up)

/** Two different ones. */
function twoReasons(draw: Choices, company: Listed) {
  const [reason, drawn] = [up(draw, company), up(draw, company)]
  return { reason, otherReason: otherThan(reason, drawn, businessReasonsOf(company).up) }
}

const deal = (company: Listed, seed: number, slot: number): Storyline => ({
  name: 'deal',
  words(draw) {
    const amount = Math.max(0.1, Math.min(draw.between(0.4, 9), company.marketValue * draw.between(0.02, 0.12)))
    return {
      ...named(company),
      firm: boughtBy(seed, slot, company),
      amount: money(amount),
      saving: money(amount * draw.between(0.03, 0.08)),
      aim: draw.pick(aims),
      regulator: draw.pick(regulators),
      closing: draw.pick(closings),
    }
  },
  stages: [
    { kind: 'deal.talks', days: [0, 0], tone: 0.1, chance: 1 },
    {
      kind: 'deal.announced',
      days: [3, 18],
      tone: 0.25,
      chance: 0.9,
      move: [-0.025, 0.015],
      cause: 'its deal announcement',
      when: 'early',
    },
  ],
  ends: [
    [
      6,
      [
        { kind: 'deal.cleared', days: [25, 50], tone: 0.3 },
        { kind: 'deal.closed', days: [2, 12], tone: 0.2 },
      ],
    ],
    [
      2,
      [
        { kind: 'deal.review', days: [20, 35], tone: -0.2 },
        { kind: 'deal.cleared', days: [20, 35], tone: 0.3 },
        { kind: 'deal.closed', days: [2, 9], tone: 0.2 },
      ],
    ],
    [
      1,
      [
        { kind: 'deal.review', days: [20, 35], tone: -0.2 },
        { kind: 'deal.blocked', days: [15, 30], tone: -0.4, move: [-0.03, -0.01], cause: 'an objection to its deal' },
        { kind: 'deal.dropped', days: [5, 20], tone: -0.2 },
      ],
    ],
  ],
})

const sale = (company: Listed, seed: number, slot: number): Storyline => ({
  name: 'sale',
  words: (draw) => ({
    ...named(company),
    unit: draw.pick(unitsOf(company)),
    fund: fundOf(seed, slot),
    amount: money(Math.max(0.08, Math.min(draw.between(3, 6), company.marketValue * draw.between(0.02, 0.08)))),
  }),
  stages: [
    { kind: 'sale.explored', days: [0, 0], tone: 0.1, move: [-0.005, 0.015], cause: 'a report on a possible sale' },
    { kind: 'sale.agreed', days: [20, 45], tone: 0.25, chance: 0.8 },
    { kind: 'sale.done', days: [25, 55], tone: 0.1 },
  ],
})

const buyback = (company: Listed): Storyline => ({
  name: 'buyback',
  words(draw) {
    const amount = company.marketValue * draw.between(0.02, 0.07)
    return {
      ...named(company),
      amount: money(amount),
      share: percent((amount / company.marketValue) * 100),
      part: money(amount * draw.between(0.2, 0.5)),
    }
  },
  stages: [
    { kind: 'buyback.new', days: [0, 0], tone: 0.4, move: [0.004, 0.018], cause: 'its new buyback' },
    { kind: 'buyback.fast', days: [8, 30], tone: 0.2, chance: 0.4 },
  ],
})

/** What Treasuries of each tenor yield about, in percent. */
const tenors = [
  ['five', 3.7],
  ['seven', 3.9],
  ['10', 4.12],
  ['30', 4.74],
] as const

/** The coupon grows with the tenor, and is the higher above Treasuries the smaller the company is. */
function notesOf({ marketValue }: Listed, draw: Choices) {
  const [years, treasury] = draw.pick(tenors)
  const least = marketValue > 300 ? 0.55 : marketValue > 60 ? 0.85 : 1.15
  const wanted = Math.min(draw.between(6, 12), Math.max(draw.between(0.3, 0.8), marketValue * draw.between(0.01, 0.03)))
  return {
    years,
    coupon: percent(rounded(treasury + draw.between(least, least + 0.5), 0.05), 3),
    amount: money(rounded(wanted, wanted < 1.2 ? 0.05 : 0.25)),
  }
}

const notes = (company: Listed): Storyline => ({
  name: 'notes',
  words: (draw) => ({
    ...named(company),
    ...notesOf(company, draw),
  }),
  stages: [
    { kind: 'notes.launched', days: [0, 0], tone: 0, when: 'early' },
    { kind: 'notes.priced', days: [0.2, 1.2], tone: 0, when: 'session' },
  ],
})

const role = (company: Listed): Storyline => ({
  name: 'role',
  words: (draw) => ({
    ...named(company),
    role: draw.pick(roles),
    tenure: String(draw.whole(6, 24)),
    successor: draw.pick(successors),
  }),
  stages: [
    { kind: 'role.leaves', days: [0, 0], tone: -0.1 },
    { kind: 'role.named', days: [25, 70], tone: 0.15 },
  ],
})

/** What a company sells for each of its people in a year, in dollars, about. */
const SALES_OF_ONE = 400_000

const jobs = (company: Listed): Storyline => ({
  name: 'jobs',
  words(draw) {
    const cut = draw.between(1.5, 4.5)
    const people = rounded(((company.quarterRevenue * 4e9) / SALES_OF_ONE) * (cut / 100), 50)
    const charge = (people * draw.between(0.08, 0.16)) / 1000
    return {
      ...named(company),
      jobs: grouped(people),
      cut: percent(cut),
      charge: money(charge),
      saving: money(charge * draw.between(0.7, 1.2)),
    }
  },
  stages: [
    { kind: 'jobs.cut', days: [0, 0], tone: -0.3, move: [-0.015, 0.02], cause: 'its restructuring plan' },
    { kind: 'jobs.done', days: [45, 75], tone: 0.1, chance: 0.6 },
  ],
})

/** Small funds own small parts of large companies. */
const activistStake = ({ marketValue }: Listed, draw: Choices) =>
  marketValue < 30 ? draw.between(3.1, 8.9) : draw.between(0.7, 2.4)

const activist = (company: Listed, seed: number, slot: number): Storyline => ({
  name: 'activist',
  words: (draw) => ({
    ...named(company),
    fund: fundOf(seed, slot),
    stake: percent(activistStake(company, draw)),
    seats: draw.pick(['three', 'four']),
  }),
  stages: [
    { kind: 'activist.stake', days: [0, 0], tone: 0.35, move: [0.02, 0.05], cause: 'an activist stake' },
    { kind: 'activist.slate', days: [20, 40], tone: 0, chance: 0.6 },
    { kind: 'activist.truce', days: [20, 45], tone: 0.2 },
  ],
})

const split = (company: Listed): Storyline => ({
  name: 'split',
  words: (draw) => ({ ...named(company), ratio: draw.pick(['2-for-1', '3-for-1', '4-for-1', '10-for-1']) }),
  stages: [{ kind: 'split.planned', days: [0, 0], tone: 0.4, move: [0.008, 0.025], cause: 'its split plan' }],
})

const credit = (company: Listed): Storyline => ({
  name: 'credit',
  words(draw) {
    const { up, down } = creditReasonsOf(company)
    return {
      ...named(company),
      reasonUp: draw.pick(up),
      reasonDown: draw.pick(down),
      outlookUp: draw.pick(['positive', 'stable']),
      outlookDown: draw.pick(['negative', 'stable']),
    }
  },
  stages: [],
  ends: [
    [1, [{ kind: 'credit.up', days: [0, 0], tone: 0.3 }]],
    [1, [{ kind: 'credit.down', days: [0, 0], tone: -0.3 }]],
  ],
})

const investors = (company: Listed): Storyline => ({
  name: 'investors',
  words(draw) {
    const low = draw.whole(3, 9)
    return {
      ...named(company),
      years: draw.pick(['three', 'four', 'five']),
      low: `${low}%`,
      high: `${low + draw.whole(1, 3)}%`,
    }
  },
  stages: [
    { kind: 'investor.day', days: [0, 0], tone: 0 },
    {
      kind: 'investor.targets',
      days: [25, 50],
      tone: 0.3,
      when: 'session',
      move: [-0.015, 0.03],
      cause: 'its long-term targets',
    },
  ],
})

const conference = (company: Listed): Storyline => ({
  name: 'conference',
  words: (draw) => ({
    ...named(company),
    ...twoReasons(draw, company),
    field: draw.pick(['industry', 'growth', 'leaders', 'global', 'annual']),
    broker: draw.pick(['Barclays', 'UBS', 'Jefferies', 'Bernstein', 'Deutsche Bank', 'Baird', 'Stifel', 'Mizuho']),
  }),
  stages: [
    { kind: 'conference', days: [0, 0], tone: 0, when: 'early' },
    { kind: 'conference.said', days: [1, 3], tone: 0.15, when: 'session' },
  ],
})

function trade(company: Listed, millions: number) {
  const shares = Math.max(100, rounded((millions * 1e6) / company.price, millions < 0.5 ? 100 : 500))
  const value = shares * company.price
  const text = value < 1e6 ? dollars(rounded(value, 1000), 0) : `$${(value / 1e6).toFixed(1)} million`
  return { shares: grouped(shares), value: text }
}

/** Directors seldom buy in large companies, and never in the largest. */
function buysOf({ marketValue }: Listed) {
  if (marketValue > 300) return 0
  return marketValue > 100 ? 0.15 : 1.6
}

const insider = (company: Listed): Storyline => ({
  name: 'insider',
  words(draw) {
    const [bought, sold] = [trade(company, draw.between(0.1, 1.5)), trade(company, draw.between(0.3, 5))]
    return { ...named(company), bought: bought.shares, cost: bought.value, sold: sold.shares, proceeds: sold.value }
  },
  stages: [],
  ends: [
    [buysOf(company), [{ kind: 'insider.buy', days: [0, 0], tone: 0.2 }]],
    [3, [{ kind: 'insider.sell', days: [0, 0], tone: -0.05 }]],
  ],
})

const stake = (company: Listed, seed: number, slot: number): Storyline => ({
  name: 'stake',
  words: (draw) => ({ ...named(company), fund: fundOf(seed, slot + 5), stake: percent(draw.between(5, 7.9)) }),
  stages: [{ kind: 'stake.filed', days: [0, 0], tone: 0.05 }],
})

const all = () => true
/** Goes to no conferences, and has no days for investors. */
const meetsInvestors = ({ ticker }: Listed) => ticker !== 'BRK.B'
const of = (
  name: string,
  chance: number,
  where: OfCompany['where'],
  about: OfCompany['about'],
  times = 1,
): OfCompany => ({ name, chance, times, where, about })

export const corporateStorylines: readonly OfCompany[] = [
  of('deal', 0.6, ({ marketValue, industry }) => marketValue > 12 && tradesOf(industry) !== undefined, deal),
  of('sale', 0.55, (company) => company.marketValue < 400 && unitsOf(company).length > 0, sale),
  of('buyback', 0.9, ({ marketValue }) => marketValue > 15, buyback),
  of('notes', 0.45, all, notes, 2),
  of('role', 0.9, all, role),
  of('jobs', 0.5, ({ quarterRevenue }) => quarterRevenue > 3, jobs),
  of('activist', 0.25, ({ marketValue }) => marketValue < 120, activist),
  of('split', 0.15, ({ price }) => price > 350, split),
  of('credit', 0.7, all, credit, 2),
  of('investors', 0.7, meetsInvestors, investors),
  of('conference', 0.8, meetsInvestors, conference, 3),
  of('insider', 0.9, all, insider, 4),
  of('stake', 0.8, ({ marketValue }) => marketValue < 30, stake, 2),
]

/** What is left over of a dividend, which is declared each quarter and raised in one of the four. */
export function dividendWords({ price, dividendYield, ...company }: Listed, draw: Choices) {
  const to = Math.max(0.05, rounded((price * dividendYield) / 400, 0.01))
  const from = Math.min(to - 0.01, rounded(to / draw.between(1.04, 1.14), 0.01))
  return {
    ...named(company),
    dividend: dollars(to),
    oldDividend: dollars(from),
    rise: percent((to / from - 1) * 100),
    yield: percent((to * 400) / price),
  }
}
