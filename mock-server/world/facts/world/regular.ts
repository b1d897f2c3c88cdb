import { millisecondsInDay } from 'date-fns/constants'
import { grouped, money, percent } from '../../news/figures.ts'
import { cities, houses } from '../../news/words/names.ts'
import { swing, wave } from '../../random/parts.ts'
import { hash, mix } from '../../random/random.ts'
import { isMarketDay } from '../../time/holidays.ts'
import { weekdayOn } from '../../time/weekday.ts'
import { dayOfSlot, type OfWorld, type Regular } from './of-world.ts'
import { one } from './one.ts'

/**
 * What is published on the same days of each week, beside the releases of the calendar. Each figure follows from its slot, so that what is said about
 * the figure before it is true.
 */

const MONDAY: Regular = { weekdays: [1], hour: 0 }
const TUESDAY: Regular = { weekdays: [2], hour: 0 }
const THURSDAY: Regular = { weekdays: [4], hour: 0 }
const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5]
const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const keyOf = (seed: number, name: string) => mix(seed, hash(name))
const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const dateOf = (day: number) => monthDay.format(day * millisecondsInDay)
const toward = (change: number) => (change > 0 ? 'up' : 'down')

/** What grows in which months; 0 is January. */
const crops = [
  { crop: 'corn', months: [5, 6, 7, 8, 9], tons: 1150 },
  { crop: 'soybean', months: [5, 6, 7, 8, 9], tons: 880 },
  { crop: 'wheat', months: [3, 4, 5, 9, 10], tons: 410 },
  { crop: 'cotton', months: [5, 6, 7, 8, 9], tons: 52 },
] as const
const cropOf = (slot: number) => crops[slot % crops.length] ?? crops[0]

function ratingOf(seed: number, crop: string, week: number) {
  const key = keyOf(seed, `${crop} rating`)
  return Math.round(61 + 11 * wave(key, 1, week, 8) + 2 * swing(key, 2, week))
}

const ratings: OfWorld = {
  name: 'crops',
  count: crops.length,
  regular: MONDAY,
  subject: (slot) => `${cropOf(slot).crop} crop`,
  about(seed, slot) {
    const { crop, months } = cropOf(slot)
    const week = Math.floor(slot / crops.length)
    const day = dayOfSlot(MONDAY, crops.length, slot)
    const month = new Date(day * millisecondsInDay).getUTCMonth()
    const [rating, before] = [ratingOf(seed, crop, week), ratingOf(seed, crop, week - 1)]
    const side = rating === before ? 'unchanged from last week' : `${toward(rating - before)} from ${before}%`
    return {
      name: 'crops',
      words: () => ({ crop, rating: `${rating}%`, side, date: dateOf(day - 1) }),
      stages: months.some((one) => one === month)
        ? [{ kind: 'crops', days: [0, 0], tone: 0.2 * Math.sign(rating - before), when: 'session' }]
        : [],
    }
  },
}

/** In thousands of tons a week. */
function exportsOf(seed: number, slot: number) {
  const { crop, tons } = cropOf(slot)
  const [key, week] = [keyOf(seed, `${crop} exports`), Math.floor(slot / crops.length)]
  return Math.max(3, Math.round(tons * (1 + 0.4 * wave(key, 1, week, 6) + 0.3 * swing(key, 2, week))))
}

const exports = one(
  'exports',
  crops.length,
  { tone: 0.1, when: 'early' },
  (seed, slot) => () => {
    const [sold, before] = [exportsOf(seed, slot), exportsOf(seed, slot - crops.length)]
    return {
      crop: cropOf(slot).crop,
      tons: grouped(sold * 1000),
      side: sold === before ? 'unchanged' : `${toward(sold - before)} from ${grouped(before * 1000)}`,
    }
  },
  { regular: THURSDAY, subject: (slot) => `${cropOf(slot).crop} exports` },
)

const metals = [
  ['copper', 140_000],
  ['aluminum', 480_000],
  ['nickel', 200_000],
  ['zinc', 110_000],
  ['lead', 230_000],
  ['tin', 3_000],
] as const
const metalOf = (slot: number) => metals[slot % metals.length] ?? metals[0]

/** Tons in the exchange's warehouses, on the slot's workday. */
function stockOf(seed: number, slot: number) {
  const [metal, usual] = metalOf(slot)
  const [key, day] = [keyOf(seed, `${metal} stocks`), Math.floor(slot / metals.length)]
  const level = usual * (1 + 0.25 * wave(key, 1, day, 40) + 0.008 * swing(key, 2, day))
  const step = usual > 10_000 ? 25 : 5
  return Math.round(level / step) * step
}

