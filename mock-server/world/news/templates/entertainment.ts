import { about, aboutTwo, bad, even, fair, good, oneOf, plain, poor } from '../facts.ts'
import { money, percent } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'
import { films, games, ownOf, series } from './words/names.ts'

const studios = ['DIS', 'WBD', 'CMCSA', 'PSKY', 'NFLX', 'AMZN'] as const
const streamers = ['NFLX', 'DIS', 'WBD', 'PSKY', 'CMCSA', 'AMZN'] as const
const gameMakers = ['TTWO', 'MSFT', 'WBD'] as const

export const entertainment: readonly Scene[] = scenesOf('ENTERTAINMENT', 'Media & Sports', [
  {
    compose: about(oneOf(...studios), good, (draw, { ticker }) => ({
      film: draw.pick(ownOf(films, studios, ticker)),
      opening: money(draw.between(0.046, 0.162)),
      world: money(draw.between(0.17, 0.39)),
      expected: money(draw.between(0.03, 0.045)),
    })),
    titles: [
      "'{film}' opens to {opening} for {co}",
      "{cos} '{film}' leads weekend box office",
      "{co} scores with '{film}', {world} worldwide",
      "'{film}' beats forecasts, gives {co} a box office lift",
    ],
    summaries: [
      '"{film}" by {co} took in {opening} in US and Canadian theaters, above the {expected} forecast, and {world} worldwide.',
    ],
  },
  {
    compose: about(oneOf(...studios), bad, (draw, { ticker }) => ({
      film: draw.pick(ownOf(films, studios, ticker)),
      opening: money(draw.between(0.009, 0.028)),
      budget: money(draw.between(0.12, 0.22)),
    })),
    titles: [
      "'{film}' stumbles with {opening} debut for {co}",
      "{co} faces write-down on '{film}'",
      "{co} moves '{film}' sequel to {laterYear}",
    ],
    summaries: ['"{film}" by {co} opened to {opening} in US and Canadian theaters against a budget of {budget}.'],
  },
  {
    compose: about(oneOf(...streamers), good, (draw, { ticker }) => ({
      series: draw.pick(ownOf(series, streamers, ticker)),
      subs: `${draw.between(1.2, 6.8).toFixed(1)} million`,
      views: `${draw.whole(18, 74)} million`,
      share: percent(draw.between(41, 58), 0),
    })),
    titles: [
      "{co} renews '{series}' after strong start",
      '{co} adds {subs} streaming subscribers',
      "'{series}' tops streaming charts for {co}",
      '{co} ad tier reaches {share} of new sign-ups',
    ],
    summaries: [
      '"{series}" was viewed {views} times in its first month on {co}; the service added {subs} subscribers in the quarter.',
    ],
  },
  {
    compose: about(oneOf(...streamers), poor, (draw, { ticker }) => ({
      churn: percent(draw.between(3.9, 6.2)),
      series: draw.pick(ownOf(series, streamers, ticker)),
    })),
    titles: [
      '{co} streaming churn climbs to {churn}',
      "{co} cancels '{series}' as it trims content budget",
      '{co} pulls library titles to save costs',
    ],
    summaries: [
      'Monthly cancellations at {co} rose to {churn}; the company ends "{series}" and spends less on new shows.',
    ],
  },
  {
    compose: about(oneOf(...gameMakers), good, (draw, { ticker }) => ({
      game: draw.pick(ownOf(games, gameMakers, ticker)),
      copies: `${draw.between(1.4, 9.6).toFixed(1)} million`,
      players: `${draw.between(1.1, 4.8).toFixed(1)} million`,
    })),
    also: ['TECHNOLOGY'],
    titles: [
      "{co} sells {copies} copies of '{game}'",
      "'{game}' draws {players} players at launch for {co}",
      [
        "{co} sets date for '{game}'",
        '"{game}" by {co} goes on sale in {nextMonth}; advance orders run ahead of the last title.',
      ],
    ],
    summaries: ['"{game}" by {co} has sold {copies} copies; {players} people played at the same time at launch.'],
  },
  {
    compose: about(oneOf(...gameMakers), bad, (draw, { ticker }) => ({
      game: draw.pick(ownOf(games, gameMakers, ticker)),
      months: draw.pick(['three', 'five', 'six']),
    })),
    titles: ["{co} delays '{game}' by {months} months", "{co} pushes '{game}' into next fiscal year"],
    summaries: ['{co} moved the release of "{game}" by {months} months to have more time for testing.'],
  },
  {
    compose: about(oneOf('DIS', 'CMCSA'), fair, (draw) => ({
      rise: percent(draw.between(2, 9), 0),
      spend: money(draw.between(0.9, 6)),
      place: draw.pick(['Florida', 'California', 'Texas', 'Britain', 'Japan']),
    })),
    titles: [
      '{co} park attendance up {rise}',
      '{co} to spend {spend} on {place} resort',
      [
        '{co} raises ticket prices at {place} park',
        'One-day tickets of {co} in {place} go up by {rise} from {nextMonth}; annual passes stay unchanged.',
      ],
      '{co} opens new land at {place} park',
    ],
    summaries: ['{co} will invest {spend} in its {place} resort; attendance rose {rise} in the quarter.'],
  },
  {
    compose: about(oneOf('LYV', 'TKO'), good, (draw) => ({
      tickets: `${draw.whole(38, 140)} million`,
      rise: percent(draw.between(6, 18), 0),
    })),
    titles: [
      '{co} concert ticket sales up {rise} for {nextYear}',
      '{co} has sold {tickets} tickets so far this year',
      '{co} stadium season outlook firms',
    ],
    summaries: ['{co} sold {tickets} tickets this year to date, {rise} more than a year ago.'],
  },
  {
    compose: aboutTwo(
      oneOf('DIS', 'WBD', 'PSKY', 'CMCSA'),
      () => oneOf('CHTR', 'GOOGL', 'VZ', 'TMUS', 'T'),
      even,
      (draw) => ({ homes: `${draw.between(5, 13).toFixed(1)} million` }),
    ),
    titles: [
      '{co} and {rival} renew carriage deal',
      [
        '{co} channels could go dark on {rival} as talks drag',
        'The contract of {co} with {rival} runs out on {nearDay}; it covers {homes} households.',
      ],
      [
        '{rival} bundles {co} streaming app with phone plans',
        'Customers of {rival} on premium plans get the app of {co} at no charge for a year.',
      ],
    ],
    summaries: ['The agreement between {co} and {rival} covers {homes} households.'],
  },
  {
    compose: plain(even, (draw) => ({
      union: draw.pick(["screenwriters'", "actors'", "directors'", "crew members'"]),
      matter: draw.pick(['AI use', 'residuals', 'staffing', 'health benefits']),
      total: money(draw.between(0.085, 0.19)),
      change: percent(draw.between(2, 14), 0),
    })),
    isRare: true,
    titles: [
      'Hollywood studios, {union} union set talks on {matter}',
      'Weekend box office totals {total}',
      'Studios court exhibitors with longer theatrical windows',
    ],
    summaries: [
      'Ticket sales in US and Canadian theaters came to {total} over the weekend. Talks with the {union} union on {matter} start in {nextMonth}.',
    ],
  },
  {
    compose: plain(fair, (draw) => ({
      rise: percent(draw.between(4, 14), 0),
      music: money(draw.between(0.2, 1.2)),
      platform: draw.pick(['podcasts', 'vinyl', 'music streaming', 'audiobooks']),
    })),
    isRare: true,
    titles: [
      'Revenue from {platform} up {rise}, trade group says',
      'Catalog of hit songs sold for {music}',
      'US ad spending on {platform} grows {rise}',
    ],
    summaries: [
      'US revenue from {platform} grew {rise} from a year earlier; a fund paid {music} for a catalog of songs.',
    ],
  },
])
