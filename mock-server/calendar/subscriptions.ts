import { millisecondsInWeek } from 'date-fns/constants'
import { writeIcs } from '../../src/rules/calendar/calendar-ics.ts'
import { type CalendarItem, listed } from '../../src/rules/calendar/calendar-list.ts'
import { product } from '../../src/rules/shared/product/product.ts'
import type { Clock } from '../clock.ts'
import type { Turn } from '../turns.ts'
import type { Almanac } from './almanac.ts'

/** How far back and ahead a calendar program sees. */
const [BACK, AHEAD] = [2 * millisecondsInWeek, 8 * millisecondsInWeek]

type Asked = { search?: string | undefined; impacts?: string | undefined; countries?: string | undefined }

const listOf = <Value extends string>(text: string | undefined) =>
  (text ?? '').split(';').filter((one): one is Value => one !== '')

/**
 * The answers to programs that subscribe to a calendar (API-16). Their text changes only when an item does, so that most are answered with 304; a
 * calendar that is off is empty.
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
    const asked = {
      phrase: query.search ?? '',
      impacts: listOf<'low' | 'medium' | 'high'>(query.impacts),
      countries: listOf(query.countries),
    }
    const items = listed(almanac?.search(at - BACK, at + AHEAD, at) ?? [], asked)
    const written = Math.max(0, ...items.map(({ updatedDateTime }) => Date.parse(updatedDateTime)))
    return { status: 200 as const, body: writeIcs(items, written, `${product.name} ${name}`) }
  }
