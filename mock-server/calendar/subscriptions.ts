import { millisecondsInWeek } from 'date-fns/constants'
import { Impact } from '../../src/contract/calendar/calendar.ts'
import { writeIcs } from '../../src/rules/calendar/calendar-ics.ts'
import { type CalendarItem, listed } from '../../src/rules/calendar/calendar-list.ts'
import { product } from '../../src/rules/shared/product/product.ts'
import type { Clock } from '../clock.ts'
import type { Turn } from '../turns.ts'
import type { Almanac } from './almanac.ts'

/** How far back and ahead a calendar program sees. */
const [BACK, AHEAD] = [2 * millisecondsInWeek, 8 * millisecondsInWeek]

type Asked = { search?: string | undefined; impacts?: string | undefined; countries?: string | undefined }

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(';')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)

/** Of the countries of events those that are asked for, in any case; what is asked for and none of them stays, so that it finds nothing. */
function countriesIn(items: readonly CalendarItem[], asked: readonly string[]) {
  const names = new Map(
    items.flatMap((item) => ('country' in item ? [[item.country.toLowerCase(), item.country]] : [])),
  )
  return asked.map((one) => names.get(one) ?? one)
}

/**
 * The answers to programs that subscribe to a calendar (API-16). Their text changes only with what is due in those weeks, so that most are answered
 * with 304; a calendar that is off is empty.
 */
export const createSubscription =
  <Item extends CalendarItem>(
    almanac: Almanac<Item> | undefined,
    name: string,
    { now }: Pick<Clock, 'now'>,
    turn: Turn,
  ) =>
  async ({ query }: { query: Asked }) => {
    const at = now()
    while (almanac && !almanac.prepare(at - BACK, at + AHEAD)) await turn()
    const all = almanac?.search(at - BACK, at + AHEAD, at) ?? []
    const impacts = listOf(query.impacts)
    const asked = {
      phrase: query.search ?? '',
      impacts: Impact.options.filter((impact) => impacts.includes(impact)),
      countries: countriesIn(all, listOf(query.countries)),
    }
    return { status: 200 as const, body: writeIcs(listed(all, asked), { name: `${product.name} ${name}` }) }
  }
