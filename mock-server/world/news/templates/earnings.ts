import { about, bad, even, fair, good, industry, poor, reason, sector } from '../facts.ts'
import { dollars, percent, revenue } from '../figures.ts'
import { moveOnResult, reported, resultWords } from '../results.ts'
import { daytime, type Scene, scenesOf } from '../scene.ts'

const backlogged = industry(
  'Aerospace',
  'Machinery',
  'Electrical',
  'Semiconductor',
  'Software',
  'Communications Equipment',
)

export const earnings: readonly Scene[] = scenesOf('EARNINGS', 'Equities', [
  {
    when: daytime,
    compose: reported('beat', good),
    titles: [
      '{co} {quarter} adjusted EPS {eps} vs. {expectedEps} consensus',
      '{co} tops {quarter} estimates with EPS of {eps}, revenue of {sales}',
      '{cos} {quarter} profit beats expectations on {reason}',
      '{co} {quarter} revenue {sales}, above {expectedSales} estimate',
      '{co} posts {quarter} beat as sales rise {growth}',
    ],
    summaries: [
      '{co} earned {eps} a share in the {quarterName}, above the {expectedEps} analysts expected and {yearAgoEps} a year earlier. Revenue was {sales} against a consensus of {expectedSales}.',
      'Adjusted profit at {co} came to {eps} a share and revenue to {sales}, up {growth}; analysts had looked for {expectedEps} and {expectedSales}.',
    ],
  },
  {
    when: daytime,
    compose: reported('miss', bad),
    titles: [
      '{co} {quarter} EPS {eps}, misses {expectedEps} estimate',
      '{co} falls short of {quarter} estimates, cites {reason}',
      '{cos} quarterly revenue of {sales} trails {expectedSales} consensus',
      '{co} {quarter} profit disappoints on {reason}',
    ],
    summaries: [
      '{co} earned {eps} a share in the {quarterName}, below the {expectedEps} analysts expected. Revenue of {sales} missed the consensus of {expectedSales}.',
      'Revenue at {co} {grew} {growth} to {sales}, short of the {expectedSales} expected; adjusted EPS of {eps} compares with a consensus of {expectedEps}.',
    ],
  },
  {
    when: daytime,
    compose: reported('mixed', even),
    titles: [
      '{co} {quarter} EPS tops views at {eps}, but revenue of {sales} misses',
      '{co} posts mixed quarter: profit ahead, sales light',
      '{co} offsets soft sales with cost control, {quarter} EPS {eps}',
    ],
    summaries: [
      '{co} earned {eps} a share against a consensus of {expectedEps}, while revenue of {sales} fell short of {expectedSales}.',
      'Lower costs took EPS at {co} to {eps}, ahead of the {expectedEps} expected. Revenue came in at {sales} against {expectedSales}.',
    ],
  },
  {
    compose: reported('beat', good),
    titles: [
      '{co} raises full-year EPS outlook to {guideLow}-{guideHigh}',
      '{co} lifts {year} guidance on {reason}',
      '{co} now sees {year} sales of about {salesGuide}, up from {oldSalesGuide}',
      '{co} boosts annual profit forecast after strong {quarterName}',
    ],
    summaries: [
      '{co} now expects adjusted EPS of {guideLow} to {guideHigh} for {year}, up from {oldGuideLow} to {oldGuideHigh}, and revenue of about {salesGuide}.',
      'The company lifted its revenue outlook to about {salesGuide} from {oldSalesGuide}. {co} sees EPS between {guideLow} and {guideHigh}.',
    ],
  },
  {
    compose: reported('miss', bad),
    titles: [
      '{co} cuts full-year outlook, now sees EPS of {guideLow}-{guideHigh}',
      '{co} lowers {year} sales forecast to {salesGuide} from {oldSalesGuide}',
      '{co} warns on {year} profit, blames {reason}',
      '{co} trims guidance on {reason}',
    ],
    summaries: [
      '{co} now expects adjusted EPS of {guideLow} to {guideHigh} for {year}, down from {oldGuideLow} to {oldGuideHigh}, citing {reason}.',
      'The company lowered its revenue outlook to about {salesGuide} from {oldSalesGuide}. {co} sees EPS between {guideLow} and {guideHigh}.',
    ],
  },
  {
    compose: reported('mixed', even),
    titles: [
      '{co} reaffirms {year} EPS guidance of {guideLow}-{guideHigh}',
      '{co} sticks to full-year targets despite softer sales',
      '{co} leaves annual outlook unchanged, midpoint near consensus',
    ],
    summaries: [
      '{co} still expects adjusted EPS of {guideLow} to {guideHigh} and revenue of about {salesGuide} for {year}.',
      'Management of {co} kept its {year} outlook: EPS of {guideLow} to {guideHigh} on revenue of about {salesGuide}.',
    ],
  },
  {
    when: daytime,
    also: ['STOCK_MARKETS'],
    compose: moveOnResult('up', good),
    titles: [
      '{co} shares {rise} {change} after {quarter} beat',
      '{co} stock {rises} to {level} as results top estimates',
      'Shares of {co} {rise} on strong quarter, upbeat tone on {reason}',
    ],
    summaries: [
      'Shares of {co} {rose} {change} to {level} after it reported EPS of {eps} against a consensus of {expectedEps}.',
      'The stock of {co} {rose} to {level} from {before}; revenue of {sales} beat the {expectedSales} expected.',
    ],
  },
  {
    when: daytime,
    also: ['STOCK_MARKETS'],
    compose: moveOnResult('down', bad),
    titles: [
      '{co} shares {rise} {change} after {quarter} miss',
      '{co} stock {rises} to {level} as results disappoint',
      'Shares of {co} {rise} as {quarter} report raises worries about {reason}',
    ],
    summaries: [
      'Shares of {co} {rose} {change} to {level} after it reported EPS of {eps} against a consensus of {expectedEps}.',
      'The stock of {co} {rose} to {level} from {before}; revenue of {sales} missed the {expectedSales} expected.',
    ],
  },
  {
    compose: about(
      () => true,
      even,
      (draw, company) => ({ ...resultWords(draw, company), move: percent(draw.between(3.2, 8.5)) }),
    ),
    titles: [
      'Earnings preview: {co} expected to post {quarter} EPS of {expectedEps}',
      '{co} to report {quarter} results on {nearDay}',
      'Options imply {move} swing in {co} after earnings',
      'What to watch when {co} reports: margins, orders, outlook',
    ],
    summaries: [
      'Analysts expect {co} to earn {expectedEps} a share on revenue of {expectedSales}; options price a move of {move} either way.',
      '{co} reports on {nearDay}. The consensus stands at {expectedEps} a share and {expectedSales} of revenue.',
    ],
  },
  {
    compose: about(industry('Retail', 'Restaurants'), fair, (draw, company) => ({
      comparable: percent(draw.between(1.2, 5.8)),
      expected: percent(draw.between(0.4, 1.1)),
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      '{co} comparable sales up {comparable}, ahead of forecasts',
      '{co} says comparable sales accelerated on {reason}',
    ],
    summaries: [
      'Comparable sales at {co} rose {comparable} in the quarter, more than analysts forecast, helped by {reason}.',
    ],
  },
  {
    compose: about(sector('Financials'), fair, (draw, company) => ({
      income: revenue(company.quarterRevenue * draw.between(0.4, 0.6)),
      ratio: percent(draw.between(58, 66)),
      rise: percent(draw.between(2, 9)),
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      '{co} operating income up {rise} on {reason}',
      '{cos} finance chief sees {nextQuarter} fees rising by mid-single digits',
    ],
    summaries: [
      '{co} reported a(n) {rise} increase in operating income and told analysts that {reason} would support the next quarter.',
    ],
  },
  {
    compose: about(industry('Software', 'Internet', 'Interactive Media', 'Broadline'), good, (draw, company) => ({
      growth: percent(draw.between(18, 38), 0),
      capital: revenue(Math.max(0.4, company.quarterRevenue * draw.between(0.08, 0.2))),
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      '{co} cloud and AI revenue grows {growth} from a year ago',
      '{co} to spend {capital} on data centers this quarter as demand outruns capacity',
    ],
    summaries: [
      '{co} said cloud and AI revenue grew {growth} from a year earlier. Capital spending will reach {capital} this quarter as demand exceeds capacity.',
    ],
  },
  {
    compose: about(
      () => true,
      poor,
      (draw, company) => ({
        points: String(draw.whole(4, 18) * 10),
        reason: reason(draw, company, 'down'),
      }),
    ),
    titles: [
      '{co} sees {nextQuarter} margin down {points} basis points on {reason}',
      '{cos} finance chief flags {reason} for next quarter',
      '{co} prepares investors for a slower quarter',
    ],
    summaries: [
      'Margins at {co} will narrow by about {points} basis points next quarter because of {reason}, its finance chief told analysts.',
    ],
  },
  {
    compose: about(backlogged, good, (draw, company) => ({
      backlog: revenue(company.quarterRevenue * draw.between(1.6, 4.5)),
      rise: percent(draw.between(6, 24), 0),
      flow: revenue(company.quarterRevenue * draw.between(0.12, 0.24)),
      price: dollars(draw.share(company).level),
    })),
    titles: [
      '{co} ends quarter with record backlog of {backlog}',
      '{co} free cash flow climbs {rise} to {flow}',
      '{co} orders jump {rise}, book-to-bill above 1',
    ],
    summaries: [
      'The backlog of {co} grew {rise} to {backlog}, and free cash flow reached {flow} in the quarter.',
      '{co} booked more orders than it shipped; free cash flow rose to {flow}. The shares last traded at {price}.',
    ],
  },
])
