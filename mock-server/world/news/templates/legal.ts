import { about, aboutTwo, bad, even, fair, good, industry, oneOf, plain, poor, sector } from '../facts.ts'
import { money, percent } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'
import { bankrupts, firmsFor } from './words/names.ts'

const courts = [
  'Delaware court',
  'federal court in Texas',
  'appeals court',
  'federal judge in California',
  'New York court',
] as const
const matters = ['patent', 'pricing', 'privacy', 'labeling', 'contract', 'employment'] as const

const settled = [
  ['privacy', 'state attorneys general'],
  ['pricing', 'the FTC'],
  ['disclosure', 'shareholders'],
  ['overtime', 'former employees'],
  ['billing', 'the Justice Department'],
  ['labeling', 'consumers'],
] as const

const contested: Readonly<Record<string, string>> = {
  AAPL: 'app store',
  AMZN: 'marketplace',
  GOOGL: 'advertising',
  LYV: 'ticketing',
  MA: 'card fee',
  META: 'advertising',
  MSFT: 'cloud',
  NVDA: 'chip',
  V: 'card fee',
}

export const legal: readonly Scene[] = scenesOf('LEGAL', 'World & Policy', [
  {
    compose: about(
      () => true,
      good,
      (draw) => ({ court: draw.pick(courts), matter: draw.pick(matters), claim: money(draw.between(0.08, 1.9)) }),
    ),
    titles: [
      '{court} throws out {matter} suit against {co}',
      '{co} wins dismissal of {matter} case',
      '{co} prevails in {matter} appeal',
      'Jury sides with {co} in {matter} dispute',
    ],
    summaries: ['A ruling in favor of {co} ends a(n) {matter} case in which plaintiffs had sought {claim}.'],
  },
  {
    compose: about(
      () => true,
      bad,
      (draw) => ({ court: draw.pick(courts), matter: draw.pick(matters), award: money(draw.between(0.03, 0.62)) }),
    ),
    titles: [
      '{co} ordered to pay {award} in {matter} case',
      'Jury finds against {co} in {matter} trial',
      '{co} loses bid to end {matter} class action',
      '{court} lets {matter} suit against {co} go forward',
    ],
    summaries: ['{co} said it would appeal the decision in the {matter} case, in which {award} is at stake.'],
  },
  {
    compose: about(
      sector('Consumer Discretionary', 'Financials', 'Health Care', 'Communication Services'),
      even,
      (draw) => {
        const [matter, agency] = draw.pick(settled)
        return { matter, agency, sum: money(draw.between(0.02, 0.3)) }
      },
    ),
    titles: [
      '{co} to pay {sum} to settle {matter} claims',
      '{co} reaches accord with {agency} on {matter} claims',
      '{co} sets aside {sum} for {matter} settlement',
    ],
    summaries: ['The settlement of {co} with {agency} is worth {sum} and includes no admission of wrongdoing.'],
  },
  {
    compose: about(oneOf('GOOGL', 'AAPL', 'AMZN', 'META', 'MSFT', 'V', 'MA', 'LYV', 'NVDA'), poor, (draw, company) => ({
      regulator: draw.pick([
        'EU regulators',
        'US Justice Department',
        'UK watchdog',
        'Japanese antitrust agency',
        'FTC',
        "Germany's cartel office",
      ]),
      matter: contested[company.ticker] ?? 'pricing',
    })),
    also: ['TECHNOLOGY'],
    titles: [
      '{co} pressed by {regulator} on {matter} practices',
      '{co} offers concessions to end {matter} probe',
      '{co} faces antitrust questions on {matter} terms',
      'Antitrust: hearing on {co} {matter} business set for {nearDay}',
    ],
    summaries: [
      'The case looks at {matter} terms of {co}. The company says customers have a wide choice; a decision is due in {nextYear}.',
    ],
  },
  {
    compose: about(
      () => true,
      fair,
      (draw, company) => ({
        regulator: draw.pick(['EU', 'FTC', 'Justice Department', 'UK regulator', 'China']),
        firm: draw.pick(firmsFor(company)),
      }),
    ),
    also: ['CORPORATE_ACTIONS'],
    titles: [
      '{regulator} clears {cos} purchase of {firm}',
      '{co} gets antitrust approval for {firm} deal',
      '{regulator} ends review of {co} without action',
    ],
    summaries: ['{co} can close the purchase of {firm} after the {regulator} found no concerns.'],
  },
  {
    compose: about(
      (company) => company.marketValue < 200,
      bad,
      (draw, company) => ({
        regulator: draw.pick(['FTC', 'Justice Department', 'EU', 'UK regulator']),
        firm: draw.pick(firmsFor(company)),
      }),
    ),
    also: ['CORPORATE_ACTIONS'],
    titles: [
      '{regulator} sues to block {cos} purchase of {firm}',
      '{regulator} opens in-depth review of {co} deal for {firm}',
      '{co} drops bid for {firm} after regulator objections',
    ],
    summaries: ['The {regulator} is concerned that the deal of {co} for {firm} would reduce competition.'],
  },
  {
    compose: aboutTwo(
      industry('Semiconductors', 'Technology Hardware', 'Communications Equipment'),
      () => industry('Semiconductors', 'Technology Hardware', 'Interactive Media'),
      poor,
      (draw) => ({
        count: draw.pick(['three', 'four', 'six']),
        court: draw.pick(['Texas', 'Delaware', 'Munich', 'California']),
      }),
    ),
    also: ['TECHNOLOGY'],
    titles: [
      '{co} sued by {rival} over {count} patents',
      '{rival} takes patent dispute with {co} to {court} court',
      '{co}, {rival} trade patent claims in {court}',
    ],
    summaries: [
      '{rival} claims that products of {co} infringe {count} patents. {co} said it would defend itself in {court}.',
    ],
  },
  {
    compose: about(sector('Financials', 'Information Technology', 'Industrials'), fair, (draw) => ({
      agency: draw.pick(['SEC', 'CFTC', 'FTC', 'Justice Department']),
      matter: draw.pick(['disclosure', 'record-keeping', 'accounting', 'sales practice']),
    })),
    titles: ['{agency} closes {matter} inquiry into {co}', '{co} says {agency} ends {matter} probe without charges'],
    summaries: ['{co} said the {agency} had concluded its {matter} inquiry and recommends no action.'],
  },
  {
    compose: about(sector('Financials', 'Information Technology', 'Industrials'), poor, (draw) => ({
      agency: draw.pick(['SEC', 'CFTC', 'New York regulator']),
      fine: money(draw.between(0.006, 0.14)),
      matter: draw.pick(['record-keeping', 'disclosure', 'surveillance', 'billing']),
    })),
    titles: ['{agency} fines {co} {fine} for {matter} lapses', '{co} gets {agency} subpoena in {matter} review'],
    summaries: ['The {agency} looked at {matter} procedures of {co}; the company cooperates and set aside {fine}.'],
  },
  {
    compose: plain(even, (draw) => ({
      matter: draw.pick([
        'tariff powers',
        'agency independence',
        'securities fraud standards',
        'class action rules',
        'bank fees',
      ]),
      side: draw.pick(['skeptical', 'divided']),
      share: percent(draw.between(40, 66), 0),
    })),
    isRare: true,
    titles: [
      'Supreme Court agrees to hear case on {matter}',
      'Justices appear {side} in arguments over {matter}',
      'Appeals court pauses ruling on {matter}',
    ],
    summaries: [
      'A decision on {matter} is expected by the end of June {nextYear}; analysts put the chance of a reversal at {share}.',
    ],
  },
  {
    compose: plain(poor, (draw) => ({
      firm: draw.pick(bankrupts),
      debt: money(draw.between(0.2, 2.6)),
      stores: String(draw.whole(4, 42) * 10),
    })),
    also: ['CORPORATE_ACTIONS'],
    titles: [
      '{firm} files for Chapter 11 with {debt} of debt',
      '{firm} lenders agree to restructuring',
      '{firm} wins court approval for bankruptcy loan',
    ],
    summaries: [
      '{firm} sought protection from creditors with {debt} of debt and continues to operate; {stores} sites are under review.',
    ],
  },
])
