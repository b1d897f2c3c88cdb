import { about, aboutTwo, bad, even, fair, good, industry, oneOf, plain, poor, sector } from '../facts.ts'
import { grouped, money, percent } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'
import { states } from './words/names.ts'

const utilities = sector('Utilities')

export const environment: readonly Scene[] = scenesOf('ENVIRONMENT', 'Energy', [
  {
    compose: about(utilities, fair, (draw) => ({
      power: String(draw.whole(2, 14) * 100),
      state: draw.pick(states),
      spend: money(draw.between(0.6, 4.5)),
      source: draw.pick(['solar', 'wind', 'battery']),
    })),
    titles: [
      '{co} to add {power} megawatts of {source} power in {state}',
      '{co} plans {spend} of grid upgrades in {state}',
      '{co} wins approval for {source} project in {state}',
    ],
    summaries: ['{co} will build {power} megawatts of {source} capacity in {state} as part of a plan worth {spend}.'],
  },
  {
    compose: aboutTwo(
      oneOf('MSFT', 'AMZN', 'GOOGL', 'META', 'WMT'),
      () => oneOf('CEG', 'VST', 'NEE', 'DUK', 'SO', 'NRG', 'AEP', 'D'),
      good,
      (draw) => ({
        power: String(draw.whole(2, 11) * 100),
        years: draw.pick(['10', '15', '20']),
        source: draw.pick(['nuclear', 'solar', 'geothermal', 'wind']),
      }),
    ),
    titles: [
      '{co} signs {years}-year {source} power deal with {rival}',
      '{rival} to supply {co} with {power} megawatts of clean power',
    ],
    summaries: ['{rival} will deliver {power} megawatts of {source} power to {co} for {years} years.'],
  },
  {
    compose: about(utilities, bad, (draw) => ({
      homes: `${draw.whole(20, 380)},000`,
      state: draw.pick(states),
      cost: money(draw.between(0.05, 0.6)),
    })),
    titles: [
      'Storm cuts power to {homes} {co} customers in {state}',
      '{co} puts storm repair bill at {cost}',
      [
        '{co} shuts lines in {state} on wildfire risk',
        '{co} cut power to about {homes} customers in {state} as a precaution against high winds.',
      ],
    ],
    summaries: [
      'About {homes} customers of {co} in {state} were without power at the peak; repairs will cost about {cost}.',
    ],
  },
  {
    compose: about(sector('Energy', 'Materials', 'Industrials', 'Consumer Staples'), fair, (draw) => ({
      cut: percent(draw.between(18, 46), 0),
      share: percent(draw.between(30, 80), 0),
    })),
    titles: [
      '{co} targets {cut} cut in emissions by {decade}',
      '{co} says {share} of its power now comes from renewables',
      '{co} links executive pay to emissions goals',
    ],
    summaries: [
      '{co} wants to lower its emissions by {cut} by {decade}; {share} of its power comes from renewable sources.',
    ],
  },
  {
    also: ['LEGAL'],
    compose: about(sector('Energy', 'Materials'), bad, (draw) => ({
      fine: money(draw.between(0.008, 0.19)),
      state: draw.pick(states),
    })),
    titles: [
      '{co} to pay {fine} to settle emissions case in {state}',
      [
        'EPA cites {co} over permit breaches at {state} site',
        'The notice to {co} concerns limits at a site in {state}; fines of up to {fine} are possible.',
      ],
      [
        '{state} regulator orders {co} to fix leaks',
        '{co} has until {nearDay} to repair equipment at its site in {state} or pay up to {fine}.',
      ],
    ],
    summaries: [
      '{co} agreed to pay {fine} and to install new controls at its site in {state}, without admitting liability.',
    ],
  },
  {
    compose: about(oneOf('FSLR', 'GEV', 'TSLA', 'ETN'), good, (draw) => ({
      order: money(draw.between(0.2, 2.1)),
      power: grouped(draw.between(0.6, 4.8), 1),
      state: draw.pick(states),
    })),
    titles: [
      '{co} wins {order} clean-energy order',
      '{co} expands factory in {state} as grid demand grows',
      '{co} books {power} gigawatts of new orders',
    ],
    summaries: ['{co} booked {power} gigawatts worth {order}, to be delivered from its plant in {state}.'],
  },
  {
    compose: (draw) => {
      const today = draw.today('carbon')
      const isUp = today.chance(0.5)
      return {
        words: {
          price: grouped(today.between(74, 84), 2),
          move: percent(today.between(0.4, 2.9)),
          turn: isUp ? 'rise' : 'fall',
          turned: isUp ? 'rose' : 'fell',
          side: isUp ? 'higher' : 'lower',
        },
        score: draw.between(...even),
      }
    },
    also: ['COMMODITIES'],
    isRare: true,
    titles: [
      'EU carbon permits {turn} {move} to {price} euros a ton',
      'Carbon market {side}: European allowances at {price} euros',
      'EU emission allowances {turn} before auction',
    ],
    summaries: ['The benchmark contract for European carbon permits {turned} {move} to {price} euros a metric ton.'],
  },
  {
    compose: plain(poor, (draw) => ({
      state: draw.pick(states),
      degrees: String(draw.whole(6, 15)),
      river: draw.pick(['Mississippi', 'Rhine', 'Parana', 'Yangtze', 'Danube']),
      share: percent(draw.between(28, 52), 0),
    })),
    isRare: true,
    titles: [
      'Low water on {river} slows barge traffic',
      'Forecasters see temperatures {degrees} degrees below normal in {state}',
      'Drought covers {share} of US farmland, monitor shows',
      'Winter storm watch for {state} as cold air moves south',
    ],
    summaries: [
      'Shippers on the {river} load less per barge. In the US, {share} of farmland is in drought and a cold spell is forecast for {state}.',
    ],
  },
  {
    compose: plain(fair, (draw) => ({
      place: draw.pick(['Spain', 'India', 'Brazil', 'Australia', 'Denmark', 'Texas', 'Chile']),
      share: percent(draw.between(41, 68), 0),
      power: grouped(draw.between(1.2, 9.5), 1),
    })),
    titles: [
      '{place} awards {power} gigawatts in renewable auction',
      'Renewables reach {share} of power mix in {place}',
      '{place} approves offshore wind zone',
    ],
    summaries: ['{place} awarded {power} gigawatts of capacity; renewables now supply {share} of its power.'],
  },
  {
    compose: plain(even, (draw) => ({
      body: draw.pick([
        'European Parliament',
        'UN panel',
        'G20 working group',
        'California regulator',
        'International Energy Agency',
      ]),
      matter: draw.pick([
        'carbon border rules',
        'methane limits',
        'plastic waste',
        'climate disclosure',
        'aviation fuel quotas',
      ]),
    })),
    titles: [
      '{body} votes on {matter} in {nextMonth}',
      '{body} calls for faster work on {matter}',
      '{body} softens draft on {matter}',
    ],
    summaries: [
      'The {body} publishes its proposal on {matter} in {nextMonth}; industry groups want a longer transition.',
    ],
  },
  {
    compose: about(industry('Property & Casualty'), poor, (draw) => ({
      loss: money(draw.between(0.15, 1.6)),
      state: draw.pick(states),
    })),
    titles: ['{co} sees {loss} of catastrophe losses', '{co} limits new homeowner policies in {state}'],
    summaries: [
      '{co} estimates catastrophe losses of {loss} before tax for {month}, with storms in {state} the largest event.',
    ],
  },
])
