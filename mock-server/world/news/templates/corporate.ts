import type { Draw } from '../../random/draw.ts'
import { about, aboutTwo, bad, even, fair, good, named, oneOf, poor, reason } from '../facts.ts'
import { dollars, grouped, money, percent, rounded } from '../figures.ts'
import { type Compose, type Scene, scenesOf } from '../scene.ts'
import type { Listed } from '../universe.ts'
import { firmsFor, funds } from './words/names.ts'

const isPaying = (company: Listed) => company.dividendYield >= 0.5

type Payout = 'raised' | 'kept' | 'special' | 'cut'
const payouts: readonly Payout[] = ['raised', 'raised', 'kept', 'kept', 'special', 'cut']

/** The decision on a dividend is the same all day. */
function paying(payout: Payout, tone: readonly [number, number], where = isPaying): Compose {
  return (draw) => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const company = draw.company(where)
      if (draw.today(`payout ${company.ticker}`).pick(payouts) !== payout) continue
      const words = { ...named(company), ...dividendWords(draw, company), reason: reason(draw, company, 'down') }
      return { words, companies: [company], score: draw.between(...tone) }
    }
    return undefined
  }
}

function dividendWords(draw: Draw, company: Listed) {
  const today = draw.today(`dividend ${company.ticker}`)
  const to = Math.max(0.05, rounded((company.price * company.dividendYield) / 400, 0.01))
  const from = Math.min(to - 0.01, rounded(to / today.between(1.04, 1.14), 0.01))
  return {
    dividend: dollars(to),
    oldDividend: dollars(from),
    rise: percent((to / from - 1) * 100),
    yield: percent((to * 400) / company.price),
    streak: String(today.whole(5, 40)),
    half: dollars(Math.max(0.02, rounded((company.price * company.dividendYield) / 800, 0.01))),
    special: dollars(Math.max(0.25, rounded(company.price * today.between(0.01, 0.03), 0.25))),
  }
}

function buybackWords(draw: Draw, company: Listed) {
  const amount = company.marketValue * draw.between(0.02, 0.07)
  return {
    amount: money(amount),
    share: percent((amount / company.marketValue) * 100),
    former: money(amount * draw.between(0.4, 0.8)),
  }
}

function dealWords(draw: Draw, company: Listed) {
  const amount = Math.min(draw.between(0.4, 9), company.marketValue * draw.between(0.02, 0.15))
  return {
    firm: draw.pick(firmsFor(company)),
    fund: draw.pick(funds),
    amount: money(amount),
    saving: money(amount * draw.between(0.04, 0.08)),
    closing: draw.pick(['early next year', 'in the second half', 'within six months', 'after regulatory approval']),
  }
}

function debtWords(draw: Draw, company: Listed) {
  const amount = Math.max(0.5, rounded(company.marketValue * draw.between(0.005, 0.02), 0.25))
  return {
    amount: money(Math.min(amount, 12)),
    coupon: percent(draw.between(4.1, 5.9), 3),
    years: draw.pick(['five', 'seven', '10', '30']),
  }
}

const roles = [
  'chief financial officer',
  'chief operating officer',
  'general counsel',
  'chief technology officer',
  'head of strategy',
]

