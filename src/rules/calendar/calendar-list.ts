import type { EarningsReport, EconomicEvent, Impact } from '../../contract/calendar/calendar.ts'
import { isSame } from '../shared/merge.ts'
import type { NamedSymbols } from '../shared/query/query.ts'
import type { Day } from '../shared/time/day.ts'
import { addDays, daysOf } from '../shared/time/days.ts'
import { startOfDay } from '../shared/time/zones.ts'
import { searches } from './calendar-search.ts'
import type { Days } from './calendar-window.ts'

export type CalendarItem = EconomicEvent | EarningsReport

/** When an item is due, as its contract writes it. */
export const dueOf = (item: CalendarItem) => ('eventName' in item ? item.eventDateTime : item.earningsDateTime)

/** Milliseconds for which a release is marked as new. */
const NEW_FOR = 5000

/** CAL-13: whether the figure of an item became known just before `now` (epoch milliseconds). */
export function isJustReleased(item: CalendarItem, now: number) {
  const known = 'eventName' in item ? item.actual : item.eps
  const since = now - Date.parse(item.updatedDateTime)
  return known !== null && since >= 0 && since < NEW_FOR
}

const byTime = (a: CalendarItem, b: CalendarItem) => compare(dueOf(a), dueOf(b)) || compare(a.id, b.id)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * CAL-10: `items` with those of `batch` in place of the ones with their ids (the last counts), in the order of their time. What did
 * not change stays the same object.
 */
export function mergeById<Item extends CalendarItem>(items: readonly Item[], batch: readonly Item[]): readonly Item[] {
  const all = new Map(items.map((item) => [item.id, item]))
  let hasChanged = false
  for (const item of batch) {
    if (isSame(all.get(item.id), item)) continue
    all.set(item.id, item)
    hasChanged = true
  }
  return hasChanged ? [...all.values()].sort(byTime) : items
}

/** What is asked of a list: words, and of economic events an impact and a country. Empty lists ask nothing. `lists`: those that the words name, once they are known. */
export type Asked = {
  phrase: string
  impacts: readonly Impact[]
  countries: readonly string[]
  lists?: readonly NamedSymbols[] | undefined
}

/** What of a calendar is displayed. */
export function listed<Item extends CalendarItem>(items: readonly Item[], asked: Asked) {
  const { phrase, impacts, countries, lists } = asked
  const isSought = searches(phrase, lists)
  return items.filter((item) => isSought(item) && isChosen(item, impacts, countries))
}

const isChosen = (item: CalendarItem, impacts: readonly Impact[], countries: readonly string[]) =>
  !('eventName' in item) ||
  ((impacts.length === 0 || (item.impact !== null && impacts.includes(item.impact))) &&
    (countries.length === 0 || countries.includes(item.country)))

export type DayList<Item> = { day: Day; items: readonly Item[] }

/** CAL-04, CAL-11: every day of a window in a zone with its items, which come in the order of their time. */
export function byDays<Item extends CalendarItem>(items: readonly Item[], days: Days, zone: string): DayList<Item>[] {
  const instant = (day: Day) => new Date(startOfDay(zone, day)).toISOString()
  const start = instant(days.first)
  let from = items.findIndex((item) => dueOf(item) >= start)
  if (from < 0) from = items.length
  return daysOf(days.first, days.last).map((day) => {
    const end = instant(addDays(day, 1))
    let until = from
    while (isBefore(items[until], end)) until += 1
    const ofDay = { day, items: items.slice(from, until) }
    from = until
    return ofDay
  })
}

const isBefore = (item: CalendarItem | undefined, instant: string) => item !== undefined && dueOf(item) < instant

/** All that come next at the same instant, of items in the order of their time. `now` in epoch milliseconds. */
export function nextOf<Item extends CalendarItem>(items: readonly Item[], now: number): readonly Item[] {
  const at = new Date(now).toISOString()
  const coming = items.slice(indexAfter(items, at))
  const due = coming[0] && dueOf(coming[0])
  const others = coming.findIndex((item) => dueOf(item) !== due)
  return others < 0 ? coming : coming.slice(0, others)
}

/** The index of the first item that is due after an instant. */
export function indexAfter(items: readonly CalendarItem[], instant: string) {
  const index = items.findIndex((item) => dueOf(item) > instant)
  return index < 0 ? items.length : index
}