const stocks: OfWorld = {
  name: 'stocks',
  count: metals.length,
  regular: { weekdays: WORKDAYS, hour: 8 },
  subject: (slot) => `${metalOf(slot)[0]} stocks`,
  about(seed, slot) {
    const change = stockOf(seed, slot) - stockOf(seed, slot - metals.length)
    return {
      name: 'stocks',
      words: () => ({
        metal: metalOf(slot)[0],
        side: toward(change),
        tons: grouped(Math.abs(change)),
        total: grouped(stockOf(seed, slot)),
      }),
      stages: change === 0 ? [] : [{ kind: 'stocks', days: [0, 0], tone: 0, when: 'any' }],
    }
  },
}

const buyers = ['Chinese', 'Polish', 'Turkish', 'Indian', 'Kazakh', 'Czech']
const gold = one(
  'gold.buy',
  1,
  { tone: 0.2, shocks: [['gold', 0.15]] },
  (seed, slot) => () => ({
    place: buyers[slot % buyers.length] ?? '',
    tons: (2 + 9 * (0.5 + 0.5 * swing(keyOf(seed, 'gold'), 1, slot))).toFixed(1),
  }),
  { regular: { weekdays: [3], hour: 8 } },
)

const funds = [
  ['bitcoin', 0.42],
  ['ether', 0.11],
  ['solana', 0.03],
] as const
const fundOf = (slot: number) => funds[slot % funds.length] ?? funds[0]
const FLOWS: Regular = { weekdays: WORKDAYS, hour: 0 }

/** Net subscriptions of a trading day, in billions of dollars. */
function flowOf(seed: number, slot: number) {
  const [coin, usual] = fundOf(slot)
  const [key, day] = [keyOf(seed, `${coin} flows`), Math.floor(slot / funds.length)]
  return usual * (0.15 + 0.7 * wave(key, 1, day, 7) + 0.6 * swing(key, 2, day))
}

/** What flowed on one trading day is known on the next. */
const flows: OfWorld = {
  name: 'coin.flow',
  count: funds.length,
  regular: FLOWS,
  isFelt: true,
  subject: (slot) => `${fundOf(slot)[0]} funds`,
  about(seed, slot) {
    const flow = flowOf(seed, slot)
    const day = dayOfSlot(FLOWS, funds.length, slot - funds.length)
    const isIn = flow > 0
    return {
      name: 'coin.flow',
      words: () => ({
        coin: fundOf(slot)[0],
        flow: money(Math.max(0.001, Math.abs(flow))),
        dayName: dayNames[weekdayOn(day)] ?? '',
      }),
      stages: !isMarketDay(day)
        ? []
        : [
            {
              kind: isIn ? 'coin.flow' : 'coin.out',
              days: [0, 0],
              tone: isIn ? 0.4 : -0.4,
              when: 'early',
              shocks: [['crypto', Math.max(-0.5, Math.min(0.5, flow))]],
              cause: isIn ? 'fund inflows' : 'fund outflows',
            },
          ],
    }
  },
}

const mortgageRate = (seed: number, week: number) => 6.25 + 0.3 * wave(keyOf(seed, 'mortgage'), 1, week, 9)
const mortgage = one(
  'mortgage',
  1,
  { tone: 0, when: 'session' },
  (seed, week) => () => {
    const [rate, before] = [mortgageRate(seed, week), mortgageRate(seed, week - 1)].map((value) => value.toFixed(2))
    const rateMove = rate === before ? 'unchanged' : toward(Number(rate) - Number(before))
    return { rate: `${rate}%`, before: `${before}%`, rateMove, date: dateOf(dayOfSlot(THURSDAY, 1, week)) }
  },
  { regular: THURSDAY },
)

const films = [
  'The Glass Harbor',
  'Midnight Freight',
  'Iron Meridian',
  'Paper Lanterns',
  'Echo Valley Road',
  'The Last Cartographer',
  'Starfall Academy',
  'Copper Sky',
  'The Understory',
  'Clockwork Summer',
  'Nine Miles Out',
  'The Quiet Orbit',
  'Blue Ridge Run',
]
/** A film leads for two weeks, with less in the second. */
const boxOffice = one(
  'boxoffice',
  1,
  { tone: 0.1 },
  (_seed, week) => (draw) => ({
    film: films[Math.floor(week / 2) % films.length] ?? '',
    total: money(draw.between(0.085, 0.19)),
    gate: money(week % 2 === 0 ? draw.between(0.04, 0.08) : draw.between(0.02, 0.038)),
    rise: percent(draw.between(2, 14), 0),
  }),
  { regular: { weekdays: [0], hour: 16 } },
)

