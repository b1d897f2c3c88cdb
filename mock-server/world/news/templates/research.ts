import type { Draw } from '../../random/draw.ts'
import { about, even, fair, good, industry, plain, poor, reason, sector } from '../facts.ts'
import { grouped, money, percent, rounded } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'
import { sp500 } from './words/markets.ts'

const houses = [
  'Goldman Sachs',
  'Morgan Stanley',
  'JPMorgan',
  'BofA',
  'Barclays',
  'UBS',
  'Citi',
  'Deutsche Bank',
  'HSBC',
  'Nomura',
  'Societe Generale',
] as const
const sectors = [
  'technology',
  'health care',
  'energy',
  'financials',
  'industrials',
  'utilities',
  'consumer staples',
  'materials',
] as const
const themes = [
  'power grid',
  'robotics',
  'defense',
  'obesity drug',
  'data center',
  'nuclear',
  'water',
  'cybersecurity',
] as const

const house = (draw: Draw) => ({ house: draw.pick(houses) })

export const research: readonly Scene[] = scenesOf('RESEARCH', 'Equities', [
  {
    compose: (draw) => {
      const level = draw.session(sp500).level
      const words = house(draw)
      const today = draw.today(`index target ${words.house}`)
      const to = rounded(level * today.between(1.05, 1.14), 50)
      const from = rounded(to * today.between(0.93, 0.97), 50)
      return {
        words: {
          ...words,
          target: grouped(to),
          oldTarget: grouped(from),
          level: grouped(level),
          gain: percent((to / level - 1) * 100, 0),
          earnings: `$${draw.whole(296, 318)}`,
        },
        score: draw.between(...good),
      }
    },
    also: ['STOCK_MARKETS'],
    titles: [
      '{house} lifts S&P 500 target to {target} from {oldTarget}',
      '{house} strategists see S&P 500 at {target} by end of {nextYear}',
      '{house} sticks with bullish view on US stocks, target {target}',
    ],
    summaries: [
      '{house} expects the S&P 500 to reach {target}, {gain} above {level} now, on index earnings of {earnings} a share.',
    ],
  },
  {
    compose: plain(poor, (draw) => ({
      ...house(draw),
      drop: percent(draw.between(6, 15), 0),
      multiple: grouped(draw.between(21.6, 23.8), 1),
    })),
    titles: [
      '{house} warns of {drop} pullback in US stocks',
      'Valuations leave little cushion, {house} strategists say',
      '{house} urges clients to add hedges at {multiple} times earnings',
    ],
    summaries: [
      'Strategists at {house} see room for a decline of {drop}, with the market at {multiple} times forward earnings.',
    ],
  },
  {
    compose: plain(fair, (draw) => ({
      ...house(draw),
      sector: draw.pick(sectors),
      region: draw.pick(['US', 'European', 'Japanese', 'global']),
    })),
    titles: [
      '{house} upgrades {region} {sector} to overweight',
      '{house} favors {sector} in {nextYear} outlook',
      '{house} finds earnings momentum strongest in {sector}',
    ],
    summaries: [
      '{house} moved {region} {sector} to overweight in its model portfolio, pointing to earnings revisions.',
    ],
  },
  {
    compose: plain(poor, (draw) => ({
      ...house(draw),
      sector: draw.pick(sectors),
      region: draw.pick(['US', 'European', 'global']),
    })),
    titles: ['{house} cuts {region} {sector} to underweight', '{house} sees estimates for {sector} as too high'],
    summaries: ['{house} moved {region} {sector} to underweight, expecting analysts to lower their estimates.'],
  },
  {
    compose: plain(even, (draw) => ({
      cash: percent(draw.today('cash').between(3.6, 4.4)),
      trade: draw
        .today('crowd')
        .pick(['long large-cap technology', 'long gold', 'short US dollar', 'long emerging markets']),
      share: percent(draw.today('landing').between(32, 54), 0),
      house: 'BofA',
    })),
    isRare: true,
    titles: [
      '{house} survey: fund managers hold {cash} in cash',
      'Most crowded trade is {trade}, {house} survey finds',
      'Survey: {share} of fund managers expect soft landing',
    ],
    summaries: [
      'In the {month} survey by {house}, {share} of managers expect a soft landing; cash stands at {cash} and "{trade}" is seen as the most crowded trade.',
    ],
  },
  {
    compose: about(
      () => true,
      good,
      (draw, company) => ({ ...house(draw), theme: draw.pick(themes), reason: reason(draw, company, 'up') }),
    ),
    titles: [
      '{house} includes {co} in {theme} basket',
      'Research note: {co} best placed on {reason}',
      '{house} note counts {co} among long-term winners',
    ],
    summaries: [
      '{house} published a study of {theme} spending and names {co} among the companies that benefit, citing {reason}.',
    ],
  },
  {
    compose: about(
      sector('Information Technology', 'Communication Services', 'Consumer Discretionary'),
      poor,
      (draw, company) => ({
        ...house(draw),
        share: percent(draw.between(11, 29), 0),
        reason: reason(draw, company, 'down'),
      }),
    ),
    titles: [
      '{house} survey points to share loss at {co}',
      'Survey of buyers flags {reason} for {co}',
      'Card data suggest slower month at {co}, {house} says',
    ],
    summaries: [
      'In a survey by {house}, {share} of customers said they would spend less with {co} over the next year.',
    ],
  },
  {
    compose: plain(fair, (draw) => ({
      group: draw.pick(['Gartner', 'IDC', 'McKinsey', 'Bain', 'Deloitte']),
      market: draw.pick([
        'AI servers',
        'public cloud',
        'humanoid robots',
        'smart glasses',
        'cybersecurity',
        'industrial software',
      ]),
      growth: percent(draw.between(9, 41), 0),
      size: money(draw.between(28, 420)),
    })),
    also: ['TECHNOLOGY'],
    titles: [
      '{group} sees {market} market growing {growth} in {nextYear}',
      'Spending on {market} to reach {size} by {laterYear}, {group} says',
      '{group} raises forecast for {market}',
    ],
    summaries: ['{group} expects spending on {market} to grow {growth} next year and to reach {size} by {laterYear}.'],
  },
  {
    compose: plain(even, (draw) => ({
      school: draw.pick(['Chicago', 'Stanford', 'Oxford', 'Toronto', 'Zurich']),
      finding: draw.pick([
        'retail investors trade less on days with big headlines',
        'guidance moves prices more than results',
        'stock splits add volume but not returns',
        'index inclusion effects have faded',
      ]),
      years: String(draw.whole(12, 40)),
    })),
    isRare: true,
    titles: [
      'Study: {finding}',
      '{school} paper finds {finding}',
      'Economists revisit {years} years of data: {finding}',
    ],
    summaries: ['Researchers in {school} looked at {years} years of US data and conclude that {finding}.'],
  },
  {
    compose: about(industry('Semiconductors', 'Aerospace', 'Software', 'Retail'), good, (draw, company) => ({
      ...house(draw),
      gain: percent(draw.between(6, 19), 0),
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      'Deep dive on {co}: {house} models {gain} annual profit growth',
      'Field checks by {house} point to {reason} at {co}',
    ],
    summaries: ['{house} expects profit at {co} to grow {gain} a year through {laterYear}, helped by {reason}.'],
  },
])