export const corporate: readonly Scene[] = scenesOf('CORPORATE_ACTIONS', 'Equities', [
  {
    compose: paying('raised', good),
    titles: [
      '{co} raises quarterly dividend {rise} to {dividend} a share',
      '{co} boosts dividend, extends streak of annual increases to {streak} years',
      '{co} lifts payout to {dividend} from {oldDividend}',
      '{cos} board approves {rise} dividend increase',
    ],
    summaries: [
      'The board of {co} raised the quarterly dividend to {dividend} a share from {oldDividend}, a yield of about {yield} a year.',
      '{co} will pay {dividend} a share each quarter, up {rise} from {oldDividend}, to holders of record on {nearDay}.',
    ],
  },
  {
    compose: paying('kept', even),
    titles: [
      '{co} declares {dividend} quarterly dividend',
      '{co} holds dividend at {dividend} a share, payable in {nextMonth}',
      '{co} sets {nearDay} record date for {dividend} payout',
    ],
    summaries: [
      '{co} declared a quarterly dividend of {dividend} a share, unchanged, to holders of record on {nearDay}. The yield is about {yield}.',
    ],
  },
  {
    compose: paying('special', good),
    titles: [
      '{co} to pay special dividend of {special} a share',
      '{co} returns excess cash with one-time {special} payout',
    ],
    summaries: [
      '{co} declared a special dividend of {special} a share on top of its regular {dividend}, payable in {nextMonth}.',
    ],
  },
  {
    compose: about((company) => company.marketValue > 20, good, buybackWords),
    titles: [
      '{co} board authorizes {amount} share buyback',
      '{co} adds {amount} to repurchase program',
      '{co} plans to buy back up to {share} of its shares',
      '{co} launches accelerated repurchase of {former}',
    ],
    summaries: [
      'The board of {co} authorized repurchases of up to {amount}, about {share} of its market value, with no expiration date.',
      '{co} said the program of {amount} would begin at once, with {former} to be bought under an accelerated agreement.',
    ],
  },
  {
    compose: about((company) => company.marketValue > 15, fair, dealWords),
    titles: [
      '{co} to acquire {firm} for {amount}',
      '{co} buys {firm} in {amount} all-cash deal',
      [
        '{co} in advanced talks to buy {firm}, people familiar say',
        'A deal that values privately held {firm} at about {amount} could be announced within weeks. {co} declined to comment.',
      ],
      '{co} agrees to {amount} purchase of {firm} to add scale',
      [
        '{co} completes acquisition of {firm}',
        '{co} closed the {amount} purchase of {firm} after the last approval came in and expects annual cost savings of {saving}.',
      ],
    ],
    summaries: [
      '{co} is paying {amount} for privately held {firm} and expects annual cost savings of {saving}; closing is expected {closing}.',
      'The deal values {firm} at {amount}. {co} would finance it from cash and expects {saving} of yearly synergies.',
    ],
  },
  {
    compose: about((company) => company.marketValue < 400, fair, dealWords),
    titles: [
      '{co} explores sale of unit that could fetch {amount}',
      '{co} to sell noncore business to {fund} for {amount}',
      [
        '{co} plans to spin off slower-growing division',
        'Holders of {co} would receive shares in the new company in a tax-free distribution {closing}.',
      ],
      '{co} divests {firm} stake to pay down debt',
    ],
    summaries: [
      '{co} is reshaping its portfolio: the disposal would bring about {amount}, to be used for debt reduction and buybacks, and close {closing}.',
      'The business generates a small part of sales at {co}. Proceeds of about {amount} are to reduce debt.',
    ],
  },
  {
    compose: aboutTwo(
      oneOf('APO', 'KKR', 'BX', 'BLK'),
      () =>
        oneOf('T', 'VZ', 'INTC', 'DUK', 'D', 'AEP', 'KMI', 'WMB', 'XOM', 'OXY', 'CSX', 'UNP', 'AMT', 'MSFT', 'META'),
      fair,
      (draw) => ({
        amount: money(draw.between(0.8, 6)),
        stake: percent(draw.between(20, 49), 0),
      }),
    ),
    titles: [
      '{co} to buy {stake} of {rival} infrastructure unit for {amount}',
      '{rival} sells minority stake in assets to {co} funds for {amount}',
      '{co}, {rival} form {amount} joint venture',
    ],
    summaries: [
      'Funds managed by {co} are to invest {amount} alongside {rival}, which keeps operating control of the assets.',
    ],
  },
  {
    compose: about(
      (company) => company.marketValue < 150,
      fair,
      (draw, company) => ({ ...dealWords(draw, company), stake: percent(draw.between(3.1, 8.9)) }),
    ),
    titles: [
      'Activist {fund} takes {stake} stake in {co}, urges review',
      '{fund} nominates four directors at {co}',
      [
        '{co} reaches truce with {fund}, adds two directors',
        'The settlement of {co} with {fund}, which owns {stake}, ends the contest before the annual meeting.',
      ],
    ],
    summaries: [
      '{fund} owns {stake} of {co} and presses for a sale of noncore assets, higher returns and new directors.',
    ],
  },
  {
    compose: about(() => true, even, debtWords),
    also: ['FIXED_INCOME_AND_INTEREST_RATES'],
    titles: [
      '{co} prices {amount} of {years}-year notes at {coupon}',
      '{co} taps bond market for {amount}',
      '{co} launches senior notes offering to refinance {nextYear} maturities',
    ],
    summaries: [
      '{co} sold {amount} of senior notes due in {years} years with a coupon of {coupon}. Proceeds refinance maturing debt.',
    ],
  },
  {
    compose: about((company) => company.dividendYield === 0 && company.marketValue < 60, poor, debtWords),
    titles: [
      '{co} to offer {amount} of convertible notes',
      '{co} files for stock offering, shares slip on dilution worries',
    ],
    summaries: [
      '{co} plans to raise {amount}. The offering would dilute existing holders by a low single-digit percentage.',
    ],
  },
  {
    compose: about(
      () => true,
      even,
      (draw) => ({ role: draw.pick(roles), years: String(draw.whole(6, 24)) }),
    ),
    titles: [
      '{co} names new {role}',
      '{co} promotes insider to {role}',
      '{cos} {role} to retire after {years} years',
      '{co} begins search for new {role}',
    ],
    summaries: [
      '{co} is changing its {role}. The current holder, with the company for {years} years, stays through the handover.',
    ],
  },
  {
    compose: about(
      (company) => company.quarterRevenue > 8,
      poor,
      (draw) => ({
        jobs: grouped(rounded(draw.between(400, 6200), 100)),
        cut: percent(draw.between(1.5, 6)),
        charge: money(draw.between(0.09, 0.7)),
      }),
    ),
    titles: [
      '{co} to cut about {cut} of workforce in restructuring',
      '{co} plans {jobs} job cuts, takes {charge} charge',
      '{co} to consolidate offices in cost drive',
    ],
    summaries: [
      '{co} will book a charge of {charge} for severance and site closures as it eliminates about {jobs} positions.',
    ],
  },
  {
    compose: about(
      (company) => company.price > 350,
      fair,
      (draw, company) => ({
        ratio: draw.today(`split ${company.ticker}`).pick(['2-for-1', '3-for-1', '4-for-1', '10-for-1']),
        price: dollars(draw.share(company).level),
      }),
    ),
    titles: ['{co} announces {ratio} stock split', '{co} seeks holder approval for {ratio} split'],
    summaries: ['Trading in {co} on a split-adjusted basis starts on {nearDay}. The shares last traded at {price}.'],
  },
  {
    compose: paying('cut', bad, (company) => company.dividendYield > 4),
    titles: ['{co} halves dividend to {half} to protect balance sheet', '{co} cuts quarterly payout on {reason}'],
    summaries: ['{co} lowered its quarterly dividend to {half} a share from {dividend}, citing {reason}.'],
  },
  {
    compose: (draw) => {
      const company = draw.company()
      const insider = draw.pick(['director', 'chief executive', 'finance chief'])
      const insiderOf = insider === 'director' ? 'a director of' : `the ${insider} of`
      const shares = Math.max(500, rounded((draw.between(0.2, 4) * 1e6) / company.price, 500))
      const value = (shares * company.price) / 1e9
      return {
        words: { ...named(company), insider, insiderOf, shares: grouped(shares), value: money(value) },
        companies: [company],
        score: draw.between(0.12, 0.35),
      }
    },
    titles: [
      '{co} {insider} buys {value} of shares in open market',
      'Filing shows {co} {insider} bought {shares} shares',
    ],
    summaries: ['A regulatory filing shows that {insiderOf} {co} bought {shares} shares worth about {value}.'],
  },
])
