import type { Draw } from '../../random/draw.ts'
import { about, aboutTwo, bad, even, fair, good, industry, oneOf, plain, poor, reason } from '../facts.ts'
import { money, percent } from '../figures.ts'
import { type Scene, scenesOf } from '../scene.ts'
import { abroad, privateFirms, states } from './words/names.ts'

const chips = industry('Semiconductors')
const cloud = oneOf('MSFT', 'AMZN', 'GOOGL', 'ORCL', 'META')
const software = oneOf('CRM', 'ADBE', 'NOW', 'INTU', 'ORCL', 'PLTR', 'DDOG', 'MSFT', 'IBM', 'SNPS')
const security = oneOf('PANW', 'CRWD', 'FTNT', 'CSCO')

const online = oneOf(
  'AAPL',
  'ADBE',
  'AMZN',
  'CMCSA',
  'CRM',
  'GOOGL',
  'META',
  'MSFT',
  'NFLX',
  'NOW',
  'ORCL',
  'PYPL',
  'T',
  'TMUS',
  'VZ',
)

const place = (draw: Draw) => ({ state: draw.pick(states), country: draw.pick(abroad) })

export const technology: readonly Scene[] = scenesOf('TECHNOLOGY', 'Technology', [
  {
    compose: about(chips, good, (draw) => ({
      node: draw.pick(['two-nanometer', 'three-nanometer', 'advanced packaging']),
      gain: percent(draw.between(18, 55), 0),
      ...place(draw),
    })),
    titles: [
      '{co} unveils AI chip it says is {gain} more efficient',
      '{co} begins volume shipments of new data center part',
      '{co} books {node} capacity for {nextYear}',
      '{co} to build {node} line in {state}',
    ],
    summaries: ['{co} said the new part delivers {gain} more performance per watt and uses a(n) {node} process.'],
  },
  {
    compose: about(cloud, fair, (draw) => ({
      spend: money(draw.between(1.2, 14)),
      power: String(draw.whole(2, 12) * 100),
      ...place(draw),
    })),
    titles: [
      '{co} to invest {spend} in {country} cloud region',
      '{co} plans {power}-megawatt data center in {state}',
      '{co} speeds up AI buildout with {state} campus',
      '{co} opens cloud region in {country}',
    ],
    summaries: [
      '{co} will spend {spend} over four years on capacity in {country} and adds {power} megawatts in {state}.',
    ],
  },
  {
    compose: aboutTwo(
      cloud,
      () => oneOf('NVDA', 'AMD', 'AVGO', 'MRVL', 'ANET', 'MU'),
      good,
      (draw) => ({ value: money(draw.between(1.1, 18)), years: draw.pick(['three', 'four', 'five']) }),
    ),
    titles: [
      '{co} places {value} order with {rival}',
      '{rival} to supply {co} AI clusters through {laterYear}',
      '{co} picks {rival} for next data center generation',
    ],
    summaries: ['{co} agreed to buy equipment worth {value} from {rival} over {years} years.'],
  },
  {
    compose: about(software, fair, (draw, company) => ({
      product: draw.pick(['AI assistant', 'agent platform', 'analytics suite', 'developer tools', 'security module']),
      price: percent(draw.between(5, 12), 0),
      users: `${draw.whole(3, 48)},000`,
      reason: reason(draw, company, 'up'),
    })),
    titles: [
      '{co} launches {product} for large customers',
      '{co} raises list prices by {price}',
      '{co} says {product} passed {users} paying clients',
      '{co} bundles {product} into main subscription',
    ],
    summaries: ['{co} said {users} customers use its {product}; new contracts are priced {price} higher.'],
  },
  {
    compose: aboutTwo(
      software,
      () => oneOf('ACN', 'IBM', 'AMZN', 'GOOGL', 'DELL', 'CSCO', 'NVDA'),
      fair,
      (draw) => ({ field: draw.pick(['health care', 'banking', 'retail', 'manufacturing', 'government']) }),
    ),
    titles: [
      '{co}, {rival} team up on AI tools for {field}',
      '{co} to run {field} software on {rival} systems',
      '{co} widens partnership with {rival}',
    ],
    summaries: ['{co} and {rival} will sell a joint product for {field} from {nextMonth}.'],
  },
  {
    compose: about(security, fair, (draw) => ({
      client: draw.pick(['a federal agency', 'a large European bank', 'a global retailer', 'a G7 government']),
      value: money(draw.between(0.05, 0.6)),
    })),
    titles: [
      '{co} wins {value} security contract',
      [
        '{co} finds flaw in widely used network software, issues fix',
        'Researchers of {co} found no sign that the flaw had been used before the fix was out.',
      ],
      [
        '{co} sees demand rise after wave of intrusions',
        'Companies bring security projects forward, {co} said; contracts worth {value} were signed in a month.',
      ],
    ],
    summaries: ['{co} signed a contract worth {value} with {client}.'],
  },
  {
    compose: about(online, bad, (draw) => ({
      hours: draw.pick(['two', 'three', 'five', 'nine']),
      share: percent(draw.between(2, 14), 0),
      service: draw.pick(['cloud', 'payment', 'login', 'messaging', 'video']),
    })),
    titles: [
      '{co} restores {service} services after {hours}-hour outage',
      [
        '{co} investigates data breach at supplier',
        '{co} said {share} of its customers could be affected and that its own systems were not touched.',
      ],
      'Users report problems with {co} {service} services',
    ],
    summaries: [
      '{co} said {share} of customers were affected for about {hours} hours and that the cause had been fixed.',
    ],
  },
  {
    also: ['GEOPOLITICS'],
    compose: about(oneOf('NVDA', 'AMD', 'AMAT', 'LRCX', 'INTC', 'QCOM', 'MU'), poor, (draw) => ({
      share: percent(draw.between(6, 19), 0),
      place: draw.pick(['China', 'the Middle East']),
    })),
    titles: [
      '{co} says new export rules could trim sales to {place}',
      '{co} seeks license to ship chips to {place}',
      'US weighs tighter chip curbs; {co} in focus',
    ],
    summaries: ['Sales to {place} account for {share} of revenue at {co}. The rules would take effect in {nextMonth}.'],
  },
  {
    compose: about(oneOf('AAPL', 'GOOGL', 'DELL', 'HPQ', 'META', 'SMCI', 'STX', 'WDC'), fair, (draw) => ({
      product: draw.pick(['headset', 'foldable phone', 'AI laptop', 'smart glasses', 'storage system']),
      share: percent(draw.between(14, 27), 0),
      rise: percent(draw.between(3, 12), 0),
      ...place(draw),
    })),
    titles: [
      '{co} shifts {product} assembly to {country}',
      '{co} unit shipments up {rise}, researcher says',
      '{co} readies {product} for spring launch',
      '{co} market share climbs to {share} in {country}',
    ],
    summaries: [
      '{co} shipped {rise} more units in the quarter than a year ago and moves part of its {product} output to {country}.',
    ],
  },
  {
    compose: plain(good, (draw) => ({
      firm: draw.pick(privateFirms.technology),
      sum: money(draw.between(0.12, 2.2)),
      value: money(draw.between(3, 28)),
    })),
    titles: [
      'AI startup {firm} raises {sum} at {value} valuation',
      '{firm} closes funding round led by sovereign wealth funds',
      'Venture funding: {firm} doubles valuation to {value}',
    ],
    summaries: ['{firm} raised {sum} from investors, which values the company at {value}.'],
  },
  {
    compose: plain(even, (draw) => ({
      body: draw.pick([
        'European Commission',
        'US Commerce Department',
        'UK regulator',
        'Japanese government',
        'California legislature',
      ]),
      matter: draw.pick([
        'AI model testing',
        'data center power use',
        'app store fees',
        'chip subsidies',
        'online age checks',
      ]),
    })),
    also: ['LEGAL'],
    titles: [
      '{body} proposes rules on {matter}',
      '{body} delays decision on {matter}',
      '{body} opens consultation on {matter}',
    ],
    summaries: ['The {body} asks for comments on {matter} until {nearDay}; rules would take effect in {nextYear}.'],
  },
  {
    also: ['CORPORATE_ACTIONS'],
    compose: about(oneOf('IBM', 'GOOGL', 'MSFT', 'HON', 'INTC', 'AMZN'), good, (draw) => ({
      qubits: String(draw.whole(12, 40) * 10),
      lab: draw.pick(['New York', 'California', 'Colorado', 'Zurich']),
    })),
    titles: ['{co} reports quantum milestone with {qubits}-qubit processor', '{co} opens quantum lab in {lab}'],
    summaries: ['{co} demonstrated a(n) {qubits}-qubit processor with lower error rates at its lab in {lab}.'],
  },
])