const issues = one(
  'auction',
  1,
  { tone: 0, when: 'early' },
  (seed, week) => (draw) => {
    const amount = 31 + 15 * swing(keyOf(seed, 'issues'), 1, week)
    return { amount: money(amount), count: String(Math.round(amount / draw.between(1.6, 2.4))) }
  },
  { regular: MONDAY },
)

/** Millions of travelers by weekday. */
const travelers = [2.85, 2.6, 2.3, 2.45, 2.75, 2.85, 2.35]
const AIRPORTS: Regular = { weekdays: ALL_DAYS, hour: 13 }
const travel = one(
  'travel',
  1,
  { tone: 0.1 },
  (seed, slot) => () => {
    const yesterday = (slot + 6) % 7
    const usual = travelers[yesterday] ?? 2.5
    const people = usual * (1 + 0.06 * wave(keyOf(seed, 'travel'), 1, slot, 45)) + 0.06 * swing(seed, 3, slot)
    return { people: `${people.toFixed(3)} million`, dayName: dayNames[yesterday] ?? '' }
  },
  { regular: AIRPORTS },
)

const rentsOf = (seed: number, city: string, turn: number) => ({
  rent: 4.2 + 3 * wave(keyOf(seed, `${city} rents`), 1, turn, 6),
  vacancy: 19 + 6 * wave(keyOf(seed, `${city} offices`), 1, turn, 9),
})
const rents = one(
  'rents',
  1,
  { tone: 0.1, when: 'working' },
  (seed, slot) => () => {
    const city = cities[slot % cities.length] ?? ''
    const { rent, vacancy } = rentsOf(seed, city, Math.floor(slot / cities.length))
    return { city, rent: percent(rent), vacancy: percent(vacancy) }
  },
  { regular: { weekdays: [1, 2, 3, 4], hour: 0 }, subject: (slot) => `rents in ${cities[slot % cities.length]}` },
)

/** Thousands of containers a month. */
const ports = [
  ['Los Angeles', 870],
  ['Long Beach', 780],
  ['Savannah', 480],
  ['Rotterdam', 1150],
  ['Singapore', 3400],
  ['Shanghai', 4300],
  ['Hamburg', 660],
  ['Houston', 350],
  ['Busan', 2000],
  ['Antwerp', 1120],
] as const
const portOf = (slot: number) => ports[slot % ports.length] ?? ports[0]
const port = one(
  'port',
  1,
  { tone: 0.15, when: 'working' },
  (seed, slot) => () => {
    const [name, usual] = portOf(slot)
    const rise = 4.5 + 3.8 * wave(keyOf(seed, name), 1, Math.floor(slot / ports.length), 4)
    return { port: name, rise: percent(rise), boxes: grouped(Math.round(usual * (1 + rise / 100)) * 1000) }
  },
  { regular: { weekdays: [2, 4], hour: 0 }, subject: (slot) => `port of ${portOf(slot)[0]}` },
)

const houseOf = (slot: number) => houses[slot % houses.length] ?? ''

/** A house has one target for the S&P 500, and changes it from time to time. */
function targetOf(seed: number, slot: number) {
  const key = keyOf(seed, houseOf(slot))
  const turn = Math.floor(slot / houses.length)
  return Math.round((7250 + 220 * swing(key, 1, 0) + 240 * wave(key, 2, turn, 4)) / 50) * 50
}

const outlook: OfWorld = {
  name: 'outlook',
  count: 2,
  regular: TUESDAY,
  subject: (slot) => `${houseOf(slot)} target`,
  about(seed, slot) {
    const [target, before] = [targetOf(seed, slot), targetOf(seed, slot - houses.length)]
    const change = target - before
    return {
      name: 'outlook',
      words: () => ({
        house: houseOf(slot),
        target: grouped(target),
        before: grouped(before),
        earnings: `$${Math.round(target / 23.4)}`,
      }),
      stages: [
        {
          kind: change === 0 ? 'outlook.kept' : change > 0 ? 'outlook.raised' : 'outlook.cut',
          days: [0, 0],
          tone: 0.3 * Math.sign(change),
          when: 'early',
        },
      ],
    }
  },
}

export const regular: readonly OfWorld[] = [
  ratings,
  exports,
  stocks,
  gold,
  flows,
  mortgage,
  boxOffice,
  issues,
  travel,
  rents,
  port,
  outlook,
]
