import { about, bad, even, fair, good, oneOf, plain, poor } from '../facts.ts'
import { money, percent } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'
import { cities } from './words/names.ts'

const leagues = [
  'NFL',
  'NBA',
  'MLB',
  'NHL',
  'Premier League',
  'Formula 1',
  'La Liga',
  'MLS',
  'WNBA',
  'UEFA',
  'PGA Tour',
] as const
const american = ['NFL', 'NBA', 'MLB', 'NHL', 'MLS', 'WNBA'] as const
const media = oneOf('DIS', 'CMCSA', 'AMZN', 'NFLX', 'WBD', 'PSKY', 'GOOGL', 'AAPL')

export const sports: readonly Scene[] = scenesOf('SPORTS', 'Media & Sports', [
  {
    compose: about(media, fair, (draw) => ({
      league: draw.pick(leagues),
      value: money(draw.between(0.3, 4.6)),
      years: draw.pick(['three', 'five', 'six', 'seven', '11']),
    })),
    also: ['ENTERTAINMENT'],
    titles: [
      '{co} wins {league} rights in {years}-year deal',
      '{co} in talks to renew {league} package worth {value} a year',
      '{league} sells streaming package to {co}',
      '{co} extends {league} coverage',
    ],
    summaries: ['{co} would pay about {value} a year over {years} years for live rights of the {league}.'],
  },
  {
    compose: about(media, good, (draw) => ({
      league: draw.pick(american),
      viewers: `${draw.between(14, 29).toFixed(1)} million`,
      rise: percent(draw.between(3, 16), 0),
    })),
    titles: ['{co} {league} audience up {rise} on year', '{league} broadcast on {co} draws {viewers} viewers'],
    summaries: ['An average of {viewers} people watched the {league} on {co}, {rise} more than a year ago.'],
  },
  {
    compose: about(oneOf('NKE', 'LULU', 'PEP', 'KO', 'V', 'MA'), fair, (draw) => ({
      league: draw.pick(leagues),
      years: draw.pick(['four', 'six', 'eight', '10']),
    })),
    titles: [
      '{co} renews {league} sponsorship for {years} years',
      '{co} signs on as official {league} partner',
      '{co} to supply {league} from {nextYear}',
    ],
    summaries: [
      '{co} and the {league} agreed on a(n) {years}-year partnership from {nextYear}; terms were not disclosed.',
    ],
  },
  {
    compose: about(oneOf('DKNG', 'MGM'), good, (draw) => ({
      handle: percent(draw.between(8, 24), 0),
      hold: percent(draw.between(9.1, 11.4)),
      state: draw.pick(['Missouri', 'Ohio', 'New York', 'Illinois', 'Alberta']),
    })),
    titles: [
      '{co} betting handle up {handle} in {month}',
      '{co} says hold improved to {hold} on favorable results',
      '{co} opens sportsbook in {state}',
    ],
    summaries: [
      'Bets placed with {co} rose {handle} in {month} at a hold of {hold}; {state} contributed new customers.',
    ],
  },
  {
    compose: about(oneOf('DKNG', 'MGM'), poor, (draw) => ({
      state: draw.pick(['Illinois', 'New Jersey', 'Ohio', 'Maryland']),
      tax: percent(draw.between(20, 40), 0),
      cost: money(draw.between(0.03, 0.2)),
    })),
    titles: [
      '{co} hit by run of bettor-friendly results',
      '{state} bill would lift betting tax to {tax}, weighing on {co}',
    ],
    summaries: [
      '{co} put the effect of customer-friendly results at about {cost}; lawmakers in {state} discuss a tax of {tax}.',
    ],
  },
  {
    compose: about(oneOf('TKO', 'LYV'), good, (draw) => ({
      city: draw.pick(cities),
      gate: money(draw.between(0.009, 0.024)),
      rise: percent(draw.between(5, 19), 0),
    })),
    titles: [
      '{co} sets gate record in {city}',
      '{co} live event revenue climbs {rise}',
      '{co} brings flagship event to {city} in {nextYear}',
    ],
    summaries: ['{co} took {gate} at the gate in {city}; revenue from live events is up {rise} this year.'],
  },
  {
    compose: plain(fair, (draw) => ({
      league: draw.pick(american),
      city: draw.pick(cities),
      value: money(draw.between(1.4, 8.5)),
      stake: percent(draw.between(5, 15), 0),
    })),
    titles: [
      '{city} {league} franchise valued at {value} in stake sale',
      '{league} owners approve sale of {stake} of {city} club to fund',
      [
        'Investor group seeks {league} expansion team for {city}',
        'The group would pay a fee of about {value} to the {league} and play in a new arena in {city}.',
      ],
    ],
    summaries: [
      'The sale of {stake} of the {city} club to a private fund values it at {value}, people familiar with the talks said.',
    ],
  },
  {
    compose: plain(even, (draw) => ({
      city: draw.pick(cities),
      cost: money(draw.between(0.7, 3.4)),
      share: percent(draw.between(15, 45), 0),
      league: draw.pick(american),
    })),
    titles: [
      '{city} council backs {cost} stadium plan',
      '{city} {league} club sells bonds to finance {cost} arena',
      'Stadium financing: {city} to carry {share} of {cost} bill',
    ],
    summaries: ['The plan in {city} foresees a(n) {league} venue for {cost}, of which the public would carry {share}.'],
  },
  {
    compose: plain(good, (draw) => ({
      league: draw.pick(leagues),
      revenue: money(draw.between(1.9, 19)),
      rise: percent(draw.between(4, 13), 0),
    })),
    titles: [
      '{league} revenue rises {rise} to {revenue}',
      '{league} sponsorship income climbs {rise} from last season',
      'Record season for {league} as revenue tops {revenue}',
    ],
    summaries: ['Revenue of the {league} rose {rise} to {revenue}, lifted by media rights and sponsorship.'],
  },
  {
    compose: plain(bad, (draw) => ({
      league: draw.pick(leagues),
      issue: draw.pick(['schedule', 'revenue sharing', 'pay', 'media rights']),
      fine: money(draw.between(0.005, 0.06)),
    })),
    also: ['LEGAL'],
    titles: [
      '{league} players reject offer in dispute over {issue}',
      [
        '{league} fined {fine} over {issue} rules',
        'The {league} said it would appeal the fine of {fine}, which concerns its {issue} rules.',
      ],
      'Talks between {league} and union stall on {issue}',
    ],
    summaries: [
      'The dispute over {issue} in the {league} goes to arbitration in {nextMonth}; a fine of {fine} is under appeal.',
    ],
  },
])
